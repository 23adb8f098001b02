"""The stored games, looked at as far as a look is cheap: `turnledger validate --store` reads them whole."""

from __future__ import annotations

import asyncio
from contextlib import aclosing
from typing import Final

from domain.kernel.commit import unpack
from domain.registry import games

from ..ids import is_game_id
from ..losses import FROZEN
from ..settings import SettingError, Settings, data_directory
from ..signing import FILE, KeyFileError, Signer, published
from ..store import Archived, RedisStore
from ..vault import SeedLocked, Vault
from .finding import Finding, ok, warning, wrong

LOOKED_AT: Final = 1000
"""At so many games."""

_DO: Final = "Run turnledger validate --store, which names each game."


def games_found(url: str, settings: Settings) -> Finding:
    """Whether the first commits of the stored games can be opened, and the cards be loaded that they are played with."""
    return asyncio.run(_found(url, settings))


def key_found(url: str, settings: Settings) -> Finding:
    """Whether the key that signs is published, so that records can be checked with it."""
    try:
        signer = Signer.of(settings) if settings.signing_key or (data_directory(settings) / FILE).exists() else None
    except (SettingError, KeyFileError):
        signer = None
    return asyncio.run(_key_found(url, settings, signer))


def frozen_found(url: str, settings: Settings) -> Finding:
    """Whether commits of games were lost that nobody has repaired yet."""
    return asyncio.run(_frozen_found(url, settings))


async def _frozen_found(url: str, settings: Settings) -> Finding:
    store = RedisStore(url, namespace=settings.redis_namespace)
    try:
        frozen = await store.index_page(FROZEN, None, LOOKED_AT)
    finally:
        await store.close()
    if frozen:
        says = f"{len(frozen)} are frozen, for the store has lost commits of them: {frozen[0].member}, for one"
        return wrong("frozen games", says, "Run turnledger repair, which lists them, and repair each.")
    return ok("frozen games", "none")


async def _key_found(url: str, settings: Settings, signer: Signer | None) -> Finding:
    store = RedisStore(url, namespace=settings.redis_namespace)
    try:
        known = [key.id for key in await published(store)]
    finally:
        await store.close()
    if known and (signer is None or signer.id not in known):
        says = f"the service has signed with {known[0]}, which isn't the key that it has now"
        return warning("published keys", says, "Give it the key it had, unless it is to sign with a new one.")
    return ok("published keys", f"{len(known)}")


async def _found(url: str, settings: Settings) -> Finding:
    store, vault, looked_at, packs = (
        RedisStore(url, namespace=settings.redis_namespace),
        Vault(settings.seed_keys),
        0,
        set[str](),
    )
    try:
        async with aclosing(store.streams()) as streams:
            async for stream in streams:
                if is_game_id(stream) and looked_at < LOOKED_AT:
                    looked_at += 1
                    await _look(store, vault, stream, packs)
    except SeedLocked as error:
        return wrong("games", str(error), "Put the key back into TURNLEDGER_SEED_KEYS.")
    except (LookupError, ValueError) as error:
        return wrong("games", str(error), _DO)
    finally:
        await store.close()
    return ok("games", f"{looked_at} looked at, played with {len(packs)} sets of cards that are all there")


async def _look(store: RedisStore, vault: Vault, stream: str, packs: set[str]) -> None:
    """SeedLocked, LookupError, ValueError: the game can't be played on here."""
    try:
        (first,) = await store.read(stream, 0, 1)
    except Archived:  # it isn't played on
        return
    created = unpack(vault.opened(first.data).events)[0]
    game, content = created["game"], created["content"]
    if game not in games():
        raise LookupError(f"nobody here knows the rules of {game}, which {stream} is played by")
    if content not in packs:
        if (pack := await store.get(f"content:{content}")) is None:
            raise LookupError(f"the cards that {stream} is played with are missing")
        games()[game].load(pack)
        packs.add(content)
