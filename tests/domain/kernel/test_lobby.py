"""How a game comes to be: laid, sat down to, started; and left."""

from hashlib import sha256
from typing import Any

import pytest

from domain.kernel import events as e
from domain.kernel.action import Action
from domain.kernel.commit import pack, public_form, unpack
from domain.kernel.event import Event
from domain.kernel.lobby import CreateGame, KeepSeat, SitDown, StandUp, StartGame
from domain.kernel.refusal import Refused
from domain.kernel.rng import random_key, salt_key
from domain.kernel.state import evolve
from domain.kernel.visibility import event as shown
from tests.domain.kernel.arrange import GAME, kinds
from tests.domain.play import Move, Played, lay, play, start
from tests.domain.toy import Row

BOT = e.SeatPlan("bot", bot="random")
OPEN = e.SeatPlan()


def create(seats: tuple[e.SeatPlan, ...] = (OPEN, OPEN), seed: bytes = bytes(32), **request: Any) -> tuple[Event, ...]:
    return GAME.create(CreateGame(game="smugglers", creator="p_1", seats=seats, **request), seed).events


def code(played: Played, action: Action, seat: int = -1) -> str:
    """How an action is refused."""
    with pytest.raises(Refused) as refused:
        GAME.decide(played.last, seat, action)
    assert refused.value.message("en")
    return refused.value.code


@pytest.mark.rule("kernel.lobby.create")
def test_the_server_commits_to_its_seed_before_anybody_has_said_a_word() -> None:
    (created,) = create(seed=b"s" * 32)
    assert isinstance(created, e.Created)
    assert created.seed_hash == sha256(b"s" * 32).hexdigest()
    assert (created.game, created.creator, created.seats) == ("smugglers", "p_1", (OPEN, OPEN))
    assert created.rule == "kernel.lobby.create"


@pytest.mark.rule("kernel.lobby.create")
def test_nobody_may_know_the_seed() -> None:
    (created,) = create()
    assert [shown(created, viewer)["seed"] for viewer in (None, 0, 1)] == [None] * 3


@pytest.mark.rule("kernel.lobby.create", "kernel.ended")
def test_the_seed_is_told_when_the_game_is_over() -> None:
    """And until then in no commit: neither in the clear nor in the words of any event."""
    played = play(GAME, 2, "creek")
    forms = [str(public_form(commit, salt_key(played.last.seed))) for commit in played.commits]
    assert [played.last.seed in form for form in forms] == [False] * (len(forms) - 1) + [True]
    assert sha256(bytes.fromhex(played.last.seed)).hexdigest() == played.last.seed_hash


def test_options_are_the_presets_and_then_those_asked_for() -> None:
    (created,) = create(preset="long-river", options={"hand": 4})
    assert isinstance(created, e.Created)
    assert created.options == {"spaces": 20, "hand": 4}


@pytest.mark.parametrize(
    ("asked_for", "pointer"),
    [
        ({"seats": (OPEN,)}, "/seats"),
        ({"seats": (OPEN,) * 5}, "/seats"),
        ({"preset": "regatta"}, "/preset"),
        ({"options": {"spaces": 2}}, "/options/spaces"),
        ({"options": {"spaces": "seven"}}, "/options/spaces"),
        ({"options": {"oars": 2}}, "/options"),
        ({"options": {"hand": 5}, "seats": (OPEN, BOT, BOT, BOT)}, "/options/hand"),
    ],
)
def test_options_that_the_game_does_not_have_are_refused(asked_for: dict[str, Any], pointer: str) -> None:
    with pytest.raises(Refused) as refused:
        create(**asked_for)
    assert (refused.value.code, refused.value.pointer) == ("option_invalid", pointer)
    assert refused.value.message("en")


@pytest.mark.rule("kernel.lobby.create")
def test_the_creator_may_sit_down_at_once() -> None:
    _, sat = create((BOT, OPEN), sit=True)
    assert sat == e.SatDown(seat=1, player="p_1", rule="kernel.lobby.sit")


