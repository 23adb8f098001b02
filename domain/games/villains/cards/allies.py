"""The Allies of the first game, fourteen cards each."""

from __future__ import annotations

from typing import Any

from domain.deckbuilding.card import Card
from domain.deckbuilding.language import (
    All,
    AtLeast,
    Begin,
    Cards,
    Colors,
    Discard,
    Draw,
    DrawAtEnd,
    Each,
    Exactly,
    Gain,
    Grant,
    Guard,
    If,
    Instead,
    Kidnap,
    Ko,
    May,
    NameClass,
    Plays,
    Pool,
    Printed,
    PutBack,
    PutUnder,
    Repeat,
    Reveal,
    ShowElse,
    Some,
    Take,
    Tally,
    Top,
)

from .words import (
    allies_of,
    each_other_player,
    hydra_ally_in_hand,
    lair_card,
    new_recruit,
    superpower,
    those,
    your_bystander,
)

COMMON, UNCOMMON, RARE = 5, 3, 1
discarded = Tally("discarded", once=True)
any_discarded = AtLeast(discarded)


def _ally(group: str, team: str, key: str, name: str, copies: int, **fields: Any) -> Card:
    return Card(key=key, name=name, kind="ally", group=group, team=team, copies=copies, **fields)


def _dr_octopus(*card: Any, **fields: Any) -> Card:
    return _ally("Dr. Octopus", "sinister-six", *card, **fields)


def _green_goblin(*card: Any, **fields: Any) -> Card:
    return _ally("Green Goblin", "sinister-six", *card, **fields)


def _kingpin(*card: Any, **fields: Any) -> Card:
    return _ally("Kingpin", "crime-syndicate", *card, **fields)


def _mysterio(*card: Any, **fields: Any) -> Card:
    return _ally("Mysterio", "sinister-six", *card, **fields)


def _mystique(*card: Any, **fields: Any) -> Card:
    return _ally("Mystique", "brotherhood", *card, **fields)


def _venom(*card: Any, **fields: Any) -> Card:
    return _ally("Venom", "sinister-six", *card, **fields)


DR_OCTOPUS = (
    _dr_octopus("brilliant-research", "Brilliant Research", COMMON, cls="tech", cost=3, recruit=2,
                effect=(superpower("tech", then=DrawAtEnd(1)),)),
    _dr_octopus("crazed-experiments", "Crazed Experiments", COMMON, cls="tech", cost=5, attack=2, effect=(Draw(1),)),
    _dr_octopus("eighth-times-a-charm", "Eighth Time's a Charm", UNCOMMON, cls="strength", cost=6, attack=4, attack_plus=True,
                effect=(If(Exactly(Plays(), 7), (Pool(attack=2),)),)),
    _dr_octopus("octo-pulverize", "Octo-Pulverize", RARE, cls="tech", cost=8, attack=0, attack_plus=True,
                effect=(Discard(Top(8, reshuffle=False)), Pool(attack=discarded))),
)  # fmt: skip

GREEN_GOBLIN = (
    _green_goblin("pumpkin-bombs", "Pumpkin Bombs", COMMON, cls="tech", cost=3, attack=1, attack_plus=True, keywords=("dodge",),
                  effect=(If(any_discarded, (Pool(attack=2),)),)),
    _green_goblin("goblin-glider", "Goblin Glider", COMMON, cls="tech", cost=4, attack=2, keywords=("dodge",),
                  abilities=(Grant("dodge"),),
                  effect=(Begin(0, hydra_ally_in_hand),), dodged=(Begin(0, hydra_ally_in_hand),)),
    _green_goblin("unstable-kidnapper", "Unstable Kidnapper", UNCOMMON, cls="instinct", cost=5, recruit=3, keywords=("dodge",),
                  effect=(If(any_discarded, (Kidnap(1),)),)),
    _green_goblin("experimental-goblin-serum", "Experimental Goblin Serum", RARE, cls="tech", cost=7, attack=4,
                  effect=(Take(All(Cards(("discard",), tally="discarded"))),)),
)  # fmt: skip

