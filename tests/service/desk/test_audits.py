"""Audits: who may look at what, that each look is noted first, and what is told."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec import structs

from domain.kernel.refusal import Code, Refused
from schema.accounts import AUDIT
from schema.audited import AuditedCommit, AuditRead
from schema.desk import Audits, Caller
from service.audit_log import broken, hash_of, stream_of
from service.house import House
from service.store import Entry, Outcome, StoreUnavailable
from tests.domain.toy import NightView
from tests.service.house import TakingTurns, make_house, token_for
from tests.service.refusing import refused
from tests.service.table import NOBODY, Two, player

pytestmark = pytest.mark.anyio

Ask = Callable[[Audits, Caller, str], Awaitable[Any]]
OPERATIONS: dict[str, Ask] = {
    "timeline": lambda audits, caller, game: audits.timeline(caller, game),
    "table": lambda audits, caller, game: audits.table(caller, game),
    "cause": lambda audits, caller, game: audits.cause(caller, game, "1.0"),
    "difference": lambda audits, caller, game: audits.difference(caller, game, 1),
    "legal": lambda audits, caller, game: audits.legal(caller, game),
    "reads": lambda audits, caller, game: audits.reads(caller, game),
}
every_operation = pytest.mark.parametrize("operation", OPERATIONS)


def auditing(caller: Caller, **about: Any) -> Caller:
    """A player who is an auditor too."""
    return structs.replace(caller, scopes=frozenset({AUDIT}), **about)


class Table(Two):
    """A table of two, and Dot, who is an auditor."""

    dot: Caller

    async def ask(self, operation: str, caller: Caller | None = None) -> Any:
        return await OPERATIONS[operation](self.audits, caller or self.dot, self.id)

    @property
    def audits(self) -> Audits:
        return self.house.desk.audits

    async def noted(self) -> list[AuditRead]:
        """What has been noted, without a look at it being noted."""
        log = self.house.desk.audits._log
        return list((await log.page(self.id, 0, 1000))[0])

    async def told(self, **how: Any) -> tuple[AuditedCommit, ...]:
        return (await self.audits.timeline(self.dot, self.id, **how)).commits


async def seated(house: House, *, until: int = 0, **how: Any) -> Table:
    table = await (Table.begun if until else Table.laid)(house, **how)
    assert isinstance(table, Table)
    table.dot = auditing(await player(house, "Dot"), request_id="request-1")
    if until:
        await table.play(until=until)
    return table


@pytest.fixture(autouse=True)
def _always_the_same_night(monkeypatch: pytest.MonkeyPatch) -> None:
    """The seed of every game is the same, so that there is in it what is looked for."""
    monkeypatch.setattr("service.desk.secrets", SimpleNamespace(token_bytes=bytes))


@pytest.fixture
async def table(house: House) -> Table:
    """A game at version 20."""
    return await seated(house, until=20)


# -- who may


@every_operation
@pytest.mark.parametrize(
    ("who", "code"),
    [("nobody", "unauthenticated"), ("cat", "forbidden"), ("ann", "forbidden"), ("seated", "forbidden")],
)
async def test_others_are_refused_and_that_is_not_noted(table: Table, operation: str, who: str, code: Code) -> None:
    """Cat looks on, Ann plays; an auditor who sits in the running game is as little allowed."""
    callers = {"nobody": NOBODY, "cat": table.cat, "ann": table.ann, "seated": auditing(table.ann)}
    with refused(code):
        await table.ask(operation, callers[who])
    assert not await table.noted()


@every_operation
async def test_an_auditor_may_look_at_any_game(house: House, operation: str) -> None:
    table = await seated(house, until=20)
    assert await table.ask(operation)
    unlisted = await seated(house, visibility="unlisted")
    assert await unlisted.ask(operation)


@every_operation
async def test_an_auditor_may_look_at_the_own_games_before_they_start_and_when_they_are_over(
    house: House, operation: str
) -> None:
    table = await seated(house)
    assert await table.ask(operation, auditing(table.ann))
    await house.desk.lobby.sit(table.ben, table.id, None, "")
    await house.desk.lobby.start(table.ann, table.id, "")
    with refused("forbidden"):
        await table.ask(operation, auditing(table.ben))
    await table.play()
    assert await table.ask(operation, auditing(table.ben))


async def test_who_sits_in_the_game_is_told_why_not(table: Table) -> None:
    for caller, why in ((table.cat, "audit"), (auditing(table.ann), "You sit at this table")):
        with pytest.raises(Refused) as no:
            await table.ask("table", caller)
        assert why in no.value.message("en")


async def test_auditors_have_a_token_for_it(house: House) -> None:
    dot = await house.desk.sign_up(NOBODY, "Dot", "en")
    assert AUDIT not in (await house.callers.caller(f"Bearer {dot.token}")).scopes
    token = await token_for(house, dot.player.id, "audit")
    assert (await house.callers.caller(f"Bearer {token}")).scopes == {AUDIT}


@every_operation
async def test_a_game_that_is_not_there_is_not_found(table: Table, operation: str) -> None:
    table.id = "g_01HZZZZZZZZZZZZZZZZZZZZZZZ"
    with refused("not_found"):
        await table.ask(operation)


@pytest.mark.parametrize("seat", [-1, 2])
@pytest.mark.parametrize("version", [0, 99, -1, 2**70])
async def test_what_a_game_has_not_is_not_found_and_not_noted(table: Table, seat: int, version: int) -> None:
    audits, dot, game = table.audits, table.dot, table.id
    for wrong in (
        audits.table(dot, game, at=version),
        audits.table(dot, game, seat=seat),
        audits.difference(dot, game, version),
        audits.difference(dot, game, 1, version),
        audits.difference(dot, game, 1, 2, seat),
        audits.legal(dot, game, at=version),
        audits.legal(dot, game, seat=seat),
        audits.timeline(dot, game, seat=seat),
        audits.cause(dot, game, f"{version}.0"),
    ):
        with pytest.raises(Refused) as no:
            await wrong
        assert no.value.code in ("not_found", "malformed")
    for after in (-1, 99, 2**70):
        with refused("cursor_unavailable"):
            await audits.timeline(dot, game, after)
        with refused("cursor_unavailable"):
            await audits.reads(dot, game, after)
    for limit in (0, 101):
        with refused("malformed"):
            await audits.timeline(dot, game, limit=limit)
        with refused("malformed"):
            await audits.reads(dot, game, limit=limit)
    assert not await table.noted()


# -- what is noted


@every_operation
async def test_a_look_is_noted(table: Table, operation: str) -> None:
    await table.ask(operation)
    (read,) = await table.noted()
    assert (read.version, read.player, read.request_id, read.operation) == (1, table.dot.player, "request-1", operation)
    assert (
        read.arguments
        == {
            "timeline": {"after": 0, "limit": 100},
            "table": {"at": 20},
            "cause": {"event": "1.0"},
            "difference": {"before": 1, "after": 20},
            "legal": {"at": 20},
            "reads": {"after": 0, "limit": 100},
        }[operation]
    )


async def test_through_whose_eyes_is_noted(table: Table) -> None:
    await table.audits.timeline(table.dot, table.id, 3, 2, 0)
    await table.audits.table(table.dot, table.id, 5, 1)
    await table.audits.difference(table.dot, table.id, 5, 6, 0)
    await table.audits.legal(table.dot, table.id, 7, 1)
    assert [read.arguments for read in await table.noted()] == [
        {"after": 3, "limit": 2, "seat": 0},
        {"at": 5, "seat": 1},
        {"before": 5, "after": 6, "seat": 0},
        {"at": 7, "seat": 1},
    ]


class Watched(TakingTurns):
    """A store that keeps in mind what it was asked of streams; and may not take what is to be noted of looks."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[str, str, int]] = []
        self.refuses = False
        self.before_next_append: Callable[[], Awaitable[Any]] | None = None

    async def append(self, stream: str, expected: int, entry: bytes, **how: Any) -> Outcome:
        if stream.startswith("a_"):
            self.asked.append(("append", stream, expected))
            if self.refuses:
                raise StoreUnavailable("The event store takes nothing.")
            meanwhile, self.before_next_append = self.before_next_append, None
            if meanwhile:
                await meanwhile()
        return await super().append(stream, expected, entry, **how)

    async def read(self, stream: str, after: int = 0, limit: int | None = None) -> list[Entry]:
        self.asked.append(("read", stream, after))
        return await super().read(stream, after, limit)


