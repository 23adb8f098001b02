"""What the two kinds of set call differently is the same for every card; what is not the same keeps to itself."""

from __future__ import annotations

from typing import Any

import pytest

from domain.deckbuilding.card import Card
from domain.deckbuilding.language import Gain
from domain.games.villains.names import CITY

from .referee import Referee, besides, given, pushed_out, turn_with, whole_box

BOTH: dict[str, Any] = {"sets": ["villains", "core"]}
CUBE = "unleash-the-power-of-the-cosmic-cube"
WAR_MACHINE, BREAKOUT = "mass-produce-war-machine-armor", "negative-zone-prison-breakout"
NO_ALLY_SMALL = {f"lair.{n}": ["octo-pulverize"] for n in range(1, 6)}


def fought(adversary: str, zones: dict[str, list[str]], attack: int = 9) -> Referee:
    """An Adversary or Villain has been fought at the Bank."""
    return given({"city.bank": [adversary], **zones}, attack=attack, options=BOTH).fight(adversary)


# -- the same


@pytest.mark.rule("villains.equivalence.general")
def test_what_one_set_says_of_your_allies_or_heroes_is_true_of_the_others_too() -> None:
    """Sentinels KO one of your Heroes; an Assault Squad KOs an Ally of your discard pile."""
    villain = fought("sentinel", {"hand.0": ["hydra-soldier"]}).choose("hydra-soldier")
    adversary = fought("shield-assault-squad", {"deck.0": ["shield-trooper"], "discard.0": []})

    assert villain.keys("ko") == ["hydra-soldier"]
    assert adversary.keys("ko") == ["shield-trooper"]


@pytest.mark.rule("villains.equivalence.hero-ally")
@pytest.mark.parametrize("held", ["hydra-soldier", "shield-trooper", "devour", "optic-blast"])
def test_a_hero_or_an_ally_is_knocked_out_alike(held: str) -> None:
    assert fought("sentinel", {"hand.0": [held]}).choose(held).keys("ko") == [held]


@pytest.mark.rule("villains.equivalence.places")
@pytest.mark.parametrize("board", ["villainous", "heroic"])
def test_a_scheme_that_kos_the_hq_kos_the_lair_which_is_refilled(board: str) -> None:
    lair = {f"lair.{n}": ["devour"] for n in range(1, 6)}

    table = turn_with(
        "scheme-twist",
        {"plot": ["super-hero-civil-war"], **lair, "ally-deck": ["optic-blast"] * 9},
        options={**BOTH, "board": board},
    )

    assert table.keys("ko").count("devour") == 5
    assert [table.keys(space) for space in lair] == [["optic-blast"]] * 5


@pytest.mark.rule("villains.equivalence.villain-adversary")
def test_who_defeats_a_villain_may_choose_among_adversaries() -> None:
    """Loki's Cruel Ruler defeats a Villain in the city."""
    city = {"city.bank": ["cops"], "city.sewers": ["colossus"]}

    table = given(
        {"commander": ["loki"], "tactics": ["hydra-conspiracy", "cruel-ruler"], **city}, attack=10, options=BOTH
    )
    table.fight("loki").choose("colossus")

    assert table.keys("victory.0") == ["cruel-ruler", "colossus"]


@pytest.mark.rule("villains.equivalence.henchman-backup")
def test_a_henchman_group_more_may_be_a_backup_group() -> None:
    """Negative Zone Prison Breakout asks for one more Henchman group."""
    named: dict[str, Any] = {"plot": BREAKOUT, "commander": "nick-fury"}

    table = whole_box(2, **BOTH, **named, backup=["Cops", "Sentinel"])

    assert table.s.in_use["backup"] == ("Cops", "Sentinel")
    drawn = {name for seed in range(20) for name in whole_box(2, seed, **BOTH, **named).s.in_use["backup"]}
    assert drawn > {"Cops", "Multiple Man", "Sentinel", "Hand Ninjas"}


@pytest.mark.rule("villains.equivalence.mastermind-commander")
def test_what_may_be_done_to_the_mastermind_may_be_done_to_a_commander() -> None:
    """Silent Sniper defeats a Villain or Mastermind who has a Bystander."""
    table = given(
        {
            "commander": ["odin"],
            "tactics": ["total-fury", "purge-hydra"],
            "guarded@commander": ["bystander"],
            "hand.0": ["silent-sniper"],
            "city.bank": ["cops"],
        },
        options=BOTH,
    )

    table.play("silent-sniper")

    assert table.keys("victory.0") == ["purge-hydra", "bystander"]


