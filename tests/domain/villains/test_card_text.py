"""How the texts of cards are read."""

from __future__ import annotations

import pytest

from domain.deckbuilding.events import Counted

from .referee import given


@pytest.mark.rule("villains.card_text.overrides")
def test_a_recruited_ally_goes_where_a_card_says() -> None:
    table = given({"city.bank": ["daredevil"], "lair.1": ["devour"]}, attack=5, recruit=4)

    table.fight("daredevil").recruit("devour")

    assert table.keys("deck.0")[-1] == "devour"
    assert table.keys("discard.0") == []


@pytest.mark.rule("villains.card_text.each-player-order")
def test_each_player_decides_and_does_it_from_the_current_player_on_clockwise() -> None:
    hands = {f"hand.{seat}": ["hydra-soldier"] * 3 for seat in range(4)}
    table = given({**hands, "adversary-deck": ["cops", "havok"]}, seats=4, current=2, begin=True)
    assert table.waiting() == [(2, "show"), (3, "show"), (0, "show"), (1, "show")]

    for seat in (1, 0, 3, 2):
        table.choose(seat=seat)
    counted = []
    while table.waiting():
        table.choose("hydra-soldier", "hydra-soldier")
        counted += [(one.seat, one.tally) for one in table.happened(Counted)]

    assert counted == [(seat, tally) for seat in (2, 3, 0, 1) for tally in ("discarded", "drawn")]


@pytest.mark.rule("villains.card_text.as-much-as-possible")
def test_of_two_cards_to_draw_the_one_there_is_is_drawn() -> None:
    table = given({"city.bank": ["angel"], "deck.0": ["devour"], "discard.0": []}, attack=4)

    table.fight("angel")

    assert table.options() == ["devour"]


@pytest.mark.rule("villains.card_text.as-much-as-possible")
def test_of_two_cards_to_discard_the_one_there_is_is_discarded() -> None:
    table = given({"hand.0": ["hydra-soldier"], "adversary-deck": ["cops", "havok"]}, begin=True)

    table.choose(seat=0).choose("hydra-soldier")

    assert table.keys("discard.0") == ["hydra-soldier"]
    assert table.keys("hand.0") == ["hydra-operative"]


@pytest.mark.rule("villains.card_text.chooser")
def test_where_a_text_names_nobody_the_current_player_chooses() -> None:
    table = given(
        {"adversary-deck": ["cops", "elektra", "black-panther", "cops", "command-strike"]}, current=1, begin=True
    )

    assert table.waiting() == [(1, "put-on-top")]
    assert table.options() == ["black-panther", "elektra"]


@pytest.mark.rule("villains.printed.number-only")
def test_the_printed_attack_of_a_lair_ally_is_the_bare_number() -> None:
    table = given(
        {
            "hand.0": ["false-reflection"],
            "played.0": ["recruitment-day"] * 7,
            "lair.1": ["eighth-times-a-charm"],  # 4+
            "ally-deck": ["crazed-experiments"],
        }
    )

    table.play("false-reflection").choose("eighth-times-a-charm")

    assert table.s.attack == 4


@pytest.mark.rule("villains.printed.number-only")
def test_the_printed_attack_of_revealed_allies_is_the_bare_number() -> None:
    table = given(
        {
            "hand.0": ["spy-games"],
            "played.0": ["crazed-experiments", "devour"],
            "victory.0": ["bystander"],
            "ally-deck": ["hidden-weapons", "pumpkin-bombs", "devour", "octo-pulverize", "ravenous-greed"],
        },
        discarded=1,
    )

    table.play("spy-games")

    assert table.s.attack == 2 + 1 + 2 + 0 + 5


@pytest.mark.rule("villains.clarification.missing-number-zero")
def test_a_card_without_an_icon_adds_0() -> None:
    table = given({"hand.0": ["false-reflection"], "lair.1": ["pull-the-strings"]})

    table.play("false-reflection").choose("pull-the-strings")

    assert (table.s.attack, table.s.recruit) == (0, 0)


@pytest.mark.rule("villains.clarification.missing-number-zero")
def test_a_card_without_victory_points_is_worth_0() -> None:
    table = given({"victory.0": ["cops", "plot-twist"]})

    assert table.view().players[0].victory_points == 1


@pytest.mark.rule("villains.clarification.missing-number-zero")
def test_a_card_without_a_cost_costs_0() -> None:
    table = given({"city.bank": ["punisher"], "deck.0": ["plot-twist"]}, attack=6)

    table.fight("punisher")

    assert table.keys("ko") == ["plot-twist"]


@pytest.mark.rule("villains.clarification.icon-lower-left")
@pytest.mark.parametrize(
    ("chosen", "attack", "recruit"),
    [
        ("brilliant-research", 0, 2),  # recruit 2
        ("devour", 2, 0),  # attack 2+
        ("octo-pulverize", 2, 0),  # attack 0+
        ("ravenous-greed", 2, 2),  # attack 5, recruit 0+
        ("turn-the-tide", 0, 0),  # no icon
    ],
)
def test_an_ally_has_the_icons_in_its_lower_left(chosen: str, attack: int, recruit: int) -> None:
    table = given({"hand.0": ["shifting-decoy"], "lair.1": [chosen]})

    table.play("shifting-decoy").choose(chosen)

    assert (table.s.attack, table.s.recruit) == (attack, recruit)
