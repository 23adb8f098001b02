"""The Resistance Deck, card by card: what each does in a Fight, beside its figures."""

from __future__ import annotations

import pytest

from ..fights import battle

INFANTRY, TANKS = "us-army-infantry", "us-army-tanks"
PARATROOPERS = "us-army-paratroopers"


# -- Full Resistance


@pytest.mark.parametrize(
    ("key", "strength"),
    [
        (INFANTRY, 3),
        ("us-army-fighter-planes", 6),
        (TANKS, 6),
        ("national-guard", 5),
        ("minefield", 4),
        ("hill-folk", 3),
    ],
)
def test_a_full_resistance_fights_with_its_strength_and_a_die(key: str, strength: int) -> None:
    table = battle(key, aliens=2, rolls=(5, 2))

    assert table.rounds() == [(6 + 5, strength + 2, "aliens")]


@pytest.mark.rule("conquest.resistance.hard-soft-inert")
def test_hard_and_soft_make_no_difference_by_themselves() -> None:
    soft = battle(PARATROOPERS, aliens=2, rolls=(5, 3, 3))
    hard = battle("minefield", aliens=2, rolls=(3, 3))

    assert soft.rounds() == hard.rounds() == [(9, 7, "aliens")]


def test_paratroopers_place_a_counter_elsewhere_in_the_section_when_they_are_drawn() -> None:
    table = battle(PARATROOPERS, aliens=2, rolls=(5, 3, 3))

    assert table.on_board() == {"P1.5": ["paratroopers-counter"]}


@pytest.mark.rule("conquest.faq.paratroopers-other-space")
def test_paratroopers_never_land_in_the_space_where_they_are_fought() -> None:
    table = battle(PARATROOPERS, aliens=2, rolls=(2, 2, 6, 3, 3))

    assert table.on_board() == {"P1.6": ["paratroopers-counter"]}


def test_paratroopers_place_nothing_where_no_such_counter_is_left() -> None:
    table = battle(PARATROOPERS, aliens=2, rolls=(3, 3), zones={"counter-pool": ["infantry-counter"]})

    assert table.on_board() == {}
    assert table.keys("counter-pool") == ["infantry-counter"]


def test_paratroopers_place_their_counter_only_once_in_a_fight() -> None:
    table = battle(PARATROOPERS, aliens=2, rolls=(5, 3, 5)).stay(3, 3)

    assert len(table.rounds()) == 2
    assert table.on_board() == {"P1.5": ["paratroopers-counter"]}


@pytest.mark.parametrize(
    ("location", "strength"), [("army-base", 5 + 1 + 1), ("proving-ground", 5 + 1), ("radio-station", 5)]
)
def test_the_national_guard_is_stronger_at_a_military_location(location: str, strength: int) -> None:
    """An Army Base helps the Army besides."""
    table = battle("national-guard", aliens=3, rolls=(5, 1), location=location)

    assert table.rounds() == [(9 + 5, strength + 1, "aliens")]


def test_the_national_guard_is_not_stronger_beside_a_military_location() -> None:
    table = battle("national-guard", aliens=3, rolls=(5, 1), zones={"location.P1.1": ["army-base"]})

    assert table.rounds() == [(9 + 5, 5 + 1, "aliens")]


@pytest.mark.parametrize("key", ["super-tanks", "captain-fantastic"])
def test_super_tanks_and_captain_fantastic_win_a_tie(key: str) -> None:
    strength = {"super-tanks": 8, "captain-fantastic": 9}[key]
    table = battle(key, aliens=3, rolls=(strength - 8 + 1, 2))

    assert table.rounds() == [(strength + 2, strength + 2, "foe")]
    assert len(table.keys("alien-pool.0")) == 1


@pytest.mark.parametrize(("key", "strength"), [("local-police", 3), ("g-men", 4)])
def test_police_and_g_men_use_the_higher_of_two_dice(key: str, strength: int) -> None:
    table = battle(key, aliens=3, rolls=(3, 2, 5))

    assert table.rounds() == [(9 + 3, strength + 5, "aliens")]


@pytest.mark.parametrize(("key", "die"), [("big-bomber", 5), ("rocket-truck", 5)])
def test_a_five_of_big_bomber_and_rocket_truck_is_a_crushing_victory(key: str, die: int) -> None:
    table = battle(key, aliens=6, rolls=(4, die))

    assert [result for _, _, result in table.rounds()] == ["foe"]


