"""Recovery: a code for a guest to write down, which gets the account back once."""

from __future__ import annotations

import re
from typing import Final

from msgspec import structs

from domain.kernel.refusal import Refused
from schema.accounts import Recovery
from schema.model import SignedUp

from .accounts import Account, Accounts
from .documents import forget
from .players import Players, hash_of, new_secret, token_of
from .store import Store

LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's base 32, without the letters that could be taken for others."""
LENGTH: Final = 30
"""So a code has 150 bits."""
MISREAD: Final = str.maketrans("OIL", "011", "- ")
"""What a person may write in place of what the code has."""


class Recoveries:
    """The codes, of which each account has at most one."""

    def __init__(self, store: Store, players: Players, accounts: Accounts) -> None:
        self._store, self._players, self._accounts = store, players, accounts

    async def prepare(self, player: str, key: str = "") -> Recovery:
        """A new code, or the one that this key made before; any other is void.

        Refused: `malformed` for a key that might be guessed.
        """
        code = _code(new_secret(key, f"a recovery code of {player}"))
        proof, before = hash_of(code), (await self._accounts.read(player)).recovery
        await self._store.put_once(_at(proof), player.encode())
        await self._accounts.change(player, lambda account: structs.replace(account, recovery=proof))
        if before != proof:
            await self.forget(before)
        return Recovery(player=await self._players.get(player), code="-".join(re.findall(".....", code)))

    async def recover(self, code: str, key: str = "") -> SignedUp:
        """A new token; the guest tokens before it are void, and so is the code, but for the same key.

        Refused: `unauthenticated` for any other code; `malformed` for a key that might be guessed.
        """
        code = code.upper().translate(MISREAD)
        proof, token = hash_of(code), token_of(new_secret(key, f"the token for {code}"))
        player = await self._recovered(token) if key else None
        return SignedUp(player=await self._players.get(player or await self._renewed(proof, token)), token=token)

    async def _renewed(self, proof: str, token: str) -> str:
        """The player whose code has this hash, and whom only this token proves from now on."""
        player = (await self._store.get(_at(proof)) or b"").decode()
        account = await self._accounts.read(player) if player else Account()
        generation = account.generation + 1

        def renew(now: Account) -> Account:
            if not player or now.recovery != proof or now.generation + 1 != generation:
                raise Refused("unauthenticated", detail="recovery")
            return structs.replace(now, recovery="", generation=generation)

        renew(account)
        await self._players.prove(token, player, str(generation))  # nobody yet: the account has another generation
        await self._accounts.change(player, renew)
        await self.forget(proof)
        return player

    async def _recovered(self, token: str) -> str | None:
        """Whom a token proves that was given for a code before."""
        try:
            player, mark = await self._players.proved(token)
        except Refused:
            return None
        return player if str((await self._accounts.read(player)).generation) == mark else None

    async def forget(self, proof: str) -> None:
        """Let the code with this hash be nobody's."""
        await forget(self._store, _at(proof))


def _code(secret: bytes) -> str:
    number = int.from_bytes(secret)
    return "".join(LETTERS[number >> 5 * n & 31] for n in range(LENGTH))


def _at(proof: str) -> str:
    return f"recovery:{proof}"
