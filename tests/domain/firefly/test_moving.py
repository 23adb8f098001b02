from __future__ import annotations

from collections.abc import Iterator

import pytest

from domain.deckbuilding.language import Advance, All, Attach, Self, Some, ToCombatZone
from domain.games.firefly.cards.words import FireflyCard, enemies, enemy, hidden
from tests.domain.deck_referee import besides

from .referee import FIREFLY, given, turn_with

PICKET = enemy("Train", "picket", "Picket", 3, "alliance", keywords=("stationary",))
TOW = FireflyCard(key="tow", name="Tow", kind="character", deck="crew-deck", effect=(Advance(Some(enemies)),))
WAKE = FireflyCard(key="wake", name="Wake", kind="character", deck="crew-deck", effect=(ToCombatZone(All(hidden)),))
BUOY = FireflyCard(key="buoy", name="Buoy", kind="special", deck="Train", reveal=(Attach(Self()),))


@pytest.fixture(autouse=True)
def box() -> Iterator[None]:
    """The box holds cards that no printed one is like, too."""
    with besides(FIREFLY, PICKET, TOW, WAKE, BUOY):
        yield


@pytest.mark.rule("firefly.keyword.stationary")
def test_who_would_push_a_stationary_card_goes_to_the_next_space() -> None:
    game = turn_with("badger", {"verse.far-right": ["picket"], "verse.right": ["dobson"]}, up=("far-right",))
    assert game.verse() == {"far-right": "picket", "right": "(badger)", "middle": "(dobson)"}


@pytest.mark.rule("firefly.keyword.stationary-chain")
def test_who_is_pushed_jumps_over_a_stationary_card_too() -> None:
    zones = {"verse.far-right": ["dobson"], "verse.right": ["picket"], "verse.middle": ["patience"]}
    game = turn_with("badger", zones, up=("right",))
    assert game.verse() == {"far-right": "(badger)", "right": "picket", "middle": "(dobson)", "left": "(patience)"}


@pytest.mark.rule("firefly.keyword.stationary")
def test_face_down_a_stationary_card_is_pushed() -> None:
    game = turn_with("badger", {"verse.far-right": ["picket"]})
    assert game.verse() == {"far-right": "(badger)", "right": "(picket)"}


@pytest.mark.rule("firefly.keyword.stationary-effects")
def test_effects_move_a_stationary_card() -> None:
    game = given({"verse.right": ["picket"], "hand.0": ["tow"]}, up=("right",)).play("tow")
    assert game.verse() == {"middle": "picket"}
    at_exit = given({"verse.far-left": ["picket"], "hand.0": ["tow"]}, up=("far-left",)).play("tow")
    assert at_exit.keys("combat-zone") == ["picket"]


@pytest.mark.rule("firefly.keyword.stationary-inevitable")
def test_the_inevitable_pushes_a_stationary_card() -> None:
    zones = {"verse.far-right": ["reaver-pack"], "verse.right": ["picket"]}
    game = turn_with("badger", zones, up=("right",))
    assert game.verse() == {"right": "(reaver-pack)", "middle": "picket"}


@pytest.mark.rule("firefly.keyword.stationary-inevitable", "firefly.keyword.stationary-chain")
def test_who_is_pushed_by_the_inevitable_still_jumps_over_a_stationary_card() -> None:
    zones = {"verse.far-right": ["reaver-pack"], "verse.right": ["dobson"], "verse.middle": ["picket"]}
    game = turn_with("badger", zones, up=("middle",))
    assert game.verse() == {"right": "(reaver-pack)", "middle": "picket", "left": "(dobson)"}


@pytest.mark.rule("firefly.reveal.multiple-into-combat-zone")
def test_of_several_cards_the_second_waits_until_the_first_is_done_with() -> None:
    zones = {"verse.far-left": ["decoy-beacon"], "verse.right": ["dobson"], "hand.0": ["wake", "shiny"]}
    game = given(zones).play("wake")
    assert game.waiting() == [(0, "scan")]
    assert [space.card for space in game.view().verse if space.card and space.face_up] == []
    assert game.keys("combat-zone") == []
    assert game.choose().choose().keys("combat-zone") == ["dobson"]
    assert game.choose("shiny").keys("discard.0") == ["shiny"]


@pytest.mark.rule("firefly.attach.to-space", "firefly.attach.visible", "firefly.attach.does-not-move")
def test_an_attached_card_stays_and_can_be_read_under_those_that_pass() -> None:
    zones = {"verse.right": ["buoy"], "verse.far-right": ["dobson"], "episode-deck": ["patience", "train-guard"]}
    game = given(zones, attack=2).scan("right")
    assert game.verse() == {"far-right": "(dobson)"}
    game.end_turn()
    assert game.verse() == {"far-right": "(train-guard)", "right": "(dobson)"}
    assert game.end_turn().verse() == {"far-right": "(patience)", "right": "(train-guard)", "middle": "(dobson)"}
    space = game.view().verse[1]
    assert [card.card for card in space.attached] == ["buoy"]
    assert (space.card.card if space.card else "", space.face_up) == (None, False)


@pytest.mark.rule("firefly.attach.clear-space", "firefly.attach.clear-with-attached")
def test_a_space_is_clear_where_at_most_an_attached_card_lies() -> None:
    zones = {"combat-zone": ["badger"], "verse.far-left": ["train-guard"], "attached.left": ["buoy"]}
    game = given({**zones, "hand.0": ["loop-back"]}).play("loop-back").once()
    assert game.verse() == {"far-left": "(train-guard)", "left": "badger"}
