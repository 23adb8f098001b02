"""What can be read off a table of Legendary Villains."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import ClassVar

import msgspec

from domain.deckbuilding.language import (
    OWN,
    Goal,
    Guise,
    Me,
    Offer,
    count,
)
from domain.deckbuilding.position import Position, Reading

from .box import Box
from .names import ADDED, ALLY_DECK, BOARDS, CITY, CLASSES, COMMANDER, LAIR, PLOT, STACKS_OF, TACTICS
from .options import COMMANDER_LEVELS, Board, Challenges, Options

HAND = 6


class VillainsPosition(Position):
    """A state of Legendary Villains, read with its cards."""

    spaces: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "city": CITY,
        "lair": LAIR,
        **{space.name: tuple(f"{space.name}.{n}" for n in range(1, 6)) for space in ADDED if space.of == "lair"},
        **{
            space.name: tuple(f"{space.name}.{at.partition('.')[2]}" for at in CITY)
            for space in ADDED
            if space.of == "city"
        },
    }
    class_names: ClassVar[tuple[str, ...]] = CLASSES
    own: ClassVar[frozenset[str]] = OWN | {space.name for space in ADDED if space.of == "seat"}

    _guises: tuple[Guise, ...] | None = None
    counting = False
    """Whether the game is just being scored."""

    def rulers(self) -> tuple[int, ...]:
        return (*self.s.zone(PLOT), *self.s.zone(COMMANDER))

    # -- a lone player

    @property
    def is_solo(self) -> bool:
        """Whether one player plays alone, by the rules of Advanced Solo Mode."""
        return len(self.s.seats) == 1

    def each_other(self, me: Me) -> list[int]:
        """A lone player is "each other player" to every card but an Ally."""
        if self.is_solo and self.content[me.key].kind != "ally":
            return [me.you]
        return super().each_other(me)

    def in_place_of(self, group: str) -> tuple[str, ...]:
        """To a lone player's Commander the groups in use are what its own would be, where that isn't used."""
        used = self.in_use("backup" if group in self._backup_groups else "group")
        return used if self.is_solo and used and group not in used else (group,)

    @cached_property
    def _backup_groups(self) -> frozenset[str]:
        return frozenset(card.group for card in self.content.values() if card.backup)

    def row(self, kind: str) -> tuple[str, ...]:
        return self.city if kind == "city" else super().row(kind)

    def groups(self) -> tuple[str, ...]:
        cards = self.box.content.values()
        return tuple(sorted({card.group for card in cards if card.kind == "adversary"}))

    # -- the board

    @property
    def board(self) -> Board:
        """The board in force: the villainous one, unless another was chosen."""
        return "heroic" if self.s.board == "heroic" else "villainous"

    @property
    def city(self) -> tuple[str, ...]:
        """The spaces of the city, from where newcomers enter to where they get out."""
        return BOARDS[self.board]

    @property
    def guises(self) -> tuple[Guise, ...]:
        if self._guises is None:
            if not (plot := self.s.zone(PLOT)):
                return ()
            self._guises = self.content[self.s.what[plot[0]]].guises
        return self._guises

    def meant(self, kind: str, me: Me) -> str:
        """Of places that a Plot adds to the city, `here` is the one where the card spoken of stands, and `leftmost` the
        first that is empty (with none, the last): from the Bridge on, since both boards have their spaces in the same places."""
        spaces, _, which = kind.rpartition(".")
        match which:
            case "here":
                return f"{spaces}.{self.s.zone_of(me.chosen[0]).partition('.')[2]}"
            case "leftmost":
                row = self.spaces[spaces]
                return next((space for space in row if not self.s.zone(space)), row[-1])
        return super().meant(kind, me)

    # -- what was agreed on

    @property
    def is_mixed(self) -> bool:
        """Whether sets are mixed."""
        return len(self.options.sets) > 1

    @property
    def stacks(self) -> tuple[str, ...]:
        """The face-up stacks of the sets in use."""
        return tuple(stack for name in self.options.sets for stack in STACKS_OF[name])

    @cached_property
    def options(self) -> Options:
        """How the game was set up."""
        return msgspec.convert(self.s.options, Options)

    @cached_property
    def box(self) -> Box:
        """The cards of the sets in use."""
        return Box.of(self.content, self.options)

    @property
    def challenges(self) -> Challenges:
        """The challenge modes in force."""
        return self.options.challenges

    @property
    def hand_size(self) -> int:
        """How many cards a new hand has."""
        return HAND - 1 if self.challenges.hand_of_fate else HAND

    def table_modifiers(self, i: int) -> int:
        """What challenge modes add to the Attack of an Adversary or of the Commander."""
        match self.card_of(i).kind:
            case "adversary":
                return self.challenges.army_of_glory or 0
            case "commander":
                level = COMMANDER_LEVELS.get(self.challenges.commander or "", 0)
                return level + (self._defeats(i) if self.challenges.growing_threat else 0)
        return 0

    def _defeats(self, commander: int) -> int:
        """How often the Commander was defeated: as many of the four Tactics are gone."""
        group = self.card_of(commander).group
        tactics = [card for card in self.content.values() if card.kind == "tactic" and card.group == group]
        return sum(card.copies for card in tactics) - len(self.s.zone(TACTICS))

    # -- the city and the Commander

    def in_city(self) -> tuple[int, ...]:
        """The Adversaries in the city, from where they enter on."""
        return self.s.lying_in(self.city)

    def commander(self) -> int:
        """The Commander's card."""
        return self.s.zone(COMMANDER)[0]

    def outside(self) -> tuple[int, ...]:
        """The Adversaries that can be fought although they stand in no city space, in turn order."""
        fought = [space.name for space in ADDED if space.fought]
        return tuple(i for seat in self.clockwise() for name in fought for i in self.s.zone(f"{name}.{seat}"))

    def offered(self) -> list[str]:
        """The piles from which the Commander lets Allies be recruited besides."""
        return [a.pile for a in self.card_of(self.commander()).abilities if isinstance(a, Offer)]

    def nearest_guard(self) -> int:
        """Who guards the next Bystander: the Adversary nearest the Adversary Deck, else the Commander."""
        return next(iter(self.in_city()), self.commander())

    def empty_spaces(self) -> list[str]:
        """The spaces of the city where nobody stands, from where newcomers enter on."""
        return [space for space in self.city if not self.s.zone(space)]

    def is_last_fight(self) -> bool:
        """Whether the fight that wins has been fought, and what follows can no longer undo the win."""
        if self.challenges.final_blow:
            return not self.s.zone(COMMANDER)
        return not self.s.zone(TACTICS)

    def good_wins_by(self) -> list[tuple[int, Goal]]:
        """The cards by which Good Wins, each with what it asks for, where it asks for so many of something."""
        return [(i, goal) for i in self.rulers() if (goal := self.card_of(i).loses)]

    def plot_progress(self) -> tuple[int, int] | tuple[None, None]:
        """How many there are of what the Plot's Good Wins counts, and how many it asks for."""
        for i, goal in self.good_wins_by():
            if i in self.s.zone(PLOT):
                me = self.behalf(i)
                return count(goal.amount, self, me), count(goal.n, self, me)
        return None, None

    def has_fought_or_recruited(self, seat: int) -> bool:
        """Whether the seat recruited an Ally or defeated anybody this turn."""
        return bool(self.s.tally("recruited", seat) or self.s.tally("defeated", seat))

    def can_play_as(self, seat: int, key: str) -> bool:
        definition = self.content[key]
        return definition.kind == "ally" and self.can_meet(definition.needs, seat, 0)

    def copies(self, seat: int) -> dict[int, int]:
        """The Ally that may be played as a copy, and the card that allows it: as long as it tops the Ally Deck."""
        deck = self.s.zone(ALLY_DECK)
        allowed = self.s.hooks.get("copy", ())
        return {on.target: on.source for on in allowed if on.seat == seat and deck and on.target == deck[-1]}

    def new_hand(self, seat: int) -> int:
        """How many cards a seat's new hand has at the end of this turn."""
        return self.usual_hand(seat, self.hand_size)

    def victory_points(self, seat: int) -> int:
        """The points of the cards of a Victory Pile, so far as all can count them; in the end all of them."""
        final = self.counting or self.s.status == "ended"
        return sum(self.points_of(i, seat, final=final) for i in self.s.zone(f"victory.{seat}"))


class VillainsReading(VillainsPosition, Reading):
    """A position that only reads."""
