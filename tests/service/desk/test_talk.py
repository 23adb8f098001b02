"""Talk at a table: who is told what, for how long, and that the game knows nothing of it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import aclosing

import pytest
from hypothesis import given, settings, strategies as st

from domain.registry import games
from schema.desk import Caller
from schema.model import NewGame
from schema.talking import TEXT_LENGTH, Message, NewMessage
from service import conversations
from service.house import House
from service.now import DAY
from service.settings import Settings
from service.store import MemoryStore, Store
from service.store.base import MARKED
from service.talk import OPEN_DAYS
from tests.domain.toy import Smugglers
from tests.service.house import bots_for, make_house, ticking
from tests.service.refusing import refused
from tests.service.table import NOBODY, OPEN, Two, player

pytestmark = pytest.mark.anyio


async def say(two: Two, who: Caller, text: str, **how: object) -> Message:
    return await two.house.desk.talk.say(who, two.id, NewMessage(text=text, **how))  # type: ignore[arg-type]


async def heard(house: House, game: str, who: Caller, after: str = "0") -> list[str | None]:
    page = await house.desk.talk.messages(who, game, after)
    return [message.text for message in page.messages]


async def kept(house: House, game: str) -> bytes:
    """All that the store has of what was said."""
    return b"".join(entry.data for entry in await house.store.said(conversations.key_of(game)))


async def listened(house: House, game: str, who: Caller, until: str | None, after: str = "0") -> list[Message]:
    """What somebody is told as it comes, up to a text or, without one, for as long as they are told anything."""
    found = []
    async with aclosing(house.desk.talk.follow(who, game, after)) as messages, asyncio.timeout(10):
        async for message in messages:
            found.append(message)
            if message.text == until is not None:
                break
    return found


# -- saying and hearing


async def test_what_one_says_all_who_sit_there_are_told(begun: Two) -> None:
    said = await say(begun, begun.ann, "Ahoy!")
    assert (said.text, said.name, said.player, said.seat, said.to) == ("Ahoy!", "Ann", begun.ann.player, 0, "table")
    for who in (begun.ann, begun.ben):
        assert (await begun.house.desk.talk.messages(who, begun.id)).messages == (said,)


async def test_one_may_talk_before_the_start_too(laid: Two) -> None:
    await say(laid, laid.ann, "Who plays?")
    await laid.house.desk.lobby.sit(laid.ben, laid.id, None, "")
    assert await heard(laid.house, laid.id, laid.ben) == ["Who plays?"]


@pytest.mark.rule("kernel.talk.seated")
async def test_nobody_else_speaks_or_hears(begun: Two) -> None:
    talk = begun.house.desk.talk
    said = await say(begun, begun.ann, "Ahoy!")
    for who, code in ((begun.cat, "not_your_seat"), (NOBODY, "unauthenticated")):
        with refused(code):  # type: ignore[arg-type]
            await say(begun, who, "Ahoy!")
        with refused(code):  # type: ignore[arg-type]
            await talk.messages(who, begun.id)
        with refused(code):  # type: ignore[arg-type]
            await listened(begun.house, begun.id, who, "Ahoy!")
        with refused(code):  # type: ignore[arg-type]
            await talk.remove(who, begun.id, said.id)
    assert await heard(begun.house, begun.id, begun.ben) == ["Ahoy!"]


@pytest.mark.rule("kernel.talk.seated")
async def test_who_stands_up_hears_nothing_more(begun: Two) -> None:
    await say(begun, begun.ann, "Ahoy!")
    listening = asyncio.create_task(listened(begun.house, begun.id, begun.ben, "never"))
    await asyncio.sleep(0)
    await begun.house.desk.lobby.stand(begun.ben, begun.id, 1)
    await say(begun, begun.ann, "He is gone.")
    assert "He is gone." not in [message.text for message in await listening]
    with refused("not_your_seat"):
        await begun.house.desk.talk.messages(begun.ben, begun.id)


async def test_a_private_game_is_not_there_for_who_is_not_let_in(house: House) -> None:
    asked = NewGame(game="smugglers", seats=(OPEN, OPEN), sit=True, visibility="private")
    ann, cat = await player(house, "Ann"), await player(house, "Cat")
    game = (await house.desk.create(ann, asked)).id
    said = await house.desk.talk.say(ann, game, NewMessage(text="Ahoy!"))
    for who in (cat, NOBODY):
        with refused("not_found"):
            await house.desk.talk.etiquette(who, game)
        with refused("not_found"):
            await house.desk.talk.messages(who, game)
        with refused("not_found"):
            await listened(house, game, who, "Ahoy!")
    for doing in (
        house.desk.talk.say(cat, game, NewMessage(text="Ahoy!")),
        house.desk.talk.remove(cat, game, said.id),
    ):
        with refused("not_found"):
            await doing
    assert await heard(house, game, ann) == ["Ahoy!"]


async def test_a_bot_can_not_be_spoken_for(house: House) -> None:
    two = await Two.begun(house, bot=True)
    with refused("not_your_seat", "/seat"):
        await say(two, two.ann, "Beep.", seat=1)
    assert await heard(house, two.id, two.ann) == []


@pytest.mark.rule("kernel.talk.open")
async def test_the_game_and_its_record_know_nothing_of_it(begun: Two) -> None:
    house = begun.house
    before = [await house.store.read(begun.id), await begun.summary(), await house.games.load(begun.id)]
    await say(begun, begun.ann, "I have the Anchor.")
    assert [await house.store.read(begun.id), await begun.summary(), await house.games.load(begun.id)] == before
    assert [name async for name in house.store.streams() if "talk" in name] == []


@pytest.mark.rule("kernel.talk.open")
async def test_where_the_book_is_silent_anything_may_be_said(begun: Two) -> None:
    etiquette = await begun.house.desk.talk.etiquette(NOBODY, begun.id)
    assert [(rule.name, rule.allowed, rule.rule) for rule in etiquette.rules] == [
        ("say-anything", True, "kernel.talk.open")
    ]
    assert etiquette.channels == ()
    assert (await begun.house.desk.talk.etiquette(begun.ann, begun.id)).channels == ("table",)


async def test_of_several_seats_one_speaks(house: House) -> None:
    two = await Two.laid(house)
    await house.desk.lobby.sit(two.ann, two.id, None, "")
    with refused("malformed", "/seat"):
        await say(two, two.ann, "Who am I?")
    assert (await say(two, two.ann, "I am the second.", seat=1)).seat == 1


# -- texts


@pytest.mark.parametrize(
    ("sent", "said"),
    [
        ("  Ahoy! \t", "Ahoy!"),
        ("e\u0301te\u0301", "été"),
        ("<b>&amp;</b>", "<b>&amp;</b>"),
        ("👩‍👩‍👧 ½", "👩‍👩‍👧 ½"),
        ("x" * TEXT_LENGTH, "x" * TEXT_LENGTH),
    ],
)
async def test_a_text_is_kept_as_it_is_meant(begun: Two, sent: str, said: str) -> None:
    assert (await say(begun, begun.ann, sent)).text == said
    assert await heard(begun.house, begun.id, begun.ben) == [said]


@pytest.mark.parametrize(
    "sent", ["", "  ", "\u200b\u200d", "a\nb", "a\x00b", "a\x1b[2J", "\u202eevil", "a\u2066b", "x" * (TEXT_LENGTH + 1)]
)
async def test_what_can_not_be_shown_on_a_line_is_refused(begun: Two, sent: str) -> None:
    with refused("malformed", "/text", "message"):
        await say(begun, begun.ann, sent)
    assert await heard(begun.house, begun.id, begun.ben) == []


async def test_half_a_character_is_refused(begun: Two) -> None:
    with refused("malformed"):
        await say(begun, begun.ann, "\ud800")


# -- again


async def test_the_same_command_again_is_said_once(begun: Two) -> None:
    talk, message = begun.house.desk.talk, NewMessage(text="Ahoy!")
    first = await talk.say(begun.ann, begun.id, message, "once")
    assert await talk.say(begun.ann, begun.id, message, "once") == first
    other = await talk.say(begun.ben, begun.id, message, "once")
    assert (other.player, other.seat) == (begun.ben.player, 1)
    with refused("command_id_reused"):
        await talk.say(begun.ann, begun.id, NewMessage(text="Ahoy?"), "once")
    assert await heard(begun.house, begun.id, begun.ben) == ["Ahoy!", "Ahoy!"]


# -- pages


async def test_pages_go_on_after_a_message(begun: Two) -> None:
    for n in range(7):
        await say(begun, begun.ann, str(n))
    talk, pages, after = begun.house.desk.talk, list[list[str | None]](), "0"
    while True:
        page = await talk.messages(begun.ben, begun.id, after, 3)
        pages.append([message.text for message in page.messages])
        if page.next is None:
            break
        after = page.next
    assert pages == [["0", "1", "2"], ["3", "4", "5"], ["6"]]
    assert (await talk.messages(begun.ben, begun.id, "0", 7)).next is None
    with refused("cursor_unavailable", "/after"):
        await talk.messages(begun.ben, begun.id, "yesterday")


async def test_only_so_many_messages_are_kept(begun: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conversations, "MOST", 3)
    for n in range(5):
        await say(begun, begun.ann, str(n))
    assert await heard(begun.house, begun.id, begun.ben) == ["2", "3", "4"]


async def test_what_was_said_is_forgotten_some_days_after_the_last_of_it() -> None:
    now = [1000.0]
    house = make_house(MemoryStore(lambda: now[0]), talk_days=2)
    two = await Two.begun(house)
    await say(two, two.ann, "Ahoy!")
    now[0] += 1.5 * DAY / 1000
    await say(two, two.ben, "Ahoy yourself!")
    now[0] += 1.5 * DAY / 1000
    assert await heard(house, two.id, two.ann) == ["Ahoy!", "Ahoy yourself!"]
    now[0] += 0.6 * DAY / 1000
    assert await heard(house, two.id, two.ann) == []


async def test_some_days_after_the_end_nothing_more_is_said() -> None:
    tick, late = ticking(), [0]
    house = House(
        Settings(rate_limits=False), MemoryStore(), {"smugglers": Smugglers()}, bots_for, lambda: tick() + late[0]
    )
    two = await Two.begun(house)
    await two.play()
    late[0] = OPEN_DAYS * DAY - 3_600_000
    await say(two, two.ann, "Well sailed.")
    late[0] = OPEN_DAYS * DAY
    with refused("game_over", detail="talk"):
        await say(two, two.ann, "As I said:")
    assert await heard(house, two.id, two.ben) == ["Well sailed."]


# -- as it comes


async def test_who_listens_is_told_each_message_once_and_in_order(begun: Two) -> None:
    first = await say(begun, begun.ann, "0")
    listening = [
        asyncio.create_task(listened(begun.house, begun.id, who, "9", after))
        for who, after in ((begun.ann, "0"), (begun.ben, first.id))
    ]
    for n in range(1, 10):
        await say(begun, begun.caller(n % 2), str(n))
    told = [[message.text for message in each] for each in await asyncio.gather(*listening)]
    assert told == [[str(n) for n in range(10)], [str(n) for n in range(1, 10)]]


# -- removing


async def test_who_said_it_may_remove_it_and_all_are_told(begun: Two) -> None:
    talk = begun.house.desk.talk
    said = await say(begun, begun.ann, "Something rude.")
    with refused("forbidden", detail="message"):
        await talk.remove(begun.ben, begun.id, said.id)
    listening = asyncio.create_task(listened(begun.house, begun.id, begun.ben, "Sorry."))
    notice = await talk.remove(begun.ann, begun.id, said.id)
    assert (notice.removes, notice.text) == (said.id, None)
    assert await talk.remove(begun.ann, begun.id, said.id) == notice
    await say(begun, begun.ann, "Sorry.")
    assert [(message.text, message.removes) for message in await listening][-2:] == [(None, said.id), ("Sorry.", None)]
    assert await heard(begun.house, begun.id, begun.ben) == [None, None, "Sorry."]
    assert b"rude" not in await kept(begun.house, begun.id)


async def test_a_message_is_removed_once_however_late_it_is_asked_for_again(begun: Two) -> None:
    said = await say(begun, begun.ann, "Something rude.")
    notice = await begun.house.desk.talk.remove(begun.ann, begun.id, said.id)
    for n in range(MARKED):
        await say(begun, begun.ben, str(n))
    assert await begun.house.desk.talk.remove(begun.ann, begun.id, said.id) == notice


@pytest.mark.parametrize("message", ["1", "0", "-1", "x", "1" * 40])
async def test_what_was_never_said_is_not_removed(begun: Two, message: str) -> None:
    with refused("not_found", detail="message"):
        await begun.house.desk.talk.remove(begun.ann, begun.id, message)


async def test_that_something_was_removed_is_not_removed(begun: Two) -> None:
    said = await say(begun, begun.ann, "Something rude.")
    notice = await begun.house.desk.talk.remove(begun.ann, begun.id, said.id)
    with refused("not_found", detail="message"):
        await begun.house.desk.talk.remove(begun.ann, begun.id, notice.id)


async def test_an_operator_removes_a_message_and_that_is_noted_first(begun: Two) -> None:
    said = await say(begun, begun.ann, "Something rude.")
    operator = Caller(begun.cat.player, scopes=frozenset({"admin"}))
    with refused("forbidden"):
        await begun.house.desk.talk.moderate(begun.ben, begun.id, said.id, "rude")
    notice = await begun.house.desk.talk.moderate(operator, begun.id, said.id, "rude")
    assert (notice.removes, notice.text) == (said.id, None)
    [act] = (await begun.house.desk.admin.log(operator)).acts
    about = {"game": begun.id, "message": said.id, "target": begun.ann.player, "reason": "rude"}
    assert (act.operation, act.player, act.arguments) == ("moderate", begun.cat.player, about)
    assert await heard(begun.house, begun.id, begun.ben) == [None, None]
    with refused("not_found", detail="message"):
        await begun.house.desk.talk.moderate(operator, begun.id, "5", "rude")
    assert len((await begun.house.desk.admin.log(operator)).acts) == 1


async def test_of_a_player_who_goes_for_good_neither_name_nor_word_is_left(begun: Two) -> None:
    elsewhere = await Two.laid(begun.house)
    await begun.house.desk.lobby.sit(begun.ann, elsewhere.id, None, "")
    await say(elsewhere, begun.ann, "A secret elsewhere.")
    await begun.house.desk.lobby.stand(begun.ann, elsewhere.id, 1)
    await say(begun, begun.ann, "A secret here.")
    await say(begun, begun.ben, "Mine.")
    assert b"secret" in await kept(begun.house, begun.id)
    assert b"secret" in await kept(begun.house, elsewhere.id)
    await begun.house.desk.account.delete(begun.ann)
    messages = (await begun.house.desk.talk.messages(begun.ben, begun.id)).messages
    assert [(message.name, message.text) for message in messages] == [("", None), ("Ben", "Mine.")]
    assert b"secret" not in await kept(begun.house, begun.id) + await kept(begun.house, elsewhere.id)


# -- teams


class Teams:
    """Four players at a table of Conquest, two against two, of whom those opposite are partners."""

    house: House
    players: list[Caller]
    id: str

    @classmethod
    async def laid(cls, store: Store | None = None, mode: str = "team") -> Teams:
        teams = cls()
        rules = {"conquest": games()["conquest"]}
        teams.house = House(Settings(rate_limits=False), store or MemoryStore(), rules, bots_for, ticking())
        teams.players = [await player(teams.house, name) for name in ("Ann", "Ben", "Cat", "Dan")]
        asked = NewGame(game="conquest", seats=(OPEN,) * 4, options={"mode": mode})
        teams.id = (await teams.house.desk.create(teams.players[0], asked)).id
        for who in teams.players:
            await teams.house.desk.lobby.sit(who, teams.id, None, "")
        return teams

    async def say(self, seat: int, text: str, to: str = "table") -> Message:
        return await self.house.desk.talk.say(self.players[seat], self.id, NewMessage(text=text, to=to))  # type: ignore[arg-type]


@pytest.fixture
async def teams() -> AsyncIterator[Teams]:
    teams = await Teams.laid()
    async with teams.house.running():
        yield teams


@pytest.mark.rule("kernel.talk.team")
@pytest.mark.rule("conquest.team.share-hands")
async def test_partners_talk_among_themselves(teams: Teams) -> None:
    said = await teams.say(0, "Attack from the north!", "team")
    assert said.to == "team"
    told = [await heard(teams.house, teams.id, who) for who in teams.players]
    assert told == [["Attack from the north!"], [], ["Attack from the north!"], []]
    assert (await teams.house.desk.talk.etiquette(teams.players[1], teams.id)).channels == ("table", "team")
    for who in (teams.players[1], teams.players[3]):
        with refused("not_found", detail="message"):
            await teams.house.desk.talk.remove(who, teams.id, said.id)
    await teams.house.desk.talk.remove(teams.players[0], teams.id, said.id)
    assert [len(await heard(teams.house, teams.id, who)) for who in teams.players] == [2, 0, 2, 0]


@pytest.mark.rule("kernel.talk.team")
@pytest.mark.parametrize("mode", ["competitive", "cooperative"])
async def test_without_teams_nobody_whispers(mode: str) -> None:
    teams = await Teams.laid(mode=mode)
    with refused("target_not_legal", "/to", "no_teams"):
        await teams.say(0, "Psst!", "team")
    assert (await teams.house.desk.talk.etiquette(teams.players[0], teams.id)).channels == ("table",)


SAYINGS = st.lists(st.tuples(st.integers(0, 3), st.sampled_from(["table", "team"]), st.booleans()), max_size=12)


@pytest.mark.rule("kernel.talk.team")
@settings(deadline=None, max_examples=25)
@given(sayings=SAYINGS, size=st.integers(1, 4))
def test_what_a_team_says_never_reaches_the_other(sayings: list[tuple[int, str, bool]], size: int) -> None:
    """Whatever is said and removed: each is told all that was said to them and nothing else, in pages as well as when it comes."""
    with asyncio.Runner() as runner:
        runner.run(_never_reaches(sayings, size))


async def _never_reaches(sayings: list[tuple[int, str, bool]], size: int) -> None:
    teams = await Teams.laid()
    expected: list[list[str]] = [[], [], [], []]
    for n, (seat, to, removed) in enumerate(sayings):
        said = [await teams.say(seat, f"{n}", to)]
        if removed:
            said.append(await teams.house.desk.talk.remove(teams.players[seat], teams.id, said[0].id))
        for other in range(4):
            if to == "table" or other % 2 == seat % 2:
                expected[other] += [message.id for message in said]
    assert [await _in_pages(teams, who, size) for who in teams.players] == expected
    last = await teams.say(0, "over")
    for who, told in zip(teams.players, expected, strict=True):
        live = await listened(teams.house, teams.id, who, "over")
        assert [message.id for message in live] == [*told, last.id]


async def _in_pages(teams: Teams, who: Caller, size: int) -> list[str]:
    """The ids of all that a player is told, each page full but the last."""
    told, after = list[str](), "0"
    while True:
        page = await teams.house.desk.talk.messages(who, teams.id, after, size)
        told += [message.id for message in page.messages]
        if page.next is None:
            return told
        assert (len(page.messages), page.next) == (size, told[-1])
        after = page.next
