"""What happens first where several things happen at once."""

from __future__ import annotations

import pytest

from domain.deckbuilding.language import All, Begin, Cards, Hold, Strike, ToCombatZone
from domain.games.alien.cards.words import each_player

from .referee import besides, given, trial


@pytest.mark.rule("alien.timing.several-players")
def test_whose_turn_it_is_acts_first_and_then_the_others_clockwise() -> None:
    with besides(trial(each_player(Strike()))):
        table = given(
            {"hand.1": ["trial"], "strike-deck": ["near-miss", "impaled", "tail-lash", "raking-claws"]}, 3, current=1
        )

        table.play("trial")

    assert [table.keys(f"strikes.{seat}") for seat in (1, 2, 0)] == [["raking-claws"], ["tail-lash"], ["impaled"]]


@pytest.mark.rule("alien.timing.several-to-combat-zone")
def test_of_several_cards_that_leave_together_the_nearest_is_resolved_before_the_next_is_turned_up() -> None:
    with besides(trial(ToCombatZone(All(Cards(("hidden",)))))):
        table = given(
            {
                "complex.med-lab": ["warrior-drone"],
                "complex.airlock": ["furnace-prowler"],
                "hand.0": ["trial", "grunt", "specialist"],
            }
        )

        table.play("trial")
        assert (table.waiting(), table.keys("combat-zone")) == ([(0, "discard")], ["furnace-prowler"])
        assert "warrior-drone" not in table.shown("complex.med-lab") + table.shown("combat-zone")
        table.choose("grunt")

    assert (table.keys("combat-zone"), table.complex()) == (["furnace-prowler", "warrior-drone"], {})
    assert table.shown("combat-zone") == ["furnace-prowler", "warrior-drone"]


@pytest.mark.rule("alien.timing.simultaneous-effects")
def test_whose_turn_it_is_says_which_of_two_effects_goes_first() -> None:
    table = given(
        {
            "complex.airlock": ["event-the-sos"],
            "complex.med-lab": ["the-perfect-organism"],
            "combat-zone": ["half-grown-hunter"],
        },
        up=["med-lab"],
        current=1,
        attack=1,
    )

    table.scan("airlock").choose("0")

    assert table.waiting() == [(1, "next")]
    assert table.options() == ["half-grown-hunter", "the-perfect-organism"]
    table.choose("half-grown-hunter")
    assert (table.attack_of("half-grown-hunter"), table.complex()) == (4, {"airlock": "the-perfect-organism"})


def test_what_lasts_until_the_next_turn_is_over_holds_though_its_card_was_shuffled_away() -> None:
    """By then the card that began it has another number, which nobody but its owner's deck knows."""
    dearer = trial(Begin(until="next-turn"), abilities=(Hold("scan-cost"),))
    with besides(dearer):
        zones = {
            "hand.0": ["trial"],
            "deck.0": [],
            "discard.0": ["specialist"] * 6,
            "complex.med-lab": ["warrior-drone"],
        }
        table = given(zones).play("trial").end_turn()

        assert (table.keys("discard.0"), table.s.current) == ([], 1)
        assert {room.room: room.scan_cost for room in table.view().rooms}["med-lab"] == 2 + 1
