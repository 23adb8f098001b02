"""Games in which moves were taken back: found true by both verifiers, and found out where they lead to another table."""

from contextlib import suppress
from random import Random

import pytest
from msgspec import Raw, structs

from docs.verifier.verify import check
from domain.kernel.action import Undo
from domain.kernel.commit import Commit, chain_hash, pack, public_form, unpack
from domain.kernel.refusal import Refused
from domain.kernel.rng import salt_key
from domain.kernel.stored import check_stream
from domain.kernel.verdict import Verdict
from tests.domain.conformance.tables import GAMES
from tests.domain.play import AnyGame, Played, next_move, start
from tests.domain.proving import record_of, verdict_of

MOVES = 60
TAKEN = 3

every_game = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])


def with_moves_taken_back(game: AnyGame) -> Played:
    """A game in which some players took back what they had done, and once what nobody has done since."""
    r = Random(game.name)
    played = start(game, 2, next(iter(game.presets), ""), policy="own_last")
    taken = 0
    while played.last.status != "ended" and (len(played.moves) < MOVES or not taken):
        played.take(move := next_move(game, played.last, r))
        if taken < TAKEN and played.last.status != "ended":
            with suppress(Refused):
                played.take_back(move.seat, Undo())
                taken += 1
    assert taken
    return played


def verdict(played: Played, commits: list[Commit]) -> Verdict:
    """What is said of the record, by both verifiers, and of what is stored."""
    game = played.game
    said = verdict_of(game, commits)
    assert check_stream(list(map(pack, commits)), {game.name: game}, "a game") == said
    if said.verified or said.fault != "wrong-table":
        second = check(record_of(game, commits)).fault
        assert (second.kind if second else None) == said.fault
    return said


@every_game
def test_a_game_in_which_moves_were_taken_back_is_proved(game: AnyGame) -> None:
    played = with_moves_taken_back(game)
    assert verdict(played, played.commits).verified


@every_game
def test_a_move_that_is_taken_back_to_another_table_is_found(game: AnyGame) -> None:
    played = with_moves_taken_back(game)
    n = next(n for n, commit in enumerate(played.commits) if unpack(commit.events)[0]["type"] == "Undone")
    other = played.states[n - 2].packed()  # a version further back than the one that is named
    first, *others = unpack(played.commits[n].events)
    events = Raw(pack([first | {"table": other}, *others]))
    forged = chained([*played.commits[:n], structs.replace(played.commits[n], events=events)], played.last.seed)
    said = verdict(played, forged)
    assert (said.version, said.fault) == (n + 1, "wrong-table")


def chained(commits: list[Commit], seed: str) -> list[Commit]:
    """The commits, with their hashes made anew."""
    made, head = list[Commit](), b""
    for commit in commits:
        draft = structs.replace(commit, prev=head)
        head = chain_hash(public_form(draft, salt_key(seed)))
        made.append(structs.replace(draft, hash=head))
    return made
