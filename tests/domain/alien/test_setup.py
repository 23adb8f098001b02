"""Setting up a game."""

from __future__ import annotations

from collections import Counter

import pytest

from domain.deckbuilding.events import StackChosen
from domain.games.alien import names as at
from domain.games.alien.actions import EndActions
from domain.games.alien.box import Box
from domain.games.alien.events import TurnPhaseBegan
from domain.games.alien.options import FILMS, FIRST_ROLES
from domain.kernel.event import causes
from domain.kernel.events import Seen, Shuffled

from .referee import ALIEN, Referee, given, new_game, not_set_up

BOX = Box(ALIEN.packs[ALIEN.content_hash])
SEATS = range(1, 6)
SEEDS = range(1, 21)


def deck_and_hand(table: Referee, seat: int) -> list[str]:
    """All the cards of a seat that has just been dealt its hand."""
    return sorted(table.keys(f"deck.{seat}") + table.keys(f"hand.{seat}"))


def deck_of(key: str) -> str:
    return BOX.content[key].deck


# -- seats and Roles


@pytest.mark.rule("alien.setup.player-count")
@pytest.mark.parametrize("seats", SEATS)
def test_one_to_five_may_play(seats: int) -> None:
    assert len(new_game(seats).s.living) == seats


@pytest.mark.rule("alien.setup.player-count")
@pytest.mark.parametrize("seats", [0, 6])
def test_no_fewer_and_no_more_may_play(seats: int) -> None:
    refusal = not_set_up(seats)

    assert (refusal.pointer, refusal.about["least"], refusal.about["most"]) == ("/seats", 1, 5)


@pytest.mark.rule("alien.setup.role-pick-choose", "alien.setup.role-avatar")
def test_each_player_chooses_one_of_the_roles_that_are_left() -> None:
    table = new_game(3, preset="alien")
    assert table.waiting() == [(0, "role")]
    assert len(table.options()) == 10
    table.choose("Gunner")
    assert table.waiting() == [(1, "role")]
    assert set(BOX.roles) - set(table.options()) == {"Gunner"}

    table.choose("Synthetic").choose("Priest")

    assert [table.keys(f"avatar.{seat}") for seat in range(3)] == [["gunner"], ["synthetic"], ["priest"]]
    assert table.waiting() == []


@pytest.mark.rule("alien.setup.role-avatar")
def test_the_avatar_comes_with_the_card_of_its_role() -> None:
    for role in BOX.roles:
        table = new_game(1, roles=[role])
        (card,) = (key for key in deck_and_hand(table, 0) if key not in ("specialist", "grunt"))

        assert table.reading().avatar(0).name == role
        assert (deck_of(card), BOX.content[card].group) == ("roles", role)


@pytest.mark.rule("alien.setup.role-pick-random")
def test_roles_can_be_dealt_at_random() -> None:
    dealt = [new_game(3, seed, preset="alien", role_pick="random") for seed in SEEDS]

    for table in dealt:
        assert table.s.open == {}
        assert len({table.reading().avatar(seat).name for seat in range(3)}) == 3
    assert {table.reading().avatar(seat).name for table in dealt for seat in range(3)} == set(BOX.roles)


@pytest.mark.rule("alien.setup.role-pick-draft")
def test_of_two_roles_that_are_dealt_each_player_keeps_one_and_five_players_are_dealt_all_ten() -> None:
    table, offered = new_game(5, preset="alien", role_pick="two-options"), list[str]()
    for seat in range(5):
        assert table.waiting() == [(seat, "role")]
        offered += table.options()
        table.choose(kept := table.options()[1])
        assert table.reading().avatar(seat).name == kept

    assert sorted(offered) == sorted(BOX.roles)
    assert table.s.open == {}


@pytest.mark.rule("alien.setup.avatar-public")
def test_all_see_a_players_role_health_defense_and_strikes() -> None:
    table = given({"strikes.1": ["tail-lash"]})

    for viewer in (0, 1, None):
        seat = table.view(viewer).crew[1]
        assert (seat.avatar and seat.avatar.card, seat.health, seat.defense, seat.damage) == ("technician", 10, 3, 2)
        assert [strike.card for strike in seat.strikes] == ["tail-lash"]


