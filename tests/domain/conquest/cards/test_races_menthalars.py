"""The Menthalars: Humans do the fighting for them."""

from __future__ import annotations

import pytest

from .invasion import HERE, SAUCER, battle, beginning, duel, menace, offered, rounds, turn, use, window

MENTHALARS = "menthalars"
CONTROL, PROBE = "Mind Control", "Probe Thoughts"
GLORBAX = "glorbax-the-devourer"
COOP = {"mode": "cooperative", "races": ["menthalars", "setaris-kitewings"]}


@pytest.mark.parametrize(("had", "has"), [(0, 1), (1, 2), (2, 2), (3, 3)])
def test_the_reservoir_fills_up_to_two_tokens_as_the_action_phase_starts(had: int, has: int) -> None:
    assert menace(beginning(MENTHALARS, menace=(had, 0))) == has


def test_a_one_on_the_foes_die_wins_the_round_whatever_the_totals() -> None:
    table = battle(MENTHALARS, "super-tanks", menace=(0, 0), dice=[1, 1])
    assert rounds(table) == [(5, 9, "aliens")]


def test_a_two_does_not() -> None:
    assert rounds(battle(MENTHALARS, "super-tanks", menace=(0, 0), dice=[1, 2])) == [(5, 10, "foe")]


def test_minds_of_counters_explode_too() -> None:
    counters = ["super-tank-counter"]
    table = battle(MENTHALARS, location="forest", counters=counters, menace=(0, 0), dice=[1, 1])
    assert rounds(table) == [(5, 9, "aliens")]


def test_with_cunning_the_kept_die_counts() -> None:
    table = battle(MENTHALARS, "local-police", aliens=1, menace=(0, 0), dice=[1, 1, 3])
    assert rounds(table) == [(3, 6, "foe")]
    assert rounds(battle(MENTHALARS, "local-police", aliens=1, menace=(0, 0), dice=[1, 1, 1]))[0][2] == "aliens"


def test_an_ally_alone_explodes_no_mind() -> None:
    table = battle(MENTHALARS, "super-tanks", aliens=0, allies=[GLORBAX], menace=(0, 0), dice=[1, 1])
    assert rounds(table) == [(6, 9, "foe")]


def test_aliens_keep_their_minds() -> None:
    assert rounds(duel(MENTHALARS, aliens=1, menace=(0, 0), dice=[1, 1])) == [(3, 4, "foe")]


def test_a_die_rolled_again_is_what_counts() -> None:
    zones = {"hand.1": ["cosmic-interference"]}
    table = battle(MENTHALARS, "super-tanks", menace=(0, 0), zones=zones, dice=[2, 1, 3])
    table.go_on("respond-after-dice").respond("cosmic-interference", 1).go_on("die").choose("foe-1").go_on("escape")
    assert rounds(table) == [(6, 11, "foe")]


def test_a_controlled_human_adds_its_strength_and_heroes_on_the_way_are_discarded() -> None:
    drawn = ("us-army-infantry", "local-geologist", "iron-jaw-general", "us-army-tanks")
    table = battle(MENTHALARS, *drawn, menace=(1, 0), dice=[1, 6, 1, 4])
    use(table, CONTROL)
    assert rounds(table) == [(4 + 6 + 1, 9, "foe")]
    assert table.keys("resistance-discard") == ["local-geologist", "iron-jaw-general"]
    assert (table.keys("helping"), menace(table)) == (["us-army-tanks"], 0)
    table.choose("stay")
    assert rounds(table)[1] == (2 + 6 + 1, 7, "aliens")


def test_the_controlled_are_discarded_when_the_fight_ends() -> None:
    table = battle(
        MENTHALARS, "us-army-infantry", "us-army-tanks", "us-army-infantry", location="town", dice=[6, 2], menace=(2, 0)
    )
    use(table, CONTROL).go_on("respond")
    assert table.keys("helping") == []
    assert sorted(table.keys("resistance-discard")) == ["us-army-infantry", "us-army-tanks"]
    assert table.total(0) == 4


def test_what_the_controlled_can_do_does_not_help_anybody() -> None:
    table = battle(MENTHALARS, "us-army-infantry", "us-army-artillery", dice=[1, 6, 1, 1])
    use(table, CONTROL)
    assert (rounds(table), len(table.pool(0))) == ([(9, 9, "foe")], 1)
    table = battle(MENTHALARS, "us-army-infantry", "us-army-paratroopers", dice=[1, 2])
    use(table, CONTROL)
    assert rounds(table) == [(9, 5, "aliens")]
    assert not any(table.counters(space) for space in table.s.neighbours)


def test_captain_fantastic_may_be_controlled_and_shuffles_the_deck_when_he_leaves() -> None:
    table = battle(
        MENTHALARS, "us-army-infantry", "captain-fantastic", zones={"resistance-discard": ["hill-folk"]}, dice=[1, 2]
    )
    use(table, CONTROL)
    assert rounds(table) == [(4 + 9 + 1, 5, "aliens")]
    assert table.keys("resistance-discard") == []
    assert sorted(table.keys("resistance-deck")) == ["captain-fantastic", "hill-folk", "us-army-infantry"]


