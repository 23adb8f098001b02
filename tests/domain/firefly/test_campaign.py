from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import pytest

from domain.deckbuilding.language import Bequeath, If, Settled, Task, Won
from domain.games.firefly import actions as a
from domain.games.firefly.box import Box
from domain.games.firefly.campaign import FireflyCampaign, planned
from domain.games.firefly.cards.words import FireflyCard
from domain.games.firefly.events import LegacyChanged, TurnSkipped
from domain.games.firefly.options import Options
from domain.kernel.campaign import Finished
from domain.kernel.events import SeatPlan
from domain.kernel.lobby import CreateGame
from domain.kernel.refusal import Refused
from domain.kernel.state import evolve
from tests.domain.deck_referee import besides

from .referee import FIREFLY, Referee, given, new_game, not_set_up

FIRST = ("serenity-part-1", "serenity-part-2", "the-train-job")
LAST = {"objective": ["the-train-job"], "next-objectives": [], "combat-zone": ["crow"]}
DONE = ("Lift the Cargo", "Talk Past the Sheriff")


def agreed(seats: int = 2, **options: Any) -> FireflyCampaign:
    """A campaign as it is created."""
    plans = (SeatPlan("player", "p_0"),) * seats
    return FIREFLY.plan_campaign(CreateGame(game="firefly", creator="p_0", seats=plans, options=options))


def over(*games: tuple[bool, int]) -> FireflyCampaign:
    """A campaign after these games: whether each was won, and its points."""
    finished = tuple(Finished(won=won, points=points) for won, points in games)
    return FireflyCampaign(options={}, plan=(FIRST,) * 5, finished=finished)


def won_only(game: int) -> FireflyCampaign:
    return over(*((n == game, 0) for n in range(1, 6)))


def won(zones: Mapping[str, Sequence[str]] | None = None, seats: int = 2, game: int = 1, **about: Any) -> Referee:
    """A game of a campaign in which the last enemy that the third Objective names was just defeated, for 1 Credit."""
    about = {"episode": 3, "attack": 10, "tasks": DONE, **about}
    return given({**LAST, **(zones or {})}, seats, {"campaign": game}, **about).fight("crow")


def lost(zones: Mapping[str, Sequence[str]] | None = None, seats: int = 2, game: int = 1, **about: Any) -> Referee:
    """A game of a campaign in which Serenity has just exploded."""
    slots = {f"serenity.{n}": ["scorched-plating"] for n in range(1, 7)}
    game_ = given({**slots, "combat-zone": ["reaver-raider"], **(zones or {})}, seats, {"campaign": game}, **about)
    return game_.end_turn()


def after(game: Referee, number: int = 1, **options: Any) -> Referee:
    """The game that follows upon one that is over."""
    before = {"options": msgspec.to_builtins(Options(**options)), "plan": (FIRST,) * 5}
    campaign = FireflyCampaign(**before, finished=(Finished(won=True, points=6),) * (number - 1))
    following = campaign.after(FIREFLY.finished(game.s)).next_options()
    return new_game(len(game.s.seats), preset="", **following)


# -- five games

SERIES = {
    f"{letter}{n}": FireflyCard(
        key=f"{letter}{n}", name=f"{letter}{n}", kind="objective", group=letter, stage=3 * n + at
    )
    for n in range(1, 6)
    for at, letter in enumerate("ABC")
}
"""Fifteen Objectives, the n-th Episode of each letter called by both."""


def plan(*named: str) -> tuple[tuple[str, ...], ...]:
    """The Objectives of each game of a campaign, with these named for it."""
    return planned(Box(SERIES), Options(objectives=named))


def no_plan(*named: str) -> tuple[str, str]:
    """Why they can't be: in short, and where."""
    with pytest.raises(Refused) as caught:
        plan(*named)
    return caught.value.detail, caught.value.pointer


@pytest.mark.rule("firefly.campaign.five-games", "firefly.campaign.order")
def test_the_episodes_are_played_in_their_order_three_in_each_of_five_games() -> None:
    assert plan() == (
        ("A1", "B1", "C1"), ("A2", "B2", "C2"), ("A3", "B3", "C3"), ("A4", "B4", "C4"), ("A5", "B5", "C5"),
    )  # fmt: skip
    assert agreed().plan[0] == FIRST