@pytest.mark.rule("kernel.lobby.sit")
def test_a_player_takes_a_seat_and_gives_entropy_for_all_to_see() -> None:
    played = lay(GAME, 3)
    played.take(Move(-1, SitDown(player="p_9", seat=1, client_seed="dice, be kind")))
    assert played.last.seats == (OPEN, e.SeatPlan("player", "p_9"), OPEN)
    assert played.last.client_seeds == ("dice, be kind",)


@pytest.mark.rule("kernel.lobby.sit")
def test_without_a_seat_named_it_is_the_first_that_is_open() -> None:
    played = lay(GAME, 2)
    for player in ("p_7", "p_8"):
        played.take(Move(-1, SitDown(player=player)))
    assert [plan.player for plan in played.last.seats] == ["p_7", "p_8"]
    assert code(played, SitDown(player="p_9")) == "table_full"


@pytest.mark.rule("kernel.lobby.sit")
def test_a_taken_seat_is_refused_and_so_is_one_that_there_is_not() -> None:
    played = lay(GAME, 3)
    played.take(Move(-1, SitDown(player="p_7", seat=1)))
    assert code(played, SitDown(player="p_9", seat=1)) == "seat_taken"
    assert code(played, SitDown(player="p_9", seat=3)) == "not_found"
    assert code(played, SitDown(player="p_9", seat=-1)) == "not_found"


@pytest.mark.rule("kernel.lobby.keep")
def test_a_kept_seat_is_taken_by_nobody_else() -> None:
    played = lay(GAME, 2)
    played.take(Move(-1, KeepSeat(seat=0, player="p_7")))
    assert code(played, SitDown(player="p_9", seat=0)) == "seat_taken"
    played.take(Move(-1, SitDown(player="p_9")))
    assert played.last.seats == (e.SeatPlan(kept="p_7"), e.SeatPlan("player", "p_9"))
    assert code(played, SitDown(player="p_9")) == "table_full"
    played.take(Move(-1, SitDown(player="p_7", seat=0)))
    assert played.last.seats[0] == e.SeatPlan("player", "p_7", kept="p_7")


@pytest.mark.rule("kernel.lobby.keep")
def test_without_a_seat_named_it_is_the_one_that_is_kept() -> None:
    played = lay(GAME, 3)
    played.take(Move(-1, KeepSeat(seat=1, player="p_7")))
    played.take(Move(-1, SitDown(player="p_7")))
    assert [plan.player for plan in played.last.seats] == ["", "p_7", ""]


@pytest.mark.rule("kernel.lobby.keep")
def test_a_kept_seat_stays_so_when_its_player_leaves_and_may_be_kept_for_nobody_again() -> None:
    played = lay(GAME, 2)
    for move in (KeepSeat(seat=0, player="p_7"), SitDown(player="p_7"), StandUp(seat=0)):
        played.take(Move(-1, move))
    assert code(played, SitDown(player="p_9", seat=0)) == "seat_taken"
    played.take(Move(-1, KeepSeat(seat=0)))
    played.take(Move(-1, SitDown(player="p_9", seat=0)))
    assert played.last.seats[0] == e.SeatPlan("player", "p_9")


@pytest.mark.rule("kernel.lobby.keep")
def test_no_seat_is_kept_that_another_has_or_that_there_is_not_or_after_the_start() -> None:
    played = lay(GAME, 2)
    played.take(Move(-1, SitDown(player="p_7", seat=0)))
    assert code(played, KeepSeat(seat=0, player="p_9")) == "seat_taken"
    assert code(played, KeepSeat(seat=2, player="p_9")) == "not_found"
    assert code(played, KeepSeat(seat=-1, player="p_9")) == "not_found"
    assert code(start(GAME, 2), KeepSeat(seat=0, player="p_9")) == "wrong_phase"


def test_who_may_watch_is_agreed_on_when_the_table_is_laid_and_what_is_usual_is_not_recorded() -> None:
    (usual,), (agreed,) = create(), create(spectators=False, delay=3)
    assert not {"spectators", "delay"} & set(unpack(pack(usual)))
    state = GAME.state()
    evolve(state, agreed)
    assert (state.spectators, state.delay, state.began) == (False, 3, 0)