@pytest.fixture
def watched() -> Watched:
    return Watched()


@pytest.fixture
async def there(watched: Watched) -> AsyncIterator[Table]:
    """A game at version 20 in a store that is watched."""
    house = make_house(watched)
    async with house.running():
        yield await seated(house, until=20)


@every_operation
async def test_nothing_is_read_for_an_answer_before_it_is_noted(there: Table, watched: Watched, operation: str) -> None:
    """All that is read of the game before is whether there is something new."""
    watched.asked.clear()
    await there.ask(operation)
    at = watched.asked.index(("append", stream_of(there.id), 0))
    assert set(watched.asked[:at]) <= {("read", there.id, 20)}
    assert watched.asked[at + 1 :] or operation in ("table", "legal")


@every_operation
async def test_what_cannot_be_noted_is_not_answered(there: Table, watched: Watched, operation: str) -> None:
    watched.refuses = True
    with refused("unavailable"):
        await there.ask(operation)
    assert not await there.noted()
    watched.refuses = False
    assert await there.ask(operation)


async def test_who_is_not_quick_enough_notes_it_behind_the_others(there: Table, watched: Watched) -> None:
    """Another replica notes a look between this one's reading the last one and its own."""
    other = make_house(watched).desk.audits
    watched.before_next_append = lambda: other.table(auditing(there.cat), there.id, 3)
    await there.audits.table(there.dot, there.id, 4)
    noted = await there.noted()
    assert [(read.player, read.arguments["at"]) for read in noted] == [(there.cat.player, 3), (there.dot.player, 4)]
    assert broken(noted) is None


