"""The bot that looks ahead: it knows no more than its seat may, it keeps to its time, and the same chance gives the same move."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, NamedTuple

import pytest

from domain.bots import Searcher, bots_for, first_move, playouts
from domain.bots.bot import random_bot
from domain.bots.outlooks.outlook import Outlook, nothing_sure
from domain.bots.search import FEW, ahead, answers, chosen, promising
from domain.kernel.action import Action, Decide
from domain.kernel.commit import pack
from domain.kernel.events import SeatPlan
from domain.kernel.following import Following
from domain.kernel.game import Decided, Game
from domain.kernel.lobby import CreateGame, StartGame
from domain.kernel.redeal import world
from domain.kernel.rng import Stream, random_key
from domain.kernel.sight import Sight, sight, table
from domain.kernel.visibility import DecisionView, OptionView, events as visible
from domain.registry import games

GAMES = [
    ("villains", "first-game", 2),
    ("alien", "first-game", 2),
    ("firefly", "first-game", 2),
    ("conquest", "competitive", 2),
]
SEED, OTHER = 5, 6


class Side(NamedTuple):
    """A game as it really is, and what seat 0 could follow of it."""

    state: Any
    following: Following[Any]

    def go(self, decided: Decided[Any]) -> Side:
        """What was decided comes true."""
        following = self.following.copy()
        for event in decided.events:
            following.see(event)
        return Side(decided.state, following)


def searcher(game: str) -> Searcher:
    bot = bots_for(game)["search"]
    assert isinstance(bot, Searcher)
    return bot


def begun(rules: Game[Any, Any, Any], preset: str, seats: int) -> Side:
    request = CreateGame(game=rules.name, creator="", seats=(SeatPlan("bot", bot="search"),) * seats, preset=preset)
    laid = rules.create(request, SEED.to_bytes(32, "big"))
    side = Side(rules.state(), Following(rules, 0)).go(laid)
    return side.go(rules.decide(laid.state, -1, StartGame()))


@cache
def played(game: str, preset: str, seats: int) -> tuple[Side, ...]:
    """A game at each of its first moves, as greedy bots play it."""
    rules, bot, chance = games()[game], searcher(game).quick, Random(1)
    sides = [begun(rules, preset, seats)]
    while sides[-1].state.status != "ended" and len(sides) < 220:
        move = first_move(rules, sides[-1].state, lambda _: bot, lambda _: chance)
        assert move is not None
        sides.append(sides[-1].go(rules.decide(sides[-1].state, *move)))
    return tuple(sides)


def twin(side: Side, number: int) -> Side:
    """Another game that looks the same to seat 0: another seed, and other cards wherever it doesn't know them."""
    following = side.following.copy()
    following.state = world(side.following, Stream(number.to_bytes(2, "big")))
    following.state.seed, following.state.seed_hash = OTHER.to_bytes(32, "big").hex(), "other"
    following.state.rng += 77
    state = following.state.copy()
    hidden = following.hidden()
    following.lost = {i: state.serial[i] for i in hidden if state.serial[i] != i}
    following.state.serial.update(zip(hidden, hidden, strict=True))
    return Side(state, following)


def together(rules: Game[Any, Any, Any], one: Side, other: Side) -> Iterator[tuple[Side, Side]]:
    """Two games in which the same is done, with the same dice, for as long as they look the same to seat 0."""
    bot, chance = searcher(rules.name).quick, Random(2)
    for n in range(40):
        yield one, other
        move = first_move(rules, one.state, lambda _: bot, lambda _: chance)
        if move is None or one.state.status == "ended":
            return
        try:
            both = [rules.decide(side.state, *move, Stream(n.to_bytes(2, "big"))) for side in (one, other)]
        except Exception:  # what another seat did in the one can't be done in the other
            return
        if list(visible(both[0].events, 0)) != list(visible(both[1].events, 0)):
            return
        one, other = one.go(both[0]), other.go(both[1])


