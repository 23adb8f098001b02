"""Legendary Encounters: Alien: its parts put together."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, Union

from msgspec import Struct, structs

from domain.deckbuilding.card import Card
from domain.deckbuilding.events import DECK_EVENTS
from domain.deckbuilding.game import DECK_FRAMES, DeckGame
from domain.deckbuilding.moving import MOVING_FRAMES
from domain.deckbuilding.playing import PLAYING_FRAMES
from domain.kernel import events as k
from domain.kernel.action import Action, Decide, Legal, Setting
from domain.kernel.etiquette import Etiquette
from domain.kernel.refusal import Refused
from domain.kernel.telling import Telling
from domain.kernel.zone import Zone
from domain.locale import phrase, say

from . import (
    actions,
    agendas,
    agreed,
    arranged,
    facehuggers,
    hive,
    moves,
    objectives,
    setup,
    strikes,
    talk,
    telling as _telling,  # noqa: F401  registers how the events of this game are told
    turn,
    view,
)
from .box import STAGES, Box
from .cards import ALL
from .events import ALIEN_EVENTS
from .names import ROOMS, ZONES, room_of
from .options import FILMS, FIRST_ROLES, Options
from .position import AlienReading
from .state import AlienState
from .table import AlienTable
from .view import AlienGameView

Frames = (
    DECK_FRAMES
    | MOVING_FRAMES
    | PLAYING_FRAMES
    | setup.SetUp
    | setup.TakeRoles
    | turn.BeginTurn
    | turn.AfterHive
    | turn.BeginActions
    | turn.EndActions
    | turn.Cleanup
    | turn.EndTurn
    | hive.AddHive
    | hive.Reveal
    | hive.EventCard
    | hive.HazardCard
    | strikes.Strikes
    | strikes.Struck
    | strikes.StrikePhase
    | strikes.EnemyStrikes
    | strikes.StrikeBack
    | strikes.StrikeMost
    | facehuggers.Rescue
    | facehuggers.Impregnate
    | objectives.NewObjective
    | agendas.SecretsRevealed
)

PRESETS: Mapping[str, Options] = {
    "first-game": structs.replace(FILMS["alien"], roles=FIRST_ROLES),
    **FILMS,
    "free-mix": Options(),
}


class Alien(DeckGame[AlienState, AlienTable, AlienReading, AlienGameView]):
    """Legendary Encounters: An Alien Deck Building Game, for 1 to 5 players."""

    name: ClassVar[str] = "alien"
    wording: ClassVar[str] = "alien"
    telling: ClassVar[frozenset[str]] = frozenset({"call-class"})
    books: ClassVar[tuple[str, ...]] = (__package__,)
    cards: ClassVar[tuple[Card, ...]] = ALL
    state = AlienState
    table = AlienTable
    reader = AlienReading
    moves = moves
    agreed = agreed
    arranged = arranged
    sight = view
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
    zones: ClassVar[tuple[Zone, ...]] = ZONES
    etiquette: ClassVar[tuple[Etiquette, ...]] = talk.ETIQUETTE
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

    def box(self, options: Options) -> Box:
        return Box(self.packs[self.content_hash])

    def sort(self, definition: Card) -> str:
        """Secrets Revealed are dealt with the Drones; the Agendas of each side are a heap of their own."""
        return "drones" if definition.kind == "secrets" else super().sort(definition) + definition.side

    def shows_itself(self, definition: Card) -> bool:
        return definition.kind in ("chestburster", "hazard")

    # -- the rules

    def set_up(self, t: AlienTable) -> None:
        t.push(setup.SetUp())

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
        return super().why_not(state, seat, action)

    # -- what is shown

    def unseen_option(self, state: AlienState, i: int, locale: str) -> str:
        if room := room_of(state.zone_of(i)):
            return say(locale, "option.alien.hidden", room=phrase(locale, f"room.{room}"))
        return super().unseen_option(state, i, locale)

    def part(self, told: Telling, zone: str) -> str:
        _, _, which = zone.partition(".")
        return told.phrase(f"text.rooms.{which}") if which in ROOMS else super().part(told, zone)

    def word_option(self, state: AlienState, asked: k.Asked, option: str, locale: str) -> str:
        content, (kind, _, which) = self.content(state), option.partition("-")
        if kind == "vigil":
            return say(locale, "option.alien.vigil", card=content[state.what[int(which)]].name)
        if kind == "sacrifice":
            return say(locale, "option.alien.sacrifice", card=content[state.plays[int(which)].key].name)
        if asked.ask == "role":
            return say(locale, f"role.{option.lower()}")
        if option in ROOMS:
            return say(locale, f"room.{option}")
        return super().word_option(state, asked, option, locale)

    def action_text(self, state: AlienState, action: Action, locale: str) -> str:
        match action:
            case actions.UseOnce(play=play) | actions.Sacrifice(play=play):
                tag = str(action.__struct_config__.tag)
                return say(locale, self.own("action", tag), card=self.content(state)[state.plays[play].key].name)
            case actions.Scan(room=room):
                return say(locale, "action.alien.scan", room=say(locale, f"room.{room}"))
            case actions.FightPlayer(opponent=opponent):
                return say(locale, "action.alien.fightPlayer", seat=opponent)
            case actions.ShowCards(to=to):
                return say(locale, f"action.alien.showCards.{'all' if to is None else 'one'}", seat=to)
        return super().action_text(state, action, locale)

    # -- the catalogue

    def choices(self) -> Mapping[str, tuple[str, ...]]:
        box = self.box(self.options())
        objectives_ = tuple(key for stage in STAGES for key in box.objectives(stage))
        return {
            "location": box.locations,
            "objectives": objectives_,
            "characters": box.characters,
            "roles": box.roles,
        }