@pytest.mark.rule("alien.setup.avatar-health")
@pytest.mark.parametrize(("damage", "living"), [(10, True), (11, False)])
def test_damage_up_to_the_health_of_the_avatar_kills(damage: int, living: bool) -> None:
    table = given({"combat-zone": ["worker-drone"], "strikes.0": ["raking-claws"] * (damage - 1)})
    assert table.reading().health(0) == 11

    table.end_turn()

    assert (0 in table.s.living) is living


@pytest.mark.rule("alien.setup.avatar-defense")
def test_defense_plays_no_part_where_players_do_not_fight_players() -> None:
    table = given({"combat-zone": ["worker-drone"], "strikes.0": ["raking-claws"] * 10, "avatar.0": ["gunner"]})
    assert (table.view().crew[0].defense, table.reading().health(0)) == (4, 11)

    table.end_turn()

    assert table.s.living == (1,)


# -- decks and hands


@pytest.mark.rule("alien.setup.base-deck", "alien.setup.role-card-thirteenth")
def test_a_deck_is_seven_specialists_five_grunts_and_the_role_card() -> None:
    table = new_game(2, roles=["Medic", "Scout"])

    assert Counter(deck_and_hand(table, 0)) == {"specialist": 7, "grunt": 5, "battlefield-medicine": 1}
    assert Counter(deck_and_hand(table, 1)) == {"specialist": 7, "grunt": 5, "reconnaissance": 1}


@pytest.mark.rule("alien.setup.opening-hand")
def test_each_player_begins_with_six_cards_of_a_shuffled_deck() -> None:
    table = new_game(2)

    for seat in range(2):
        zones = [len(table.s.zone(f"{zone}.{seat}")) for zone in ("hand", "deck", "discard")]
        assert zones == [6, 7, 0]
        assert f"deck.{seat}" in [event.zone for event in table.happened(Shuffled)]
        assert None not in table.shown(f"hand.{seat}", seat)
        assert set(table.shown(f"hand.{seat}", 1 - seat)) == {None}


@pytest.mark.rule("alien.deck.composition")
def test_a_new_deck_holds_characters_only() -> None:
    table = new_game(1)

    assert {BOX.content[key].kind for key in deck_and_hand(table, 0)} == {"character"}


# -- stacks


@pytest.mark.rule("alien.setup.sergeant-stack")
def test_the_ten_sergeants_are_a_shuffled_stack_that_nobody_sees() -> None:
    stacks = [new_game(1, seed) for seed in (1, 2)]

    for table in stacks:
        assert Counter(table.keys(at.SERGEANTS)) == {
            f"sergeant-{cls}": 2 for cls in ("intel", "leadership", "strength", "survival", "tech")
        }
        assert set(table.shown(at.SERGEANTS, 0)) == {None}
    assert stacks[0].keys(at.SERGEANTS) != stacks[1].keys(at.SERGEANTS)


@pytest.mark.rule("alien.setup.strike-deck")
def test_the_forty_strikes_are_a_shuffled_deck_that_nobody_sees() -> None:
    decks = [new_game(1, seed) for seed in (1, 2)]

    for table in decks:
        assert Counter(table.keys(at.STRIKE_DECK)) == Counter(BOX.keys("strike"))
        assert len(table.keys(at.STRIKE_DECK)) == 40
        assert set(table.shown(at.STRIKE_DECK, 0)) == {None}
    assert decks[0].keys(at.STRIKE_DECK) != decks[1].keys(at.STRIKE_DECK)


@pytest.mark.rule("alien.setup.hatchery")
def test_the_hatchery_lies_open_and_unshuffled() -> None:
    table = new_game(2)

    assert Counter(table.shown(at.HATCHERY)) == {"facehugger": 9, "chestburster": 5}
    assert at.HATCHERY not in [event.zone for event in table.happened(Shuffled)]


@pytest.mark.rule("alien.setup.spaces-used")
def test_rooms_and_piles_begin_empty() -> None:
    table = new_game(2, preset="first-game", preparation_turns=1)

    empty = (*at.COMPLEX, at.COMBAT_ZONE, at.DEAD_ENEMIES, at.DEAD_CHARACTERS, at.DISCARDED_STRIKES, at.DISCARDED)
    assert [table.keys(zone) for zone in empty] == [[]] * 10
    begun = (at.HIVE, at.BARRACKS, *at.HQ, at.SERGEANTS, at.STRIKE_DECK, at.HATCHERY, at.LOCATION, at.OBJECTIVES)
    assert all(table.keys(zone) for zone in begun)


