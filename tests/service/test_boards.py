"""The tables in the terminal: every game has one, and Conquest's shows what lies where."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from io import StringIO
from random import Random
from typing import Any

import msgspec
import pytest
from rich.console import Console

from domain.bots import bots_for, first_move
from domain.kernel.arrange import arrange
from domain.kernel.events import SeatPlan
from domain.kernel.lobby import CreateGame, StartGame
from domain.locale import LOCALES, has, say
from domain.locale.french import NBSP
from domain.registry import games
from service.cli.boards import BOARDS
from service.cli.boxes import Boxes
from service.cli.conquest import ConquestBoard
from service.cli.crossover import MarvelAlienBoard
from service.cli.firefly import FireflyBoard
from tests.domain.conquest.referee import given

MOVES = 150


def cards_of(game: str, locale: str = "en") -> dict[str, Any]:
    """The catalogue of a game as the boards take it."""
    return {card.key: msgspec.to_builtins(card) for card in games()[game].catalogue(locale)}


def written(console: Console) -> str:
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def drawn(zones: Mapping[str, Sequence[str]], width: int = 130, locale: str = "en", **about: Any) -> str:
    """What a terminal shows seat 0 of an arranged table."""
    console = Console(width=width, file=StringIO())
    table = given(zones, **about)
    ConquestBoard(cards_of("conquest", locale), console, locale).draw(msgspec.to_builtins(table.view(0)))
    return written(console)


def test_every_game_can_be_drawn() -> None:
    assert set(BOARDS) == set(games())


def positions(game: str) -> Iterator[Any]:
    """The positions of a game by chance, as they come, in the preset that its board begins with or else its first."""
    rules, chance = games()[game], Random(game)
    preset = BOARDS[game].preset if BOARDS[game].preset in rules.presets else next(iter(rules.presets))
    bot = bots_for(game)["random"]
    seats = (SeatPlan("bot", bot="random"),) * 2
    state = rules.create(CreateGame(game=game, creator="", seats=seats, preset=preset), bytes(32)).state
    state = rules.decide(state, -1, StartGame()).state
    for _ in range(MOVES):
        yield state
        move = first_move(rules, state, lambda _: bot, lambda _: chance)
        if move is None:
            return
        state = rules.decide(state, *move).state


@pytest.mark.parametrize("game", BOARDS)
def test_whatever_a_table_shows_by_a_code_has_a_name(game: str) -> None:
    rules = games()[game]
    pools, phases = set[str](), set[str]()
    for state in positions(game):
        moves = [move for seat in range(2) for move in rules.legal(state, seat)]
        pools |= {pool for move in moves for pool in move.costs}
        phases |= {f"{game.partition('_')[0]}.phase.{state.phase}"} if getattr(state, "phase", "") else set()

    assert pools
    assert {pool for pool in pools if not has("en", f"board.pool.{pool}")} == set()
    assert {phase for phase in phases if not has("en", f"board.{phase}")} == set()
    assert {reason for reason in rules.endings if not has("en", f"board.reason.{reason}")} == set()


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", BOARDS)
def test_a_table_can_be_drawn_in_every_language(game: str, locale: str) -> None:
    console = Console(width=130, file=StringIO())
    board = BOARDS[game](cards_of(game, locale), console, locale)
    for state in list(positions(game))[::10]:
        board.draw(msgspec.to_builtins(games()[game].view(state, 0)))

    assert say(locale, "board.hand") in written(console)


def test_the_labels_are_french_in_french() -> None:
    lying = {
        "location.P1.2": ["town"],
        "aliens.P1.2": ["green-saucer"],
        "resistance-deck": ["us-army-tanks"],
    }
    said = drawn(lying, locale="fr", phase="battle", track=3, options={"mode": "cooperative"})
    assert "manche 1, Phase de Bataille, siège 0" in said
    assert "Piste de Technologie Humaine 3/10, Niveau 1" in said
    assert f"contre U.S. Army Tanks{NBSP}: Manche de Combat 1, Force 2 contre 6" in said
    assert "votre main" in said


def voyage(lying: Mapping[str, Sequence[str]], locale: str = "en", **about: Any) -> str:
    """What a terminal shows seat 0 of an arranged table of Firefly."""
    game, console = games()["firefly"], Console(width=160, file=StringIO())
    state = arrange(game, 2, dict(lying), about, {})
    FireflyBoard(cards_of("firefly", locale), console, locale).draw(msgspec.to_builtins(game.view(state, 0)))
    return written(console)


def lines(said: str, *words: str) -> list[str]:
    """The lines that have all of these words in this order."""
    return [line for line in said.splitlines() if re.search(".*".join(map(re.escape, words)), line)]


def test_the_verse_is_drawn_as_on_the_playmat() -> None:
    said = voyage({"verse.far-left": ["badger"], "verse.right": ["boarding-marines"]}, up=["far-left"])
    assert lines(said, "far left (scan 1)", "left (scan 1)", "middle (scan 2)", "right (scan 2)", "far right (scan 3)")
    assert lines(said, "Badger 3 Attack", "hidden")
    assert "Boarding Marines" not in said


def test_serenity_shows_what_is_broken_what_it_costs_and_what_is_built_in() -> None:
    said = voyage({"serenity.1": ["hull-breach"], "upgrades.1": ["enhanced-sensors"], "upgrades.3": ["spare-bunks"]})
    assert lines(said, "1: 1 Credit", "3: 2 Credits", "6: 3 Credits")
    assert lines(said, "Hull Breach 4R", "+ Spare Bunks")
    assert lines(said, "+ Enhanced Sensors")


def test_the_crew_is_shown_with_who_is_defeated() -> None:
    lying = {
        "lent.1": ["captains-share"],
    }
    said = voyage(lying, locale="fr", down=["Jayne"], episode=2)
    assert lines(said, "siège 1", "Kaylee, dégâts 0/6", "prête Captain's Share")

    assert lines(said, "Jayne, hors de combat")


def test_what_the_objective_asks_for_is_shown_with_what_became_of_it() -> None:
    said = voyage({"operations": ["stray-bullet"], "secured": ["sealed-crate"]}, tasks=["Strip the Wreck"], credits=2)
    assert lines(said, "Episode 1: Serenity (Part 1)", "2 Credits, Episode Deck 13")
    assert lines(said, "Strip the Wreck: completed", "Slip the Cruiser: open")
    assert lines(said, "secured: Sealed Crate")
    assert lines(said, "Operations: Stray Bullet")
    assert lines(said, "next: Serenity (Part 2), The Train Job")


@pytest.mark.parametrize("game", BOARDS)
def test_where_no_set_up_is_wished_for_there_is_one(game: str) -> None:
    presets = games()[game].presets
    assert BOARDS[game].preset in presets if presets else not BOARDS[game].preset


def test_a_card_that_a_player_has_lent_is_shown() -> None:
    game, console = games()["marvel_alien"], Console(width=200, file=StringIO())
    cards = {card.key: msgspec.to_builtins(card) for card in game.catalogue("en")}
    state = arrange(game, 2, {"lent.1": ["first-aid"]}, {}, {})

    MarvelAlienBoard(cards, console).draw(msgspec.to_builtins(game.view(state, 0)))

    assert "discard 0, lends First Aid" in written(console)


def test_boxes_side_by_side_have_one_wall_between_them() -> None:
    sheet = Boxes()
    sheet.box(0, 0, 4, 2)
    sheet.box(4, 0, 4, 2)
    sheet.box(2, 2, 4, 2)
    sheet.write(1, 1, "a")
    assert str(sheet.drawn()).splitlines() == [
        "┌───┬───┐",
        "│a  │   │",
        "└─┬─┴─┬─┘",
        "  │   │  ",
        "  └───┘  ",
    ]


def test_a_space_shows_its_location_marker_aliens_and_counters() -> None:
    lying = {
        "location.P1.2": ["town"],
        "aliens.P1.2": ["green-saucer", "green-saucer", "blue-saucer"],
        "counters.P1.2": ["tanks-counter"],
    }
    said = drawn(lying, markers={"P1.2": 1})
    assert "P1.2 R0 P2 *b" in said
    assert "Town" in said
    assert "g2b 6h" in said


def test_a_demolished_location_and_the_landing_sites_are_shown() -> None:
    said = drawn({"location.P1.2": ["town"]}, demolished=("P1.2",))
    assert "x Town" in said
    assert "g Landing Site" in said
    assert "b Landing Site" in said


def test_an_ally_is_a_capital_of_the_colour_of_its_player() -> None:
    said = drawn({"stuff.0": ["robo-colossus-mark-nine"], "aliens.P1.2": ["robo-colossus-mark-nine-figure"]})
    assert "│G " in said


def test_the_hand_is_shown_with_what_it_does_and_no_other_hand_is() -> None:
    said = drawn({"hand.0": ["endless-waves"], "hand.1": ["death-ray-salvo"]})
    assert "Endless Waves  In your Action Phase: All your destroyed Aliens" in said
    assert "Death Ray Salvo" not in said


def test_the_humans_and_the_fight_are_shown() -> None:
    lying = {
        "location.P1.2": ["town"],
        "aliens.P1.C": [],
        "aliens.P1.2": ["green-saucer"],
        "resistance-deck": ["us-army-tanks"],
        "human-tech": ["sonic-rifles"],
    }
    said = drawn(lying, phase="battle", track=3, options={"mode": "cooperative"})
    assert "Human Tech Track 3/10, Stage 1" in said
    assert "Human Tech: Sonic Rifles" in said
    assert "Battle of seat 0 in P1.2, against U.S. Army Tanks: Fight Round 1, Strength 2 against 6" in said


def test_an_event_that_is_being_played_is_shown_with_who_plays_it() -> None:
    console = Console(width=130, file=StringIO())
    table = given({"hand.0": ["broadcast-of-doom"], "hand.1": ["overseers-veto"]}).play("broadcast-of-doom")
    ConquestBoard(cards_of("conquest"), console).draw(msgspec.to_builtins(table.view(0)))
    assert "seat 0 plays Broadcast of Doom" in written(console)


@pytest.mark.parametrize("width", [130, 100, 80])
def test_the_board_fits_the_terminal(width: int) -> None:
    said = drawn({}, width, seats=4, options={"mode": "competitive"})
    assert max(map(len, said.splitlines())) <= width
    assert sum("P1.C" in line and "P4.C" in line for line in said.splitlines()) == 1
