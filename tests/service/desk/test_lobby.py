"""How a game comes to be."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import msgspec
import pytest

from schema.model import NewGame, SeatRequest
from service.house import House
from service.store import MemoryStore
from tests.service.house import make_house
from tests.service.refusing import refused
from tests.service.table import BOT, NOBODY, OPEN, Two, player

pytestmark = pytest.mark.anyio


def new_game(**changes: Any) -> NewGame:
    return msgspec.structs.replace(NewGame(game="smugglers", seats=(OPEN, OPEN)), **changes)


async def test_a_table_is_laid(house: House) -> None:
    ann = await player(house, "Ann")
    game = await house.desk.create(ann, new_game(preset="creek", sit=True, seats=(OPEN, BOT)))
    assert (game.game, game.status, game.version, game.creator) == ("smugglers", "open", 1, ann.player)
    assert game.options == {"spaces": 3, "hand": 3}
    assert [(seat.kind, seat.name, seat.bot) for seat in game.seats] == [
        ("player", "Ann", None),
        ("bot", None, "random"),
    ]


async def test_the_seed_is_committed_to_and_shown_only_at_the_end(begun: Two) -> None:
    game = await begun.summary()
    assert game.seed is None
    over = await begun.play()
    assert over.seed is not None
    assert sha256(bytes.fromhex(over.seed)).hexdigest() == game.seed_hash == over.seed_hash


async def test_a_bot_need_not_be_named(house: House) -> None:
    game = await house.desk.create(await player(house, "Ann"), new_game(seats=(OPEN, SeatRequest(kind="bot"))))
    assert game.seats[1].bot == "random"


@pytest.mark.parametrize(
    ("changes", "pointer"),
    [
        ({"game": "chess"}, "/game"),
        ({"preset": "none"}, "/preset"),
        ({"options": {"spaces": 2}}, "/options/spaces"),
        ({"options": {"depth": 2}}, "/options"),
        ({"options": {"spaces": "many"}}, "/options/spaces"),
        ({"seats": ()}, "/seats"),
        ({"seats": (OPEN,) * 5}, "/seats"),
        ({"seats": (OPEN, SeatRequest(kind="bot", bot="greedy"))}, "/seats/1/bot"),
        ({"seats": (SeatRequest(bot="random"), OPEN)}, "/seats/0/bot"),
    ],
)
async def test_what_cannot_be_played_is_refused(house: House, changes: dict[str, Any], pointer: str) -> None:
    with refused("option_invalid", pointer):
        await house.desk.create(await player(house, "Ann"), new_game(**changes))


@pytest.mark.parametrize("options", [{"spaces": 10**30}, {"x": "\ud800"}])
async def test_options_that_cannot_even_be_kept_are_malformed(house: House, options: dict[str, Any]) -> None:
    with refused("malformed"):
        await house.desk.create(await player(house, "Ann"), new_game(options=options))


async def test_only_players_lay_tables_sit_and_start(house: House, laid: Two) -> None:
    for answer in (
        house.desk.create(NOBODY, new_game()),
        house.desk.lobby.sit(NOBODY, laid.id, None, ""),
        house.desk.lobby.stand(NOBODY, laid.id, 0),
        house.desk.lobby.start(NOBODY, laid.id, ""),
    ):
        with refused("unauthenticated"):
            await answer


async def test_the_creator_needs_an_open_seat_to_sit(house: House) -> None:
    with refused("table_full"):
        await house.desk.create(await player(house, "Ann"), new_game(seats=(BOT, BOT), sit=True))


async def test_sitting_down_takes_the_first_open_seat_or_the_one_named(house: House) -> None:
    ann, ben = await player(house, "Ann"), await player(house, "Ben")
    game = await house.desk.create(ann, new_game(seats=(OPEN, OPEN, OPEN)))
    await house.desk.lobby.sit(ann, game.id, 1, "")
    seats = (await house.desk.lobby.sit(ben, game.id, None, "luck")).seats
    assert [seat.name for seat in seats] == ["Ben", "Ann", None]
    with refused("seat_taken", "/seat"):
        await house.desk.lobby.sit(ben, game.id, 1, "")
    with refused("not_found", "/seat"):
        await house.desk.lobby.sit(ben, game.id, 3, "")


async def test_a_client_seed_has_a_limit(laid: Two) -> None:
    await laid.house.desk.lobby.sit(laid.ben, laid.id, None, "x" * 200)
    with refused("malformed", "/client_seed"):
        await laid.house.desk.lobby.start(laid.ann, laid.id, "x" * 201)
    with refused("malformed"):
        await laid.house.desk.lobby.start(laid.ann, laid.id, "\ud800")


async def test_a_player_stands_up(laid: Two) -> None:
    game = await laid.house.desk.lobby.stand(laid.ann, laid.id, 0)
    assert game.seats[0].kind == "open"


async def test_nobody_stands_up_for_another_but_the_host_before_the_start(house: House, laid: Two) -> None:
    await house.desk.lobby.sit(laid.ben, laid.id, None, "")
    with refused("not_your_seat"):
        await house.desk.lobby.stand(laid.ben, laid.id, 0)
    with refused("not_your_seat"):
        await house.desk.lobby.stand(laid.cat, laid.id, 1)
    assert (await house.desk.lobby.stand(laid.ann, laid.id, 1)).seats[1].kind == "open"
    with refused("not_your_seat"):
        await house.desk.lobby.stand(laid.ann, laid.id, 1)  # where nobody sits, there is nothing to free
    await house.desk.lobby.readmit(laid.ann, laid.id, str(laid.ben.player))
    await house.desk.lobby.sit(laid.ben, laid.id, None, "")
    await house.desk.lobby.start(laid.ann, laid.id, "")
    with refused("not_your_seat"):
        await house.desk.lobby.stand(laid.ann, laid.id, 1)


@pytest.mark.parametrize("seat", [-1, 2, 99])
async def test_a_table_has_only_its_seats(laid: Two, seat: int) -> None:
    with refused("not_found"):
        await laid.house.desk.lobby.stand(laid.ann, laid.id, seat)


async def test_who_leaves_a_running_game_leaves_it_to_a_bot(begun: Two) -> None:
    game = await begun.house.desk.lobby.stand(begun.ben, begun.id, 1)
    assert game.seats[1].kind == "bot"
    with refused("not_your_seat"):
        await begun.order(1, 1)


async def test_a_game_starts_with_all_seats_taken(laid: Two) -> None:
    with refused("wrong_phase"):
        await laid.house.desk.lobby.start(laid.ann, laid.id, "")
    await laid.house.desk.lobby.sit(laid.ben, laid.id, None, "")
    assert (await laid.house.desk.lobby.start(laid.ben, laid.id, "")).status == "running"
    with refused("wrong_phase"):
        await laid.house.desk.lobby.start(laid.ann, laid.id, "")
    with refused("wrong_phase"):
        await laid.house.desk.lobby.sit(laid.cat, laid.id, None, "")


async def test_a_stranger_starts_nothing(laid: Two) -> None:
    await laid.house.desk.lobby.sit(laid.ben, laid.id, None, "")
    with refused("forbidden"):
        await laid.house.desk.lobby.start(laid.cat, laid.id, "")


async def test_the_creator_may_start_without_sitting(house: House) -> None:
    ann = await player(house, "Ann")
    game = await house.desk.create(ann, new_game(seats=(BOT, BOT)))
    assert (await house.desk.lobby.start(ann, game.id, "")).status == "running"


async def test_the_content_of_a_game_is_kept(house: House, store: MemoryStore) -> None:
    game = await house.desk.create(await player(house, "Ann"), new_game())
    kept = await store.get(f"content:{game.content}")
    assert kept is not None
    assert sha256(kept).hexdigest() == game.content


async def test_a_game_of_another_edition_brings_its_content(store: MemoryStore, begun: Two) -> None:
    later = make_house(store)
    rules = later.games.rules("smugglers")
    rules.packs.clear()
    assert (await later.desk.view(begun.ann, begun.id)) is not None
    assert list(rules.packs) == [(await begun.summary()).content]