@pytest.mark.rule("firefly.campaign.mix-and-match")
def test_the_objectives_may_be_mixed_one_of_each_letter_a_game() -> None:
    mixed = [key for n in range(5) for key in (f"C{5 - n}", f"A{n + 1}", f"B{n + 1}")]
    assert plan(*mixed)[1] == ("C4", "A2", "B2")
    swapped = [*mixed[:4], mixed[1], *mixed[5:]]
    swapped[1] = mixed[4]
    assert plan(*swapped)[:2] == (("C5", "A2", "B1"), ("C4", "A1", "B2"))
    assert no_plan(*mixed[:2], mixed[4], mixed[3], mixed[2], *mixed[5:]) == ("same_letter", "/options/objectives/2")


@pytest.mark.rule("firefly.campaign.mix-and-match")
def test_a_mix_has_each_objective_once() -> None:
    mixed = [key for n in range(5) for key in (f"C{5 - n}", f"A{n + 1}", f"B{n + 1}")]
    for wrong in (mixed[:12], [*mixed[:12], *mixed[:3]], [*mixed, "A1", "B1", "C1"]):
        assert no_plan(*wrong) == ("each_once", "/options/objectives")
    assert no_plan(*mixed[:14], "B9") == ("unknown_name", "/options/objectives/14")


@pytest.mark.rule("firefly.campaign.order")
def test_each_game_is_set_up_with_its_own_episodes() -> None:
    campaign = FireflyCampaign(
        options={"talents": 2}, plan=(("a",), ("b", "c")), finished=(Finished(won=False, points=0),)
    )
    assert campaign.next_options() == {"talents": 2, "objectives": ("b", "c"), "campaign": 2}


def test_what_only_the_games_of_a_campaign_have_is_not_agreed_on() -> None:
    for options in ({"campaign": 2}, {"carried": {"objective": "the-train-job"}}):
        with pytest.raises(Refused) as caught:
            agreed(**options)
        assert caught.value.detail == "of_campaign"


@pytest.mark.rule("firefly.campaign.same-characters")
def test_the_crew_stays_who_it_was() -> None:
    game = after(lost(seats=3))
    assert [game.keys(f"avatar.{seat}") for seat in range(3)] == [["mal"], ["kaylee"], ["zoe"]]
    assert game.keys("mains") == ["jayne", "book"]


@pytest.mark.rule("firefly.campaign.same-difficulty")
def test_what_was_agreed_on_holds_in_all_games() -> None:
    game = after(lost(), talents=2, verse=(3, 2, 4), no_skip=True).together("way-1")
    options = game.reading().options
    assert (options.talents, options.verse, options.no_skip) == (2, (3, 2, 4), True)
    assert (game.keys("deck.0") + game.keys("hand.0")).count("talent") == 2


# -- the last Inter-Mission


@pytest.mark.rule("firefly.campaign.win-intermission")
def test_a_won_game_has_a_last_inter_mission() -> None:
    zones = {"serenity.1": ["scorched-plating"], "strikes.1": ["grazed"], "verse.left": ["train-guard"]}
    game = won(zones, credits=3)
    assert (game.s.status, game.s.fulfilled) == ("running", (3,))
    assert game.waiting() == [(0, "team-way"), (1, "team-way")]
    game.together("way-2")
    assert (game.s.credits, game.keys("offer"), game.keys("verse.left")) == (4, ["enhanced-sensors"] * 3, [])
    game.together("enhanced-sensors").together("scorched-plating").together("heal-1").choose("grazed")
    assert (game.s.status, game.s.outcome, game.s.reason, game.s.scores) == ("ended", "win", "episodes-over", (3, 3))
    assert (game.keys("upgrades.6"), game.keys("serenity.1"), game.keys("strikes.1")) == (["enhanced-sensors"], [], [])


@pytest.mark.rule("firefly.campaign.win-intermission")
def test_there_is_none_after_the_fifth_game_nor_outside_of_a_campaign() -> None:
    for number in (0, 5):
        game = won(game=number, credits=3)
        assert (game.s.outcome, len(game.s.zone("offer"))) == ("win", 0)


@pytest.mark.rule("firefly.campaign.no-draw")
def test_the_last_inter_mission_sells_no_cards() -> None:
    game = won(credits=3).together("way-2")
    assert game.options() == ["enhanced-sensors"] * 3 + ["enough"]
    earlier = given(
        {"combat-zone": ["alliance-cruiser"]}, attack=4, tasks=("Strip the Wreck", "Keep Her Breathing"), credits=3
    )
    assert "cards-1" in earlier.fight("alliance-cruiser").options()


# -- what carries over


