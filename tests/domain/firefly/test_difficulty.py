"""What makes games easier or harder: each option alone, both ways, and what of them is refused."""

from __future__ import annotations

from typing import Any

import pytest

from domain.games.firefly.cards.words import FireflyCard, heal
from domain.games.firefly.names import VERSE
from domain.kernel.events import Moved
from tests.domain.deck_referee import besides

from .referee import FIREFLY, Referee, between, given, new_game, not_set_up

RIGHT = ("far-right", "right", "middle", "left", "far-left")
KAYLEE = {"avatar.0": ["kaylee"], "avatar.1": ["mal"]}
"""Six Health and one Defense for seat 0."""


def jobs(game: Referee) -> list[int]:
    """How many Side Jobs lie in each deck, or came out of the first one already."""
    zones = [("episode-deck", *(f"verse.{space}" for space in RIGHT)), ("deck-b",), ("deck-c",)]
    return [sum(card.kind == "side-job" for card in game.cards(*of)) for of in zones]


# -- Side Jobs, preparation


@pytest.mark.rule("firefly.difficulty.easier-side-jobs", "firefly.difficulty.harder-side-jobs")
@pytest.mark.parametrize(("seats", "more", "there"), [(2, 1, 2), (1, 4, 4), (4, 1, 4), (3, -1, 1), (5, -4, 0)])
def test_there_are_more_side_jobs_or_fewer(seats: int, more: int, there: int) -> None:
    game = new_game(seats, side_jobs=more)
    assert jobs(game) == [there] * 3
    assert len(game.s.zone("side-jobs")) == 12 - 3 * there


@pytest.mark.rule("firefly.difficulty.easier-side-jobs")
@pytest.mark.parametrize(("seats", "more", "least", "most"), [(5, 1, -4, 0), (2, 4, -1, 3), (1, -1, 0, 4)])
def test_a_deck_has_no_fewer_than_none_and_no_more_than_four(seats: int, more: int, least: int, most: int) -> None:
    refused = not_set_up(seats, side_jobs=more)
    assert refused.pointer == "/options/side_jobs"
    assert refused.message("en") == (
        f"With so many players it can be from {least} to {most}: each deck has 0 to 4 Side Jobs."
    )


@pytest.mark.rule("firefly.difficulty.easier-preparation")
@pytest.mark.parametrize(("seats", "more", "turns"), [(2, 1, 2), (1, 2, 2), (4, 1, 8)])
def test_there_are_turns_without_an_episode_phase_before_the_first_usual_one(seats: int, more: int, turns: int) -> None:
    game = new_game(seats, preparation_turns=more, talents=0)
    for _ in range(turns):
        assert game.verse() == {}
        game.end_turn()
    assert len(game.verse()) == 1


# -- the 'Verse


@pytest.mark.rule("firefly.difficulty.harder-verse-one", "firefly.next_episode.episode-one-verse")
@pytest.mark.parametrize("cards", [0, 1, 3])
def test_the_first_episode_begins_with_so_many_cards(cards: int) -> None:
    game = new_game(2, verse=(cards, 2, 4), preparation_turns=1)
    assert list(game.verse()) == list(RIGHT[:cards])
    assert not game.s.up
    assert len(game.s.zone("episode-deck")) == 12 - cards


@pytest.mark.rule(
    "firefly.difficulty.easier-verse", "firefly.difficulty.harder-verse-two", "firefly.next_episode.episode-two-verse"
)
@pytest.mark.parametrize("cards", [0, 1, 3, 5])
def test_the_second_episode_begins_with_so_many_cards(cards: int) -> None:
    deck = ["running-on-empty", "badger", "crow", "dobson", "patience", "alliance-cruiser", "train-guard"]
    game = between({"deck-b": deck, "combat-zone": []}, options={"verse": (0, cards, 4)})
    came, first = game.verse(), deck[-1 - cards]
    assert len(game.s.zone("combat-zone")) == (1 if cards == 5 else 0)
    assert came["far-right"] == f"({first})"
    lying = [*(came[space] for space in RIGHT[1:] if space in came)]
    assert lying == [f"({key})" for key in deck[-cards:]][: 4 if cards == 5 else cards] if cards else not lying


@pytest.mark.rule(
    "firefly.difficulty.easier-verse",
    "firefly.difficulty.harder-verse-three",
    "firefly.next_episode.episode-three-verse",
)
@pytest.mark.parametrize(("cards", "pushed"), [(2, False), (4, False), (5, True)])
def test_the_third_episode_begins_with_so_many_cards(cards: int, pushed: bool) -> None:
    zones = {"objective": ["serenity-part-2"], "next-objectives": ["the-train-job"]}
    game = between(zones, episode=2, options={"verse": (0, 2, cards)})
    assert game.s.episode == 3
    assert list(game.verse()) == list(RIGHT[: cards + (0 if pushed else 1)])
    assert (game.keys("combat-zone") == ["train-guard"]) == pushed


# -- cards, Credits, Health


