"""A card's definition: data that reads like its sentence."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Literal

from msgspec import Struct

from .effect import Effect
from .language import (
    Abilities,
    Begin,
    Cards,
    Deed,
    Effects,
    Goal,
    Guise,
    Hazard,
    Hold,
    Modify,
    Needs,
    Number,
    Task,
    effects_in,
    looked_at,
)


class Space(Struct, frozen=True, omit_defaults=True):
    """A place that a card adds to the table: a stack beside it, or one space `of` each seat, Lair space or city space.

    What lies in a Lair space's goes where the card says when the Ally there leaves. In a `fought` one, Adversaries can
    be fought as in the city.
    """

    name: str
    facing: Literal["up", "down"] = "up"
    of: Literal["table", "seat", "lair", "city"] = "table"
    fought: bool = False


class Card(Struct, frozen=True, omit_defaults=True, kw_only=True, dict=True):
    """What a card is. `key` names it in events; figures it doesn't have are null, which is no printed 0.

    `set` is the box it comes in: what is the same in every set has one `kind`, whatever the set calls it.

    `needs` must be met to play or fight it. Texts by moment: `effect` when played, `dodged`, `ambush`, `fight`,
    `overrun`, `kidnapped`, `strike`, `setup`, `twist`. `loses` is a Plot's Good Wins, or a Commander's own; `spaces` are the places it
    adds to the table.

    What set-up must know: `backup` marks an Adversary of a Backup group, `leads` the group that a Commander always
    leads; of a Plot, `twists` is its number of Plot Twists, `forces` the groups that it makes part of the Adversary
    Deck, `more_backup` how many Backup groups there are more than usual, `allies` how many Allies and `bystanders` how
    many Bystanders of the Adversary Deck if not as usual, `disguised` how many Ally Deck cards are shuffled into the
    Adversary Deck; `bindings` and `wounds` how many their stacks have if not all.

    Of an Encounters game: `deck` is the label of the deck it belongs to, `classes` are those of a card with several. More moments: `once` (once in the turn that it was
    played), `mobilize`, `sacrifice`, `drawn`, `reveal` (anywhere, and in the Complex or the Combat Zone alone), `enters` the
    Combat Zone, `death`, `event` (an Event was revealed), `after_hive` (the Hive Phase is over); `strike` is an enemy's, or
    what a Strike does besides its `damage` (before it, where `damage_last`). `deeds` is what may be paid for. `goal` is the
    number of the Objective that a card belongs to, `final` marks a Final Enemy; an Objective has its `stage`, is
    `completed` when all of that holds, and a Location has three `hazards`. `health` and `defense` are an Avatar's, `side` an
    Agenda's.

    Of a game of a crew and its ship: `rank` is an Avatar's, whose `effect` and `once` are what a Talent says, and `flaw` what
    a Flaw says. `tasks` are what an Objective asks for, `task` the one that a card belongs to, `episode_end` what is done
    once the Episode is over. `failure` is what an unfinished Side Job brings, `escape` what an enemy that escapes does;
    `repair` is the price of a Ship Strike. What an Avatar says at a moment may be `called` something.
    """

    key: str
    name: str
    kind: str
    set: str = "villains"
    group: str = ""
    cls: str = ""
    team: str = ""
    cost: int | None = None
    attack: int | None = None
    attack_plus: bool = False
    recruit: int | None = None
    recruit_plus: bool = False
    vp: int | None = None
    vp_plus: bool = False
    copies: int = 1
    backup: bool = False
    keywords: tuple[str, ...] = ()
    needs: tuple[Needs, ...] = ()
    effect: tuple[Effects, ...] = ()
    dodged: tuple[Effects, ...] = ()
    ambush: tuple[Effects, ...] = ()
    fight: tuple[Effects, ...] = ()
    overrun: tuple[Effects, ...] = ()
    kidnapped: tuple[Effects, ...] = ()
    strike: tuple[Effects, ...] = ()
    setup: tuple[Effects, ...] = ()
    twist: tuple[Effects, ...] = ()
    twists: Number | None = None
    forces: tuple[str, ...] = ()
    more_backup: int = 0
    allies: Number | None = None
    bystanders: Number | None = None
    disguised: int = 0
    bindings: Number | None = None
    wounds: Number | None = None
    leads: str = ""
    loses: Goal | None = None
    abilities: tuple[Abilities, ...] = ()
    spaces: tuple[Space, ...] = ()
    provenance: str = "printed"

    deck: str = ""
    classes: tuple[str, ...] = ()
    once: tuple[Effects, ...] = ()
    mobilize: tuple[Effects, ...] = ()
    sacrifice: tuple[Effects, ...] = ()
    drawn: tuple[Effects, ...] = ()
    reveal: tuple[Effects, ...] = ()
    reveal_complex: tuple[Effects, ...] = ()
    reveal_combat_zone: tuple[Effects, ...] = ()
    enters: tuple[Effects, ...] = ()
    death: tuple[Effects, ...] = ()
    event: tuple[Effects, ...] = ()
    after_hive: tuple[Effects, ...] = ()
    deeds: tuple[Deed, ...] = ()
    goal: int = 0
    final: bool = False
    stage: int = 0
    completed: tuple[Goal, ...] = ()
    hazards: tuple[Hazard, ...] = ()
    damage: int | None = None
    damage_last: bool = False
    health: int | None = None
    defense: int | None = None
    side: str = ""

    rank: int | None = None
    flaw: tuple[Effects, ...] = ()
    task: str = ""
    tasks: tuple[Task, ...] = ()
    failure: tuple[Effects, ...] = ()
    escape: tuple[Effects, ...] = ()
    episode_end: tuple[Effects, ...] = ()
    repair: int | None = None
    called: Mapping[str, str] = {}

    @cached_property
    def more_classes(self) -> frozenset[str]:
        """The classes it has besides `cls`."""
        return frozenset(self.classes) - {self.cls}

    @cached_property
    def begun(self) -> frozenset[int]:
        """Which of its abilities hold only once a text of its begins them."""
        fields = (getattr(self, name) for name in self.__struct_fields__)
        said = [e for field in fields if isinstance(field, tuple) for e in field]
        words = [e for e in said if isinstance(e, Effect)] + [e for d in self.deeds for e in (*d.pay, *d.then)]
        return frozenset(e.ability for e in effects_in(words) if isinstance(e, Begin))

    @cached_property
    def own_attack(self) -> tuple[Modify, ...]:
        """The abilities that change its own Attack as long as it lies in play."""
        return tuple(a for a in self.abilities if isinstance(a, Modify) and a.figure == "attack" and a.of is None)

    @cached_property
    def others_attack(self) -> tuple[tuple[Modify, Cards], ...]:
        """The abilities that change the Attack of such cards."""
        modifying = (a for a in self.abilities if isinstance(a, Modify) and a.figure == "attack")
        return tuple((a, a.of) for a in modifying if a.of is not None)

    @cached_property
    def lasting(self) -> Mapping[str, tuple[Hold, ...]]:
        """What it says of itself or the table, by what it is about; not what its text begins, which holds only from then on."""
        said = [a for n, a in enumerate(self.abilities) if isinstance(a, Hold) and n not in self.begun]
        return {hook: tuple(a for a in said if a.hook == hook) for hook in {a.hook for a in said}}

    @cached_property
    def guises(self) -> tuple[Guise, ...]:
        """The guises in which it lets other cards be."""
        return tuple(a for a in self.abilities if isinstance(a, Guise))

    @cached_property
    def watched(self) -> frozenset[str]:
        """The kinds of zones, and the tallies, that decide about its Good Wins."""
        return looked_at(self.loses) if self.loses else frozenset()
