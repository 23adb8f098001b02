"""Strikes, and the Strike Phase."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from domain.games.alien import names as at
from domain.games.alien.events import TurnPhaseBegan
from domain.kernel.event import causes

from .referee import Referee, given, pushed_out

ROOMS = ("ventilation-shafts", "operations", "weapons-locker", "med-lab", "airlock")
HEALTHY = 11
"""The Gunner's Health."""


def struck_by(*strikes: str, hand: Sequence[str] = (), **zones: list[str]) -> Referee:
    """A turn of the Gunner in whose Strike Phase one enemy strikes and these Strikes lie on top, the first on top."""
    deck = ["near-miss"] * 5 + list(reversed(strikes))
    about = {zone.replace("_", "."): cards for zone, cards in zones.items()}
    return given({"combat-zone": ["worker-drone"], "strike-deck": deck, "hand.0": hand, **about}).end_turn()


def strikers(table: Referee) -> list[str]:
    """The enemies that made Strikes be drawn in the last action, in order."""
    cited = [card for _, rule, card in causes(table.events) if rule == "alien.strike.draw"]
    return [table.s.what[card] for n, card in enumerate(cited) if n == 0 or cited[n - 1] != card]


@pytest.mark.rule("alien.strike.order")
def test_who_has_been_there_longest_strikes_first() -> None:
    table = given({"combat-zone": ["warrior-drone", "worker-drone", "elder-drone"]})

    table.end_turn()

    assert strikers(table) == ["warrior-drone", "worker-drone", "elder-drone"]


@pytest.mark.rule("alien.strike.draw")
def test_a_striking_enemy_makes_one_strike_be_drawn() -> None:
    table = given({"combat-zone": ["worker-drone"], "strike-deck": ["tail-lash", "raking-claws"]})

    table.end_turn()

    assert (table.keys("strike-deck"), table.keys("strikes.0")) == (["tail-lash"], ["raking-claws"])


@pytest.mark.rule("alien.strike.complex-safe")
def test_enemies_of_the_complex_do_not_strike() -> None:
    table = given({"complex.airlock": ["worker-drone"], "complex.med-lab": ["elder-drone"]}, up=["airlock", "med-lab"])

    table.end_turn()

    assert (table.keys("strikes.0"), len(table.keys("strike-deck"))) == ([], 20)


@pytest.mark.rule("alien.strike.damage-keep")
def test_damage_is_kept_beside_the_avatar() -> None:
    table = struck_by("tail-lash", strikes_0=["raking-claws"])

    assert (table.keys("strikes.0"), table.damage(0)) == (["raking-claws", "tail-lash"], 3)
    assert table.view().crew[0].damage == 3


@pytest.mark.rule("alien.strike.extra-text")
def test_a_strike_without_damage_does_what_it_says() -> None:
    table = struck_by("panic", hand=["grunt", "specialist", "sergeant-tech"])
    assert (table.waiting(), table.s.phase) == ([(0, "discard")], "strike")

    table.choose("grunt", "specialist")

    assert (table.damage(0), table.keys("discarded-strikes")) == (0, ["panic"])
    assert sorted(table.keys("discard.0")) == ["grunt", "sergeant-tech", "specialist"]
    assert len(table.keys("hand.0")) == 5


@pytest.mark.rule("alien.strike.extra-text")
def test_a_strike_with_damage_does_what_it_says_too() -> None:
    table = struck_by("thrown-aside")

    assert (table.damage(0), len(table.keys("hand.0"))) == (2, 5)


@pytest.mark.rule("alien.strike.miss")
def test_a_miss_does_nothing() -> None:
    table = struck_by("near-miss", strikes_0=["raking-claws"])

    assert (table.damage(0), table.keys("strikes.0")) == (1, ["raking-claws"])
    assert (table.keys("discarded-strikes"), len(table.keys("hand.0"))) == (["near-miss"], 6)


@pytest.mark.rule("alien.strike.effect-draws")
def test_an_effect_makes_strikes_be_drawn_like_an_enemy() -> None:
    hazard = {at.LOCATION: ["the-auriga"], "complex.airlock": ["hazard-the-sos"]}
    table = given({**hazard, "strike-deck": ["near-miss", "raking-claws", "tail-lash"]}, attack=1, hazards=2)

    table.scan("airlock")

    assert (table.keys("strikes.0"), table.keys("strikes.1")) == (["tail-lash"], ["raking-claws"])
    assert (table.s.phase, table.s.current) == ("action", 0)


@pytest.mark.rule("alien.strike.effect-draws")
def test_an_effect_can_kill() -> None:
    table = pushed_out("wall-lurker", {"strikes.0": ["raking-claws"] * (HEALTHY - 1)})

    assert (table.s.living, table.s.by, table.s.current) == ((1,), {0: "strikes"}, 1)


@pytest.mark.rule("alien.strike.heal")
def test_a_strike_that_is_healed_is_discarded() -> None:
    table = given(
        {
            "hand.0": ["seal-the-bulkheads"],
            "played.0": ["captains-log"],
            "strikes.0": ["tail-lash"],
            "strikes.1": ["raking-claws", "second-jaw"],
        }
    )
    table.play("seal-the-bulkheads")
    assert (table.waiting(), table.options()) == ([(0, "heal")], ["raking-claws", "second-jaw", "tail-lash"])

    table.choose("second-jaw")

    assert (table.damage(0), table.damage(1)) == (2, 1)
    assert table.keys("discarded-strikes") == ["second-jaw"]


@pytest.mark.rule("alien.strike.death-check")
@pytest.mark.parametrize(("damage", "living"), [(9, True), (10, False)])
def test_a_player_dies_as_soon_as_the_damage_is_the_health(damage: int, living: bool) -> None:
    table = struck_by("raking-claws", strikes_0=["raking-claws"] * damage)

    assert (0 in table.s.living) is living
    assert table.s.by == ({} if living else {0: "strikes"})


@pytest.mark.rule("alien.strike.death-mid-phase")
def test_who_dies_in_the_strike_phase_is_struck_no_more() -> None:
    table = given(
        {
            "combat-zone": ["warrior-drone", "worker-drone", "elder-drone"],
            "strike-deck": ["near-miss"] * 5 + ["impaled"],
            "strikes.0": ["raking-claws"] * 8,
        }
    )

    table.end_turn()

    assert (strikers(table), table.keys("strike-deck")) == (["warrior-drone"], ["near-miss"] * 5)
    assert [event.phase for event in table.happened(TurnPhaseBegan)] == ["strike", "hive", "action"]
    assert (table.keys("hand.0"), table.keys("strikes.1")) == ([], [])
    assert (table.s.current, table.s.phase) == (1, "action")


@pytest.mark.rule("alien.strike.newcomers")
def test_an_enemy_that_comes_in_the_strike_phase_strikes_too() -> None:
    table = given(
        {
            **{f"complex.{room}": ["armoured-drone"] for room in ROOMS},
            "combat-zone": ["worker-drone", "elder-drone"],
            "strike-deck": ["near-miss"] * 5 + ["shrieking-call"],
        }
    )

    table.end_turn()

    assert strikers(table) == ["worker-drone", "elder-drone", "armoured-drone"]
    assert len(table.keys("strike-deck")) == 2