@pytest.mark.rule(
    "firefly.difficulty.easier-talent", "firefly.difficulty.harder-no-talent", "firefly.setup.talent-supply"
)
@pytest.mark.parametrize("talents", [0, 1, 2])
def test_each_starts_with_so_many_talents(talents: int) -> None:
    game = new_game(3, talents=talents)
    for seat in range(3):
        own = game.keys(f"deck.{seat}") + game.keys(f"hand.{seat}")
        assert (own.count("talent"), len(own)) == (talents, 12 + talents)
    assert len(game.s.zone("talents")) == 15 - 3 * talents


@pytest.mark.rule("firefly.difficulty.easier-talent-later")
@pytest.mark.parametrize(("episode", "later", "gained"), [(1, (2,), 1), (1, (3,), 0), (2, (3,), 1), (2, (2, 3), 1)])
def test_each_gains_a_talent_before_those_episodes(episode: int, later: tuple[int, ...], gained: int) -> None:
    game = between(episode=episode, defeated=(1,), current=0, options={"later_talents": later})
    assert [game.keys(f"discard.{seat}") for seat in range(2)] == [["talent"] * gained] * 2


@pytest.mark.rule("firefly.difficulty.easier-talent-later")
def test_there_are_only_as_many_talents_as_the_stack_holds() -> None:
    game = between({"talents": ["talent"]}, current=1, options={"later_talents": (2,)})
    assert [game.keys(f"discard.{seat}") for seat in range(2)] == [[], ["talent"]]


