from __future__ import annotations

import pytest

from domain.games.firefly.actions import Recruit

from .referee import given, turn_with

WASH = {"members": ("Wash", "Zoe", "Mal", "Jayne", "Book")}


@pytest.mark.rule(
    "firefly.talent.play",
    "firefly.talent.draw-immediately",
    "firefly.talent.activate-defeats",
    "firefly.talent.example-wash",
)
def test_wash_draws_then_scans_and_the_talent_goes_back() -> None:
    game = given({"hand.0": ["talent"], "verse.left": ["badger"]}, options=WASH).play("talent")
    assert game.keys("hand.0") == ["shiny"]
    game.once().choose("badger")
    assert game.verse() == {"left": "badger"}
    assert game.keys("played.0") == []
    assert len(game.s.zone("talents")) == 11


@pytest.mark.rule("firefly.talent.not-activated")
def test_a_talent_that_is_kept_is_discarded() -> None:
    game = given({"hand.0": ["talent"]}).play("talent").end_turn()
    assert game.keys("discard.0") == ["talent", "shiny"]


@pytest.mark.rule("firefly.flaw.forced-at-start", "firefly.flaw.effect", "firefly.flaw.return-to-stack")
def test_zoes_flaw_is_played_first_and_forbids_recruiting() -> None:
    game = turn_with("badger", {"hand.0": ["flaw"]}, options={"members": ("Zoe", "Mal", "Wash", "Jayne", "Book")})
    assert game.keys("hand.0") == []
    assert len(game.s.zone("flaws")) == 21
    refused = game.refused(Recruit(card=game.find("bridge.1", "no-power-in-the-verse-can-stop-me")))
    assert refused.rule == "firefly.card_text.cant-beats-can"


@pytest.mark.rule("firefly.flaw.forced-when-drawn")
def test_a_flaw_that_is_drawn_is_played_at_once() -> None:
    game = given({"hand.0": ["read-the-room", "misbehave"], "deck.0": ["flaw"]}).play("read-the-room")
    assert game.waiting() == [(0, "discard")]
    assert game.choose("misbehave").keys("discard.0") == ["misbehave"]


@pytest.mark.rule("firefly.flaw.drawn-off-phase")
def test_a_flaw_drawn_in_cleanup_waits() -> None:
    game = given({"deck.0": ["shiny", "shiny", "shiny", "shiny", "shiny", "flaw"]}).end_turn()
    assert "flaw" in game.keys("hand.0")
