"""Episode 5, Shindig: its tasks, and what its cards bring."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from domain.deckbuilding.actions import FightEnemy, PayFor

from ..referee import Referee, crewed, given, scanned, turn_with

OBJECTIVE = {"objective": ["shindig"]}
CLIENT, DUEL, FREE = "Impress Warwick Harrow", "Win the Duel", "Free the Ship"


def ball(zones: Mapping[str, Sequence[str]], seats: int = 2, **about: Any) -> Referee:
    """A turn of seat 0 in this Episode."""
    return given({**OBJECTIVE, **zones}, seats, episode=2, **about)


# -- Impress Warwick Harrow


def test_warwick_harrow_goes_to_operations_and_is_impressed_for_six() -> None:
    game = scanned("warwick-harrow", OBJECTIVE, episode=2, recruit=6)
    assert game.keys("operations") == ["warwick-harrow"]

    game.pay_for("warwick-harrow")
    assert (game.s.tasks, game.s.credits, game.s.recruit) == ({CLIENT: "completed"}, 2, 0)
    assert (game.keys("operations"), game.keys("defeated-cards")) == ([], ["warwick-harrow"])


@pytest.mark.parametrize(
    ("members", "tasks", "price"),
    [
        (("Mal", "Kaylee"), (), 6),
        (("Mal", "Inara"), (), 5),
        (("Mal", "Kaylee", "Zoe", "Inara"), (), 5),
        (("Mal", "Kaylee"), (DUEL,), 4),
        (("Inara", "Mal"), (DUEL,), 3),
    ],
)
def test_inara_and_a_won_duel_make_it_cheaper(members: tuple[str, ...], tasks: tuple[str, ...], price: int) -> None:
    about: dict[str, Any] = {"options": crewed(*members), "tasks": tasks}
    game = ball({"operations": ["warwick-harrow"]}, recruit=price - 1, **about)
    refused = game.refused(PayFor(card=game.find("operations", "warwick-harrow")))
    assert (refused.code, refused.about) == ("not_enough_recruit", {"needed": price, "has": price - 1})
    assert ball({"operations": ["warwick-harrow"]}, recruit=price, **about).pay_for("warwick-harrow").s.recruit == 0


# -- Win the Duel


def test_atherton_wing_stands_still_and_strikes_from_where_he_stands() -> None:
    zones = {**OBJECTIVE, "verse.far-right": ["atherton-wing"]}
    game = turn_with("dance-card", zones, episode=2, up=("far-right",))
    assert game.verse() == {"far-right": "atherton-wing", "right": "(dance-card)"}

    game.end_turn()
    assert (game.keys("strikes.0"), len(game.s.zone("hand.0"))) == (["grazed"], 5)


def test_his_defeat_wins_the_duel() -> None:
    game = ball({"verse.left": ["atherton-wing"]}, up=("left",), attack=6).fight("atherton-wing")
    assert (game.s.tasks, game.s.credits, game.s.attack) == ({DUEL: "completed"}, 1, 0)
    assert (game.keys("discard.0"), game.keys("discard.1")) == (["talent"], [])


def test_who_has_played_a_copy_of_a_lent_card_may_not_fight_him_that_turn() -> None:
    zones = {"verse.left": ["atherton-wing"], "combat-zone": ["badger-the-keeper"], "hand.1": ["village-teacher"]}
    game = ball(zones, up=("left",), attack=6).coordinate("village-teacher", seat=1)
    assert game.legal(FightEnemy) == ["atherton-wing", "badger-the-keeper"], "lent, it isn't played yet"

    game.play_lent("village-teacher")
    assert game.legal(FightEnemy) == ["badger-the-keeper"]
    refused = game.refused(FightEnemy(card=game.find("verse.left", "atherton-wing")))
    assert (refused.code, refused.rule) == ("target_not_legal", "firefly.card_text.cant-beats-can")


def test_a_fencing_lesson_makes_him_weaker_for_a_turn() -> None:
    zones = {**OBJECTIVE, "combat-zone": ["atherton-wing", "badger-the-keeper"]}
    game = scanned("fencing-lesson", zones, episode=2)
    assert game.keys("operations") == ["fencing-lesson"]

    game.pay_for("fencing-lesson")
    assert (game.attack_of("atherton-wing"), game.attack_of("badger-the-keeper")) == (4, 6)
    assert (game.keys("operations"), game.keys("defeated-cards")) == ([], ["fencing-lesson"])
    game.end_turn()
    assert game.attack_of("atherton-wing") == 6


def test_two_lessons_add_up_and_none_is_given_while_he_is_away() -> None:
    game = ball({"operations": ["fencing-lesson"] * 2, "verse.left": ["atherton-wing"]}, up=("left",))
    assert game.pay_for("fencing-lesson").pay_for("fencing-lesson").attack_of("atherton-wing") == 2
    assert ball({"operations": ["fencing-lesson"], "verse.left": ["atherton-wing"]}).legal(PayFor) == []


# -- Free the Ship


def test_three_defeated_keepers_free_the_ship() -> None:
    zones = {"combat-zone": ["badgers-keepers"] * 3}
    game = ball(zones, attack=12).fight("badgers-keepers").fight("badgers-keepers")
    assert (game.s.tasks, game.s.attack) == ({}, 4)

    game.fight("badgers-keepers")
    assert (game.s.tasks, game.s.credits, game.s.attack) == ({FREE: "completed"}, 0, 0)
    assert (game.keys("discard.0"), game.keys("discard.1")) == (["talent"], ["talent"])


def test_badger_strengthens_his_keepers_and_brings_a_talent() -> None:
    zones = {"combat-zone": ["badgers-keepers", "haughty-guests"], "verse.left": ["badger-the-keeper"]}
    game = ball(zones, up=("left",), attack=6)
    assert (game.attack_of("badgers-keepers"), game.attack_of("haughty-guests")) == (5, 4)
    assert ball(zones).attack_of("badgers-keepers") == 4, "he is hidden"

    game.fight("badger-the-keeper")
    assert (game.keys("discard.0"), game.attack_of("badgers-keepers"), game.s.tasks) == (["talent"], 4, {})


# -- the others


def test_haughty_guests_pay_two_when_defeated() -> None:
    game = ball({"verse.left": ["haughty-guests"]}, up=("left",), attack=4).fight("haughty-guests")
    assert (game.s.attack, game.s.recruit, game.keys("discard.0")) == (0, 2, [])


def test_escaping_they_leave_a_flaw() -> None:
    full = {f"verse.{space}": ["badgers-keepers"] for space in ("far-right", "right", "middle", "left")}
    game = turn_with("warwick-harrow", {**OBJECTIVE, **full, "verse.far-left": ["haughty-guests"]}, episode=2)
    assert (game.keys("combat-zone"), game.keys("defeated-cards")) == ([], ["haughty-guests"])
    assert (game.keys("discard.0"), game.keys("discard.1")) == (["flaw"], [])


def test_a_dance_card_gives_inara_and_kaylee_a_talent_then_each_may_change_a_card() -> None:
    zones = {**OBJECTIVE, "hand.0": ["misbehave"], "hand.1": ["misbehave"]}
    game = scanned("dance-card", zones, episode=2, seats=3, options=crewed("Kaylee", "Mal", "Inara"))
    game.choose("misbehave").choose(seat=1)
    assert [game.keys(f"discard.{seat}") for seat in range(3)] == [["talent", "misbehave"], [], ["talent"]]
    assert [game.keys(f"hand.{seat}") for seat in range(3)] == [["shiny"], ["misbehave"], []]
    assert (game.waiting(), game.keys("defeated-cards")) == ([], ["dance-card"])


def test_without_either_of_them_a_card_is_drawn() -> None:
    game = scanned("dance-card", OBJECTIVE, episode=2, options=crewed("Mal", "Zoe"))
    assert (game.options(), game.choose().keys("hand.0"), game.keys("discard.0")) == (["shiny"], ["shiny"], [])
