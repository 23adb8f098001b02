"""A table at which nobody begins is given up in the end, and not before."""

from __future__ import annotations

import pytest

from docs.verifier.verify import check
from domain.kernel.audience import AUDITOR
from domain.kernel.due import Due, due
from domain.kernel.expiry import Expire
from domain.kernel.lobby import SitDown, StartGame
from domain.kernel.lobby_events import Expired
from domain.kernel.refusal import Refused
from domain.locale import LOCALES
from tests.domain.kernel.arrange import GAME
from tests.domain.play import Move, Played, lay
from tests.domain.proving import record_of, verdict_of

NOON = 43_200_000
GIVEN_UP = Move(-1, Expire())


def table(expires: int = NOON) -> Played:
    played = lay(GAME, 2, expires=expires)
    for player in ("p_1", "p_2"):
        played.take(Move(-1, SitDown(player=player)))
    return played


@pytest.mark.rule("kernel.lobby.expire")
def test_a_table_is_given_up_when_its_time_has_come() -> None:
    played = table()
    assert due(played.last) == Due(NOON, Expire())
    played.take(GIVEN_UP, NOON)
    state = played.last
    assert (state.status, state.outcome, state.reason, state.winners) == ("ended", "draw", "expired", ())
    said, ended = GAME.events_of(played.commits[-1])
    assert said == Expired(rule="kernel.lobby.expire")
    assert ended.seed == played.seed.hex()  # type: ignore[attr-defined]  # it is how the game ended
    assert due(state) is None
    for locale in LOCALES:
        texts = [one["text"] for one in GAME.tell(played.states[-2].copy(), [said, ended], None, locale)]
        assert all(texts)


@pytest.mark.rule("kernel.lobby.expire")
def test_not_before_and_not_once_it_has_begun() -> None:
    played = table()
    with pytest.raises(Refused) as why:
        played.take(GIVEN_UP, NOON - 1)
    assert (why.value.code, why.value.rule) == ("wrong_phase", "kernel.lobby.expire")
    assert all(why.value.message(locale) for locale in LOCALES)
    played.take(Move(-1, StartGame()))
    assert due(played.last) is None
    with pytest.raises(Refused):
        played.take(GIVEN_UP, NOON)


@pytest.mark.rule("kernel.lobby.expire")
def test_a_table_that_says_no_time_never_is() -> None:
    played = table(0)
    assert due(played.last) is None
    with pytest.raises(Refused):
        played.take(GIVEN_UP, NOON)


def test_its_record_is_found_true_by_both_verifiers() -> None:
    played = table()
    played.take(GIVEN_UP, NOON)
    assert verdict_of(GAME, played.commits).verified
    verdict = check(record_of(GAME, played.commits, AUDITOR))
    assert (verdict.fault, verdict.head) == (None, played.last.head.hex())