@pytest.mark.rule("villains.equivalence.mastermind-tactic-commander-tactic")
def test_a_mastermind_tactic_counts_as_a_commander_tactic() -> None:
    """Bullseye's Perfect Aim gives 5 Attack for each Commander Tactic in the Victory Pile."""
    table = given({"victory.0": ["endless-resources", "total-fury"], "hand.0": ["perfect-aim"]}, options=BOTH)
    before = table.s.attack

    table.play("perfect-aim")

    assert table.s.attack - before == 5 + 2 * 5


@pytest.mark.rule("villains.equivalence.master-strike-command-strike")
def test_what_counts_command_strikes_counts_master_strikes() -> None:
    """Nick Fury demolishes once for each Command Strike beside him."""
    table = turn_with(
        "master-strike",
        {
            "commander": ["nick-fury"],
            "stacked-strikes": ["master-strike"],
            "ally-deck": ["hidden-weapons", "devour", "optic-blast"],
        },
        options=BOTH,
    )

    assert table.keys("stacked-strikes") == ["master-strike"] * 2
    assert table.keys("ally-deck") == ["devour", "optic-blast", "hidden-weapons"]


@pytest.mark.rule("villains.challenge.pain-upon-pain", "villains.equivalence.master-strike-command-strike")
def test_what_reacts_to_command_strikes_reacts_to_master_strikes() -> None:
    options = {**BOTH, "challenges": {"pain_upon_pain": True}}

    table = turn_with("master-strike", {"commander": ["red-skull"]}, options=options)

    assert table.city() == {"bridge": "cops"}


@pytest.mark.rule("villains.equivalence.scheme-plot", "villains.equivalence.scheme-twist-plot-twist")
def test_a_scheme_twist_beside_a_plot_counts_as_a_plot_twist() -> None:
    """War Machine's technology lies beside the Plot, and makes each Assault Squad stronger."""
    table = turn_with("scheme-twist", {"plot": [WAR_MACHINE], "city.bank": ["shield-assault-squad"]}, options=BOTH)

    assert table.keys("war-machine-technology") == ["scheme-twist"]
    assert table.attack_of("shield-assault-squad") == 4


@pytest.mark.rule("villains.equivalence.scheme-plot")
def test_a_villain_that_becomes_a_scheme_twist_makes_a_plot_speak() -> None:
    """Mystique becomes a Scheme Twist when she escapes, and its Twist effect is done."""
    table = pushed_out("mystique", {"young-mutants": ["bystander"] * 8}, options=BOTH)

    assert len(table.keys("young-mutants")) == 7


@pytest.mark.rule("villains.equivalence.scheme-twist-plot-twist")
def test_who_looks_for_a_plot_twist_finds_a_scheme_twist() -> None:
    """Dr. Strange plays a Plot Twist from among the top three cards."""
    deck = ["cops", "bystander", "scheme-twist", "master-strike"]

    table = turn_with(
        "command-strike", {"adversary-deck": [*deck, "command-strike"], "young-mutants": ["bystander"] * 8}
    )

    assert len(table.keys("young-mutants")) == 7
    assert "scheme-twist" in table.keys("ko")


@pytest.mark.rule("villains.equivalence.escape-overrun")
@pytest.mark.parametrize(("who", "gained"), [("venom", "wound"), ("ghost-rider", "bindings")])
@pytest.mark.parametrize("board", ["villainous", "heroic"])
def test_an_escape_effect_is_an_overrun_effect(board: str, who: str, gained: str) -> None:
    city = {space: ["cops"] for space in CITY}
    last = CITY[-1] if board == "villainous" else CITY[0]

    table = turn_with("cops", {**NO_ALLY_SMALL, **city, last: [who]}, options={**BOTH, "board": board})

    assert who in table.keys("overrun")
    assert [table.keys(f"discard.{seat}") for seat in (0, 1)] == [[gained], [gained]]


@pytest.mark.rule("villains.equivalence.captures-guards")
def test_an_adversary_that_captures_a_bystander_guards_it() -> None:
    """Here, Hold This for a Second gives a Villain a Bystander, whom its defeat sets free."""
    table = given(
        {"city.bank": ["cops"], "hand.0": ["here-hold-this-for-a-second"], "victory.0": []}, options=BOTH, attack=3
    )

    table.play("here-hold-this-for-a-second")
    assert table.guarded("city.bank") == ["bystander"]
    table.fight("cops")

    assert table.keys("victory.0") == ["cops", "bystander"]


