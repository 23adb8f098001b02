"""An operator ends a game that isn't over, or gives up what was lost of it: of every game, before its start and while it runs."""

from __future__ import annotations

import pytest

from docs.verifier.verify import check
from domain.kernel.audience import AUDITOR
from domain.kernel.events import CalledOff, Ended, GivenUp
from domain.kernel.lobby import EndGame, GiveUp, SitDown
from domain.kernel.refusal import Refused
from domain.locale import LOCALES
from domain.registry import games
from tests.domain.play import AnyGame, Move, Played, lay, next_move, start
from tests.domain.proving import record_of, verdict_of
from tests.domain.toy import Smugglers

STOP = Move(-1, EndGame(player="p_admin", reason="Nobody came."))
GIVE_UP = Move(-1, GiveUp(player="p_admin", version=99, head="abc"))
EVERY = [Smugglers(), *games().values()]
every_game = pytest.mark.parametrize("game", EVERY, ids=lambda game: game.name)


def waiting(game: AnyGame) -> Played:
    """A table at which somebody sits and others may."""
    played = lay(game, game.seats[1], next(iter(game.presets), ""))
    played.take(Move(-1, SitDown(player="p_1", client_seed="mine")))
    return played


def running(game: AnyGame, moves: int = 30) -> Played:
    """A game in the middle, with a question open if there ever is one."""
    from random import Random

    played, r = start(game, game.seats[1], next(iter(game.presets), "")), Random(1)
    for _ in range(moves):
        played.take(next_move(game, played.last, r))
    while not played.last.open and len(played.moves) < 10 * moves and played.last.status == "running":
        played.take(next_move(game, played.last, r))
    assert played.last.status == "running"
    return played


@every_game
@pytest.mark.parametrize("table", [waiting, running])
@pytest.mark.rule("kernel.operator.end")
def test_the_game_is_over_and_says_why(game: AnyGame, table: type) -> None:
    played = table(game)
    played.take(STOP)
    state = played.last
    assert (state.status, state.outcome, state.reason, state.winners, state.scores) == (
        "ended", "draw", "called-off", (), (),
    )  # fmt: skip
    said, ended = game.events_of(played.commits[-1])[-2:]
    assert said == CalledOff(player="p_admin", reason="Nobody came.", rule="kernel.operator.end")
    assert isinstance(ended, Ended)
    assert ended.seed == played.seed.hex()
    assert game.replay(played.commits).digest() == state.digest()


@every_game
@pytest.mark.parametrize("table", [waiting, running])
@pytest.mark.rule("kernel.operator.end", "kernel.ended")
def test_nobody_is_waited_for_and_everybody_can_read_on(game: AnyGame, table: type) -> None:
    played = table(game)
    before = played.last
    played.take(STOP)
    assert not game.awaited(played.last)
    for viewer in (None, *range(len(played.last.seats))):
        assert game.decisions(played.last, viewer) == ()
        assert viewer is None or game.legal(played.last, viewer) == []
        for locale in LOCALES:
            assert isinstance(game.view(played.last, viewer, locale), game.view_type)
            told = list(game.tell(before.copy(), game.events_of(played.commits[-1]), viewer, locale))
            assert any(one["type"] == "CalledOff" and "Nobody came." in str(one) for one in told)


@every_game
@pytest.mark.parametrize("table", [waiting, running])
def test_its_record_is_found_true_by_both_verifiers(game: AnyGame, table: type) -> None:
    played = table(game)
    played.take(STOP)
    assert verdict_of(game, played.commits).verified
    verdict = check(record_of(game, played.commits, AUDITOR))
    assert (verdict.fault, verdict.head) == (None, played.last.head.hex())


@pytest.mark.rule("kernel.operator.end", "kernel.ended")
def test_what_is_over_stays_as_it_is() -> None:
    played = waiting(EVERY[0])
    played.take(STOP)
    with pytest.raises(Refused) as refusal:
        played.take(STOP)
    assert (refusal.value.code, refusal.value.rule) == ("game_over", "kernel.operator.end")


@every_game
@pytest.mark.parametrize("table", [waiting, running])
@pytest.mark.rule("kernel.operator.give-up")
def test_what_was_lost_is_given_up_and_all_goes_on(game: AnyGame, table: type) -> None:
    from random import Random

    played = table(game)
    before = played.last
    played.take(GIVE_UP)
    after = played.last
    said = game.events_of(played.commits[-1])[0]
    assert said == GivenUp(player="p_admin", version=99, head="abc", rule="kernel.operator.give-up")
    assert (after.given_up, after.open, after.status) == (before.given_up + 1, before.open, before.status)
    assert after.digest() == before.digest()
    for locale in LOCALES:
        told = list(game.tell(before.copy(), [said], None, locale))
        assert "99" in str(told[0])
    if after.status == "running":
        played.take(next_move(game, after, Random(1)))
    assert game.replay(played.commits).digest() == played.last.digest()
    assert verdict_of(game, played.commits).verified
    assert check(record_of(game, played.commits, AUDITOR)).fault is None
