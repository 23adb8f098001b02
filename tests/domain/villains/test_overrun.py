"""Overruns: what follows when an Adversary is pushed off the Sewers."""

from __future__ import annotations

import pytest

from domain.kernel.events import Moved

from .referee import Referee, given

DEAR = ("octo-pulverize", "false-reflection", "endless-underlings", "ravenous-greed", "spy-games")
COSTS_2_3_7_8_6 = (
    "psychedelic-mist",
    "brilliant-research",
    "false-reflection",
    "octo-pulverize",
    "horrify-the-populace",
)


def full_city(sewers: str) -> dict[str, list[str]]:
    return {
        **{f"city.{space}": ["cops"] for space in ("bridge", "streets", "rooftops", "bank")},
        "city.sewers": [sewers],
        "adversary-deck": ["cops", "black-panther"],
    }


def lair(*allies: str) -> dict[str, list[str]]:
    return {f"lair.{n}": [ally] for n, ally in enumerate(allies, 1)}


def moves(table: Referee) -> list[tuple[str, str]]:
    """What went where in the last action, card by card."""
    return [(table.key(i), event.dst) for event in table.happened(Moved) for i in event.ids]


@pytest.mark.rule("villains.overrun.when")
def test_the_one_pushed_off_the_sewers_lies_face_up_on_the_overrun_pile() -> None:
    table = given({**full_city("elektra"), **lair(*DEAR)})

    table.end_turn()

    assert table.city() == {
        "bridge": "black-panther",
        "streets": "cops",
        "rooftops": "cops",
        "bank": "cops",
        "sewers": "cops",
    }
    assert [card.card for card in table.view().overrun] == ["elektra"]


@pytest.mark.rule("villains.overrun.order")
def test_an_overrun_goes_on_from_the_pile_to_the_lair_the_hands_and_the_own_text() -> None:
    table = given(
        {
            **full_city("ghost-rider"),
            "guarded@city.sewers": ["bystander"],
            **lair(*DEAR[:4], "brilliant-research"),
            "ally-deck": ["devour"] * 9,
            "hand.1": ["hydra-soldier"],
        }
    )

    table.end_turn()
    first = moves(table)
    table.choose("hydra-operative", seat=0).choose("hydra-soldier", seat=1)

    assert first[first.index(("ghost-rider", "overrun")) :] == [
        ("ghost-rider", "overrun"),
        *[("cops", f"city.{space}") for space in ("sewers", "bank", "rooftops", "streets")],
        ("black-panther", "city.bridge"),
        ("brilliant-research", "ko"),
        ("devour", "lair.5"),
    ]
    assert moves(table) == [
        ("hydra-soldier", "discard.1"),
        ("hydra-operative", "discard.0"),
        ("bystander", "overrun"),
        ("bindings", "discard.1"),
        ("bindings", "discard.0"),
    ]


@pytest.mark.rule("villains.overrun.order")
def test_an_overrun_stops_at_the_step_that_completes_the_plot() -> None:
    table = given(
        {
            **full_city("ghost-rider"),
            "guarded@city.sewers": ["bystander"],
            **lair(*DEAR),
            "overrun": ["bystander"] * 7,
            "hand.1": ["hydra-soldier"],
        }
    )

    table.end_turn().choose("hydra-operative", seat=0).choose("hydra-soldier", seat=1)

    assert table.s.outcome == "loss"
    assert moves(table)[-1] == ("bystander", "overrun")
    assert table.keys("bindings") == ["bindings"] * 30


@pytest.mark.rule("villains.overrun.ko-lair-ally")
@pytest.mark.parametrize("lost", ["psychedelic-mist", "brilliant-research", "horrify-the-populace"])
def test_one_lair_ally_that_costs_six_or_less_is_knocked_out(lost: str) -> None:
    table = given({**full_city("cops"), **lair(*COSTS_2_3_7_8_6)})

    table.end_turn()
    offered = table.options()
    table.choose(lost)

    assert offered == ["brilliant-research", "horrify-the-populace", "psychedelic-mist"]
    assert [card.card for card in table.view().ko] == [lost]


@pytest.mark.rule("villains.overrun.ko-chosen-by-current-player")
def test_the_player_on_turn_alone_must_choose() -> None:
    table = given({**full_city("cops"), **lair(*COSTS_2_3_7_8_6)}, seats=3, current=1)

    table.end_turn()

    assert table.waiting() == [(2, "ko")]
    assert (table.asked().least, table.asked().most) == (1, 1)


@pytest.mark.rule("villains.overrun.ko-none-eligible")
def test_with_dear_allies_only_none_is_knocked_out_and_the_overrun_goes_on() -> None:
    table = given({**full_city("ghost-rider"), **lair(*DEAR)})

    table.end_turn()

    assert (table.waiting(), table.keys("ko")) == ([], [])
    assert table.keys("discard.1") == ["bindings"]


