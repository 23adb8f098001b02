"""The table of Legendary Encounters: Firefly as a viewer may see it."""

from __future__ import annotations

from msgspec import Struct

from domain.deckbuilding.language import captured
from domain.deckbuilding.view import Eyes, OfferView, PlayView, ReservedView, StackView
from domain.kernel.audience import Viewer
from domain.kernel.clock_view import GameClock
from domain.kernel.visibility import CardView, DecisionView

from . import names as at
from .position import FireflyReading


class VerseSpace(Struct, frozen=True):
    """A space of the 'Verse: its Scan Cost now, the card there, whether it lies face up and its Attack then, what is attached.

    One to the right of what is `inevitable` is no longer part of the game (`in_game`). What lies `under` the card is out of play.
    """

    space: str
    scan_cost: int
    in_game: bool
    card: CardView | None = None
    face_up: bool = False
    inevitable: bool = False
    attack: int | None = None
    attached: tuple[CardView, ...] = ()
    under: tuple[CardView, ...] = ()


class ForeView(Struct, frozen=True):
    """A card in the Combat Zone: its Attack now, how often it strikes, whether Serenity is what it strikes, what lies under it."""

    card: CardView
    attack: int
    strikes: int
    ship: bool
    fightable: bool
    under: tuple[CardView, ...]


class BridgeSpace(OfferView, frozen=True):
    """A space of the Bridge, the character there, and what it costs now."""


class SlotView(Struct, frozen=True):
    """A slot of Serenity: the Strike on it, what its repair takes now, in play and between Episodes, and the Upgrade there."""

    slot: int
    strike: CardView | None
    repair: int | None
    credits: int
    upgrade: CardView | None


class TaskView(Struct, frozen=True):
    """Something that the current Objective asks for: `open`, `completed` or `failed`."""

    task: str
    state: str
    mandatory: bool
    credits: int


class MainView(Struct, frozen=True):
    """A Main Character who is no player's: the Avatar, whether it lies face up, and the Strike on it."""

    avatar: CardView
    standing: bool
    strikes: tuple[CardView, ...]


class CrewView(Struct, frozen=True):
    """A player: the Avatar, Rank, Health, Defense and damage, the cards bottom to top, and the card lent this turn."""

    seat: int
    standing: bool
    avatar: CardView | None
    rank: int
    health: int
    defense: int
    damage: int
    hand: tuple[CardView, ...]
    deck: tuple[CardView, ...]
    discard: tuple[CardView, ...]
    played: tuple[CardView, ...]
    strikes: tuple[CardView, ...]
    lent: tuple[CardView, ...]


class ProposalView(Struct, frozen=True):
    """Something that the team may decide on: the key of the option, the card that it is about, who proposes it, who agrees."""

    what: str
    card: CardView | None
    proposed_by: tuple[int, ...]
    agreed: tuple[int, ...]


class FireflyGameView(Struct, frozen=True, tag="FireflyView"):
    """The table of Legendary Encounters: Firefly. Attack and Recruit Points are the current player's for this turn.

    `verse` goes from the Episode Deck to the exit; the Combat Zone has who has been there longest first; `serenity` goes from
    the lowest slot up. `proposals` are what the team votes on; whoever still has to vote has an open decision. `timed` are the
    seats that have had a Strike Phase with what is inevitable in the Combat Zone.
    """

    version: int
    status: str
    seat: int | None
    current: int
    turn: int
    phase: str
    attack: int
    recruit: int
    recruit_made: int
    reserved: tuple[ReservedView, ...]
    plays: tuple[PlayView, ...]
    episode: int
    current_objective: CardView | None
    tasks: tuple[TaskView, ...]
    credits: int
    proposals: tuple[ProposalView, ...]
    next_objectives: tuple[CardView, ...]
    verse: tuple[VerseSpace, ...]
    combat_zone: tuple[ForeView, ...]
    operations: tuple[CardView, ...]
    timed: tuple[int, ...]
    serenity: tuple[SlotView, ...]
    players: tuple[CrewView, ...]
    mains: tuple[MainView, ...]
    bridge: tuple[BridgeSpace, ...]
    stacks: tuple[StackView, ...]
    episode_deck: tuple[CardView, ...]
    offer: tuple[CardView, ...]
    secured: tuple[CardView, ...]
    repaired: tuple[CardView, ...]
    defeated_cards: tuple[CardView, ...]
    defeated_characters: tuple[CardView, ...]
    discarded_strikes: tuple[CardView, ...]
    aside: tuple[CardView, ...]
    keepsakes: tuple[CardView, ...]
    decisions: tuple[DecisionView, ...]
    outcome: str
    reason: str
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    clock: GameClock | None = None