@pytest.mark.rule("alien.setup.location")
@pytest.mark.parametrize("location", BOX.locations)
def test_one_location_lies_open(location: str) -> None:
    table = new_game(1, location=location)

    assert table.shown(at.LOCATION) == [location]
    assert len(table.reading().card_of(table.s.zone(at.LOCATION)[0]).hazards) == 3


@pytest.mark.rule("alien.setup.location")
def test_a_location_that_is_not_named_is_drawn() -> None:
    drawn = [new_game(1, seed, preset="free-mix", roles=["Scout"]).keys(at.LOCATION) for seed in SEEDS]

    assert {len(locations) for locations in drawn} == {1}
    assert {location for (location,) in drawn} == set(BOX.locations)


# -- Objectives


@pytest.mark.rule("alien.setup.objectives-one-each")
def test_two_objectives_with_one_number_are_refused() -> None:
    refusal = not_set_up(2, objectives=["the-sos", "they-mostly-come-at-night", "the-beast-is-out-there"])

    assert (refusal.pointer, refusal.about["stage"]) == ("/options/objectives/2", 2)


@pytest.mark.rule("alien.setup.objectives-one-each")
def test_objectives_that_are_not_named_are_drawn_one_of_each_number() -> None:
    named = {"objectives": ["the-beast-is-out-there"], "roles": ["Scout"]}
    drawn = [new_game(1, seed, preset="free-mix", **named).keys(at.OBJECTIVES) for seed in SEEDS]

    assert {tuple(BOX.content[key].stage for key in stack) for stack in drawn} == {(3, 2, 1)}
    assert {stack[1] for stack in drawn} == {"the-beast-is-out-there"}
    assert {stack[2] for stack in drawn} == set(BOX.objectives(1))
    assert {stack[0] for stack in drawn} == set(BOX.objectives(3))


@pytest.mark.rule("alien.setup.objectives-stack")
def test_objectives_lie_open_the_first_on_top() -> None:
    table = new_game(1)

    assert table.shown(at.OBJECTIVES) == ["a-perfect-organism", "no-one-can-hear-you-scream", "the-sos"]
    assert table.reading().objective() == table.find(at.OBJECTIVES, "the-sos")
    assert table.view().objective.stage == 1


@pytest.mark.rule("alien.setup.objective1-setup-text")
def test_the_first_objectives_setup_text_is_carried_out_before_the_first_hive_phase() -> None:
    table = new_game(1, preset="alien-resurrection", roles=["Scout"])

    assert len(table.complex()) == 2
    rules = [rule for _, rule, _ in causes(table.events)]
    assert rules.count("alien.hive.effect-adds") == 1
    assert rules.index("alien.setup.hq-fill") < rules.index("alien.hive.effect-adds") < rules.index("alien.turn.phases")


@pytest.mark.rule("alien.setup.objective1-setup-text")
def test_the_first_player_resolves_what_set_up_brings() -> None:
    options = {"objectives": ["breakout"], "prefilled": 5, "first_player": 2, "roles": FIRST_ROLES[:3]}
    tables = (new_game(3, seed, preset="free-mix", **options) for seed in range(1, 60))
    table = next(table for table in tables if table.keys("facehuggers.2") or table.waiting())

    assert {seat for seat, _ in table.waiting()} <= {2}
    assert [table.keys(f"facehuggers.{seat}") for seat in (0, 1)] == [[], []]


# -- the Hive


@pytest.mark.rule("alien.setup.hive-mini-deck-match")
@pytest.mark.parametrize("film", FILMS)
def test_each_objective_brings_its_own_mini_deck(film: str) -> None:
    table = new_game(1, preset=film, roles=["Scout"], preparation_turns=1)

    expected = Counter(key for objective in FILMS[film].objectives for key in BOX.mini_deck(objective))
    assert Counter(key for key in table.hive() if deck_of(key) != "drones") == expected


