"""What holds of a table before its game begins, whatever several people do there and in whatever order."""

from __future__ import annotations

from contextlib import nullcontext
from typing import Any

import pytest
from hypothesis import settings, strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test

from domain.kernel.action import Action
from domain.kernel.hosting import ChangeOptions, HandOver, Readmit, SeatBot
from domain.kernel.lobby import KeepSeat, SitDown, StandUp, StartGame
from domain.kernel.ready import SetReady
from domain.kernel.refusal import Refused
from domain.kernel.state import State
from tests.domain.kernel.arrange import GAME
from tests.domain.play import Move, Played, lay, replayed

CREATOR = "p_1"
PLAYERS = st.sampled_from([CREATOR, "p_2", "p_3", "p_4"])
SEATS = st.integers(-1, 3)


class Lobby(RuleBasedStateMachine):
    """Several people at a table of three. What is remembered here, is remembered of what was done, not of the state."""

    played: Played

    @initialize(wait=st.booleans())
    def laid(self, wait: bool) -> None:
        self.played = lay(GAME, 3, wait=wait)
        self.wait = wait
        self.sent_away: set[str] = set()
        self.said: set[str] = set()

    @property
    def now(self) -> Any:
        return self.played.last

    def holder(self, seat: int) -> str:
        return self.now.seats[seat].player if 0 <= seat < 3 else ""

    def done(self, action: Action) -> bool:
        """Whether it could be done. Who sits and what is played are as before where nothing else is said."""
        try:
            self.played.take(Move(-1, action))
        except Refused:
            return False
        return True

    def changed(self, action: Action) -> bool:
        """The same of what makes nobody ready any more."""
        if done := self.done(action):
            self.said.clear()
        return done

    @rule(player=PLAYERS, seat=SEATS | st.none())
    def sits(self, player: str, seat: int | None) -> None:
        free = any(self.is_open(n, player) for n in (range(3) if seat is None else (seat,)))
        assert self.changed(SitDown(player=player, seat=seat)) == (free and player not in self.sent_away)

    def is_open(self, seat: int, player: str) -> bool:
        return 0 <= seat < 3 and self.now.seats[seat].kind == "open" and self.now.seats[seat].kept in ("", player)

    @rule(seat=SEATS, player=PLAYERS | st.just(""))
    def is_kept(self, seat: int, player: str) -> None:
        if self.done(KeepSeat(seat=seat, player=player)):
            assert self.now.seats[seat].kept == player

    @rule(seat=SEATS)
    def stands(self, seat: int) -> None:
        player, host = self.holder(seat), self.now.host
        assert self.changed(StandUp(seat=seat)) == bool(player)
        if player and host != player:
            assert self.now.host == host

    @rule(seat=SEATS)
    def is_sent_away(self, seat: int) -> None:
        player, host = self.holder(seat), self.now.host
        if player == host:
            return  # a host leaves, and sends nobody away
        taken = 0 <= seat < 3 and self.now.seats[seat].kind != "open"
        assert self.changed(StandUp(seat=seat, by=host)) == taken
        if player:
            self.sent_away.add(player)
        assert self.now.host == host

    @rule(player=PLAYERS)
    def is_let_back(self, player: str) -> None:
        assert self.done(Readmit(by=self.now.host, player=player)) == (player in self.sent_away)
        self.sent_away.discard(player)

    @rule(seat=SEATS)
    def hands_over(self, seat: int) -> None:
        heir = self.holder(seat)
        assert self.done(HandOver(by=self.now.host, seat=seat)) == bool(heir)
        assert not heir or self.now.host == heir

    @rule(seat=SEATS | st.none())
    def gets_a_bot(self, seat: int | None) -> None:
        self.changed(SeatBot(by=self.now.host, bot="random", seat=seat))
        assert seat is not None or all(plan.kind != "open" or plan.kept for plan in self.now.seats)

    @rule(hand=st.integers(0, 6))
    def agrees_on_a_hand(self, hand: int) -> None:
        assert self.changed(ChangeOptions(by=self.now.host, options={"hand": hand})) == (1 <= hand <= 5)

    @rule(player=PLAYERS, ready=st.booleans())
    def says_so(self, player: str, ready: bool) -> None:
        if self.done(SetReady(player=player, ready=ready)):
            (self.said.add if ready else self.said.discard)(player)

    @invariant()
    def those_are_ready_who_sit_and_have_said_so(self) -> None:
        ready = {n for n, plan in enumerate(self.now.seats) if plan.player in self.said}
        assert set(self.now.ready) == ready
        assert len(self.now.ready) == len(ready)

    @invariant()
    def nobody_sits_who_was_sent_away(self) -> None:
        assert set(self.now.barred) == self.sent_away
        assert not self.sent_away & {plan.player for plan in self.now.seats}

    @invariant()
    def a_seat_is_open_or_a_players_or_a_bots(self) -> None:
        for plan in self.now.seats:
            told = {"open": ("", ""), "player": (plan.player, ""), "bot": ("", "random")}[plan.kind]
            assert (plan.player, plan.bot) == told
            assert bool(plan.player) == (plan.kind == "player")

    @invariant()
    def the_host_sits_or_laid_the_table(self) -> None:
        assert self.now.host in {CREATOR, *(plan.player for plan in self.now.seats)} - {""}

    @invariant()
    def it_begins_when_all_seats_are_taken_and_nobody_is_waited_for(self) -> None:
        full = all(plan.kind != "open" for plan in self.now.seats)
        others = {plan.player for plan in self.now.seats if plan.player} - {self.now.host}
        begins = nullcontext() if full and (not self.wait or others <= self.said) else pytest.raises(Refused)
        with begins:
            GAME.decide(self.now, -1, StartGame())

    def teardown(self) -> None:
        """What was recorded adds up to the same."""
        if hasattr(self, "played"):
            for live, again in zip(self.played.states[1:], replayed(self.played), strict=True):
                assert _told(live) == _told(again)


def _told(state: State) -> tuple[Any, ...]:
    return state.digest(), state.host, state.barred, state.ready, state.wait_for_ready, state.seats, state.options


def test_whatever_is_done_at_a_table() -> None:
    run_state_machine_as_test(Lobby, settings=settings(max_examples=40, stateful_step_count=25, deadline=None))