class FireflyEyes(Eyes[FireflyReading], frozen=True):
    """A viewer looking at this game's table."""

    def pool_name(self, space: str) -> str:
        return f"attack.{space}"

    def space(self, zone: str) -> VerseSpace:
        reading, name = self.reading, zone.partition(".")[2]
        cost, in_game, attached = reading.scan_cost(name), zone in reading.rooms, self.zone(f"attached.{name}")
        if not (lies := reading.s.zone(zone)):
            return VerseSpace(name, cost, in_game, attached=attached)
        up, inevitable = lies[-1] in reading.s.up, reading.is_inevitable(lies[-1])
        attack = reading.attack_of(lies[-1]) if up and reading.card_of(lies[-1]).kind == "enemy" else None
        under = self.zone(captured(lies[-1]))
        return VerseSpace(name, cost, in_game, self.top(zone), up, inevitable, attack, attached, under)

    def fore(self, i: int, fightable: list[int]) -> ForeView:
        reading = self.reading
        attack, n = reading.attack_of(i), reading.strikes_of(i)
        return ForeView(self.card(i), attack, n, reading.is_ship(i), i in fightable, self.zone(captured(i)))

    def slot(self, n: int) -> SlotView:
        lies = self.reading.s.zone(at.STRIKES[n])
        repair = self.reading.repair_cost(lies[-1]) if lies else None
        strike, upgrade = self.top(at.STRIKES[n]), self.top(at.UPGRADES[n])
        return SlotView(n + 1, strike, repair, at.REPAIR_CREDITS[n], upgrade)

    def player(self, seat: int) -> CrewView:
        hand, deck, discard, played, strikes, lent = (
            self.zone(f"{zone}.{seat}") for zone in ("hand", "deck", "discard", "played", "strikes", "lent")
        )
        avatar = self.top(f"avatar.{seat}")
        card = self.reading.avatar(seat) if avatar else None
        return CrewView(
            seat=seat,
            standing=seat in self.reading.s.playing,
            avatar=avatar,
            rank=(card.rank or 0) if card else 0,
            health=self.reading.health(seat) if card else 0,
            defense=(card.defense or 0) if card else 0,
            damage=self.reading.damage(seat),
            hand=hand,
            deck=deck,
            discard=discard,
            played=played,
            strikes=strikes,
            lent=lent,
        )

    def main(self, avatar: int) -> MainView:
        return MainView(self.card(avatar), avatar not in self.reading.s.down, self.zone(f"wounds.{avatar}"))

    def proposals(self) -> tuple[ProposalView, ...]:
        state = self.reading.s
        if not state.proposals:  # before the set-up nobody has a rank
            return ()
        said = dict.fromkeys(state.proposals[seat] for seat in self.reading.ranking() if seat in state.proposals)
        return tuple(self.proposal(what) for what in said)

    def proposal(self, what: str) -> ProposalView:
        state = self.reading.s
        card = self.card(int(what)) if what.isdigit() else None
        by = tuple(seat for seat, proposed in sorted(state.proposals.items()) if proposed == what)
        return ProposalView(what, card, by, tuple(seat for seat, to in sorted(state.agreed.items()) if what in to))


STACKS = (at.CREW_DECK, at.BROWNCOATS, at.TALENTS, at.FLAWS, at.CREW_STRIKES, at.SHIP_STRIKES, at.UPGRADE_STACK)


def view(reading: FireflyReading, viewer: Viewer, decisions: tuple[DecisionView, ...]) -> FireflyGameView:
    """The table as the viewer may see it; every card passes the one visibility function."""
    state, eyes = reading.s, FireflyEyes(reading, viewer)
    fightable = reading.opponents()
    said = state.tasks
    return FireflyGameView(
        **eyes.whole(decisions),
        phase=state.phase,
        episode=state.episode,
        current_objective=eyes.top(at.OBJECTIVE),
        tasks=tuple(TaskView(k.name, said.get(k.name, "open"), k.mandatory, k.credits) for k in reading.tasks()),
        credits=state.credits,
        proposals=eyes.proposals(),
        next_objectives=eyes.zone(at.NEXT_OBJECTIVES),
        verse=tuple(eyes.space(zone) for zone in at.VERSE),
        combat_zone=tuple(eyes.fore(i, fightable) for i in state.zone(at.COMBAT_ZONE)),
        operations=eyes.zone(at.OPERATIONS),
        timed=state.timed,
        serenity=tuple(eyes.slot(n) for n in range(len(reading.slots))),
        players=tuple(eyes.player(seat) for seat in range(len(state.seats))),
        mains=tuple(eyes.main(avatar) for avatar in state.zone(at.MAINS)),
        bridge=tuple(eyes.offered(space, BridgeSpace) for space in at.BRIDGE),
        stacks=eyes.stacks(STACKS),
        episode_deck=eyes.zone(at.EPISODE_DECK),
        offer=eyes.zone(at.OFFER),
        secured=eyes.zone(at.SECURED),
        repaired=eyes.zone(at.REPAIRED),
        defeated_cards=eyes.zone(at.DEFEATED_CARDS),
        defeated_characters=eyes.zone(at.DEFEATED_CHARACTERS),
        discarded_strikes=eyes.zone(at.DISCARDED_STRIKES),
        aside=eyes.zone(at.ASIDE) + eyes.zone(at.RESOLVING),
        keepsakes=eyes.zone(at.KEEPSAKES),
    )
