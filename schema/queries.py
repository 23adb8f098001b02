"""What can be asked: the fields of Query, and those of games, players and rulesets that have to be looked up."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Struct

from domain.catalogue import CardEntry, RuleEntry, Ruleset
from domain.kernel.visibility import DecisionView

from .audit import audit
from .campaigns import campaign, campaigns
from .connection import First, GameConnection, checked, connection
from .context import Info
from .eyes import Eyes, Reveal, Seat, Spectator
from .hints import camel
from .model import (
    CommitView,
    GameFilter,
    GameName,
    GameSummary,
    Id,
    LegalAction,
    Player,
    Signature,
    SignedBy,
    SigningKey,
)
from .results import or_nothing
from .speaking import SENTENCES, Locale, selects, speaking

View: TypeAlias = Annotated[Struct, Meta(title="View")]
AnyNode: TypeAlias = Annotated[Struct, Meta(title="Node")]


class Proof(Struct, frozen=True, kw_only=True):
    """What a game is held to: the commitment to its seed, the seed once it is over, its cards, its newest commit.

    `algorithm` names what docs/fairness.md describes.
    """

    seed_hash: Annotated[str, Meta(description="SHA-256 of the seed's 32 bytes, given before anybody sat down.")]
    seed: Annotated[str | None, Meta(description="The seed, once the game is over.")]
    head: Annotated[str, Meta(description="The hash of the newest commit, which chains to all before.")]
    signature: Signature
    signed_by: SignedBy
    algorithm: Annotated[str, Meta(description="How chance follows from the seeds.")]
    content: Annotated[str, Meta(description="The hash of the cards it is played with.")]
    export: Annotated[str, Meta(description="Where your own record of the game is, to be checked without the service.")]


# -- Query


async def me(info: Info) -> Player | None:
    """Who you are; nobody without a token."""
    return await or_nothing(info.context.desk.player(info.context.caller))


async def game(info: Info, id: Id) -> GameSummary | None:
    """One game, if there is one that you may see."""
    return await or_nothing(info.context.desk.summary(info.context.caller, id))


async def games(
    info: Info, filter: GameFilter | None = None, first: First = 20, after: str | None = None
) -> GameConnection:
    """Games, newest first, a page at a time. Where few fit, a page may be short, and others follow it all the same."""
    page = await info.context.desk.games(
        info.context.caller, filter or GameFilter(), after=after, first=checked(first, info.context.limits)
    )
    return connection(page, after)


def rulesets(info: Info, locale: Locale = None) -> tuple[Ruleset, ...]:
    """The games that can be played."""
    return info.context.desk.rulesets(speaking(info, locale).locale)


def ruleset(info: Info, game: GameName, locale: Locale = None) -> Ruleset | None:
    """One of the games that can be played."""
    return next((offered for offered in rulesets(info, locale) if offered.game == game), None)


def card(info: Info, id: Id, locale: Locale = None) -> CardEntry | None:
    """A card of some game's catalogue."""
    desk, spoken = info.context.desk, speaking(info, locale).locale
    entries = (entry for name in info.context.games if id.startswith(name) for entry in desk.cards(name, spoken))
    return next((entry for entry in entries if entry.id == id), None)


async def node(info: Info, id: Id, locale: Locale = None) -> AnyNode | None:
    """A game, a campaign, a player (only yourself) or a card by its id."""
    if id.startswith("g_"):
        return await game(info, id)
    if id.startswith("c_"):
        return await campaign(info, id, locale)
    if id.startswith("p_"):
        return await me(info) if id == info.context.caller.player else None
    return card(info, id, locale)


async def keys(info: Info) -> tuple[SigningKey, ...]:
    """Every key with which the service ever signed, the newest first."""
    return await info.context.desk.keys()


QUERY = (me, game, games, campaign, campaigns, rulesets, ruleset, card, node, keys)


# -- Game


async def view(
    root: GameSummary,
    info: Info,
    at: int | None = None,
    reveal: Reveal = False,
    locale: Locale = None,
    seat: Seat = None,
    spectator: Spectator = False,
) -> View | None:
    """The table as you see it, or saw it at a version; through other eyes, as far as you may."""
    eyes = Eyes(seat=seat, spectator=spectator, reveal=reveal)
    return await info.context.desk.view(speaking(info, locale), root.id, at, eyes)


async def legal_actions(root: GameSummary, info: Info, locale: Locale = None) -> tuple[LegalAction, ...]:
    """What you may do now."""
    return (await info.context.desk.legal(speaking(info, locale), root.id)).actions


async def decisions(root: GameSummary, info: Info, locale: Locale = None) -> tuple[DecisionView, ...]:
    """The open decisions, as far as you may see them."""
    return (await info.context.desk.legal(speaking(info, locale), root.id)).decisions


async def events(
    root: GameSummary,
    info: Info,
    first: First = 20,
    after: int = 0,
    locale: Locale = None,
    seat: Seat = None,
    spectator: Spectator = False,
    reveal: Reveal = False,
) -> tuple[CommitView, ...]:
    """The commits after a version, oldest first, as you may know them. A version is a cursor: go on from the last."""
    limit, eyes = checked(first, info.context.limits), Eyes(seat=seat, spectator=spectator, reveal=reveal)
    caller, describe = speaking(info, locale), selects(info, *SENTENCES)
    return await info.context.desk.commits(caller, root.id, after, limit, eyes, describe=describe)


def proof(root: GameSummary) -> Proof:
    """What the game is held to."""
    told = {name: getattr(root, name) for name in Proof.__struct_fields__ if name != "export"}
    return Proof(**told, export=f"/v1/games/{root.id}/export")


GAME = (view, legal_actions, decisions, events, proof, audit)


# -- other types


async def waiting(root: Player, info: Info, first: First = 20) -> tuple[GameSummary, ...]:
    """Your games that aren't over, those that wait for you first; of others you are told nothing."""
    caller, limit = info.context.caller, checked(first, info.context.limits)
    return (await info.context.desk.waiting(caller))[:limit] if root.id == caller.player else ()


def cards(root: Ruleset, info: Info, locale: Locale = None) -> tuple[CardEntry, ...]:
    """Every card that new games are played with, with its text."""
    return info.context.desk.cards(root.game, speaking(info, locale).locale)


def rules(root: Ruleset, info: Info, locale: Locale = None) -> tuple[RuleEntry, ...]:
    """The rules of the rule book and our own."""
    return info.context.desk.rules(root.game, speaking(info, locale).locale)


def input(root: LegalAction) -> dict[str, Any]:
    """The action as the input of the mutation named by `type`; only `gameId` is to be added."""
    fields = {camel(name): value for name, value in root.action.items() if name != "type"}
    return {"seat": root.seat, **fields}