def test_an_angry_mob_is_stronger_for_each_alien() -> None:
    table = battle("angry-mob", aliens=3, rolls=(1, 5))

    assert table.rounds() == [(9 + 1, 2 + 3 + 5, "tie")]


@pytest.mark.parametrize("near", [{}, {"location.P1.1": ["city"]}, {"location.P1.4": ["forest"]}])
def test_hill_folk_are_deadly_only_near_forest_and_mountains(near: dict[str, list[str]]) -> None:
    assert battle("hill-folk", aliens=3, rolls=(4, 5), zones=near).results() == ["aliens"]


@pytest.mark.parametrize("near", ["forest", "mountain-pass", "murky-swamp", "mining-town"])
def test_hill_folk_are_deadly_beside_a_forest_or_a_mountain(near: str) -> None:
    assert battle("hill-folk", aliens=3, rolls=(4, 5), zones={"location.P1.1": [near]}).results() == ["foe"]


def test_hill_folk_are_deadly_in_the_mountains() -> None:
    assert battle("hill-folk", aliens=4, rolls=(4, 5), location="mining-town").results() == ["foe"]


def test_who_beats_g_men_draws_an_event() -> None:
    won = battle("g-men", aliens=3, rolls=(4, 1, 1))
    lost = battle("g-men", aliens=2, rolls=(1, 5, 5))

    assert won.results() == ["aliens"]
    assert len(won.keys("hand.0")) == 1
    assert lost.results() == ["foe"]
    assert lost.keys("hand.0") == []


def test_a_tie_in_the_minefield_destroys_one_of_the_aliens() -> None:
    table = battle("minefield", aliens=2, rolls=(1, 3))

    assert table.results() == ["tie"]
    assert table.waiting() == [(0, "pick-aliens")]
    table.dice(5, 1).choose("green-saucer")
    assert table.results() == ["tie", "aliens"]
    assert table.keys("alien-pool.0") == ["green-saucer"]
    assert table.keys("aliens.P1.2") == ["green-saucer"]


def test_a_tie_in_the_minefield_may_cost_the_last_alien_and_the_battle() -> None:
    table = battle("minefield", aliens=1, rolls=(3, 2))

    assert table.results() == ["tie"]
    assert table.keys("aliens.P1.2") == []
    assert table.s.battle is None
    assert table.keys("resistance-discard") == ["minefield"]


def test_a_won_round_in_the_minefield_destroys_nobody() -> None:
    assert battle("minefield", aliens=2, rolls=(5, 3)).keys("alien-pool.0") == []


def test_nobody_escapes_from_the_minefield() -> None:
    """The round is lost, the Landing Site is next door, and the Fight goes on all the same."""
    table = battle("minefield", aliens=2, rolls=(1, 5, 5, 1))

    assert table.results() == ["foe", "aliens"]


def test_aliens_escape_from_anybody_else() -> None:
    table = battle(INFANTRY, aliens=2, rolls=(1, 5))

    assert table.waiting() == [(0, "escape")]
    assert table.choose("P1.C").keys("aliens.P1.C") == ["green-saucer"]


@pytest.mark.rule("conquest.captain_fantastic.reshuffle")
def test_captain_fantastic_shuffles_the_discard_pile_back_with_himself() -> None:
    pile = [INFANTRY] * 9
    table = battle("captain-fantastic", aliens=5, rolls=(3, 1), zones={"resistance-discard": pile})

    assert table.results() == ["aliens"]
    assert table.keys("resistance-discard") == []
    assert sorted(table.keys("resistance-deck")) == ["captain-fantastic", *pile]


@pytest.mark.rule("conquest.captain_fantastic.reshuffle")
def test_captain_fantastic_shuffles_back_also_when_he_wins() -> None:
    table = battle("captain-fantastic", aliens=1, rolls=(1, 5), zones={"resistance-discard": [TANKS]})

    assert table.results() == ["foe"]
    assert table.keys("resistance-discard") == []
    assert sorted(table.keys("resistance-deck")) == ["captain-fantastic", TANKS]


@pytest.mark.rule("conquest.captain_fantastic.reshuffle")
def test_heroes_who_help_captain_fantastic_are_shuffled_in_with_him() -> None:
    table = battle("local-geologist", "captain-fantastic", aliens=5, rolls=(3, 1))

    assert table.rounds() == [(15 + 3, 9 + 1 + 1, "aliens")]
    assert sorted(table.keys("resistance-deck")) == ["captain-fantastic", "local-geologist"]