@pytest.mark.rule("firefly.campaign.win-carry-over")
def test_upgrades_and_strikes_stay_where_they_are() -> None:
    zones = {
        "upgrades.6": ["enhanced-sensors"], "upgrades.4": ["spare-bunks"], "serenity.2": ["hull-breach"],
        "strikes.0": ["grazed", "cracked-rib"], "strikes.1": ["bleeding"],
    }  # fmt: skip
    game = after(won(zones).together("way-2").together())
    assert (game.keys("upgrades.6"), game.keys("upgrades.4")) == (["enhanced-sensors"], ["spare-bunks"])
    assert (game.keys("serenity.2"), game.keys("serenity.1")) == (["hull-breach"], [])
    assert (game.keys("strikes.0"), game.keys("strikes.1")) == (["grazed", "cracked-rib"], ["bleeding"])
    assert game.shown("upgrades.6") == ["enhanced-sensors"]
    assert (game.damage(0), game.s.playing) == (3, (0, 1))


@pytest.mark.rule("firefly.campaign.win-carry-over")
def test_the_strike_of_another_main_character_stays_as_well() -> None:
    setting_out = given({**LAST}, 2, {"campaign": 1}, episode=3, attack=10, tasks=DONE, down=("Zoe",))
    zoe = setting_out.s.zone("mains")[0]
    game = given(
        {**LAST, f"wounds.{zoe}": ["grazed"]}, 2, {"campaign": 1}, episode=3, attack=10, tasks=DONE, down=("Zoe",)
    )
    game = after(game.fight("crow").together("way-2").together())
    (zoe, *_) = game.s.zone("mains")
    assert (game.key(zoe), game.keys(f"wounds.{zoe}"), game.s.down) == ("zoe", ["grazed"], (zoe,))


@pytest.mark.rule("firefly.campaign.win-resets")
def test_all_decks_are_new_but_for_what_lies_there() -> None:
    zones = {"upgrades.6": ["enhanced-sensors"], "serenity.1": ["hull-breach"], "strikes.0": ["grazed"] * 2}
    game = after(won({**zones, "hand.0": ["misbehave"], "discard.1": ["talent"]}).together("way-2").together())
    for seat in range(2):
        own = game.keys(f"deck.{seat}") + game.keys(f"hand.{seat}") + game.keys(f"discard.{seat}")
        assert sorted(own) == ["misbehave"] * 5 + ["shiny"] * 7 + ["talent"] * 2
    assert (len(game.s.zone("ship-strikes")), game.keys("ship-strikes").count("hull-breach")) == (19, 0)
    assert (len(game.s.zone("crew-strikes")), game.keys("crew-strikes").count("grazed")) == (38, 5)
    assert "enhanced-sensors" not in game.keys("upgrade-stack")


@pytest.mark.rule("firefly.campaign.defeated-carry-over")
def test_who_is_still_defeated_begins_the_next_game_so() -> None:
    hurt = {"strikes.0": ["shot-through", "shot-through", "cracked-rib"]}
    game = after(won(hurt, 3, defeated=(0,), current=2).together("way-2").together())
    assert (game.s.defeated, game.s.current) == ((0,), 2)
    assert (len(game.s.zone("deck.0")), game.s.zone("hand.0")) == (14, ())
    game.end_turn()
    assert game.s.current == 1
    assert [event.seat for event in game.events if isinstance(event, TurnSkipped)] == [0]


@pytest.mark.rule("firefly.campaign.loss-resets")
def test_a_lost_game_leaves_nothing_and_the_campaign_goes_on() -> None:
    game = lost({"strikes.1": ["grazed"], "upgrades.6": ["spare-bunks"]})
    assert (game.s.outcome, game.s.reason) == ("loss", "serenity-explodes")
    game = after(game).together("way-2")
    lying = [f"serenity.{n}" for n in range(1, 8)] + [f"upgrades.{n}" for n in range(1, 8)] + ["strikes.0", "strikes.1"]
    assert [zone for zone in lying if game.s.zone(zone)] == []
    assert (len(game.s.zone("ship-strikes")), len(game.s.zone("crew-strikes"))) == (20, 40)
    assert game.reading().options.campaign == 2


# -- the End of Episode text


@pytest.mark.rule("firefly.campaign.end-text")
def test_the_text_of_a_lost_game_is_followed_as_the_next_is_set_up() -> None:
    game = after(lost())
    assert game.waiting() == [(0, "team-way"), (1, "team-way")]
    assert game.s.zone("hand.0") == ()
    game.together("way-2")
    own = game.keys("deck.1") + game.keys("hand.1")
    assert (own.count("talent"), len(own)) == (2, 14)
    assert game.s.legacy == {"talents.0": 0, "talents.1": 0}


