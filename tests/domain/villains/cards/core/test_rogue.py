"""Rogue, the Hero: what others can do, she can do."""

from __future__ import annotations

import pytest

from ...referee import VILLAINS, Referee, given

TECH, COVERT, STRENGTH = "hidden-weapons", "pull-the-strings", "recruitment-day"


def plays(table: Referee) -> list[str]:
    """What this turn's plays were read as."""
    return [play.key for play in table.s.plays]


# -- Borrowed Brawn, Energy Drain


@pytest.mark.parametrize(("before", "attack"), [([], 1), ([COVERT], 1), ([STRENGTH], 4), (["borrowed-brawn"], 4)])
def test_borrowed_brawn_has_three_attack_more_after_a_strength_card(before: list[str], attack: int) -> None:
    table = given({"hand.0": ["borrowed-brawn"], "played.0": before})

    assert table.play("borrowed-brawn").s.attack == attack


@pytest.mark.parametrize("what", ["bindings", "devour"])
def test_energy_drain_after_a_covert_card_may_ko_a_card_for_a_recruit_point(what: str) -> None:
    zones = {"hand.0": ["energy-drain", "bindings"], "discard.0": ["devour"], "played.0": [COVERT]}
    table = given(zones).play("energy-drain")
    assert table.options() == ["bindings", "devour"]

    table.choose(what)

    assert table.keys("ko") == [what]
    assert table.s.recruit == 3


def test_energy_drain_may_ko_nothing() -> None:
    table = given({"hand.0": ["energy-drain", "bindings"], "played.0": [COVERT]})

    table.play("energy-drain").choose()

    assert table.keys("ko") == []
    assert table.s.recruit == 2


def test_energy_drain_alone_only_gives_its_points() -> None:
    table = given({"hand.0": ["energy-drain", "bindings"]})

    table.play("energy-drain")

    assert table.waiting() == []
    assert table.s.recruit == 2


# -- Copy Powers


def test_copy_powers_is_played_as_a_copy_of_a_hero_of_this_turn() -> None:
    table = given({"hand.0": ["copy-powers"], "played.0": ["hydra-soldier", "repulsor-rays", "devour"]})

    table.play("copy-powers")
    assert table.waiting() == [(0, "play-as")]
    assert table.options() == ["devour", "hydra-soldier", "repulsor-rays"]
    (decision,) = table.view(0).decisions
    assert [option.text for option in decision.options or ()] == ["HYDRA Soldier", "Repulsor Rays", "Devour"]

    table.choose("repulsor-rays")
    assert table.s.attack == 2 + 1
    assert plays(table) == ["hydra-soldier", "repulsor-rays", "devour", "repulsor-rays"]
    assert table.keys("played.0")[-1] == "copy-powers"


def test_copy_powers_copies_the_only_hero_unasked_and_is_asked_once_for_two_of_a_kind() -> None:
    table = given({"hand.0": ["copy-powers"], "played.0": ["hydra-soldier"] * 2})

    table.play("copy-powers")

    assert table.waiting() == []
    assert table.s.attack == 1


def test_copy_powers_with_nothing_to_copy_is_a_covert_card_and_no_more() -> None:
    table = given({"hand.0": ["copy-powers", "psychedelic-mist"]})

    table.play("copy-powers")
    assert (table.waiting(), table.s.attack, table.s.recruit) == ([], 0, 0)
    assert plays(table) == ["copy-powers"]

    table.play("psychedelic-mist")
    assert table.s.attack == 1 + 2


@pytest.mark.parametrize("superpower", ["psychedelic-mist", "high-tech-weaponry"])
def test_copy_powers_is_covert_as_well_as_of_the_copied_class(superpower: str) -> None:
    table = given({"hand.0": ["copy-powers", superpower], "played.0": [TECH]})

    table.play("copy-powers")
    assert [(play.card, play.cls, play.also) for play in table.view().plays][-1] == (TECH, "tech", "covert")
    assert table.s.attack == 2

    assert table.play(superpower).s.attack == 2 + 3


