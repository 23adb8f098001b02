"""Between Episodes: what is cleared away, and what the team spends its Credits on."""

from __future__ import annotations

from random import Random

import pytest

from domain.bots import first_move
from domain.bots.firefly import greedy
from domain.deckbuilding.events import TurnPhaseBegan
from domain.deckbuilding.language import Credits, Task
from domain.games.firefly import events as e
from domain.games.firefly.cards.words import FireflyCard
from domain.games.firefly.names import UPGRADES
from domain.kernel import visibility
from tests.domain.deck_referee import besides

from .referee import FIREFLY, Referee, between, given

OFFER = {"upgrade-stack": ["spare-bunks"] * 7 + ["reinforced-hull", "hidden-compartments", "enhanced-sensors"]}
"""A stack whose top three are these, the last on top."""

PAYS = FireflyCard(
    key="pays",
    name="Pays",
    kind="objective",
    group="A",
    tasks=(Task("Have Badger out", enemy="badger"),),
    episode_end=(Credits(2),),
)
TOLD = {"Proposed", "Agreed", "ProposalsSettled"}
LAST = ("Lift the Cargo", "Talk Past the Sheriff")


def finished(episode: int, seats: int = 2) -> Referee:
    """The last task of this Episode was just completed."""
    if episode == 3:
        objective, enemy, done = "the-train-job", "crow", LAST
    elif episode == 2:
        objective, enemy, done = "serenity-part-2", "dobson", ("Defeat Patience", "Outfly the Reavers")
    else:
        objective, enemy, done = "serenity-part-1", "alliance-cruiser", ("Strip the Wreck", "Keep Her Breathing")
    waits = {1: ["the-train-job", "serenity-part-2"], 2: ["the-train-job"], 3: []}[episode]
    zones = {"objective": [objective], "next-objectives": waits, "combat-zone": [enemy]}
    return given(zones, seats, attack=10, tasks=done, episode=episode).fight(enemy)


# -- that there is one


@pytest.mark.rule("firefly.intermission.count", "firefly.end_episode.episode-c")
@pytest.mark.parametrize(("episode", "there"), [(1, True), (2, True), (3, False)])
def test_there_is_one_after_the_first_and_the_second_episode_alone(episode: int, there: bool) -> None:
    game = finished(episode)
    phases = [event.phase for event in game.happened(TurnPhaseBegan)]
    assert ("intermission" in phases) == there
    assert (game.s.status == "ended") != there
    if there:
        assert phases[:2] == ["cleanup", "intermission"]


@pytest.mark.rule("firefly.intermission.order")
def test_what_the_objective_says_comes_before_the_credits_are_counted() -> None:
    with besides(FIREFLY, PAYS):
        game = given({"objective": ["pays"], "combat-zone": ["badger"]}, attack=3).fight("badger")
    assert game.s.credits == 3, "1 for Badger, 2 as the Episode ended"
    paid, shown = ("firefly.intermission." + step for step in ("order", "reveal-upgrades"))
    assert game.rules().index(paid) < game.rules().index(shown)
    assert [event.n for event in game.happened(e.CreditsChanged)] == [1, 3]


@pytest.mark.rule("firefly.intermission.reveal-upgrades")
def test_three_upgrades_are_revealed_to_all() -> None:
    game = between(OFFER, credits=2)
    assert game.shown("offer") == ["enhanced-sensors", "hidden-compartments", "reinforced-hull"]
    assert len(game.s.zone("upgrade-stack")) == 7
    assert between({"upgrade-stack": ["spare-bunks"] * 2}, credits=2).keys("offer") == ["spare-bunks"] * 2


@pytest.mark.rule("firefly.intermission.count-credits", "firefly.intermission.markers-cleared")
def test_the_credits_are_those_of_the_episode_and_their_cards_are_done_with() -> None:
    game = between({"secured": ["sealed-crate"]}, credits=3)
    assert game.s.credits == 3
    assert game.keys("secured") == []
    assert game.keys("defeated-cards") == ["sealed-crate"]


@pytest.mark.rule("firefly.intermission.markers-cleared", "firefly.intermission.unspent-lost")
def test_what_is_left_is_lost_and_not_counted_again() -> None:
    game = between({"secured": ["sealed-crate"]}, credits=2).together("enough")
    assert (game.s.episode, game.s.credits, game.keys("secured")) == (2, 0, [])


# -- who decides


