"""The webhooks that players have registered: one document for each player."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable
from typing import Final

import msgspec
from msgspec import Struct, structs

from domain.kernel.refusal import Refused
from schema.webhooks import Kind, MadeWebhook, NewWebhook, Webhook, WebhookChange

from ..cache import Cache
from ..documents import changed, reader
from ..now import DAY
from ..players import CACHED, FRESH, hash_of, new_secret
from ..store import Store
from ..vault import Vault

MOST_SECRETS: Final = 4
"""How many sign at once: whoever rotates again since no answer came must not lose the secret that the receiver has."""


class Secret(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What notices are signed with, until when (milliseconds since 1970, UTC; None: until it is rotated).

    `proof` is the SHA-256 of the secret, and `key` the secret itself as the vault keeps it.
    """

    proof: str
    key: str
    until: int | None = None


class Endpoint(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A webhook as it is kept; the newest secret comes first."""

    id: str
    url: str
    kinds: tuple[Kind, ...]
    secrets: tuple[Secret, ...]
    created_at: int
    enabled: bool = True
    gone: bool = False

    def signing(self, now: int) -> tuple[Secret, ...]:
        """The secrets that sign at a time."""
        return tuple(secret for secret in self.secrets if secret.until is None or now < secret.until)

    def has(self, proof: str) -> bool:
        """Whether it has the secret with this SHA-256, or had it until lately."""
        return any(secret.proof == proof for secret in self.secrets)

    def told(self, now: int) -> Webhook:
        """The webhook as its player sees it."""
        older = [secret.until for secret in self.secrets if secret.until is not None and now < secret.until]
        return Webhook(
            id=self.id,
            url=self.url,
            kinds=self.kinds,
            enabled=self.enabled,
            gone=self.gone,
            created_at=self.created_at,
            old_secret_until=max(older, default=None),
        )


class Registered(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """All of a player's. Who has `left` never has any again."""

    endpoints: tuple[Endpoint, ...] = ()
    left: bool = False


NONE: Final = Registered()
_read = reader(Registered)


class Endpoints:
    """The webhooks of each player: at most `most`. A secret is random, or derived from the key of the
    request that asked for it, which so gets it again."""

    def __init__(self, store: Store, clock: Callable[[], int], most: int, vault: Vault) -> None:
        self._store, self._clock, self._most, self._vault = store, clock, most, vault
        self._known: Cache[str, tuple[Registered, int]] = Cache(CACHED)

    async def glance(self, player: str) -> tuple[Endpoint, ...]:
        """A player's webhooks as they were at most FRESH milliseconds ago."""
        known = self.known(player)
        return await self.of(player) if known is None else known

    def known(self, player: str) -> tuple[Endpoint, ...] | None:
        """The same without asking anybody; None where it would have to be asked."""
        known, until = self._known.get(player) or (NONE, 0)
        return known.endpoints if self._clock() < until else None

    async def of(self, player: str) -> tuple[Endpoint, ...]:
        """A player's webhooks as they are."""
        return self._kept(player, await self._store.get(_key(player))).endpoints

    async def find(self, player: str, webhook: str) -> Endpoint | None:
        """A webhook as it is, if the player has it."""
        return next((each for each in await self.of(player) if each.id == webhook), None)

    async def get(self, player: str, webhook: str) -> Endpoint:
        """A webhook as it is. Refused: `not_found`."""
        return _one(await self.of(player), webhook)

    async def make(self, player: str, id_: str, asked: NewWebhook, key: str = "") -> MadeWebhook:
        """A new one with this id, or the one that the same request made before with this key.

        Refused: `malformed` where there are too many, or for a key that might be guessed; `command_id_reused`.
        """
        now = self._clock()
        secret = _secret(key, f"the secret of a webhook of {player}")
        new = Endpoint(id_, asked.url, _once(asked.kinds), (self._kept_as(secret),), now, asked.enabled)
        known = await self._change(player, lambda known: self._added(known, new))
        made = next(each for each in known if each.has(hash_of(secret)))
        return MadeWebhook(secret=secret, about=made.told(now))

    def _added(self, known: tuple[Endpoint, ...], new: Endpoint) -> tuple[Endpoint, ...]:
        """The webhooks with one more, unless it is there."""
        for each in known:
            if each.has(new.secrets[0].proof):
                if (each.url, each.kinds) != (new.url, new.kinds):
                    raise Refused("command_id_reused")
                return known
        if len(known) >= self._most:
            raise Refused("malformed", detail="webhooks", most=self._most)
        return (*known, new)

    async def change(self, player: str, webhook: str, to: WebhookChange) -> Endpoint:
        """A webhook, changed; switched on, it is no longer gone. Refused: `not_found`."""

        def anew(endpoint: Endpoint) -> Endpoint:
            said = {name: value for name, value in structs.asdict(to).items() if value is not None}
            if to.kinds is not None:
                said["kinds"] = _once(to.kinds)
            return structs.replace(endpoint, **said, gone=endpoint.gone and not to.enabled)

        return await self._replace(player, webhook, anew)

    async def rotate(self, player: str, webhook: str, key: str = "") -> MadeWebhook:
        """A webhook with a new secret; the one before signs for a day more. Refused: `not_found`."""
        now, secret = self._clock(), _secret(key, f"another secret of {webhook} of {player}")
        new = self._kept_as(secret)

        def anew(endpoint: Endpoint) -> Endpoint:
            if endpoint.has(new.proof):
                return endpoint
            older = [structs.replace(known, until=known.until or now + DAY) for known in endpoint.signing(now)]
            return structs.replace(endpoint, secrets=(new, *older[: MOST_SECRETS - 1]))

        return MadeWebhook(secret=secret, about=(await self._replace(player, webhook, anew)).told(now))

    async def switch_off(self, player: str, webhook: str) -> None:
        """Send nothing there any more, since it says that it is gone."""
        await self._replace(player, webhook, lambda endpoint: structs.replace(endpoint, enabled=False, gone=True))

    async def remove(self, player: str, webhook: str) -> tuple[Endpoint, ...]:
        """A player's other webhooks, without this one. Refused: `not_found`."""

        def anew(known: tuple[Endpoint, ...]) -> tuple[Endpoint, ...]:
            _one(known, webhook)
            return tuple(each for each in known if each.id != webhook)

        return await self._change(player, anew)

    async def erase(self, player: str) -> tuple[Endpoint, ...]:
        """The webhooks that a player had, who has none from now on, nor may make any."""
        had = await self.of(player)
        gone = msgspec.json.encode(Registered(left=True))
        self._kept(player, await changed(self._store, _key(player), lambda _: gone))
        return had

    def secrets(self, endpoint: Endpoint) -> tuple[str, ...]:
        """What signs the notices of a webhook now. SeedLocked: the key of the vault isn't here."""
        return tuple(self._vault.unlock(secret.key) for secret in endpoint.signing(self._clock()))

    def _kept_as(self, secret: str) -> Secret:
        return Secret(hash_of(secret), self._vault.lock(secret))

    async def _replace(self, player: str, webhook: str, how: Callable[[Endpoint], Endpoint]) -> Endpoint:
        def anew(known: tuple[Endpoint, ...]) -> tuple[Endpoint, ...]:
            _one(known, webhook)
            return tuple(how(each) if each.id == webhook else each for each in known)

        return _one(await self._change(player, anew), webhook)

    async def _change(
        self, player: str, how: Callable[[tuple[Endpoint, ...]], tuple[Endpoint, ...]]
    ) -> tuple[Endpoint, ...]:
        def anew(record: bytes | None) -> bytes:
            known = _read(record) if record else NONE
            if known.left:
                raise Refused("not_found")
            return msgspec.json.encode(structs.replace(known, endpoints=how(known.endpoints)))

        return self._kept(player, await changed(self._store, _key(player), anew)).endpoints

    def _kept(self, player: str, record: bytes | None) -> Registered:
        known = _read(record) if record else NONE
        self._known.put(player, (known, self._clock() + FRESH))
        return known


def _key(player: str) -> str:
    return f"webhooks:{player}"


def _one(known: tuple[Endpoint, ...], webhook: str) -> Endpoint:
    for each in known:
        if each.id == webhook:
            return each
    raise Refused("not_found", detail="webhook")


def _secret(key: str, use: str) -> str:
    return f"whsec_{b64encode(new_secret(key, use)).decode()}"


def _once(kinds: tuple[Kind, ...]) -> tuple[Kind, ...]:
    return tuple(dict.fromkeys(kinds))
