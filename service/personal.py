"""Personal access tokens: each for a program that may do no more for its player than the token's scopes say."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec import structs

from domain.kernel.refusal import Refused
from schema.accounts import MadeToken, NewToken, Token, Tokens

from .accounts import Account, Accounts, Personal
from .ids import new_id
from .now import DAY
from .players import Players, hash_of, new_secret, one_line, token_of

MOST_TOKENS: Final = 50
PREFIX: Final = "tlp_"


class PersonalTokens:
    """The tokens of each player, which are in the player's account: what isn't there proves nothing."""

    def __init__(self, players: Players, accounts: Accounts, clock: Callable[[], int]) -> None:
        self._players, self._accounts, self._clock = players, accounts, clock

    async def make(self, player: str, request: NewToken, key: str = "") -> MadeToken:
        """A new token, or the one that the same request made before with this key.

        Refused: `not_found` for a player who is gone; `malformed` where there are too many, or for a key that might be
        guessed; `command_id_reused`.
        """
        await self._players.get(player)
        secret = token_of(new_secret(key, f"a personal access token of {player}"), PREFIX)
        new = Personal(_new(request, self._clock()), hash_of(secret))
        account = await self._accounts.change(player, lambda account: _added(account, new))
        made = next(each.token for each in account.tokens if each.proof == new.proof)
        await self._players.prove(secret, player, made.id)
        return MadeToken(token=secret, about=made)

    async def revoke(self, player: str, token: str) -> Tokens:
        """The other tokens, once the one with this id is void, as it may have been before."""
        before = await self._accounts.read(player)
        account = await self._accounts.change(player, lambda account: _without(account, token))
        for each in before.tokens:
            if each.token.id == token:
                await self._players.forget_token(each.proof)
        return self.listed(account)

    async def of(self, player: str) -> Tokens:
        """All that haven't expired."""
        return self.listed(await self._accounts.get(player))

    def listed(self, account: Account) -> Tokens:
        """The tokens of an account that haven't expired."""
        return Tokens(tokens=tuple(each.token for each in account.lasting(self._clock())))


def _new(request: NewToken, now: int) -> Token:
    scopes = tuple(dict.fromkeys(request.scopes))
    name = one_line(request.name, "/name")
    return Token(id=new_id("t", now), name=name, scopes=scopes, created_at=now, expires_at=now + request.days * DAY)


def _added(account: Account, new: Personal) -> Account:
    """The account with a token more, unless it has this one; those that have expired go."""
    if account.leaving:
        raise Refused("not_found")
    lasting = account.lasting(new.token.created_at)
    for known in lasting:
        if known.proof == new.proof:
            _check_same(known.token, new.token)
            return account
    if len(lasting) >= MOST_TOKENS:
        raise Refused("malformed", error=f"a player has at most {MOST_TOKENS} tokens: revoke one first")
    return structs.replace(account, tokens=(*lasting, new))


def _check_same(known: Token, asked: Token) -> None:
    """Refused: `command_id_reused` for a key that asked for something else."""
    before, now = ((token.name, token.scopes, token.expires_at - token.created_at) for token in (known, asked))
    if before != now:
        raise Refused("command_id_reused")


def _without(account: Account, token: str) -> Account:
    return structs.replace(account, tokens=tuple(each for each in account.tokens if each.token.id != token))