@pytest.mark.rule("conquest.captain_fantastic.superhero")
def test_captain_fantastic_fights_alone() -> None:
    table = battle("captain-fantastic", INFANTRY, aliens=3, rolls=(5, 2))

    assert table.rounds() == [(9 + 5, 9 + 2, "aliens")]
    assert INFANTRY in table.keys("resistance-deck")


# -- Heroes


@pytest.mark.rule("conquest.hero.modifier")
def test_a_hero_brings_another_card_at_once() -> None:
    table = battle("local-geologist", INFANTRY, TANKS, aliens=2, rolls=(5, 2))

    assert table.rounds() == [(6 + 5, 3 + 1 + 2, "aliens")]
    assert table.keys("resistance-discard") == ["local-geologist", INFANTRY]
    assert table.keys("resistance-deck") == [TANKS]


@pytest.mark.rule("conquest.hero.chain")
def test_heroes_are_drawn_until_somebody_comes_whom_they_help() -> None:
    table = battle("local-geologist", "army-scientists", INFANTRY, aliens=2, rolls=(4, 3))

    assert table.rounds() == [(6 + 4, 6 + 3, "aliens")]


@pytest.mark.rule("conquest.hero.chain")
def test_heroes_fight_alone_where_nobody_else_is_left() -> None:
    table = battle("local-geologist", "iron-jaw-general", aliens=1, rolls=(4, 3))

    assert table.rounds() == [(3 + 4, 1 + 3 + 3, "tie")]


@pytest.mark.rule("conquest.hero.strength-bonus")
def test_the_local_geologist_makes_fighter_planes_seven_strong() -> None:
    table = battle("local-geologist", "us-army-fighter-planes", aliens=3, rolls=(5, 2))

    assert table.rounds() == [(9 + 5, 7 + 2, "aliens")]


@pytest.mark.rule("conquest.hero.strength-bonus")
def test_every_hero_adds_its_bonus() -> None:
    table = battle("local-geologist", "iron-jaw-general", "us-army-fighter-planes", aliens=3, rolls=(5, 2))

    assert table.rounds() == [(9 + 5, 6 + 1 + 3 + 2, "aliens")]


@pytest.mark.rule("conquest.hero.gives-abilities")
def test_a_hero_with_cunning_gives_infantry_another_die() -> None:
    table = battle("slide-rule-whiz", INFANTRY, aliens=2, rolls=(5, 2, 4))

    assert table.rounds() == [(6 + 5, 3 + 1 + 4, "aliens")]


@pytest.mark.rule("conquest.hero.never-hard-soft")
@pytest.mark.parametrize(("full", "strength"), [(INFANTRY, 3), (TANKS, 6)])
def test_a_hero_with_a_full_resistance_is_of_its_type_and_adds_none(full: str, strength: int) -> None:
    """A Seaport helps what is Hard, and a Mining Town what is Soft."""
    at_sea = battle("local-geologist", full, aliens=4, rolls=(5, 1), location="seaport").rounds()
    at_mines = battle("local-geologist", full, aliens=4, rolls=(5, 1), location="mining-town").rounds()

    assert at_sea == [(17, strength + 1 + 1 + (full == TANKS), "aliens")]
    assert at_mines == [(17, strength + 1 + 1 + (full == INFANTRY), "aliens")]


@pytest.mark.parametrize(
    ("location", "near", "strength"),
    [
        ("radio-station", {}, 1),
        ("radio-station", {"location.P1.1": ["forest"]}, 2),
        ("radio-station", {"location.P1.1": ["murky-swamp"], "location.P1.3": ["forest"]}, 2),
        ("radio-station", {"location.P1.5": ["forest"]}, 1),
    ],
)
def test_the_forest_ranger_gives_more_near_a_forest(location: str, near: dict[str, list[str]], strength: int) -> None:
    table = battle("forest-ranger", INFANTRY, aliens=2, rolls=(5, 2), location=location, zones=near)

    assert table.rounds() == [(6 + 5, 3 + strength + 2, "aliens")]


def test_army_scientists_roll_a_one_again_once() -> None:
    table = battle("army-scientists", INFANTRY, aliens=3, rolls=(5, 1, 4))
    again = battle("army-scientists", INFANTRY, aliens=3, rolls=(5, 1, 1))

    assert table.rounds() == [(9 + 5, 3 + 2 + 4, "aliens")]
    assert again.rounds() == [(9 + 5, 3 + 2 + 1, "aliens")]