@pytest.mark.rule("firefly.difficulty.harder-flaw")
@pytest.mark.parametrize("flaws", [(1,), (2, 3)])
def test_each_may_have_a_flaw_in_the_starting_deck(flaws: tuple[int, ...]) -> None:
    game = new_game(2, flaws=flaws)
    given_out = [event.dst for event in game.happened(Moved) if event.src == "flaws"]
    assert given_out == (["deck.0", "deck.1"] if 1 in flaws else [])
    other = game.keys("deck.1") + game.keys("hand.1")
    assert (other.count("flaw"), len(other)) == (len(given_out) // 2, 13 + len(given_out) // 2)


@pytest.mark.rule("firefly.difficulty.harder-flaw")
@pytest.mark.parametrize(("episode", "flaws", "gained"), [(1, (2,), 1), (1, (1, 3), 0), (2, (2, 3), 1)])
def test_each_gains_a_flaw_at_the_start_of_those_episodes(episode: int, flaws: tuple[int, ...], gained: int) -> None:
    game = between(episode=episode, options={"flaws": flaws})
    assert [game.keys(f"discard.{seat}") for seat in range(2)] == [["flaw"] * gained] * 2


@pytest.mark.rule("firefly.difficulty.easier-credits")
@pytest.mark.parametrize("episode", [1, 2])
def test_the_team_has_so_many_credits_more_between_episodes(episode: int) -> None:
    game = between(episode=episode, credits=1, options={"credits": 2})
    assert game.s.credits == 3


@pytest.mark.rule("firefly.difficulty.easier-defense")
@pytest.mark.parametrize(("defense", "damage", "defeated"), [(True, 6, False), (True, 7, True), (False, 6, True)])
def test_defense_may_count_as_health(defense: bool, damage: int, defeated: bool) -> None:
    zones = {**KAYLEE, "strikes.0": ["grazed"] * (damage - 1), "combat-zone": ["dockside-heavies"]}
    game = given(zones, options={"defense_as_health": defense}).end_turn()
    assert (game.s.defeated == (0,)) == defeated
    assert game.view().players[0].health == (7 if defense else 6)


@pytest.mark.rule("firefly.difficulty.easier-defense")
def test_others_are_defeated_by_any_damage_all_the_same() -> None:
    zones = {"avatar.1": ["zoe"], "mains": ["kaylee", "jayne", "book"], "verse.middle": ["stray-bullet"]}
    game = given(zones, attack=2, options={"defense_as_health": True}).scan("middle")
    assert [game.key(i) for i in game.s.down] == ["kaylee"]


# -- defeated players

ENEMIES = {"combat-zone": ["dockside-heavies", "reaver-raider"], "strikes.1": ["grazed"] * 6}


@pytest.mark.rule("firefly.difficulty.harder-no-skip")
def test_a_defeated_player_s_turn_has_its_episode_and_its_strike_phase() -> None:
    game = given(ENEMIES, current=1, defeated=(1,), begin=True, options={"no_skip": True})
    assert game.s.current == 0
    assert game.verse() == {"far-right": "(dockside-heavies)", "right": "(dockside-heavies)"}
    assert game.keys("serenity.1") == ["scorched-plating"]
    assert (game.damage(0), game.damage(1)) == (0, 6)
    assert len(game.s.zone("crew-strikes")) == 20
    assert (game.keys("hand.1"), game.keys("discard.1")) == ([], [])


@pytest.mark.rule("firefly.difficulty.harder-no-skip", "firefly.turn.defeated-skipped")
def test_without_the_option_it_has_neither() -> None:
    game = given(ENEMIES, current=1, defeated=(1,), begin=True)
    assert game.verse() == {"far-right": "(dockside-heavies)"}, "that of seat 0"
    assert game.keys("serenity.1") == []


@pytest.mark.rule("firefly.difficulty.harder-no-skip")
def test_such_a_turn_counts_once_for_the_time_there_is() -> None:
    zones = {**ENEMIES, "combat-zone": ["running-on-empty"]}
    game = given(zones, 3, current=1, defeated=(1,), begin=True, options={"no_skip": True})
    assert (game.s.current, game.s.timed) == (2, (1,))
    assert game.keys("discard.1") == []


@pytest.mark.rule("firefly.difficulty.harder-no-skip")
def test_whoever_is_healed_in_the_episode_phase_of_such_a_turn_goes_on_with_it() -> None:
    bandages = FireflyCard(key="bandages", name="Bandages", kind="event", deck="Serenity (Part 1)", reveal=(heal(),))
    full = {zone: ["bandages" if zone == VERSE[-1] else "train-guard"] for zone in VERSE}
    with besides(FIREFLY, bandages):
        game = given({**full, **ENEMIES}, current=1, defeated=(1,), begin=True, options={"no_skip": True})
        assert game.waiting() == [(1, "heal")], "who is defeated chooses all the same"
        game.choose("grazed")
    assert (game.s.current, game.s.phase, game.s.defeated) == (1, "action", ())
    assert len(game.s.zone("hand.1")) == 6


@pytest.mark.rule("firefly.difficulty.harder-super", "firefly.end_game.losses")
def test_the_game_is_lost_as_soon_as_any_player_is_defeated() -> None:
    zones = {**KAYLEE, "strikes.0": ["grazed"] * 5, "combat-zone": ["dockside-heavies"]}
    game = given(zones, 4, options={"no_defeat": True}).end_turn()
    assert (game.s.outcome, game.s.reason, game.s.defeated) == ("loss", "player-defeated", (0,))
    assert given(zones, 4).end_turn().s.status == "running"


@pytest.mark.rule("firefly.difficulty.harder-super")
def test_another_main_character_may_be_defeated() -> None:
    zones = {"avatar.1": ["zoe"], "mains": ["kaylee", "jayne", "book"], "verse.middle": ["stray-bullet"]}
    game = given(zones, attack=2, options={"no_defeat": True}).scan("middle")
    assert (len(game.s.down), game.s.status) == (1, "running")


# -- together


@pytest.mark.rule("firefly.difficulty.combine")
def test_options_both_ways_go_together() -> None:
    options: dict[str, Any] = {"verse": (2, 0, 5), "talents": 2, "side_jobs": -1, "credits": 1, "flaws": (1, 2)}
    game = new_game(3, preparation_turns=1, no_skip=True, **options)
    assert len(game.verse()) == 2
    assert jobs(game) == [1] * 3
    assert len(game.s.zone("talents")) == 9
    later = between(options={"credits": 2, "flaws": (2,), "verse": (0, 0, 4)}).together("enough")
    assert (len(later.verse()), later.keys("discard.0")) == (1, ["flaw"])


@pytest.mark.parametrize(
    ("options", "pointer"),
    [
        ({"verse": (0, 2)}, "/options/verse"),
        ({"verse": (0, 2, 6)}, "/options/verse/2"),
        ({"talents": 3}, "/options/talents"),
        ({"later_talents": (1,)}, "/options/later_talents/0"),
        ({"preparation_turns": 3}, "/options/preparation_turns"),
        ({"flaws": (4,)}, "/options/flaws/0"),
        ({"credits": -1}, "/options/credits"),
        ({"no_skip": "yes"}, "/options/no_skip"),
    ],
)
def test_what_no_rule_allows_is_refused_where_it_stands(options: dict[str, Any], pointer: str) -> None:
    refused = not_set_up(2, **options)
    assert refused.pointer == pointer
    assert refused.message("en")


@pytest.mark.parametrize(
    ("options", "pointer", "said"),
    [
        ({"members": ("Saffron",)}, "members/0", "There is no Saffron here; there are: Mal, Zoe, Wash"),
        ({"members": ("Mal", "Mal")}, "members/1", "Mal is named twice: name it once."),
        ({"members": ("Mal", "Zoe", "Wash", "Inara", "Jayne", "Book")}, "members/5", "At most 5 can be named."),
        ({"objectives": ("serenity",)}, "objectives/0", "There is no serenity here; there are: serenity-part-1"),
        ({"objectives": ("serenity-part-1",) * 2}, "objectives/1", "An Objective with the letter A is named already."),
    ],
)  # fmt: skip
def test_a_name_that_does_not_fit_is_refused_with_what_would(options: dict[str, Any], pointer: str, said: str) -> None:
    refused = not_set_up(2, **options)
    assert refused.pointer == f"/options/{pointer}"
    assert refused.message("en").startswith(said)
