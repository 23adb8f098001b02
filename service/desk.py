"""The desk: every use of the service, whichever way the call comes in."""

from __future__ import annotations

import secrets
from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping
from contextlib import aclosing
from functools import partial
from typing import Any, Final, TypeVar

from msgspec import Struct, structs

from domain.catalogue import CardEntry, RuleEntry, Ruleset
from domain.kernel.action import Action, TakingBack
from domain.kernel.events import SeatPlan
from domain.kernel.lobby import CreateGame
from domain.kernel.refusal import Refused
from domain.kernel.state import State
from schema.desk import Caller
from schema.eyes import OWN, Eyes
from schema.model import (
    Accepted,
    CampaignPage,
    CampaignSummary,
    CommitView,
    GameFilter,
    GamePage,
    GameSummary,
    LegalActions,
    NewCampaign,
    NewFork,
    NewGame,
    Player,
    SeatRequest,
    SignedUp,
    SigningKey,
)

from . import answers, clocks, rights
from .admin import Admin
from .answering import answering
from .attendance import Attendance
from .audits import Audits
from .campaigns import PUBLIC, Campaigns, Standing, of_player as campaigns_of
from .catalogue import Catalogue
from .commands import once
from .conversations import Conversations
from .expiry import expires
from .following import Following
from .forks import Forks
from .games import Games, Intent, Rules, index_of, of_player
from .gate import Admitted, Gate, check_campaign
from .invited import Guests
from .invites import Invites
from .limits import Limiter
from .listing import Listed, fits, listed
from .lobby import Lobby
from .own_account import OwnAccount
from .paging import page_size
from .players import Players
from .quotas import Quotas
from .rematches import Rematches
from .store import Feed
from .summaries import Summaries
from .talk import Talk
from .turns import Turns
from .views import Views

WAITING: Final = 100
"""The most games that a player is told of at once as their own."""

EVERY: Final = GameFilter()
T = TypeVar("T")