def thought(rules: Game[Any, Any, Any], side: Side, n: int) -> Action | None:
    """What seat 0 would do after so many playouts; None where it has no sight or nothing to do."""
    seen = sight(side.following, 0)
    if seen is None or 0 not in rules.awaited(side.state):
        return None
    state, bot = table(rules, seen), searcher(rules.name)
    quick = bot(rules.view(state, 0), rules.legal(state, 0), rules.decisions(state, 0), Random(3))
    assert quick is not None
    return bot.think(rules, seen, quick, Random(4), playouts(n))


@pytest.mark.parametrize(("game", "preset", "seats"), GAMES)
def test_games_that_look_the_same_to_a_seat_are_the_same_to_its_bot(game: str, preset: str, seats: int) -> None:
    rules, seen, moves = games()[game], 0, 0
    for at, start in enumerate(played(game, preset, seats)[5::7]):
        if start.following.others_asked:
            continue
        wanted = moves + (at % 6 == 0)
        for one, other in together(rules, start, twin(start, at)):
            assert sight(one.following, 0) == sight(other.following, 0)
            seen += sight(one.following, 0) is not None
            if moves < wanted:
                choice = thought(rules, one, 12)
                assert choice == thought(rules, other, 12)
                moves += choice is not None
    assert seen > 15
    assert moves


@pytest.mark.parametrize(("game", "preset", "seats"), GAMES)
def test_a_sight_has_the_view_and_what_the_seat_may_do_and_no_secret(game: str, preset: str, seats: int) -> None:
    rules, looked = games()[game], 0
    for side in played(game, preset, seats)[4::11]:
        seen = sight(side.following, 0)
        if seen is None:
            continue
        looked, state = looked + 1, table(rules, seen)
        assert rules.view(state, 0) == rules.view(side.state, 0)
        assert rules.legal(state, 0) == rules.legal(side.state, 0)
        assert rules.decisions(state, 0) == rules.decisions(side.state, 0)
        key = random_key(side.state.seed, side.state.client_seeds)
        secrets = (side.state.seed.encode(), bytes.fromhex(side.state.seed), key, side.state.seed_hash.encode())
        assert not any(secret in pack(seen) for secret in secrets)
        assert state.rng == 0
    assert looked > 3


def test_where_others_were_asked_something_that_is_not_over_there_is_no_sight() -> None:
    asked = [side for side in played("conquest", "competitive", 2) if side.following.others_asked]
    assert asked
    assert {sight(side.following, 0) for side in asked} == {None}


@cache
def position(game: str = "alien") -> tuple[Game[Any, Any, Any], Sight, Action]:
    """One at which there is something to think about."""
    rules = games()[game]
    bot = searcher(game)
    for side in played(*next(one for one in GAMES if one[0] == game))[40:]:
        seen = sight(side.following, 0)
        if seen is None or 0 not in rules.awaited(side.state):
            continue
        state = table(rules, seen)
        quick = bot(rules.view(state, 0), rules.legal(state, 0), rules.decisions(state, 0), Random(3))
        spent = Counting(12)
        assert quick is not None
        bot.think(rules, seen, quick, Random(1), spent)
        if spent.asked > 12:
            return rules, seen, quick
    raise AssertionError("there is nothing to think about")


class Counting:
    """Time for so many playouts, which counts how often it is asked for."""

    def __init__(self, n: int) -> None:
        self.n, self.asked = n, 0

    def __call__(self) -> bool:
        assert self.asked <= self.n, "it goes on when the time is over"
        self.asked += 1
        return self.asked <= self.n


def test_the_same_chance_and_as_much_time_give_the_same_move() -> None:
    rules, seen, quick = position()
    moves = {searcher("alien").think(rules, seen, quick, Random(9), playouts(15)) for _ in range(3)}
    assert len(moves) == 1


def test_without_time_the_quick_move_is_made() -> None:
    rules, seen, quick = position()
    assert searcher("alien").think(rules, seen, quick, Random(9), playouts(0)) == quick
    nearly = searcher("alien").think(rules, seen, quick, Random(9), Counting(1))
    assert nearly == quick


