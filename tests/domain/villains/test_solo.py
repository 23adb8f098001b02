"""A table of one: whom the Commander's abilities mean, and the score as everybody is told it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from domain.deckbuilding.card import Card
from domain.deckbuilding.language import AtLeast, Cards, Each, Modify, Names
from domain.deckbuilding.text import card_text
from domain.games.villains.scoring import ScorePart, Scoring

from .referee import Referee, besides, given, pushed_out

CARRIED_OFF: dict[str, Any] = {"carried-off": 4}
BANDS = "crimson-bands-of-cyttorak"
KNIGHTS = ("black-panther", "elektra", "punisher", "ghost-rider")


def led(group: str, *zones: str) -> Cards:
    """The group that a Commander always leads, or who stands in for it."""
    return Cards(zones, kind="adversary", group=group, led=True)


SUBTERRANEA, HORSEMEN = "Subterranea", "Four Horsemen"
MOLE_MAN = Card(
    key="mole-man", name="Mole Man", kind="commander", group="Mole Man", leads=SUBTERRANEA, attack=7, attack_plus=True,
    abilities=(Modify(Each(led(SUBTERRANEA, "overrun"))),),
)  # fmt: skip
APOCALYPSE = Card(
    key="apocalypse", name="Apocalypse", kind="commander", group="Apocalypse", leads=HORSEMEN, attack=12,
    abilities=(Modify(2, of=led(HORSEMEN, "city")),),
    loses=AtLeast(Names(led(HORSEMEN, "overrun")), Names(led(HORSEMEN, "anywhere"))),
)  # fmt: skip
THEIRS = (
    Card(key="giganto", name="Giganto", kind="adversary", group=SUBTERRANEA, attack=7),
    Card(key="pestilence", name="Pestilence", kind="adversary", group=HORSEMEN, attack=8),
)


def led_by(
    commander: Card, zones: Mapping[str, Sequence[str]], group: str = "Marvel Knights", seats: int = 1, **about: Any
) -> Referee:
    """A table of one with a Commander of another box, and an Adversary Group that needn't be the Commander's own."""
    with besides(commander, *THEIRS):
        return given({"commander": [commander.key], **zones}, seats, groups=[group], backup=["Cops"], **about)


# -- the group that a Commander always leads


@pytest.mark.rule("villains.solo.linked-mole-man")
def test_mole_man_counts_the_adversary_group_in_use_as_if_it_were_subterranea() -> None:
    fallen = {"overrun": ["elektra", "punisher", "cops", "daredevil", "bystander"]}

    assert led_by(MOLE_MAN, fallen).attack_of("mole-man") == 7 + 2


@pytest.mark.rule("villains.solo.linked-own-group-used")
def test_mole_man_counts_subterranea_where_it_is_in_use_and_nobody_else() -> None:
    fallen = {"overrun": ["elektra", "giganto", "cops"]}

    assert led_by(MOLE_MAN, fallen, group=SUBTERRANEA).attack_of("mole-man") == 7 + 1


@pytest.mark.rule("villains.solo.linked-abilities")
def test_only_a_lone_players_commander_means_another_group_than_its_own() -> None:
    fallen = {"overrun": ["elektra", "punisher"]}

    assert led_by(MOLE_MAN, fallen, seats=2).attack_of("mole-man") == 7


@pytest.mark.rule("villains.solo.linked-apocalypse")
def test_apocalypse_strengthens_the_adversary_group_in_use() -> None:
    table = led_by(APOCALYPSE, {"city.bank": ["luke-cage"], "city.bridge": ["cops"]}, group="Defenders")

    assert (table.attack_of("luke-cage"), table.attack_of("cops")) == (4 + 2, 3)
    assert card_text(APOCALYPSE, "en") == (
        "Each Four Horsemen Adversary in the city has 2 Attack more.",
        "If there are Four Horsemen Adversaries in the Overrun pile of every name: Good wins.",
    )


@pytest.mark.rule("villains.solo.linked-apocalypse-win")
@pytest.mark.parametrize(
    ("fallen", "status"),
    [(["black-panther", "elektra", "ghost-rider"], "ended"), (["black-panther", "elektra", "elektra"], "running")],
)
def test_apocalypse_wins_with_one_of_each_name_in_the_overrun_pile(fallen: list[str], status: str) -> None:
    deck = [*KNIGHTS, "cops"]
    with besides(APOCALYPSE, *THEIRS):
        table = pushed_out(
            "punisher",
            {"commander": ["apocalypse"], "overrun": fallen, "adversary-deck": deck},
            seats=1,
            groups=["Marvel Knights"],
        )

    assert (table.s.status, table.keys("overrun")) == (status, [*fallen, "punisher"])
    assert table.s.reason == ("good-wins" if status == "ended" else "")


# -- the score


def parts(table: Referee) -> list[tuple[str, int, int]]:
    """What everybody is told of the score: each part, how many, and the points."""
    told = table.view().scoring
    assert told is not None
    assert told.score == sum(part.points for part in told.parts)
    return [(part.part, part.n, part.points) for part in told.parts]


@pytest.mark.rule("villains.solo_scoring.record")
def test_a_won_game_tells_its_score_with_the_allies_the_plot_and_the_commander() -> None:
    allies = ("Dr. Octopus", "Kingpin", "Mysterio")
    table = given({"tactics": [BANDS], "victory.0": ["wolverine"]}, 1, attack=8, allies=allies, overrun=2)

    table.fight("dr-strange")
    record = table.view()

    assert (record.outcome, record.scores, record.in_use.allies) == ("win", (9,), allies)
    assert (record.in_use.plot, record.in_use.commander) == ("graduation-at-xaviers-x-academy", "dr-strange")
    assert record.scoring is not None
    assert record.scoring.score == 9


def test_the_score_is_told_part_by_part_each_with_its_rule() -> None:
    table = given({"tactics": [BANDS], "victory.0": ["wolverine"]}, 1, attack=8, twists=2, overrun=3, **CARRIED_OFF)

    table.fight("dr-strange")

    assert table.view().scoring == Scoring(
        11 - 16 - 6 - 3,
        (
            ScorePart("victory-points", 11, 11, "villains.solo_scoring.base"),
            ScorePart("bystanders", 4, -16, "villains.solo_scoring.bystanders"),
            ScorePart("twists", 2, -6, "villains.solo_scoring.twists"),
            ScorePart("overruns", 3, -3, "villains.solo_scoring.overruns"),
        ),
    )


def test_as_long_as_the_game_runs_it_is_told_what_a_win_would_score() -> None:
    table = pushed_out("punisher", {"guarded@city.sewers": ["bystander"], "victory.0": ["wolverine"]}, seats=1)

    assert parts(table) == [("victory-points", 5, 5), ("bystanders", 1, -4), ("twists", 0, 0), ("overruns", 1, -1)]


def test_there_is_no_score_after_a_draw_nor_at_a_larger_table() -> None:
    drawn = given({"adversary-deck": [], "victory.0": ["wolverine"]}, 1).end_turn()

    assert (drawn.s.outcome, drawn.s.scores, drawn.view().scoring) == ("draw", (), None)
    assert drawn.view().players[0].victory_points == 5
    assert given(seats=2).view().scoring is None
