"""The campaigns of a store: each rebuilt from its stream and from the games that it names."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable
from typing import Final

import msgspec
from msgspec import Struct

from domain.kernel.campaign import Campaign, CampaignCreated, CampaignEvent, CampaignGameBegun
from domain.kernel.commit import pack
from domain.kernel.later import reading
from domain.kernel.lobby import CALLED_OFF, CreateGame
from domain.kernel.refusal import Refused
from domain.kernel.state import State

from .games import ATTEMPTS, Games, Once
from .ids import is_campaign_id, made_at
from .store import Appended, CommandReused, Conflict, Diverged, Frozen, Repeated

PUBLIC: Final = "campaigns"
"""The index of the public campaigns."""

NO_SEED: Final = bytes(32)
"""For a table that nobody will sit at."""

_read = msgspec.msgpack.Decoder(CampaignEvent).decode


def of_player(player: str) -> str:
    """The index of the campaigns that a player created or takes part in."""
    return f"campaigns:{player}"


class Standing(Struct, frozen=True):
    """A campaign as it is: what was agreed on, the ids of its games, their states, and what follows from those that are over.

    Its version is the number of its events: one more than games have begun.
    """

    id: str
    created: CampaignCreated
    games: tuple[str, ...]
    states: tuple[State, ...]
    campaign: Campaign

    @property
    def version(self) -> int:
        return 1 + len(self.games)

    @property
    def latest(self) -> State | None:
        """The game that began last."""
        return self.states[-1] if self.states else None


class Campaigns:
    """Campaigns by id. Nothing of them is kept here: what has become of their games is read from these."""

    def __init__(self, games: Games) -> None:
        self._games, self._store = games, games.store

    # -- reading

    async def load(self, id_: str, version: int | None = None) -> Standing:
        """A campaign, as far as it had come at a version, with its games as they are now. Refused: `not_found`."""
        entries = await self._store.read(id_, 0, version) if is_campaign_id(id_) else []
        if not entries:
            raise Refused("not_found", detail="campaign", id=id_)
        with reading(f"the campaign {id_}"):
            created, *begun = (_read(entry.data) for entry in entries)
        assert isinstance(created, CampaignCreated)
        games = tuple(event.game for event in begun if isinstance(event, CampaignGameBegun))
        states = tuple([await self._games.load(game) for game in games])
        return Standing(id_, created, games, states, self._after(created, states))

    def _after(self, created: CampaignCreated, states: tuple[State, ...]) -> Campaign:
        rules = self._games.rules(created.game)
        campaign = rules.campaigns(options=created.options, plan=created.plan)
        for state in states:
            if state.reason == CALLED_OFF:
                campaign = campaign.called_off()
            elif state.status == "ended":
                campaign = campaign.after(rules.finished(state))
        return campaign

    # -- writing

    async def create(self, request: CreateGame, once: Once) -> Standing:
        """Agree on a campaign, of which no game begins yet. Refused: what the rules say, or `command_id_reused`."""
        rules = self._games.rules(request.game)
        campaign = rules.plan_campaign(request)
        created = CampaignCreated(
            game=request.game,
            options=campaign.options,
            plan=campaign.plan,
            seats=request.seats,
            creator=request.creator,
            visibility=request.visibility,
            spectators=request.spectators,
            delay=request.delay,
            sit=request.sit,
            undo=request.undo,
            clock=request.clock,
        )
        rules.create(_table(created, campaign, None), NO_SEED)  # whether the first table can be laid
        id_ = await self._games.new_id(Once(once.command and f"campaign:{once.command}"), "c")
        await self._list(id_, created, (request.creator,))
        laid = await self._append(id_, 0, created, once)
        if laid is None:
            raise Refused("command_id_reused")
        return laid

    async def begin(self, id_: str, may: Callable[[Standing], None], once: Once) -> Standing:
        """Lay the table of the next game, once the one before is over.

        Raises what `may` raises, and Refused: `wrong_phase`, `game_over`, `command_id_reused`. Whoever asks at the same time,
        here or elsewhere, lays the same table, and only one of them names it.
        """
        if known := await self._repeated(id_, once):
            return known
        for _ in range(ATTEMPTS):
            standing = await self.load(id_)
            may(standing)
            _check_next(standing)
            game = await self._lay(standing)
            if begun := await self._append(id_, standing.version, CampaignGameBegun(game=game), once):
                return begun
        raise Refused("version_conflict", current=standing.version)

    async def _lay(self, standing: Standing) -> str:
        """The table of the next game: the same again for whoever lays it again."""
        created, n = standing.created, len(standing.games) + 1
        mark = Once(f"{standing.id}:{n}", "campaign")
        game = await self._games.new_id(mark)
        request = _table(created, standing.campaign, standing.latest)
        await self._list(standing.id, created, {plan.player for plan in request.seats if plan.player})
        await self._games.create(game, request, secrets.token_bytes(32), mark, standing.id)
        return game

    async def join(self, id_: str, player: str) -> None:
        """A player takes part, who sat down at a table of the campaign."""
        await self._store.index_add(of_player(player), id_, made_at(id_))

    async def _list(self, id_: str, created: CampaignCreated, players: Iterable[str]) -> None:
        for player in sorted(players):
            await self.join(id_, player)
        if created.visibility == "public":
            await self._store.index_add(PUBLIC, id_, made_at(id_))

    async def _append(self, id_: str, expected: int, event: CampaignEvent, once: Once) -> Standing | None:
        """The campaign with one more event, or with what the same command brought before; nothing if it has moved on."""
        outcome = await self._store.append(
            id_, expected, pack(event), command=once.command, fingerprint=once.fingerprint
        )
        match outcome:
            case Conflict():
                return None
            case CommandReused():
                raise Refused("command_id_reused")
            case Frozen() | Diverged():
                raise Refused("frozen")
            case Repeated(version) | Appended(version):
                return await self.load(id_, version)

    async def _repeated(self, id_: str, once: Once) -> Standing | None:
        known = await self._store.command(id_, once.command) if once.command and is_campaign_id(id_) else None
        if known is None:
            return None
        if known.fingerprint != once.fingerprint.encode():
            raise Refused("command_id_reused")
        return await self.load(id_, known.version)


def _table(created: CampaignCreated, campaign: Campaign, latest: State | None) -> CreateGame:
    """What is asked for when the table of the next game is to be laid: the seats are those of the latest."""
    return CreateGame(
        game=created.game,
        creator=created.creator,
        seats=latest.seats if latest else created.seats,
        options=campaign.next_options(),
        visibility=created.visibility,
        spectators=created.spectators,
        delay=created.delay,
        sit=created.sit and latest is None,
        undo=created.undo,
        clock=created.clock,
    )


def _check_next(standing: Standing) -> None:
    latest = standing.latest
    if latest and latest.status != "ended":
        raise Refused("wrong_phase", detail="campaign", n=len(standing.games))
    if standing.campaign.is_over:
        raise Refused("game_over", detail="campaign")