@pytest.mark.rule("firefly.intermission.group-decides")
def test_what_all_agree_to_is_done_whoever_proposed_it() -> None:
    game = between(OFFER, 3, credits=2)
    assert game.waiting() == [(0, "spend-credits"), (2, "spend-credits"), (1, "spend-credits")]
    game.propose(1, "enhanced-sensors").propose(0).propose(2)
    assert game.waiting() == [(0, "agree"), (2, "agree")]
    assert game.options(0) == ["enhanced-sensors"]
    (proposal,) = game.view().proposals
    assert (proposal.card and proposal.card.card, proposal.proposed_by) == ("enhanced-sensors", (1,))
    game.vote(2, "enhanced-sensors").vote(0, "enhanced-sensors")
    assert [(event.seat, len(event.agreed_to)) for event in game.happened(e.Agreed)] == [(0, 1), (2, 1)]
    assert game.keys(UPGRADES[5]) == ["enhanced-sensors"]
    assert game.view().proposals == ()


@pytest.mark.rule("firefly.intermission.group-decides")
def test_with_no_agreement_the_highest_rank_decides() -> None:
    game = between(OFFER, 3, credits=2)
    game.propose(1, "enhanced-sensors").propose(0, "hidden-compartments").propose(2)
    assert (game.options(0), game.options(1)) == (["enhanced-sensors"], ["hidden-compartments"])
    game.vote(2, "enhanced-sensors", "hidden-compartments").vote(1).vote(0)
    assert game.waiting() == [(0, "spend-credits")]
    assert [(one.proposed_by, one.agreed) for one in game.view().proposals] == [((0,), (2,)), ((1,), (2,))]
    assert "spare-bunks" not in game.options(0)
    game.choose("hidden-compartments")
    assert game.keys(UPGRADES[5]) == ["hidden-compartments"]
    assert game.s.credits == 0


@pytest.mark.rule("firefly.intermission.group-decides")
def test_of_two_proposals_that_all_agree_to_that_of_the_highest_rank_is_done() -> None:
    game = between(OFFER, credits=2).propose(1, "enhanced-sensors").propose(0, "hidden-compartments")
    game.vote(0, "enhanced-sensors").vote(1, "hidden-compartments")
    assert game.keys(UPGRADES[5]) == ["hidden-compartments"]


@pytest.mark.rule("firefly.intermission.group-decides")
def test_who_proposed_the_same_need_not_vote() -> None:
    game = between(OFFER, credits=2).propose(1, "enhanced-sensors").propose(0, "enhanced-sensors")
    assert game.keys(UPGRADES[5]) == ["enhanced-sensors"]


def test_where_nobody_proposes_anything_the_spending_is_over() -> None:
    game = between(OFFER, credits=2).propose(1).propose(0)
    assert (game.s.episode, game.waiting()) == (2, [])


@pytest.mark.rule("firefly.intermission.defeated-may-decide")
def test_a_defeated_player_of_the_highest_rank_decides() -> None:
    game = between({**OFFER, "strikes.0": ["grazed"] * 6}, credits=2, defeated=(0,), current=1)
    game.propose(0, "hidden-compartments").propose(1, "enhanced-sensors").vote(0).vote(1)
    assert game.waiting() == [(0, "spend-credits")]
    assert game.choose("hidden-compartments").keys(UPGRADES[5]) == ["hidden-compartments"]


def sentences(game: Referee) -> list[str]:
    """What was told in English of the last action, of what the team decides."""
    told = [one for one in visibility.events(game.events, None) if one["type"] in TOLD]
    return [FIREFLY.event_text(game.s, one, None, "en") for one in told]


def test_what_is_proposed_and_decided_is_told() -> None:
    game = between({**OFFER, "strikes.0": ["grazed"]}, credits=3)
    game.propose(1, "heal-2").propose(0, "enhanced-sensors")
    assert sentences(game) == [
        "Seat 0 proposes to the team: Enhanced Sensors.",
        "Seat 1 proposes to the team: healing of 2 damage.",
    ]
    game.vote(0, "heal-2").vote(1)
    assert sentences(game) == ["Seat 0 agrees: healing of 2 damage.", "The team has decided: healing of 2 damage."]


def test_one_player_alone_just_decides() -> None:
    game = between(OFFER, 1, credits=2)
    assert game.waiting() == [(0, "spend-credits")]
    assert game.choose("enhanced-sensors").keys(UPGRADES[5]) == ["enhanced-sensors"]
    assert not game.happened(e.Proposed)


def test_what_a_player_proposes_is_secret_until_all_have() -> None:
    game = between(OFFER, credits=2).propose(1, "enhanced-sensors")
    assert game.view(0).proposals == ()
    assert [(one.seat, one.options is None) for one in game.view(1).decisions] == [(0, True)]


# -- with bots


def bots_answer(game: Referee, *persons: int) -> Referee:
    """All seats but those of persons are greedy bots', who answer for as long as they are asked."""
    while move := first_move(FIREFLY, game.s, lambda seat: None if seat in persons else greedy, Random):
        game.do(move[1], move[0])
        if not game.waiting():
            break
    return game


