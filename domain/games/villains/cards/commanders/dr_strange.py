"""Dr. Strange, who always leads the Defenders, and his four Tactics."""

from __future__ import annotations

from domain.deckbuilding.card import Card
from domain.deckbuilding.language import All, Begin, Discard, Draw, Each, Gain, ShowElse, ShowHand, Special, When

from ..words import a_card_in_hand, allies_of, colored_ally_in_hand, each_other_player, those

DR_STRANGE = "Dr. Strange"

CARDS = (
    Card(key="dr-strange", name=DR_STRANGE, kind="commander", group=DR_STRANGE, attack=8, leads="Defenders",
         strike=(Special("dr-strange"),)),
    Card(key="book-of-the-vishanti", name="Book of the Vishanti", kind="tactic", group=DR_STRANGE, attack=8, vp=6,
         fight=(each_other_player(ShowElse(allies_of("covert"), (
             Discard(All(a_card_in_hand), then=(Draw(Each(those)),)),))),)),
    Card(key="crimson-bands-of-cyttorak", name="Crimson Bands of Cyttorak", kind="tactic", group=DR_STRANGE, attack=8, vp=6,
         fight=(each_other_player(ShowHand(), Gain("bindings", Each(colored_ally_in_hand))),)),
    Card(key="eye-of-agamotto", name="Eye of Agamotto", kind="tactic", group=DR_STRANGE, attack=8, vp=6,
         fight=(Special("eye-of-agamotto"),)),
    Card(key="winds-of-watoomb", name="Winds of Watoomb", kind="tactic", group=DR_STRANGE, attack=8, vp=6,
         abilities=(When("new-hand", (Special("winds-of-watoomb"),)),), fight=(Begin(0),)),
)  # fmt: skip