def test_copy_powers_counts_once_among_the_cards_of_its_classes() -> None:
    table = given({"hand.0": ["copy-powers", "arc-reactor"], "played.0": [TECH]})

    table.play("copy-powers").play("arc-reactor")

    assert table.s.attack == 2 + 3 + 2


def test_copy_powers_can_be_shown_as_either_class() -> None:
    given_class = {"city.bridge": ["iceman"], "hand.0": ["copy-powers"], "played.0": ["psychedelic-mist"]}
    ranged = given(given_class, attack=9).play("copy-powers")
    card = ranged.find("played.0", "copy-powers")

    assert VILLAINS.reading(ranged.s).classes_of(card) == {"covert", "ranged"}
    assert VILLAINS.reading(ranged.end_turn().s).classes_of(card) == {"covert"}


@pytest.mark.parametrize(
    ("with_it", "can"),
    [
        ([TECH, STRENGTH], True),
        ([TECH, COVERT], False),
        ([TECH, TECH], False),
        ([TECH, COVERT, STRENGTH], True),
    ],
)
def test_copy_powers_is_one_card_of_one_class_among_cards_of_different_classes(with_it: list[str], can: bool) -> None:
    zones = {"city.bridge": ["captain-america"], "hand.0": ["copy-powers", "wound"], "played.0": with_it}
    table = given(zones, seats=1, attack=9).play("copy-powers")
    if table.s.open:
        table.choose(TECH)

    table.fight("captain-america")
    assert bool(table.options()) == can

    for least in range(3 * can):
        assert table.asked().least == min(least, 1)
        table.choose(table.options()[0])
    assert table.waiting() == ([] if can else [(0, "show-class")])
    assert table.keys("discard.0") == []


def test_copy_powers_and_its_copy_are_one_card_played() -> None:
    before = ["hydra-operative"] * 5 + [STRENGTH]
    one = given({"hand.0": ["copy-powers", "eighth-times-a-charm"], "played.0": before})

    one.play("copy-powers").choose("hydra-operative").play("eighth-times-a-charm")

    assert len(one.s.plays) == 8
    assert one.s.attack == 4 + 2


def test_copy_powers_does_what_the_card_says_with_what_was_played_before() -> None:
    table = given({"hand.0": ["copy-powers"], "played.0": [TECH, "arc-reactor", "devour"]})

    table.play("copy-powers").choose("arc-reactor")

    assert table.s.attack == 3 + 2


@pytest.mark.rule("villains.play.cost-to-play")
def test_copy_powers_pays_the_price_of_what_it_copies() -> None:
    hand = ["copy-powers", "devour", "bindings"]
    table = given({"hand.0": hand, "played.0": ["madame-hydra"]}).play("copy-powers")
    assert table.waiting() == [(0, "pay")]
    assert table.s.recruit == 0

    table.choose("bindings")
    assert table.keys("discard.0") == ["bindings"]
    assert table.s.recruit == 2


def test_copy_powers_copies_nobody_whose_price_it_cannot_pay() -> None:
    table = given({"hand.0": ["copy-powers"], "played.0": ["madame-hydra", "hydra-soldier"]})

    table.play("copy-powers")

    assert table.waiting() == []
    assert (table.s.attack, table.s.recruit) == (1, 0)


def test_copy_powers_copies_who_is_gone_and_is_not_gone_itself() -> None:
    table = given({"hand.0": ["new-recruit", "copy-powers"]})

    table.play("new-recruit")
    assert table.keys("played.0") == []
    table.play("copy-powers")

    assert table.keys("played.0") == ["copy-powers"]
    assert len(table.keys("hand.0")) == 2
    assert table.s.attack == 2


def test_copy_powers_as_a_card_that_names_a_class_has_that_one_instead_of_the_copied_one() -> None:
    table = given({"hand.0": ["copy-powers"], "played.0": ["hidden-weapons", "show-your-true-colors"]})
    card = table.find("hand.0", "copy-powers")

    table.play("copy-powers").choose("show-your-true-colors").choose("ranged")

    assert VILLAINS.reading(table.s).classes_of(card) == {"covert", "ranged"}
    assert table.s.plays[-1].classes == {"covert", "ranged"}