async def test_where_others_are_always_quicker_nothing_is_answered(there: Table, watched: Watched) -> None:
    other = make_house(watched).desk.audits

    async def again() -> None:
        await other.table(auditing(there.cat), there.id, 3)
        watched.before_next_append = again

    watched.before_next_append = again
    with refused("unavailable"):
        await there.audits.table(there.dot, there.id, 4)
    assert {read.player for read in await there.noted()} == {there.cat.player}


async def test_many_looks_at_once_are_all_noted(table: Table) -> None:
    await asyncio.gather(*(table.audits.table(table.dot, table.id, at) for at in range(1, 21)))
    noted = await table.noted()
    assert {read.arguments["at"] for read in noted} == set(range(1, 21))
    assert broken(noted) is None


async def test_looks_are_chained(table: Table) -> None:
    for at in (3, 4, 5):
        await table.audits.table(table.dot, table.id, at)
    first, second, third = noted = await table.noted()
    assert broken(noted) is None
    assert broken([]) is None
    forged = [
        structs.replace(second, player="p_x"),
        structs.replace(second, at=second.at + 1),
        structs.replace(second, request_id=""),
        structs.replace(second, operation="legal"),
        structs.replace(second, arguments={}),
    ]
    for other in forged:
        assert broken([first, other, third]) == 2
        assert broken([first, structs.replace(other, hash=hash_of(other)), third]) == 3
    for wrong, version in (([second, third], 1), ([first, third], 2), ([first, third, second], 2), ([first, first], 2)):
        assert broken(wrong) == version


async def test_looks_are_listed_and_looking_at_them_is_one(table: Table) -> None:
    await table.ask("table")
    await table.ask("legal")
    reads = await table.audits.reads(table.dot, table.id)
    assert [read.operation for read in reads.reads] == ["table", "legal", "reads"]
    assert reads.next is None
    page = await table.audits.reads(table.dot, table.id, 1, 2)
    assert ([read.version for read in page.reads], page.next) == ([2, 3], 3)
    page = await table.audits.reads(table.dot, table.id, 3, 2)
    assert ([read.version for read in page.reads], page.next) == ([4, 5], None)
    assert broken(await table.noted()) is None


# -- what is told


async def test_the_timeline_says_who_did_what_and_when(table: Table) -> None:
    laid, sat, started, *orders = (await table.told())[:5]
    assert [(each.player, each.name, each.seat, each.text) for each in (laid, sat, started)] == [
        (table.ann.player, "Ann", -1, "Lay the table"),
        (table.ben.player, "Ben", -1, "Sit down"),
        (None, None, -1, "Begin"),
    ]
    assert {(each.player, each.name, each.seat) for each in orders} == {
        (table.ann.player, "Ann", 0),
        (table.ben.player, "Ben", 1),
    }
    assert all(each.text.startswith("Answer “Order a pace.” with: ") for each in orders)
    assert [each.text[-1] for each in orders] == [each.action["choice"][0] for each in orders if each.action]
    assert laid.made_at < sat.made_at < started.made_at
    assert [each.version for each in (laid, sat, started)] == [1, 2, 3]


