"""The Strikes: what each does to who draws it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from domain.deckbuilding.language import Strike
from domain.games.alien.names import COMPLEX

from ..referee import Referee, besides, given, trial

HQ = {"hq.1": ["captains-log"], "hq.2": ["captain-of-the-ship"], "hq.3": ["hold-nothing-back"]}
ALMOST_DEAD = ["raking-claws"] * 10
"""One damage less than kills the Gunner."""


def struck(strike: str, zones: Mapping[str, Sequence[str]] | None = None, seats: int = 2, **about: Any) -> Referee:
    """Seat 0 has played a card that says: draw a Strike; it is this one, above misses."""
    zones = {"strike-deck": ["near-miss"] * 5 + [strike], **(zones or {})}
    zones["hand.0"] = [*zones.get("hand.0", ()), "ambush"]
    with besides(trial(Strike(), key="ambush")):
        return given(zones, seats, **about).play("ambush")


def drawn(n: int = 1, hand: Sequence[str] = (), **strikes: Sequence[str]) -> dict[str, Any]:
    """The news that so many drawn Strikes are: what is left of the hand, and who has which Strikes (`by_0`, `missed`)."""
    zones = {name.replace("by_", "strikes.").replace("missed", "discarded-strikes"): of for name, of in strikes.items()}
    return {"played.0": ["ambush"], "hand.0": [*hand], "strike-deck": -n, **zones}


@pytest.mark.parametrize(
    ("strike", "damage"), [("raking-claws", 1), ("tail-lash", 2), ("second-jaw", 3), ("impaled", 4)]
)
def test_a_plain_strike_is_kept_for_its_damage(strike: str, damage: int) -> None:
    table = struck(strike)

    assert (table.damage(0), table.waiting(), table.news()) == (damage, [], drawn(by_0=[strike]))


def test_a_near_miss_is_discarded() -> None:
    table = struck("near-miss")

    assert (table.damage(0), table.waiting()) == (0, [])
    assert table.news() == drawn(missed=["near-miss"])


# -- Acid Splash


def test_acid_splash_costs_a_card_from_hand() -> None:
    table = struck("acid-splash", {"hand.0": ["grunt", "specialist"]})
    assert (table.waiting(), table.options(), table.damage(0)) == ([(0, "way")], ["0", "1"], 1)

    table.choose("0").choose("grunt")

    assert table.news() == drawn(hand=["specialist"], by_0=["acid-splash"]) | {"discard.0": ["grunt"]}


@pytest.mark.parametrize(("hand", "ways"), [(["grunt"], ["0", "1"]), ([], ["1"])])
def test_acid_splash_costs_a_card_of_the_next_hand(hand: list[str], ways: list[str]) -> None:
    table = struck("acid-splash", {"hand.0": hand})
    assert table.options() == ways

    table.choose("1")
    assert table.news() == drawn(hand=hand, by_0=["acid-splash"]) | {"fewer gunner": 1}
    table.end_turn()

    assert len(table.keys("hand.0")) == 5


@pytest.mark.rule("alien.strike.death-check")
@pytest.mark.parametrize("strike", ["acid-splash", "thrown-aside", "second-attacker", "spray-of-acid"])
def test_of_a_strike_that_kills_nothing_more_follows(strike: str) -> None:
    table = struck(strike, {"strikes.0": ALMOST_DEAD, "hand.0": ["grunt"]}, seats=3)

    assert (table.s.dead, table.s.current, table.waiting()) == ((0,), 1, [])
    assert table.keys("discarded-strikes") == [*ALMOST_DEAD, strike]
    assert (table.keys("strikes.1"), table.keys("discard.0"), len(table.keys("strike-deck"))) == ([], [], 5)


# -- Thrown Aside


@pytest.mark.rule("alien.strike.extra-text")
def test_thrown_aside_wounds_and_shrinks_the_next_hand() -> None:
    table = struck("thrown-aside")
    assert table.news() == drawn(by_0=["thrown-aside"]) | {"fewer gunner": 1}

    table.end_turn()

    assert (table.damage(0), len(table.keys("hand.0"))) == (2, 5)
    assert len(table.end_turn().end_turn().keys("hand.0")) == 6


@pytest.mark.parametrize(("n", "drawn"), [(2, 4), (3, 3), (4, 3)])
def test_however_often_one_was_thrown_aside_three_cards_are_drawn(n: int, drawn: int) -> None:
    zones = {"strike-deck": ["thrown-aside"] * n, "combat-zone": ["worker-drone"] * n, "avatar.0": ["gunner"]}
    table = given(zones)

    table.end_turn()

    assert (table.s.current, table.damage(0), len(table.keys("hand.0"))) == (1, 2 * n, drawn)


# -- Dragged Under


def test_a_character_given_up_keeps_dragged_under_away() -> None:
    zones = {"hand.0": ["grunt"], "vigilant.0": ["acid-blood"], "discard.0": ["autopsy"]}
    table = struck("dragged-under", zones)
    assert (table.waiting(), table.asked().least) == ([(0, "ko")], 0)
    assert (table.options(), table.damage(0)) == (["acid-blood", "ambush", "grunt"], 0)

    table.choose("acid-blood")

    expected = {"vigilant.0": [], "dead-characters": ["acid-blood"], "discarded-strikes": ["dragged-under"]}
    assert table.news() == drawn(hand=["grunt"]) | expected


def test_with_nobody_given_up_dragged_under_wounds() -> None:
    table = struck("dragged-under", {"hand.0": ["grunt"]}).choose()

    assert (table.damage(0), table.news()) == (2, drawn(hand=["grunt"], by_0=["dragged-under"]))


def test_a_character_given_up_saves_a_life() -> None:
    table = struck("dragged-under", {"strikes.0": ALMOST_DEAD, "hand.0": ["grunt"]}).choose("grunt")
    assert (table.s.dead, table.keys("strikes.0")) == ((), ALMOST_DEAD)

    dead = struck("dragged-under", {"strikes.0": ALMOST_DEAD, "hand.0": ["grunt"]}).choose()

    assert dead.s.dead == (0,)


# -- Panic


@pytest.mark.parametrize(
    ("hand", "given_up", "left"),
    [
        (["autopsy", "grunt", "specialist"], ["grunt", "specialist"], ["autopsy"]),
        (["grunt"], ["grunt"], []),
        ([], [], []),
    ],
)
def test_who_panics_drops_two_cards_and_draws_one_fewer(hand: list[str], given_up: list[str], left: list[str]) -> None:
    table = struck("panic", {"hand.0": hand})
    if given_up:
        assert (table.waiting(), table.asked().least) == ([(0, "discard")], len(given_up))
        table.choose(*given_up)

    dropped = {"discard.0": given_up} if given_up else {}
    assert table.news() == drawn(hand=left) | dropped | {"discarded-strikes": ["panic"], "fewer gunner": 1}


# -- Leap from the Shadows


def test_a_facehugger_leaps_from_the_shadows() -> None:
    table = struck("leap-from-the-shadows")

    assert table.news() == drawn(missed=["leap-from-the-shadows"]) | {"facehuggers.0": ["facehugger"], "hatchery": -1}


def test_with_an_empty_hatchery_nothing_leaps() -> None:
    table = struck("leap-from-the-shadows", {"hatchery": ["chestburster"]})

    assert table.news() == drawn(missed=["leap-from-the-shadows"])


# -- Shrieking Call


def test_a_shrieking_call_brings_another_hive_card() -> None:
    table = struck("shrieking-call")

    assert table.news() == drawn(missed=["shrieking-call"]) | {
        "hive": -1,
        "complex": {"ventilation-shafts": "(warrior-drone)"},
    }


def test_a_shrieking_call_can_be_a_turns_last() -> None:
    """The enemy that it lets into the Combat Zone kills who heard it; the Call is put away all the same."""
    zones = {room: ["worker-drone"] for room in COMPLEX} | {"complex.airlock": ["wall-lurker"]}
    strikes = {"strikes.0": ALMOST_DEAD, "strike-deck": ["near-miss"] * 5 + ["raking-claws", "shrieking-call"]}
    table = struck("shrieking-call", zones | strikes)

    assert (table.s.dead, table.s.current, table.keys("resolving")) == ((0,), 1, [])
    assert table.keys("discarded-strikes") == [*ALMOST_DEAD, "raking-claws", "shrieking-call"]


# -- Second Attacker, Spray of Acid


def test_after_the_second_attacker_comes_another_strike() -> None:
    table = struck("second-attacker", {"strike-deck": ["near-miss", "second-jaw", "second-attacker"]})

    assert (table.damage(0), table.news()) == (5, drawn(2, by_0=["second-attacker", "second-jaw"]))


def test_a_spray_of_acid_reaches_the_next_player() -> None:
    table = struck("spray-of-acid", {"strike-deck": ["near-miss", "second-jaw", "spray-of-acid"]}, seats=3)

    assert table.news() == drawn(2, by_0=["spray-of-acid"], by_1=["second-jaw"])


def test_alone_a_spray_of_acid_strikes_twice() -> None:
    table = struck("spray-of-acid", {"strike-deck": ["near-miss", "second-jaw", "spray-of-acid"]}, seats=1)

    assert table.news() == drawn(2, by_0=["spray-of-acid", "second-jaw"])


# -- Second Wind


def test_a_second_wind_heals() -> None:
    table = struck("second-wind", {"strikes.0": ["tail-lash", "impaled"], "strikes.1": ["second-jaw"]})
    assert (table.waiting(), table.options(), table.asked().least) == ([(0, "heal")], ["impaled", "tail-lash"], 0)

    table.choose("impaled")

    assert table.news() == drawn(by_0=["tail-lash"], missed=["impaled", "second-wind"])


def test_without_a_wound_a_second_wind_is_a_miss() -> None:
    assert struck("second-wind").news() == drawn(missed=["second-wind"])


# -- Torn Supply Lines


def test_torn_supply_lines_kill_the_dearest_of_the_hq() -> None:
    table = struck("torn-supply-lines", HQ)

    assert (table.damage(0), table.waiting()) == (2, [])
    assert table.news() == drawn(by_0=["torn-supply-lines"]) | {
        "dead-characters": ["hold-nothing-back"],
        "hq.3": ["captain-of-the-ship"],
        "barracks": -1,
    }


def test_among_equals_who_is_struck_chooses() -> None:
    table = struck("torn-supply-lines", HQ | {"hq.4": ["spare-parts"]})
    assert (table.waiting(), table.options()) == ([(0, "ko")], ["hold-nothing-back", "spare-parts"])

    table.choose("spare-parts")

    assert (table.keys("hq.3"), table.keys("hq.4")) == (["hold-nothing-back"], ["captain-of-the-ship"])
    assert table.keys("dead-characters") == ["spare-parts"]


def test_the_choices_of_a_strike_are_those_of_who_draws_it() -> None:
    zones = {"strike-deck": ["near-miss", "acid-splash", "spray-of-acid"], "hand.1": ["grunt"]}
    table = struck("spray-of-acid", zones)
    assert (table.waiting(), table.damage(1)) == ([(1, "way")], 1)

    table.choose("0").choose("grunt")

    expected = {"strikes.1": ["acid-splash"], "hand.1": [], "discard.1": ["grunt"]}
    assert table.news() == drawn(2, by_0=["spray-of-acid"]) | expected