@pytest.mark.rule("firefly.campaign.end-text")
def test_what_a_won_game_gives_is_due_in_the_next() -> None:
    game = won().together("way-2")
    assert (game.s.status, game.s.legacy) == ("ended", {"talents.0": 1, "talents.1": 1})
    game = after(game)
    assert [(game.keys(f"deck.{n}") + game.keys(f"hand.{n}")).count("talent") for n in range(2)] == [2, 2]


@pytest.mark.rule("firefly.campaign.end-text")
def test_the_medicine_is_kept_for_once_and_the_verse_begins_fuller() -> None:
    game = after(won({"strikes.1": ["grazed", "grazed"]}).together("way-1").together())
    assert game.keys("keepsakes") == ["the-train-job"]
    assert game.shown("keepsakes") == ["the-train-job"]
    assert list(game.verse()) == ["far-right", "right"]
    medicine = game.s.zone("keepsakes")[0]
    game.do(a.PayFor(card=medicine, deed=0)).choose("grazed")
    assert game.options() == ["grazed", "grazed"]
    game.choose("grazed", "grazed")
    assert (game.keys("strikes.1"), game.keys("keepsakes")) == ([], [])


def test_medicine_is_not_taken_where_nobody_is_hurt() -> None:
    game = after(lost()).together("way-1")
    refusal = game.refused(a.PayFor(card=game.s.zone("keepsakes")[0], deed=0))
    assert refusal.code == "target_not_legal"


FINALE = FireflyCard(
    key="finale", name="Finale", kind="objective", group="C", deck="objectives", stage=99,
    tasks=(Task("Slip the Cruiser", mandatory=True, enemy="alliance-cruiser"), Task("Other", mandatory=True, enemy="crow")),
    episode_end=(
        If(Won(), (Bequeath("talents", members=("Kaylee", "River")), Bequeath("credits", 2)), (Bequeath("flaws"),)),
        If(Settled("Other"), (Bequeath("verse"),)),
    ),
)  # fmt: skip


@pytest.mark.rule("firefly.campaign.end-text")
def test_the_text_knows_whether_the_game_was_won() -> None:
    zones = {"objective": ["finale"], "next-objectives": [], "combat-zone": ["alliance-cruiser"]}
    with besides(FIREFLY, FINALE):
        game = given(zones, 3, {"campaign": 1}, episode=3, attack=4, tasks=("Other",)).fight("alliance-cruiser")
        assert game.s.legacy == {"talents.1": 1, "credits": 2, "verse": 1}
        game = after(lost({"objective": ["finale"], "next-objectives": []}, 3, episode=3))
        assert game.s.legacy == {"flaws.0": 0, "flaws.1": 0, "flaws.2": 0}
        assert [(game.keys(f"deck.{n}") + game.keys(f"hand.{n}")).count("flaw") for n in (1, 2)] == [1, 1]
        assert game.s.tasks == {}


@pytest.mark.rule("firefly.campaign.end-text")
def test_the_text_knows_what_a_lost_game_had_completed_of_its_last_objective() -> None:
    with besides(FIREFLY, FINALE):
        game = after(lost({"objective": ["finale"], "next-objectives": []}, 3, episode=3, tasks=("Other",)))
        assert (game.s.legacy["verse"], len(game.verse()), game.s.tasks) == (0, 2, {})
        game = after(lost({"next-objectives": ["finale"], "objective": ["serenity-part-2"]}, 3, episode=2))
        assert ("verse" in game.s.legacy, len(game.verse())) == (False, 1)


def test_credits_of_the_game_before_are_those_of_the_first_inter_mission() -> None:
    tasks = ("Strip the Wreck", "Keep Her Breathing")
    game = given({"combat-zone": ["alliance-cruiser"]}, attack=4, tasks=tasks, credits=1)
    evolve(game.s, LegacyChanged(what="credits", n=2))
    game.fight("alliance-cruiser")
    assert (game.waiting()[0], game.s.credits, game.s.legacy) == ((0, "spend-credits"), 4, {"credits": 0})


# -- winning


@pytest.mark.rule("firefly.campaign.goal")
def test_the_campaign_is_won_with_all_five_games() -> None:
    assert over(*[(True, 3)] * 5).is_won
    four = over(*[(True, 6)] * 4, (False, 1))
    assert (four.is_over, four.is_won, four.score) == (True, False, 25 + 30)
    assert not over(*[(True, 3)] * 4).is_won


