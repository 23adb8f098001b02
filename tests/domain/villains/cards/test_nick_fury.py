"""Nick Fury and his Tactics."""

from __future__ import annotations

import pytest

from ..referee import Referee, given, turn_with

FURY = {"commander": ["nick-fury"]}


def fought(tactic: str, zones: dict[str, list[str]], seats: int = 2) -> Referee:
    """Nick Fury has been fought, and this was his Tactic."""
    return given({**FURY, "tactics": ["purge-hydra", tactic], **zones}, seats, attack=9).fight("nick-fury")


# -- the Strike


@pytest.mark.rule("villains.commander_card.nick-fury-strike", "villains.strike.to-ko")
def test_nick_fury_keeps_his_strikes_and_demolishes_once_for_each() -> None:
    table = turn_with(
        "command-strike",
        {
            **FURY,
            "stacked-strikes": ["command-strike"],
            "ally-deck": ["hydra-soldier", "devour", "pumpkin-bombs"],
            "hand.0": ["madame-hydra", "turn-the-tide", "new-recruit"],
            "hand.1": ["goblin-glider"],
        },
    )

    assert table.keys("stacked-strikes") == ["command-strike", "command-strike"]
    assert table.keys("ko") == []
    assert table.keys("discard.0") == ["madame-hydra", "turn-the-tide"]
    assert table.keys("discard.1") == ["goblin-glider"]


@pytest.mark.rule("villains.commander_card.nick-fury-strike")
def test_the_first_strike_of_nick_fury_demolishes_once() -> None:
    table = turn_with(
        "command-strike",
        {**FURY, "ally-deck": ["devour", "pumpkin-bombs"], "hand.0": ["madame-hydra", "turn-the-tide"]},
    )

    assert table.keys("stacked-strikes") == ["command-strike"]
    assert table.keys("discard.0") == ["madame-hydra"]


def test_the_strikes_beside_nick_fury_are_seen_by_all() -> None:
    table = given({**FURY, "stacked-strikes": ["command-strike"] * 2})
    commander = table.view().commander

    assert commander is not None
    assert [card.card for card in commander.beside[0].cards] == ["command-strike"] * 2


# -- Bounty on Fury's Head


def test_bounty_turns_hydra_allies_into_up_to_as_many_madame_hydras() -> None:
    table = fought(
        "bounty-on-furys-head",
        {"hand.0": ["hydra-soldier", "hydra-operative", "devour"], "played.0": ["hydra-soldier", "new-recruit"]},
    )
    assert table.options() == ["hydra-operative", "hydra-soldier", "hydra-soldier"]

    table.choose("hydra-soldier", "hydra-operative")
    assert table.waiting() == [(0, "how-many")]
    assert table.options() == ["0", "1", "2"]

    table.choose("1")
    assert table.keys("ko") == ["hydra-soldier", "hydra-operative"]
    assert table.keys("discard.0") == ["madame-hydra"]


def test_bounty_may_be_left_alone() -> None:
    table = fought("bounty-on-furys-head", {"hand.0": ["hydra-soldier"]})

    table.choose()

    assert table.keys("ko") == table.keys("discard.0") == []
    assert table.waiting() == []


def test_bounty_gives_no_more_than_there_are() -> None:
    table = fought("bounty-on-furys-head", {"hand.0": ["hydra-soldier"] * 2, "madame-hydras": ["madame-hydra"]})

    table.choose("hydra-soldier", "hydra-soldier")

    assert table.options() == ["0", "1"]


# -- Purge Hydra


def test_purge_hydra_takes_two_hydra_allies_out_of_every_other_hand() -> None:
    table = fought(
        "purge-hydra",
        {
            "hand.0": ["hydra-soldier"] * 3,
            "hand.1": ["hydra-soldier", "hydra-operative", "madame-hydra", "devour"],
            "hand.2": ["hydra-soldier", "new-recruit"],
            "hand.3": ["devour"],
        },
        seats=4,
    )
    assert table.shown("hand.1") == ["hydra-soldier", "hydra-operative", "madame-hydra", "devour"]
    assert table.shown("hand.3") == ["devour"]
    assert table.waiting() == [(1, "discard")]

    table.choose("madame-hydra", "hydra-operative")
    assert table.keys("discard.1") == ["madame-hydra", "hydra-operative"]
    assert table.keys("discard.2") == ["hydra-soldier"]
    assert table.keys("hand.3") == ["devour"]
    assert table.shown("hand.0", 1) == [None] * 3


