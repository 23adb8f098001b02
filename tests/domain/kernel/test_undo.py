"""Taking back: the table is as it was, nobody forgets, and nothing that would give an advantage is taken back."""

from collections.abc import Sequence
from typing import ClassVar

import pytest

from domain.kernel import events as e
from domain.kernel.action import Action, AnswerUndo, Decide, SetAutoPass, Undo
from domain.kernel.arrange import SEED, arranged
from domain.kernel.audience import EVERYONE
from domain.kernel.event import Event, causes
from domain.kernel.game import CHECKPOINT_EVERY, Decided
from domain.kernel.lobby import CreateGame, StandUp
from domain.kernel.refusal import Refused
from domain.kernel.undo import Bar
from tests.domain.kernel.arrange import GAME, RULE, asked, kinds
from tests.domain.play import Move, Played, lay, play
from tests.domain.toy import Ply, Row, Smugglers, Watch, WatchBegan, hand

BOT = e.SeatPlan("bot", bot="random")
SAIL, PARROT = 6, 7
"""The cards of seat 0 in the nights below, by their ids: five crates come before them."""
DIE = e.Rolled(seat=0, sides=6, faces=(1,), rng=(0, 1))


def players(*names: str) -> tuple[e.SeatPlan, ...]:
    return tuple(e.SeatPlan("player", name) if name else BOT for name in names)


def night(
    *seats: str,
    policy: str = "own_last",
    cards: Sequence[str] = ("Sail", "Parrot"),
    orders: bool = False,
    game: Smugglers = GAME,
) -> Played:
    """A night that begins with version 1, a seat for each player (a bot without a name), seat 0 to sail first with such
    cards in hand; or all are asked for their `orders`."""
    plans = players(*seats or ("ann", "ben"))
    request = CreateGame(game=game.name, creator="ann", seats=plans, undo=policy)
    laid = arranged(game, request, {"deck": ("Crate",) * 5, hand(0): cards, hand(1): ("Wind",)}, {})
    t = game.at(laid.state)
    t.because(RULE)
    if orders:
        t.push(Watch())
        t.run()
    else:
        t.emit(WatchBegan(order=tuple(range(len(plans))), paces=(1,) * len(plans)))
    played = Played(game, SEED, [], [], [game.state()])
    played.record(Move(-1, request), Decided((*laid.events, *t.events), t.s))
    return played


def happen(played: Played, seat: int, *events: Event, action: Action | None = None) -> None:
    """Let events come of something that a seat did."""
    t = played.game.at(played.last)
    t.because(RULE)
    for event in events:
        t.emit(event)
    played.record(Move(seat, action or Row()), Decided(tuple(t.events), t.s))


def sail(played: Played) -> None:
    """Seat 0 fits a sail: everybody sees the card, and it knew it."""
    played.take(Move(0, Ply(card=SAIL)))


def order(played: Played, seat: int) -> None:
    played.take(Move(seat, Decide(decision=asked(played.last)[seat].decision, choice=("1",))))


def undo(played: Played, seat: int = 0, to: int | None = None) -> None:
    played.take_back(seat, Undo(to=to))


def answer(played: Played, seat: int, *, agree: bool = True) -> None:
    played.take_back(seat, AnswerUndo(agree=agree))


def refused(played: Played, seat: int = 0, to: int | None = None, agree: bool | None = None) -> Refused:
    """How it is refused to take back, or to agree to that; nothing has changed."""
    before = played.last.digest()
    with pytest.raises(Refused) as refusal:
        played.take_back(seat, Undo(to=to) if agree is None else AnswerUndo(agree=agree))
    assert played.last.digest() == before
    assert all(refusal.value.message(locale) for locale in ("en", "fr"))
    return refusal.value


def why(refusal: Refused) -> tuple[str, str]:
    assert refusal.code == "undo_not_allowed"
    return refusal.rule, refusal.detail


def last_events(played: Played) -> list[Event]:
    return played.game.events_of(played.commits[-1])


# -- what may be agreed on


