"""The catalogue of the first game: what is printed on its cards, and how their texts read."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from domain.deckbuilding.card import Card
from domain.games.villains.cards import ALL
from domain.locale import LOCALES

from ..referee import VILLAINS

ALLIES = """
name                      | group        | class    | team            | cost | attack | recruit | copies | keywords
HYDRA Operative           | -            | grey     | hydra           | 0    | -      | 1       | 40     | -
HYDRA Soldier             | -            | grey     | hydra           | 0    | 1      | -       | 20     | -
Madame HYDRA              | -            | grey     | hydra           | 3    | -      | 2       | 15     | dodge
New Recruit               | -            | grey     | -               | 2    | 1      | -       | 15     | -
Brilliant Research        | Dr. Octopus  | tech     | sinister-six    | 3    | -      | 2       | 5      | -
Crazed Experiments        | Dr. Octopus  | tech     | sinister-six    | 5    | 2      | -       | 5      | -
Eighth Time's a Charm     | Dr. Octopus  | strength | sinister-six    | 6    | 4+     | -       | 3      | -
Octo-Pulverize            | Dr. Octopus  | tech     | sinister-six    | 8    | 0+     | -       | 1      | -
Pumpkin Bombs             | Green Goblin | tech     | sinister-six    | 3    | 1+     | -       | 5      | dodge
Goblin Glider             | Green Goblin | tech     | sinister-six    | 4    | 2      | -       | 5      | dodge
Unstable Kidnapper        | Green Goblin | instinct | sinister-six    | 5    | -      | 3       | 3      | dodge
Experimental Goblin Serum | Green Goblin | tech     | sinister-six    | 7    | 4      | -       | 1      | -
Pull the Strings          | Kingpin      | covert   | crime-syndicate | 3    | -      | -       | 5      | -
Recruitment Day           | Kingpin      | strength | crime-syndicate | 3    | -      | 2       | 5      | -
Import Illegal Weapons    | Kingpin      | tech     | crime-syndicate | 5    | 3+     | -       | 3      | -
Endless Underlings        | Kingpin      | strength | crime-syndicate | 8    | -      | -       | 1      | -
All Humans Are Expendable | Loki         | covert   | foes-of-asgard  | 3    | 2      | -       | 5      | -
Illusionary Bindings      | Loki         | ranged   | foes-of-asgard  | 4    | -      | 2+      | 5      | -
Father of Lies            | Loki         | covert   | foes-of-asgard  | 5    | 3      | -       | 3      | -
God of Mischief           | Loki         | covert   | foes-of-asgard  | 8    | 6      | -       | 1      | -
Magnetic Levitation       | Magneto      | ranged   | brotherhood     | 3    | 1+     | -       | 5      | dodge
Mutants Will Rule         | Magneto      | strength | brotherhood     | 4    | -      | 2+      | 5      | dodge
Weapons from Scrap Metal  | Magneto      | ranged   | brotherhood     | 5    | 3      | -       | 3      | -
Master of Magnetism       | Magneto      | ranged   | brotherhood     | 7    | 4+     | -       | 1      | -
Psychedelic Mist          | Mysterio     | ranged   | sinister-six    | 2    | 1+     | -       | 5      | dodge
Shifting Decoy            | Mysterio     | covert   | sinister-six    | 3    | 0+     | 0+      | 5      | -
Holographic Illusion      | Mysterio     | tech     | sinister-six    | 5    | 0+     | -       | 3      | -
False Reflection          | Mysterio     | instinct | sinister-six    | 7    | 0+     | 0+      | 1      | -
Show Your True Colors     | Mystique     | covert   | brotherhood     | 3    | -      | 2       | 5      | dodge
Hidden Weapons            | Mystique     | tech     | brotherhood     | 4    | 2+     | -       | 5      | -
Turn the Tide             | Mystique     | instinct | brotherhood     | 4    | -      | -       | 3      | -
Spy Games                 | Mystique     | covert   | brotherhood     | 7    | 0+     | -       | 1      | -
Leap of the Tiger         | Sabretooth   | instinct | brotherhood     | 3    | 2+     | -       | 5      | -
Take One for the Team     | Sabretooth   | instinct | brotherhood     | 4    | -      | 1       | 5      | -
Stealthy Predator         | Sabretooth   | covert   | brotherhood     | 2    | -      | -       | 3      | -
Upper Hand                | Sabretooth   | strength | brotherhood     | 7    | 4+     | -       | 1      | -
Encephalo-Ray             | Ultron       | tech     | -               | 2    | 0+     | -       | 5      | dodge
Army of Ultrons           | Ultron       | tech     | -               | 3    | -      | 2       | 5      | dodge
Genetic Experimentation   | Ultron       | tech     | -               | 6    | 3      | -       | 3      | -
Molecular Rearrangement   | Ultron       | tech     | -               | 8    | 5+     | -       | 1      | -
Symbiote Takeover         | Venom        | strength | sinister-six    | 3    | -      | 2       | 5      | -
Devour                    | Venom        | instinct | sinister-six    | 4    | 2+     | -       | 5      | -
Horrify the Populace      | Venom        | strength | sinister-six    | 6    | 4      | -       | 3      | -
Ravenous Greed            | Venom        | instinct | sinister-six    | 7    | 5      | 0+      | 1      | -
"""

ADVERSARIES = """
name                   | group              | attack | vp | copies | keywords
Black Panther          | Marvel Knights     | 4      | 2  | 2      | -
Elektra                | Marvel Knights     | 4      | 2  | 2      | -
Punisher               | Marvel Knights     | 6      | 4  | 2      | -
Ghost Rider            | Marvel Knights     | 5      | 3  | 2      | -
Daredevil              | Defenders          | 5      | 3  | 2      | -
Iron Fist              | Defenders          | 3      | 2  | 2      | -
Namor, The Sub-Mariner | Defenders          | 6      | 4  | 2      | -
Luke Cage              | Defenders          | 4      | 2  | 2      | -
Havok                  | Uncanny Avengers   | 4+     | 2  | 2      | x-treme-attack
Rogue                  | Uncanny Avengers   | 4+     | 2  | 2      | x-treme-attack
Scarlet Witch          | Uncanny Avengers   | 5      | 3  | 2      | -
Wolverine              | Uncanny Avengers   | 7+     | 5  | 2      | x-treme-attack
Angel                  | X-Men First Class  | 4+     | 2  | 2      | x-treme-attack
Iceman                 | X-Men First Class  | 5+     | 3  | 2      | x-treme-attack
Jean Grey              | X-Men First Class  | 6+     | 4  | 1      | x-treme-attack
Beast                  | X-Men First Class  | 5+     | 3  | 2      | x-treme-attack
Cyclops                | X-Men First Class  | 6+     | 4  | 1      | x-treme-attack
Asgardian Warriors     | Asgardian Warriors | 3      | 1  | 10     | -
Cops                   | Cops               | 3      | 1  | 10     | -
"""

OTHERS = """
kind           | name                             | group       | cost | attack | vp | copies
plot-twist     | Plot Twist                       | -           | -    | -      | -  | 12
command-strike | Command Strike                   | -           | -    | -      | -  | 9
bindings       | Bindings                         | -           | 0    | -      | -  | 30
bystander      | Bystander                        | -           | -    | -      | 1  | 30
bystander      | Engineer                         | -           | -    | -      | 1  | 3
bystander      | Computer Hacker                  | -           | -    | -      | 1  | 3
bystander      | Public Speaker                   | -           | -    | -      | 1  | 3
bystander      | Rock Star                        | -           | -    | -      | 1  | 3
commander      | Dr. Strange                      | Dr. Strange | -    | 8      | -  | 1
tactic         | Book of the Vishanti             | Dr. Strange | -    | 8      | 6  | 1
tactic         | Crimson Bands of Cyttorak        | Dr. Strange | -    | 8      | 6  | 1
tactic         | Eye of Agamotto                  | Dr. Strange | -    | 8      | 6  | 1
tactic         | Winds of Watoomb                 | Dr. Strange | -    | 8      | 6  | 1
plot           | Graduation at Xavier's X-Academy | -           | -    | -      | -  | 1
"""


def rows(table: str, **also: str) -> Iterator[dict[str, Any]]:
    """The rows of a table by column; what a card doesn't have is None, and `2+` a figure that a text adds to."""
    head, *lines = (line.split("|") for line in table.strip().splitlines())
    for line in lines:
        row = {name.strip(): value.strip() for name, value in zip(head, line, strict=True)}
        yield {name: None if value == "-" else value for name, value in row.items()} | also


