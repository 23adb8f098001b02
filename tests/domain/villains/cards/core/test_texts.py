"""How the texts of the heroic core set read, where their words are special."""

from __future__ import annotations

import pytest

from ...referee import VILLAINS

TEXTS = {
    "silent-sniper": [
        "Defeat one Villain or the Mastermind that has a Bystander, without paying for a fight or meeting what it asks for.",
    ],
    "diving-block": [
        "When you would gain a Wound, you may show this card, from your hand or played this turn, and do this instead: Draw a card.",
    ],
    "unending-energy": [
        "When a card makes you discard this card: You may take this card from your discard pile back into your hand.",
    ],
    "hey-can-i-get-a-do-over": [
        "If this is the first card that you play this turn: You may do this: “Discard all cards from your hand. Draw 4 cards.”",
    ],
    "random-acts-of-unkindness": [
        "You may do this: “Gain a Wound into your hand.” Each player secretly chooses one card in their hand, if they have one; then all pass theirs at once to the player on their left.",
    ],
    "psychic-link": [
        "Each player: You may reveal one other X-Men Hero from your hand or from those you played this turn. If you do: Draw a card.",
    ],
    "diamond-form": [
        "From now until the end of the turn, each time you defeat a Villain or the Mastermind: You get 3 Recruit Points.",
    ],
    "hypnotic-charm": [
        "Reveal the top card of your deck. Choose one: Discard it. Or: Put it back on top of your deck.",
        "With Instinct played earlier this turn: Each other player: Reveal the top card of your deck. The player whose turn it is decides: Discard it. Or: Put it back on top of your deck.",
    ],
    "battlefield-promotion": [
        "You may KO one S.H.I.E.L.D. Hero from your hand or discard pile. If you do: You may do this: “Gain a S.H.I.E.L.D. Officer into your hand.”",
    ],
    "pure-fury": [
        "Defeat one Villain or the Mastermind with less Attack than there are S.H.I.E.L.D. Heroes in the KO pile, without paying for a fight or meeting what it asks for.",
    ],
    "copy-powers": [
        "Play this card as a copy of another Hero that you played earlier this turn. It is of that card's class as well as its own.",
    ],
    "steal-abilities": [
        "Each player: Discard the top card of your deck.",
        "Of the cards discarded this way: Play a copy of each Hero among them, one after another in any order.",
    ],
    "the-amazing-spider-man": [
        "Reveal the top 3 cards of your deck. Take into your hand those with a cost of 2 or less. Put the others in any order on top of your deck.",
    ],
    "spinning-cyclone": [
        "You may move one Villain in the city to another space of the city that you choose; a Villain there changes places with it. If you do: Rescue all Bystanders that it has captured.",
    ],
    "tidal-wave": [
        "Until the end of the turn, each Villain on the Bridge loses 2 Attack.",
        "With Ranged played earlier this turn: Until the end of the turn, the Mastermind loses 2 Attack.",
    ],
    "surge-of-power": [
        "If you have made at least 8 Recruit Points this turn: You get 3 Attack.",
    ],
    "god-of-thunder": [
        "Until the end of the turn, you may pay with Recruit Points, with Attack, or with both, to fight any Villain or the Mastermind.",
    ],
    "berserker-rage": [
        "Draw 3 cards.",
        "With Instinct played earlier this turn: You get 1 Attack for each card that you have drawn this turn.",
    ],
}


@pytest.mark.parametrize("key", TEXTS)
def test_a_text_of_the_heroic_core_set_reads_like_this(key: str) -> None:
    (entry,) = [entry for entry in VILLAINS.catalogue("en") if entry.key == key]

    assert list(entry.text) == TEXTS[key]
