"""Events against other players, by their normal text."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from domain.games.conquest import events as e

from ...referee import Referee, given
from .tables import FIELD, PLAIN, Zones, action, aliens_meet, attack, table

ZYRA, ZYRAS_FIGURE = "zyra-of-the-outer-rim", "zyra-of-the-outer-rim-figure"
TOWNS = {"location.O.1": ["town"], "location.O.2": ["small-town"], "location.O.3": ["city"]}
INFANTRY, PARATROOPERS = "infantry-counter", "paratroopers-counter"


# -- Atomic Bomb


@pytest.mark.rule("conquest.components.demolished-marker", "conquest.content.named-cards")
def test_an_atomic_bomb_demolishes_a_location_and_returns_its_counters_and_hits_aliens_on_one_to_four() -> None:
    zones = {**TOWNS, "aliens.O.1": ["green-saucer", "blue-saucer"], "counters.O.1": [INFANTRY]}
    t = action("atomic-bomb", zones=zones, markers={"O.1": 1})

    t.play("atomic-bomb").dice(2, 4, 5).choose("O.1")

    assert t.rolled() == [(2,), (4,), (5,)]
    assert t.aliens("O.1") == [1]
    assert t.pool(0) == ["green-saucer"]
    assert t.counters("O.1") == []
    assert t.keys("location.O.1") == ["town"]
    assert t.reading().is_demolished("O.1")
    assert "O.1" not in t.s.markers
    assert t.reading().terror(1) == 0
    assert t.s.points == 3


def test_an_atomic_bomb_drifts_on_a_one_and_spares_the_place_it_was_meant_for() -> None:
    zones = {**TOWNS, "aliens.O.1": ["green-saucer"], "aliens.O.2": ["blue-saucer"], "counters.O.2": [INFANTRY]}
    t = action("atomic-bomb", zones=zones)

    t.play("atomic-bomb").dice(1, 2, 3).choose("O.1")

    assert t.rolled() == [(1,), (2,), (3,)]
    assert t.aliens("O.1") == [0]
    assert t.pool(1) == ["blue-saucer"]
    assert t.counters("O.2") == []
    assert t.reading().is_demolished("O.2")
    assert not t.reading().is_demolished("O.1")


def test_a_bomb_that_drifts_to_an_empty_space_demolishes_nothing() -> None:
    zones = {**TOWNS, "aliens.O.5": ["green-saucer"], "counters.O.5": [INFANTRY]}
    t = action("atomic-bomb", zones=zones)

    t.play("atomic-bomb").dice(1, 5, 1).choose("O.1")

    assert t.pool(0) == ["green-saucer"]
    assert t.counters("O.5") == []
    assert t.happened(e.Demolished) == []


def test_the_objective_may_be_bombed_but_no_location_twice() -> None:
    t = action("atomic-bomb", zones=TOWNS, demolished=("O.1",))

    t.play("atomic-bomb")

    assert t.options() == ["O.2", "O.3", "O.C"]


# -- Treacherous Tip-Off


@pytest.mark.rule("conquest.event.own-or-others")
def test_a_tip_off_helps_the_humans_against_another_player_for_a_round() -> None:
    t = attack(zones={"hand.1": ["treacherous-tip-off"]}, foe=("us-army-infantry",)).dice(5, 4)
    t.choose()

    t.choose("treacherous-tip-off")

    assert [(one.total, one.foe_total) for one in t.happened(e.FightRoundResolved)] == [(6 + 5, 3 + 3 + 4)]


def test_nobody_tips_off_the_humans_against_oneself_or_in_a_fight_of_aliens_alone() -> None:
    assert attack("treacherous-tip-off").options() == []

    others = aliens_meet(seats=3, zones={"hand.2": ["treacherous-tip-off"]})
    assert others.waiting() == [(2, "respond-after-dice")]
    assert others.options() == []


# -- Crossed Transmissions


def test_crossed_transmissions_cancel_a_rivals_event_without_a_cost() -> None:
    t = action("overcharged-reactor", zones={"hand.1": ["crossed-transmissions"]}).play("overcharged-reactor")

    t.choose("crossed-transmissions", seat=1)

    assert t.s.points == 6
    assert t.keys("event-discard") == ["overcharged-reactor", "crossed-transmissions"]


def test_crossed_transmissions_do_not_cancel_an_event_that_costs_action_points() -> None:
    t = action("broadcast-of-doom", zones={"hand.1": ["crossed-transmissions"]}).play("broadcast-of-doom")

    assert t.options(seat=1) == []


def test_nobody_crosses_the_own_transmissions() -> None:
    t = action("overcharged-reactor", "crossed-transmissions").play("overcharged-reactor")

    assert t.waiting() == [(0, "respond-card-played")]
    assert t.options() == []


@pytest.mark.rule("conquest.tech_breakthrough.cancel-attempt")
def test_crossed_transmissions_may_be_tried_on_human_tech() -> None:
    t = given(
        {"hand.0": ["crossed-transmissions"], "human-tech": ["sonic-rifles"]},
        options={"races": PLAIN[:2], "active_resistance": True},
        menace=(0, 0),
    )

    t.dice(4).play("crossed-transmissions")

    assert t.keys("human-tech") == []
    assert t.keys("human-tech-discard") == ["sonic-rifles"]


# -- Sabotaged Circuits


def test_sabotaged_circuits_cancel_space_stuff_of_another_player() -> None:
    t = action("sabotaged-circuits", zones={"stuff.0": ["warp-gate"], "stuff.1": ["cloning-vats"]})

    t.play("sabotaged-circuits")

    assert (t.keys("stuff.0"), t.keys("stuff.1")) == (["warp-gate"], [])
    assert t.keys("space-stuff-discard") == ["cloning-vats"]


@pytest.mark.rule("conquest.ally.card-lost")
def test_a_sabotaged_ally_leaves_the_board() -> None:
    t = action("sabotaged-circuits", zones={"stuff.1": [ZYRA], "aliens.O.3": [ZYRAS_FIGURE]})

    t.play("sabotaged-circuits")

    assert t.keys("aliens.O.3") == []
    assert t.keys("figures") == [ZYRAS_FIGURE]


@pytest.mark.rule("conquest.cancel.when")
def test_circuits_are_sabotaged_in_any_phase_of_any_turn() -> None:
    t = attack(zones={"hand.1": ["sabotaged-circuits"], "stuff.0": ["disintegrator-beams"]})

    t.respond("sabotaged-circuits", 1)

    assert t.keys("stuff.0") == []


def test_there_is_nothing_to_sabotage_where_nobody_else_has_space_stuff() -> None:
    assert action("sabotaged-circuits", zones={"stuff.0": ["warp-gate"]}).playable() == []


# -- Leaked Invasion Plans


def test_leaked_plans_bring_infantry_to_a_space_of_ones_choice() -> None:
    t = action("leaked-invasion-plans", zones={"counters.O.2": [INFANTRY] * 3, "counters.O.4": [PARATROOPERS]})

    t.play("leaked-invasion-plans")
    assert not {"P1.C", "P2.C", "O.2"} & set(t.options())
    t.choose("O.4")

    assert t.counters("O.4") == [PARATROOPERS, INFANTRY]
    assert t.counters("O.C") == []


def test_infantry_that_appears_among_aliens_is_fought_at_once_in_another_players_turn() -> None:
    t = action("leaked-invasion-plans", zones={"aliens.O.4": ["blue-saucer"]})

    t.play("leaked-invasion-plans").dice(1, 6).choose("O.4")

    assert [one.seat for one in t.happened(e.BattleBegan)] == [1]
    assert t.pool(1) == ["blue-saucer"]
    assert t.counters("O.4") == [INFANTRY]


def test_no_plans_are_leaked_without_infantry_in_the_pool() -> None:
    assert action("leaked-invasion-plans", zones={"counter-pool": [PARATROOPERS]}).playable() == []


# -- Paratroopers at Dawn


def test_paratroopers_and_infantry_come_to_random_spaces_of_a_chosen_section() -> None:
    t = action("paratroopers-at-dawn").play("paratroopers-at-dawn")
    assert t.options() == ["O", "P1", "P2"]

    t.dice(2, 5).choose("P2")

    assert (t.counters("P2.2"), t.counters("P2.5")) == ([PARATROOPERS], [INFANTRY])
    assert t.s.points == 4


def test_the_second_counter_pushes_the_first_where_both_come_to_one_space() -> None:
    t = action("paratroopers-at-dawn").play("paratroopers-at-dawn").dice(2, 2).choose("O")

    assert (t.counters("O.2"), t.counters("O.C")) == ([INFANTRY], [PARATROOPERS])


def test_a_kind_that_is_missing_in_the_pool_does_not_keep_the_other_at_home() -> None:
    t = action("paratroopers-at-dawn", zones={"counter-pool": [INFANTRY]}).play("paratroopers-at-dawn")

    t.dice(3).choose("O")

    assert t.counters("O.3") == [INFANTRY]
    assert action("paratroopers-at-dawn", zones={"counter-pool": []}).playable() == []


# -- Mutiny Below Decks


@pytest.mark.parametrize(("points", "left"), [(6, 4), (3, 1), (2, 1)])
def test_a_mutiny_takes_two_action_points_of_another_player_but_the_last(points: int, left: int) -> None:
    t = table({"hand.1": ["mutiny-below-decks"]}, begin=True, points=points)

    t.respond("mutiny-below-decks", 1)

    assert t.s.points == left


def test_nobody_mutinies_against_who_has_one_point_or_in_the_own_turn() -> None:
    assert table({"hand.1": ["mutiny-below-decks"]}, begin=True, points=1).pass_().keys("hand.1") != []
    own = table({"hand.0": ["mutiny-below-decks"]}, begin=True)
    assert own.options() == []


# -- Cosmic Burglary


@pytest.mark.rule("conquest.activate.stolen-stays-used")
def test_a_burglar_takes_space_stuff_which_stays_as_used_as_it_was() -> None:
    t = action("cosmic-burglary", zones={"stuff.1": ["warp-gate"]}, activated=("warp-gate",))

    t.play("cosmic-burglary")

    assert (t.keys("stuff.0"), t.keys("stuff.1")) == (["warp-gate"], [])
    assert t.reading().is_activated(t.s.zone("stuff.0")[0])
    assert t.usable() == []


def test_no_burglar_takes_an_ally() -> None:
    assert action("cosmic-burglary", zones={"stuff.1": [ZYRA]}).playable() == []


# -- Probing the Rival Mind


@pytest.mark.rule("conquest.card_text.look")
def test_who_probes_a_rival_mind_sees_the_hand_and_discards_an_event_of_it() -> None:
    t = action("probing-the-rival-mind", zones={"hand.1": ["death-ray-salvo", "endless-waves"]})

    t.play("probing-the-rival-mind").unanswered()
    assert t.options() == ["death-ray-salvo", "endless-waves"]
    assert t.shown("hand.1", 0) == ["death-ray-salvo", "endless-waves"]
    assert t.shown("hand.1", None) == [None, None]
    t.choose("endless-waves")

    assert t.keys("hand.1") == ["death-ray-salvo"]
    assert t.keys("event-discard") == ["endless-waves", "probing-the-rival-mind"]


def test_there_is_nothing_to_probe_in_an_empty_hand() -> None:
    t = action("probing-the-rival-mind", seats=3, zones={"hand.2": ["endless-waves"]})

    t.play("probing-the-rival-mind").unanswered()
    t.choose("endless-waves")

    assert t.keys("hand.2") == []
    assert action("probing-the-rival-mind").playable() == []


def test_an_event_may_be_played_from_the_hand_that_is_about_to_be_probed() -> None:
    t = action("probing-the-rival-mind", zones={"hand.1": ["overseers-veto", "endless-waves"]})

    t.play("probing-the-rival-mind").respond("overseers-veto", 1).unanswered()

    assert t.keys("hand.1") == ["endless-waves"]


# -- Partisan Uprising


@pytest.mark.parametrize(("die", "free"), [(2, False), (3, True)])
def test_partisans_rise_against_an_unguarded_conquest_of_another_player(die: int, free: bool) -> None:
    zones = {**TOWNS, "aliens.O.2": ["green-saucer"]}
    t = action("partisan-uprising", zones=zones, markers={"O.1": 1, "O.2": 1, "O.3": 0})

    t.dice(die).play("partisan-uprising")

    assert ("O.1" not in t.s.markers) == free
    assert t.rolled() == [(die,)]
    assert (t.s.markers["O.2"], t.s.markers["O.3"]) == (1, 0)


def test_there_is_no_uprising_against_guarded_or_own_conquests() -> None:
    zones = {**TOWNS, "aliens.O.1": ["green-saucer"]}

    assert action("partisan-uprising", zones=zones, markers={"O.1": 1, "O.2": 0}).playable() == []


# -- Radio Hysteria


def test_radio_hysteria_makes_menace_dearer_for_others_alone() -> None:
    mine = action("radio-hysteria").play("radio-hysteria")
    assert mine.reading().menace_price(0) == 2
    assert mine.reading().menace_price(1) == 3

    theirs = table({"remains.1": ["radio-hysteria"]})
    theirs.buy()
    assert theirs.s.points == 6 - 3


# -- The Nation Stands Firm


def test_the_nation_stands_firm_against_the_player_it_was_aimed_at() -> None:
    t = action("the-nation-stands-firm", "second-volley", seats=3).play("the-nation-stands-firm").unanswered()

    t.choose("seat-1")

    assert t.keys("remains.0") == ["the-nation-stands-firm"]
    assert [t.reading().changed("foe-total", seat) for seat in range(3)] == [0, 1, 0]


def test_the_resistance_is_stronger_by_one_against_the_target() -> None:
    t = attack(
        "second-volley", foe=("us-army-tanks",), zones={"remains.1": ["the-nation-stands-firm"]}, aimed={"remains.1": 0}
    ).choose()

    assert t.total(-1) == 6 + 1


def test_who_is_aimed_at_already_cannot_be_aimed_at_again() -> None:
    zones = {"remains.0": ["the-nation-stands-firm"]}
    two = action("the-nation-stands-firm", zones=zones, aimed={"remains.0": 1})
    assert two.playable() == []

    three = action("the-nation-stands-firm", zones=zones, aimed={"remains.0": 1}, seats=3)
    three.play("the-nation-stands-firm")
    assert three.s.aimed[three.s.zone("remains.0")[-1]] == 2


def test_the_target_pays_three_points_to_be_rid_of_it() -> None:
    t = table({"remains.1": ["the-nation-stands-firm"]}, aimed={"remains.1": 0})

    t.use("the-nation-stands-firm", 2)

    assert t.keys("event-discard") == ["the-nation-stands-firm"]
    assert t.s.points == 3
    assert table({"remains.1": ["the-nation-stands-firm"]}, aimed={"remains.1": 0}, points=2).usable() == []
    assert table({"remains.0": ["the-nation-stands-firm"]}, aimed={"remains.0": 1}).usable() == []


def test_a_discarded_copy_aims_at_nobody_any_more() -> None:
    t = table({"remains.1": ["the-nation-stands-firm"]}, aimed={"remains.1": 0})
    assert t.reading().is_aimed("the-nation-stands-firm", 0)

    t.use("the-nation-stands-firm", 2)

    assert not t.reading().is_aimed("the-nation-stands-firm", 0)


# -- Meteor Shower


def test_a_meteor_shower_hits_a_random_space_of_every_section_on_one_to_three() -> None:
    zones = {
        "hand.0": ["second-volley"] * 3,
        "event-deck": ["second-volley"] * 3 + ["meteor-shower"],
        "aliens.O.2": ["green-saucer", "blue-saucer"],
        "counters.P1.3": [INFANTRY, INFANTRY],
        "aliens.P2.6": ["blue-saucer"],
        "aliens.P2.5": ["blue-saucer"],
    }
    t = table(zones, phase="draw").choose().dice(2, 3, 4, 3, 1, 6, 6, 2)

    t.pass_()

    assert t.pool(0) == ["green-saucer"]
    assert t.aliens("O.2") == [1]
    assert t.counters("P1.3") == [INFANTRY]
    assert t.aliens("P2.6") == []
    assert t.aliens("P2.5") == [1]
    assert t.keys("event-discard") == ["meteor-shower"]


# -- Captain Fantastic Flies Again


def flies(deck: Sequence[str], zones: Zones | None = None) -> Referee:
    """Seat 0, who holds an Event, attacks a Town, and seat 1 lets Captain Fantastic fly."""
    laid = {"hand.0": ["emergency-teleport"], "hand.1": ["captain-fantastic-flies-again"], "resistance-deck": deck}
    t = attack(zones={**laid, **(zones or {})}, aliens=3)
    return t.respond("captain-fantastic-flies-again", 1).unanswered()


OTHERS = ["us-army-infantry"] * 4
CAPTAIN = "captain-fantastic"


@pytest.mark.parametrize(
    ("deck", "discard"), [([CAPTAIN, *OTHERS], []), (OTHERS, [CAPTAIN]), ([CAPTAIN, *OTHERS], ["us-army-tanks"])]
)
def test_captain_fantastic_is_the_first_resistance_of_another_players_battle(
    deck: list[str], discard: list[str]
) -> None:
    t = flies(deck, {"resistance-discard": discard})

    assert t.keys("fighting") == [CAPTAIN]
    assert t.keys("resistance-deck") == OTHERS
    assert t.total(-1) == 9


def test_captain_fantastic_waits_until_the_counters_are_beaten() -> None:
    t = flies([CAPTAIN, *OTHERS], {f"counters.{FIELD}": [INFANTRY]})

    assert t.keys("next") == [CAPTAIN]
    assert t.keys("fighting") == []
    assert t.total(-1) == 3


def test_a_captain_who_was_looked_out_in_vain_goes_back_into_the_deck() -> None:
    t = flies([CAPTAIN, *OTHERS], {f"counters.{FIELD}": [INFANTRY]})

    t.lay("emergency-teleport")

    assert t.keys("next") == []
    assert t.keys("resistance-deck").count(CAPTAIN) == 1


def test_he_does_not_fly_where_no_resistance_card_is_to_be_fought_or_in_the_own_battle() -> None:
    held = {"hand.1": ["captain-fantastic-flies-again"], f"counters.{FIELD}": [INFANTRY]}
    assert attack(location="grassy-fields", zones=held).waiting() == [(1, "respond-before-dice")]
    assert attack("captain-fantastic-flies-again").waiting() == [(0, "respond-before-dice")]


# -- Abducted Professors


def test_abducted_professors_bring_two_events_beyond_the_intelligence() -> None:
    t = action("abducted-professors", *["second-volley"] * 4).play("abducted-professors").unanswered()

    assert len(t.keys("hand.0")) == 6
    assert t.s.points == 5


# -- Public Enemy Number One


def test_the_public_enemy_is_the_other_player_with_the_most_terror() -> None:
    t = action("public-enemy-number-one", seats=3, terror=(5, 1, 2)).play("public-enemy-number-one")

    assert t.s.aimed[t.s.zone("remains.0")[0]] == 2


def test_the_player_chooses_among_equal_enemies_once() -> None:
    t = action("public-enemy-number-one", seats=3).play("public-enemy-number-one")
    assert t.options() == ["seat-1", "seat-2"]

    t.choose("seat-2")

    assert t.s.aimed[t.s.zone("remains.0")[0]] == 2


def test_whoever_replaces_the_public_enemys_marker_gains_two_menace_tokens() -> None:
    zones = {"remains.1": ["public-enemy-number-one"], "aliens.O.1": ["green-saucer"], "location.O.1": ["town"]}
    t = table(zones, seats=3, phase="battle", aimed={"remains.1": 2}, markers={"O.1": 2})

    t.choose("steal")

    assert t.s.menace == {0: 2, 1: 0, 2: 0}


@pytest.mark.parametrize(("owner", "tokens"), [(1, 2), (2, 0)])
def test_whoever_removes_the_public_enemys_marker_by_a_card_gains_two_menace_tokens(owner: int, tokens: int) -> None:
    zones = {**TOWNS, "remains.0": ["public-enemy-number-one"]}
    t = action("partisan-uprising", zones=zones, seats=3, aimed={"remains.0": 1}, markers={"O.1": owner})

    t.dice(6).play("partisan-uprising")

    assert t.s.menace[0] == tokens


def test_the_public_enemy_gains_nothing_by_bombing_the_own_conquest() -> None:
    zones = {**TOWNS, "remains.1": ["public-enemy-number-one"]}
    t = action("atomic-bomb", zones=zones, aimed={"remains.1": 0}, markers={"O.1": 0})

    t.play("atomic-bomb").dice(2).choose("O.1")

    assert t.s.menace == {0: 0, 1: 0}


def test_nobody_gains_by_what_the_humans_do_to_the_public_enemy() -> None:
    zones = {**TOWNS, "remains.0": ["public-enemy-number-one"], "event-deck": ["partisan-uprising"]}
    options = {"races": PLAIN[:2], "active_resistance": True}
    t = given(zones, options=options, menace=(0, 0), aimed={"remains.0": 1}, markers={"O.1": 1})

    t.dice(6).resistance_event()

    assert t.s.markers == {}
    assert t.s.menace == {0: 0, 1: 0}


def test_the_public_enemy_pays_three_points_to_be_forgotten() -> None:
    t = table({"remains.1": ["public-enemy-number-one"]}, aimed={"remains.1": 0})

    t.use("public-enemy-number-one", 2)

    assert t.keys("remains.1") == []
    assert t.s.points == 3


# -- Cosmic Interference


def test_cosmic_interference_rolls_a_die_of_any_side_in_anybodys_fight_again() -> None:
    t = attack(zones={"hand.1": ["cosmic-interference"]}, foe=("us-army-infantry",)).dice(5, 2, 6).pass_before_dice()

    t.choose("cosmic-interference", seat=1)
    assert t.options() == ["aliens-5", "foe-2"]
    t.choose("foe-2")

    assert [one.dice for one in t.happened(e.FightDiceRolled)] == [(6,)]
    assert [one.result for one in t.happened(e.FightRoundResolved)] == ["foe"]


def test_of_cunning_dice_one_is_rolled_again_and_the_highest_counts() -> None:
    t = attack(zones={"hand.1": ["cosmic-interference"]}, foe=("local-police",)).dice(3, 5, 2, 1).pass_before_dice()

    t.choose("cosmic-interference", seat=1).choose("foe-5")

    assert [(one.total, one.foe_total) for one in t.happened(e.FightRoundResolved)] == [(6 + 3, 3 + 2)]
