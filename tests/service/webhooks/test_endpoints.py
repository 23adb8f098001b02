"""What players register: how many, under which keys, and what the store has of it."""

from __future__ import annotations

import pytest
from cryptography.fernet import Fernet

from domain.kernel.refusal import Refused
from schema.webhooks import NewWebhook, WebhookChange
from service.house import House
from service.store import MemoryStore
from tests.service.table import player

from .conftest import hooked, make_house
from .receiver import Receiver

pytestmark = pytest.mark.anyio
KEY = "a key that nobody guesses, so long it is"


@pytest.fixture
def store() -> MemoryStore:
    return MemoryStore()


async def test_a_player_has_as_many_as_the_settings_say(store: MemoryStore, receiver: Receiver) -> None:
    house = make_house(store, webhooks_per_player=2)
    ann, ben = await player(house, "Ann"), await player(house, "Ben")
    for _ in range(2):
        await hooked(house, ann, receiver)
    documents = len(store._documents)
    with pytest.raises(Refused) as refused:
        await hooked(house, ann, receiver)
    assert (refused.value.code, refused.value.detail) == ("malformed", "webhooks")
    assert len(store._documents) == documents
    await hooked(house, ben, receiver)
    assert len((await house.desk.webhooks.list(ann)).webhooks) == 2


async def test_the_same_key_gets_the_same_webhook_and_secret(store: MemoryStore, receiver: Receiver) -> None:
    house = make_house(store)
    ann = await player(house, "Ann")
    asked = NewWebhook(url=receiver.url, kinds=("turn.waiting",))
    one = await house.desk.webhooks.make(ann, asked, KEY)
    documents = len(store._documents)
    assert await house.desk.webhooks.make(ann, asked, KEY) == one
    assert len(store._documents) == documents
    other = NewWebhook(url=receiver.url, kinds=("game.ended",))
    with pytest.raises(Refused, match="command_id_reused"):
        await house.desk.webhooks.make(ann, other, KEY)
    with pytest.raises(Refused, match="malformed"):
        await house.desk.webhooks.make(ann, asked, "a short one")
    rotated = await house.desk.webhooks.rotate(ann, one.about.id, KEY)
    assert rotated.secret != one.secret
    assert await house.desk.webhooks.rotate(ann, one.about.id, KEY) == rotated


async def test_each_rotation_leaves_the_secrets_that_a_receiver_may_have(
    store: MemoryStore, receiver: Receiver
) -> None:
    """Whoever got no answer rotates again, and the receiver still has the first."""
    house = make_house(store)
    ann = await player(house, "Ann")
    made = await hooked(house, ann, receiver)
    secrets = [made.secret] + [(await house.desk.webhooks.rotate(ann, made.about.id)).secret for _ in range(6)]
    await house.desk.webhooks.ping(ann, made.about.id)
    (got,) = receiver.got
    for secret in secrets[-4:]:
        assert got.verified(secret)
    assert len(got.headers["webhook-signature"].split()) == 4


async def test_what_is_not_said_stays(house: House, receiver: Receiver) -> None:
    ann = await player(house, "Ann")
    made = (await hooked(house, ann, receiver, "turn.waiting", "turn.waiting", "game.ended")).about
    assert made.kinds == ("turn.waiting", "game.ended")
    off = await house.desk.webhooks.change(ann, made.id, WebhookChange(enabled=False))
    assert (off.url, off.kinds, off.enabled, off.gone) == (made.url, made.kinds, False, False)
    moved = await house.desk.webhooks.change(ann, made.id, WebhookChange(url=receiver.url + "&more=1"))
    assert (moved.url, moved.enabled) == (receiver.url + "&more=1", False)
    with pytest.raises(Refused, match="malformed"):
        await house.desk.webhooks.change(ann, made.id, WebhookChange(url="https://127.0.0.1/"))


async def test_secrets_are_encrypted_where_there_is_a_key_for_it(store: MemoryStore, receiver: Receiver) -> None:
    house = make_house(store, seed_keys=(Fernet.generate_key().decode(),))
    ann = await player(house, "Ann")
    made = await hooked(house, ann, receiver)
    kept = await store.get(f"webhooks:{ann.player}")
    assert kept is not None
    assert made.secret.encode() not in kept
    await house.desk.webhooks.ping(ann, made.about.id)
    assert receiver.got[0].verified(made.secret) == receiver.got[0].said == {
        "type": "webhook.ping", "timestamp": receiver.got[0].said["timestamp"], "data": {},
    }  # fmt: skip


async def test_where_they_are_switched_off_there_are_none(store: MemoryStore, receiver: Receiver) -> None:
    house = make_house(store, webhooks=False)
    async with house.running():
        ann = await player(house, "Ann")
        assert house.games.outbox is None
        with pytest.raises(Refused) as refused:
            await hooked(house, ann, receiver)
        assert (refused.value.code, refused.value.detail) == ("forbidden", "webhooks")
        await house.desk.account.delete(ann)
