"""Every fault that a card may have: its code, and what to do about it."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

SAYS = {
    # names
    "duplicate-key": "has the key of another card; give each its own",
    "duplicate-name": "is called {name!r} as {other} is; one of them is there twice, or has a wrong name",
    "key-not-slug": "is called {name!r}, so its key should be {slug!r}",
    # figures
    "not-printed": "is called {name!r}, and no such card is printed; correct the name, or add it to tests/facts",
    "figure-differs": "{figure} is {found!r}, printed is {printed!r}; correct it, or give the reason in tests/facts",
    "plus-without-figure": "has a plus beside {figure}, and no {figure}; a printed 0+ is 0 and a plus",
    "plus-without-effect": "shows {figure} {n}+, but nothing it says adds to that; drop the plus, or add the effect",
    "effect-without-plus": "adds to {figure}, but shows {n} without a plus; add the plus, or correct the effect",
    "bonus-without-icon": "adds to {figure} when played, but has no {figure} icon; a card that only adds shows 0+",
    # what it names
    "unknown-kind": "names the kind {value!r}, which no card has",
    "unknown-zone": "names the zone {value!r}, which this game hasn't",
    "unknown-space": "names the space {value!r}, which the city hasn't",
    "unknown-class": "names the class {value!r}, which no Ally has",
    "unknown-team": "names the team {value!r}, which no card has",
    "unknown-group": "names the group {value!r}, which no card has",
    "unknown-name": "names the card {value!r}, and there is none",
    "unknown-keyword": "names the keyword {value!r}, which no card has",
    "unknown-icon": "asks for the icon {value!r}, which no card has that it could mean",
    "unknown-tally": "counts {value!r}, which no rule keeps count of",
    # what can't be
    "never-fits": "asks for cards that no card of the game fits: {value}",
    "need-never-met": "needs {n} Allies of different costs, and there are only {there} costs",
    "condition-never-holds": "waits for {n}, and there are never more than {there}",
    "condition-always-holds": "waits for {n}, which is always so; leave the condition out",
    "nothing-follows": "has no words where some are expected; leave it out, or say what happens",
    # when it speaks
    "moment-never-comes": "says something for {moment!r}, which no rule brings about for its kind, {kind!r}",
    "dodged-without-dodge": "says what happens when dodged, but can't dodge",
    "field-not-read": "has {field!r}, which no rule reads for its kind, {kind!r}",
    "ability-never-begins": "has ability {n}, which none of its words begins; add a Begin, or drop it",
    "begins-nothing": "begins ability {n}, and has none such that could begin",
    "hook-not-read": "has an ability for {hook!r}, which no rule asks about",
    "window-never-opens": "is to be used in {window!r}, when nobody is ever asked; name a window that the game has",
    "price-never-paid": "costs Action Points in {window!r}, when nobody has any; use it in the Action Phase",
    "never-played": "says nothing first of how it is played; begin with a Use",
    "remains-for-nothing": "Remains in Play, and nothing it says lasts; let it be discarded, or say what it does",
    "lasts-without-remaining": "says something that lasts, but is discarded; let it Remain in Play",
    "aims-at-nobody": "speaks of the player at whom it is aimed, but aims at nobody; add an Aim",
    # what only one card does
    "special-not-registered": "does {name!r}, which isn't among the specials of the game",
    "special-not-used": "the special {name!r} is registered, but no card does it; remove it",
    "special-not-a-frame": "the special {name!r} is no frame of the game, so it couldn't be stored; add it to Frames",
    # texts
    "missing-text": "can't be read in {locale!r}: {missing}; add the sentence, or the renderer",
    "missing-prompt": "asks {ask!r}, for which {locale!r} has no prompt; add ask.{ask}",
}
"""What each code says, with blanks."""


class Fault(Struct, frozen=True, order=True):
    """A fault of a card (by key; of the whole game where that is empty), and where in it."""

    card: str
    code: str
    at: str = ""
    says: str = ""

    def __str__(self) -> str:
        where = f"{self.card}.{self.at}" if self.at else self.card
        return f"{where}: {self.says} [{self.code}]".removeprefix(": ")


def fault(card: str, code: str, at: str = "", **about: Any) -> Fault:
    """A fault with its sentence filled in."""
    return Fault(card, code, at, SAYS[code].format(**about))