PRINTED = [*rows(ALLIES, kind="ally"), *rows(ADVERSARIES, kind="adversary"), *rows(OTHERS)]
COLUMNS = ("kind", "name", "group", "class", "team", "cost", "attack", "recruit", "vp", "copies", "keywords")


def printed(card: Card) -> dict[str, str | None]:
    """A definition as a row of the tables."""
    return {
        "kind": card.kind,
        "name": card.name,
        "group": card.group or None,
        "class": card.cls or None,
        "team": card.team or None,
        "cost": _figure(card.cost),
        "attack": _figure(card.attack, card.attack_plus),
        "recruit": _figure(card.recruit, card.recruit_plus),
        "vp": _figure(card.vp),
        "copies": str(card.copies),
        "keywords": " ".join(card.keywords) or None,
    }


def _figure(n: int | None, plus: bool = False) -> str | None:
    return None if n is None else f"{n}+" if plus else str(n)


@pytest.mark.parametrize("row", PRINTED, ids=lambda row: row["name"])
def test_a_card_has_the_figures_printed_on_it(row: dict[str, Any]) -> None:
    (card,) = [card for card in ALL if card.name == row["name"]]

    assert printed(card) == dict.fromkeys(COLUMNS) | row


def test_there_are_no_other_cards_and_no_two_with_the_same_key() -> None:
    assert sorted(card.name for card in ALL) == sorted(row["name"] for row in PRINTED)
    assert len({card.key for card in ALL}) == len(ALL)


