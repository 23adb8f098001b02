"""The words that cards are written in: which cards, how many, on what condition, and what then happens.

A card's text is a tree of these words. The tree is data: the engine runs it, the catalogue shows it, and `text`
renders the sentence that a person reads from it.
"""

from __future__ import annotations

from .ability import (
    Abilities as Abilities,
    DiscardToDo as DiscardToDo,
    Elusive as Elusive,
    Grant as Grant,
    Instead as Instead,
    May as May,
    Modify as Modify,
    Needs as Needs,
    ShowCosts as ShowCosts,
    When as When,
)
from .amount import (
    Amount as Amount,
    AtLeast as AtLeast,
    Colors as Colors,
    Condition as Condition,
    Each as Each,
    Exactly as Exactly,
    Number as Number,
    Players as Players,
    Plays as Plays,
    Printed as Printed,
    StoodOn as StoodOn,
    Tally as Tally,
    count as count,
)
from .effect import (
    CLASSES as CLASSES,
    DEMOLISH as DEMOLISH,
    Begin as Begin,
    Defeat as Defeat,
    Demolish as Demolish,
    Discard as Discard,
    Draw as Draw,
    DrawAtEnd as DrawAtEnd,
    EachPlayer as EachPlayer,
    Effect as Effect,
    Effects as Effects,
    Either as Either,
    Enter as Enter,
    Gain as Gain,
    Guard as Guard,
    If as If,
    Kidnap as Kidnap,
    Ko as Ko,
    MoveTo as MoveTo,
    NameClass as NameClass,
    Play as Play,
    Pool as Pool,
    Put as Put,
    PutBack as PutBack,
    PutOn as PutOn,
    PutUnder as PutUnder,
    Repeat as Repeat,
    Return as Return,
    Reveal as Reveal,
    ShowClasses as ShowClasses,
    ShowElse as ShowElse,
    ShowHand as ShowHand,
    ShuffleIn as ShuffleIn,
    Special as Special,
    Superpower as Superpower,
    Take as Take,
    Verb as Verb,
    effects_in as effects_in,
)
from .pick import All as All, Cue as Cue, Pick as Pick, Picks as Picks, Self as Self, Some as Some, Top as Top
from .which import OWN as OWN, Cards as Cards, Me as Me, top as top
