from __future__ import annotations

import pytest

from domain.games.firefly.cards import ALL
from domain.games.firefly.names import CREW_STRIKES, MEMBERS, SHIP_STRIKES
from domain.kernel.events import SeatPlan
from domain.kernel.lobby import CreateGame
from domain.kernel.refusal import Refused
from tests.domain.deck_referee import laid

from .referee import FIREFLY, new_game, not_set_up

COUNTS = {
    "episode-deck": ("Serenity (Part 1)", 10),
    "deck-b": ("Serenity (Part 2)", 11),
    "deck-c": ("The Train Job", 12),
}
JOBS_BY_SEATS = {1: (0, 0), 2: (1, 0), 3: (2, 0), 4: (3, 1), 5: (4, 2)}
"""The Side Jobs of each deck and the Preparation Rounds, by the number of players."""


@pytest.mark.rule("firefly.setup.player-count")
@pytest.mark.parametrize(("seats", "refused"), [(0, True), (1, False), (5, False), (6, True)])
def test_it_is_for_one_to_five_players(seats: int, refused: bool) -> None:
    request = CreateGame(game="firefly", creator="p_0", seats=(SeatPlan(),) * seats, preset="first-game")
    if not refused:
        assert len(FIREFLY.create(request, bytes(32)).state.seats) == seats
        return
    with pytest.raises(Refused) as caught:
        FIREFLY.create(request, bytes(32))
    assert (caught.value.code, caught.value.pointer) == ("option_invalid", "/seats")


@pytest.mark.rule("firefly.setup.player-avatars")
def test_each_chooses_an_avatar_that_nobody_has() -> None:
    game = new_game(2, preset="free-mix")
    assert game.waiting() == [(0, "member")]
    assert game.options(0) == sorted(MEMBERS)
    game.choose("Wash")
    assert game.waiting() == [(1, "member")]
    assert game.options(1) == sorted(set(MEMBERS) - {"Wash"})
    game.choose("Zoe")
    assert [game.keys(f"avatar.{seat}") for seat in range(2)] == [["wash"], ["zoe"]]
    assert not {"wash", "zoe"} & set(game.keys("mains"))


@pytest.mark.rule("firefly.setup.player-avatars")
def test_avatars_may_be_drawn_so_far_as_they_are_not_named() -> None:
    game = new_game(3, preset="free-mix", members=("River",), draw_members=True)
    drawn = [game.keys(f"avatar.{seat}")[0] for seat in range(3)]
    assert (game.waiting(), drawn[0]) == ([], "river")
    assert len({*drawn, *game.keys("mains")}) == 5
    others = {tuple(new_game(3, seed, "free-mix", draw_members=True).keys("avatar.0")) for seed in range(2, 6)}
    assert len(others) > 1


@pytest.mark.rule("firefly.setup.five-main-characters", "firefly.setup.non-player-placement")
def test_others_named_or_drawn_lie_below_the_bridge_and_are_no_players() -> None:
    game = new_game(2, preset="free-mix", members=("Book", "Simon", "River"))
    mains = game.keys("mains")
    assert (mains[0], len(mains)) == ("river", 3)
    assert [player.rank for player in game.view().players] == [7, 8]
    assert len(game.view().mains) == 3
    assert not [zone for zone in game.s.zones if zone in ("deck.2", "hand.2") and game.s.zone(zone)]
    game.end_turn().end_turn()
    assert game.s.current == 0, "they take no turns"


@pytest.mark.rule("firefly.suggested.first-game-decks", "firefly.suggested.first-game-mains")
def test_the_first_game_is_as_the_book_says() -> None:
    game = new_game(5)
    assert (game.keys("objective"), game.keys("next-objectives")) == (
        ["serenity-part-1"], ["the-train-job", "serenity-part-2"],
    )  # fmt: skip
    assert [game.keys(f"avatar.{seat}") for seat in range(5)] == [["mal"], ["kaylee"], ["zoe"], ["jayne"], ["book"]]
    crew = game.cards("crew-deck", *(f"bridge.{n}" for n in range(1, 6)))
    assert {card.group for card in crew} == {"Wash", "Inara", "River", "Simon"}


@pytest.mark.rule("firefly.suggested.game2")
def test_the_second_game_is_as_the_book_suggests() -> None:
    game = new_game(5, preset="second-game")
    assert (game.keys("objective"), game.keys("next-objectives")) == (["bushwhacked"], ["safe", "shindig"])
    members = ["simon", "wash", "inara", "book", "river"]
    assert [game.keys(f"avatar.{seat}") for seat in range(5)] == [[name] for name in members]


@pytest.mark.rule("firefly.suggested.optional", "firefly.suggested.episode-order")
def test_any_five_may_play_any_episodes() -> None:
    for members in (MEMBERS[:5], MEMBERS[4:], MEMBERS[1:9:2]):
        assert laid(FIREFLY, 4, 1, "first-game", {"members": members}).options["members"] == list(members)
    for letter in ("A", "B", "C"):
        for key in [card.key for card in ALL if card.kind == "objective" and card.group == letter]:
            assert laid(FIREFLY, 1, 1, "free-mix", {"objectives": (key,)}).options["objectives"] == [key]


@pytest.mark.rule("firefly.setup.matching-mini-decks", "firefly.setup.deck-a-on-board")
def test_each_deck_is_that_of_its_objective() -> None:
    game = new_game(4)
    for deck, (name, n) in COUNTS.items():
        own = [card for card in game.cards(deck) if card.deck == name]
        assert len(own) == n
        assert {card.kind for card in game.cards(deck) if card not in own} == {"side-job", "inevitable"}
    assert set(game.shown("episode-deck")) == {None}


@pytest.mark.rule(
    "firefly.side_job_table.players-1",
    "firefly.side_job_table.players-2",
    "firefly.side_job_table.players-3",
    "firefly.side_job_table.players-4",
    "firefly.side_job_table.players-5",
)
@pytest.mark.parametrize("seats", JOBS_BY_SEATS)
def test_side_jobs_and_preparation_rounds_follow_the_number_of_players(seats: int) -> None:
    jobs, rounds = JOBS_BY_SEATS[seats]
    game = new_game(seats, talents=0)
    decks = [game.cards(deck) for deck in ("deck-b", "deck-c")]
    assert [sum(card.kind == "side-job" for card in deck) for deck in decks] == [jobs] * 2
    assert len(game.s.zone("side-jobs")) == 12 - 3 * jobs
    for _ in range(rounds * seats):
        assert game.verse() == {}
        game.end_turn()
    assert len(game.verse()) == 1


@pytest.mark.rule("firefly.side_job_table.random-unseen")
def test_nobody_knows_which_side_jobs_there_are() -> None:
    game = new_game(2)
    for viewer in (0, 1, None):
        assert {card for zone in ("deck-b", "deck-c", "side-jobs") for card in game.shown(zone, viewer)} == {None}
    jobs = {tuple(sorted(new_game(2, seed).keys("side-jobs"))) for seed in range(2, 6)}
    assert len(jobs) > 1


@pytest.mark.rule("firefly.setup.turn-order")
def test_turns_go_round_from_the_first_player() -> None:
    game = new_game(3, members=("Wash", "Mal", "Zoe"), talents=0)
    assert [game.s.current, *(game.end_turn().s.current for _ in range(3))] == [1, 2, 0, 1]


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


@pytest.mark.rule(
    "firefly.side_job_table.preparation-turns",
    "firefly.side_job_table.preparation-skips-episode",
    "firefly.next_episode.episode-one-verse",
)
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