def test_it_finds_the_move_that_wins() -> None:
    """With an outlook to which one move alone is worth anything, that is made, however little the quick bot thought of it."""
    rules, seen, quick = position()
    state = table(rules, seen)
    moves = [one.action for one in rules.legal(state, 0)]
    wanted = next(move for move in reversed(moves) if move != quick and type(move).__name__ != "SetAutoPass")
    after = rules.decide(state, 0, wanted).state

    def rank(view: Any, legal: Any) -> list[Action]:
        return [quick, wanted]

    def worth(t: Any, seat: int) -> tuple[float, ...]:
        return (float(t.s.zones == after.zones and t.s.attack == after.attack and t.s.recruit == after.recruit),)

    outlook = Outlook(rank, nothing_sure, worth, (0.0, 9.0), lambda t, seat: 0.0, lambda s: s.turn, lambda s: 0)
    assert Searcher(random_bot_of(quick), outlook).think(rules, seen, quick, Random(1), playouts(20)) == wanted


def random_bot_of(_: Action) -> Any:
    return random_bot


def decision(n: int, least: int, most: int) -> DecisionView:
    options = tuple(OptionView(str(k), str(k)) for k in range(n))
    return DecisionView(7, 0, "discard", "", "", None, options, least, most)


def test_ways_to_answer_are_within_bounds_and_the_quick_one_is_first() -> None:
    for n, least, most in ((3, 1, 1), (4, 0, 1), (6, 2, 3), (5, 0, 5), (3, 3, 3)):
        quick = Decide(decision=7, choice=tuple(map(str, range(n - max(1, least), n))))
        ways = answers(decision(n, least, most), quick, Random(1))
        assert ways[0] == quick
        assert len(ways) == len(set(ways)) > 1
        for way in ways:
            assert isinstance(way, Decide)
            assert way.decision == 7
            assert least <= len(set(way.choice)) == len(way.choice) <= most
    alone = answers(decision(4, 0, 1), Decide(decision=7, choice=()), Random(1))
    assert {way.choice for way in alone if isinstance(way, Decide)} == {(), ("0",), ("1",), ("2",), ("3",)}


def test_a_move_is_given_up_once_it_is_clearly_worse_in_the_same_worlds() -> None:
    good, bad = 2 * [0.9, 0.5, 0.8, 0.7, 0.6], 2 * [0.4, 0.1, 0.4, 0.1, 0.1]
    assert promising([bad, good], [0, 1]) == [1]
    assert promising([bad[: FEW - 1], good[: FEW - 1]], [0, 1]) == [0, 1]
    assert promising([good, [n + 0.001 for n in reversed(good)]], [0, 1]) == [0, 1]


def test_the_quick_move_stays_unless_another_is_better_by_more_than_chance() -> None:
    quick, better = [0.5, 0.4, 0.6, 0.5, 0.5, 0.4, 0.6, 0.5], [0.9, 0.8, 1.0, 0.9, 0.9, 0.8, 1.0, 0.9]
    assert chosen([quick, better], [0, 1]) == 1
    assert chosen([quick, [0.9, 0.1, 0.6, 0.5, 0.6, 0.1, 0.9, 0.5]], [0, 1]) == 0
    assert chosen([quick, []], [0, 1]) == 0
    assert chosen([quick[: FEW - 1], better[: FEW - 1]], [0, 1]) == 0
    assert chosen([quick[:FEW], [*better, 0.9, 0.9]], [1]) == 1


def test_by_how_much_a_move_is_ahead_counts_the_worlds_that_both_were_tried_in() -> None:
    assert ahead([1.0, 1.0, 0.0], [1.0, 1.0]) == 0.0
    assert ahead([0.6, 0.8, 1.0, 0.8], [0.5, 0.5, 0.5, 0.5]) == pytest.approx(0.3 / (0.02667 / 4) ** 0.5, rel=0.01)
