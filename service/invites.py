"""Invites: how a host has others come to a game, by a link that they may pass on or a seat that is kept for one of them."""

from __future__ import annotations

import re
from typing import Final

from msgspec import structs

from domain.kernel.events import SeatPlan
from domain.kernel.lobby import KeepSeat
from domain.kernel.refusal import Refused
from domain.kernel.state import State
from schema.desk import Caller
from schema.invites import Invite, InvitePreview, Invites as InviteList, MadeInvite, NewInvite
from schema.model import GameSummary

from . import rights, spectating
from .answering import answering
from .commands import once
from .documents import forget
from .games import NOBODY, Games, Intent
from .gate import Gate
from .ids import is_player_id, new_id
from .invited import Guests, Invitations, Kept, invitations_key
from .now import DAY
from .players import Players, hash_of, new_secret, token_of
from .store import Store
from .summaries import Summaries

PREFIX: Final = "tli_"
_TOKEN = re.compile(PREFIX + r"[\w-]+\Z", re.ASCII)


class Invites:
    """See `schema.desk.Invites`. What proves an invite is in the game's document; by its token that is only found."""

    def __init__(self, games: Games, gate: Gate, guests: Guests, players: Players, summaries: Summaries) -> None:
        self._games, self._gate, self._guests = games, gate, guests
        self._players, self._summaries = players, summaries

    # -- the host

    @answering
    async def make(self, caller: Caller, game: str, request: NewInvite, command: str = "") -> MadeInvite:
        """A new invite, or the one that the same request made before with this key."""
        state = await self._hosted(caller, game)
        _check_new(state, request)
        now = self._games.clock()
        token = token_of(new_secret(command, f"an invite to {game} by {caller.player}"), PREFIX)
        new = Kept(_new(request, now), hash_of(token))
        invitations = await self._guests.change(game, lambda known: known.added(new))
        await self._games.store.put_once(_at(new.proof), game.encode())
        return MadeInvite(token=token, about=invitations.good(new.proof, None, now))

    @answering
    async def of(self, caller: Caller, game: str) -> InviteList:
        """The invites to a game, and who accepted one."""
        await self._hosted(caller, game)
        return await self._listed(await self._guests.read(game))

    @answering
    async def revoke(self, caller: Caller, game: str, invite: str) -> InviteList:
        """What is left, once nobody more can accept this invite; who did so before may still come."""
        await self._hosted(caller, game)
        before = await self._guests.read(game)
        after = await self._guests.change(game, lambda known: known.revoked(invite))
        for kept in before.invites:
            if kept.invite.id == invite:
                await forget(self._games.store, _at(kept.proof))
        return await self._listed(after)

    @answering
    async def uninvite(self, caller: Caller, game: str, player: str) -> InviteList:
        """What is left, once a player is invited no more, and no seat is kept for them."""
        state = await self._hosted(caller, game)
        after = await self._guests.change(game, lambda known: known.without(_id(player), self._games.clock()))
        for seat, plan in enumerate(state.seats):
            if plan.kept == player and state.status == "open":
                await self._keep(caller, game, KeepSeat(seat=seat))
        return await self._listed(after)

    @answering
    async def keep(self, caller: Caller, game: str, seat: int, player: str | None, command: str = "") -> GameSummary:
        """A game before its start, with a seat kept for one player, or for nobody any more."""
        await self._hosted(caller, game)
        if player is not None:
            await self._players.get(_id(player))
        return await self._keep(caller, game, KeepSeat(seat=seat, player=player or ""), command)

    async def _keep(self, caller: Caller, game: str, action: KeepSeat, command: str = "") -> GameSummary:
        def ask(state: State) -> Intent:
            rights.check_host(state, caller)
            return Intent(NOBODY, action)

        changed = await self._gate.change(caller, game, ask, once(caller, command, action))
        return await self._summaries.of(game, changed.state)

    async def _hosted(self, caller: Caller, game: str) -> State:
        state = (await self._gate.admitted(caller, game)).state
        rights.check_host(state, caller)
        return state

    async def _listed(self, invitations: Invitations) -> InviteList:
        lasting = invitations.lasting(self._games.clock())
        guests = [
            structs.replace(each, name=(await self._players.get(each.player)).name) for each in invitations.invited
        ]
        return InviteList(invites=tuple(kept.invite for kept in lasting), invited=tuple(guests))

    # -- whoever has a token

    @answering
    async def preview(self, caller: Caller, token: str) -> InvitePreview:
        """What somebody is invited to."""
        game, invite, state = await self._found(caller, token)
        told = await self._summaries.of(game, await self._gate.as_watched(game, state))
        return InvitePreview(
            id=invite.id,
            game=told.game,
            status=told.status,
            host=(await self._players.get(told.host)).name,
            seats=told.seats,
            seat=invite.seat,
            expires_at=invite.expires_at,
        )

    @answering
    async def accept(self, caller: Caller, token: str) -> GameSummary:
        """The game, which is there for the caller from now on; the seat is kept for them that the invite is for."""
        player = rights.player(caller)
        game, invite, state = await self._found(caller, token)
        if not rights.is_inside(state, caller):
            if invite.seat is not None:
                await self._keep_own(game, invite.seat, player)
            await self._guests.change(game, lambda known: known.accepted(hash_of(token), player, self._games.clock()))
        return await self._summaries.of(game, (await self._gate.admitted(caller, game)).state)

    async def _found(self, caller: Caller, token: str) -> tuple[str, Invite, State]:
        """The game that a good invite is to, as it is. Refused: `not_found`, also where nobody may watch just now."""
        if not _TOKEN.match(token):
            raise Refused("not_found", detail="invite")
        proof = hash_of(token)
        game = (await self._games.store.get(_at(proof)) or b"").decode()
        if not game:
            raise Refused("not_found", detail="invite")
        invite = (await self._guests.read(game)).good(proof, caller.player, self._games.clock())
        state = await self._games.load(game)
        if rights.is_barred(state, caller) or not (spectating.is_watched(state) or rights.is_inside(state, caller)):
            raise Refused("not_found", detail="invite")
        return game, invite, state

    async def _keep_own(self, game: str, seat: int, player: str) -> None:
        """Keep a seat for whoever accepted the invite to it, unless it is another's by now. Refused: `seat_taken`, `wrong_phase`."""

        def ask(state: State) -> Intent:
            if state.seats[seat].kept not in ("", player):
                raise Refused("seat_taken", "kernel.lobby.keep", detail="kept", seat=seat)
            return Intent(NOBODY, KeepSeat(seat=seat, player=player))

        if (await self._games.load(game)).seats[seat].kept != player:
            await self._games.change(game, ask)


