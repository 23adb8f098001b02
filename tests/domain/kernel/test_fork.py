"""Sandboxes: where a game can be forked, what a fork takes over, and what it must not tell."""

from hashlib import sha256
from random import Random

import pytest

from domain.kernel import events as e
from domain.kernel.audience import Viewer
from domain.kernel.commit import pack, public_form
from domain.kernel.event import Event, causes
from domain.kernel.following import Following, follow
from domain.kernel.fork import fork, is_calm, version_to_fork
from domain.kernel.lobby import CreateGame, ForkGame
from domain.kernel.refusal import Refused
from domain.kernel.rng import salt_key
from tests.domain.kernel.arrange import GAME, kinds
from tests.domain.kernel.test_following import MADE, following, moved, seen, shuffled
from tests.domain.play import Move, Played, lay, next_move, play, start
from tests.domain.proving import words_used
from tests.domain.toy import Night, hand

SEED = b"s" * 32
PLAYED = play(GAME, 3, "first-night")
CALM = [n for n, state in enumerate(PLAYED.states) if is_calm(state)]
"""The versions of that game at which nothing is to be decided."""


def forked(
    followed: Following[Night], seed: bytes = SEED, hold: str = "own", visibility: str = "unlisted"
) -> tuple[Event, ...]:
    seat = -1 if followed.viewer is None else followed.viewer
    at = followed.state.version
    asked = ForkGame(of="g_1", at=at, creator="p_7", seat=seat, hold=hold, visibility=visibility)
    return fork(followed, asked, seed).events


def of_played(at: int, viewer: Viewer = 0) -> Following[Night]:
    return follow(GAME, PLAYED.commits[:at], viewer)


def sandbox(followed: Following[Night]) -> Played:
    """A fork as a game of its own."""
    played = Played(GAME, SEED, [], [], [GAME.state()])
    asked = ForkGame(of="g_1", at=followed.state.version, creator="p_7", seat=0)
    played.record(Move(-1, asked), fork(followed, asked, SEED))
    return played


def refused(played: Played, at: int | None = None) -> Refused:
    with pytest.raises(Refused) as refusal:
        version_to_fork(GAME, played.commits[:at], at)
    return refusal.value


# -- where


@pytest.mark.rule("kernel.fork.version")
def test_a_game_is_forked_where_nothing_is_to_be_decided() -> None:
    assert CALM
    for at in range(CALM[0], len(PLAYED.states)):
        nearest = max(n for n in CALM if n <= at)
        assert version_to_fork(GAME, PLAYED.commits[:at]) == nearest
        if at in CALM:
            assert version_to_fork(GAME, PLAYED.commits[:at], at) == at


@pytest.mark.rule("kernel.fork.version")
def test_elsewhere_the_nearest_earlier_version_is_told() -> None:
    at = next(n for n in range(CALM[2], len(PLAYED.states)) if n not in CALM)
    no = refused(PLAYED, at)
    assert (no.code, no.rule, no.pointer, no.about["nearest"]) == (
        "wrong_phase", "kernel.fork.version", "/at", max(n for n in CALM if n < at),
    )  # fmt: skip
    assert f"after version {no.about['nearest']} it can" in no.message("en")


@pytest.mark.rule("kernel.fork.version")
def test_a_game_that_is_over_can_be_forked_where_it_still_ran() -> None:
    assert PLAYED.last.status == "ended"
    assert version_to_fork(GAME, PLAYED.commits) == CALM[-1] < PLAYED.last.version
    assert refused(PLAYED, PLAYED.last.version).about["nearest"] == CALM[-1]


@pytest.mark.rule("kernel.fork.version")
@pytest.mark.parametrize("played", [lay(GAME, 2), start(GAME, 2)], ids=["open", "asked"])
def test_what_has_not_got_so_far_can_not_be_forked(played: Played) -> None:
    for at in (None, played.last.version):
        no = refused(played, at)
        assert (no.code, no.detail) == ("wrong_phase", "fork_never")
        assert no.message("en").startswith("The game can't be forked there")


