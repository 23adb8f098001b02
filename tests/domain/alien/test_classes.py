"""The five classes, what each is good at, and what helps whose abilities."""

from __future__ import annotations

import pytest

from domain.deckbuilding.card import Card
from domain.deckbuilding.language import Pool, effects_in
from domain.games.alien.cards.words import CLASSES, combo
from domain.games.alien.game import Alien

from .referee import besides, given, trial

CHARACTERS = {
    cls: [card for card in Alien().definitions() if card.deck == "barracks" and card.cls == cls] for cls in CLASSES
}


def _words(card: Card) -> set[str]:
    texts = effects_in((*card.effect, *card.mobilize, *card.sacrifice, *card.once))
    return {type(word).__name__ for word in (*texts, *card.abilities)}


def _best_at(*words: str) -> str:
    """The class of which the greatest share of cards has one of these words."""
    return max(
        CLASSES, key=lambda cls: sum(bool(_words(c) & set(words)) for c in CHARACTERS[cls]) / len(CHARACTERS[cls])
    )


def _richest_in(figure: str) -> str:
    """The class whose cards have the most of a figure on average."""
    return max(CLASSES, key=lambda cls: sum(getattr(c, figure) or 0 for c in CHARACTERS[cls]) / len(CHARACTERS[cls]))


@pytest.mark.rule("alien.class.five")
def test_there_are_five_classes() -> None:
    assert set(CLASSES) == {"intel", "leadership", "strength", "survival", "tech"}
    assert {card.cls for card in Alien().definitions()} == {"", *CLASSES}


@pytest.mark.rule("alien.class.intel")
def test_intel_looks_scans_and_draws_the_most() -> None:
    assert _best_at("Look", "Scan", "Draw") == "intel"


@pytest.mark.rule("alien.class.leadership")
def test_leadership_has_the_most_recruit_points_and_gains_the_most() -> None:
    assert (_richest_in("recruit"), _best_at("Gain", "GainCards")) == ("leadership", "leadership")


@pytest.mark.rule("alien.class.strength")
def test_strength_has_the_most_attack_and_kills_the_most() -> None:
    assert (_richest_in("attack"), _best_at("Ko")) == ("strength", "strength")


@pytest.mark.rule("alien.class.survival")
def test_survival_avoids_strikes_and_heals_the_most() -> None:
    assert (_best_at("Avert", "Vigil"), _best_at("Heal")) == ("survival", "survival")


@pytest.mark.rule("alien.class.tech")
def test_tech_moves_enemies_and_copies_the_most() -> None:
    assert (_best_at("MoveBack"), _best_at("CopyPlayed")) == ("tech", "tech")


@pytest.mark.rule("alien.class.basics-none")
def test_specialists_and_grunts_help_no_class_ability() -> None:
    with besides(trial(*(combo(cls, Pool(1)) for cls in CLASSES))):
        table = given({"hand.0": ["specialist", "grunt", "trial"]})

        table.play("specialist").play("grunt").play("trial")

    assert (table.s.attack, table.s.recruit) == (1, 1)


@pytest.mark.rule("alien.crew.marines-combo")
@pytest.mark.parametrize("marine", ["specialist", "grunt", "sergeant-tech"])
def test_marines_help_abilities_of_their_crew(marine: str) -> None:
    with besides(trial(combo("colonial_marines", Pool(7)))):
        table = given({"hand.0": [marine, "trial"]})

        table.play(marine).play("trial")

    assert table.s.attack == 7 + (marine == "grunt")
