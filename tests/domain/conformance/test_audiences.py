"""What may be known is stated twice, by the audiences of events and by the kinds of zones: the two agree.

The law of secrets (test_secrets.py) takes the declared audiences for the truth, so that an event that tells too much
would pass it. This is the second opinion.
"""

from collections.abc import Iterable

from domain.kernel.event import Event, causes
from domain.kernel.events import Answered, Moved, Seen, Shuffled
from domain.kernel.state import State, evolve
from tests.domain.conformance.tables import Laid, every_table
from tests.domain.play import AnyGame

SINGLE_SEATS = {1 << seat for seat in range(8)}


@every_table
def test_nobody_learns_a_card_without_leave(laid: Laid) -> None:
    """Leave is given by the zone it lies in, the zone it goes to next, a rule that shows, or having been chosen."""
    for played in laid.games():
        state, chosen = laid.game.state(), set[int | str]()
        for commit in played.commits:
            events = laid.game.events_of(commit)
            for n, (event, rule, _) in enumerate(causes(events)):
                if isinstance(event, Answered):
                    chosen.update(event.choice)
                if isinstance(event, Seen) and rule not in laid.game.shown_by:
                    for i in set(event.ids) - chosen:
                        allowed = seen_at(laid.game, state, i) | seen_next(laid.game, i, events[n:])
                        assert not event.to & ~allowed, (commit.version, event, rule)
                evolve(state, event)


def seen_at(game: AnyGame, state: State, card: int) -> int:
    """Who sees a card where it lies."""
    zone = state.zone_of(card)
    return game.zone_kind(zone).seen_by(zone)


def seen_next(game: AnyGame, card: int, events: Iterable[Event]) -> int:
    """Who sees a card where it goes next."""
    goes = next((event.dst for event in events if isinstance(event, Moved) and card in event.ids), None)
    return game.zone_kind(goes).seen_by(goes) if goes else 0


@every_table
def test_after_a_shuffle_only_those_who_may_follow_know_a_card(laid: Laid) -> None:
    """And they may follow who see the zone, or one seat by a rule that shows."""
    shuffles = 0
    for played in laid.games():
        state = laid.game.state()
        for commit in played.commits:
            for event, rule, _ in causes(laid.game.events_of(commit)):
                evolve(state, event)
                if isinstance(event, Shuffled):
                    shuffles += 1
                    assert not any(state.known[i] & ~event.to for i in state.zone(event.zone))
                    seen = laid.game.zone_kind(event.zone).seen_by(event.zone)
                    assert not event.to & ~seen or (rule in laid.game.shown_by and event.to in SINGLE_SEATS)
    assert shuffles
