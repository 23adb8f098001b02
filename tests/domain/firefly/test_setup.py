from __future__ import annotations

import pytest

from domain.games.firefly.names import CREW_STRIKES, SHIP_STRIKES

from .referee import new_game, not_set_up


@pytest.mark.rule("firefly.setup.starting-deck", "firefly.setup.opening-hand", "firefly.setup.talent-supply")
def test_each_starts_with_thirteen_cards_six_of_them_in_hand() -> None:
    game = new_game(3)
    for seat in range(3):
        own = game.keys(f"deck.{seat}") + game.keys(f"hand.{seat}")
        assert sorted(own) == ["misbehave"] * 5 + ["shiny"] * 7 + ["talent"]
        assert len(game.s.zone(f"hand.{seat}")) == 6
    assert len(game.s.zone("talents")) == 12


@pytest.mark.rule(
    "firefly.setup.five-main-characters",
    "firefly.setup.four-supporting",
    "firefly.setup.crew-deck",
    "firefly.suggested.first-game-fewer-players",
    "firefly.setup.all-nine-present",
)
def test_the_others_make_five_and_the_rest_is_the_crew_deck() -> None:
    game = new_game(3)
    assert [game.keys(f"avatar.{seat}") for seat in range(3)] == [["mal"], ["kaylee"], ["zoe"]]
    assert game.keys("mains") == ["jayne", "book"]
    crew = game.cards("crew-deck", *(f"bridge.{n}" for n in range(1, 6)))
    assert sorted(card.group for card in crew) == sorted(["Wash", "Inara", "River", "Simon"] * 14)


@pytest.mark.rule("firefly.setup.fill-bridge")
def test_five_characters_lie_on_the_bridge() -> None:
    game = new_game(2)
    assert [len(game.s.zone(f"bridge.{n}")) for n in range(1, 6)] == [1] * 5
    assert len(game.s.zone("crew-deck")) == 51


@pytest.mark.rule(
    "firefly.setup.deck-a-size",
    "firefly.setup.deck-b-size",
    "firefly.setup.deck-c-size",
    "firefly.setup.inevitable-bottom",
)
@pytest.mark.parametrize(("seats", "jobs"), [(1, 0), (2, 1), (3, 2), (4, 3), (5, 4)])
def test_an_episode_deck_is_mini_deck_side_jobs_and_something_inevitable(seats: int, jobs: int) -> None:
    game = new_game(seats)
    out = 0 if seats > 3 else 1  # the first turn's card
    decks = ("episode-deck", "deck-b", "deck-c")
    assert [len(game.s.zone(deck)) for deck in decks] == [10 + jobs + 1 - out, 11 + jobs + 1, 12 + jobs + 1]
    assert [game.cards(deck)[0].kind for deck in decks] == ["inevitable"] * 3
    assert len({game.keys(deck)[0] for deck in decks}) == 3


@pytest.mark.rule("firefly.setup.shuffled-stacks", "firefly.setup.talent-flaw-stacks")
def test_the_stacks() -> None:
    game = new_game(2)
    assert len(game.s.zone(CREW_STRIKES)) == 40
    assert len(game.s.zone(SHIP_STRIKES)) == 20
    assert len(game.s.zone("browncoats")) == 5
    assert game.shown("flaws") == ["flaw"] * 20
    assert set(game.shown(CREW_STRIKES)) == {None}


@pytest.mark.rule("firefly.setup.first-player")
def test_the_highest_rank_begins() -> None:
    assert new_game(2, members=("Wash", "Zoe")).s.current == 1


@pytest.mark.rule("firefly.setup.objective-placement", "firefly.setup.decks-b-c-aside")
def test_two_objectives_wait_face_up_with_hidden_decks() -> None:
    game = new_game(2)
    assert game.shown("objective") == ["serenity-part-1"]
    assert game.shown("next-objectives") == ["the-train-job", "serenity-part-2"]
    assert set(game.shown("deck-b")) == {None}


@pytest.mark.rule("firefly.side_job_table.preparation-turns", "firefly.side_job_table.preparation-skips-episode")
def test_four_players_have_a_round_to_prepare() -> None:
    game = new_game(4)
    for _ in range(4):
        assert game.verse() == {}
        game.end_turn()
    assert len(game.verse()) == 1


@pytest.mark.rule("firefly.setup.objective-types")
def test_two_objectives_of_a_letter_are_refused() -> None:
    assert not_set_up(2, objectives=("serenity-part-1", "serenity-part-1")).pointer == "/options/objectives/1"


@pytest.mark.rule("firefly.difficulty.easier-side-jobs")
def test_five_players_can_have_no_more_side_jobs() -> None:
    assert not_set_up(5, side_jobs=1).about["most"] == 0


@pytest.mark.rule("firefly.difficulty.harder-no-talent")
def test_no_starting_talent() -> None:
    game = new_game(1, talents=0)
    assert "talent" not in game.keys("deck.0") + game.keys("hand.0")
