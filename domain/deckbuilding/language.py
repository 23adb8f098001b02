"""The words that cards are written in: which cards, how many, on what condition, and what then happens.

A card's text is a tree of these words. The tree is data: the engine runs it, the catalogue shows it, and `text`
renders the sentence that a person reads from it.
"""

from __future__ import annotations

from .ability import (
    Abilities as Abilities,
    DiscardToDo as DiscardToDo,
    Grant as Grant,
    Instead as Instead,
    May as May,
    Modify as Modify,
    Needs as Needs,
    ShowCosts as ShowCosts,
    When as When,
    Whenever as Whenever,
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
    Tally as Tally,
    Total as Total,
    count as count,
)
from .effect import (
    CLASSES as CLASSES,
    Begin as Begin,
    Cover as Cover,
    Discard as Discard,
    Draw as Draw,
    DrawAtEnd as DrawAtEnd,
    EachOf as EachOf,
    EachPlayer as EachPlayer,
    Effect as Effect,
    Effects as Effects,
    Either as Either,
    Enter as Enter,
    FromBox as FromBox,
    Gain as Gain,
    GoodWins as GoodWins,
    Guard as Guard,
    If as If,
    Kidnap as Kidnap,
    Ko as Ko,
    NameClass as NameClass,
    Numbered as Numbered,
    Overrun as Overrun,
    Play as Play,
    Pool as Pool,
    Put as Put,
    PutBack as PutBack,
    PutUnder as PutUnder,
    Repeat as Repeat,
    Return as Return,
    Reveal as Reveal,
    ShowElse as ShowElse,
    ShowHand as ShowHand,
    ShuffleIn as ShuffleIn,
    Special as Special,
    Superpower as Superpower,
    Take as Take,
    Verb as Verb,
    effects_in as effects_in,
)
from .pick import  Alike as Alike, All as All, Pick as Pick, Picks as Picks, Self as Self, Some as Some, The as The, Top as Top
from .which import OWN as OWN, Cards as Cards, Me as Me, captured as captured, top as top
