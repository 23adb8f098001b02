"""Legendary Encounters: Firefly: its parts put together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Union, cast

from msgspec import Struct, structs

from domain.deckbuilding.card import Card
from domain.deckbuilding.events import DECK_EVENTS, FirstChosen, TurnedDown, TurnedUp, TurnPhaseBegan
from domain.deckbuilding.game import DECK_FRAMES, DeckGame
from domain.deckbuilding.moving import MOVING_FRAMES
from domain.deckbuilding.playing import PLAYING_FRAMES
from domain.deckbuilding.text import Speaker
from domain.kernel import events as k
from domain.kernel.action import Action, Decide, SetAutoPass
from domain.kernel.campaign import Campaign, Finished
from domain.kernel.commit import pack, unpack
from domain.kernel.lobby import CreateGame
from domain.kernel.telling import Telling
from domain.kernel.zone import Zone
from domain.locale import phrase, say

from . import (
    actions,
    agreed,
    arranged,
    campaign,
    ending,
    episode,
    intermission,
    moves,
    reactions,
    setup,
    strikes,
    telling as _telling,  # noqa: F401  registers how the events of this game are told
    turn,
    view,
)
from .box import Box
from .cards import ALL
from .events import FIREFLY_EVENTS
from .names import MEMBERS, SPACES, ZONES
from .options import GAMES, Options
from .position import FireflyReading
from .state import FireflyState
from .table import FireflyTable
from .team import WAY, ChooseWay
from .view import FireflyGameView

Frames = (
    DECK_FRAMES
    | MOVING_FRAMES
    | PLAYING_FRAMES
    | setup.SetUp
    | setup.TakeMembers
    | turn.BeginTurn
    | turn.EpisodePhase
    | turn.BeginActions
    | turn.PlayFlaws
    | turn.EndActions
    | turn.TimePasses
    | turn.OverdueJobs
    | turn.Cleanup
    | turn.NextTurn
    | episode.AddEpisode
    | episode.Reveal
    | strikes.DrawStrikes
    | strikes.StrikeAbility
    | reactions.Reactions
    | strikes.CrewStruck
    | strikes.ShipStruck
    | strikes.StrikePhase
    | strikes.EnemyStrikes
    | ending.EndEpisode
    | ending.StartEpisode
    | intermission.Intermission
    | intermission.Spending
    | intermission.PlaceUpgrade
    | intermission.PutUnder
    | intermission.HealAll
    | intermission.HealEach
    | ChooseWay
)


class Firefly(DeckGame[FireflyState, FireflyTable, FireflyReading, FireflyGameView]):
    """Legendary Encounters: A Firefly Deck Building Game, for 1 to 5 players."""

    name: ClassVar[str] = "firefly"
    wording: ClassVar[str] = "firefly"
    books: ClassVar[tuple[str, ...]] = (__package__,)
    cards: ClassVar[tuple[Card, ...]] = ALL
    state = FireflyState
    table = FireflyTable
    reader = FireflyReading
    moves = moves
    agreed = agreed
    arranged = arranged
    sight = view
    frames = Frames
    events: Any = Union[
        (*k.KERNEL_EVENTS, *DECK_EVENTS, FirstChosen, TurnPhaseBegan, TurnedUp, TurnedDown, *FIREFLY_EVENTS)
    ]
    actions = actions.Actions | Decide | SetAutoPass
    options = Options
    view_type = FireflyGameView
    arrangement = arranged.Voyage
    endings: ClassVar[tuple[str, ...]] = (
        "episodes-over",
        "all-defeated",
        "player-defeated",
        "serenity-explodes",
        "mandatory-failed",
    )
    presets: ClassVar[Mapping[str, Struct]] = GAMES
    zones: ClassVar[tuple[Zone, ...]] = ZONES
    windows: ClassVar[tuple[str, ...]] = ("", *reactions.WINDOWS)
    campaigns: ClassVar[type[Campaign]] = campaign.FireflyCampaign
    shown_by: ClassVar[frozenset[str]] = frozenset(
        {"firefly.card_text.show", "firefly.card_text.overrides", "firefly.reveal.when", "firefly.browncoats.top-card"}
    )

    def box(self, options: Options) -> Box:
        return Box(self.packs[self.content_hash])

    def shows_itself(self, definition: Card) -> bool:
        return definition.kind in ("flaw", "inevitable")

    # -- the rules

    def set_up(self, t: FireflyTable) -> None:
        t.push(setup.SetUp())

    # -- the campaign

    def plan_campaign(self, request: CreateGame) -> campaign.FireflyCampaign:
        options = cast(Options, self.options_of(request))
        plan = campaign.planned(self.box(options), options)
        first = structs.replace(options, objectives=plan[0])
        if refused := self.option_error(first, len(request.seats)):
            raise refused
        return campaign.FireflyCampaign(options=unpack(pack(options)), plan=plan)

    def finished(self, state: FireflyState) -> Finished:
        return campaign.finished(self.reading(state))

    def alone(self, state: FireflyState) -> str:
        return "firefly.solo.two-avatars" if state.options.get("two_avatars") else ""

    # -- what is shown

    def part(self, told: Telling, zone: str) -> str:
        _, _, which = zone.partition(".")
        return told.phrase(f"space.{which}") if which in SPACES else super().part(told, zone)

    def unseen_option(self, state: FireflyState, i: int, locale: str) -> str:
        kind, _, space = state.zone_of(i).partition(".")
        if kind == "verse":
            return say(locale, "option.firefly.hidden", space=phrase(locale, f"space.{space}"))
        return super().unseen_option(state, i, locale)

    def word_option(self, state: FireflyState, asked: k.Asked, option: str, locale: str) -> str:
        if option in MEMBERS:
            return option
        if option in SPACES:
            return say(locale, f"space.{option}")
        what, _, n = option.partition("-")
        if what == WAY:
            (choice,) = [frame for frame in self.unpack_stack(state.stack)[-1:] if isinstance(frame, ChooseWay)]
            return str(Speaker(locale, self.content(state)[choice.key]).effects(choice.what(option)))
        if what in ("heal", "cards") and n.isdigit():
            return say(locale, f"option.firefly.{what}", n=int(n))
        return super().word_option(state, asked, option, locale)

    def action_text(self, state: FireflyState, action: Action, locale: str) -> str:
        match action:
            case actions.UseOnce(play=play):
                tag = str(action.__struct_config__.tag)
                return say(locale, self.own("action", tag), card=self.content(state)[state.plays[play].key].name)
            case SetAutoPass(on=on, window=window):
                said = say(locale, f"window.firefly.{window or 'all'}")
                return say(locale, f"action.firefly.setAutoPass.{'on' if on else 'off'}", window=said)
            case actions.Scan(room=room):
                return say(locale, "action.firefly.scan", space=say(locale, f"space.{room}"))
        return super().action_text(state, action, locale)

    # -- the catalogue

    def choices(self) -> Mapping[str, tuple[str, ...]]:
        box = self.box(self.options())
        return {"objectives": box.all_objectives, "members": box.members}