@pytest.mark.rule("conquest.cards.impossible")
def test_with_nobody_left_to_control_the_token_is_spent_for_nothing() -> None:
    table = battle(MENTHALARS, "us-army-infantry", menace=(1, 0), dice=[1, 2])
    use(table, CONTROL)
    assert (rounds(table), menace(table)) == ([(5, 5, "tie")], 0)


def test_minds_are_controlled_once_a_fight_before_the_dice() -> None:
    table = battle(MENTHALARS, "super-tanks", "us-army-infantry", menace=(3, 0), dice=[1, 5])
    assert (window(table), offered(table)) == ("before-dice", [CONTROL])
    assert use(table, CONTROL).waiting() == [(0, "escape")]
    assert menace(table) == 2


def test_minds_are_controlled_against_aliens_too() -> None:
    table = duel(MENTHALARS, dice=[1, 1])
    assert rounds(use(table, CONTROL)) == [(4 + 3 + 1, 4, "aliens")]


def test_an_ally_alone_controls_no_mind() -> None:
    table = battle(MENTHALARS, "us-army-tanks", aliens=0, allies=[GLORBAX], menace=(3, 0), dice=[3, 1])
    assert (rounds(table), menace(table)) == ([(8, 7, "aliens")], 3)


def test_heroes_drawn_by_mind_control_are_no_human_ingenuity() -> None:
    table = battle(
        MENTHALARS, "local-geologist", "us-army-infantry", "plucky-reporter", "matinee-idol", "us-army-tanks",
        options=COOP, dice=[6, 2],
    )  # fmt: skip
    before = len(table.keys("resistance-event-deck"))
    use(table, CONTROL)
    assert sorted(table.keys("resistance-discard"))[1:3] == ["matinee-idol", "plucky-reporter"]
    assert len(table.keys("resistance-event-deck")) == before


DECKS = {
    "resistance-deck": ["hill-folk", "super-tanks", "us-army-tanks", "us-army-infantry"],
    "location-deck": ["town", "city"],
}


def test_a_probe_looks_at_three_cards_and_puts_them_back_in_any_order() -> None:
    table = use(turn(MENTHALARS, DECKS, menace=(2, 0)), PROBE)
    assert table.waiting() == [(0, "either")]
    table.choose("0")
    assert table.options() == ["super-tanks", "us-army-infantry", "us-army-tanks"]
    table.choose("us-army-infantry", "super-tanks", "us-army-tanks")
    assert table.keys("resistance-deck") == ["hill-folk", "us-army-infantry", "super-tanks", "us-army-tanks"]
    assert menace(table) == 1


@pytest.mark.rule("conquest.card_text.look")
def test_only_who_probed_knows_what_comes() -> None:
    table = use(turn(MENTHALARS, DECKS), PROBE).choose("0")
    assert table.shown("aside", 1) == [None] * 3
    table.choose("us-army-infantry", "super-tanks", "us-army-tanks")
    assert table.shown("resistance-deck", 0) == [None, "us-army-infantry", "super-tanks", "us-army-tanks"]
    assert table.shown("resistance-deck", 1) == table.shown("resistance-deck") == [None] * 4


def test_of_fewer_than_three_cards_those_are_looked_at() -> None:
    table = use(turn(MENTHALARS, DECKS), PROBE).choose("1")
    table.choose("city", "town")
    assert table.keys("location-deck") == ["city", "town"]


def test_of_more_locations_three_are_looked_at() -> None:
    deck = ["town", "city", "forest", "coastline"]
    table = use(turn(MENTHALARS, {**DECKS, "location-deck": deck}), PROBE).choose("1")
    assert table.options() == ["city", "coastline", "forest"]


def test_with_one_deck_empty_the_other_is_probed() -> None:
    table = use(turn(MENTHALARS, {**DECKS, "location-deck": []}), PROBE)
    assert table.waiting() == [(0, "order")]


def test_with_both_decks_empty_there_is_nothing_to_probe() -> None:
    assert offered(turn(MENTHALARS, {"resistance-deck": [], "location-deck": []})) == []


def test_thoughts_are_probed_as_long_as_there_are_tokens() -> None:
    table = turn(MENTHALARS, DECKS, menace=(2, 0))
    for _ in range(2):
        use(table, PROBE).choose("1").choose("town", "city")
    assert (menace(table), offered(table)) == (0, [])


def test_help_against_captain_fantastic_on_his_patrol_leaves_after_the_round() -> None:
    zones = {
        "resistance-event-deck": ["captain-fantastic-flies-again"],
        "counter-pool": ["captain-fantastic-counter"],
        "resistance-deck": ["us-army-tanks"] * 4,
        "aliens.P1.C": [],
        f"aliens.{HERE}": [SAUCER, SAUCER],
    }
    table = turn(MENTHALARS, zones, options=COOP, phase="resistance", markers={HERE: 0}, dice=[1, 2])
    assert offered(table.go_on("respond-before-dice")) == [CONTROL]
    use(table, CONTROL)
    assert rounds(table)[0] == (4 + 6 + 1, 9 + 2, "tie")
    assert (table.keys("helping"), table.keys("resistance-discard")) == ([], ["us-army-tanks"])