@pytest.mark.rule("kernel.undo.policy")
@pytest.mark.parametrize("policy", ["none", ""])
def test_where_nothing_was_agreed_on_nothing_is_taken_back(policy: str) -> None:
    played = night(policy=policy)
    sail(played)
    assert why(refused(played)) == ("kernel.undo.policy", "policy")


@pytest.mark.rule("kernel.undo.policy")
def test_what_was_agreed_on_is_told_by_the_first_event() -> None:
    request = CreateGame(game="smugglers", creator="p", seats=players("p", "q"), undo="all_agree")
    (created,) = GAME.create(request, bytes(32)).events
    assert isinstance(created, e.Created)
    assert created.undo == "all_agree"


def test_before_its_start_and_after_its_end_a_game_takes_nothing_back() -> None:
    assert refused(lay(GAME, 2)).code == "game_not_started"
    over = play(GAME, 2, "creek")
    assert refused(over._replace(states=[*over.states])).code == "game_over"


# -- the table as it was


@pytest.mark.rule("kernel.undo.table", "kernel.undo.own-last")
def test_the_table_is_again_as_it_was() -> None:
    played = night()
    sail(played)
    assert played.last.zone("gear.0") == (SAIL,)
    undo(played)
    assert played.last.digest() == played.states[1].digest()
    assert played.last.zone("gear.0") == ()
    assert SAIL in played.last.zone(hand(0))
    (undone,) = last_events(played)
    assert isinstance(undone, e.Undone)
    assert (undone.seat, undone.to, undone.rule) == (0, 1, "kernel.undo.own-last")


@pytest.mark.rule("kernel.undo.table")
def test_versions_and_numbers_and_chance_go_on() -> None:
    played = night(policy="all_agree", orders=True)
    happen(played, 0, e.Made(zone="moon", first=played.last.next_id, cards=("Storm",)))
    happen(played, 0, e.Answered(decision=9, seat=0, choice=()))
    before = played.last
    undo(played, to=1)
    answer(played, 1)
    assert (before.version, played.last.version) == (3, 5)
    assert played.last.zone("moon") == played.states[1].zone("moon")
    assert (played.last.next_id, played.last.next_decision) == (before.next_id, before.next_decision) == (10, 10)


@pytest.mark.rule("kernel.undo.table")
def test_what_was_seen_since_stays_seen() -> None:
    """Everybody has seen the sail, though it is in a hand again."""
    played = night()
    sail(played)
    undo(played)
    assert played.last.known[SAIL] == EVERYONE
    assert played.last.known[PARROT] == 0b01


def test_a_question_is_open_again_and_a_suspended_rule_waits_for_its_answer() -> None:
    played = night(orders=True)
    order(played, 0)
    undo(played)
    assert sorted(asked(played.last)) == [0, 1]
    assert played.last.stack == played.states[1].stack
    order(played, 0)
    order(played, 1)
    assert [type(event) for event in last_events(played)].count(WatchBegan) == 1


def test_it_replays_from_its_record() -> None:
    played = night()
    sail(played)
    undo(played)
    played.take(Move(0, Ply(card=PARROT)))
    assert GAME.replay(played.commits).digest() == played.last.digest()
    assert GAME.replay(played.commits).known == played.last.known


def test_the_digest_is_noted_where_it_is_due() -> None:
    played = night()
    while played.last.version < CHECKPOINT_EVERY - 2:
        played.take(Move(0, SetAutoPass(on=not played.last.auto.get(0))))
    sail(played)
    undo(played)
    assert kinds(last_events(played)) == ["Undone", "Checkpoint"]
    assert last_events(played)[1] == e.Checkpoint(digest=played.last.digest(), rule="kernel.checkpoint")


# -- the own last action


@pytest.mark.rule("kernel.undo.own-last")
def test_one_action_after_the_other_may_be_taken_back() -> None:
    played = night()
    sail(played)
    played.take(Move(0, Ply(card=PARROT)))
    undo(played)
    assert played.last.digest() == played.states[2].digest()
    undo(played)
    assert played.last.digest() == played.states[1].digest()
    assert why(refused(played)) == ("kernel.undo.seats", "nothing")


