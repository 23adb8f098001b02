"""Resistance Counters that wait for their Fight: in which order they are met, and which are not met at all."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from domain.games.conquest import events as e, names as at
from domain.kernel.events import Moved

from .appearing import appears, battles, fights, waiting
from .fights import COOP, HERE, OTHER, PLAIN_RACE, SAUCER, Table, battle, table
from .humans import resistance_phase
from .referee import CONQUEST

INFANTRY, TANKS, G_MEN = "infantry-counter", "tanks-counter", "g-men-counter"
POOL = [INFANTRY, TANKS, G_MEN]
AT_FIVE: Mapping[str, Sequence[str]] = {"aliens.P1.5": [SAUCER] * 3, "location.P1.5": ["forest"]}
"""Aliens of seat 0 where there is nothing to fight."""


@pytest.mark.rule("conquest.counters.conquered-location")
def test_the_marker_stays_where_the_counter_wins() -> None:
    lost = battle(location="town", counters=[INFANTRY], aliens=1, markers={HERE: 0}, rolls=(1, 6))

    assert lost.results() == ["foe"]
    assert lost.s.markers == {HERE: 0}


# -- counters that appear


def leaked(zones: Mapping[str, Sequence[str]], *dice: int, to: str, **about: Any) -> Table:
    """Seat 0 plays Leaked Invasion Plans for an Infantry counter in a Space; dice show this then."""
    played = table({"race.1": [PLAIN_RACE], "hand.0": ["leaked-invasion-plans"], **zones}, **about)
    played.dice(*dice).play("leaked-invasion-plans").go_on()
    played.choose(to)
    return played


@pytest.mark.rule("conquest.counters.appear-immediate")
def test_without_aliens_there_is_nothing_to_fight() -> None:
    assert battles(leaked({}, to="P2.1")) == []


def shared(*dice: int) -> Table:
    """Partners share a Space, one Alien each, and an Infantry counter appears there; seat 1 is the First Player."""
    there = {"race.1": [PLAIN_RACE], "aliens.P1.1": [SAUCER, OTHER], "location.P1.1": ["town"]}
    met = table(there, options=COOP, first=1).dice(*dice)
    appears(met, "P1.1", "Infantry")
    met.go_on()
    return met


@pytest.mark.rule("conquest.counters.appear-immediate")
def test_of_several_owners_no_other_fights_a_counter_that_the_first_one_beat() -> None:
    assert battles(shared(6, 1)) == [(1, "P1.1")]


@pytest.mark.rule("conquest.counters.appear-immediate")
def test_a_counter_that_moves_among_aliens_appears_there() -> None:
    phase = resistance_phase(
        {"race.0": [PLAIN_RACE], "counters.P1.5": ["riflemen-on-patrol-counter"], "aliens.P1.3": [SAUCER] * 3},
        dice=(3, 6, 1),
        menace=(0, 0),
    )

    assert battles(phase) == [(0, "P1.3")]
    assert phase.counters("P1.3") == []


def dawn(*dice: int) -> Table:
    """Seat 0 plays Paratroopers at Dawn on the Section of seat 1, who has Aliens in its Spaces 1 and 2."""
    there = {"aliens.P2.1": [OTHER] * 3, "aliens.P2.2": [OTHER] * 3, "aliens.P2.C": []}
    played = table({"race.1": [PLAIN_RACE], "hand.0": ["paratroopers-at-dawn"], **there})
    played.dice(*dice).play("paratroopers-at-dawn").go_on()
    played.choose("P2")
    return played


@pytest.mark.rule("conquest.counters.appear-many")
def test_of_counters_that_appear_together_whose_turn_it_is_says_which_is_fought_first() -> None:
    played = dawn(1, 2, 6, 1, 6, 1)
    assert (played.asked().seat, played.asked().ask) == (0, "fight-where")
    assert played.options() == ["P2.1", "P2.2"]

    played.choose("P2.2")
    assert battles(played) == [(1, "P2.2"), (1, "P2.1")]
    assert fights(played) == [INFANTRY, "paratroopers-counter"]
    assert played.s.phase == "action"


@pytest.mark.rule("conquest.counters.appear-many")
def test_in_the_resistance_phase_the_first_player_says_which_is_fought_first() -> None:
    riflemen = "riflemen-on-patrol-counter"
    there = {"counters.P1.5": [riflemen], "counters.P1.6": [riflemen], "race.0": [PLAIN_RACE]}
    aliens = {"aliens.P1.3": [SAUCER] * 3, "aliens.P1.4": [SAUCER] * 3}
    phase = resistance_phase({**there, **aliens}, dice=(3, 4, 6, 1, 6, 1), first=1, menace=(0, 0))
    assert (phase.asked().seat, phase.asked().ask) == (1, "fight-where")

    phase.choose("P1.4")
    assert battles(phase) == [(0, "P1.4"), (0, "P1.3")]


@pytest.mark.rule("conquest.counters.appear-many")
def test_a_counter_pushed_away_before_its_fight_is_not_fought_where_nobody_is() -> None:
    """Both roll Space 1: the second pushes the first one to the centre."""
    played = dawn(1, 1, 6, 1)

    assert fights(played) == [INFANTRY]
    assert played.on_board() == {"P2.C": ["paratroopers-counter"]}


# -- during a Battle


def two_fights(
    second: str = "us-army-infantry", zones: Mapping[str, Sequence[str]] | None = None, **about: Any
) -> Table:
    """A Battle of seat 0 for a Town: the first Fight is won, and the second follows unless the Aliens Escape."""
    more = {"race.1": [PLAIN_RACE], at.COUNTER_POOL: POOL, **(zones or {})}
    begun = battle("us-army-infantry", second, location="town", rolls=(6, 1), zones=more, **about)
    if not begun.s.battle:
        begun.resolve(HERE)
    assert begun.asked().ask == "escape"
    return begun


@pytest.mark.rule("conquest.counters.appear-during-battle")
def test_several_counters_that_wait_are_fought_in_the_order_they_appeared() -> None:
    begun = two_fights(zones={**AT_FIVE, "aliens.P2.4": [OTHER] * 3})
    for n, (space, name) in enumerate((("P2.4", "Tanks"), ("P1.5", "G-Men"), ("P2.4", "Infantry")), 101):
        appears(begun, space, name, cause=n)
    assert battles(begun) == [(0, HERE)]
    assert waiting(begun) == [TANKS, G_MEN, INFANTRY]

    begun.stay(6, 1, 6, 1, 6, 1, 1, 6, 1).go_on("conquer").choose("conquer").go_on()
    assert battles(begun) == [(0, HERE), (1, "P2.4"), (0, "P1.5"), (1, "P2.4")]
    assert fights(begun)[2:] == [TANKS, G_MEN, INFANTRY]


@pytest.mark.rule("conquest.counters.appear-during-battle")
def test_in_one_space_too_the_counter_that_appeared_first_is_fought_first() -> None:
    begun = two_fights(zones=AT_FIVE)
    for n, name in enumerate(("G-Men", "Infantry"), 101):
        appears(begun, "P1.5", name, cause=n)

    begun.stay(6, 1, 6, 1, 1, 6, 1).go_on("conquer").choose().go_on()
    assert fights(begun)[2:] == [G_MEN, INFANTRY]


@pytest.mark.rule("conquest.counters.appear-during-battle")
def test_a_counter_whose_aliens_are_gone_by_then_is_not_fought() -> None:
    """Artillery is drawn next, and it shoots the only Alien where the counter waits."""
    begun = two_fights("us-army-artillery", {"aliens.P1.3": [SAUCER]})
    appears(begun, "P1.3", "Infantry")
    assert waiting(begun) == [INFANTRY]

    begun.stay(6, 6, 6, 1, 6, 1).go_on("conquer")
    assert begun.aliens("P1.3") == []
    begun.choose()
    assert battles(begun) == [(0, HERE)]
    assert waiting(begun) == []
    assert begun.on_board() == {"P1.3": [INFANTRY]}


@pytest.mark.rule("conquest.counters.appear-during-battle")
def test_a_counter_that_is_gone_by_then_is_not_fought() -> None:
    begun = two_fights(zones=AT_FIVE)
    appears(begun, "P1.5", "Infantry", cause=101)
    taken_away(begun, "P1.5")

    begun.stay(6, 1).go_on("conquer").choose()
    assert battles(begun) == [(0, HERE)]
    assert waiting(begun) == []


def taken_away(begun: Table, space: str) -> None:
    """The counters in a Space go back to the pool."""
    t = CONQUEST.at(begun.s)
    t.because("conquest.counters.printed-abilities", 0)
    t.return_counters(t.s.zone(at.counters(space)))
    begun.s = t.s


@pytest.mark.rule("conquest.counters.appear-during-battle")
def test_a_counter_that_appears_during_an_extra_fight_waits_for_its_end() -> None:
    met = leaked({"aliens.P2.1": [OTHER] * 2, "aliens.P2.4": [OTHER] * 3}, 2, 5, to="P2.1")
    assert met.asked().ask == "escape"
    appears(met, "P2.4", "Paratroopers", cause=101)
    assert battles(met) == [(1, "P2.1")]

    met.stay(6, 1, 6, 1).go_on()
    assert battles(met) == [(1, "P2.1"), (1, "P2.4")]
    assert met.on_board() == {}


@pytest.mark.rule("conquest.counters.appear-same-battle")
def test_a_counter_that_appears_where_the_battle_is_comes_before_the_next_card() -> None:
    """Paratroopers come to Space 4 of the Objective Section and push the counter there into the Battle."""
    begun = battle(
        "us-army-paratroopers",
        "us-army-infantry",
        here="O.C",
        location="town",
        zones={"counters.O.4": [TANKS]},
        rolls=(4, 6, 1, 6, 1, 6, 1),
    )
    assert (begun.asked().seat, begun.asked().ask) == (0, "conquer")
    assert fights(begun) == ["cards", TANKS, "cards"]
    assert begun.on_board() == {"O.4": ["paratroopers-counter"]}

    begun.choose("conquer")
    assert battles(begun) == [(0, "O.C")], "it was fought once"
    assert begun.s.markers == {"O.C": 0}


@pytest.mark.rule("conquest.counters.appear-same-battle")
def test_a_counter_that_appeared_where_the_battle_is_must_be_beaten_to_win_it() -> None:
    begun = two_fights(aliens=1)
    appears(begun, HERE, "Infantry")

    begun.stay(1, 6).go_on()
    assert fights(begun) == ["cards", INFANTRY]
    assert begun.s.markers == {}
    assert begun.on_board() == {HERE: [INFANTRY]}


@pytest.mark.rule("conquest.counters.appear-same-battle")
def test_between_aliens_the_active_players_fight_a_counter_that_appeared_among_them_afterwards() -> None:
    """A first round is tied; in the second the other side is wiped out."""
    among = {"race.1": [PLAIN_RACE], f"aliens.{HERE}": [SAUCER, OTHER], f"location.{HERE}": ["forest"]}
    begun = battle(location="forest", zones=among, rolls=(3, 3))
    appears(begun, HERE, "Infantry")

    begun.dice(6, 1, 6, 1).go_on()
    assert fights(begun) == ["aliens", INFANTRY]
    assert battles(begun) == [(0, HERE)]
    assert begun.on_board() == {}


# -- in an Empty Space


def beyond(*saucers: str) -> Table:
    """During a Battle of seat 0 a counter appears among these Aliens in the Empty Space 5 of the Section."""
    begun = two_fights(zones={"aliens.P1.5": saucers, at.LOCATION_DECK: ["city"]})
    appears(begun, "P1.5", "Infantry")
    begun.stay(6, 1, 6, 1).go_on("conquer").choose("conquer")
    return begun


@pytest.mark.rule("conquest.counters.draw-location-first")
@pytest.mark.parametrize("saucer", [SAUCER, OTHER])
def test_in_a_battle_phase_the_location_is_drawn_before_the_counter_is_fought(saucer: str) -> None:
    begun = beyond(*[saucer] * 2)
    drawn = [n for n, v in enumerate(begun.all_events) if isinstance(v, Moved) and v.dst == "location.P1.5"]
    extra = [n for n, v in enumerate(begun.all_events) if isinstance(v, e.BattleBegan) and v.extra]

    assert len(drawn) == len(extra) == 1
    assert drawn < extra
    assert begun.keys("location.P1.5") == ["city"]
    assert fights(begun)[2:3] == [INFANTRY]


@pytest.mark.rule("conquest.counters.draw-location-first")
def test_the_resistance_of_that_location_waits_for_the_players_encounter() -> None:
    begun = beyond(OTHER, OTHER)

    assert fights(begun) == ["cards", "cards", INFANTRY]
    assert "P1.5" not in begun.s.markers
    assert begun.aliens("P1.5") == [1, 1]