def test_army_scientists_leave_a_two_as_it_is() -> None:
    assert battle("army-scientists", INFANTRY, aliens=3, rolls=(5, 2, 6)).rounds() == [(9 + 5, 3 + 2 + 2, "aliens")]


@pytest.mark.parametrize(("location", "result"), [("small-town", "foe"), ("radio-station", "tie")])
def test_the_sheriff_wins_a_tie_in_a_town(location: str, result: str) -> None:
    table = battle("small-town-sheriff", INFANTRY, aliens=2, rolls=(3, 4), location=location)

    assert table.rounds() == [(9, 9, result)]


def test_the_plucky_reporter_makes_whoever_loses_a_round_discard_an_event() -> None:
    events = {"hand.0": ["we-come-in-peace", "endless-waves"]}
    table = battle("plucky-reporter", INFANTRY, aliens=2, zones=events).passing(1, 5)

    assert table.results() == ["foe"]
    assert table.waiting() == [(0, "pick-hand")]
    assert table.options() == ["endless-waves", "we-come-in-peace"]
    table.choose("endless-waves")
    assert table.keys("hand.0") == ["we-come-in-peace"]
    assert table.keys("event-discard") == ["endless-waves"]


def test_the_plucky_reporter_takes_nothing_from_an_empty_hand() -> None:
    assert battle("plucky-reporter", INFANTRY, aliens=2, rolls=(1, 5)).waiting() == [(0, "escape")]


def test_the_plucky_reporter_takes_nothing_from_who_wins_or_ties() -> None:
    events = {"hand.0": ["endless-waves"]}
    won = battle("plucky-reporter", INFANTRY, aliens=2, zones=events).passing(5, 1)
    tied = battle("plucky-reporter", INFANTRY, aliens=2, zones=events).passing(2, 4)

    assert won.results() == ["aliens"]
    assert tied.results() == ["tie"]
    assert won.keys("hand.0") == tied.keys("hand.0") == ["endless-waves"]


def test_the_plucky_reporter_reports_also_the_loss_of_the_last_alien() -> None:
    table = battle("plucky-reporter", INFANTRY, aliens=1, zones={"hand.0": ["endless-waves"]}).passing(1, 5)

    assert table.choose("endless-waves").keys("event-discard") == ["endless-waves"]


def test_the_star_quarterback_wins_ties() -> None:
    assert battle("star-quarterback", INFANTRY, aliens=2, rolls=(3, 4)).rounds() == [(9, 9, "foe")]


def test_who_beats_the_teen_sweethearts_gains_a_menace_token() -> None:
    won = battle("teen-sweethearts", INFANTRY, aliens=2, rolls=(5, 2))
    lost = battle("teen-sweethearts", INFANTRY, aliens=2, rolls=(1, 5))

    assert won.menace() == 1
    assert lost.menace() == 0


def test_the_mad_inventor_makes_a_five_a_crushing_victory() -> None:
    assert battle("mad-inventor", INFANTRY, aliens=5, rolls=(4, 5)).results() == ["foe"]


def test_the_matinee_idol_makes_the_resistance_bold() -> None:
    assert battle("matinee-idol", INFANTRY, aliens=3, rolls=(5, 1)).rounds() == [(9 + 5, 3 + 2 + 3 + 1, "aliens")]


def test_the_iron_jaw_general_gives_three() -> None:
    assert battle("iron-jaw-general", INFANTRY, aliens=3, rolls=(5, 1)).rounds() == [(9 + 5, 3 + 3 + 1, "aliens")]


def test_a_hero_of_the_army_does_not_make_police_an_army() -> None:
    """An Army Base asks for the keyword of the Full Resistance."""
    police = battle("iron-jaw-general", "local-police", aliens=3, rolls=(5, 1, 1), location="army-base")

    assert police.rounds() == [(9 + 5, 3 + 3 + 1, "aliens")]


@pytest.mark.rule("conquest.resistance.abilities")
def test_the_abilities_of_a_beaten_resistance_are_gone_in_the_next_fight() -> None:
    table = battle("rocket-truck", INFANTRY, aliens=4, rolls=(4, 1), location="city").stay(4, 5)

    assert table.results() == ["aliens", "aliens"]


def test_the_plucky_reporter_has_nothing_to_report_where_a_barrage_ended_the_fight() -> None:
    """The Battle is lost, but no Fight Round was."""
    fought = battle("plucky-reporter", "us-army-artillery", aliens=1, rolls=(1,), zones={"hand.0": ["endless-waves"]})

    assert fought.results() == []
    assert fought.passing().keys("hand.0") == ["endless-waves"]