@pytest.mark.rule("alien.setup.hive-mini-deck-1", "alien.setup.hive-mini-deck-2", "alien.setup.hive-mini-deck-3")
@pytest.mark.parametrize("seats", SEATS)
def test_the_first_mini_deck_is_on_top_and_the_third_at_the_bottom(seats: int) -> None:
    hive, names = new_game(seats).hive(), [BOX.content[key].name for key in FILMS["alien"].objectives]
    at_first, at_second = 9 + seats, 9 + 11 + 2 * seats

    for name, n, pile in zip(
        names, (9, 11, 13), (hive[:at_first], hive[at_first:at_second], hive[at_second:]), strict=True
    ):
        assert Counter(deck_of(key) for key in pile) == {name: n, "drones": seats}


@pytest.mark.rule("alien.setup.hive-not-mixed")
def test_the_three_mini_decks_are_shuffled_each_by_itself() -> None:
    hives = [new_game(1, seed).hive() for seed in SEEDS]

    for hive in hives:
        piles = (hive[:10], hive[10:22], hive[22:])
        assert [{deck_of(key) for key in pile} - {"drones"} for pile in piles] == [
            {BOX.content[key].name} for key in FILMS["alien"].objectives
        ]
    assert len({tuple(hive[:10]) for hive in hives}) == len(hives)
    assert len({next(n for n, key in enumerate(hive) if deck_of(key) == "drones") for hive in hives}) > 3


@pytest.mark.rule("alien.setup.hive-total")
@pytest.mark.parametrize(("seats", "cards"), [(1, 36), (2, 39), (3, 42), (4, 45), (5, 48)])
def test_the_hive_has_three_drones_more_for_each_player(seats: int, cards: int) -> None:
    assert len(new_game(seats).hive()) == cards


@pytest.mark.rule("alien.setup.drones-random")
def test_drones_are_drawn_from_all_twenty_four() -> None:
    tables = [new_game(2, seed) for seed in SEEDS]

    drawn = [Counter(key for key in table.hive() if deck_of(key) == "drones") for table in tables]
    left = [Counter(key for key in table.keys(at.REMOVED) if deck_of(key) == "drones") for table in tables]
    for used, unused in zip(drawn, left, strict=True):
        assert (used.total(), unused.total()) == (6, 18)
        assert used + unused == Counter(key for key in BOX.keys("enemy") if deck_of(key) == "drones")
    assert sum(drawn, Counter()).keys() == {key for key in BOX.content if deck_of(key) == "drones"}


@pytest.mark.rule("alien.setup.drones-unseen")
def test_nobody_sees_which_drones_are_used() -> None:
    table = new_game(2)

    for viewer in (0, 1, None):
        assert set(table.shown(at.HIVE, viewer)) == {None}
        assert set(table.shown(at.REMOVED, viewer)) == {None}
    assert not any("drone" in card for event in table.happened(Seen) for card in event.cards)


# -- the Barracks


@pytest.mark.rule("alien.setup.barracks-build")
@pytest.mark.parametrize("film", FILMS)
def test_the_barracks_are_all_cards_of_the_four_characters_shuffled(film: str) -> None:
    tables = [new_game(1, seed, preset=film, roles=["Scout"]) for seed in (1, 2)]

    barracks = [[*table.keys(at.BARRACKS), *(table.keys(space)[0] for space in reversed(at.HQ))] for table in tables]
    for cards, table in zip(barracks, tables, strict=True):
        assert Counter(BOX.content[key].group for key in cards) == dict.fromkeys(FILMS[film].characters, 14)
        assert len(cards) == 56
        assert set(table.shown(at.BARRACKS)) == {None}
    assert barracks[0] != barracks[1]


@pytest.mark.rule("alien.setup.barracks-build")
def test_characters_that_are_not_named_are_drawn() -> None:
    tables = [new_game(1, seed, preset="free-mix", roles=["Scout"], characters=["Call"]) for seed in SEEDS]

    used = [table.s.in_use["character"] for table in tables]
    assert {len(set(names)) for names in used} == {4}
    assert all("Call" in names for names in used)
    assert {name for names in used for name in names} == set(BOX.characters)


