"""What every store does, whichever keeps the bytes."""

import asyncio

import pytest

from service.store import (
    Appended,
    BadCursor,
    Command,
    CommandReused,
    Conflict,
    Diverged,
    Entry,
    Frozen,
    Indexed,
    Link,
    Repeated,
    Store,
)
from service.store.base import MARKED

pytestmark = pytest.mark.anyio


async def test_a_stream_that_nobody_wrote_is_empty(store: Store) -> None:
    assert await store.head("g_1") == 0
    assert await store.read("g_1") == []
    assert await store.command("g_1", "c") is None


async def test_entries_come_back_in_order_as_they_were(store: Store) -> None:
    entries = [b"", b"\x00\xff", b"three", bytes(range(256)) * 400]
    for version, entry in enumerate(entries):
        assert await store.append("g_1", version, entry) == Appended(version + 1)
    assert await store.read("g_1") == list(enumerate(entries, 1))
    assert await store.head("g_1") == 4


async def test_read_goes_on_after_a_version(store: Store) -> None:
    for version in range(5):
        await store.append("g_1", version, b"%d" % (version + 1))
    assert await store.read("g_1", 3) == [Entry(4, b"4"), Entry(5, b"5")]
    assert await store.read("g_1", 1, 2) == [Entry(2, b"2"), Entry(3, b"3")]
    assert await store.read("g_1", 5) == []
    assert await store.read("g_1", 99) == []


async def test_append_at_another_version_is_a_conflict(store: Store) -> None:
    await store.append("g_1", 0, b"1")
    assert await store.append("g_1", 0, b"late") == Conflict(1)
    assert await store.append("g_1", 2, b"early") == Conflict(1)
    assert await store.read("g_1") == [Entry(1, b"1")]


async def test_a_snapshot_lies_beside_a_stream_that_is_there(store: Store) -> None:
    await store.keep_snapshot("g_1", b"of nothing")
    assert await store.snapshot("g_1") is None
    await store.append("g_1", 0, b"1")
    await store.keep_snapshot("g_1", b"\x00")
    await store.keep_snapshot("g_1", b"\xff")
    assert (await store.snapshot("g_1"), await store.snapshot("g_2")) == (b"\xff", None)
    assert await store.read("g_1") == [Entry(1, b"1")]
    assert [stream async for stream in store.streams()] == ["g_1"]


async def test_streams_do_not_touch_each_other(store: Store) -> None:
    await store.append("g_1", 0, b"1", command="c")
    assert await store.append("g_2", 0, b"2", command="c") == Appended(1)
    await store.append("g_2", 1, b"3")
    assert await store.heads(["g_2", "g_none", "g_1"]) == [2, 0, 1]
    assert await store.heads([]) == []


async def test_the_same_command_again_answers_what_became_of_it(store: Store) -> None:
    await store.append("g_1", 0, b"1", command="c1", fingerprint=b"\x00:\xff\n")
    await store.append("g_1", 1, b"2", command="c2")
    again = await store.append("g_1", 0, b"1", command="c1", fingerprint=b"\x00:\xff\n")
    assert again == Repeated(1)
    assert await store.append("g_1", 99, b"2", command="c2") == Repeated(2)
    assert await store.head("g_1") == 2


async def test_another_command_with_the_same_id_is_refused(store: Store) -> None:
    await store.append("g_1", 0, b"1", command="c1", fingerprint="this")
    assert await store.append("g_1", 1, b"2", command="c1", fingerprint="that") == CommandReused(1)
    assert await store.head("g_1") == 1


async def test_a_command_that_met_a_conflict_is_not_remembered(store: Store) -> None:
    await store.append("g_1", 0, b"1")
    await store.append("g_1", 0, b"2", command="c")
    assert await store.command("g_1", "c") is None
    assert await store.append("g_1", 1, b"2", command="c") == Appended(2)