@pytest.mark.rule("kernel.undo.own-last")
def test_what_bots_did_since_is_taken_back_with_it() -> None:
    played = night("ann", "")
    sail(played)
    happen(played, 1, e.AutoPassSet(seat=1, on=True))
    undo(played)
    assert played.last.digest() == played.states[1].digest()


@pytest.mark.rule("kernel.undo.own-last")
def test_another_players_action_bars_it_whatever_they_did() -> None:
    played = night()
    sail(played)
    played.take(Move(1, SetAutoPass(on=True)))
    refusal = refused(played)
    assert why(refusal) == ("kernel.undo.own-last", "other")
    assert (refusal.about["seat"], refusal.about["version"]) == (1, 3)
    assert refusal.about["bar"] == Bar(3, 0, "AutoPassSet", "kernel.auto-pass")


@pytest.mark.rule("kernel.undo.own-last")
def test_what_was_taken_back_is_no_action_since() -> None:
    played = night()
    sail(played)
    played.take(Move(1, SetAutoPass(on=True)))
    undo(played, 1)
    undo(played, 0)
    assert played.last.digest() == played.states[1].digest()


@pytest.mark.rule("kernel.undo.own-last")
def test_no_more_than_the_own_last_action_is_taken_back() -> None:
    played = night()
    sail(played)
    played.take(Move(0, Ply(card=PARROT)))
    refusal = refused(played, to=1)
    assert why(refusal) == ("kernel.undo.own-last", "own_last")
    assert (refusal.pointer, refusal.about["to"]) == ("/to", 2)
    undo(played, to=2)
    assert played.last.digest() == played.states[2].digest()


def test_the_seats_of_a_player_are_one_player() -> None:
    """What was done in one of them is the last action of all."""
    played = night("ann", "ann")
    sail(played)
    played.take(Move(1, SetAutoPass(on=True)))
    undo(played, 0)
    assert played.last.digest() == played.states[2].digest()


# -- what bars it


@pytest.mark.rule("kernel.undo.chance")
def test_nothing_is_taken_back_past_a_die() -> None:
    played = night()
    played.take(Move(0, Row()))
    refusal = refused(played)
    assert why(refusal) == ("kernel.undo.chance", "chance")
    assert refusal.about["bar"] == Bar(2, 0, "Rolled", "smugglers.voyage")


@pytest.mark.rule("kernel.undo.chance")
def test_nothing_is_taken_back_past_a_shuffle() -> None:
    """Not even past an order that somebody chose: the cards have other ids."""
    by_chance, chosen = night(), night()
    crates = by_chance.last.zone("deck")
    happen(by_chance, 0, e.Shuffled(zone="deck", first=20, was=crates, rng=(0, 4)))
    happen(chosen, 0, e.Shuffled(zone="deck", first=20, was=crates, to=0b01, rng=(0, 0)))
    for played in (by_chance, chosen):
        assert why(refused(played)) == ("kernel.undo.chance", "order")


@pytest.mark.rule("kernel.undo.chance")
def test_whatever_uses_a_word_of_the_random_stream_bars_it() -> None:
    played = night()
    happen(played, 0, e.Redealt(ids=(1, 2), was=(2, 1), rng=(0, 1)))
    assert why(refused(played)) == ("kernel.undo.chance", "chance")


@pytest.mark.rule("kernel.undo.learnt")
def test_nothing_is_taken_back_past_a_card_that_one_has_learnt() -> None:
    played = night(cards=("Spyglass",))
    played.take(Move(0, Ply(card=SAIL)))
    refusal = refused(played)
    assert why(refusal) == ("kernel.undo.learnt", "seen")
    assert (refusal.about["version"], refusal.about["bar"].event) == (2, "Seen")


@pytest.mark.rule("kernel.undo.learnt")
def test_what_all_have_learnt_one_has_learnt_too() -> None:
    played = night()
    happen(played, 0, e.Seen(ids=(5,), to=EVERYONE, cards=("Crate",)))
    assert why(refused(played)) == ("kernel.undo.learnt", "seen")


@pytest.mark.rule("kernel.undo.learnt")
def test_what_others_learnt_they_keep() -> None:
    played = night()
    happen(played, 0, e.Seen(ids=(5,), to=0b10, cards=("Crate",)))
    undo(played)
    assert played.last.digest() == played.states[1].digest()
    assert played.last.known[5] == 0b10