def test_the_state_knows_with_which_version_the_game_began() -> None:
    played = start(GAME, 2)
    (began,) = (commit.version for commit in played.commits if "Started" in kinds(GAME.events_of(commit)))
    assert played.last.began == GAME.replay(played.commits).began == began


@pytest.mark.rule("kernel.lobby.leave")
def test_a_seat_left_before_the_start_is_open_again() -> None:
    played = lay(GAME, 2)
    played.take(Move(-1, SitDown(player="p_7", client_seed="stays")))
    played.take(Move(0, StandUp(seat=0)))
    assert played.last.seats == (OPEN, OPEN)
    assert played.last.client_seeds == ("stays",)


@pytest.mark.rule("kernel.lobby.leave")
def test_a_seat_left_in_a_running_game_is_played_by_a_bot() -> None:
    played = start(GAME, 2)
    waiting = played.last.open
    played.take(Move(0, StandUp(seat=0)))
    assert [plan.kind for plan in played.last.seats] == ["bot", "player"]
    assert played.last.open == waiting


@pytest.mark.rule("kernel.lobby.leave")
def test_only_a_seat_that_somebody_holds_can_be_left() -> None:
    played = lay(GAME, 2)
    played.take(Move(-1, SitDown(player="p_7", seat=0)))
    assert code(played, StandUp(seat=1)) == "not_your_seat"
    assert code(played, StandUp(seat=2)) == "not_found"
    assert code(played, StandUp(seat=-1)) == "not_found"


@pytest.mark.rule("kernel.lobby.start")
def test_a_game_starts_when_every_seat_is_taken() -> None:
    played = lay(GAME, 2)
    played.take(Move(-1, SitDown(player="p_7")))
    assert code(played, StartGame()) == "wrong_phase"
    played.take(Move(-1, SitDown(player="p_8")))
    played.take(Move(0, StartGame()))
    assert played.last.status == "running"
    assert kinds(GAME.events_of(played.commits[-1]))[:3] == ["Started", "Made", "Shuffled"]


@pytest.mark.rule("kernel.lobby.start")
def test_a_game_starts_once() -> None:
    played = start(GAME, 2)
    assert code(played, StartGame()) == "wrong_phase"
    assert code(played, SitDown(player="p_9")) == "wrong_phase"


def test_bots_need_not_sit_down() -> None:
    state = GAME.create(CreateGame(game="smugglers", creator="p_1", seats=(BOT, BOT)), bytes(32)).state
    assert GAME.decide(state, -1, StartGame()).state.status == "running"


def test_before_the_start_there_is_nothing_to_play() -> None:
    played = lay(GAME, 2)
    assert code(played, Row(), seat=0) == "game_not_started"
    assert (GAME.legal(played.last, 0), GAME.awaited(played.last)) == ([], ())


@pytest.mark.rule("kernel.ended")
def test_after_the_end_the_lobby_is_closed_too() -> None:
    played = play(GAME, 2, "creek")
    for action in (SitDown(player="p_9"), StandUp(seat=0), StartGame(), Row()):
        assert code(played, action, seat=0) == "game_over"


@pytest.mark.rule("kernel.lobby.sit")
def test_entropy_changes_what_chance_gives() -> None:
    """Once somebody else has had a say, the server can't have chosen its seed for the shuffle it wants."""
    decks = set()
    for word in ("", "a", "b"):
        played = lay(GAME, 2)
        played.take(Move(-1, SitDown(player="p_7", client_seed=word)))
        played.take(Move(-1, SitDown(player="p_8")))
        played.take(Move(0, StartGame()))
        decks.add(tuple(played.last.what.values()))
    assert len(decks) == 3


@pytest.mark.rule("kernel.lobby.start")
def test_the_one_who_starts_has_the_last_word() -> None:
    played = lay(GAME, 2)
    for word in ("a", "b"):
        played.take(Move(-1, SitDown(player="p", client_seed=word)))
    played.take(Move(0, StartGame(client_seed="c")))
    assert played.last.client_seeds == ("a", "b", "c")
    assert random_key(played.last.seed, ("a", "b", "c")) != random_key(played.last.seed, ("a", "b", ""))