@pytest.mark.rule("villains.equivalence.rescues-kidnaps")
def test_a_rescued_bystander_is_kidnapped_and_does_what_it_does_then() -> None:
    """Mission Accomplished rescues a Bystander; a Public Speaker that is kidnapped gives a Recruit Point."""
    zones = {"bystander-deck": ["public-speaker"], "played.0": ["hidden-weapons"], "hand.0": ["mission-accomplished"]}
    table = given(zones, options=BOTH)

    table.play("mission-accomplished")

    assert table.keys("victory.0") == ["public-speaker"]
    assert table.s.recruit == 1
    assert "villains.kidnap.special-effects" in table.rules()


@pytest.mark.rule("villains.equivalence.evil-wins-good-wins")
def test_when_evil_wins_all_players_have_lost() -> None:
    table = turn_with("plot-twist", {"plot": [CUBE]}, seats=3, options=BOTH, twists=7)

    assert (table.s.outcome, table.s.reason, table.s.winners) == ("loss", "good-wins", ())


# -- not the same


@pytest.mark.rule("villains.equivalence.not-shield-hydra")
def test_what_concerns_shield_heroes_leaves_hydra_allies_alone() -> None:
    """The Destroyer KOs all your S.H.I.E.L.D. Heroes; Nick Fury's Purge Hydra takes HYDRA Allies."""
    none = fought("destroyer", {"hand.0": ["hydra-soldier", "hydra-operative"]})
    some = fought("destroyer", {"hand.0": ["hydra-soldier", "shield-agent"]})
    fury = {"commander": ["nick-fury"], "tactics": ["total-fury", "purge-hydra"]}
    purged = given({**fury, "hand.1": ["shield-agent", "hydra-soldier"]}, attack=9, options=BOTH).fight("nick-fury")

    assert (none.keys("ko"), some.keys("ko")) == ([], ["shield-agent"])
    assert purged.keys("discard.1") == ["hydra-soldier"]


@pytest.mark.rule("villains.equivalence.not-other-teams")
@pytest.mark.parametrize(("before", "attack"), [("hidden-weapons", 0), ("mental-discipline", 2)])
def test_a_brotherhood_ally_is_no_x_men_hero(before: str, attack: int) -> None:
    """X-Men United needs an X-Men Hero played before, and gives 2 Attack for each."""
    table = given({"hand.0": [before, "x-men-united"]}, options=BOTH)
    table.play(before)
    had = table.s.attack

    table.play("x-men-united")

    assert table.s.attack - had == 6 + attack


@pytest.mark.rule("villains.equivalence.not-other-teams")
@pytest.mark.parametrize(("before", "attack"), [("hidden-weapons", 0), ("optic-blast", 0), ("quick-draw", 1)])
def test_a_superpower_of_one_team_doesnt_work_with_another(before: str, attack: int) -> None:
    """Team Player needs an Avenger played before, not one of the Brotherhood or the X-Men."""
    table = given({"played.0": [before], "hand.0": ["team-player"]}, options=BOTH)

    table.play("team-player")

    assert table.s.attack == 2 + attack


# -- another set


def alien() -> Card:
    """A character of a set that isn't there yet, in the words of this game."""
    return Card(
        key="a-marine", name="A Marine", kind="ally", set="alien", group="Marine", cls="tech", cost=2, attack=1,
        effect=(Gain("wounds"),),
    )  # fmt: skip


@pytest.mark.rule("villains.mixing.alien-crossover")
def test_an_alien_characters_class_counts_for_superpowers() -> None:
    with besides(alien()):
        table = given({"hand.0": ["a-marine", "mission-accomplished"]}, options=BOTH)
        table.play("a-marine").play("mission-accomplished")

    assert table.keys("victory.0") == ["bystander"]


@pytest.mark.rule("villains.mixing.alien-crossover")
@pytest.mark.parametrize(("sets", "gained"), [(["villains"], []), (["villains", "core"], ["wound"])])
def test_an_alien_wound_is_one_where_a_heroic_set_is_in_the_game_else_nothing(
    sets: list[str], gained: list[str]
) -> None:
    with besides(alien()):
        table = given({"hand.0": ["a-marine"]}, options={"sets": sets}).play("a-marine")

    assert table.keys("discard.0") == gained