# -- what it is


@pytest.mark.rule("kernel.fork.sandbox")
def test_a_fork_is_a_game_of_its_own() -> None:
    created, table, *_ = forked(of_played(CALM[3], 1))
    assert isinstance(created, e.Created)
    assert (created.game, created.preset, created.options) == ("smugglers", "first-night", PLAYED.last.options)
    assert (created.content, created.campaign, created.undo) == (GAME.content_hash, "", "own_last")
    assert (created.creator, created.visibility) == ("p_7", "unlisted")
    assert (created.seed, created.seed_hash) == (SEED.hex(), sha256(SEED).hexdigest())
    assert isinstance(table, e.Forked)
    assert (table.of, table.at, table.seat) == ("g_1", CALM[3], 1)
    assert table.zones == {zone: list(ids) for zone, ids in PLAYED.states[CALM[3]].zones.items() if ids}


@pytest.mark.rule("kernel.fork.sandbox")
@pytest.mark.parametrize(
    ("viewer", "hold", "seats"),
    [
        (1, "own", ["greedy", "p_7", "greedy"]),
        (1, "all", ["p_7", "p_7", "p_7"]),
        (None, "own", ["greedy", "greedy", "greedy"]),
        (None, "all", ["p_7", "p_7", "p_7"]),
    ],
)
def test_who_sits_in_a_fork(viewer: Viewer, hold: str, seats: list[str]) -> None:
    created, *_ = forked(of_played(CALM[0], viewer), hold=hold)
    assert isinstance(created, e.Created)
    assert [plan.player or plan.bot for plan in created.seats] == seats
    assert {plan.kind for plan in created.seats} == {"player" if each == "p_7" else "bot" for each in seats}


@pytest.mark.rule("kernel.fork.sandbox")
def test_bots_stay_and_the_old_game_is_marked() -> None:
    seats = (e.SeatPlan("bot", bot="random"), e.SeatPlan("player", "p_0"))
    played = Played(GAME, SEED, [], [], [GAME.state()])
    played.take(Move(-1, CreateGame(game="smugglers", creator="p_0", seats=seats)))
    state = fork(follow(GAME, played.commits, 1), ForkGame(of="g_1", at=1, creator="p_7", seat=1), SEED).state
    assert [plan.bot for plan in state.seats] == ["random", ""]
    assert state.fork == ("g_1", 1)


@pytest.mark.rule("kernel.fork.sandbox")
def test_a_fork_goes_on_from_the_table_as_it_was() -> None:
    at = CALM[4]
    was, played = PLAYED.states[at], sandbox(of_played(at))
    assert is_calm(played.last)
    assert (played.last.version, played.last.order, played.last.turn) == (1, was.order, was.turn)
    assert (played.last.next_id, played.last.next_decision) == (was.next_id, was.next_decision)
    r = Random(1)
    while played.last.status != "ended":
        played.take(next_move(GAME, played.last, r))
    assert GAME.replay(played.commits).digest() == played.last.digest()
    assert words_used(played.commits) == played.last.rng


@pytest.mark.rule("kernel.fork.sandbox")
def test_each_event_says_why() -> None:
    assert [(type(event).__name__, rule) for event, rule, _ in causes(forked(of_played(CALM[0])))] == [
        ("Created", "kernel.fork.sandbox"),
        ("Forked", "kernel.fork.sandbox"),
        ("Redealt", "kernel.fork.dealt-anew"),
        ("Seen", "kernel.fork.seen-again"),
        ("Seen", "kernel.fork.seen-again"),
    ]


# -- what it doesn't tell

DEALT = (moved("deck", hand(0), 13), seen(1, [13], "Sail"), moved("deck", hand(1), 12))


def game(*order: int) -> Following[Night]:
    """A game in which seat 0 holds the sail, whatever became of the other cards."""
    held = seen(2, [12], MADE.cards[order[2] - 1])
    return following(MADE, shuffled("deck", order), *DEALT, held)