async def test_a_frozen_stream_is_read_and_not_appended_to(store: Store) -> None:
    await store.append("g_1", 0, b"1", command="c1", fingerprint="this")
    await store.freeze("g_1", b"why")
    await store.freeze("g_1", b"again")
    assert await store.frozen("g_1") == b"why"
    assert await store.append("g_1", 1, b"2") == Frozen(1)
    assert await store.append("g_1", 0, b"1", command="c1", fingerprint="this") == Repeated(1)
    assert await store.read("g_1") == [Entry(1, b"1")]
    assert await store.append("g_2", 0, b"1") == Appended(1)

    await store.thaw("g_1")
    await store.thaw("g_1")
    assert await store.frozen("g_1") is None
    assert await store.append("g_1", 1, b"2") == Appended(2)


async def test_a_stream_may_be_frozen_before_it_begins(store: Store) -> None:
    await store.freeze("g_1", b"why")
    assert await store.append("g_1", 0, b"1") == Frozen(0)
    assert await store.head("g_1") == 0


async def test_an_entry_goes_on_from_the_one_that_it_was_built_on(store: Store) -> None:
    assert await store.append("g_1", 0, b"1", link=Link(b"", b"one")) == Appended(1)
    assert await store.append("g_1", 1, b"2", link=Link(b"other", b"two")) == Diverged(1)
    assert await store.append("g_1", 1, b"2", link=Link(b"one", b"two")) == Appended(2)
    assert await store.append("g_1", 1, b"2", link=Link(b"one", b"two")) == Conflict(2)


async def test_who_says_no_digests_is_not_asked_for_them(store: Store) -> None:
    """As an earlier release, beside one that does: what it left out is not held against the next."""
    await store.append("g_1", 0, b"1", link=Link(b"", b"one"))
    assert await store.append("g_1", 1, b"2") == Appended(2)
    assert await store.append("g_1", 2, b"3", link=Link(b"two", b"three")) == Appended(3)


async def test_a_command_can_be_looked_up(store: Store) -> None:
    await store.append("g_1", 0, b"1", command="c", fingerprint="é:1")
    assert await store.command("g_1", "c") == Command(1, "é:1".encode())


async def test_of_many_appends_at_one_version_exactly_one_wins(store: Store) -> None:
    outcomes = await asyncio.gather(*(store.append("g_1", 0, b"%d" % n, command=f"c{n}") for n in range(50)))
    assert outcomes.count(Appended(1)) == 1
    assert outcomes.count(Conflict(1)) == 49
    winner = outcomes.index(Appended(1))
    assert await store.read("g_1") == [Entry(1, b"%d" % winner)]


async def test_of_one_command_sent_many_times_at_once_one_is_done(store: Store) -> None:
    outcomes = await asyncio.gather(*(store.append("g_1", 0, b"1", command="c") for _ in range(50)))
    assert outcomes.count(Appended(1)) == 1
    assert outcomes.count(Repeated(1)) == 49


async def test_documents(store: Store) -> None:
    assert await store.get("player:1") is None
    await store.put("player:1", b"Ann")
    await store.put("player:1", b"Bea")
    assert await store.get("player:1") == b"Bea"


async def test_a_document_that_is_put_once_stays(store: Store) -> None:
    kept = await asyncio.gather(*(store.put_once("token:1", b"p") for _ in range(20)))
    assert sorted(kept) == [False] * 19 + [True]
    assert not await store.put_once("token:1", b"q")
    assert await store.get("token:1") == b"p"


async def pages(store: Store, count: int) -> list[str]:
    members: list[str] = []
    cursor = None
    while page := await store.index_page("games", cursor, count):
        assert len(page) <= count
        members += [row.member for row in page]
        cursor = page[-1].cursor
    return members


@pytest.mark.parametrize("count", [1, 2, 3, 7, 100])
async def test_an_index_is_paged_from_the_newest(store: Store, count: int) -> None:
    for member, score in [
        ("a", 1),
        ("b", 5),
        ("c", 5),
        ("é", 5),
        ("d", 5),
        ("e", 1_700_000_000_000),
        ("f", -2),
    ]:
        await store.index_add("games", member, score)
    assert await pages(store, count) == ["e", "é", "d", "c", "b", "a", "f"]


