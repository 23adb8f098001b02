"""What operators do: suspend, bound, end; each act noted before it is done."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import structs

from domain.kernel.events import CalledOff
from schema.accounts import ADMIN, AUDIT, GUEST, PLAY, READ, NewToken
from schema.desk import Caller
from schema.model import GameFilter, NewFork, NewGame, SeatRequest
from schema.operators import SetQuota, Suspend
from service.audit_log import ADMIN_LOG, broken, hash_of, packed, unpacked
from service.house import House
from service.players import FRESH
from service.store import MemoryStore
from service.validation import Validation
from service.vault import Vault
from tests.service.house import make_house
from tests.service.refusing import refused
from tests.service.table import NOBODY, Two

pytestmark = pytest.mark.anyio
TABLE = NewGame(game="smugglers", seats=(SeatRequest(), SeatRequest()))


async def signed_up(house: House, name: str, *scopes: str) -> Caller:
    player = (await house.desk.sign_up(NOBODY, name, "en")).player.id
    return Caller(player, scopes=frozenset(scopes) or GUEST, request_id="r_1")


@pytest.fixture
async def ada(house: House) -> Caller:
    """An operator."""
    return await signed_up(house, "Ada", ADMIN)


@pytest.fixture
async def ben(house: House) -> Caller:
    return await signed_up(house, "Ben")


def name_of(caller: Caller) -> str:
    assert caller.player is not None
    return caller.player


# -- who may


@pytest.mark.parametrize("scopes", [GUEST, {PLAY}, {READ}, {AUDIT}])
async def test_it_takes_the_scope_admin(house: House, ben: Caller, scopes: set[str]) -> None:
    caller, desk = structs.replace(ben, scopes=frozenset(scopes)), house.desk.admin
    player = name_of(ben)
    for use in (
        desk.account(caller, player),
        desk.suspend(caller, player, Suspend(reason="noise")),
        desk.lift(caller, player),
        desk.set_quota(caller, player, SetQuota()),
        desk.end(caller, "g_01J00000000000000000000000", "noise"),
        desk.log(caller),
    ):
        with refused("forbidden"):
            await use
    assert (await house.store.head(ADMIN_LOG)) == 0


async def test_nobody_is_no_operator(house: House, ben: Caller) -> None:
    with refused("unauthenticated"):
        await house.desk.admin.account(structs.replace(NOBODY, scopes=frozenset()), name_of(ben))


# -- suspending


async def test_who_is_suspended_looks_on_and_reads_why(house: House, ada: Caller) -> None:
    signed = await house.desk.sign_up(NOBODY, "Ben", "en")
    told = await house.desk.admin.suspend(ada, signed.player.id, Suspend(reason="Insults at the table."))
    assert told.suspended is not None
    assert (told.player, told.suspended.reason) == (signed.player, "Insults at the table.")
    ben = await house.callers.caller(f"Bearer {signed.token}")
    assert await house.desk.player(ben) == signed.player
    with refused("forbidden", detail="suspended") as no:
        await house.desk.create(ben, TABLE)
    assert "Insults at the table." in no.value.message("en")
    assert (await house.desk.admin.lift(ada, signed.player.id)).suspended is None
    assert (await house.desk.create(await house.callers.caller(f"Bearer {signed.token}"), TABLE)).id


async def test_a_suspension_ends_when_it_was_said_to(house: House, ada: Caller, ben: Caller) -> None:
    until = house.games.clock() + 60_000
    told = await house.desk.admin.suspend(ada, name_of(ben), Suspend(reason="A minute of rest.", until=until))
    assert told.suspended is not None
    assert told.suspended.until == until
    for _ in range(60 + FRESH // 1000):
        house.games.clock()
    assert (await house.desk.admin.account(ada, name_of(ben))).suspended is None


@pytest.mark.parametrize("until", [0, -1, 1_000, 2**53])
async def test_a_suspension_ends_at_a_time_to_come(house: House, ada: Caller, ben: Caller, until: int) -> None:
    with refused("malformed", "/until"):
        await house.desk.admin.suspend(ada, name_of(ben), Suspend(reason="noise", until=until))
    assert (await house.desk.admin.account(ada, name_of(ben))).suspended is None


async def test_whoever_is_not_there_cannot_be_suspended_and_nothing_is_noted(house: House, ada: Caller) -> None:
    with refused("not_found"):
        await house.desk.admin.suspend(ada, "p_01J00000000000000000000000", Suspend(reason="noise"))
    assert (await house.desk.admin.log(ada)).acts == ()


async def test_a_suspended_operator_changes_nothing(house: House, ada: Caller, ben: Caller) -> None:
    told = await house.desk.admin.suspend(ada, name_of(ada), Suspend(reason="gone home"))
    suspended = structs.replace(ada, suspended=told.suspended)
    with refused("forbidden"):
        await house.desk.admin.lift(suspended, name_of(ada))
    assert (await house.desk.admin.log(suspended)).acts


# -- quotas


async def test_who_has_enough_unfinished_games_creates_no_other(house: House, ada: Caller, ben: Caller) -> None:
    await house.desk.admin.set_quota(ada, name_of(ben), SetQuota(games=2))
    first = await house.desk.create(ben, TABLE)
    assert (await house.desk.create(ben, TABLE, "second")).id
    with refused("forbidden", detail="quota"):
        await house.desk.create(ben, TABLE)
    assert (await house.desk.create(ben, TABLE, "second")).id  # which was done before
    assert (await house.desk.admin.account(ada, name_of(ben))).games == 2
    await house.desk.admin.end(ada, first.id, "Nobody came.")
    assert (await house.desk.admin.account(ada, name_of(ben))).games == 1
    assert (await house.desk.create(ben, TABLE)).id


async def test_the_settings_say_how_many_for_all_others(store: MemoryStore) -> None:
    house = make_house(store, games_per_player=1)
    ada, ben = await signed_up(house, "Ada", ADMIN), await signed_up(house, "Ben")
    await house.desk.create(ben, TABLE)
    with refused("forbidden", detail="quota"):
        await house.desk.create(ben, TABLE)
    told = await house.desk.admin.set_quota(ada, name_of(ben), SetQuota(games=2, rate=50))
    assert (told.games, told.games_at_once, told.rate) == (1, 2, 50)
    await house.desk.create(ben, TABLE)
    assert (await house.desk.admin.set_quota(ada, name_of(ben), SetQuota())).games_at_once is None


async def test_who_may_have_none_creates_none(house: House, ada: Caller, ben: Caller) -> None:
    await house.desk.admin.set_quota(ada, name_of(ben), SetQuota(games=0))
    with refused("forbidden", detail="quota"):
        await house.desk.create(ben, TABLE)


async def test_a_sandbox_is_a_game_of_its_maker(house: House, ada: Caller, begun: Two) -> None:
    await house.desk.admin.set_quota(ada, name_of(begun.ann), SetQuota(games=1))
    with refused("forbidden", detail="quota"):
        await house.desk.fork(begun.ann, begun.id, NewFork())


async def test_a_game_that_never_came_to_be_is_not_counted(house: House, ada: Caller, ben: Caller) -> None:
    """A service died between the index and the stream."""
    await house.desk.admin.set_quota(ada, name_of(ben), SetQuota(games=1))
    await house.store.index_add(f"unfinished:{ben.player}", "g_01J00000000000000000000000", 1)
    assert (await house.desk.create(ben, TABLE)).id


# -- ending games


async def test_an_operator_ends_a_game_with_a_reason(house: House, ada: Caller, begun: Two) -> None:
    ended = await house.desk.admin.end(ada, begun.id, "The table was abandoned.")
    assert (ended.status, ended.reason, ended.winners) == ("ended", "called-off", ())
    last = (await house.games.commits(begun.id, ended.version - 1, 1))[0]
    said = house.games.rules(ended.game).events_of(last)[-2]
    assert said == CalledOff(player=name_of(ada), reason="The table was abandoned.", rule="kernel.operator.end")
    assert last.signature
    with refused("game_over"):
        await house.desk.admin.end(ada, begun.id, "Again.")


async def test_a_table_that_waits_is_ended_too(house: House, ada: Caller, ben: Caller) -> None:
    laid = await house.desk.create(ben, TABLE)
    assert (await house.desk.admin.end(ada, laid.id, "Nobody came.")).status == "ended"
    assert (await house.desk.games(ben, GameFilter(status="open"))).games == ()
    assert await house.games.page(f"unfinished:{ben.player}", None, 10) == []


async def test_there_is_no_end_without_a_game(house: House, ada: Caller) -> None:
    with refused("not_found"):
        await house.desk.admin.end(ada, "g_01J00000000000000000000000", "Nobody came.")
    assert (await house.desk.admin.log(ada)).acts == ()


# -- the log


async def test_every_act_is_noted_before_it_is_done(house: House, ada: Caller, ben: Caller) -> None:
    laid = await house.desk.create(ben, TABLE)
    await house.desk.admin.suspend(ada, name_of(ben), Suspend(reason="noise"))
    await house.desk.admin.lift(ada, name_of(ben))
    await house.desk.admin.set_quota(ada, name_of(ben), SetQuota(rate=7))
    await house.desk.admin.end(ada, laid.id, "Nobody came.")
    acts = (await house.desk.admin.log(ada)).acts
    assert [(act.operation, act.arguments) for act in acts] == [
        ("suspend", {"target": ben.player, "reason": "noise"}),
        ("lift", {"target": ben.player}),
        ("set_quota", {"target": ben.player, "rate": 7}),
        ("end", {"game": laid.id, "reason": "Nobody came."}),
    ]
    assert {(act.player, act.request_id) for act in acts} == {(ada.player, "r_1")}


async def test_a_token_that_is_granted_is_noted(house: House, ada: Caller, ben: Caller) -> None:
    asked = NewToken(name="settling disputes", scopes=("audit",))
    await house.desk.account.grant(ada, name_of(ben), asked)
    (act,) = (await house.desk.admin.log(ada)).acts
    assert (act.operation, act.arguments) == ("grant", {"target": ben.player, "scopes": ["audit"], "days": 90})
    with refused("not_found"):
        await house.desk.account.grant(ada, "p_01J00000000000000000000000", asked)


async def test_what_cannot_be_noted_is_not_done(
    house: House, ada: Caller, ben: Caller, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(*args: Any, **more: Any) -> Any:
        raise OSError("no")

    monkeypatch.setattr(house.store, "append", fails)
    with pytest.raises(OSError, match="no"):
        await house.desk.admin.suspend(ada, name_of(ben), Suspend(reason="noise"))
    monkeypatch.undo()
    assert (await house.desk.admin.account(ada, name_of(ben))).suspended is None


async def test_the_log_is_a_chain_that_is_validated(house: House, ada: Caller, ben: Caller) -> None:
    for _ in range(3):
        await house.desk.admin.lift(ada, name_of(ben))
    acts = [unpacked(entry.data) for entry in await house.store.read(ADMIN_LOG)]
    assert broken(acts) is None
    forged = structs.replace(acts[1], player="p_other")
    assert broken([acts[0], forged, acts[2]]) == 2
    assert hash_of(acts[1]) == acts[1].hash
    validation = Validation(house.store, Vault(()), house.games.all_rules, {})
    assert (await validation.of(ADMIN_LOG)).wrong is None
    await house.store.append(ADMIN_LOG, 3, packed(structs.replace(acts[2], version=4, player="p_other")))
    assert (await validation.of(ADMIN_LOG)).wrong is not None


async def test_the_log_is_read_page_by_page(house: House, ada: Caller, ben: Caller) -> None:
    for _ in range(3):
        await house.desk.admin.lift(ada, name_of(ben))
    page = await house.desk.admin.log(ada, 0, 2)
    assert ([act.version for act in page.acts], page.next) == ([1, 2], 2)
    page = await house.desk.admin.log(ada, 2, 2)
    assert ([act.version for act in page.acts], page.next) == ([3], None)
    with refused("cursor_unavailable"):
        await house.desk.admin.log(ada, 4)
    for limit in (0, 101):
        with refused("malformed"):
            await house.desk.admin.log(ada, 0, limit)