def test_the_plot_and_the_commander_say_what_they_need() -> None:
    cards = {card.key: card for card in ALL}

    assert cards["graduation-at-xaviers-x-academy"].twists == 8
    assert cards["dr-strange"].leads == "Defenders"


@pytest.mark.rule("villains.content.ally-rarity", "villains.ally_deck.fourteen-each")
def test_each_ally_has_a_rare_three_uncommons_and_two_commons_of_five() -> None:
    copies: dict[str, list[int]] = {}
    for card in ALL:
        if card.kind == "ally" and card.group:
            copies.setdefault(card.group, []).append(card.copies)

    assert {tuple(sorted(each)) for each in copies.values()} == {(1, 3, 5, 5)}


@pytest.mark.rule("villains.adversary_deck.group-eight", "villains.adversary_deck.backup-ten")
def test_adversary_groups_have_eight_cards_and_backup_groups_ten() -> None:
    sizes: dict[str, int] = {}
    for card in ALL:
        if card.kind == "adversary":
            sizes[card.group] = sizes.get(card.group, 0) + card.copies

    assert sorted(sizes.values()) == [8, 8, 8, 8, 10, 10]


@pytest.mark.parametrize("card", ALL, ids=lambda card: card.key)
def test_every_card_is_named_by_a_test_of_this_folder(card: Card) -> None:
    here = Path(__file__)
    others = [path for path in here.parent.glob("test_*.py") if path != here]

    assert any(f'"{card.key}"' in path.read_text(encoding="utf-8") for path in others)


# -- texts


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("card", ALL, ids=lambda card: card.key)
def test_every_text_can_be_read(card: Card, locale: str) -> None:
    (entry,) = [entry for entry in VILLAINS.catalogue(locale) if entry.key == card.key]

    for line in entry.text:
        assert line[0].isupper()
        assert line.removesuffix("”")[-1] == "."
        assert not set(line) & set("{}")
        assert "  " not in line
        assert " ." not in line


SILENT = {"hydra-operative", "hydra-soldier", "bindings", "plot-twist", "command-strike", "bystander"}


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
        "With Sinister Six played earlier this turn: Do this again for each Sinister Six Ally you played earlier this turn, each time with a card that this card hasn't used yet.",
    ],
    "hidden-weapons": [
        "With Instinct and Tech played earlier this turn: You get 3 Attack.",
    ],
    "turn-the-tide": [
        "Reveal the top card of the Ally Deck. Until the end of the turn you may once play a copy of it, as long as it is on top; it then goes under the Ally Deck.",
    ],
    "horrify-the-populace": [
        "Put a Bystander from the Bystander Deck under the guard of each Adversary in the city with 4 or more Attack.",
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
        "Ambush: Put Bystanders from the Bystander Deck under the guard of this card, one for each Adversary in the city with X-Treme Attack.",
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
