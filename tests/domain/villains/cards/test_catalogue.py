"""The catalogue: how many cards of each group there are, and how their texts read."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

import pytest

from domain.deckbuilding.card import Card
from domain.games.villains.cards import ALL
from domain.locale import LOCALES

from ..referee import VILLAINS


@pytest.mark.rule("villains.content.ally-rarity", "villains.ally_deck.fourteen-each")
def test_each_ally_has_a_rare_three_uncommons_and_two_commons_of_five() -> None:
    copies: dict[str, list[int]] = {}
    for card in ALL:
        if card.kind == "ally" and card.group:
            copies.setdefault(card.group, []).append(card.copies)

    assert {tuple(sorted(each)) for each in copies.values()} == {(1, 3, 5, 5)}


@pytest.mark.rule("villains.adversary_deck.group-eight", "villains.adversary_deck.backup-ten")
def test_adversary_groups_have_eight_cards_and_backup_groups_ten() -> None:
    faces: dict[str, list[int]] = {}
    for card in ALL:
        if card.kind == "adversary":
            faces.setdefault(card.group, []).append(card.copies)

    assert {sum(copies) for copies in faces.values() if len(copies) == 1} == {10}
    assert {sum(copies) for copies in faces.values() if len(copies) > 1} == {8}


def test_no_two_cards_have_the_same_key() -> None:
    assert len({card.key for card in ALL}) == len(ALL)


@pytest.mark.parametrize("card", ALL, ids=lambda card: card.key)
def test_every_card_is_named_by_a_test_of_this_folder(card: Card) -> None:
    here = Path(__file__)
    texts_only = {here, here.parent / "core" / "test_texts.py"}
    others = [path for path in here.parent.rglob("test_*.py") if path not in texts_only]

    assert any(f'"{card.key}"' in path.read_text(encoding="utf-8") for path in others)


# -- texts


@cache
def texts(locale: str) -> Mapping[str, tuple[str, ...]]:
    """The lines of every card, by its key."""
    return {entry.key: tuple(entry.text) for entry in VILLAINS.catalogue(locale)}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("card", ALL, ids=lambda card: card.key)
def test_every_text_can_be_read(card: Card, locale: str) -> None:
    for line in texts(locale)[card.key]:
        assert line[0].isupper()
        assert line.removesuffix("”").removesuffix("\N{NO-BREAK SPACE}»")[-1] == "."
        assert not set(line) & set("{}")
        assert "  " not in line
        assert " ." not in line


SILENT = {
    *("hydra-operative", "hydra-soldier", "bindings", "plot-twist", "command-strike", "bystander"),
    *("bystander-core", "shield-agent", "shield-trooper", "shield-officer", "wound", "scheme-twist", "master-strike"),
}


def test_every_card_but_the_plain_ones_has_a_text() -> None:
    assert {entry.key for entry in VILLAINS.catalogue("en") if not entry.text} == SILENT


TEXTS = {
    "madame-hydra": [
        "To play this card, discard another card from your hand.",
        "Dodge: In your turn you may discard this card from your hand and draw a card.",
    ],
    "engineer": [
        "Kidnapped: Reveal the top card of your deck. If it costs 0: KO it.",
    ],
    "goblin-glider": [
        "Dodge: In your turn you may discard this card from your hand and draw a card.",
        "Choose one HYDRA Ally in your hand. It has Dodge until the end of the turn.",
        "Dodged: Choose one HYDRA Ally in your hand. It has Dodge until the end of the turn.",
    ],
    "endless-underlings": [
        "Gain 3 New Recruits.",
        "With 2 Crime Syndicate cards played earlier this turn: For the rest of the turn, New Recruits that you play go under your deck, not back to their stack.",
    ],
    "shifting-decoy": [
        "Put one card from the Lair under the Ally Deck. If it has a Recruit icon: You get 2 Recruit Points. If it has an Attack icon: You get 2 Attack.",
    ],
    "false-reflection": [
        "Put one card from the Lair under the Ally Deck. You get Attack equal to its printed Attack and Recruit Points equal to its printed Recruit Points.",
        "With Sinister Six played earlier this turn: Do this again for each Sinister Six Ally that you played earlier this turn, each time with a card that this card hasn't used yet.",
    ],
    "hidden-weapons": [
        "With Instinct and Tech played earlier this turn: You get 3 Attack.",
    ],
    "turn-the-tide": [
        "Reveal the top card of the Ally Deck. Until the end of the turn, you may once play a copy of it, as long as it is on top; it then goes under the Ally Deck.",
    ],
    "horrify-the-populace": [
        "Put a Bystander from the Bystander Deck under the guard of each Adversary with 4 or more Attack in the city.",
    ],
    "ravenous-greed": [
        "Each other player: Show one Instinct Ally in your hand or played this turn, or else: KO one Bystander from your Victory Pile.",
        "With Instinct played earlier this turn: Kidnap all Bystanders from the KO pile that went there this turn. You get 1 Recruit Point for each Bystander that you kidnapped this turn.",
    ],
    "ghost-rider": [
        "Fight: You may KO one other Adversary from your Victory Pile. If you do: You get 3 Recruit Points.",
        "Overrun: Each player: You may KO one Adversary from your Victory Pile. If you don't: Gain a Bindings.",
    ],
    "daredevil": [
        "Fight: The next Ally that you recruit this turn goes on top of your deck, not into your discard pile.",
        "Overrun: Each player: Reveal the top card of your deck. If it costs 1 or more: Discard it.",
    ],
    "iron-fist": [
        "To fight this Adversary, also show 3 Allies in your hand or played this turn, each with a different cost.",
    ],
    "namor-the-sub-mariner": [
        "Ambush: If there is at least one other Defenders Adversary in the city: Each player: Gain a Bindings.",
        "Fight: If there is at least one other Defenders Adversary in the city: Each player: Gain a Bindings.",
        "Overrun: If there is at least one other Defenders Adversary in the city: Each player: Gain a Bindings.",
    ],
    "luke-cage": [
        "Fight: Each player: Reveal the top 3 cards of your deck. The player whose turn it is decides: Discard them. Or: Put them back on top of your deck in any order.",
    ],
    "scarlet-witch": [
        "Fight: Reveal the top 3 cards of your deck. Take into your hand those with an odd cost. Discard those with an even cost.",
    ],
    "wolverine": [
        "X-Treme Attack: This card has 1 Attack more for each other Adversary in the city with X-Treme Attack.",
        "This card has 1 Attack more for each card that the current player has drawn this turn.",
        "Overrun: Each player: Show one Instinct Ally in your hand or played this turn, or else: Gain a Bindings.",
        "Overrun: Shuffle this card into the Adversary Deck.",
    ],
    "jean-grey": [
        "X-Treme Attack: This card has 1 Attack more for each other Adversary in the city with X-Treme Attack.",
        "Ambush: Put Bystanders from the Bystander Deck under the guard of this card, one for each Adversary with X-Treme Attack in the city.",
        "Fight: You get 1 Recruit Point for each Bystander that you kidnapped this turn.",
    ],
    "book-of-the-vishanti": [
        "Fight: Each other player: Show one Covert Ally in your hand or played this turn, or else: Discard all cards from your hand. Draw a card for each of them.",
    ],
    "crimson-bands-of-cyttorak": [
        "Fight: Each other player: Show your hand to all. Gain a Bindings for each non-grey Ally in your hand.",
    ],
    "graduation-at-xaviers-x-academy": [
        "Set-up: Put the top 8 cards of the Bystander Deck into the space beside the Plot.",
        "Twist: Put the top card of the Bystanders beside the Plot into the Overrun pile.",
        "If there are at least 8 Bystanders in the Overrun pile: Good wins.",
    ],
    "octo-pulverize": [
        "Discard the top 8 cards of your deck, or as many as there are without shuffling. You get 1 Attack for each card that you discarded this turn.",
    ],
    "dr-strange": [
        "Command Strike: Set aside the top 3 cards of the Adversary Deck, face up. Put the Adversary with the highest printed Attack among them back on top. Then play one Plot Twist among them. Put the others under the deck in random order.",
    ],
}


@pytest.mark.parametrize("key", TEXTS)
def test_a_text_reads_like_this(key: str) -> None:
    (entry,) = [entry for entry in VILLAINS.catalogue("en") if entry.key == key]

    assert list(entry.text) == TEXTS[key]
