"""What a Plot may ask of the set-up: other numbers than usual."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from domain.deckbuilding.card import Card
from domain.deckbuilding.language import ByPlayers, FromBox, Players
from domain.deckbuilding.text import card_text

from .referee import Referee, besides, not_set_up, whole_box

ALLIES = ["Venom", "Kingpin", "Mysterio", "Mystique", "Loki", "Magneto"]


def plot(**fields: Any) -> Card:
    return Card(**{"key": "a-plot", "name": "A Plot", "kind": "plot", "twists": 8, **fields})


def laid(seats: int, asked: Card, **options: Any) -> Referee:
    """The table that a Plot is set up on."""
    with besides(asked):
        return whole_box(seats, plot="a-plot", **options)


def kinds(table: Referee, zone: str) -> Counter[str]:
    return Counter(card.kind for card in table.cards(zone))


@pytest.mark.parametrize(("seats", "n"), [(1, 4), (2, 5), (3, 6), (4, 7), (5, 3)])
def test_a_number_of_twists_for_each_number_of_players(seats: int, n: int) -> None:
    table = laid(seats, plot(twists=ByPlayers((4, 5, 6, 7, 3))))

    assert kinds(table, "adversary-deck")["plot-twist"] == n


@pytest.mark.parametrize(("seats", "n"), [(1, 3), (2, 4), (3, 5), (5, 6)])
def test_a_number_of_allies_for_each_number_of_players(seats: int, n: int) -> None:
    table = laid(seats, plot(allies=ByPlayers((3, 4, 5, 5, 6))))

    assert len(table.s.in_use["ally"]) == n
    assert "villains.plot.setup-section" in table.rules()


def test_allies_can_be_named_for_all_the_places_that_the_plot_gives() -> None:
    table = laid(2, plot(allies=6), allies=ALLIES)

    assert table.s.in_use["ally"] == tuple(ALLIES)


def test_a_plot_that_has_no_place_for_all_the_named_allies_is_not_drawn() -> None:
    with besides(plot(allies=6)):
        assert {whole_box(2, seed, allies=ALLIES).keys("plot")[0] for seed in range(5)} == {"a-plot"}
        refused = not_set_up(2, allies=[*ALLIES, "Ultron"], plot="a-plot")

    assert (refused.pointer, refused.message("en")[-41:]) == (
        "/options/allies",
        "name no more of them. The rest are drawn.",
    )


@pytest.mark.parametrize(("seats", "groups", "cards"), [(1, 2, 6), (2, 2, 20), (4, 3, 30)])
def test_a_backup_group_more_than_usual(seats: int, groups: int, cards: int) -> None:
    table = laid(seats, plot(more_backup=1))

    assert len(table.s.in_use["backup"]) == groups
    assert sum(card.backup for card in table.cards("adversary-deck")) == cards


@pytest.mark.parametrize("seats", [1, 5])
def test_another_number_of_bystanders_among_the_adversaries(seats: int) -> None:
    table = laid(seats, plot(bystanders=18))

    assert kinds(table, "adversary-deck")["bystander"] == 18
    assert len(table.keys("bystander-deck")) == 41 - 18


def test_cards_of_the_ally_deck_are_disguised_among_the_adversaries() -> None:
    table = laid(2, plot(disguised=12, allies=6))

    assert kinds(table, "adversary-deck")["ally"] == 12
    assert len(table.keys("ally-deck")) == 6 * 14 - 12 - 5
    assert {table.s.known[i] for i in table.s.zone("adversary-deck")} == {0}
    assert [card.kind for card in table.cards("adversary-deck")][-12:] != ["ally"] * 12


def test_a_stack_of_wounds_for_so_many_players() -> None:
    assert len(laid(3, plot(wounds=Players(6)), sets=["villains", "core"]).keys("wounds")) == 18


def test_twists_that_lie_beside_the_plot_are_missing_in_the_box() -> None:
    beside = plot(twists=5, setup=(FromBox("plot-twist", pile="ko", n=3),))

    table = laid(2, beside, challenges={"twists": "legendary"})

    assert (kinds(table, "ko")["plot-twist"], kinds(table, "adversary-deck")["plot-twist"]) == (3, 8)
    with besides(plot(twists=8, setup=beside.setup)):
        assert (
            not_set_up(2, plot="a-plot", challenges={"twists": "arch-villain"}).pointer == "/options/challenges/twists"
        )


def test_the_text_says_what_the_plot_asks_for() -> None:
    asked = plot(
        twists=ByPlayers((8, 8, 8, 5, 5)),
        more_backup=1,
        allies=6,
        bystanders=12,
        disguised=12,
        bindings=9,
        wounds=Players(6),
    )

    assert card_text(asked, "en") == (
        "Set-up: Use 8, 8, 8, 5 or 5 Plot Twists for 1, 2, 3, 4 or 5 players.",
        "Set-up: Use 1 Backup group more than usual.",
        "Set-up: Use 6 Allies.",
        "Set-up: Put 12 Bystanders into the Adversary Deck.",
        "Set-up: Shuffle 12 cards of the Ally Deck, taken at random, into the Adversary Deck.",
        "Set-up: The Bindings stack has 9 cards.",
        "Set-up: The Wound stack has 6 cards for each player.",
    )