@pytest.mark.rule("kernel.undo.learnt")
def test_what_one_knew_in_another_seat_is_no_news() -> None:
    played = night("ann", "ann")
    happen(played, 0, e.Seen(ids=played.last.zone(hand(1)), to=0b01, cards=("Wind",)))
    undo(played)
    assert played.last.digest() == played.states[1].digest()


@pytest.mark.rule("kernel.undo.learnt")
def test_what_one_learns_in_another_seat_is_news() -> None:
    played = night("ann", "ann", "ben")
    happen(played, 0, e.Seen(ids=(5,), to=0b10, cards=("Crate",)))
    assert why(refused(played)) == ("kernel.undo.learnt", "seen")


@pytest.mark.rule("kernel.undo.learnt")
def test_what_was_taken_back_is_not_forgotten() -> None:
    """Ann learnt a card, and Ben had that taken back: before it Ann can't go back herself."""
    played = night(policy="all_agree")
    happen(played, 0, e.Seen(ids=(5,), to=0b01, cards=("Crate",)))
    undo(played, 1, to=1)
    answer(played, 0)
    sail(played)
    refusal = refused(played, to=1)
    assert (*why(refusal), refusal.about["version"]) == ("kernel.undo.learnt", "seen", 2)
    undo(played, to=4)
    answer(played, 1)
    assert played.last.digest() == played.states[1].digest()


@pytest.mark.rule("kernel.undo.learnt")
def test_an_answer_may_be_taken_back_as_long_as_others_think() -> None:
    played = night("ann", "", orders=True)
    order(played, 0)
    undo(played)
    assert played.last.digest() == played.states[1].digest()


@pytest.mark.rule("kernel.undo.learnt")
@pytest.mark.parametrize("first", [0, 1])
def test_once_secret_answers_have_come_out_they_stand(first: int) -> None:
    """Whoever was the last to answer: the other had chosen in secret."""
    played = night("ann", "", orders=True)
    order(played, first)
    order(played, 1 - first)
    refusal = refused(played)
    assert (*why(refusal), refusal.about["bar"].event) == ("kernel.undo.learnt", "secret", "Answered")


@pytest.mark.rule("kernel.undo.learnt")
def test_the_own_answers_are_no_secret() -> None:
    played = night("ann", "ann", orders=True)
    order(played, 1)
    order(played, 0)
    undo(played)
    assert played.last.digest() == played.states[2].digest()


def ask(decision: int, seat: int, ask: str = "pace") -> e.Asked:
    return e.Asked(decision=decision, seat=seat, ask=ask, options=("1",), least=1, most=1)


def answered(decision: int, seat: int) -> e.Answered:
    return e.Answered(decision=decision, seat=seat, choice=("1",))


@pytest.mark.rule("kernel.undo.learnt")
def test_an_answer_that_was_taken_back_does_not_come_out() -> None:
    """Ann is asked in both of her seats; what Ben chose in between was about something else, and is taken back."""
    played = night("ann", "ann", "ben", policy="all_agree")
    happen(played, 0, ask(7, 0), ask(8, 1))
    happen(played, 0, answered(7, 0))
    happen(played, 2, answered(9, 2))
    undo(played, 0, to=3)
    answer(played, 2)
    happen(played, 1, answered(8, 1))
    undo(played)
    assert played.last.proposed == e.Proposal(0, 6)


@pytest.mark.rule("kernel.undo.learnt")
def test_a_secret_answer_comes_out_again_when_it_lay_there_again() -> None:
    played = night(policy="all_agree")
    happen(played, 0, ask(7, 0), ask(8, 1))
    happen(played, 1, answered(8, 1))
    happen(played, 0, answered(7, 0))
    happen(played, 0, e.Undone(seat=0, to=3, table=played.states[3].packed()))
    happen(played, 0, answered(7, 0))
    for to in (2, 5):
        refusal = refused(played, to=to)
        assert (*why(refusal), refusal.about["version"]) == ("kernel.undo.learnt", "secret", 6)


