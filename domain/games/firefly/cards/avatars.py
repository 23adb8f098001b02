"""The nine Avatars, with what Talents and Flaws say for each."""

from __future__ import annotations

from typing import Any

from domain.deckbuilding.card import Card
from domain.deckbuilding.language import (
    All,
    AtLeast,
    Begin,
    Cards,
    ChoosePlayer,
    Dearest,
    Discard,
    Draw,
    Each,
    Forbid,
    GainCards,
    Grant,
    Hold,
    If,
    Look,
    Modify,
    NextPlayer,
    Pool,
    Reveal,
    Rightmost,
    ShuffleDeck,
    Some,
    SwapRooms,
    Take,
    ToCombatZone,
)

from .words import (
    DRAW,
    FireflyCard,
    choose,
    chosen,
    crew_enemies,
    discard,
    enemies,
    hand,
    heal,
    hidden,
    of_verse,
    repair,
    scan_free,
    ship_strikes,
    weaken,
)

armed = Cards(("hand",), icon="attack")
own_deck = Cards(("deck",), kind="character")


def _avatar(name: str, talent: str, flaw_called: str, rank: int, health: int, defense: int, **about: Any) -> Card:
    """An Avatar: what a Talent says, which always draws a card, and what a Flaw says."""
    return FireflyCard(
        key=name.lower(),
        name=name,
        kind="avatar",
        group=name,
        deck="avatars",
        rank=rank,
        health=health,
        defense=defense,
        effect=(DRAW,),
        called={"effect": talent, "flaw": flaw_called},
        **about,
    )


CARDS = (
    _avatar(
        "Mal",
        "Speaks for the Ship",
        "Antagonistic",
        1,
        8,
        3,
        once=(ChoosePlayer((GainCards(Some(Cards(("bridge",), cost_most=4), you=True)),)),),
        flaw=(If(AtLeast(Each(enemies)), (Begin(),), otherwise=(discard(),)),),
        abilities=(Modify(1, of=enemies),),
    ),
    _avatar("Zoe", "Soldier's Aim", "All Business", 2, 8, 4, once=(weaken(enemies, 3),), flaw=(Forbid("recruit"),)),
    _avatar(
        "Wash",
        "Eyes on the Scope",
        "No Gunfighter",
        3,
        7,
        2,
        once=(scan_free(),),
        flaw=(If(AtLeast(Each(armed)), (Discard(Some(armed)),), otherwise=(discard(),)),),
    ),
    _avatar(
        "Kaylee",
        "Engine Whisperer",
        "Frets over Every Bolt",
        4,
        6,
        1,
        once=(choose(repair(), Pool(recruit=2)),),
        flaw=(If(AtLeast(Each(ship_strikes), 3), (discard(2),), otherwise=(discard(),)),),
    ),
    _avatar(
        "Jayne",
        "Reserve Magazine",
        "Out for Himself",
        5,
        9,
        3,
        once=(Pool(2), Discard(Some(hand, may=True), then=(Pool(2),))),
        flaw=(NextPlayer((discard(),)),),
    ),
    _avatar(
        "Inara",
        "Graceful Terms",
        "Keeps Her Distance",
        6,
        7,
        1,
        once=(Begin(0, target=crew_enemies),),
        flaw=(Begin(1), Begin(2)),
        abilities=(Grant("outwit"), Hold("recruit-cost"), Hold("no-coordinate")),
    ),
    _avatar(
        "Book",
        "The Power of Belief",
        "Who He Used to Be",
        7,
        7,
        2,
        once=(
            Look(All(Cards(("deck",)))),
            Take(Some(own_deck, may=True), then=(Reveal(All(chosen)),)),
            ShuffleDeck(),
        ),
        flaw=(Discard(Dearest(Cards(("hand",), kind="character"))),),
    ),
    _avatar(
        "Simon",
        "Trauma Surgeon",
        "Price on His Head",
        8,
        6,
        1,
        once=(heal(),),
        flaw=(
            ToCombatZone(
                Rightmost(Cards(("verse",), kind="enemy", facing="up", lacks=("ship",))), otherwise=(discard(),)
            ),
        ),
    ),
    _avatar(
        "River",
        "Hears It Coming",
        "Scattered Mind",
        9,
        6,
        3,
        once=(Look(Some(hidden, 2, may=True)), SwapRooms(Some(of_verse, 2, may=True))),
        flaw=(Discard(All(hand), then=(Draw(Each(chosen, plus=-1)),)),),
    ),
)
