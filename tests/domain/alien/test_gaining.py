"""Gaining cards."""

from __future__ import annotations

import pytest

from domain.deckbuilding.language import Draw, GainCards, Some
from domain.games.alien.cards.words import in_hq

from .referee import besides, given, trial


@pytest.mark.rule("alien.gain.default-zone")
@pytest.mark.parametrize(("to", "zone"), [("discard", "discard.0"), ("hand", "hand.0"), ("deck", "deck.0")])
def test_a_gained_card_comes_to_the_discard_pile_or_where_the_text_says(to: str, zone: str) -> None:
    gain = GainCards(Some(in_hq)) if to == "discard" else GainCards(Some(in_hq), to=to)
    with besides(trial(gain)):
        table = given({"hand.0": ["trial"], "hq.1": ["autopsy"]})

        table.play("trial").choose("autopsy")

    assert [table.keys(f"{kind}.0").count("autopsy") for kind in ("discard", "hand", "deck")] == [
        int(f"{kind}.0" == zone) for kind in ("discard", "hand", "deck")
    ]
    assert (table.keys(zone)[-1], table.keys("hq.1")) == ("autopsy", ["captain-of-the-ship"])


@pytest.mark.rule("alien.gain.recruit-is-gain")
def test_to_recruit_is_to_gain() -> None:
    with besides(trial(key="newcomer", cost=2, keywords=("mobilize",), mobilize=(Draw(),))):
        table = given({"hq.1": ["newcomer"]}, recruit=2)

        table.recruit("newcomer")

    assert (table.keys("discard.0"), table.keys("hand.0"), table.s.recruit) == (["newcomer"], ["specialist"], 0)