async def test_a_cursor_stays_good_when_its_member_goes_or_others_come(store: Store) -> None:
    for number in range(6):
        await store.index_add("games", f"g{number}", number)
    first = await store.index_page("games", None, 2)
    await store.index_remove("games", "g4")
    await store.index_add("games", "g9", 9)
    await store.index_add("games", "g0", 10)
    rest = await store.index_page("games", first[-1].cursor, 10)
    assert [row.member for row in first + rest] == ["g5", "g4", "g3", "g2", "g1"]


async def test_a_member_is_in_an_index_once(store: Store) -> None:
    await store.index_add("games", "g", 1)
    await store.index_add("games", "g", 3)
    assert await store.index_page("games", None, 10) == [Indexed(3, "g")]
    await store.index_remove("games", "g")
    await store.index_remove("games", "g")
    assert await store.index_page("games", None, 10) == []


async def test_what_is_due_comes_first_come_first_served(store: Store) -> None:
    assert await store.index_due("due", 10, 10) == []
    for member, score in [("c", 3), ("a", 5), ("é", 3), ("b", 4), ("d", 1_700_000_000_000), ("e", -2)]:
        await store.index_add("due", member, score)
    await store.index_add("other", "f", 1)
    due = [Indexed(-2, "e"), Indexed(3, "c"), Indexed(3, "é"), Indexed(4, "b")]
    assert await store.index_due("due", 4, 10) == due
    assert await store.index_due("due", 4, 2) == due[:2]
    assert await store.index_due("due", -3, 10) == []
    assert (await store.index_due("due", 1_700_000_000_000, 10))[4:] == [
        Indexed(5, "a"),
        Indexed(1_700_000_000_000, "d"),
    ]


async def test_members_are_counted_all_or_those_up_to_a_score(store: Store) -> None:
    assert (await store.index_count("due"), await store.index_count("due", 9)) == (0, 0)
    for member, score in [("a", 5), ("b", 4), ("c", 1_700_000_000_000), ("d", -2)]:
        await store.index_add("due", member, score)
    await store.index_add("other", "e", 1)
    assert await store.index_count("due") == 4
    assert [await store.index_count("due", until) for until in (-3, -2, 4, 1_700_000_000_000)] == [0, 1, 2, 4]


async def test_what_is_put_off_or_taken_out_is_due_no_more(store: Store) -> None:
    await store.index_add("due", "a", 1)
    await store.index_add("due", "b", 1)
    await store.index_add("due", "a", 9)
    await store.index_remove("due", "b")
    assert await store.index_due("due", 8, 10) == []
    assert await store.index_due("due", 9, 10) == [Indexed(9, "a")]


@pytest.mark.parametrize("cursor", ["", "x", "!!", "Zm9v", "MQ", "é", "MTIzOg" * 3, "//__"])
async def test_a_made_up_cursor_is_refused(store: Store, cursor: str) -> None:
    with pytest.raises(BadCursor):
        await store.index_page("games", cursor, 10)


async def test_a_document_is_swapped_only_for_the_one_that_is_there(store: Store) -> None:
    assert not await store.swap("document", b"other", b"new")
    assert await store.swap("document", None, b"first")
    assert not await store.swap("document", None, b"second")
    assert not await store.swap("document", b"firs", b"second")
    assert await store.get("document") == b"first"
    assert await store.swap("document", b"first", b"")
    assert not await store.swap("document", None, b"third")
    assert await store.get("document") == b""


async def test_a_document_goes_where_nothing_is_swapped_for_it(store: Store) -> None:
    assert await store.swap("document", None, None)
    await store.put("document", b"\x00\xff")
    assert not await store.swap("document", b"\x00", None)
    assert await store.swap("document", b"\x00\xff", None)
    assert await store.get("document") is None


async def test_of_many_who_swap_the_same_document_one_does(store: Store) -> None:
    await store.put("document", b"0")
    swapped = await asyncio.gather(*(store.swap("document", b"0", b"%d" % n) for n in range(1, 20)))
    assert swapped.count(True) == 1
    assert await store.get("document") == b"%d" % (swapped.index(True) + 1)


async def test_a_store_that_works_answers_a_ping(store: Store) -> None:
    await store.ping()


async def test_all_streams_can_be_gone_through(store: Store) -> None:
    names = {f"g_{n}" for n in range(25)} | {"c_}:log", "a_1"}
    for name in names:
        await store.append(name, 0, b"1", command="once")
    await store.put("document", b"")
    assert {name async for name in store.streams()} == names