# -- The Avengers Initiative


def test_the_initiative_brings_an_avenger_back_from_who_shows_no_tech_ally() -> None:
    table = fought(
        "the-avengers-initiative",
        {
            "hand.1": ["pumpkin-bombs"],
            "hand.2": ["devour"],
            "hand.3": ["devour"],
            "victory.1": ["thor"],
            "victory.2": ["iron-man", "cops", "hulk"],
            "victory.3": ["cops"],
            "ally-deck": [],
        },
        seats=4,
    )
    assert table.waiting() == [(1, "show"), (2, "show"), (3, "show")]
    table.choose("pumpkin-bombs", seat=1).choose(seat=3).choose(seat=2)
    assert table.waiting() == [(2, "enter")]
    assert table.options() == ["hulk", "iron-man"]

    table.choose("hulk")
    assert table.city() == {"bridge": "hulk"}
    assert table.keys("victory.1") == ["thor"]
    assert table.keys("victory.2") == ["iron-man", "cops"]
    assert table.keys("victory.3") == ["cops"]


@pytest.mark.rule("villains.ambush.when")
def test_an_avenger_of_the_initiative_ambushes_when_it_has_entered() -> None:
    table = fought("the-avengers-initiative", {"victory.1": ["thor"], "lair.3": ["spy-games"], "city.bridge": ["cops"]})

    assert table.city() == {"bridge": "thor", "streets": "cops"}
    assert table.keys("ko") == ["spy-games"]


@pytest.mark.rule("villains.ambush.after-overrun")
def test_an_avenger_of_the_initiative_pushes_others_out_before_it_ambushes() -> None:
    city = {f"city.{space}": ["cops"] for space in ("bridge", "streets", "rooftops", "bank")}
    table = fought(
        "the-avengers-initiative",
        {**city, "city.sewers": ["firestar"], "victory.1": ["thor"], "lair.1": ["spy-games"], "deck.0": ["devour"]},
    )

    assert table.waiting() == [(0, "ko")]
    table.choose("brilliant-research")

    assert table.keys("overrun") == ["firestar"]
    assert table.keys("ko") == ["brilliant-research", "devour", "spy-games"]


def test_the_initiative_does_its_work_player_by_player() -> None:
    table = fought("the-avengers-initiative", {"victory.1": ["ant-man"], "victory.2": ["wasp"]}, seats=3)

    assert table.city() == {"bridge": "wasp", "streets": "ant-man"}


# -- Total Fury

FALLEN = ["hydra-soldier", "hydra-operative", "madame-hydra", "new-recruit", "hydra-soldier"]


def test_total_fury_defeats_one_who_is_weaker_than_hydras_losses() -> None:
    table = fought(
        "total-fury",
        {"ko": FALLEN, "city.bridge": ["cops"], "city.bank": ["iron-fist"], "city.sewers": ["black-panther"]},
    )
    assert table.waiting() == [(0, "defeat")]
    assert table.options() == ["cops", "iron-fist"]

    table.choose("cops")
    assert table.keys("victory.0") == ["total-fury", "cops"]
    assert table.keys("discard.0") == ["new-recruit"]


def test_total_fury_looks_at_the_attack_as_it_is_now() -> None:
    table = fought("total-fury", {"ko": FALLEN, "city.bridge": ["shadowcat"], "city.bank": ["storm"]})

    assert table.keys("victory.0") == ["total-fury", "shadowcat"]


def test_total_fury_defeats_nobody_where_all_are_too_strong() -> None:
    table = fought("total-fury", {"ko": FALLEN, "city.bridge": ["black-panther"]})

    assert table.keys("victory.0") == ["total-fury"]
    assert table.waiting() == []


def test_who_is_defeated_by_total_fury_gives_up_their_bystanders() -> None:
    table = fought("total-fury", {"ko": FALLEN, "city.bridge": ["cops"], "guarded@city.bridge": ["bystander"]})

    assert table.keys("victory.0") == ["total-fury", "cops", "bystander"]


def test_a_defeat_by_an_effect_counts_as_one() -> None:
    table = fought("total-fury", {"ko": FALLEN, "city.bridge": ["cops"]})

    assert len(table.s.tally("defeated", 0)) == 2
