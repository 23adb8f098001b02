"""What the classes are good at, and combos."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from domain.deckbuilding.card import Card
from domain.deckbuilding.language import (
    AvoidStrike,
    ChoosePlayer,
    Draw,
    EachPlayer,
    Effect,
    GainCards,
    Heal,
    Hold,
    Instead,
    Look,
    RepairShip,
    Scan,
    ShieldSelf,
    effects_in,
)
from domain.games.firefly.cards import ALL
from domain.games.firefly.cards.words import DEFEAT_OWN, FireflyCard
from tests.domain.deck_referee import besides

from .referee import FIREFLY, given

CREW = [card for card in ALL if card.deck == "crew-deck"]
DISCHARGE = FireflyCard(
    key="discharge", name="Discharge", kind="character", deck="crew-deck", cls="tech", cost=3, effect=(DEFEAT_OWN,)
)

# -- classes


def words(card: Card) -> Iterator[Effect]:
    """Every word that a card says for its player."""
    return iter(effects_in((*card.effect, *card.once)))


def informs(card: Card) -> bool:
    """Whether a card draws or looks at cards, or turns some up."""
    return any(isinstance(word, Draw | Look | Scan) for word in words(card))


def helps(card: Card) -> bool:
    """Whether a card helps other players, or gains characters."""
    passes_on = any(isinstance(ability, Instead) for ability in card.abilities)
    return passes_on or any(isinstance(word, ChoosePlayer | EachPlayer | GainCards) for word in words(card))


def fights(card: Card) -> bool:
    """Whether a card gives Attack, or defeats own characters."""
    return card.attack is not None or any(word == DEFEAT_OWN for word in words(card))


def survives(card: Card) -> bool:
    """Whether a card heals, or keeps Crew Strikes away."""
    avoids = any(isinstance(word, AvoidStrike) and word.of != "ship" for word in words(card))
    return avoids or any(isinstance(word, Heal | ShieldSelf) for word in words(card))


def mends(card: Card) -> bool:
    """Whether a card repairs Serenity, makes repairs cheaper, or keeps Ship Strikes away."""
    avoids = any(isinstance(word, AvoidStrike) and word.of == "ship" for word in words(card))
    cheaper = any(isinstance(ability, Hold) and ability.hook == "next-repair" for ability in card.abilities)
    return avoids or cheaper or any(isinstance(word, RepairShip) for word in words(card))


@pytest.mark.parametrize(
    ("cls", "theme"),
    [
        pytest.param("intel", informs, marks=pytest.mark.rule("firefly.class.intel")),
        pytest.param("leadership", helps, marks=pytest.mark.rule("firefly.class.leadership")),
        pytest.param("strength", fights, marks=pytest.mark.rule("firefly.class.strength")),
        pytest.param("survival", survives, marks=pytest.mark.rule("firefly.class.survival")),
        pytest.param("tech", mends, marks=pytest.mark.rule("firefly.class.tech")),
    ],
)
def test_what_a_class_is_good_at_is_commonest_in_it(cls: str, theme: Callable[[Card], bool]) -> None:
    copies = Counter[str]()
    for card in CREW:
        if theme(card):
            copies[card.cls] += card.copies

    (most, n), *others = copies.most_common()
    assert most == cls
    assert all(n > fewer for _, fewer in others)


# -- combos


@pytest.mark.rule("firefly.combo.defeated-card-counts")
def test_a_character_that_was_defeated_counts_as_played() -> None:
    zones = {"hand.0": ["bigger-gun", "discharge", "no-power-in-the-verse-can-stop-me"]}
    with besides(FIREFLY, DISCHARGE):
        game = given(zones).play("bigger-gun").choose().play("discharge").choose("bigger-gun")
        assert game.keys("defeated-characters") == ["bigger-gun"]
        assert game.play("no-power-in-the-verse-can-stop-me").s.attack == 6


@pytest.mark.rule("firefly.combo.class-icon")
def test_what_a_combo_asks_for_is_no_class_of_its_card() -> None:
    game = given({"hand.0": ["kind-word", "captains-share", "quick-course-change"]}).play("kind-word")
    assert game.play("captains-share").waiting() == [(0, "whether")]

    assert game.choose().play("quick-course-change").s.recruit == 4


@pytest.mark.rule("firefly.combo.requires-earlier-card")
def test_a_card_never_helps_itself_nor_one_that_was_played_before() -> None:
    game = given({"hand.0": ["quick-course-change", "patch-job"]}).play("quick-course-change").play("patch-job")

    assert game.s.recruit == 3
