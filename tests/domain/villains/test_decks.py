"""The Adversary Deck and the Ally Deck: what goes into them."""

from __future__ import annotations

from collections import Counter

import pytest

from .referee import VILLAINS, set_up

SEATS = range(VILLAINS.seats[0], VILLAINS.seats[1] + 1)
BACKUP = ("Cops", "Asgardian Warriors")
LAIR = tuple(f"lair.{n}" for n in range(1, 6))


@pytest.mark.rule("villains.adversary_deck.command-strikes")
@pytest.mark.parametrize("seats", SEATS)
def test_five_strikes_for_every_number_of_players(seats: int) -> None:
    assert set_up(seats).keys("adversary-deck").count("command-strike") == 5


@pytest.mark.parametrize(
    ("seats", "group", "backup", "bystanders", "total"),
    [
        pytest.param(2, 16, 10, 2, 41, marks=pytest.mark.rule("villains.adversary_deck.table-2p")),
        pytest.param(3, 24, 10, 8, 55, marks=pytest.mark.rule("villains.adversary_deck.table-3p")),
        pytest.param(4, 24, 20, 8, 65, marks=pytest.mark.rule("villains.adversary_deck.table-4p")),
        pytest.param(5, 32, 20, 12, 77, marks=pytest.mark.rule("villains.adversary_deck.table-5p")),
    ],
)
def test_the_adversary_deck_is_as_large_as_the_table_says(
    seats: int, group: int, backup: int, bystanders: int, total: int
) -> None:
    deck = set_up(seats).cards("adversary-deck")

    kinds = Counter("backup" if card.group in BACKUP else card.kind for card in deck)

    assert kinds == {
        "adversary": group,
        "backup": backup,
        "bystander": bystanders,
        "command-strike": 5,
        "plot-twist": 8,
    }
    assert len(deck) == total


@pytest.mark.rule("villains.adversary_deck.group-eight")
def test_a_group_is_eight_cards_and_goes_in_whole() -> None:
    deck = Counter(set_up(2).keys("adversary-deck"))

    knights = {card.key: card.copies for card in VILLAINS.definitions() if card.group == "Marvel Knights"}

    assert sum(knights.values()) == 8
    assert {key: deck[key] for key in knights} == knights


@pytest.mark.rule("villains.adversary_deck.backup-ten")
def test_a_backup_group_is_ten_of_the_same() -> None:
    assert set_up(2).keys("adversary-deck").count("cops") == 10


@pytest.mark.rule("villains.adversary_deck.bystanders-random")
def test_its_bystanders_come_unseen_from_the_shuffled_bystander_deck() -> None:
    table = set_up(3)
    taken = sum(card.kind == "bystander" for card in table.cards("adversary-deck"))
    set_aside = len(table.keys("young-mutants"))

    assert (taken, len(table.keys("bystander-deck"))) == (8, 41 - set_aside - 8)
    assert not any(card.card for viewer in (None, 0, 1, 2) for card in table.view(viewer).adversary_deck)


@pytest.mark.rule("villains.adversary_deck.bystanders-random")
def test_any_mix_of_bystanders_may_go_in() -> None:
    decks = [set_up(3, seed).cards("adversary-deck") for seed in range(1, 5)]

    mixes = {tuple(sorted(card.key for card in deck if card.kind == "bystander")) for deck in decks}

    assert len(mixes) > 1


@pytest.mark.rule("villains.adversary_deck.four-kinds")
@pytest.mark.parametrize("seats", SEATS)
def test_the_adversary_deck_holds_four_kinds_of_cards(seats: int) -> None:
    kinds = {card.kind for card in set_up(seats).cards("adversary-deck")}

    assert kinds == {"adversary", "bystander", "plot-twist", "command-strike"}


@pytest.mark.rule("villains.ally_deck.fourteen-each")
def test_an_ally_goes_in_with_all_fourteen_cards() -> None:
    table = set_up(5)
    dealt = Counter(card.key for card in table.cards("ally-deck", *LAIR))

    printed = {card.key: card.copies for card in table.cards("ally-deck", *LAIR)}

    assert dealt == printed
    assert set(Counter(card.group for card in table.cards("ally-deck", *LAIR)).values()) == {14}


@pytest.mark.rule("villains.ally_deck.five-allies")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_players_have_seventy_cards_of_five_allies(seats: int) -> None:
    allies = set_up(seats).cards("ally-deck", *LAIR)

    assert (len(allies), len({card.group for card in allies})) == (70, 5)


@pytest.mark.rule("villains.ally_deck.six-allies-5p")
def test_five_players_have_eighty_four_cards_of_six_allies() -> None:
    allies = set_up(5).cards("ally-deck", *LAIR)

    assert (len(allies), len({card.group for card in allies})) == (84, 6)