def test_copy_powers_copies_what_another_was_played_as() -> None:
    table = given({"hand.0": ["copy-powers"] * 2, "played.0": ["repulsor-rays"]})

    table.play("copy-powers").play("copy-powers")

    assert plays(table) == ["repulsor-rays"] * 3
    assert table.s.attack == 3 + 3


def test_copy_powers_can_itself_be_copied_by_a_card_that_stays_what_it_is() -> None:
    zones = {"hand.0": ["turn-the-tide"], "played.0": [TECH], "ally-deck": ["devour", "copy-powers"]}
    table = given(zones).play("turn-the-tide")
    card = table.find("played.0", "turn-the-tide")

    table.play_copy("copy-powers").choose(TECH)

    assert plays(table) == [TECH, "turn-the-tide", TECH]
    assert table.s.plays[-1].classes == {"covert", "tech"}
    assert VILLAINS.reading(table.s).classes_of(card) == {"instinct"}


# -- Steal Abilities


def stolen(*tops: list[str], hand: list[str] | None = None, **zones: list[str]) -> Referee:
    """Steal Abilities has been played, with these decks."""
    decks = {f"deck.{seat}": deck for seat, deck in enumerate(tops)}
    table = given({"hand.0": ["steal-abilities", *(hand or [])], **decks, **zones}, len(tops))
    return table.play("steal-abilities")


def test_steal_abilities_discards_everybodys_top_card_and_plays_a_copy_of_each_hero_in_any_order() -> None:
    table = stolen(["devour", TECH], ["repulsor-rays"], ["wound"], ["hydra-soldier"])
    assert [table.keys(f"discard.{seat}") for seat in range(4)] == [
        [TECH], ["repulsor-rays"], ["wound"], ["hydra-soldier"],
    ]  # fmt: skip
    assert table.waiting() == [(0, "copy-in-order")]
    assert table.options() == [TECH, "hydra-soldier", "repulsor-rays"]

    table.choose("hydra-soldier", TECH, "repulsor-rays")

    assert plays(table) == ["steal-abilities", "hydra-soldier", TECH, "repulsor-rays"]
    assert table.keys("played.0") == ["steal-abilities"]
    assert table.keys("discard.3") == ["hydra-soldier"]


def test_steal_abilities_each_copy_counts_for_those_after_it() -> None:
    first = stolen([TECH], ["arc-reactor"]).choose(TECH, "arc-reactor")
    last = stolen([TECH], ["arc-reactor"]).choose("arc-reactor", TECH)

    assert first.s.attack - last.s.attack == 1


def test_steal_abilities_needs_an_own_discard_pile_shuffled_where_the_deck_is_empty() -> None:
    table = stolen([], ["wound"], **{"discard.0": ["hydra-soldier"]})

    assert table.keys("discard.0") == ["hydra-soldier"]
    assert table.s.attack == 4 + 1


def test_steal_abilities_plays_nothing_where_no_hero_is_discarded() -> None:
    table = stolen(["bindings"], ["wound"])

    assert table.waiting() == []
    assert plays(table) == ["steal-abilities"]
    assert table.s.attack == 4


@pytest.mark.rule("villains.play.cost-to-play")
def test_steal_abilities_plays_no_copy_whose_price_cannot_be_paid() -> None:
    none = stolen(["madame-hydra"], ["hydra-soldier"])
    assert none.waiting() == []
    assert plays(none) == ["steal-abilities", "hydra-soldier"]

    one = stolen(["madame-hydra"], ["madame-hydra"], hand=["devour"])
    one.choose("madame-hydra", "madame-hydra").choose("devour")
    assert one.waiting() == []
    assert one.keys("discard.0") == ["madame-hydra", "devour"]
    assert plays(one) == ["steal-abilities", "madame-hydra"]


def test_steal_abilities_may_steal_copy_powers_for_what_was_played_before() -> None:
    table = stolen(["copy-powers"], ["wound"], **{"played.0": ["repulsor-rays"]})
    assert table.waiting() == [(0, "play-as")]
    assert table.options() == ["repulsor-rays", "steal-abilities"]

    table.choose("repulsor-rays")

    assert plays(table) == ["repulsor-rays", "steal-abilities", "repulsor-rays"]
    assert table.s.attack == 4 + 3