KINGPIN = (
    _kingpin("pull-the-strings", "Pull the Strings", COMMON, cls="covert", cost=3,
             abilities=(Instead("gain", stack="new-recruits", to="hand"),),
             effect=(Begin(0), new_recruit)),
    _kingpin("recruitment-day", "Recruitment Day", COMMON, cls="strength", cost=3, recruit=2,
             effect=(superpower("strength", then=new_recruit),)),
    _kingpin("import-illegal-weapons", "Import Illegal Weapons", UNCOMMON, cls="tech", cost=5, attack=3, attack_plus=True,
             effect=(Pool(attack=Plays(name="New Recruit")),)),
    _kingpin("endless-underlings", "Endless Underlings", RARE, cls="strength", cost=8,
             abilities=(Instead("return", stack="new-recruits", to="under-deck"),),
             effect=(Gain("new-recruits", 3),
                     superpower("crime-syndicate", "crime-syndicate", then=Begin(0)))),
)  # fmt: skip

MYSTERIO = (
    _mysterio("psychedelic-mist", "Psychedelic Mist", COMMON, cls="ranged", cost=2, attack=1, attack_plus=True, keywords=("dodge",),
              effect=(superpower("covert", then=Pool(attack=2)),)),
    _mysterio("shifting-decoy", "Shifting Decoy", COMMON, cls="covert", cost=3, attack=0, attack_plus=True,
              recruit=0, recruit_plus=True,
              effect=(PutUnder(Some(lair_card), then=(
                  If(AtLeast(Each(Cards(("chosen",), icon="recruit"))), (Pool(recruit=2),)),
                  If(AtLeast(Each(Cards(("chosen",), icon="attack"))), (Pool(attack=2),)))),)),
    _mysterio("holographic-illusion", "Holographic Illusion", UNCOMMON, cls="tech", cost=5, attack=0, attack_plus=True,
              effect=(Pool(attack=Colors(lair_card)),)),
    _mysterio("false-reflection", "False Reflection", RARE, cls="instinct", cost=7, attack=0, attack_plus=True,
              recruit=0, recruit_plus=True,
              effect=(reflect := PutUnder(Some(lair_card, fresh=True), then=(
                          Pool(attack=Printed("attack", those), recruit=Printed("recruit", those)),)),
                      superpower("sinister-six", then=Repeat(Plays(team="sinister-six"), (reflect,))))),
)  # fmt: skip

MYSTIQUE = (
    _mystique("show-your-true-colors", "Show Your True Colors", COMMON, cls="covert", cost=3, recruit=2, keywords=("dodge",),
              effect=(NameClass(),)),
    _mystique("hidden-weapons", "Hidden Weapons", COMMON, cls="tech", cost=4, attack=2, attack_plus=True,
              effect=(superpower("instinct", "tech", then=Pool(attack=3)),)),
    _mystique("turn-the-tide", "Turn the Tide", UNCOMMON, cls="instinct", cost=4,
              abilities=(May("copy"),),
              effect=(Reveal(Top(1, "ally-deck"), then=(Begin(0, those),)),)),
    _mystique("spy-games", "Spy Games", RARE, cls="covert", cost=7, attack=0, attack_plus=True,
              effect=(Reveal(Top(5, "ally-deck"), then=(Pool(attack=Printed("attack", those)), PutBack("ally-deck"))),)),
)  # fmt: skip

VENOM = (
    _venom("symbiote-takeover", "Symbiote Takeover", COMMON, cls="strength", cost=3, recruit=2,
           effect=(superpower("strength", then=Kidnap(1)),)),
    _venom("devour", "Devour", COMMON, cls="instinct", cost=4, attack=2, attack_plus=True,
           effect=(Ko(Some(your_bystander, may=True), then=(Pool(attack=2),)),)),
    _venom("horrify-the-populace", "Horrify the Populace", UNCOMMON, cls="strength", cost=6, attack=4,
           effect=(Guard(All(Cards(("city",), kind="adversary", attack_least=4))),)),
    _venom("ravenous-greed", "Ravenous Greed", RARE, cls="instinct", cost=7, attack=5, recruit=0, recruit_plus=True,
           effect=(each_other_player(ShowElse(allies_of("instinct"), (Ko(Some(your_bystander)),))),
                   superpower("instinct", then=(
                       Kidnap(of=Cards(("ko",), kind="bystander", tally="ko!")),
                       Pool(recruit=Tally("kidnapped")))))),
)  # fmt: skip

CARDS = (*DR_OCTOPUS, *GREEN_GOBLIN, *KINGPIN, *MYSTERIO, *MYSTIQUE, *VENOM)
