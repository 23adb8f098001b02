"""What the service does for a caller, whichever way the call came in."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Final, Protocol

from msgspec import Struct

from domain.catalogue import CardEntry, RuleEntry, Ruleset
from domain.kernel.action import Action

from .audited import AuditedCause, AuditedDifference, AuditReads, Timeline
from .model import (
    Accepted,
    CampaignPage,
    CampaignSummary,
    CommitView,
    GamePage,
    GameSummary,
    LegalActions,
    NewCampaign,
    NewFork,
    NewGame,
    Player,
    SignedUp,
    SigningKey,
)

AUDIT: Final = "audit"
"""The scope of those who may audit games."""


class Caller(Struct, frozen=True):
    """Who calls: a player, or nobody in particular; the language to answer in; the request's id for the log; the `scopes` of
    what they may do that not every player may."""

    player: str | None = None
    locale: str = "en"
    request_id: str = ""
    scopes: frozenset[str] = frozenset()


class Audits(Protocol):
    """Every use of the service for auditors: see `schema.audited`. `seat` says through whose eyes, an auditor's without one."""

    async def timeline(
        self, caller: Caller, game: str, after: int = 0, limit: int = 100, seat: int | None = None
    ) -> Timeline: ...
    async def table(self, caller: Caller, game: str, at: int | None = None, seat: int | None = None) -> Struct: ...
    async def cause(self, caller: Caller, game: str, event: str) -> tuple[AuditedCause, ...]: ...
    async def difference(
        self, caller: Caller, game: str, before: int, after: int | None = None, seat: int | None = None
    ) -> AuditedDifference: ...
    async def legal(
        self, caller: Caller, game: str, at: int | None = None, seat: int | None = None
    ) -> LegalActions: ...
    async def reads(self, caller: Caller, game: str, after: int = 0, limit: int = 100) -> AuditReads: ...


class Desk(Protocol):
    """Every use of the service. All raise `Refused` where the answer is no, and then nothing has changed.

    `command` is the caller's idempotency key: the same key with the same request gives the first answer again. Events
    have a sentence, as `text`, where it is asked to `describe` them.
    """

    @property
    def audits(self) -> Audits: ...
    async def sign_up(self, caller: Caller, name: str, locale: str, command: str = "") -> SignedUp: ...
    async def player(self, caller: Caller) -> Player: ...
    async def set_locale(self, caller: Caller, locale: str) -> Player: ...
    async def waiting(self, caller: Caller) -> tuple[GameSummary, ...]: ...
    async def create(self, caller: Caller, request: NewGame, command: str = "") -> GameSummary: ...
    async def fork(self, caller: Caller, game: str, request: NewFork, command: str = "") -> GameSummary: ...
    async def sit(
        self, caller: Caller, game: str, seat: int | None, client_seed: str, command: str = ""
    ) -> GameSummary: ...
    async def stand(self, caller: Caller, game: str, seat: int, command: str = "") -> GameSummary: ...
    async def start(self, caller: Caller, game: str, client_seed: str, command: str = "") -> GameSummary: ...
    async def create_campaign(self, caller: Caller, request: NewCampaign, command: str = "") -> CampaignSummary: ...
    async def begin_campaign_game(self, caller: Caller, campaign: str, command: str = "") -> CampaignSummary: ...
    async def campaign(self, caller: Caller, campaign: str) -> CampaignSummary: ...
    async def campaigns(
        self, caller: Caller, *, mine: bool = False, after: str | None = None, first: int = 20
    ) -> CampaignPage: ...
    async def act(
        self,
        caller: Caller,
        game: str,
        action: Action,
        seat: int | None = None,
        expected: int | None = None,
        command: str = "",
        describe: bool = False,
    ) -> Accepted: ...
    async def summary(self, caller: Caller, game: str) -> GameSummary: ...
    async def games(
        self,
        caller: Caller,
        *,
        game: str | None = None,
        status: str | None = None,
        mine: bool = False,
        after: str | None = None,
        first: int = 20,
    ) -> GamePage: ...
    async def view(self, caller: Caller, game: str, at: int | None = None, reveal: bool = False) -> Struct: ...
    async def legal(self, caller: Caller, game: str) -> LegalActions: ...
    async def commits(
        self, caller: Caller, game: str, after: int = 0, limit: int = 100, *, describe: bool = False
    ) -> tuple[CommitView, ...]: ...
    def follow(self, caller: Caller, game: str, after: int, *, describe: bool = False) -> AsyncIterator[CommitView]: ...
    async def keys(self) -> tuple[SigningKey, ...]: ...
    def rulesets(self, locale: str) -> tuple[Ruleset, ...]: ...
    def cards(self, game: str, locale: str) -> tuple[CardEntry, ...]: ...
    def rules(self, game: str, locale: str) -> tuple[RuleEntry, ...]: ...
