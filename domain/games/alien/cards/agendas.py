"""The Agendas, ten Good and five Evil, and Secrets Revealed.

Face down they are all alike: one back, one cost. A name is an adjective that the owner's Role completes: Fearless Scout,
Ruthless Gunner. Which side it is on shows only what the card says.
"""

from __future__ import annotations

from functools import partial

from domain.deckbuilding.language import (
    Advance,
    AtLeast,
    Avert,
    Begin,
    Cards,
    ChoosePlayer,
    CopyPlayed,
    Discard,
    Draw,
    Each,
    EachPlayer,
    Effects,
    Heal,
    If,
    Ko,
    LastStanding,
    Pool,
    SeeHand,
    Some,
    Vigil,
    WinAlone,
)

from .words import AlienCard, costless, discard, hand, in_hq, move_back, scan_free

Good = partial(AlienCard, kind="character", group="Agenda", deck="agendas", side="good", cost=4)
Evil = partial(AlienCard, kind="character", group="Agenda", deck="agendas", side="evil", cost=4)


def _last_or(*otherwise: Effects) -> tuple[If]:
    """The Company fetches the last one standing; before that, something else."""
    return (If(LastStanding(), (WinAlone(),), otherwise=otherwise),)


CARDS = (
    Good(
        key="fearless",
        name="Fearless",
        cls="strength",
        attack=2,
        attack_plus=True,
        effect=(If(AtLeast(Each(Cards(("combat-zone",), kind="enemy"))), (Pool(2),)),),
    ),
    Good(
        key="hot-blooded",
        name="Hot-Blooded",
        cls="strength",
        attack=2,
        effect=(Ko(Some(costless, may=True)),),
    ),
    Good(key="dependable", name="Dependable", cls="leadership", recruit=2, keywords=("coordinate",)),
    Good(
        key="inspiring",
        name="Inspiring",
        cls="leadership",
        recruit=2,
        effect=(EachPlayer((Discard(Some(hand, may=True), then=(Draw(),)),), others=True),),
    ),
    Good(key="watchful", name="Watchful", cls="intel", attack=2, effect=(scan_free(),)),
    Good(key="inquisitive", name="Inquisitive", cls="intel", effect=(Draw(2), discard())),
    Good(
        key="gentle",
        name="Gentle",
        cls="survival",
        recruit=2,
        effect=(Heal(Some(Cards(("strikes-of-others",)))),),
    ),
    Good(
        key="stubborn",
        name="Stubborn",
        cls="survival",
        attack=2,
        keywords=("vigilant",),
        abilities=(Vigil("strike"),),
    ),
    Good(
        key="inventive",
        name="Inventive",
        cls="tech",
        effect=(CopyPlayed(cost_most=5, otherwise=(Draw(),)),),
    ),
    Good(key="meticulous", name="Meticulous", cls="tech", recruit=2, effect=(move_back(1),)),
    Evil(
        key="ruthless",
        name="Ruthless",
        cls="strength",
        attack=3,
        attack_plus=True,
        effect=_last_or(Pool(2, only="players")),
    ),
    Evil(
        key="ambitious",
        name="Ambitious",
        cls="leadership",
        recruit=3,
        effect=_last_or(Ko(Some(in_hq, may=True))),
    ),
    Evil(
        key="calculating",
        name="Calculating",
        cls="intel",
        effect=_last_or(Draw(2), ChoosePlayer((SeeHand(),), others=True)),
    ),
    Evil(
        key="cold-hearted",
        name="Cold-Hearted",
        cls="survival",
        attack=2,
        effect=_last_or(Begin()),
        abilities=(Avert("next"),),
    ),
    Evil(
        key="devious",
        name="Devious",
        cls="tech",
        attack=2,
        effect=_last_or(Advance(Some(Cards(("complex",)), may=True))),
    ),
    AlienCard(
        key="secrets-revealed",
        name="Secrets Revealed",
        kind="secrets",
        deck="secrets",
        copies=5,
        provenance="rule book",
    ),
)