@pytest.mark.rule("villains.overrun.lair-refill")
def test_the_gap_in_the_lair_is_filled_before_anybody_discards() -> None:
    table = given(
        {
            **full_city("cops"),
            "guarded@city.sewers": ["bystander"],
            **lair(*DEAR[:2], "brilliant-research", *DEAR[2:4]),
            "ally-deck": ["pumpkin-bombs", "devour"],
            "hand.1": ["hydra-soldier"],
        }
    )

    table.end_turn()

    assert table.waiting() == [(1, "discard"), (0, "discard")]
    assert (table.keys("ko"), table.keys("lair.3")) == (["brilliant-research"], ["devour"])


@pytest.mark.rule("villains.overrun.bystander-discard")
def test_for_a_bystander_carried_off_everybody_discards_a_card_of_their_choice() -> None:
    table = given(
        {
            **full_city("cops"),
            "guarded@city.sewers": ["bystander"],
            **lair(*DEAR),
            "hand.1": ["hydra-soldier", "bindings"],
            "hand.2": ["devour", "bindings"],
        },
        seats=3,
    )

    table.end_turn()
    offered = [table.options(seat) for seat in (1, 2)]
    table.choose("hydra-operative", seat=0).choose("devour", seat=2).choose("hydra-soldier", seat=1)

    assert offered == [["bindings", "hydra-soldier"], ["bindings", "devour"]]
    assert moves(table)[:3] == [
        ("hydra-soldier", "discard.1"),
        ("devour", "discard.2"),
        ("hydra-operative", "discard.0"),
    ]
    assert [len(table.keys(f"hand.{seat}")) for seat in range(3)] == [5, 1, 1]


@pytest.mark.rule("villains.overrun.one-discard-only")
def test_three_bystanders_cost_no_more_than_one() -> None:
    table = given(
        {
            **full_city("cops"),
            "guarded@city.sewers": ["bystander"] * 3,
            **lair(*DEAR),
            "hand.1": ["hydra-soldier"] * 4,
        }
    )

    table.end_turn().choose("hydra-soldier", seat=1).choose("hydra-operative", seat=0)

    assert (table.keys("discard.1"), table.keys("discard.0")) == (["hydra-soldier"], ["hydra-operative"])
    assert table.waiting() == []


@pytest.mark.rule("villains.overrun.empty-hand")
def test_an_empty_hand_discards_nothing() -> None:
    table = given(
        {
            **full_city("cops"),
            "guarded@city.sewers": ["bystander"],
            **lair(*DEAR),
            "hand.2": ["devour"],
        },
        seats=3,
    )

    table.end_turn()
    asked = table.waiting()
    table.choose("devour", seat=2).choose("hydra-operative", seat=0)

    assert asked == [(2, "discard"), (0, "discard")]
    assert [table.keys(f"discard.{seat}") for seat in range(3)] == [["hydra-operative"], [], ["devour"]]


@pytest.mark.rule("villains.overrun.bystanders-to-pile")
def test_bystanders_carried_off_lie_on_the_pile_and_do_nothing() -> None:
    table = given(
        {
            **full_city("elektra"),
            "guarded@city.sewers": ["public-speaker", "rock-star"],
            **lair(*DEAR),
            "deck.0": [],
        }
    )

    table.end_turn()

    assert table.keys("overrun") == ["elektra", "public-speaker", "rock-star"]
    assert (table.s.recruit, table.keys("victory.0"), table.keys("victory.1")) == (0, [], [])


@pytest.mark.rule("villains.overrun.effect-text")
def test_what_the_card_says_for_its_overrun_comes_last() -> None:
    table = given(
        {
            **full_city("ghost-rider"),
            "guarded@city.sewers": ["bystander"],
            **lair(*COSTS_2_3_7_8_6),
            "hand.1": ["hydra-soldier"],
        }
    )

    table.end_turn().choose("psychedelic-mist")
    table.choose("hydra-soldier", seat=1)
    before = table.keys("discard.0"), table.keys("discard.1")
    table.choose("hydra-operative", seat=0)

    assert before == ([], [])
    assert table.keys("discard.1") == ["hydra-soldier", "bindings"]
    assert table.keys("discard.0") == ["hydra-operative", "bindings"]


@pytest.mark.rule("villains.effect_overrun.direct-bystanders")
def test_a_bystander_that_a_twist_puts_on_the_pile_costs_nobody_a_card() -> None:
    table = given({"adversary-deck": ["cops", "plot-twist"], "hand.1": ["hydra-soldier"]})

    table.end_turn()

    assert table.keys("overrun") == ["bystander"]
    assert (table.waiting(), table.keys("hand.1"), table.keys("discard.1")) == ([], ["hydra-soldier"], [])
    assert len(table.keys("hand.0")) == 6