@pytest.mark.rule("alien.setup.barracks-ripleys")
def test_all_four_ripleys_may_be_in_the_barracks() -> None:
    ripleys = ["Lieutenant Ripley", "Ripley No. 8", "Sister Ripley", "Warrant Officer Ripley"]
    table = new_game(1, preset="free-mix", characters=ripleys, roles=["Scout"])

    cards = [*table.keys(at.BARRACKS), *(table.keys(space)[0] for space in at.HQ)]
    assert Counter(BOX.content[key].group for key in cards) == dict.fromkeys(ripleys, 14)


@pytest.mark.rule("alien.setup.hq-fill")
def test_the_hq_has_five_open_characters() -> None:
    table = new_game(1)

    assert len(table.keys(at.BARRACKS)) == 51
    assert [len(table.shown(space)) for space in at.HQ] == [1] * 5
    assert all(table.shown(space) == table.keys(space) for space in at.HQ)


# -- beginning


@pytest.mark.rule("alien.setup.first-player")
@pytest.mark.parametrize("seat", range(3))
def test_the_players_say_who_begins(seat: int) -> None:
    assert new_game(3, first_player=seat).s.current == seat


@pytest.mark.rule("alien.setup.first-player")
def test_else_it_is_drawn_by_lot() -> None:
    assert {new_game(3, seed).s.current for seed in SEEDS} == {0, 1, 2}


@pytest.mark.rule("alien.setup.clockwise")
def test_turns_go_round_from_the_first_player() -> None:
    table, turns = new_game(3, first_player=2, preparation_turns=2), list[int]()
    for _ in range(4):
        turns.append(table.s.current)
        table.end_turn()

    assert turns == [2, 0, 1, 2]


@pytest.mark.rule("alien.setup.clockwise")
def test_nobody_acts_out_of_turn() -> None:
    refusal = given().refused(EndActions(), seat=1)

    assert (refusal.code, refusal.rule) == ("not_your_turn", "alien.setup.clockwise")


@pytest.mark.rule("alien.setup.sequence")
def test_set_up_goes_step_by_step() -> None:
    cited = [rule for _, rule, _ in causes(new_game(2).events)]
    steps = (
        "alien.setup.role-avatar", "alien.setup.base-deck", "alien.setup.sergeant-stack", "alien.setup.strike-deck",
        "alien.setup.hatchery", "alien.setup.location", "alien.setup.objectives-one-each",
        "alien.setup.hive-mini-deck-3", "alien.setup.hive-mini-deck-2", "alien.setup.hive-mini-deck-1",
        "alien.setup.barracks-build", "alien.setup.hq-fill", "alien.setup.first-player",
    )  # fmt: skip

    assert [cited.index(step) for step in steps] == sorted(cited.index(step) for step in steps)


@pytest.mark.rule("alien.setup.mix-films")
def test_films_may_be_mixed() -> None:
    table = new_game(
        1,
        preset="free-mix",
        location="the-auriga",
        objectives=["nobody-can-stop-it", "the-lost-colony", "no-one-can-hear-you-scream"],
        characters=["Call", "Bishop", "Brother Dillon", "Captain Dallas"],
        roles=["Scout"],
    )

    assert table.keys(at.LOCATION) == ["the-auriga"]
    assert table.keys(at.OBJECTIVES) == ["nobody-can-stop-it", "no-one-can-hear-you-scream", "the-lost-colony"]
    assert {deck_of(key) for key in table.hive()[:10]} == {"The Lost Colony", "drones"}
    assert table.s.in_use["character"] == ("Call", "Bishop", "Brother Dillon", "Captain Dallas")


@pytest.mark.rule("alien.setup.first-turn-hive")
def test_the_first_turn_begins_with_a_hive_phase() -> None:
    table = new_game(2)

    assert [event.phase for event in table.happened(TurnPhaseBegan)] == ["hive", "action"]
    (card,) = table.complex().items()
    assert card[0] == "ventilation-shafts"
    assert card[1].startswith("(")


def test_what_is_agreed_on_is_recorded_as_what_is_drawn() -> None:
    table = new_game(1)

    chosen = [(event.kind, event.name) for event in table.happened(StackChosen)]
    assert ("role", "Gunner") in chosen
    assert ("location", "the-nostromo") in chosen
    assert [name for kind, name in chosen if kind == "objective"] == list(FILMS["alien"].objectives)


def test_nobody_earns_anything_by_what_set_up_deals() -> None:
    assert {new_game(2, seed).s.earned for seed in range(1, 60)} == {()}