def _new(request: NewInvite, now: int) -> Invite:
    return Invite(
        id=new_id("i", now),
        seat=request.seat,
        uses=request.uses,
        left=request.uses,
        created_at=now,
        expires_at=now + request.days * DAY,
    )


def _check_new(state: State, request: NewInvite) -> None:
    """An invite for a seat is for one player, as long as the seat is to be had. Refused: `malformed`, `not_found`, `seat_taken`."""
    if request.seat is None:
        return
    if request.uses > 1:
        raise Refused("malformed", pointer="/uses", error="an invite for a certain seat is for one player")
    if request.seat >= len(state.seats):
        raise Refused("not_found", detail="seat", pointer="/seat", seat=request.seat)
    if state.seats[request.seat] != SeatPlan():
        raise Refused("seat_taken", pointer="/seat", seat=request.seat)


def _id(player: str) -> str:
    """The id of a player. Refused: `not_found` for what can't be one."""
    if not is_player_id(player):
        raise Refused("not_found")
    return player


def _at(proof: str) -> str:
    return f"invite:{proof}"


async def forget_invites(store: Store, game: str) -> None:
    """Let there be no invites to a game, and nobody invited."""
    for kept in (await Guests(store, lambda: 0).read(game)).invites:
        await forget(store, _at(kept.proof))
    await forget(store, invitations_key(game))