class Desk:
    """Answers callers from the games, the players and the feed: see `schema.desk.Desk`. `audits` answers auditors.

    It keeps as many views as `cached_views` says. What is said at a table is kept for `talk_days` after the last of it, and
    counted by the `limiter`.
    """

    def __init__(
        self,
        games: Games,
        players: Players,
        feed: Feed,
        bots: Callable[[str], Mapping[str, Any]],
        account: OwnAccount,
        admin: Admin,
        quotas: Quotas,
        summaries: Summaries,
        page_limit: int,
        cached_views: int = 0,
        talk_days: int = 30,
        table_days: float = 0,
        limiter: Limiter | None = None,
    ) -> None:
        self._games, self._players, self._feed = games, players, feed
        self._page_limit, self._table_days, self._limiter = page_limit, table_days, limiter
        self._campaigns = Campaigns(games)
        guests = Guests(games.store, games.clock)
        self.gate = Gate(games, self._campaigns, guests)
        self.invites = Invites(games, self.gate, guests, players, summaries)
        self._forks = Forks(games, self.gate)
        self.account, self.webhooks, self.admin = account, account.webhooks, admin
        self._quotas, self._summaries = quotas, summaries
        self.lobby = Lobby(self.gate, self._campaigns, summaries, bots, Rematches(games, self.gate, quotas, table_days))
        self.attendance = Attendance(self.gate, summaries)
        self.audits = Audits(games, players, self._page_size)
        spoken = Conversations(games.store, talk_days)
        self.turns = Turns(games, feed)
        self.talk = Talk(games, self.gate, players, feed, spoken, self._page_size, limiter)
        self.views = Views(games, cached_views)
        self.catalogue = Catalogue(games)

    # -- players

    @answering
    async def sign_up(self, caller: Caller, name: str, locale: str, command: str = "") -> SignedUp:
        """A guest: a new one, or the one that this command made before. It is a secret, wherever it was sent from."""
        asked = once(caller, command, name, locale)
        return await self._players.sign_up(name, locale, command, asked.fingerprint)

    @answering
    async def player(self, caller: Caller) -> Player:
        """Who calls."""
        return await self._players.get(rights.player(caller))

    @answering
    async def set_locale(self, caller: Caller, locale: str) -> Player:
        """The caller, from now on answered in this language where a request asks for none."""
        return await self._players.set_locale(rights.player(caller), locale)

    @answering
    async def waiting(self, caller: Caller) -> tuple[GameSummary, ...]:
        """The caller's games that aren't over, those that wait for the caller first; else the newest."""
        seated = sorted(await self.turns.of(caller), key=lambda game: not game.awaited)
        return tuple([await self._summaries.of(game.game, game.state) for game in seated[:WAITING]])

    # -- the lobby

    @answering
    async def create(self, caller: Caller, request: NewGame, command: str = "") -> GameSummary:
        """Lay a table."""
        asked, mark = self._asked(caller, request), once(caller, command, "create", request)
        await self._quotas.check(caller, mark)
        id_ = await self._games.new_id(mark)
        asked = structs.replace(asked, expires=expires(id_, self._table_days))
        changed = await self._games.create(id_, asked, secrets.token_bytes(32), mark)
        return await self._summaries.of(id_, changed.state)

    @answering
    async def fork(self, caller: Caller, game: str, request: NewFork, command: str = "") -> GameSummary:
        """Let a sandbox begin from a version of a game."""
        mark = once(caller, command, "fork", game, request)
        await self._quotas.check(caller, mark)
        id_, changed = await self._forks.fork(caller, game, request, mark)
        return await self._summaries.of(id_, changed.state)

    def _asked(self, caller: Caller, request: NewGame | NewCampaign) -> CreateGame:
        """What is asked for when a table is to be laid."""
        player, rules = rights.player(caller), self._playable(request.game)
        return CreateGame(
            game=rules.name,
            creator=player,
            seats=tuple(self._plan(rules, n, seat) for n, seat in enumerate(request.seats)),
            preset=(request.preset or "") if isinstance(request, NewGame) else "",
            options=request.options,
            visibility=request.visibility,
            spectators=request.spectators,
            delay=request.delay,
            sit=request.sit,
            undo=request.undo,
            wait_for_ready=isinstance(request, NewGame) and request.wait_for_ready,
            clock=clocks.agreed(request.clock),
        )

    def _playable(self, game: str) -> Rules:
        if game not in self._games.all_rules:
            known = ", ".join(self._games.all_rules)
            raise Refused("option_invalid", pointer="/game", error=f"there is no game {game}; there are: {known}")
        return self._games.rules(game)

    def _plan(self, rules: Rules, n: int, seat: SeatRequest) -> SeatPlan:
        if seat.kind == "open" and seat.bot:
            raise Refused("option_invalid", pointer=f"/seats/{n}/bot", error="an open seat has no bot")
        if seat.kind == "open":
            return SeatPlan()
        return SeatPlan("bot", bot=self.lobby.bot(rules.name, seat.bot, f"/seats/{n}/bot"))

    # -- campaigns

    @answering
    async def create_campaign(self, caller: Caller, request: NewCampaign, command: str = "") -> CampaignSummary:
        """Agree on a campaign, of which no game begins yet."""
        mark = once(caller, command, "create campaign", request)
        return await self._standing(await self._campaigns.create(self._asked(caller, request), mark), caller)

    @answering
    async def begin_campaign_game(self, caller: Caller, campaign: str, command: str = "") -> CampaignSummary:
        """Lay the table of a campaign's next game, with the same players, once the one before is over."""
        rights.player(caller)
        mark = once(caller, command, "next game")
        begun = await self._campaigns.begin(campaign, lambda standing: _check_next(standing, caller), mark)
        return await self._standing(begun, caller)

    @answering
    async def campaign(self, caller: Caller, campaign: str) -> CampaignSummary:
        """A campaign as anyone may see it."""
        return await self._standing(await self.gate.campaign(caller, campaign), caller)

    @answering
    async def campaigns(
        self, caller: Caller, *, mine: bool = False, after: str | None = None, first: int = 20
    ) -> CampaignPage:
        """A page of public campaigns, or of the caller's own, newest first."""
        index = campaigns_of(rights.player(caller)) if mine else PUBLIC
        page = await self._page(index, after, first, lambda id_: self.gate.campaign_met(caller, id_))
        campaigns = [await self._standing(standing, caller) for standing in page.there]
        return CampaignPage(campaigns=tuple(campaigns), cursors=page.cursors, next=page.next)

    async def _standing(self, standing: Standing, caller: Caller) -> CampaignSummary:
        met = [await self.gate.met(caller, game) for game in standing.games]
        games = [await self._summaries.of(game.game, game.state) if game else None for game in met]
        rules = self._games.rules(standing.created.game)
        return answers.campaign_summary(standing, rules, games, caller.locale)

    # -- playing

    @answering
    async def act(
        self,
        caller: Caller,
        game: str,
        action: Action,
        seat: int | None = None,
        expected: int | None = None,
        command: str = "",
        describe: bool = False,
    ) -> Accepted:
        """Play, or take back. Where it is asked to `describe`, each event has its sentence."""

        def ask(state: State) -> Intent:
            by = rights.acting(state, caller, seat)
            known = self._games.rules(state.game).kinds_of_action()
            if type(action) not in known and not isinstance(action, TakingBack):
                raise Refused("malformed", pointer="/type", error=f"{state.game} has no such action")
            if expected not in (None, state.version):
                raise Refused("version_conflict", current=state.version)
            return Intent(by, action, in_person=True)

        await self._count(caller, game)
        changed = await self.gate.change(caller, game, ask, once(caller, command, action, seat))
        commit = changed.commit
        teller = await self._teller(caller, game, changed.state, commit.version - 1, describe)
        return answers.accepted(commit, teller.told(changed.events, commit.seat))

    async def _count(self, caller: Caller, game: str) -> None:
        """Only who sits there uses up what may be done in a game, and only they can learn that it is. Refused: `rate_limited`."""
        if self._limiter and rights.held(await self._games.glance(game), caller):
            await self._limiter.take("game", game)

    # -- looking

    @answering
    async def rules_of(self, caller: Caller, game: str) -> Rules:
        """The rules that a game is played by, for who would like to act in it."""
        return self._games.rules((await self.gate.known(caller, game)).game)

    @answering
    async def version(self, caller: Caller, game: str) -> int:
        """The newest version of a game that the caller may see."""
        return (await self.gate.admitted(caller, game)).state.version

    @answering
    async def summary(self, caller: Caller, game: str) -> GameSummary:
        """A game as the caller sees it, if they do."""
        return await self._summaries.of(game, await self.gate.summed_up(caller, game))

    @answering
    async def games(
        self, caller: Caller, wanted: GameFilter = EVERY, *, after: str | None = None, first: int = 20
    ) -> GamePage:
        """A page of public games, or of the caller's own, newest first. It may be short though others follow."""
        mine = wanted.mine or wanted.waiting
        index = of_player(rights.player(caller)) if mine else index_of(wanted.game or "", wanted.status or "")

        async def fitting(id_: str) -> Admitted | None:
            met = await self.gate.met(caller, id_)
            listed = met and (rights.is_theirs(met.state, caller) if mine else met.state.visibility == "public")
            if not met or not listed:
                return None
            awaited = self._games.rules(met.state.game).players_awaited(met.state) if wanted.waiting else ()
            return met if fits(met.state, caller, awaited, wanted) else None

        page = await self._page(index, after, first, fitting)
        games = [await self._summaries.of(met.game, met.state) for met in page.there]
        return GamePage(games=tuple(games), cursors=page.cursors, next=page.next)

    async def _page(
        self, index: str, after: str | None, first: int, met: Callable[[str], Awaitable[T | None]]
    ) -> Listed[T]:
        size = self._page_size(first)
        return await listed(partial(self._games.page, index), after, size, met)

    @answering
    async def view(self, caller: Caller, game: str, at: int | None = None, eyes: Eyes = OWN) -> Struct:
        """The table as the caller may see it, now or as it was at a version; through other eyes than their own, as far as they may."""
        met = await self.gate.admitted(caller, game)
        state, viewer = met.state, rights.viewer(met.state, met.seats, eyes)
        if at is not None and at > state.version:
            raise Refused("not_found")
        return await self.views.view(game, state, at, viewer, caller.locale)

    @answering
    async def legal(self, caller: Caller, game: str) -> LegalActions:
        """What the caller may do now."""
        _, state, seats, _ = await self.gate.admitted(caller, game)
        rules = self._games.rules(state.game)
        actions = answers.legal_actions(rules, state, seats, caller.locale, named=len(seats) > 1)
        decisions = answers.decisions(rules, state, seats, caller.locale)
        return LegalActions(version=state.version, actions=actions, decisions=decisions)

    @answering
    async def commits(
        self, caller: Caller, game: str, after: int = 0, limit: int = 100, eyes: Eyes = OWN, *, describe: bool = False
    ) -> tuple[CommitView, ...]:
        """A page of a game's commits as the caller may know them, or as was known through other eyes."""
        met = await self._reached(caller, game, after)
        state, rules = met.state, self._games.rules(met.state.game)
        viewer = rights.viewer(state, met.seats, eyes)
        page = await self._games.commits(game, after, min(self._page_size(limit), state.version - after))
        teller = await self._teller(caller, game, state, after, describe)
        told = (teller.told(rules.events_of(commit), viewer) for commit in page)
        return tuple(answers.commit_view(commit, events, viewer) for commit, events in zip(page, told, strict=True))

    async def follow(
        self, caller: Caller, game: str, after: int, *, describe: bool = False
    ) -> AsyncGenerator[CommitView, None]:
        """Every commit after a version as the caller may know it, and then each new one, until the service ends, or the caller
        isn't admitted any more. Spectators are told each when they may see it.

        Refused, before anything is told: `forbidden`, `not_found`, `cursor_unavailable`.
        """
        rights.check("Desk.follow", caller)
        known = await answering(self._reached)(caller, game, after)
        rules = self._games.rules(known.state.game)
        teller = await answering(self._teller)(caller, game, known.state, after, describe)
        following = Following(self._games, self.gate, caller, game)
        async with aclosing(following.commits(self._feed.follow(game, after))) as commits:
            async for commit in commits:
                events, viewer = rules.events_of(commit), following.viewer
                yield answers.commit_view(commit, teller.told(events, viewer), viewer)

    async def _teller(self, caller: Caller, game: str, known: State, after: int, describe: bool) -> answers.Teller:
        """Who tells the commits of a game after a version. To describe them takes the state at that version."""
        rules = self._games.rules(known.game)
        if not describe:
            return answers.Teller(rules, caller.locale)
        if after == known.version:
            return answers.Teller(rules, caller.locale, known.copy())
        return answers.Teller(rules, caller.locale, await self._games.at(game, after) if after else rules.state())

    async def _reached(self, caller: Caller, game: str, after: int) -> Admitted:
        met = await self.gate.admitted(caller, game)
        if not 0 <= after <= met.state.version:
            raise Refused("cursor_unavailable", after=after)
        return met

    def _page_size(self, wanted: int) -> int:
        return page_size(wanted, self._page_limit)

    # -- what all games have in common

    @answering
    async def keys(self) -> tuple[SigningKey, ...]:
        """Every key with which the service ever signed, the newest first."""
        return await self._games.signing.keys()

    def rulesets(self, locale: str) -> tuple[Ruleset, ...]:
        """Every game that can be played."""
        return self.catalogue.rulesets(locale)

    def cards(self, game: str, locale: str) -> tuple[CardEntry, ...]:
        """The cards of a game. Refused: `not_found`."""
        return self.catalogue.cards(game, locale)

    def rules(self, game: str, locale: str) -> tuple[RuleEntry, ...]:
        """The rules of a game. Refused: `not_found`."""
        return self.catalogue.rules(game, locale)


def _check_next(standing: Standing, caller: Caller) -> None:
    check_campaign(standing, caller)
    rights.check_next(standing, caller)