@pytest.mark.rule("kernel.fork.dealt-anew")
def test_forks_of_games_that_look_the_same_are_the_same() -> None:
    forks = {bytes(pack(forked(game(*order, 3)))) for order in ((1, 2, 4), (4, 1, 2), (2, 4, 1), (2, 1, 4))}
    assert len(forks) == 1


@pytest.mark.rule("kernel.fork.dealt-anew")
def test_what_was_answered_in_secret_is_no_part_of_it() -> None:
    orders = [
        (e.Asked(decision=1, seat=1, ask="pace", options=("1", "2"), least=1, most=1, rule="r", card=0), answer)
        for answer in (e.Answered(decision=1, seat=1, choice=(choice,)) for choice in ("1", "2"))
    ]
    forks = {bytes(pack(forked(following(MADE, *asked)))) for asked in orders}
    assert len(forks) == 1


@pytest.mark.rule("kernel.fork.dealt-anew")
def test_another_seed_deals_other_cards() -> None:
    asked = ForkGame(of="g_1", at=0, creator="p_7", seat=0)
    dealt = [fork(game(1, 2, 4, 3), asked, bytes([n] * 32)).state.what for n in range(20)]
    assert {what[12] for what in dealt} == {"Crate", "Wind", "Rocks"}
    assert {what[13] for what in dealt} == {"Sail"}


@pytest.mark.rule("kernel.fork.dealt-anew")
def test_a_spectator_takes_over_no_hand() -> None:
    events = forked(following(MADE, shuffled("deck", (1, 2, 4, 3)), *DEALT[:2], viewer=None))
    (redealt,) = (event for event in events if isinstance(event, e.Redealt))
    assert redealt.ids == (13, 10, 11, 12)


@pytest.mark.rule("kernel.fork.dealt-anew")
def test_nothing_of_a_fork_holds_the_seed_of_the_game() -> None:
    assert PLAYED.last.seed.encode() not in pack(forked(of_played(CALM[-1])))
    assert all(seed.encode() not in pack(forked(of_played(CALM[-1]))) for seed in PLAYED.last.client_seeds if seed)


@pytest.mark.rule("kernel.fork.dealt-anew")
def test_nobody_is_told_what_the_table_is_until_the_end() -> None:
    commit = sandbox(of_played(CALM[0])).commits[0]
    form = public_form(commit, salt_key(SEED.hex()))
    table, redealt = form["events"][1:3]
    assert set(table["table"]) == {"#"}
    assert [len(text) for text in redealt["was"]["#"]] == [64] * len(redealt["ids"])


@pytest.mark.rule("kernel.fork.seen-again")
def test_each_seat_knows_its_hand_again() -> None:
    at = CALM[0]
    state = fork(of_played(at), ForkGame(of="", at=at, creator="p_7", seat=0), SEED).state
    for seat in range(3):
        cards = [i for i in state.zone(hand(seat)) if i in PLAYED.states[at].what]
        assert cards
        assert all(state.known[i] == PLAYED.states[at].known[i] for i in cards)
    assert state.known == PLAYED.states[at].known


@pytest.mark.rule("kernel.fork.seen-again")
def test_what_a_seat_sees_again_is_told_to_it_alone() -> None:
    cards = [event for event in forked(game(1, 2, 4, 3)) if isinstance(event, e.Seen)]
    assert [(event.ids, event.to) for event in cards] == [((12,), 2)]


# -- forks of forks


@pytest.mark.rule("kernel.fork.dealt-anew")
def test_a_fork_of_a_fork_deals_anew_what_was_hidden_in_both() -> None:
    at = CALM[2]
    played = sandbox(of_played(at))
    again = follow(GAME, [*PLAYED.commits[:at], *played.commits], 0)
    assert again.state.what == played.last.what
    assert again.lots == of_played(at).lots
    assert (again.state.fork, again.state.version) == (("g_1", at), 1)
    as_other = follow(GAME, [*PLAYED.commits[:at], *played.commits], 1)
    assert {i for i in as_other.hidden() if i in played.last.zone(hand(0))}
    assert kinds(forked(as_other))[:2] == ["Created", "Forked"]
