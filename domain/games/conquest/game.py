"""Conquest of Planet Earth: its parts put together."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, Union

import msgspec
from msgspec import Struct

from domain.catalogue import CardEntry, RuleEntry, rule_entries
from domain.kernel import events as k
from domain.kernel.action import Action, Decide, Legal, SetAutoPass, Setting
from domain.kernel.audience import Viewer
from domain.kernel.etiquette import Etiquette
from domain.kernel.game import Game
from domain.kernel.refusal import Refused
from domain.kernel.telling import Telling
from domain.kernel.zone import Zone, kind
from domain.locale import say, spoken

from . import actions, agreed, arranged, battle, counters, destroying, fight, humans, moves, playing, setup, turn
from .card import Card, Definition, Event
from .cards import ALL
from .etiquette import ETIQUETTE
from .events import CONQUEST_EVENTS
from .language import Either
from .names import ZONES
from .options import PRESETS, Options
from .position import Reading
from .running import Happening, Run
from .state import ConquestState
from .table import ConquestTable
from .telling import space
from .text import Speaker, card_text
from .view import ConquestView, view
from .windows import WINDOWS, Chance

Frames = (
    Run
    | Happening
    | Chance
    | playing.PlayEvent
    | playing.Immediates
    | playing.UseAbility
    | destroying.Destroying
    | battle.Encounter
    | battle.Exploring
    | battle.Stealing
    | battle.Battling
    | fight.Drawing
    | fight.Fighting
    | fight.FightRound
    | fight.MayEscape
    | counters.ExtraFights
    | counters.Meeting
    | counters.ExtraFight
    | counters.Visit
    | humans.ResistanceEvents
    | humans.ResistanceEvent
    | humans.Deploy
    | humans.ResistancePhase
    | humans.Firing
    | turn.GameRound
    | turn.Recovering
    | turn.Rolling
    | turn.BeginTurn
    | turn.BattlePhase
    | turn.DrawPhase
    | turn.EndTurn
    | setup.SetUp
    | setup.Races
    | setup.Colours
)


class Conquest(Game[ConquestState, ConquestTable, Any]):
    """Conquest of Planet Earth: The Space Alien Game, for 1 to 4 players."""

    name: ClassVar[str] = "conquest"
    wording: ClassVar[str] = "conquest"
    state = ConquestState
    table = ConquestTable
    card: Any = Card
    frames = Frames
    events: Any = Union[(*k.KERNEL_EVENTS, *CONQUEST_EVENTS)]
    giving_up = (actions.EndActionPhase,)
    actions = actions.Actions | actions.Settings | Decide | SetAutoPass
    options = Options
    view_type = ConquestView
    arrangement = arranged.Arrangement
    endings: ClassVar[tuple[str, ...]] = ("terror", "super-cannon")
    presets: ClassVar[Mapping[str, Struct]] = PRESETS
    bots: ClassVar[tuple[str, ...]] = ("random", "greedy", "search")
    seats: ClassVar[tuple[int, int]] = (1, 4)
    zones: ClassVar[tuple[Zone, ...]] = ZONES
    shown_by: ClassVar[frozenset[str]] = frozenset(
        {"conquest.card_text.look", "conquest.coop_command.share-hands", "conquest.team.share-hands"}
    )
    windows: ClassVar[tuple[str, ...]] = ("", *WINDOWS)
    etiquette: ClassVar[tuple[Etiquette, ...]] = ETIQUETTE

    def definitions(self) -> tuple[Any, ...]:
        return ALL

    def key_of(self, definition: Definition) -> str:
        return definition.key

    def sort(self, definition: Definition) -> str:
        return type(definition).__name__

    def shows_itself(self, definition: Definition) -> bool:
        return isinstance(definition, Event) and definition.immediate

    def reading(self, state: ConquestState) -> Reading:
        """A state with its cards, for reading."""
        return Reading(state, self.content(state))

    # -- the rules

    def set_up(self, t: ConquestTable) -> None:
        t.push(setup.SetUp())

    def legal_moves(self, state: ConquestState, seat: int, kind: type[Action] | None = None) -> Iterator[Legal]:
        return iter(()) if state.stack else moves.legal_moves(self.reading(state), seat, kind)

    def settings(self, state: ConquestState, seat: int) -> Iterator[Legal]:
        yield from super().settings(state, seat)
        if agreed.has_partners(Options(**msgspec.to_builtins(state.options)), seat, len(state.seats)):
            yield Legal(actions.ShareHand(on=state.secretive.get(seat, False)))

    def set(self, t: ConquestTable, seat: int, action: Setting) -> None:
        if isinstance(action, actions.ShareHand):
            moves.share(t, seat, action.on)
        else:
            super().set(t, seat, action)

    def why_not(self, state: ConquestState, seat: int, action: Action) -> Refused:
        return moves.why_not(self.reading(state), seat, action)

    def act(self, t: ConquestTable, seat: int, action: Action) -> None:
        moves.act(t, seat, action)

    def option_error(self, options: Struct, seats: int) -> Refused | None:
        assert isinstance(options, Options)
        return agreed.option_error(self.packs[self.content_hash], options, seats)

    def alone(self, state: ConquestState) -> str:
        return "conquest.solo.base" if state.options.get("mode") == "solo" else ""

    def team(self, options: Struct, seat: int) -> int | None:
        assert isinstance(options, Options)
        return options.side(seat) if options.mode == "team" else None

    # -- arranged positions

    def usual_zones(self, seats: int, options: Struct) -> Mapping[str, Sequence[str]]:
        assert isinstance(options, Options)
        return arranged.usual_zones(seats, options)

    def arrange(self, t: ConquestTable, about: arranged.Arrangement) -> None:
        arranged.arrange(t, about)

    # -- what is shown

    def view(self, state: ConquestState, viewer: Viewer, locale: str = "en") -> ConquestView:
        return view(state, self.content(state) if state.content else {}, viewer, self.decisions(state, viewer, locale))

    def prompt(self, state: ConquestState, asked: k.Asked, locale: str) -> str:
        return say(locale, f"ask.conquest.{asked.ask}")

    def part(self, told: Telling, zone: str) -> str:
        _, _, which = zone.partition(".")
        if "." in which:
            return space(told, which)
        match kind(zone):
            case "counters":
                return told.phrase("zone.conquest.section", which=which)
            case "remains":
                return told.phrase(f"zone.conquest.{'seat' if which.isdigit() else which}", which=which)
        return which

    def option_text(self, state: ConquestState, asked: k.Asked, option: k.Option, locale: str) -> str:
        if isinstance(option, int):
            return self._piece(state, option, locale)
        if asked.ask == "either":
            return self._way(state, option, locale)
        if asked.ask == "die":
            side, _, face = option.partition("-")
            return say(locale, f"option.conquest.die.{side}", n=face)
        if option.startswith("use."):
            return self._use(state, option, locale)
        if option in state.neighbours:
            return self._space(state, option)
        if option.startswith("seat-"):
            return say(locale, "option.seat", seat=option.removeprefix("seat-"))
        if option in self.reading(state).sections:
            return say(locale, "option.conquest.section", section=option)
        if asked.ask == "command" and option.isdigit():
            return option
        return say(locale, f"option.conquest.{option}")

    def _piece(self, state: ConquestState, i: int, locale: str) -> str:
        """The name of a card, and of a piece on the board where it is, since others are called the same."""
        name, space = self.content(state)[state.what[i]].name, self.reading(state).space_of(i)
        return say(locale, "option.conquest.piece", name=name, space=self._space(state, space)) if space else name

    def _space(self, state: ConquestState, space: str) -> str:
        location = self.reading(state).location_at(space)
        return f"{location.name} ({space})" if location else space

    def _way(self, state: ConquestState, option: str, locale: str) -> str:
        """What an option does, of those that one of a card's words offers."""
        run = self.unpack_stack(state.stack)[-1]
        assert isinstance(run, Run)
        assert isinstance(run.todo[0], Either)
        return str(Speaker(locale, self.content(state)[run.me.key]).effects(run.todo[0].ways[int(option)]))

    def _use(self, state: ConquestState, option: str, locale: str) -> str:
        _, card, number = option.split(".")
        definition = self.reading(state).readable(int(card))
        ability = definition.abilities[int(number)]
        return f"{definition.name}: {ability.name}" if ability.name else str(definition.name)

    def action_text(self, state: ConquestState, action: Action, locale: str) -> str:
        about = {
            name: self._piece(state, i, locale) if i in state.what else ""
            for name in ("card", "alien", "second")
            if (i := getattr(action, name, 0))
        }
        space = getattr(action, "space", "")
        if isinstance(action, actions.UseAbility) and action.card in state.what:
            return self._use(state, f"use.{action.card}.{action.ability}", locale)
        if space in state.neighbours:
            about["space"] = self._space(state, space)
        if isinstance(action, SetAutoPass | actions.ShareHand):
            window = getattr(action, "window", "")
            suffix = f"{'on' if action.on else 'off'}"
            about["window"] = say(locale, f"window.conquest.{window or 'all'}")
            return say(locale, f"action.conquest.{action.__struct_config__.tag}.{suffix}", **about)
        both = "s" if getattr(action, "second", 0) else ""
        return say(locale, f"action.conquest.{action.__struct_config__.tag}{both}", **about)

    # -- the catalogue

    def entry(self, card: Any, locale: str) -> CardEntry:
        return CardEntry(
            id=f"{self.name}.{card.key}",
            game=self.name,
            key=card.key,
            name=card.name,
            kind=str(card.__struct_config__.tag),
            cost=getattr(card, "ap", None),
            copies=card.copies,
            keywords=card.keywords,
            text=card_text(card, locale),
            provenance=card.provenance,
            definition=msgspec.to_builtins(card),
        )

    def rules(self, locale: str = "en") -> tuple[RuleEntry, ...]:
        return rule_entries(__package__ or "", spoken(locale))

    def choices(self) -> Mapping[str, tuple[str, ...]]:
        return {"races": agreed.races(self.packs[self.content_hash])}
