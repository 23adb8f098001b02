"""A table before its game begins: who hosts it, who is sent away, what is changed, who is ready."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec import structs

from docs.verifier.verify import check
from domain.kernel.action import Action
from domain.kernel.audience import AUDITOR
from domain.kernel.hosting import ChangeOptions, HandOver, Readmit, SeatBot
from domain.kernel.lobby import EndGame, SitDown, StandUp, StartGame
from domain.kernel.lobby_events import HostIs
from domain.kernel.ready import SetReady, missing
from domain.kernel.refusal import Refused
from domain.kernel.state import State
from domain.locale import LOCALES
from domain.registry import games
from tests.domain.kernel.arrange import GAME, kinds
from tests.domain.play import AnyGame, Move, Played, lay, next_move, replayed
from tests.domain.proving import record_of, verdict_of
from tests.domain.toy import Smugglers

EVERY = [Smugglers(), *games().values()]
every_game = pytest.mark.parametrize("game", EVERY, ids=lambda game: game.name)


def table(*players: str, seats: int = 3, wait: bool = False) -> Played:
    """A table that p_1 laid, with these players in its seats, `` for nobody."""
    played = lay(GAME, seats, wait=wait)
    for seat, player in enumerate(players):
        if player:
            do(played, SitDown(player=player, seat=seat))
    return played


def do(played: Played, action: Action) -> list[str]:
    """What it makes true, by the names of the events."""
    played.take(Move(-1, action))
    return kinds(GAME.events_of(played.commits[-1]))


def refused(played: Played, action: Action) -> Refused:
    with pytest.raises(Refused) as why:
        GAME.decide(played.last, -1, action)
    assert all(why.value.message(locale) for locale in LOCALES)
    return why.value


def code(played: Played, action: Action) -> tuple[str, str]:
    why = refused(played, action)
    return why.code, why.rule


def who(state: State) -> list[str]:
    return [plan.player or plan.bot for plan in state.seats]


# -- who hosts


@pytest.mark.rule("kernel.lobby.host")
def test_who_lays_a_table_hosts_it_sitting_or_not() -> None:
    played = table("", "p_2", "p_3")
    assert played.last.host == "p_1"
    do(played, StandUp(seat=1))
    assert played.last.host == "p_1"


@pytest.mark.rule("kernel.lobby.host")
def test_when_the_host_stands_up_the_next_who_sits_is_host() -> None:
    played = table("p_2", "p_1", "p_3")
    assert do(played, StandUp(seat=1)) == ["StoodUp", "HostIs"]
    assert played.last.host == "p_3"
    do(played, StandUp(seat=2))
    assert played.last.host == "p_2"


@pytest.mark.rule("kernel.lobby.host")
def test_where_nobody_sits_it_is_who_laid_the_table() -> None:
    played = table("p_1", "p_2")
    do(played, StandUp(seat=0))
    assert do(played, StandUp(seat=1)) == ["StoodUp", "HostIs"]
    (_, host) = GAME.events_of(played.commits[-1])
    assert host == HostIs(player="p_1", seat=-1, rule="kernel.lobby.host")


@pytest.mark.rule("kernel.lobby.host")
def test_a_host_of_two_seats_stays_host_while_in_one_of_them() -> None:
    played = table("p_1", "p_1", "p_2")
    assert do(played, StandUp(seat=0)) == ["StoodUp"]
    assert do(played, StandUp(seat=1)) == ["StoodUp", "HostIs"]
    assert played.last.host == "p_2"


@pytest.mark.rule("kernel.lobby.host")
def test_a_host_hands_over_to_whoever_sits() -> None:
    played = table("p_1", "p_2")
    assert do(played, HandOver(by="p_1", seat=1)) == ["HostIs"]
    assert played.last.host == "p_2"
    assert code(played, HandOver(by="p_2", seat=2)) == ("wrong_phase", "kernel.lobby.host")
    assert code(played, HandOver(by="p_2", seat=3)) == ("not_found", "kernel.lobby.host")
    assert do(played, StandUp(seat=0)) == ["StoodUp"]


# -- who is sent away


@pytest.mark.rule("kernel.lobby.bar")
def test_a_player_who_is_sent_away_leaves_every_seat_and_comes_back_only_when_let() -> None:
    played = table("p_1", "p_2", "p_2")
    assert do(played, StandUp(seat=1, by="p_1")) == ["StoodUp", "StoodUp", "Barred"]
    assert who(played.last) == ["p_1", "", ""]
    assert {event.rule for event in GAME.events_of(played.commits[-1])} == {"kernel.lobby.bar", None}
    assert code(played, SitDown(player="p_2")) == ("forbidden", "kernel.lobby.bar")
    do(played, SitDown(player="p_3"))
    assert code(played, Readmit(by="p_1", player="p_3")) == ("not_found", "kernel.lobby.bar")
    assert do(played, Readmit(by="p_1", player="p_2")) == ["LetBack"]
    do(played, SitDown(player="p_2"))
    assert who(played.last) == ["p_1", "p_3", "p_2"]


@pytest.mark.rule("kernel.lobby.bar")
def test_after_the_start_nobody_is_sent_away() -> None:
    played = table("p_1", "p_2", "p_3")
    do(played, StartGame())
    for action in (StandUp(seat=1, by="p_1"), Readmit(by="p_1", player="p_2"), HandOver(by="p_1", seat=1)):
        assert code(played, action) == ("wrong_phase", "kernel.lobby.start")


# -- bots


@pytest.mark.rule("kernel.lobby.bots")
def test_bots_fill_the_table() -> None:
    played = table("p_1")
    assert do(played, SeatBot(by="p_1", bot="random")) == ["BotSat", "BotSat"]
    assert who(played.last) == ["p_1", "random", "random"]
    assert code(played, SeatBot(by="p_1", bot="random")) == ("table_full", "kernel.lobby.bots")
    do(played, StartGame())
    assert played.last.status == "running"


@pytest.mark.rule("kernel.lobby.bots")
def test_a_bot_plays_one_open_seat_which_the_host_opens_again() -> None:
    played = table("p_1")
    do(played, SeatBot(by="p_1", bot="random", seat=2))
    assert who(played.last) == ["p_1", "", "random"]
    assert code(played, SeatBot(by="p_1", bot="random", seat=0)) == ("seat_taken", "kernel.lobby.bots")
    assert code(played, SeatBot(by="p_1", bot="random", seat=3)) == ("not_found", "kernel.lobby.bots")
    assert code(played, StandUp(seat=2)) == ("not_your_seat", "kernel.lobby.leave")
    assert do(played, StandUp(seat=2, by="p_1")) == ["StoodUp"]
    assert (who(played.last), played.last.barred) == (["p_1", "", ""], ())
    assert code(played, StandUp(seat=2, by="p_1")) == ("not_your_seat", "kernel.lobby.bots")


# -- what is played


@pytest.mark.rule("kernel.lobby.options")
def test_other_options_are_a_presets_and_then_those_asked_for() -> None:
    played = table("p_1")
    do(played, ChangeOptions(by="p_1", preset="long-river", options={"hand": 4}))
    assert (played.last.preset, played.last.options) == ("long-river", {"spaces": 20, "hand": 4})
    do(played, ChangeOptions(by="p_1"))
    assert (played.last.preset, played.last.options) == ("", {"spaces": 7, "hand": 3})


@pytest.mark.rule("kernel.lobby.options")
@pytest.mark.parametrize(
    ("asked", "pointer"),
    [
        ({"preset": "regatta"}, "/preset"),
        ({"options": {"spaces": 2}}, "/options/spaces"),
        ({"options": {"oars": 2}}, "/options"),
        ({"options": {"hand": 5}}, "/options/hand"),
    ],
)
def test_options_are_refused_as_when_a_table_is_laid(asked: dict[str, Any], pointer: str) -> None:
    why = refused(table("p_1", seats=4), ChangeOptions(by="p_1", **asked))
    assert (why.code, why.pointer) == ("option_invalid", pointer)


@pytest.mark.rule("kernel.lobby.options")
def test_what_a_campaign_agreed_on_stays() -> None:
    played = table("p_1")
    played.states[-1] = structs.replace(played.last, campaign="c_1")
    assert code(played, ChangeOptions(by="p_1")) == ("wrong_phase", "kernel.lobby.options")


@pytest.mark.rule("kernel.lobby.options")
def test_options_are_of_the_cards_that_the_table_was_laid_with() -> None:
    played = table("p_1")
    played.states[-1] = structs.replace(played.last, content="older")
    assert code(played, ChangeOptions(by="p_1")) == ("wrong_phase", "kernel.lobby.options")


@pytest.mark.rule("kernel.lobby.options")
def test_a_game_for_one_alone_is_not_agreed_on_among_several() -> None:
    game = games()["conquest"]
    played = lay(game, 2, "competitive")
    for player in ("p_1", "p_2"):
        played.take(Move(-1, SitDown(player=player)))
    with pytest.raises(Refused) as why:
        game.decide(played.last, -1, ChangeOptions(by="p_1", preset="solo"))
    assert (why.value.code, why.value.detail) == ("wrong_phase", "alone")


@pytest.mark.rule("kernel.lobby.options")
def test_nothing_is_changed_after_the_start() -> None:
    played = table("p_1", "p_2", "p_3")
    do(played, StartGame())
    for action in (ChangeOptions(by="p_1"), SeatBot(by="p_1", bot="random"), SetReady(player="p_1")):
        assert code(played, action) == ("wrong_phase", "kernel.lobby.start")


# -- who is ready


@pytest.mark.rule("kernel.lobby.ready")
def test_a_table_that_waits_begins_once_everybody_but_the_host_is_ready() -> None:
    played = table("p_1", "p_2", "p_2", wait=True)
    assert missing(played.last) == (1, 2)
    why = refused(played, StartGame())
    assert (why.code, why.rule, why.detail) == ("wrong_phase", "kernel.lobby.ready", "not_ready")
    assert why.message("en") == "Seats 1, 2 aren't ready yet."
    assert do(played, SetReady(player="p_2")) == ["ReadySet", "ReadySet"]
    assert (missing(played.last), played.last.ready) == ((), (1, 2))
    do(played, StartGame())
    assert played.last.status == "running"


@pytest.mark.rule("kernel.lobby.ready")
def test_a_table_that_does_not_wait_begins_without() -> None:
    played = table("p_1", "p_2", "p_3")
    do(played, SetReady(player="p_2"))
    assert (missing(played.last), played.last.ready) == ((), (1,))
    do(played, StartGame())


@pytest.mark.rule("kernel.lobby.ready")
def test_nobody_is_ready_who_does_not_sit_or_says_so_no_more() -> None:
    played = table("p_1", "p_2", wait=True)
    assert code(played, SetReady(player="p_9")) == ("not_your_seat", "kernel.lobby.ready")
    for ready in (True, True, False, False):
        do(played, SetReady(player="p_2", ready=ready))
        assert played.last.ready == ((1,) if ready else ())


@pytest.mark.rule("kernel.lobby.ready")
@pytest.mark.parametrize(
    "change",
    [
        SitDown(player="p_3"),
        StandUp(seat=0),
        StandUp(seat=0, by="p_2"),
        SeatBot(by="p_1", bot="random"),
        ChangeOptions(by="p_1"),
    ],
    ids=lambda action: type(action).__name__,
)
def test_nobody_is_ready_any_more_when_it_changes_who_sits_or_what_is_played(change: Action) -> None:
    played = table("p_1", "p_2", wait=True)
    do(played, SetReady(player="p_2"))
    do(played, change)
    assert played.last.ready == ()


# -- what is proved


@every_game
def test_the_record_of_a_lobby_is_found_true_by_both_verifiers_and_told(game: AnyGame) -> None:
    """Whatever the game: its events are known, said in words, and replay to what was there."""
    played = lay(game, game.seats[1], next(iter(game.presets), ""))
    last = game.seats[1] - 1
    lobby: list[Action] = [SitDown(player="p_2"), SetReady(player="p_2"), StandUp(seat=0, by="p_1"),
                           Readmit(by="p_1", player="p_2"), SitDown(player="p_1", seat=0)]  # fmt: skip
    if last:
        lobby += [SitDown(player="p_2", seat=last), HandOver(by="p_1", seat=last)]
        lobby += [StandUp(seat=last), SeatBot(by="p_1", bot="random")]
    lobby += [ChangeOptions(by="p_1", preset=played.last.preset), StartGame()]
    for action in lobby:
        before = played.last
        played.take(Move(-1, action))
        for locale in LOCALES:
            told = list(game.tell(before.copy(), game.events_of(played.commits[-1]), None, locale))
            assert all(one["text"] for one in told)
    played.take(next_move(game, played.last, Random(1)))
    played.take(Move(-1, EndGame(player="p_admin", reason="Enough.")))
    assert [state.digest() for state in map(State.copy, replayed(played))] == [s.digest() for s in played.states[1:]]
    assert verdict_of(game, played.commits).verified
    verdict = check(record_of(game, played.commits, AUDITOR))
    assert (verdict.fault, verdict.head) == (None, played.last.head.hex())


def test_what_is_agreed_on_before_the_start_is_no_part_of_the_digest() -> None:
    played = table("p_1", "p_2", wait=True)
    digest = played.last.digest()
    do(played, SetReady(player="p_2"))
    do(played, HandOver(by="p_1", seat=1))
    assert played.last.digest() == digest
