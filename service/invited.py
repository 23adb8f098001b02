"""Who is invited to a game, and by which invites: one document for each game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec
from msgspec import Struct, structs

from domain.kernel.refusal import Refused
from schema.invites import Invite, Invited

from .cache import Cache
from .documents import changed, reader
from .players import CACHED, FRESH
from .store import Store

MOST_INVITES: Final = 50
MOST_INVITED: Final = 500


class Kept(Struct, frozen=True, forbid_unknown_fields=True):
    """An invite as it is kept: `proof` is the SHA-256 of its token."""

    invite: Invite
    proof: str


class Uninvited(Struct, frozen=True, forbid_unknown_fields=True):
    """A player who may not come any more, by no invite that had been made at that time."""

    player: str
    at: int


class Invitations(Struct, frozen=True, forbid_unknown_fields=True):
    """The invites to a game, and the players who accepted one. Who isn't among these isn't invited, whatever else is kept."""

    invites: tuple[Kept, ...] = ()
    invited: tuple[Invited, ...] = ()
    uninvited: tuple[Uninvited, ...] = ()

    def has(self, player: str) -> bool:
        """Whether this player accepted an invite and may still come."""
        return any(each.player == player for each in self.invited)

    def lasting(self, now: int) -> tuple[Kept, ...]:
        """The invites that haven't expired."""
        return tuple(kept for kept in self.invites if kept.invite.expires_at > now)

    def good(self, proof: str, player: str | None, now: int) -> Invite:
        """The invite whose token has this hash, as far as it is good for a player, or for nobody in particular.

        Refused: `not_found`.
        """
        invite = next((kept.invite for kept in self.lasting(now) if kept.proof == proof), None)
        if invite is None or self._is_turned_away(invite, player) or not (invite.left or self._has_by(invite, player)):
            raise Refused("not_found", detail="invite")
        return invite

    def _is_turned_away(self, invite: Invite, player: str | None) -> bool:
        return any(each.player == player and invite.created_at <= each.at for each in self.uninvited)

    def _has_by(self, invite: Invite, player: str | None) -> bool:
        return any(each.player == player and each.invite == invite.id for each in self.invited)

    def added(self, new: Kept) -> Invitations:
        """The same with an invite more, unless its token is that of one of them; those that have expired go.

        Refused: `malformed` where there are too many, `command_id_reused` where the token's key asked for another.
        """
        lasting = self.lasting(new.invite.created_at)
        if known := next((kept.invite for kept in lasting if kept.proof == new.proof), None):
            if _asked(known) != _asked(new.invite):
                raise Refused("command_id_reused")
            return self
        if len(lasting) >= MOST_INVITES:
            raise Refused("malformed", error=f"a game has at most {MOST_INVITES} invites: revoke one first")
        return structs.replace(self, invites=(*lasting, new))

    def accepted(self, proof: str, player: str, now: int) -> Invitations:
        """The same with a player invited, and a use of the invite less, unless they accepted it before.

        Refused: `not_found`, see `good`; `table_full` where too many are invited.
        """
        invite = self.good(proof, player, now)
        if self._has_by(invite, player):
            return self
        others = tuple(each for each in self.invited if each.player != player)
        if len(others) >= MOST_INVITED:
            raise Refused("table_full", detail="invited", n=MOST_INVITED)
        used = structs.replace(invite, left=invite.left - 1)
        invites = tuple(structs.replace(kept, invite=used) if kept.proof == proof else kept for kept in self.invites)
        invited = (*others, Invited(player=player, invite=invite.id, at=now))
        return structs.replace(self, invites=invites, invited=invited)

    def revoked(self, invite: str) -> Invitations:
        """The same without the invite of this id."""
        return structs.replace(self, invites=tuple(kept for kept in self.invites if kept.invite.id != invite))

    def without(self, player: str, now: int) -> Invitations:
        """The same without a player, who can't come back by an invite that there is now."""
        gone = [each for each in self.uninvited if each.player != player][-MOST_INVITED + 1 :]
        return structs.replace(
            self,
            invited=tuple(each for each in self.invited if each.player != player),
            uninvited=(*gone, Uninvited(player, now)),
        )


def _asked(invite: Invite) -> tuple[int | None, int, int]:
    return invite.seat, invite.uses, invite.expires_at - invite.created_at


NONE: Final = Invitations()
_read = reader(Invitations)


class Guests:
    """The invitations to games. Who is invited is remembered for FRESH milliseconds; who isn't is looked up each time."""

    def __init__(self, store: Store, clock: Callable[[], int]) -> None:
        self._store, self._clock = store, clock
        self._known: Cache[str, tuple[Invitations, int]] = Cache(CACHED)

    async def has(self, game: str, player: str) -> bool:
        """Whether a player is invited to a game, as it was at most FRESH milliseconds ago."""
        known, until = self._known.get(game) or (NONE, 0)
        if known.has(player) and self._clock() < until:
            return True
        return (await self.read(game)).has(player)

    async def read(self, game: str) -> Invitations:
        """The invitations to a game as they are."""
        kept = await self._store.get(invitations_key(game))
        return self._kept(game, _read(kept)) if kept else NONE

    async def change(self, game: str, how: Callable[[Invitations], Invitations]) -> Invitations:
        """The invitations, changed. Raises what `how` raises, and Refused: `unavailable`, where others were always quicker."""

        def anew(kept: bytes | None) -> bytes:
            return msgspec.json.encode(how(_read(kept) if kept else NONE))

        return self._kept(game, _read(await changed(self._store, invitations_key(game), anew)))

    def _kept(self, game: str, invitations: Invitations) -> Invitations:
        self._known.put(game, (invitations, self._clock() + FRESH))
        return invitations


def invitations_key(game: str) -> str:
    """The key of the invitations to a game."""
    return f"invited:{game}"