class Tells(Smugglers):
    """A game whose crews say what they hold when they fit gear, or are asked for a card."""

    telling: ClassVar[frozenset[str]] = frozenset({"ply", "put-back"})


@pytest.mark.rule("kernel.undo.learnt")
def test_what_others_do_not_hold_is_learnt_too_where_the_rules_tell() -> None:
    played = night(policy="all_agree", game=Tells())
    happen(played, 1, e.AutoPassSet(seat=1, on=True), action=Ply(card=8))
    assert why(refused(played, 0, to=1)) == ("kernel.undo.learnt", "telling")
    undo(played, 1)
    assert played.last.proposed == e.Proposal(1, 1)


@pytest.mark.rule("kernel.undo.learnt")
def test_an_answer_that_makes_others_tell_what_they_do_not_hold_stands() -> None:
    for what, stands in (("put-back", True), ("pace", False)):
        played = night(game=Tells())
        happen(played, 1, ask(7, 0, what))
        happen(played, 0, answered(7, 0))
        if stands:
            assert why(refused(played)) == ("kernel.undo.learnt", "telling")
        else:
            undo(played)


SEATED = (
    (e.BotSat(seat=1, bot="random"), "seats"),
    (e.SatDown(seat=1, player="ben"), "seats"),
    (e.StoodUp(seat=1), "seats"),
    (e.Started(), "beginning"),
    (e.Forked(of="g", at=1, seat=0, zones={}, table=night().last.packed()), "beginning"),
)


@pytest.mark.rule("kernel.undo.seats")
@pytest.mark.parametrize(("event", "detail"), SEATED, ids=[type(event).__name__ for event, _ in SEATED])
def test_nothing_is_taken_back_past_a_change_of_who_sits_there(event: Event, detail: str) -> None:
    played = night(policy="all_agree")
    happen(played, -1, event)
    sail(played)
    refusal = refused(played, to=1)
    assert why(refusal) == ("kernel.undo.seats", detail)
    assert refusal.about["bar"] == Bar(2, 0, type(event).__name__, RULE)


@pytest.mark.rule("kernel.undo.seats")
def test_a_game_that_has_just_begun_has_nothing_to_take_back() -> None:
    played = night()
    refusal = refused(played)
    assert (*why(refusal), refusal.about["version"]) == ("kernel.undo.seats", "nothing", 1)
    assert refusal.about["bar"].event == "Created"


def test_the_last_event_that_bars_it_is_named() -> None:
    """So that one knows how far back one can go."""
    played = night(policy="all_agree")
    happen(played, 0, DIE)
    happen(played, 0, e.Seen(ids=(5,), to=0b01, cards=("Crate",)), e.AutoPassSet(seat=0, on=True))
    sail(played)
    assert refused(played, to=1).about["bar"] == Bar(3, 0, "Seen", RULE)
    undo(played, to=3)
    assert played.last.proposed == e.Proposal(0, 3)


# -- all agree


def three(policy: str = "all_agree") -> Played:
    """A night of three players in which Ann has fitted her sail, and would like it back."""
    played = night("ann", "ben", "cat", policy=policy)
    sail(played)
    undo(played)
    return played


@pytest.mark.rule("kernel.undo.all-agree")
def test_it_is_proposed_and_done_once_all_have_agreed() -> None:
    played = three()
    assert kinds(last_events(played)) == ["UndoProposed"]
    answer(played, 2)
    assert played.last.proposed == e.Proposal(0, 1, (2,))
    assert played.last.digest() == played.states[2].digest()
    answer(played, 1)
    assert kinds(last_events(played)) == ["UndoAnswered", "Undone"]
    assert {rule for _, rule, _ in causes(last_events(played))} == {"kernel.undo.all-agree"}
    assert (played.last.proposed, played.last.digest()) == (None, played.states[1].digest())


@pytest.mark.rule("kernel.undo.all-agree")
def test_it_is_off_as_soon_as_one_does_not_agree() -> None:
    played = three()
    answer(played, 1, agree=False)
    assert played.last.proposed is None
    assert played.last.digest() == played.states[2].digest()
    assert why(refused(played, 2, agree=True)) == ("kernel.undo.all-agree", "no_proposal")


