"""The end of an Episode, what leaves the table with it, and how the next begins."""

from __future__ import annotations

import pytest

from domain.deckbuilding.events import TurnBegan
from domain.games.firefly import events as e
from domain.games.firefly.names import ASIDE, VERSE

from .referee import between, given

NEXT = ["running-on-empty"]
"""What the first turn of the next Episode brings."""
SLIPPED = ("Strip the Wreck", "Keep Her Breathing")


# -- at once


@pytest.mark.rule("firefly.end_episode.immediate")
def test_enemies_do_not_strike_once_the_last_task_is_completed() -> None:
    zones = {"combat-zone": ["alliance-cruiser", "dockside-heavies", "reaver-raider"]}
    game = given(zones, 1, attack=4, tasks=SLIPPED).fight("alliance-cruiser")
    assert (game.s.episode, game.damage(0), game.keys("serenity.1")) == (2, 0, [])


@pytest.mark.rule("firefly.end_episode.immediate")
def test_the_reward_of_the_last_task_is_given_before_the_episode_ends() -> None:
    game = given({"combat-zone": ["alliance-cruiser"]}, 1, attack=4, tasks=SLIPPED).fight("alliance-cruiser")
    assert game.keys("discard.0") == ["talent"]
    assert [event.n for event in game.happened(e.CreditsChanged)] == [1]


@pytest.mark.rule("firefly.end_episode.immediate")
def test_it_may_end_by_a_task_that_fails() -> None:
    zones = {"combat-zone": ["alliance-cruiser", "dockside-heavies"]}
    game = given(zones, 1, tasks=("Strip the Wreck",), failed=("Keep Her Breathing",)).end_turn()
    assert (game.s.episode, game.s.fulfilled, game.damage(0)) == (2, (), 0)


@pytest.mark.rule("firefly.end_episode.cleanup")
def test_the_current_player_alone_discards_and_draws_six() -> None:
    zones = {"hand.0": ["misbehave"], "played.0": ["shiny"], "hand.1": ["misbehave"], "lent.1": ["browncoats-tech"]}
    game = between(zones, 2)
    assert (game.keys("discard.0"), game.keys("hand.0")) == (["shiny", "misbehave"], ["shiny"] * 6)
    assert (game.keys("discard.1"), game.keys("hand.1")) == (["browncoats-tech"], ["misbehave"])


@pytest.mark.rule("firefly.end_episode.cleanup")
def test_a_defeated_player_discards_and_draws_nothing() -> None:
    game = between({"strikes.0": ["grazed"] * 8, "lent.1": ["browncoats-tech"]}, defeated=(0,))
    assert (game.keys("hand.0"), game.keys("discard.0"), len(game.s.zone("deck.0"))) == ([], [], 10)
    assert game.keys("discard.1") == ["browncoats-tech"]


# -- what leaves the table


@pytest.mark.rule("firefly.end_episode.clear-board")
def test_the_verse_the_combat_zone_and_operations_are_empty() -> None:
    zones = {
        "verse.right": ["dockside-heavies"],
        "verse.left": ["reaver-raider"],
        "attached.left": ["marked-crate"],
        "combat-zone": ["badger", "crow"],
        "operations": ["sealed-crate"],
        "deck-b": ["running-on-empty"],
    }
    game = between(zones, up=("left",), options={"verse": (0, 0, 4)})
    assert not [
        zone for zone in (*VERSE, "attached.left", "combat-zone", "operations") if game.keys(zone) not in ([], NEXT)
    ]
    gone = ["badger", "crow", "dockside-heavies", "marked-crate", "reaver-raider", "sealed-crate", "serenity-part-1"]
    assert sorted(game.keys("defeated-cards")) == gone
    assert None not in game.shown("defeated-cards"), "what was hidden lies face up"
    assert game.s.credits == 0, "Badger's Credit is for a defeat"
    assert game.keys("discard.0") == [], "nothing was revealed"


@pytest.mark.rule("firefly.end_episode.leftover-deck")
def test_what_is_left_of_the_deck_lies_face_up_among_the_defeated_cards() -> None:
    left = ["running-on-empty", "badger", "decoy-beacon", "stray-bullet"]
    game = between({"episode-deck": left, "verse.middle": ["crow"]})
    assert set(game.shown("defeated-cards")) == {"crow", "badger", "decoy-beacon", "stray-bullet", "serenity-part-1"}
    assert (game.keys("operations"), game.damage(0)) == ([], 0)


@pytest.mark.rule("firefly.end_episode.inevitable-aside")
@pytest.mark.parametrize(
    ("zones", "shown"),
    [
        ({"episode-deck": ["reaver-pack", "badger"]}, [None]),
        ({"episode-deck": [], "verse.middle": ["reaver-pack"]}, [None]),
        ({"episode-deck": [], "combat-zone": ["reaver-pack"]}, ["reaver-pack"]),
    ],
    ids=["in the deck", "in the 'Verse", "in the Combat Zone"],
)
def test_what_is_inevitable_is_put_aside_as_it_lay(zones: dict[str, list[str]], shown: list[str | None]) -> None:
    game = between(zones)
    assert game.keys(ASIDE) == ["reaver-pack"]
    assert game.shown(ASIDE) == shown
    assert "reaver-pack" not in game.keys("defeated-cards")