@pytest.mark.parametrize("person", [0, 2])
def test_bots_agree_to_what_a_person_proposes(person: int) -> None:
    game = bots_answer(between(OFFER, 5, credits=2), person)
    assert game.waiting() == [(person, "spend-credits")], "all others have said what they think"
    bots_answer(game.propose(person, "enough"), person)
    if person == 2:
        assert game.waiting() == [(2, "agree")], "what the bot of the highest rank proposes"
        bots_answer(game.vote(2), 2)
    assert game.s.episode == 2
    assert [zone for zone in UPGRADES if game.s.zone(zone)] == []


def test_bots_agree_to_what_the_highest_rank_proposes() -> None:
    game = bots_answer(between(OFFER, 5, credits=2))
    assert game.s.episode == 2
    assert game.keys(UPGRADES[5]) != []


# -- what for


@pytest.mark.rule("firefly.intermission.spend-options")
def test_credits_may_be_split_among_all_there_is() -> None:
    zones = {**OFFER, "serenity.3": ["hull-breach"], "strikes.1": ["cracked-rib"]}
    game = between(zones, credits=8).together("hull-breach").together("heal-2")
    game.choose("cracked-rib").together("cards-1").together("enhanced-sensors")
    assert (game.s.credits, game.damage(1), game.keys("repaired")) == (0, 0, ["hull-breach"])
    assert [len(game.s.zone(f"hand.{seat}")) for seat in range(2)] == [7, 1]
    assert game.keys(UPGRADES[5]) == ["enhanced-sensors"]


@pytest.mark.rule("firefly.upgrade.cost")
def test_several_upgrades_may_be_bought() -> None:
    game = between(OFFER, credits=5).together("enhanced-sensors").together("reinforced-hull")
    assert (game.s.credits, game.keys("upgrades.6"), game.keys("upgrades.7")) == (
        0, ["enhanced-sensors"], ["reinforced-hull"],
    )  # fmt: skip


@pytest.mark.rule("firefly.intermission.heal")
def test_each_heals_in_full_and_what_was_paid_twice_adds_up() -> None:
    hurt = {"strikes.0": ["cracked-rib"], "strikes.1": ["cracked-rib", "grazed"]}
    game = between(hurt, credits=2).together("heal-1")
    assert game.waiting() == [(1, "heal-own")]
    assert game.options(1) == ["grazed"]
    game.choose(seat=1).together("heal-1")
    assert sorted(game.waiting()) == [(0, "heal-own"), (1, "heal-own")]
    game.choose("cracked-rib", seat=1).choose("cracked-rib", seat=0)
    assert (game.damage(0), game.damage(1)) == (0, 1)


@pytest.mark.rule("firefly.intermission.heal")
def test_what_was_healed_already_is_gone_from_what_is_paid_next() -> None:
    game = between({"strikes.0": ["grazed", "cracked-rib"]}, credits=2).together("heal-1").choose("grazed")
    game.together("heal-1")
    assert (game.damage(0), game.s.episode) == (2, 2)


@pytest.mark.rule("firefly.intermission.heal-example", "firefly.intermission.heal-whole-cards")
@pytest.mark.parametrize(
    "healed", [("grazed",) * 3, ("grazed", "cracked-rib"), ("shot-through",)], ids=["1+1+1", "1+2", "3"]
)
def test_three_credits_heal_three_damage(healed: tuple[str, ...]) -> None:
    game = between({"strikes.0": ["grazed"] * 3 + ["cracked-rib"] * 2 + ["shot-through"]}, credits=3).together("heal-3")
    for strike in healed:
        game.choose(strike, seat=0)
    assert (game.damage(0), game.s.episode) == (7, 2)


@pytest.mark.rule("firefly.intermission.heal-example")
def test_two_and_two_are_more_than_three() -> None:
    game = between({"strikes.0": ["cracked-rib"] * 2}, credits=3).together("heal-3").choose("cracked-rib")
    assert (game.damage(0), game.s.episode) == (2, 2)


@pytest.mark.rule("firefly.intermission.heal-whole-cards")
def test_a_strike_is_healed_whole_or_not_at_all() -> None:
    game = between({"strikes.0": ["cracked-rib"]}, credits=1).together("heal-1")
    assert game.damage(0) == 2


@pytest.mark.rule("firefly.intermission.heal-non-players")
@pytest.mark.parametrize(("credits", "standing"), [(1, False), (2, True)])
def test_other_main_characters_heal_too_if_it_is_enough(credits: int, standing: bool) -> None:
    game = between({"wounds@mains": ["cracked-rib"]}, credits=credits, down=("Book",)).together(f"heal-{credits}")
    book = game.view().mains[-1]
    assert (book.standing, len(book.strikes)) == (standing, 0 if standing else 1)