async def test_what_is_said_comes_back_in_order_as_it_was(store: Store) -> None:
    entries = [b"", b"a:b", b"\x00\xff", bytes(range(256))]
    numbers = [await store.say("talk", entry, 10, 60) for entry in entries]
    assert numbers == sorted(set(numbers))
    assert await store.said("talk") == [Entry(*each) for each in zip(numbers, entries, strict=True)]
    assert await store.said("talk", numbers[0], 2) == [Entry(numbers[1], b"a:b"), Entry(numbers[2], b"\x00\xff")]
    assert await store.said("talk", numbers[-1]) == await store.said("other") == []


async def test_the_same_said_twice_is_there_twice(store: Store) -> None:
    numbers = [await store.say("talk", b"yes", 10, 60) for _ in range(2)]
    assert await store.said("talk") == [Entry(number, b"yes") for number in numbers]


async def test_of_a_list_only_the_last_are_kept(store: Store) -> None:
    numbers = [await store.say("talk", b"%d" % n, 3, 60) for n in range(5)]
    assert await store.said("talk") == [Entry(numbers[n], b"%d" % n) for n in (2, 3, 4)]


async def test_a_mark_is_said_once(store: Store) -> None:
    first = await store.say("talk", b"1", 2, 60, mark="0a")
    await store.say("talk", b"2", 2, 60, mark="0b")
    assert await store.say("talk", b"again", 2, 60, mark="0a") == first
    assert [entry.data for entry in await store.said("talk")] == [b"1", b"2"]
    assert await store.say("elsewhere", b"3", 2, 60, mark="0a") != 0
    await store.say("talk", b"4", 2, 60)
    assert await store.say("talk", b"5", 2, 60, mark="0a") > first, "the first is no longer kept"


async def test_a_mark_is_looked_for_among_the_last_entries(store: Store) -> None:
    first = await store.say("talk", b"1", 200, 60, mark="0a")
    for n in range(MARKED - 1):
        await store.say("talk", b"%d" % n, 200, 60)
    assert await store.say("talk", b"again", 200, 60, mark="0a") == first
    await store.say("talk", b"one more", 200, 60)
    assert await store.say("talk", b"again", 200, 60, mark="0a") > first


async def test_of_many_who_say_the_same_mark_one_does(store: Store) -> None:
    numbers = await asyncio.gather(*(store.say("talk", b"%d" % n, 30, 60, mark="0a") for n in range(20)))
    assert {*numbers} == {entry.version for entry in await store.said("talk")}
    assert len({*numbers}) == 1


async def test_an_entry_is_put_in_the_place_of_another(store: Store) -> None:
    first, second = [await store.say("talk", entry, 10, 60, mark="0a" * n) for n, entry in enumerate((b"1", b"2"), 1)]
    assert await store.resay("talk", first, b"")
    assert await store.resay("talk", first, b"")
    assert await store.resay("talk", second, b"2")
    assert await store.said("talk") == [Entry(first, b""), Entry(second, b"2")]
    assert not await store.resay("talk", second + 1, b"3")
    assert not await store.resay("other", first, b"3")
    assert await store.say("talk", b"again", 10, 60, mark="0a") == first, "it keeps its mark"
    third = await store.say("talk", b"3", 10, 60)
    assert third > second


async def test_what_is_said_is_forgotten_once_nobody_says_more(store: Store) -> None:
    await store.say("talk", b"1", 10, 1)
    await store.say("longer", b"1", 10, 60)
    [(number, _)] = await store.said("talk")
    assert await store.resay("talk", number, b"other"), "which doesn't keep it for longer, or for ever"
    for _ in range(200):
        if not await store.said("talk"):
            break
        await asyncio.sleep(0.05)
    assert await store.said("talk") == []
    assert len(await store.said("longer")) == 1
    assert await store.say("talk", b"2", 10, 60) > number, "numbers go on"


async def test_lists_are_no_streams(store: Store) -> None:
    await store.say("g_1", b"1", 10, 60)
    assert await store.head("g_1") == 0
    assert [name async for name in store.streams()] == []
