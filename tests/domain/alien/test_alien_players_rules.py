"""Alien Players: how a player becomes one, what an Alien turn is, and what ends it all."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from msgspec import structs

from domain.deckbuilding.events import TurnBegan
from domain.deckbuilding.language import AddHive, Draw, EachAlien, Hazard, PlaceFacehugger, Pool, Strike
from domain.games.alien import actions as a
from domain.games.alien.cards.words import discard
from domain.games.alien.events import TurnPhaseBegan
from domain.kernel.event import Event
from domain.kernel.events import AbilityOn
from domain.kernel.state import evolve

from .referee import Referee, besides, given, new_game, trial

ALIENS = {"alien_players": True}
BURSTER, HUGGER, CLAWS, IMPALED, WALL, AWAY = (
    "chestburster",
    "facehugger",
    "raking-claws",
    "impaled",
    "resin-wall",
    "drag-away",
)
HUNTER, WARRIOR = "hunter-xenomorph", "warrior-xenomorph"
NEST = {"alien-deck": [WALL] * 36, "alien-avatars": [HUNTER, WARRIOR]}


def alien_turn(zones: Mapping[str, Sequence[str]] | None = None, seats: int = 3, **about: Any) -> Referee:
    """The turn of seat 0, whom a Chestburster killed, with a deck of Resin Walls."""
    return given({**NEST, **(zones or {})}, seats, options=ALIENS, begin=True, **{"burst": (0,), **about})


# -- becoming one


@pytest.mark.rule("alien.alien_player.trigger")
def test_who_died_by_a_chestburster_comes_back_on_the_own_next_turn_and_who_died_by_strikes_does_not() -> None:
    zones = {**NEST, "deck.0": [BURSTER], "combat-zone": ["warrior-drone"], "strikes.1": [IMPALED] * 2 + [CLAWS]}
    table = given(zones, 3, options=ALIENS)

    table.end_turn()
    assert (table.s.current, table.s.by, table.s.prowling) == (1, {0: BURSTER}, ())
    table.end_turn()
    assert (table.s.current, table.s.by, table.s.prowling) == (2, {0: BURSTER, 1: "strikes"}, ())
    table.end_turn()
    assert (table.s.current, table.s.phase, table.s.prowling, table.s.living) == (0, "alien", (0,), (2,))
    table.end_turn()

    assert (table.s.current, table.s.phase, table.s.dead) == (2, "action", (0, 1))


@pytest.mark.rule("alien.alien_player.remove-old")
def test_the_avatar_and_all_own_cards_of_who_turns_alien_are_gone() -> None:
    own = {"hand.0": ["grunt"], "discard.0": ["specialist"], "played.0": ["watchful"], "deck.0": ["grunt", BURSTER]}
    with besides(trial(Draw())):
        table = given({**NEST, **own, "hand.0": ["grunt", "trial"]}, options=ALIENS)
        old = table.keys("avatar.0")
        table.play("trial").end_turn()

    assert (table.s.current, table.s.phase) == (0, "alien")
    assert sorted(table.keys("removed")) == sorted([*old, "grunt", "grunt", "specialist", "watchful", "trial", BURSTER])
    assert [table.keys(f"{zone}.0") for zone in ("deck", "discard", "played", "vigilant")] == [[]] * 4
    assert (table.keys("hand.0"), table.keys("avatar.0")) == ([WALL] * 6, [WARRIOR])


@pytest.mark.rule("alien.alien_player.avatar")
def test_the_alien_avatar_comes_off_a_shuffled_pile_of_four_and_gives_health_and_defense() -> None:
    piles = [new_game(2, seed, alien_players=True).keys("alien-avatars") for seed in range(1, 25)]
    assert {tuple(sorted(pile)) for pile in piles} == {
        (HUNTER, "praetorian-xenomorph", WARRIOR, "xenomorph-taskmaster")
    }
    assert {pile[-1] for pile in piles} == set(piles[0])

    table = alien_turn()

    assert (table.keys("avatar.0"), table.keys("alien-avatars"), table.waiting()) == ([WARRIOR], [HUNTER], [])
    assert (table.reading().health(0), table.reading().avatar(0).defense) == (9, 4)


@pytest.mark.rule("alien.alien_player.deck")
def test_six_cards_are_drawn_from_a_shuffled_deck_of_thirty_six() -> None:
    decks = [new_game(2, seed, alien_players=True).keys("alien-deck") for seed in (1, 2)]
    assert [len(deck) for deck in decks] == [36, 36]
    assert (decks[0] != decks[1], sorted(decks[0]) == sorted(decks[1])) == (True, True)

    table = alien_turn({"alien-deck": [WALL] * 30 + [AWAY] * 6})

    assert (table.keys("hand.0"), table.keys("alien-deck")) == ([AWAY] * 6, [WALL] * 30)


@pytest.mark.rule("alien.alien_player.second-alien-deck")
def test_a_second_alien_player_shares_the_deck_and_keeps_it_when_the_first_dies() -> None:
    cards = [WALL] * 24 + [AWAY] * 6 + ["drive-the-brood"] * 6
    zones = {"alien-deck": cards, "strikes.0": [CLAWS] * 8, "hand.2": ["captain-of-the-ship"] * 2}
    table = alien_turn(zones, burst=(0, 1))
    assert (table.s.current, table.keys("hand.0")) == (0, ["drive-the-brood"] * 6)

    table.end_turn()
    assert (table.s.current, table.keys("hand.0"), table.keys("hand.1")) == (1, [AWAY] * 6, [WALL] * 6)
    assert (table.keys("alien-deck"), table.keys("alien-discard")) == ([WALL] * 18, ["drive-the-brood"] * 6)
    table.end_turn().play("captain-of-the-ship").play("captain-of-the-ship").fight_player(0)

    assert (table.s.prowling, table.keys("hand.0"), table.keys("hand.1")) == ((1,), [], [WALL] * 6)
    assert table.keys("alien-deck") == [WALL] * 12
    assert table.keys("alien-discard") == ["drive-the-brood"] * 6 + [WALL] * 6


@pytest.mark.rule("alien.alien_player.fifth-alien", "alien.alien_player.all-aliens-end")
def test_the_fifth_of_five_who_turns_alien_ends_the_game() -> None:
    avatars = {"alien-avatars": [HUNTER, "praetorian-xenomorph", WARRIOR, "xenomorph-taskmaster"]}
    table = alien_turn({**avatars, "deck.4": [BURSTER]}, 5, burst=(0, 1, 2, 3))
    for _ in range(4):
        table.end_turn()
    assert (table.s.current, table.s.prowling, table.keys("alien-avatars")) == (4, (0, 1, 2, 3), [])

    table.end_turn()

    assert (table.s.status, table.s.outcome, table.s.reason, table.s.scores) == (
        "ended",
        "loss",
        "only-aliens",
        (0,) * 5,
    )
    assert table.s.prowling == (0, 1, 2, 3)


@pytest.mark.rule("alien.alien_player.goal", "alien.alien_player.all-aliens-end")
@pytest.mark.parametrize(
    ("zones", "by"),
    [
        ({"deck.1": [BURSTER]}, BURSTER),
        ({"combat-zone": ["warrior-drone"], "strikes.1": [IMPALED] * 2 + [CLAWS]}, "strikes"),
    ],
)
def test_the_game_is_lost_at_once_when_the_last_player_dies(zones: dict[str, list[str]], by: str) -> None:
    table = alien_turn(zones, 2).end_turn()
    assert (table.s.current, table.s.status, table.s.prowling) == (1, "running", (0,))

    table.end_turn()

    assert (table.s.status, table.s.outcome, table.s.reason) == ("ended", "loss", "only-aliens")
    assert (table.s.by[1], table.s.scores, table.s.winners) == (by, (0, 0), ())


# -- the turn


@pytest.mark.rule("alien.alien_player.turn-play")
@pytest.mark.parametrize("n", [0, 2, 6])
def test_any_number_of_the_six_cards_is_played(n: int) -> None:
    table = alien_turn({"alien-deck": ["marked-prey"] * 36})

    for _ in range(n):
        table.play("marked-prey")

    assert (len(table.keys("played.0")), len(table.keys("hand.0"))) == (n, 6 - n)
    assert (table.s.attack, table.s.recruit) == (0, 0)
    table.end_turn()
    assert (table.s.current, table.s.phase) == (1, "action")


@pytest.mark.rule("alien.alien_player.turn-refresh")
def test_played_and_kept_cards_are_discarded_and_six_are_drawn() -> None:
    table = alien_turn({"alien-deck": [WALL] * 30 + ["marked-prey"] * 6}).play("marked-prey").play("marked-prey")
    assert (len(table.keys("played.0")), len(table.keys("hand.0"))) == (2, 4)

    table.end_turn()

    assert (table.keys("alien-discard"), table.keys("played.0")) == (["marked-prey"] * 6, [])
    assert (table.keys("hand.0"), table.keys("alien-deck")) == ([WALL] * 6, [WALL] * 24)


@pytest.mark.rule("alien.alien_player.no-other-phases")
def test_an_alien_turn_has_no_hive_phase_no_strikes_and_no_recruiting() -> None:
    with besides(trial(Pool(9, 9), key="rich", kind="alien")):
        zones = {"combat-zone": ["warrior-drone"], "complex.airlock": ["worker-drone"], "alien-deck": ["rich"] * 36}
        table = alien_turn(zones)
        assert (table.s.phase, table.complex(), len(table.keys("hive"))) == ("alien", {"airlock": "(worker-drone)"}, 12)

        table.play("rich")
        assert (table.s.attack, table.s.recruit) == (9, 9)
        kinds = (a.Recruit, a.Scan, a.FightEnemy, a.FightPlayer)
        assert [table.legal(kind) for kind in kinds] == [[]] * len(kinds)
        table.end_turn()

    assert (table.s.current, table.keys("strikes.0"), table.keys("strikes.1")) == (1, [], [])
    assert (len(table.keys("hive")), len(table.keys("strike-deck"))) == (11, 20)


@pytest.mark.rule("alien.alien_player.reshuffle")
def test_the_discard_pile_becomes_the_deck_when_that_runs_out_amid_a_draw() -> None:
    zones = {"alien-deck": [AWAY] * 2, "alien-discard": [WALL] * 34}

    table = alien_turn(zones)

    assert (sorted(table.keys("hand.0")), table.keys("alien-deck")) == ([AWAY] * 2 + [WALL] * 4, [WALL] * 30)
    assert table.keys("alien-discard") == []


@pytest.mark.rule("alien.alien_player.named-effects")
@pytest.mark.parametrize(("by", "drawn"), [(1, [1, 0, 0, 0, 0]), (2, [1, 1, -1, 0, 0])])
def test_what_each_alien_player_does_is_done_by_alien_players_alone(by: int, drawn: list[int]) -> None:
    """Whoever plays such a card, an Alien Player or a player: it is one card less in that hand."""
    with besides(trial(EachAlien((Draw(),)))):
        cards = {"alien-deck": ["trial"] * 36, "hand.2": ["trial"], "deck.4": ["grunt"] * 3}
        table = alien_turn(cards, 5, burst=(0, 1), dead=(3,))
        for _ in range(by):
            table.end_turn()
        hands = [len(table.keys(f"hand.{seat}")) for seat in range(5)]
        table.play("trial")

    assert (table.s.current, table.s.prowling, hands) == (by, (0, 1), [6, 6, 1, 0, 0])
    assert [len(table.keys(f"hand.{seat}")) - n for seat, n in enumerate(hands)] == drawn
    assert "alien.alien_player.named-effects" in table.rules()


@pytest.mark.rule("alien.alien_player.no-coordinate")
def test_nobody_coordinates_to_an_alien_player_nor_an_alien_player_to_anybody() -> None:
    table = alien_turn({"hand.1": ["the-companys-orders", "captain-of-the-ship"]})

    refusal = table.refused(a.Coordinate(card=table.find("hand.1", "the-companys-orders")), 1)
    assert (refusal.rule, table.legal(a.Coordinate, 1)) == ("alien.alien_player.no-coordinate", [])
    table.end_turn()

    assert (table.s.current, table.legal(a.Coordinate, 0)) == (1, [])
    table.refused(a.Coordinate(card=table.find("hand.0", WALL)), 0)


# -- Strikes and death


@pytest.mark.rule("alien.alien_player.strike-text-ignored")
def test_of_a_strike_an_alien_player_draws_only_the_damage_counts() -> None:
    hurting = trial(key="hurting", kind="strike", damage=2, strike=(Strike(),))
    missing = trial(key="missing", kind="strike", damage=0, strike=(Strike(), AddHive(1)))
    with besides(hurting, missing):
        zones = {"strike-deck": [CLAWS, CLAWS, "missing", "hurting"], "hand.1": ["heavy-ordnance"] * 6}
        table = alien_turn(zones).end_turn()
        for _ in range(4):
            table.play("heavy-ordnance")
            while table.waiting():
                table.choose()
        before = table.complex()

        table.fight_player(0)
        assert (table.keys("strikes.0"), table.damage(0), table.keys("discarded-strikes")) == (["hurting"], 2, [])
        table.fight_player(0)

    assert (table.keys("strikes.0"), table.keys("discarded-strikes")) == (["hurting"], ["missing"])
    assert (table.keys("strike-deck"), table.complex()) == ([CLAWS] * 2, before)


@pytest.mark.rule("alien.alien_player.death")
def test_an_alien_player_dies_of_damage_and_leaves_what_is_on_the_board() -> None:
    zones = {"strikes.0": [CLAWS] * 8, "hand.1": ["captain-of-the-ship"] * 2, "complex.airlock": ["worker-drone"]}
    table = alien_turn({**zones, "alien-deck": [AWAY] * 30 + [WALL] * 6, "alien-discard": [AWAY] * 2})
    table.play(WALL)
    while table.waiting():
        table.choose(table.options()[0])
    walls = [zone for zone in table.s.zones if zone.startswith("attached.") and WALL in table.keys(zone)]
    table.end_turn().play("captain-of-the-ship").play("captain-of-the-ship").fight_player(0)

    assert (table.s.prowling, table.s.slain_aliens, table.s.status) == ((), (0,), "running")
    assert [table.keys(zone) for zone in ("hand.0", "alien-deck", "alien-discard", "strikes.0")] == [[]] * 4
    assert [table.keys(zone) for zone in walls] == [[WALL]]
    assert table.keys("removed").count(WALL) + table.keys("removed").count(AWAY) == 37
    assert table.keys("discarded-strikes") == [CLAWS] * 9
    table.end_turn().end_turn()
    assert table.s.current == 1


# -- what comes up on an Alien turn


@pytest.mark.rule("alien.alien_player.event-hazard")
@pytest.mark.parametrize("card", ["event-the-sos", "hazard-the-sos"])
@pytest.mark.parametrize("chosen", ["grunt", "specialist"])
def test_an_event_or_hazard_revealed_on_an_alien_turn_befalls_the_next_player_who_decides(
    card: str, chosen: str
) -> None:
    lose = (discard(1),)
    there = (
        trial(key="troubled", kind="objective", stage=1, event=lose),
        trial(key="haunted", kind="location", hazards=(Hazard("Lost", lose),)),
    )
    hands = {"hand.1": ["airlock-gambit"], "hand.2": ["grunt", "specialist"]}
    zones = {"objectives": ["troubled"], "location": ["haunted"], "complex.airlock": [card], **hands}
    with besides(*there):
        table = alien_turn({**zones, "alien-deck": ["drop-from-above"] * 36}, 4, burst=(0, 1)).play("drop-from-above")
        while table.waiting()[0][0] == 0:
            table.choose(table.options()[0])
        assert ([seat for seat, _ in table.waiting()], table.options()) == ([2], ["grunt", "specialist"])
        table.choose(chosen)

    kept = {"grunt": "specialist", "specialist": "grunt"}[chosen]
    assert (table.keys("hand.2"), table.keys("discard.2"), table.keys("discarded")) == ([kept], [chosen], [card])
    assert (table.keys("hand.0"), table.keys("hand.1"), table.s.phase) == (
        ["drop-from-above"] * 5,
        ["airlock-gambit"],
        "alien",
    )


@pytest.mark.rule("alien.alien_player.facehugger-redirect")
@pytest.mark.parametrize("killer", [1, 2, None])
def test_a_facehugger_of_an_alien_turn_goes_to_the_next_player_who_has_two_turns(killer: int | None) -> None:
    hunted = trial(PlaceFacehugger(), key="hunted", kind="alien")
    with besides(hunted):
        hands = {f"hand.{seat}": ["captain-of-the-ship"] * 2 for seat in (1, 2)}
        table = alien_turn({**hands, "alien-deck": ["hunted"] * 36}).play("hunted")
        assert (table.keys("facehuggers.0"), table.keys("facehuggers.1")) == ([], [HUGGER])
        for seat in (1, 2):
            table.end_turn()
            assert (table.s.current, table.keys("facehuggers.1"), table.keys("discard.1").count(BURSTER)) == (
                seat,
                [HUGGER],
                0,
            )
            if killer == seat:
                table.play("captain-of-the-ship").play("captain-of-the-ship").fight(HUGGER)
                break
        table.end_turn()

    assert (table.keys("facehuggers.1"), table.keys("dead-enemies")) == ([], [HUGGER])
    assert table.keys("discard.1").count(BURSTER) == (0 if killer else 1)


@pytest.mark.rule("alien.alien_player.facehugger-second-chance")
def test_an_alien_turn_in_between_is_no_turn_of_the_facehuggers() -> None:
    table = given({**NEST, "facehuggers.0": [HUGGER]}, 3, options=ALIENS, burst=(1,))

    table.end_turn()
    assert (table.s.current, table.s.phase) == (1, "alien")
    table.end_turn()
    assert (table.s.current, table.keys("facehuggers.0"), table.keys("discard.0").count(BURSTER)) == (2, [HUGGER], 0)
    table.end_turn()

    assert (table.keys("facehuggers.0"), table.keys("discard.0").count(BURSTER)) == ([], 1)
    assert table.keys("dead-enemies") == [HUGGER]


@pytest.mark.rule("alien.alien_player.facehugger-second-chance")
def test_the_only_player_has_the_own_next_turn_as_second_chance() -> None:
    table = given({**NEST, "facehuggers.0": [HUGGER]}, 2, options=ALIENS, burst=(1,))

    table.end_turn().end_turn()
    assert (table.s.current, table.keys("facehuggers.0"), table.keys("discard.0").count(BURSTER)) == (0, [HUGGER], 0)
    table.end_turn()

    assert (table.keys("facehuggers.0"), table.keys("discard.0").count(BURSTER)) == ([], 1)


# -- how long things last


LASTING = AbilityOn(source=1, key=WALL, number=0, hook="attack", seat=0, until="next-turn")


@pytest.mark.parametrize(
    ("events", "until"),
    [
        ([TurnBegan(seat=1)], "turn"),
        ([TurnBegan(seat=1), TurnPhaseBegan(phase="hive")], "turn"),
        ([TurnBegan(seat=1, counts=False)], "next-turn"),
        ([TurnBegan(seat=1, counts=False), TurnPhaseBegan(phase="alien")], "next-turn"),
        ([TurnBegan(seat=1), TurnPhaseBegan(phase="alien")], "next-turn"),
    ],
)
def test_whether_a_turn_counts_is_told_by_its_event_alone(events: list[Event], until: str) -> None:
    """But for games recorded before it was: of them the phase says so."""
    state = given().s
    for event in (LASTING, *events):
        evolve(state, event)

    assert [on.until for on in state.hooks["attack"]] == [until]


def test_what_lasts_for_this_turn_ends_with_it_whether_or_not_the_next_one_counts() -> None:
    state = given().s
    for event in (structs.replace(LASTING, until="turn"), TurnBegan(seat=1, counts=False)):
        evolve(state, event)

    assert state.hooks["attack"] == ()