@pytest.mark.rule("firefly.campaign.keep-scores")
def test_the_points_of_each_game_are_kept() -> None:
    campaign = FireflyCampaign(options={}, plan=(FIRST,) * 5)
    game = won(game=5).s
    assert game.scores == (3, 3)
    kept = campaign.after(FIREFLY.finished(game)).after(Finished(won=False, points=1))
    assert [one.points for one in kept.finished] == [3, 1]
    assert (kept.score, kept.title) == (4, "")


@pytest.mark.rule("firefly.campaign.sum")
def test_the_points_of_the_games_are_added_up() -> None:
    assert over(*[(False, points) for points in (6, 1, 2, 3, 0)]).score == 12


@pytest.mark.rule("firefly.campaign.bonus-game2", "firefly.campaign.bonus-game3", "firefly.campaign.bonus-game4")
@pytest.mark.parametrize(("game", "bonus"), [(2, 5), (3, 10), (4, 15)])
def test_winning_a_game_gives_bonus_points(game: int, bonus: int) -> None:
    assert won_only(game).score == bonus


@pytest.mark.rule("firefly.campaign.bonus-game1-none", "firefly.campaign.bonus-game5")
def test_the_first_game_gives_none_and_the_last_the_most() -> None:
    assert (won_only(1).score, won_only(5).score) == (0, 20)


@pytest.mark.rule("firefly.campaign.bonus-all", "firefly.campaign.maximum")
def test_winning_all_gives_twenty_more() -> None:
    assert over(*[(True, 0)] * 5).score == 70
    assert over((False, 0), *[(True, 0)] * 4).score == 50
    assert over(*[(True, 6)] * 5).score == 100


@pytest.mark.rule(
    "firefly.campaign.chart-100", "firefly.campaign.chart-85-99", "firefly.campaign.chart-51-84",
    "firefly.campaign.chart-0-50",
)  # fmt: skip
@pytest.mark.parametrize(
    ("score", "title"),
    [
        (100, "big-damn-heroes"), (99, "everythings-shiny"), (85, "everythings-shiny"), (84, "keep-flying"),
        (51, "keep-flying"), (50, "time-to-retire"), (0, "time-to-retire"),
    ],
)  # fmt: skip
def test_the_chart(score: int, title: str) -> None:
    campaign = over((False, score), *[(False, 0)] * 4)
    assert (campaign.score, campaign.title) == (score, title)


# -- what is told


def test_the_team_reads_what_it_chooses_from_and_what_comes_of_it() -> None:
    game = won()
    (decision, _) = FIREFLY.decisions(game.s, 0)
    assert decision.options is not None
    kept, given_back = (option.text for option in decision.options)
    assert kept.startswith("This card is kept for the next game of a campaign. The next game")
    assert given_back == "In the next game of a campaign, each player's starting deck has 1 Talent more."
    before = game.propose(0, "way-1").s
    told = [event["text"] for event in FIREFLY.tell(before.copy(), game.propose(1).events, None)]
    assert "Seat 0 proposes to the team: number 1." in told
    due = [event for event in game.vote(1, "way-1").events if isinstance(event, LegacyChanged)]
    assert [event["text"] for event in FIREFLY.tell(game.s.copy(), due, None)] == [
        "Due as a game of the campaign begins: The Train Job, kept.",
        "Due as a game of the campaign begins: Episode cards in the 'Verse (1).",
    ]


def test_the_options_of_a_game_are_refused_that_no_game_before_can_have_left() -> None:
    for carried, pointer in (
        ({"upgrades": ["hull-breach"]}, "/options/carried/upgrades/0"),
        ({"ship_strikes": ["", "bad-air", "bad-air"]}, "/options/carried/ship_strikes/2"),
        ({"crew_strikes": [["grazed"], ["hull-breach"]]}, "/options/carried/crew_strikes/1/0"),
        ({"gifts": {"talents.2": 1}}, "/options/carried/gifts"),
        ({"objective": "serenity-part-1"}, "/options/carried/objective"),
    ):
        refusal = not_set_up(2, carried=carried)
        assert (refusal.code, refusal.pointer) == ("option_invalid", pointer)
    assert not_set_up(2, members=["Mal"], carried={"crew_strikes": [[], ["grazed"]]}).detail == "too_few"


def test_a_game_that_nobody_could_play_is_lost_at_once() -> None:
    crew = ["Mal", "Kaylee", "Zoe", "Jayne", "Book"]
    hurt = ["shot-through", "shot-through", "cracked-rib"]
    game = new_game(1, preset="", members=crew, carried={"crew_strikes": [hurt]})
    assert (game.s.status, game.s.outcome, game.s.reason) == ("ended", "loss", "all-defeated")