async def test_what_a_bot_did_says_so(house: House) -> None:
    table = await seated(house, bot=True)
    await house.desk.lobby.start(table.ann, table.id, "")
    async with asyncio.timeout(10):
        while not (by_bot := [each for each in await table.told() if each.seat == 1]):  # noqa: ASYNC110
            await asyncio.sleep(0.001)
    assert {(each.player, each.bot) for each in by_bot} == {(None, "random")}


async def test_a_rule_is_told_where_it_is_another_than_before(table: Table) -> None:
    for commit in await table.told():
        before = ""
        for n, each in enumerate(commit.events):
            assert each.at == f"{commit.version}.{n}"
            assert each.event["text"]
            rule = each.event["rule"]
            assert (each.cited and each.cited.id) == (rule if rule != before else None)
            before = rule
    started = (await table.told())[2]
    cited = [each.cited.text for each in started.events if each.cited]
    assert cited[:2] == ["A game starts once, with every seat taken.", "Shuffle the deck and deal each crew its hand."]


async def test_the_timeline_has_pages(table: Table) -> None:
    found, after = list[AuditedCommit](), 0
    while True:
        page = await table.audits.timeline(table.dot, table.id, after, 7)
        found += page.commits
        if page.next is None:
            break
        after = page.next
    assert [each.version for each in found] == list(range(1, 21))
    assert tuple(found) == await table.told()
    assert (await table.audits.timeline(table.dot, table.id, 20)).commits == ()
    assert (await table.audits.timeline(table.dot, table.id, 10, 10)).next is None


async def test_the_timeline_of_a_seat_is_what_it_was_told(table: Table) -> None:
    told = await table.told(seat=0)
    public = await table.house.desk.commits(table.ann, table.id, describe=True)
    assert [tuple(each.event for each in commit.events) for commit in told] == [commit.events for commit in public]
    assert {each.text for each in told if each.seat == 1} == {"Do something that this seat wasn't told of"}
    assert all((each.action is None) == (each.seat == 1) for each in told)
    everything = await table.told()
    assert all(each.action is not None for each in everything)
    (dealt,) = [each.event for each in everything[2].events if each.event["type"] == "Seen" and each.event["to"] == 2]
    assert all(dealt["cards"])


async def test_the_seed_is_nobody_s_before_the_end(table: Table) -> None:
    """Who has it can foretell every shuffle and every die."""

    async def seeds() -> set[Any]:
        created = (await table.told())[0].events[0].event
        causes = await table.audits.cause(table.dot, table.id, "1.0")
        return {created["seed"], causes[0].event["seed"]}

    assert await seeds() == {None}
    await table.play()
    assert await seeds() == {(await table.summary()).seed}


async def test_the_table_is_as_a_seat_saw_it(table: Table) -> None:
    for seat in (0, 1):
        seen = await table.audits.table(table.dot, table.id, 9, seat)
        assert seen == await table.house.desk.view(table.caller(seat), table.id, 9)
    now = await table.audits.table(table.dot, table.id, seat=0)
    assert now == await table.house.desk.view(table.ann, table.id)


async def test_an_auditor_sees_all_of_the_table(table: Table) -> None:
    seen = await table.audits.table(table.dot, table.id, 4)
    assert isinstance(seen, NightView)
    assert seen.version == 4
    assert all(card.card for boat in seen.boats for card in boat.hand)
    assert all(card.card for card in seen.deck)


async def test_an_event_is_traced_back_to_a_free_action(table: Table) -> None:
    (at,) = [each.at for commit in await table.told() for each in commit.events if each.event["type"] == "Rolled"][:1]
    (cause,) = await table.audits.cause(table.dot, table.id, at)
    assert (cause.at, cause.event["type"], cause.agreed) == (at, "Rolled", True)
    assert cause.cited is not None
    assert cause.cited.text.startswith("A roll of at least twice the pace")
    assert [(rule.frame, rule.text, rule.cited) for rule in cause.running] == [("Voyage", "voyage", cause.cited)]
    assert (cause.action.text, cause.answer, cause.card) == ("Row", None, None)
    assert cause.action.name in ("Ann", "Ben")


async def test_an_event_is_traced_back_through_the_questions(table: Table) -> None:
    (at,) = [each.at for commit in await table.told() for each in commit.events if each.event["type"] == "WatchBegan"][
        :1
    ]
    causes = await table.audits.cause(table.dot, table.id, at)
    assert [cause.event["type"] for cause in causes] == ["WatchBegan", "Asked"]
    (answer, free) = (cause.answer for cause in causes)
    assert answer is not None
    assert (answer.prompt, answer.asked_at) == ("Order a pace.", causes[1].at)
    assert answer.chosen == (causes[0].action.text[-1],)
    assert free is None
    assert causes[1].action.text == "Begin"


