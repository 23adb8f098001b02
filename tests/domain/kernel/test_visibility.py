"""What a viewer is told of an event or a card depends on the audience alone."""

import msgspec
import pytest

from domain.kernel import events as e
from domain.kernel.audience import AUDITOR, EVERYONE, Viewer
from domain.kernel.commit import unpack
from domain.kernel.visibility import CardView, card, cards, event, events
from domain.kernel.zone import Zone, kind
from tests.domain.kernel.arrange import GAME, act, night
from tests.domain.play import play
from tests.domain.toy import Row

SEEN = e.Seen(ids=(7, 8), to=0b10, cards=("Crate", "Wind"))


@pytest.mark.parametrize(
    ("viewer", "told"),
    [(None, [None, None]), (0, [None, None]), (1, ["Crate", "Wind"]), (AUDITOR, ["Crate", "Wind"])],
)
def test_a_list_hidden_item_by_item_keeps_its_length(viewer: Viewer, told: list[str | None]) -> None:
    assert event(SEEN, viewer) == {"type": "Seen", "ids": [7, 8], "to": 0b10, "cards": told} | {
        "ids": (7, 8),
        "cards": told if told[0] is None else tuple(told),
    }


@pytest.mark.parametrize(("viewer", "told"), [(None, None), (0, None), (1, ("hold",)), (AUDITOR, ("hold",))])
def test_one_hidden_whole_does_not(viewer: Viewer, told: tuple[str] | None) -> None:
    assert event(e.Answered(decision=1, seat=1, choice=("hold",)), viewer)["choice"] == told


def test_events_come_with_their_causes_filled_in() -> None:
    recorded = [msgspec.structs.replace(SEEN, rule="a", card=7), SEEN]
    assert [(told["rule"], told["card"]) for told in events(recorded, None)] == [("a", 7), ("a", 7)]


def test_a_card_shows_what_it_is_to_those_who_know_it() -> None:
    state = night(["Wind"], ["Sail"])
    (wind,) = state.zone("hand.0")
    views = [card(state, wind, viewer) for viewer in (None, 0, 1, AUDITOR)]
    assert views == [CardView(wind), CardView(wind, "Wind"), CardView(wind), CardView(wind, "Wind")]


def test_the_cards_of_a_zone_are_counted_by_all() -> None:
    assert [each.card for each in cards(night(["Wind", "Sail"], []), "hand.0", 1)] == [None, None]
    assert cards(night([]), "nowhere", 1) == ()


def test_a_finished_game_hides_nothing() -> None:
    played = play(GAME, 2, "creek")
    assert [GAME.revealed(state, 0) for state in (played.states[-2], played.last)] == [0, AUDITOR]
    view = GAME.view(played.last, None)
    assert all(each.card for boat in view.boats for each in (*boat.hand, *view.deck))


def test_a_view_never_holds_a_card_that_the_viewer_does_not_know() -> None:
    state = act(night(["Wind"], ["Anchor"]), 0, Row()).state
    assert [
        ("Anchor" in str(GAME.view(state, viewer)), "Wind" in str(GAME.view(state, viewer))) for viewer in (None, 0, 1)
    ] == [
        (False, False),
        (False, True),
        (True, False),
    ]


@pytest.mark.parametrize(
    ("zone", "facing", "seeing"),
    [
        ("deck", "down", 0),
        ("discard", "up", EVERYONE),
        ("hand.2", "owner", 0b100),
        ("city.bridge", "up", EVERYONE),
    ],
)
def test_a_kind_of_zone_says_who_sees_its_cards(zone: str, facing: str, seeing: int) -> None:
    assert msgspec.convert({"name": kind(zone), "facing": facing}, Zone).seen_by(zone) == seeing


def test_what_is_shown_is_what_was_recorded() -> None:
    recorded = unpack(msgspec.msgpack.encode(SEEN))
    assert event(SEEN, AUDITOR).keys() == recorded.keys()
