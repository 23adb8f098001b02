"""Everybody's record holds the public form: hidden values are there as commitments."""

from itertools import product
from typing import Any

import msgspec
import pytest

from domain.kernel import events as e
from domain.kernel.audience import EVERYONE, NOBODY, SEALED, Audience, seat_in, seats_in
from domain.kernel.commit import Commit, Sealing, commitment, hidden_fields, pack, public_form, salt, unpack
from domain.kernel.event import AUDIENCES, Event
from tests.domain.proving import committed

KEY = bytes(32)
WHOLE = seat_in("seat", whole=True)
SEEN = e.Seen(ids=(7, 8), to=0b10, cards=("Crate", "Wind"))


def form(event: Event, version: int = 3, index: int = 0, key: bytes = KEY) -> dict[str, Any]:
    return Sealing(key, version).form(index, unpack(pack(event)))


def test_these_fields_of_the_kernel_are_hidden_and_no_others() -> None:
    """An audience never changes once it is published: a new secret is a new event."""
    hidden = {
        (event.__name__, name): audience
        for event in e.KERNEL_EVENTS
        for name, audience in AUDIENCES[event.__name__].items()
        if audience.of({}) != EVERYONE
    }
    expected: dict[tuple[str, str], Audience] = {
        ("Created", "seed"): SEALED,
        ("Made", "cards"): NOBODY,
        ("Shuffled", "was"): seats_in("to"),
        ("Seen", "cards"): seats_in("to"),
        ("Asked", "options"): WHOLE,
        ("Asked", "least"): WHOLE,
        ("Asked", "most"): WHOLE,
        ("Answered", "choice"): WHOLE,
        ("Paused", "stack"): SEALED,
        ("Checkpoint", "digest"): SEALED,
        ("Undone", "table"): SEALED,
        ("Forked", "table"): SEALED,
        ("Redealt", "was"): NOBODY,
    }
    assert hidden == expected


def test_a_list_hidden_item_by_item_has_a_commitment_for_each() -> None:
    assert form(SEEN) == {
        "type": "Seen",
        "ids": [7, 8],
        "to": 0b10,
        "cards": {"#": [commitment(salt(KEY, 3, 0, "cards", n), card) for n, card in enumerate(SEEN.cards)]},
    }


def test_a_list_hidden_whole_has_one_so_that_its_length_tells_nothing() -> None:
    forms = [form(e.Answered(decision=1, seat=0, choice=choice)) for choice in ((), ("hold",), (3, 4, 5))]
    assert all(isinstance(each["choice"]["#"], str) for each in forms)


def test_a_field_that_declares_no_audience_is_never_told() -> None:
    with pytest.raises(KeyError, match="undeclared"):
        Sealing(KEY, 3).form(0, {"type": "StoodUp", "seat": 1, "why": "a secret"})


def test_what_all_may_know_is_open() -> None:
    assert form(msgspec.structs.replace(SEEN, to=EVERYONE))["cards"] == ["Crate", "Wind"]


def test_a_shuffle_that_one_seat_may_follow_is_hidden_like_any_other() -> None:
    shuffled = e.Shuffled(zone="deck", first=9, was=(7, 8), rng=(0, 1), to=1)
    nobody, one = form(msgspec.structs.replace(shuffled, to=0)), form(shuffled)
    assert nobody["was"] == one["was"] == {"#": [commitment(salt(KEY, 3, 0, "was", n), 7 + n) for n in range(2)]}


def test_a_commitment_is_this() -> None:
    """Published: whatever changes it breaks every recorded game."""
    key = bytes.fromhex("dff32bb37d2e3fb67240b186874a510294f621c86b36107743e68763e069f32e")
    salted = salt(key, 3, 0, "cards", 1)
    assert salted.hex() == "c09c3b75f9063a87b331449c9d7bfe8b"
    assert commitment(salted, "Crate") == "f44db619239cc0075b98a0ce68994863b75ae3279335d216864d80f818691d69"
    assert commitment(salted, "Crate") == committed(key, 3, 0, "cards", 1, "Crate")


def test_each_value_has_a_salt_of_its_own() -> None:
    """Else two equal cards would be known to be equal, and a salt handed out for one would open another."""
    places = list(product((KEY, bytes([1] * 32)), (1, 11), (-1, 0, 1, 11), ("cards", "was"), (-1, 0, 1, 11)))
    assert len({salt(*place) for place in places}) == len(places)


def test_equal_cards_have_different_commitments() -> None:
    twice = form(e.Seen(ids=(7, 8), to=1, cards=("Crate", "Crate")))["cards"]["#"]
    assert len(set(twice)) == 2


def test_one_card_can_be_opened_alone() -> None:
    """Who is given a card's salt can check it against the record, and learns nothing of the card beside it."""
    opened = (salt(KEY, 3, 0, "cards", 1), "Wind")
    assert commitment(*opened) == form(SEEN)["cards"]["#"][1]
    assert commitment(opened[0], "Crate") != form(SEEN)["cards"]["#"][1]


def test_the_action_is_hidden_whole() -> None:
    action = {"type": "ply", "card": 7}
    commit = Commit(3, 0, 1, 1, msgspec.Raw(pack(action)), msgspec.Raw(pack([SEEN])), b"\1" * 32)
    assert public_form(commit, KEY) == {
        "version": 3,
        "at": 0,
        "seat": 1,
        "rules": 1,
        "action": {"#": committed(KEY, 3, -1, "action", -1, action)},
        "events": [form(SEEN)],
        "prev": "01" * 32,
    }


def test_the_form_is_of_what_was_recorded() -> None:
    """Events may be read in a newer shape one day; hashes stay those of the bytes."""
    recorded = unpack(pack(SEEN))
    assert form(SEEN).keys() == recorded.keys()


@pytest.mark.parametrize(("seat", "mask"), [(0, 1), (3, 0b1000)])
def test_hidden_fields_come_with_those_who_may_know_them(seat: int, mask: int) -> None:
    answered = unpack(pack(e.Answered(decision=1, seat=seat, choice=())))
    assert list(hidden_fields(answered)) == [("choice", WHOLE, mask)]