async def test_a_cause_has_the_card_with_its_text(table: Table) -> None:
    await table.play()
    played = [
        each
        for commit in await table.told(limit=100)
        for each in commit.events
        if each.event["rule"] == "smugglers.gusts"
    ]
    at = next(each.at for each in played if each.event["card"])
    (cause, *_) = await table.audits.cause(table.dot, table.id, at)
    assert cause.card is not None
    assert cause.entry is not None
    assert cause.entry.key == cause.card.card
    assert cause.entry.text[0].endswith("a boat's roll.")


@pytest.mark.parametrize(
    ("event", "code"),
    [
        ("", "malformed"),
        ("3", "malformed"),
        ("x.y", "malformed"),
        ("3.9999", "not_found"),
        ("3.-1", "not_found"),
        ("3." + "9" * 30, "malformed"),
    ],
)
async def test_an_event_that_is_not_there_is_not_found(table: Table, event: str, code: Code) -> None:
    with refused(code, "/event" if code == "malformed" else ""):
        await table.audits.cause(table.dot, table.id, event)


async def test_two_versions_differ_in_what_happened_between(table: Table) -> None:
    row = next(commit for commit in await table.told() if commit.text == "Row")
    before, after = row.version - 1, row.version
    found = await table.audits.difference(table.dot, table.id, before, after)
    assert (found.before, found.after) == (before, after)
    faces = next(change for change in found.values if change.what == "faces")
    rolled = next(each.event for each in row.events if each.event["type"] == "Rolled")
    assert faces.after == list(rolled["faces"])
    assert faces.text.startswith("faces was ")
    assert faces.text.endswith(f" and is {rolled['faces'][0]}.")
    back = await table.audits.difference(table.dot, table.id, after, before)
    assert [(each.what, each.after, each.before) for each in back.values] == [
        (each.what, each.before, each.after) for each in found.values
    ]
    assert (found.opened, found.closed) == (back.closed, back.opened)


async def test_a_card_that_moved_is_named_for_who_knew_it(table: Table) -> None:
    """From before the deal to after it."""
    everything, seen = [await table.audits.difference(table.dot, table.id, 2, 3, seat) for seat in (None, 0)]
    moon = [move.text for move in everything.cards if move.reached == ("moon",)]
    assert len(moon) == 1
    assert moon[0].endswith(" is new in moon.")
    mine = {move.card.id: move.text for move in seen.cards if move.reached == ("boats.0.hand",)}
    theirs = [move.text for move in seen.cards if move.reached == ("boats.1.hand",)]
    assert len(mine) == len(theirs) == 3
    assert all("a hidden card" not in text for text in mine.values())
    assert all(text.startswith("a hidden card (#") for text in theirs)
    assert [(asked.seat, asked.options is not None) for asked in seen.opened] == [(0, True), (1, False)]
    assert [(asked.seat, asked.options is not None) for asked in everything.opened] == [(0, True), (1, True)]


async def test_what_was_legal_is_what_each_seat_could_do_then(house: House) -> None:
    table = await seated(house, until=4)
    then = {}
    for _ in range(12):
        version = (await table.summary()).version
        then[version] = [await house.desk.legal(table.caller(seat), table.id) for seat in (0, 1)]
        await table.play(until=version + 1, seed=version)
    for version, seats in then.items():
        both = await table.audits.legal(table.dot, table.id, version)
        assert (both.version, len(both.decisions)) == (version, len(seats[0].decisions))
        assert {decision.seat for decision in both.decisions if decision.options is not None} == {
            decision.seat for decision in both.decisions
        }
        for seat, legal in enumerate(seats):
            told = await table.audits.legal(table.dot, table.id, version, seat)
            assert told.decisions == legal.decisions
            said = [structs.replace(each, action={**each.action, "seat": seat}) for each in legal.actions]
            assert list(told.actions) == said == [each for each in both.actions if each.seat == seat]
    assert any(action.type == "row" for seats in then.values() for each in seats for action in each.actions)
    assert any(each.decisions for seats in then.values() for each in seats)


async def test_it_is_told_in_the_language_of_who_asks(table: Table) -> None:
    french = structs.replace(table.dot, locale="fr")
    (commit,) = (await table.audits.timeline(french, table.id, 2, 1)).commits
    assert all("(fr)" in each.event["text"] for each in commit.events)
