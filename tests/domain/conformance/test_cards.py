"""Cards are neither lost nor doubled, and who may see them does."""

from collections import Counter

from domain.kernel.events import Made
from tests.domain.conformance.tables import Laid, every_table
from tests.domain.play import replayed


@every_table
def test_cards_are_conserved(laid: Laid) -> None:
    """What there is, is what was made: whatever moves or shuffles cards keeps their number and kinds."""
    for played in laid.games():
        made = Counter[str]()
        for commit, state in zip(played.commits, replayed(played), strict=True):
            for event in laid.game.events_of(commit):
                made.update(event.cards if isinstance(event, Made) else ())
            assert Counter(state.what.values()) == made


@every_table
def test_every_card_is_in_one_place(laid: Laid) -> None:
    for played in laid.games():
        for state in replayed(played):
            lying = [i for ids in state.zones.values() for i in ids]
            assert sorted(lying) == sorted(state.what) == sorted(state.known)
            assert all(0 < i < state.next_id for i in lying)


@every_table
def test_who_may_see_a_zone_knows_its_cards(laid: Laid) -> None:
    """A card that comes to lie face up, or in a hand, has been shown to those who see it there."""
    for played in laid.games():
        for state in replayed(played):
            for zone, ids in state.zones.items():
                seeing = laid.game.zone_kind(zone).seen_by(zone)
                assert all(state.known[i] & seeing == seeing for i in ids), (zone, state.version)