def test_who_proposed_it_may_withdraw_it_and_need_not_agree() -> None:
    played = three()
    assert why(refused(played, 0, agree=True)) == ("kernel.undo.all-agree", "agreed")
    answer(played, 0, agree=False)
    assert played.last.proposed is None


def test_nobody_agrees_twice() -> None:
    played = three()
    answer(played, 1)
    assert why(refused(played, 1, agree=True)) == ("kernel.undo.all-agree", "agreed")


@pytest.mark.rule("kernel.undo.all-agree")
def test_it_lapses_when_the_game_goes_on() -> None:
    played = three()
    played.take(Move(0, Ply(card=PARROT)))
    event, rule, _ = next(causes(last_events(played)))
    assert (type(event), rule) == (e.UndoLapsed, "kernel.undo.all-agree")
    assert played.last.proposed is None
    assert played.last.zone("gear.0") == (SAIL, PARROT)


@pytest.mark.rule("kernel.undo.all-agree")
def test_it_lapses_when_a_player_leaves() -> None:
    played = three()
    played.take(Move(-1, StandUp(seat=1)))
    assert kinds(last_events(played)) == ["UndoLapsed", "BotSat"]


@pytest.mark.rule("kernel.undo.all-agree")
def test_one_thing_is_proposed_at_a_time() -> None:
    played = three()
    for seat in (0, 1):
        refusal = refused(played, seat)
        assert (*why(refusal), refusal.about["seat"]) == ("kernel.undo.all-agree", "proposed", 0)


@pytest.mark.rule("kernel.undo.all-agree")
def test_bots_agree_to_anything() -> None:
    played = night("ann", "", "cat", policy="all_agree")
    sail(played)
    undo(played)
    answer(played, 2)
    assert played.last.digest() == played.states[1].digest()


@pytest.mark.rule("kernel.undo.all-agree")
@pytest.mark.parametrize("seats", [("ann", ""), ("ann", "ann")])
def test_a_player_without_others_need_not_ask(seats: tuple[str, ...]) -> None:
    played = night(*seats, policy="all_agree")
    sail(played)
    undo(played)
    (undone,) = last_events(played)
    assert (type(undone), undone.rule) == (e.Undone, "kernel.undo.all-agree")
    assert played.last.digest() == played.states[1].digest()


def test_a_player_of_several_seats_agrees_once() -> None:
    played = night("ann", "ben", "ben", policy="all_agree")
    sail(played)
    undo(played)
    answer(played, 2)
    assert kinds(last_events(played)) == ["UndoAnswered", "Undone"]


@pytest.mark.rule("kernel.undo.all-agree")
def test_what_others_did_since_may_be_taken_back_too() -> None:
    played = night(policy="all_agree")
    sail(played)
    played.take(Move(1, SetAutoPass(on=True)))
    undo(played)
    assert played.last.proposed == e.Proposal(0, 1)
    answer(played, 1)
    assert (played.last.digest(), played.last.auto) == (played.states[1].digest(), {})


@pytest.mark.rule("kernel.undo.all-agree")
def test_talk_about_it_is_no_action() -> None:
    """The last action is still the one before what was proposed and declined."""
    played = three()
    answer(played, 1, agree=False)
    undo(played)
    assert played.last.proposed == e.Proposal(0, 1)


@pytest.mark.parametrize("to", [0, -1, 2, 9])
def test_a_game_goes_back_to_an_earlier_version_that_it_had(to: int) -> None:
    played = night(policy="all_agree")
    sail(played)
    refusal = refused(played, to=to)
    assert (*why(refusal), refusal.pointer) == ("kernel.undo.table", "earlier", "/to")


def test_what_was_taken_back_can_be_brought_back() -> None:
    played = night("ann", "", policy="all_agree")
    sail(played)
    undo(played)
    undo(played, to=2)
    assert played.last.digest() == played.states[2].digest()


def test_what_is_proposed_does_not_lie_on_the_table() -> None:
    played = night(policy="all_agree")
    sail(played)
    before = played.last.digest()
    undo(played)
    assert played.last.proposed
    assert played.last.digest() == before
