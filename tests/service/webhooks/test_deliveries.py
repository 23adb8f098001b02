"""What happens in a player's games reaches their receiver: signed, again where it must, and given up in the end."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from standardwebhooks.webhooks import WebhookVerificationError

from domain.kernel.refusal import Refused
from schema.operators import Suspend
from schema.webhooks import Replay, WebhookChange
from service.house import House
from service.webhooks.outbox import OUTBOX
from tests.service.table import Two

from .conftest import attempts_at, emptied, given_up, hooked
from .receiver import Receiver, receiving

pytestmark = [
    pytest.mark.anyio,
    # On a busy machine a connection that is cancelled while it is made may be left to the collector, which says so.
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
]


async def test_a_player_is_told_when_a_game_begins_waits_and_ends(house: House, receiver: Receiver) -> None:
    two = await Two.laid(house)
    made = await hooked(house, two.ben, receiver, "game.started", "turn.waiting", "game.ended")
    await house.desk.lobby.sit(two.ben, two.id, None, "")
    started = await house.desk.lobby.start(two.ann, two.id, "")
    got = await receiver.count(2)
    assert {each.said["type"]: each.said["data"] for each in got} == {
        kind: {"game_id": two.id, "game": "smugglers", "version": started.version, "seats": [1]}
        for kind in ("game.started", "turn.waiting")
    }
    ended = await two.play()
    await receiver.until(lambda: receiver.of("game.ended"))
    (end,) = receiver.of("game.ended")
    assert end.said["data"]["version"] == ended.version
    for each in receiver.got:
        assert each.verified(made.secret) == each.said
        assert datetime.fromisoformat(each.said["timestamp"]).tzinfo == UTC
        assert each.headers["content-type"] == "application/json"
    assert receiver.targets[0] == "POST /hook?of=mine HTTP/1.1"
    assert receiver.got[0].headers["host"] == f"localhost:{receiver.port}"
    assert len({each.id for each in receiver.got}) == len(receiver.got)


async def test_a_turn_is_told_once_and_not_with_each_commit_of_it(house: House, receiver: Receiver) -> None:
    two = await Two.begun(house)
    await hooked(house, two.ann, receiver, "turn.waiting", "game.commit")
    game = await two.play()
    mine = [commit for commit in await house.desk.commits(two.ann, two.id, 0, 100) if commit.seat != 0]
    others = {commit.version for commit in mine if commit.version > 3}
    await receiver.until(lambda: {each.said["data"]["version"] for each in receiver.of("game.commit")} == others)
    assert all(each.said["data"].get("by") in (1, None) for each in receiver.of("game.commit"))
    waits, expected = False, set()
    for version in range(3, game.version + 1):
        state = await house.games.at(two.id, version)
        waiting = 0 in house.games.rules(state.game).awaited(state)
        if waiting and not waits and version > 3:
            expected.add(version)
        waits = waiting
    await receiver.until(lambda: {each.said["data"]["version"] for each in receiver.of("turn.waiting")} == expected)


async def test_where_a_bot_stands_in_the_player_is_told_on_coming_back(house: House, receiver: Receiver) -> None:
    two = await Two.begun(house)
    await house.bots.close()
    await hooked(house, two.ann, receiver, "turn.waiting")
    await house.desk.attendance.stand_in(two.ann, two.id, 0)
    back = await house.desk.attendance.come_back(two.ann, two.id, 0)
    (got,) = await receiver.count(1)
    assert got.said["data"]["version"] == back.version


async def test_who_has_no_webhook_leaves_no_trace_in_the_outbox(house: House, receiver: Receiver) -> None:
    two = await Two.begun(house)
    await two.play()
    assert await house.store.index_page(OUTBOX, None, 10) == []
    assert receiver.got == []


async def test_what_was_told_is_in_the_outbox_no_more(house: House, receiver: Receiver) -> None:
    two = await Two.begun(house)
    await hooked(house, two.ann, receiver)
    await two.order(1, 2)
    await receiver.count(1)
    await emptied(house)


async def test_what_fails_is_sent_again_with_the_same_id_and_then_done(house: House, receiver: Receiver) -> None:
    two = await Two.begun(house)
    receiver.answers = [500, None, 200]
    house.webhooks.sender.seconds = 1.0
    made = await hooked(house, two.ann, receiver, "game.commit")
    await two.order(1, 2)
    first, second, third = await receiver.count(3)
    assert first.id == second.id == third.id
    assert first.body == second.body == third.body
    attempts = await attempts_at(house, two.ann, made.about.id, 3)
    assert [(each.number, each.status, each.failure) for each in reversed(attempts)] == [
        (1, 500, None),
        (2, None, "timeout"),
        (3, 200, None),
    ]
    assert (await house.desk.webhooks.dead_letters(two.ann, made.about.id)).dead_letters == ()


async def test_what_always_fails_is_given_up_and_can_be_sent_again(house: House, receiver: Receiver) -> None:
    two = await Two.begun(house)
    receiver.answers = [503]
    made = await hooked(house, two.ann, receiver, "game.commit")
    await two.order(1, 2)
    await receiver.count(3)
    dead = await given_up(house, two.ann, made.about.id)
    assert (dead.notice, dead.kind, dead.last.number, dead.last.status) == (receiver.got[0].id, "game.commit", 3, 503)
    assert dead.about is not None
    assert dead.about.game_id == two.id

    with pytest.raises(Refused, match="not_found"):
        await house.desk.webhooks.replay(two.ann, made.about.id, Replay(notice="msg_another"))
    assert (await house.desk.webhooks.replay(two.ann, made.about.id, Replay(since=dead.last.at + 1))).queued == 0

    receiver.answers = [200]
    assert (await house.desk.webhooks.replay(two.ann, made.about.id, Replay(notice=dead.notice))).queued == 1
    *_, again = await receiver.count(4)
    assert (again.id, again.body) == (receiver.got[0].id, receiver.got[0].body)
    assert (await house.desk.webhooks.dead_letters(two.ann, made.about.id)).dead_letters == ()


async def test_all_since_a_time_are_sent_again(house: House, receiver: Receiver) -> None:
    two = await Two.begun(house)
    receiver.answers = [404]
    made = await hooked(house, two.ann, receiver, "game.commit", "turn.waiting")
    await two.order(1, 2)
    dead = await given_up(house, two.ann, made.about.id)
    receiver.answers = [200]
    assert (await house.desk.webhooks.replay(two.ann, made.about.id, Replay(since=dead.last.at))).queued >= 1


async def test_who_says_gone_is_sent_nothing_more(house: House, receiver: Receiver) -> None:
    two = await Two.begun(house)
    receiver.answers = [410]
    made = await hooked(house, two.ann, receiver, "game.commit")
    await two.order(1, 2)
    await attempts_at(house, two.ann, made.about.id, 1)
    (webhook,) = (await house.desk.webhooks.list(two.ann)).webhooks
    assert (webhook.enabled, webhook.gone) == (False, True)
    assert len(receiver.got) == 1

    again = await house.desk.webhooks.change(two.ann, made.about.id, WebhookChange(enabled=True))
    assert (again.enabled, again.gone) == (True, False)


async def test_a_redirect_is_a_failure_and_is_not_followed(house: House, receiver: Receiver) -> None:
    two = await Two.begun(house)
    async with receiving() as elsewhere:
        receiver.answers, receiver.location = [302], elsewhere.url
        made = await hooked(house, two.ann, receiver, "game.commit")
        attempt = await house.desk.webhooks.ping(two.ann, made.about.id)
        assert (attempt.status, attempt.failure, attempt.kind) == (302, None, "webhook.ping")
        assert elsewhere.got == []


async def test_a_receiver_that_is_not_there_is_a_connection_that_failed(house: House, receiver: Receiver) -> None:
    two = await Two.begun(house)
    made = await hooked(house, two.ann, receiver, "game.commit")
    await house.desk.webhooks.change(two.ann, made.about.id, WebhookChange(url="http://localhost:9/"))
    attempt = await house.desk.webhooks.ping(two.ann, made.about.id)
    assert (attempt.status, attempt.failure) == (None, "connection")


async def test_after_a_rotation_both_secrets_sign_for_a_day(house: House, receiver: Receiver) -> None:
    two = await Two.begun(house)
    old = await hooked(house, two.ann, receiver, "game.commit")
    new = await house.desk.webhooks.rotate(two.ann, old.about.id)
    assert new.secret != old.secret
    assert new.about.old_secret_until is not None
    await house.desk.webhooks.ping(two.ann, old.about.id)
    (got,) = receiver.got
    assert len(got.headers["webhook-signature"].split()) == 2
    assert got.verified(old.secret) == got.verified(new.secret) == got.said

    clock = house.games.clock
    house.webhooks.endpoints._clock = lambda: clock() + 24 * 3600 * 1000 + 1
    await house.desk.webhooks.ping(two.ann, old.about.id)
    _, later = receiver.got
    assert later.verified(new.secret) == later.said
    with pytest.raises(WebhookVerificationError):
        later.verified(old.secret)


async def test_the_suspended_are_told_nothing(house: House, receiver: Receiver) -> None:
    two = await Two.begun(house)
    await hooked(house, two.ann, receiver, "game.commit")
    admin = two.cat.__class__(two.cat.player, scopes=frozenset({"admin"}))
    await house.desk.admin.suspend(admin, two.ann.player or "", Suspend(reason="for a while"))
    await two.order(1, 2)
    await emptied(house)
    async with receiving() as bens:
        await hooked(house, two.ben, bens, "game.commit")
        await house.desk.lobby.stand(two.ann, two.id, 0)
        await bens.count(1)
    assert receiver.got == []


async def test_who_removes_a_webhook_is_told_nothing_there(house: House, receiver: Receiver) -> None:
    two = await Two.begun(house)
    made = await hooked(house, two.ann, receiver, "game.commit")
    assert (await house.desk.webhooks.remove(two.ann, made.about.id)).webhooks == ()
    await two.order(1, 2)
    await emptied(house)
    assert receiver.got == []
    with pytest.raises(Refused, match="not_found"):
        await house.desk.webhooks.attempts(two.ann, made.about.id)
    assert await house.store.get(f"webhook:{made.about.id}") is None


async def test_who_leaves_for_good_leaves_no_webhooks(house: House, receiver: Receiver) -> None:
    two = await Two.begun(house)
    made = await hooked(house, two.ann, receiver, "game.commit")
    await house.desk.account.delete(two.ann)
    assert await house.webhooks.endpoints.of(two.ann.player or "") == ()
    assert await house.store.get(f"webhook:{made.about.id}") is None
    with pytest.raises(Refused, match="not_found"):
        await hooked(house, two.ann, receiver)
    assert receiver.url.encode() not in (await house.store.get(f"webhooks:{two.ann.player}") or b"")