@pytest.mark.rule("firefly.intermission.heal-revives", "firefly.intermission.heal")
def test_a_defeated_player_heals_and_is_back_with_six_cards() -> None:
    game = between({"strikes.1": ["grazed"] * 6}, credits=1, defeated=(1,)).together("heal-1")
    game.choose("grazed", seat=1)
    assert game.s.defeated == ()
    assert len(game.s.zone("hand.1")) == 6


@pytest.mark.rule("firefly.intermission.draw")
def test_two_credits_are_a_card_for_each_player_who_is_not_defeated() -> None:
    game = between({"strikes.1": ["grazed"] * 7}, 3, credits=5, defeated=(1,))
    assert [option for option in game.options(0) if option.startswith("cards")] == ["cards-1", "cards-2"]
    game.together("cards-2")
    assert [len(game.s.zone(f"hand.{seat}")) for seat in range(3)] == [8, 0, 2]
    assert game.s.credits == 1


@pytest.mark.rule("firefly.intermission.draw-once")
def test_cards_are_bought_once() -> None:
    game = between(credits=4).together("cards-1")
    assert not [option for option in game.options(0) if option.startswith("cards")]
    assert [option for option in between(episode=2, credits=4).options(0) if option.startswith("cards")]


# -- Upgrades


@pytest.mark.rule("firefly.upgrade.replace")
def test_with_no_empty_slot_the_team_chooses_which_upgrade_makes_room() -> None:
    full = {f"serenity.{n}": ["scorched-plating"] for n in range(1, 5)}
    fitted = {"upgrades.5": ["fire-suppression-system"], "upgrades.6": ["armored-shutters"]}
    game = between({**OFFER, **full, **fitted}, credits=2).together("enhanced-sensors")
    assert game.waiting() == [(0, "replace-upgrade"), (1, "replace-upgrade")]
    game.propose(0).propose(1)
    assert game.waiting() == [(0, "replace-upgrade")]
    game.choose("armored-shutters")
    assert (game.keys("upgrades.5"), game.keys("upgrades.6")) == (["fire-suppression-system"], ["enhanced-sensors"])
    assert "armored-shutters" in game.keys("upgrade-stack")[:3]


@pytest.mark.rule("firefly.upgrade.replace")
def test_with_no_empty_slot_and_no_upgrade_none_can_be_bought_but_one_that_brings_a_slot() -> None:
    full = {f"serenity.{n}": ["scorched-plating"] for n in range(1, 7)}
    game = between({**OFFER, **full}, credits=3)
    assert "enhanced-sensors" not in game.options(0)
    assert game.together("reinforced-hull").keys("upgrades.7") == ["reinforced-hull"]


@pytest.mark.rule("firefly.upgrade.bottom-of-stack")
def test_what_is_not_bought_goes_under_the_stack_as_it_was_revealed() -> None:
    game = between(OFFER, credits=2).together("enough")
    assert (
        game.keys("upgrade-stack")
        == ["reinforced-hull", "hidden-compartments", "enhanced-sensors"] + ["spare-bunks"] * 7
    )
    assert game.s.episode == 2


@pytest.mark.rule("firefly.upgrade.bottom-of-stack")
def test_what_is_not_bought_goes_under_the_stack_as_the_team_likes() -> None:
    few = {"upgrade-stack": OFFER["upgrade-stack"][-4:]}
    game = between(few, credits=2).together("enough").together("reinforced-hull").together("enhanced-sensors")
    assert game.keys("upgrade-stack") == [
        "hidden-compartments", "enhanced-sensors", "reinforced-hull", "spare-bunks",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("episode", "campaign", "more", "asked"),
    [(1, 0, 4, True), (1, 0, 5, False), (1, 1, 7, True), (1, 1, 8, False), (2, 0, 1, True), (2, 0, 2, False)],
)
def test_the_order_is_asked_for_only_where_somebody_may_see_those_upgrades_again(
    episode: int, campaign: int, more: int, asked: bool
) -> None:
    stack = {"upgrade-stack": ["spare-bunks"] * (3 + more)}
    game = between(stack, episode=episode, options={"campaign": campaign})
    assert game.waiting() == ([(0, "under-upgrades"), (1, "under-upgrades")] if asked else [])


# -- repairs


@pytest.mark.rule("firefly.repair.intermission-any")
def test_any_strike_may_be_repaired_one_of_an_episode_deck_to_the_defeated_cards() -> None:
    game = between({"serenity.1": ["bad-air"], "serenity.2": ["magnetic-grapple"]}, credits=1).together(
        "magnetic-grapple"
    )
    assert (game.keys("defeated-cards"), game.keys("repaired")) == (["magnetic-grapple", "serenity-part-1"], [])
    assert game.keys("serenity.1") == ["bad-air"]