# -- the next one


@pytest.mark.rule("firefly.next_episode.place", "firefly.setup.three-episodes")
def test_the_next_objective_and_its_deck_take_their_places() -> None:
    game = between({"deck-b": ["running-on-empty", "patience", "dobson", "crow"]}, options={"verse": (0, 0, 4)})
    assert (game.s.episode, game.keys("objective")) == (2, ["serenity-part-2"])
    assert game.keys("next-objectives") == ["the-train-job"]
    assert game.keys("episode-deck") == ["running-on-empty", "patience", "dobson"]
    assert "serenity-part-1" in game.keys("defeated-cards")
    third = between({"objective": ["serenity-part-2"], "next-objectives": ["the-train-job"]}, episode=2)
    assert (third.s.episode, third.keys("objective"), third.keys("next-objectives")) == (3, ["the-train-job"], [])


@pytest.mark.rule("firefly.next_episode.episode-two-verse")
def test_the_second_episode_begins_with_two_hidden_cards_the_first_furthest_left() -> None:
    game = between({"deck-b": ["running-on-empty", "badger", "patience", "dobson", "crow"]}, 2, credits=2)
    assert game.verse() == {}
    game.together("enough")
    assert game.verse() == {"middle": "(crow)", "right": "(dobson)", "far-right": "(patience)"}, (
        "one came with the turn"
    )


@pytest.mark.rule("firefly.next_episode.episode-three-verse")
def test_the_third_episode_begins_with_four_hidden_cards() -> None:
    zones = {"objective": ["serenity-part-2"], "next-objectives": ["the-train-job"]}
    deck = ["running-on-empty", "badger", "patience", "dobson", "crow", "train-guard"]
    game = between({**zones, "deck-c": deck}, episode=2)
    assert list(game.verse().values()) == ["(badger)", "(patience)", "(dobson)", "(crow)", "(train-guard)"]
    assert list(game.verse())[-1] == "far-left"
    assert not game.s.up


@pytest.mark.rule("firefly.end_episode.note-next-player", "firefly.next_episode.first-turn")
@pytest.mark.parametrize(("current", "begins"), [(0, 1), (1, 2), (2, 0)])
def test_the_player_on_the_left_has_the_first_turn(current: int, begins: int) -> None:
    game = between(credits=2, seats=3, current=current)
    game.together("enough")
    assert game.s.current == begins
    assert [event.seat for event in game.happened(TurnBegan)] == [begins]


@pytest.mark.rule("firefly.end_episode.note-next-player")
@pytest.mark.parametrize(("healed", "begins"), [(True, 1), (False, 2)])
def test_it_is_skipped_if_that_player_is_still_defeated(healed: bool, begins: int) -> None:
    game = between({"strikes.1": ["grazed"] * 6}, 3, credits=1, defeated=(1,))
    if healed:
        game.together("heal-1").choose("grazed")
    else:
        game.together("enough")
    assert game.s.current == begins


@pytest.mark.rule("firefly.side_job_table.preparation-episode-a-only")
def test_there_are_no_turns_to_prepare_in_later_episodes() -> None:
    game = between(seats=4, prepared=False)
    assert (game.s.episode, len(game.verse())) == (2, 3)


@pytest.mark.rule("firefly.next_episode.carry-over")
def test_what_the_end_does_not_clear_stays_as_it_is() -> None:
    zones = {
        "serenity.2": ["bad-air"],
        "upgrades.6": ["armored-shutters"],
        "strikes.0": ["grazed"],
        "strikes.1": ["cracked-rib", "grazed"],
        "hand.1": ["shiny", "misbehave"],
        "discard.1": ["browncoats-tech"],
        "bridge.3": ["long-vigil"],
        "discarded-strikes": ["wide-shot"],
        "repaired": ["lurch"],
    }
    game = between(zones)
    assert game.s.episode == 2
    assert {zone: game.keys(zone) for zone in zones} == zones


def test_what_lies_aside_stays_there_while_cards_of_a_deck_are_put_into_an_order() -> None:
    zones = {"hand.0": ["careful-diagnosis"], "deck.0": ["misbehave", "shiny"], ASIDE: ["reaver-pack"]}
    game = given(zones, 1).play("careful-diagnosis").choose()
    while game.waiting():
        game.choose(*game.options())
    assert (sorted(game.keys("deck.0")), game.keys(ASIDE)) == (["misbehave", "shiny"], ["reaver-pack"])
    assert len(game.s.what) == sum(map(len, game.s.zones.values()))
