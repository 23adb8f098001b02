"""Legendary Encounters: Alien: its parts put together."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, Union

import msgspec
from msgspec import Struct, structs

from domain.catalogue import CardEntry, RuleEntry, rule_entries
from domain.deckbuilding.card import Card
from domain.deckbuilding.events import DECK_EVENTS
from domain.deckbuilding.frames import AnyOrder, Exchanging, Gaining, Gathering, Run
from domain.deckbuilding.language import EachPlayer, Either, Optionally, Spend, Ways
from domain.deckbuilding.text import Speaker, card_text
from domain.kernel import events as k
from domain.kernel.action import Action, Decide, Legal, Setting
from domain.kernel.audience import Viewer, sees
from domain.kernel.game import Game
from domain.kernel.refusal import Refused
from domain.kernel.telling import Telling
from domain.kernel.zone import Zone, kind
from domain.locale import DEFAULT, own, phrase, say

from . import (
    actions,
    agendas,
    agreed,
    arranged,
    facehuggers,
    fighting,
    hive,
    moves,
    objectives,
    playing,
    setup,
    strikes,
    talk,
    telling as _telling,  # noqa: F401  registers how the events of this game are told
    turn,
)
from .box import STAGES, Box
from .cards import ALL
from .events import ALIEN_EVENTS
from .names import ROOMS, ZONES, room_of
from .options import FILMS, FIRST_ROLES, Options
from .position import AlienReading
from .state import AlienState
from .table import AlienTable
from .view import AlienGameView, view

Frames = (
    Run
    | AnyOrder
    | Gathering
    | Gaining
    | Exchanging
    | setup.SetUp
    | setup.TakeRoles
    | turn.BeginTurn
    | turn.AfterHive
    | turn.BeginActions
    | turn.EndActions
    | turn.Cleanup
    | turn.EndTurn
    | hive.AddHive
    | hive.Leave
    | hive.Arrive
    | hive.Reveal
    | hive.EventCard
    | hive.HazardCard
    | hive.Scanned
    | hive.Step
    | hive.Back
    | strikes.Strikes
    | strikes.Struck
    | strikes.StrikePhase
    | strikes.EnemyStrikes
    | strikes.StrikeBack
    | strikes.StrikeMost
    | facehuggers.Rescue
    | facehuggers.Impregnate
    | objectives.NewObjective
    | objectives.Attach
    | fighting.Fighting
    | playing.Playing
    | playing.PlayCopies
    | playing.Recruited
    | agendas.SecretsRevealed
)

PRESETS: Mapping[str, Options] = {
    "first-game": structs.replace(FILMS["alien"], roles=FIRST_ROLES),
    **FILMS,
    "free-mix": Options(),
}


TONGUE = "alien"
"""The terms of this game, and where sentences of its own are."""


class Alien(Game[AlienState, AlienTable, Card]):
    """Legendary Encounters: An Alien Deck Building Game, for 1 to 5 players."""

    name: ClassVar[str] = "alien"
    tongue: ClassVar[str] = TONGUE
    state = AlienState
    table = AlienTable
    card = Card
    frames = Frames
    events: Any = Union[(*k.KERNEL_EVENTS, *DECK_EVENTS, *ALIEN_EVENTS)]
    actions = actions.Actions | actions.Settings | Decide
    options = Options
    view_type = AlienGameView
    arrangement = arranged.Arrangement
    endings: ClassVar[tuple[str, ...]] = (
        "objectives",
        "all-dead",
        "hive-overruns",
        "only-aliens",
        "traitor-agenda",
        "traitor-objectives",
    )
    presets: ClassVar[Mapping[str, Struct]] = PRESETS
    bots: ClassVar[tuple[str, ...]] = ("random", "greedy")
    seats: ClassVar[tuple[int, int]] = (1, 5)
    zones: ClassVar[tuple[Zone, ...]] = ZONES
    shown_by: ClassVar[frozenset[str]] = frozenset(
        {
            "alien.card_text.show",
            "alien.card_text.override",
            "alien.reveal.triggers",
            "alien.chestburster.draw-dies",
            "alien.agenda.reveal-on-death",
            "alien.agenda.look-own",
            "alien.agenda.table-talk-regular",
            "alien.recruit.sergeant-blind",
        }
    )

    def definitions(self) -> tuple[Card, ...]:
        return ALL

    def key_of(self, definition: Card) -> str:
        return definition.key

    def reading(self, state: AlienState) -> AlienReading:
        """A state with its cards, for reading."""
        return AlienReading(state, self.content(state) if state.content else {})

    # -- the rules

    def set_up(self, t: AlienTable) -> None:
        t.push(setup.SetUp())

    def legal_moves(self, state: AlienState, seat: int, kind: type[Action] | None = None) -> Iterator[Legal]:
        return iter(()) if state.stack else moves.legal_moves(self.reading(state), seat, kind)

    def settings(self, state: AlienState, seat: int) -> Iterator[Legal]:
        yield from super().settings(state, seat)
        yield from talk.shows(self.reading(state), seat)

    def set(self, t: AlienTable, seat: int, action: Setting) -> None:
        if isinstance(action, actions.ShowCards):
            talk.show_hand(t, seat, action.to)
        else:
            super().set(t, seat, action)

    def why_not(self, state: AlienState, seat: int, action: Action) -> Refused:
        if isinstance(action, actions.ShowCards):
            return talk.why_not_shown(self.reading(state), seat, action)
        return moves.why_not(self.reading(state), seat, action)

    def act(self, t: AlienTable, seat: int, action: Action) -> None:
        moves.act(t, seat, action)

    def option_error(self, options: Struct, seats: int) -> Refused | None:
        assert isinstance(options, Options)
        return agreed.option_error(self.box(options), options, seats)

    def box(self, options: Options) -> Box:
        """The cards that there are to choose from with such options."""
        return Box(self.packs[self.content_hash])

    # -- arranged positions

    def usual_zones(self, seats: int, options: Struct) -> Mapping[str, Sequence[str]]:
        assert isinstance(options, Options)
        return arranged.usual_zones(seats, options)

    def arrange(self, t: AlienTable, about: arranged.Arrangement) -> None:
        arranged.arrange(t, about)

    # -- what is shown

    def awaited(self, state: AlienState) -> tuple[int, ...]:
        """Whose turn it is, where nothing is to be decided: that others could help is nobody's business."""
        free = state.status == "running" and not state.open
        return (state.current,) if free else super().awaited(state)

    def helpers(self, state: AlienState) -> tuple[int, ...]:
        if state.status != "running" or state.stack:
            return ()
        others = (seat for seat in range(len(state.seats)) if seat != state.current)
        return tuple(seat for seat in others if any(self.legal_moves(state, seat)))

    def view(self, state: AlienState, viewer: Viewer, locale: str = "en") -> AlienGameView:
        return view(self.reading(state), viewer, self.decisions(state, viewer, locale))

    def prompt(self, state: AlienState, asked: k.Asked, locale: str) -> str:
        ask, _, seat = asked.ask.partition(".")
        return say(locale, own("ask", TONGUE, ask), TONGUE, seat=seat)

    def terms(self, state: AlienState) -> str:
        return TONGUE

    def part(self, told: Telling, zone: str) -> str:
        _, _, which = zone.partition(".")
        if kind(zone) == "captured":
            return told.card(int(which))
        return told.phrase(f"text.rooms.{which}") if which in ROOMS else which

    def option_text(self, state: AlienState, asked: k.Asked, option: k.Option, locale: str) -> str:
        content = self.content(state)
        if isinstance(option, int):
            return self._card_option(state, option, asked.seat, locale)
        if asked.ask in ("way", "whether", "spend") or asked.ask.startswith("either."):
            return self._way(state, asked, option, locale)
        if asked.ask == "how-many":
            return option
        if option in content:
            return content[option].name
        what, _, which = option.partition("-")
        if what == "vigil":
            return say(locale, "option.alien.vigil", card=content[state.what[int(which)]].name)
        if what == "sacrifice":
            return say(locale, "option.alien.sacrifice", card=content[state.plays[int(which)].key].name)
        if what == "seat":
            return say(locale, "option.seat", seat=which)
        if asked.ask == "role":
            return say(locale, f"role.{option.lower()}")
        if option in ROOMS:
            return say(locale, f"room.{option}")
        return say(locale, own("option", TONGUE, option), TONGUE)

    def _card_option(self, state: AlienState, i: int, seat: int, locale: str) -> str:
        """What a card is called by who may know what it is, and by who may not: by the room where it lies."""
        if sees(state.known[i], seat):
            return self.content(state)[state.what[i]].name
        if room := room_of(state.zone_of(i)):
            return say(locale, "option.alien.hidden", room=phrase(locale, f"room.{room}"))
        return say(locale, "option.unseen", id=i)

    def _way(self, state: AlienState, asked: k.Asked, option: str, locale: str) -> str:
        """What an option does, of those that one of a card's words offers."""
        (run,) = [frame for frame in self.unpack_stack(state.stack)[-1:] if isinstance(frame, Run)]
        speaker, word = Speaker(locale, self.content(state)[run.key]), run.todo[0]
        while isinstance(word, EachPlayer):
            word = word.what[0]
        match word:
            case Ways(ways=ways):
                return speaker.effects(ways[int(option)].what)
            case Either(ways=either):
                return speaker.effects(either[int(option)])
            case Optionally(what=what) | Spend(then=what):
                return speaker.effects(what)
        raise TypeError(f"{word!r} offers nothing")

    def action_text(self, state: AlienState, action: Action, locale: str) -> str:
        content = self.content(state)
        tag = str(action.__struct_config__.tag)
        match action:
            case actions.UseOnce(play=play) | actions.Sacrifice(play=play):
                return say(locale, own("action", TONGUE, tag), card=content[state.plays[play].key].name)
            case actions.Scan(room=room):
                return say(locale, "action.alien.scan", room=say(locale, f"room.{room}"))
            case actions.FightPlayer(opponent=opponent):
                return say(locale, "action.alien.fightPlayer", seat=opponent)
            case actions.ShowCards(to=to):
                return say(locale, f"action.alien.showCards.{'all' if to is None else 'one'}", seat=to)
        card = getattr(action, "card", 0)
        name = content[state.what[card]].name if card in state.what else ""
        return say(locale, own("action", TONGUE, tag), card=name)

    # -- the catalogue

    def catalogue(self, locale: str) -> tuple[CardEntry, ...]:
        return tuple(self._entry(card, locale) for card in self.definitions())

    def _entry(self, card: Card, locale: str) -> CardEntry:
        return CardEntry(
            id=f"{self.name}.{card.key}",
            game=self.name,
            key=card.key,
            name=card.name,
            kind=card.kind,
            set=card.set,
            group=card.group or card.deck,
            cls=card.cls,
            team=card.team,
            cost=card.cost,
            attack=card.attack,
            recruit=card.recruit,
            copies=card.copies,
            keywords=card.keywords,
            text=card_text(card, locale),
            provenance=card.provenance,
            definition=msgspec.to_builtins(card),
        )

    def rules(self, locale: str = DEFAULT) -> tuple[RuleEntry, ...]:
        return rule_entries(__package__ or "", locale)

    def choices(self) -> Mapping[str, tuple[str, ...]]:
        box = self.box(self.options())
        objectives_ = tuple(key for stage in STAGES for key in box.objectives(stage))
        return {
            "location": box.locations,
            "objectives": objectives_,
            "characters": box.characters,
            "roles": box.roles,
        }
