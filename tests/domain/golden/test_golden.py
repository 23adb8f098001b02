"""Whole games, written down: a change of the rules shows as a difference to them."""

from typing import Any

import pytest
from msgspec import Raw, structs

from domain.kernel.commit import Commit, chain_hash, pack, public_form, unpack
from domain.kernel.events import Created, Paused
from domain.kernel.game import Decided
from domain.kernel.lobby import CreateGame
from domain.kernel.refusal import Refused
from domain.kernel.rng import salt_key
from domain.kernel.state import State
from domain.registry import games
from tests.domain.golden.games import GOLDEN, Golden
from tests.domain.golden.summary import line, summary
from tests.domain.hosts import host
from tests.domain.play import AnyGame
from tests.domain.proving import words_used

AGAIN = "If the rules were meant to change: python -m tests.domain.golden.record, and review the summaries."

every_golden_game = pytest.mark.parametrize("golden", GOLDEN, ids=[golden.name for golden in GOLDEN])


@every_golden_game
def test_it_replays_to_what_its_summary_says(golden: Golden) -> None:
    game, commits = games()[golden.game], golden.recorded().commits
    state = game.replay(commits)
    assert (state.status, state.reason, len(state.seats)) == ("ended", golden.reason, golden.seats)
    assert summary(game, commits) == golden.summary.read_text(encoding="utf-8")


@every_golden_game
def test_its_record_can_be_proved(golden: Golden) -> None:
    commits = golden.recorded().commits
    events = [event for commit in commits for event in unpack(commit.events)]
    key = salt_key(events[-1]["seed"])
    assert [chain_hash(public_form(commit, key)) for commit in commits] == [commit.hash for commit in commits]
    assert words_used(commits) > 0


@every_golden_game
def test_the_rules_still_decide_it_so(golden: Golden) -> None:
    game, state = games()[golden.game], games()[golden.game].state()
    for commit in golden.recorded().commits:
        action = game.unpack_action(commit.action)
        try:
            decided = (
                created(game, action, commit)
                if isinstance(action, CreateGame)
                else game.decide(state, commit.seat, action)
            )
        except Refused as no:
            pytest.fail(f"recorded: {line(game, state, commit)}\nnow refused: {no.code} by {no.rule}\n{AGAIN}")
        now, _ = game.commit(state, decided, commit.seat, action, commit.at)
        if meant(game, state, now.events) != meant(game, state, commit.events):
            today = structs.replace(commit, events=now.events)
            pytest.fail(f"recorded: {line(game, state, commit)}\nnow:      {line(game, state, today)}\n{AGAIN}")
        # All that was asked for is still read; what can be asked for since then has its default.
        assert unpack(pack(action)).items() >= unpack(commit.action).items()
        game.apply(state, commit)


def meant(game: AnyGame, state: State, packed: Raw) -> list[Any]:
    """The events, with suspended rules as what they say: a word that has learnt more is packed differently."""
    before = frames(game, state.stack)
    events = game.unpack_events(packed)
    paused = {n: frames(game, event.stack) for n, event in enumerate(events) if isinstance(event, Paused)}
    return [paused.get(n, event) for n, event in enumerate(events) if paused.get(n) != before]


def frames(game: AnyGame, stack: bytes) -> list[Any]:
    return game.unpack_stack(stack) if stack else []


def created(game: AnyGame, action: CreateGame, commit: Commit) -> Decided[Any]:
    """The table laid again, for the cards that the recorded game is played with."""
    recorded = game.events_of(commit)[0]
    assert isinstance(recorded, Created)
    decided = game.create(action, bytes.fromhex(recorded.seed))
    table, *others = decided.events
    state = decided.state.copy()
    state.content = recorded.content
    return Decided((structs.replace(table, content=recorded.content), *others), state)


@every_golden_game
def test_its_cards_are_still_what_they_were(golden: Golden) -> None:
    game, (content, commits) = games()[golden.game], golden.recorded()
    then, now = game.packs[game.load(content)], game.packs[game.content_hash]
    changed = [key for key in {*game.replay(commits).what.values()} if now.get(key) != then[key]]
    assert not changed, f"{', '.join(changed)} changed since this game was recorded. {AGAIN}"


def test_every_way_a_game_can_end_is_recorded() -> None:
    """A crossover ends in the ways of the game that it is played by: not every one is recorded of both."""
    endings = {(host(game.name), reason) for game in games().values() for reason in game.endings}
    assert {(host(golden.game), golden.reason) for golden in GOLDEN} == endings


def test_every_number_of_players_is_recorded() -> None:
    counts = {(game.name, n) for game in games().values() for n in range(game.seats[0], game.seats[1] + 1)}
    assert {(golden.game, golden.seats) for golden in GOLDEN} == counts


def test_every_preset_is_recorded() -> None:
    presets = {(game.name, preset) for game in games().values() for preset in game.presets}
    assert presets <= {(golden.game, golden.set_up) for golden in GOLDEN}
