"""A game: its rules behind decide, evolve, legal and view."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from hashlib import sha256
from typing import Any, ClassVar, Generic, TypeVar, get_args

import msgspec
from msgspec import Struct, structs

from domain.catalogue import CardEntry, PresetEntry, RuleEntry, Ruleset, TalkEntry, option_entries, rule_entries
from domain.locale import DEFAULT, has, say, spoken

from . import (
    attendance,
    clock_events as ce,
    events as e,
    evolve as _evolve,  # noqa: F401  registers how the kernel's events change a state
    expiry,
    hosting,
    lobby,
    ready,
)
from .action import (
    Action,
    Attending,
    ComeBack,
    Decide,
    Legal,
    RunOut,
    SetAutoPass,
    SetClock,
    Setting,
    StandIn,
    TakingBack,
)
from .audience import AUDITOR, Viewer, only
from .campaign import Campaign, Finished
from .canonical import canonical
from .commit import RULES_VERSION, Commit, chain_hash, pack, public_form, record, unpack
from .etiquette import OPEN, Etiquette, fitting
from .event import Event, check_defaults
from .later import reading
from .refusal import Refused
from .rng import ALGORITHM, Randomness, salt_key
from .state import EVOLVE, State, evolve
from .table import Moment, Table
from .telling import Telling
from .upcast import LATEST, upcast
from .visibility import DecisionView, OptionView, card, events as visible, may_answer
from .zone import Zone, kind

S = TypeVar("S", bound=State)
T = TypeVar("T", bound=Table[Any])
C = TypeVar("C")
CHECKPOINT_EVERY = 50
"""How many commits lie between two digests of a game."""
UNTIMED = Moment()
"""That of a commit at a table without a clock."""


class Decided(Struct, Generic[S], frozen=True):
    """What an accepted action makes true: the events, and the state after them."""

    events: tuple[Event, ...]
    state: S


class Nothing(Struct, frozen=True):
    """The words for an arranged position of a game that has none."""


class Game(Generic[S, T, C]):
    """One game's rules. A subclass names its parts and fills in the methods that raise here.

    `endings` are all the reasons with which a game can end, `arrangement` its words for an arranged position, `windows` the
    names of its response windows ("" for those without one), `telling` the actions and the questions by which the rules tell
    more of hands than the cards shown, that they hold no others such; `giving_up` the actions by which a seat does nothing more on
    its turn; `wording` what the game calls its own sentences in the tables of the catalogue; `etiquette` what may be said at the
    table.
    """

    name: ClassVar[str]
    wording: ClassVar[str] = ""
    state: type[S]
    table: type[T]
    card: type[C]
    frames: Any
    events: Any
    actions: Any
    options: type[Struct]
    view_type: type[Struct]
    arrangement: type[Struct] = Nothing
    endings: ClassVar[tuple[str, ...]] = ()
    presets: ClassVar[Mapping[str, Struct]] = {}
    bots: ClassVar[tuple[str, ...]] = ("random",)
    seats: ClassVar[tuple[int, int]] = (1, 5)
    zones: ClassVar[tuple[Zone, ...]] = ()
    shown_by: ClassVar[frozenset[str]] = frozenset()
    windows: ClassVar[tuple[str, ...]] = ()
    etiquette: ClassVar[tuple[Etiquette, ...]] = OPEN
    telling: ClassVar[frozenset[str]] = frozenset()
    giving_up: ClassVar[tuple[type[Action], ...]] = ()
    campaigns: ClassVar[type[Campaign]] = Campaign

    def __init__(self) -> None:
        for event in get_args(self.events):
            check_defaults(event)
        self._unpack_stack: Callable[[bytes], list[Any]] = msgspec.msgpack.Decoder(list[self.frames]).decode  # type: ignore[name-defined]
        self.unpack_events: Callable[[msgspec.Raw], list[Event]] = msgspec.msgpack.Decoder(list[self.events]).decode  # type: ignore[name-defined]
        self.unpack_action: Callable[[msgspec.Raw], Action] = msgspec.msgpack.Decoder(
            self.actions
            | lobby.LobbyAction
            | hosting.HostAction
            | ready.SetReady
            | expiry.Expire
            | TakingBack
            | Attending
            | RunOut
        ).decode
        self._kinds: tuple[type[Action], ...] = get_args(self.actions) or (self.actions,)
        self.facing = {zone.name: zone for zone in self.zones}
        self.packs: dict[str, Mapping[str, C]] = {}
        self.content_pack = canonical(self.definitions())
        self.content_hash = self.load(self.content_pack)

    # -- content

    def definitions(self) -> tuple[C, ...]:
        """The cards that new games are played with."""
        raise NotImplementedError

    def key_of(self, definition: C) -> str:
        """What a card's definition is called in events."""
        raise NotImplementedError

    def load(self, content: bytes) -> str:
        """Keep a content pack at hand (canonical JSON of its definitions); returns its hash. LaterRelease."""
        digest = sha256(content).hexdigest()
        if digest not in self.packs:
            with reading(f"the cards {digest}"):
                definitions = msgspec.json.decode(content, type=tuple[self.card, ...])  # type: ignore[name-defined]
            self.packs[digest] = {self.key_of(definition): definition for definition in definitions}
        return digest

    def content(self, state: State) -> Mapping[str, C]:
        """The cards a game was started with, for all its life. KeyError: load its pack first."""
        return self.packs[state.content]

    # -- actions

    def kinds_of_action(self) -> tuple[type[Action], ...]:
        """The actions that the game knows, its lobby's excepted."""
        return self._kinds

    # -- the rules of a game, for subclasses

    def set_up(self, t: T) -> None:
        """Everything between the start and the first turn."""
        raise NotImplementedError

    def legal_moves(self, state: S, seat: int, kind: type[Action] | None = None) -> Iterator[Legal]:
        """What a seat may do of its own accord, while no rule is suspended; of one kind, where one is given."""
        raise NotImplementedError

    def why_not(self, state: S, seat: int, action: Action) -> Refused:
        """Why an action is not among the legal ones."""
        raise NotImplementedError

    def act(self, t: T, seat: int, action: Action) -> None:
        """Carry out a legal action."""
        raise NotImplementedError

    def view(self, state: S, viewer: Viewer, locale: str = "en") -> Struct:
        """The table as the viewer may see it."""
        raise NotImplementedError

    def option_text(self, state: S, asked: e.Asked, option: e.Option, locale: str) -> str:
        """What an option says."""
        raise NotImplementedError

    def prompt(self, state: S, asked: e.Asked, locale: str) -> str:
        """What a decision asks, as a sentence without anything hidden in it."""
        raise NotImplementedError

    def sort(self, definition: C) -> str:
        """Of which sort a card is: everybody can tell how many of each are dealt unseen from one pile to another.

        What is dealt together in one go, and then shuffled into other cards, should be of one sort (see `kernel.following`).
        """
        return ""

    def shows_itself(self, definition: C) -> bool:
        """Whether a card shows itself as soon as it is drawn: of any other that is drawn, all know that it is none."""
        return False

    def catalogue(self, locale: str) -> tuple[CardEntry, ...]:
        """Every card that new games are played with, with its text."""
        return tuple(self.entry(definition, locale) for definition in self.definitions())

    def entry(self, card: C, locale: str) -> CardEntry:
        """A card as the catalogue tells of it, of whichever content it is."""
        raise NotImplementedError

    def rules(self, locale: str = "en") -> tuple[RuleEntry, ...]:
        """The rules of the rule book and our own, in the order of the book."""
        raise NotImplementedError

    def book(self, locale: str = "en") -> Mapping[str, RuleEntry]:
        """Every rule that an event or a refusal may name, those of the kernel too, by its id."""
        rules = (*rule_entries(__package__ or "", spoken(locale)), *self.rules(locale))
        return {entry.id: entry for entry in rules}

    def choices(self) -> Mapping[str, tuple[str, ...]]:
        """What there is to choose from for each option whose choices are the game's cards."""
        return {}

    def ruleset(self, locale: str) -> Ruleset:
        """The game as the catalogue offers it: options, presets, seats."""
        least, most = self.seats
        return Ruleset(
            game=self.name,
            title=say(locale, f"game.{self.name}.title"),
            least_seats=least,
            most_seats=most,
            bots=self.bots,
            options=option_entries(self.options, self.choices(), spoken(locale)),
            presets=tuple(
                PresetEntry(
                    name=name, text=say(locale, f"preset.{self.name}.{name}"), options=msgspec.to_builtins(preset)
                )
                for name, preset in self.presets.items()
            ),
            actions=tuple(sorted(str(a.__struct_config__.tag) for a in self.kinds_of_action())),
            content=self.content_hash,
            rules_version=RULES_VERSION,
            talk=tuple(entry for etiquette in self.etiquette for entry in _talk_entries(etiquette, locale)),
        )

    def agreed_options(self, state: S) -> Struct:
        """The options that a game was laid with."""
        return msgspec.convert(state.options, self.options)

    def talk(self, state: S, locale: str) -> tuple[TalkEntry, ...]:
        """What may be said and shown in a game, for a person to read."""
        return tuple(_talk_entries(fitting(self.etiquette, self.agreed_options(state)), locale))

    def team(self, options: Struct, seat: int) -> int | None:
        """Which of the teams, who may talk among themselves, a seat is of; none where there are no teams."""
        return None

    def teammates(self, state: S, seat: int) -> int | None:
        """The mask of the seats that hear what a seat says to its team; none where there are no teams (kernel.talk.team)."""
        options = self.agreed_options(state)
        if (team := self.team(options, seat)) is None:
            return None
        return sum(only(other) for other in range(len(state.seats)) if self.team(options, other) == team)

    def action_text(self, state: S, action: Action, locale: str) -> str:
        """What an action does, in a few words."""
        raise NotImplementedError

    def own(self, table: str, key: str) -> str:
        """Where the catalogue has a sentence: in a table of this game, or in the one for all."""
        own = f"{table}.{self.wording}.{key}"
        return own if has(DEFAULT, own) else f"{table}.{key}"

    def terms(self, state: S, asked: e.Asked | None = None) -> str:
        """The set in whose terms a question is asked, or it is told what happens; none for a game without such."""
        return ""

    def part(self, told: Telling, zone: str) -> str:
        """What is said of a zone behind the dot of its name: whose it is, or which."""
        return zone.partition(".")[2]

    def tell(self, state: S, events: Sequence[Event], viewer: Viewer, locale: str = "en") -> Iterator[dict[str, Any]]:
        """The events of a commit as the viewer may know them, each with its sentence as `text`.

        `state` is the one before the commit, and is changed in place.
        """
        for event, told in zip(events, visible(events, viewer), strict=True):
            evolve(state, event)
            yield told | {"text": self.event_text(state, told, viewer, locale)}

    def event_text(self, state: S, told: dict[str, Any], viewer: Viewer, locale: str) -> str:
        """What happened, of an event as the viewer may know it (`visibility.event`); `state` is the one after it."""
        return Telling(self, state, viewer, locale).of(told)

    def usual_zones(self, seats: int, options: Struct) -> Mapping[str, Sequence[str]]:
        """What lies where in an arranged position that says nothing else."""
        return {}

    def arrange(self, t: T, about: Any) -> None:
        """Carry out the rest of an arranged position: `about` holds the game's own words for it, an `arrangement`."""

    def settings(self, state: S, seat: int) -> Iterator[Legal]:
        """What a seat may set or show at any moment: how it passes in response windows, and what else a game has."""
        for window in self.windows:
            on = state.passing.get(f"{window}.{seat}") if window else state.auto.get(seat)
            yield Legal(SetAutoPass(on=not on, window=window))

    def set(self, t: T, seat: int, action: Setting) -> None:
        """Set it."""
        assert isinstance(action, SetAutoPass)
        t.because("kernel.auto-pass")
        t.emit(e.AutoPassSet(seat=seat, on=action.on, window=action.window))

    def option_error(self, options: Struct, seats: int) -> Refused | None:
        """Why these options can't be played with so many seats, if they can't."""
        return None

    def alone(self, state: S) -> str:
        """The rule by which one player holds all the seats that aren't bots'; nothing where everybody has their own."""
        return ""

    def plan_campaign(self, request: lobby.CreateGame) -> Campaign:
        """A campaign with such options, of which no game has begun. Refused: `option_invalid`."""
        raise Refused("option_invalid", detail="no_campaign", pointer="/game", game=self.name)

    def campaign_title(self, title: str, locale: str) -> str:
        """What a title of the campaign's chart is called."""
        return say(locale, f"campaign.{self.name}.{title}")

    def finished(self, state: S) -> Finished:
        """What became of a campaign's game that is over."""
        raise NotImplementedError

    # -- deciding

    def create(self, request: lobby.CreateGame, seed: bytes, campaign: str = "") -> Decided[S]:
        """Lay a table, perhaps for a game of a campaign.

        `seed` is the server's secret, 32 random bytes; its hash is the commitment to it.
        """
        options = self.checked_options(request)
        t = self.at(self.state())
        t.because("kernel.lobby.create")
        self.lay(
            t,
            seed,
            preset=request.preset,
            options=unpack(pack(options)),
            seats=request.seats,
            creator=request.creator,
            visibility=request.visibility,
            spectators=request.spectators,
            delay=request.delay,
            content=self.content_hash,
            campaign=campaign,
            undo=request.undo,
            wait_for_ready=request.wait_for_ready,
            expires=request.expires,
            clock=request.clock,
        )
        if request.sit:
            lobby.sit_down(t, lobby.SitDown(player=request.creator))
        return Decided(tuple(t.events), t.s)

    def lay(self, t: T, seed: bytes, **about: Any) -> None:
        """Let a table be laid, with the commitment to its seed. `about` are the other fields of `Created`."""
        secret, hash_ = seed.hex(), sha256(seed).hexdigest()
        t.emit(e.Created(game=self.name, algorithm=ALGORITHM, seed=secret, seed_hash=hash_, **about))

    def checked_options(self, request: lobby.CreateGame) -> Struct:
        """The options of a request as this game's own, the preset's where it names one, which can be played."""
        options = self.options_of(request)
        if refused := self.option_error(options, len(request.seats)):
            raise refused
        return options

    def options_of(self, request: lobby.CreateGame) -> Struct:
        """The options of a request as this game's own, the preset's where it names one."""
        least, most = self.seats
        if not least <= len(request.seats) <= most:
            raise Refused(
                "option_invalid", detail="seats", pointer="/seats", n=len(request.seats), least=least, most=most
            )
        if request.preset and request.preset not in self.presets:
            known = ", ".join(self.presets)
            raise Refused("option_invalid", detail="preset", pointer="/preset", preset=request.preset, known=known)
        given = msgspec.to_builtins(self.presets[request.preset]) if request.preset else {}
        try:
            return msgspec.convert({**given, **request.options}, self.options)
        except msgspec.ValidationError as error:
            what, _, path = str(error).partition(" - at `$")
            pointer = "/options" + re.sub(r"\.|\[(\d+)\]", r"/\1", path.rstrip("`"))
            raise Refused("option_invalid", pointer=pointer, error=what) from None

    def decide(
        self, state: S, seat: int, action: Action, random: Randomness | None = None, moment: Moment = UNTIMED
    ) -> Decided[S]:
        """What an action makes true.

        `seat` is the one that acts (-1 for nobody at the table). Raises Refused, and then nothing has changed; the
        state given is never touched. `random` replaces the game's own stream, for arranged positions. `moment` is that of the
        commit it will be.
        """
        return self.decided(self.at(state, random, moment), seat, action)

    def decided(self, t: T, seat: int, action: Action) -> Decided[S]:
        """The same, at a table at which nothing has happened yet."""
        if t.s.proposed and not isinstance(action, SetClock):
            t.because("kernel.undo.all-agree")
            t.emit(e.UndoLapsed())
        self.attend(t, seat, action)
        match action:
            case lobby.SitDown():
                lobby.sit_down(t, action, self.alone(t.s))
            case lobby.StandUp():
                (hosting.send_away if action.by else hosting.stand_up)(t, action)
            case ready.SetReady():
                ready.set_ready(t, action)
            case hosting.ChangeOptions():
                self._change_options(t, action)
            case hosting.SeatBot():
                hosting.seat_bot(t, action)
            case hosting.HandOver():
                hosting.hand_over(t, action)
            case hosting.Readmit():
                hosting.readmit(t, action)
            case lobby.KeepSeat():
                lobby.keep_seat(t, action)
            case lobby.StartGame():
                ready.require_ready(t)
                lobby.start(t, action, self.alone(t.s))
                self.set_up(t)
            case lobby.EndGame():
                lobby.end(t, action)
            case lobby.GiveUp():
                lobby.give_up(t, action)
            case expiry.Expire():
                expiry.expire(t)
            case RunOut():
                self._run_out(t, action.seat)
            case _:
                self._play(t, seat, action)
        t.run()
        return self.noted(t)

    def attend(self, t: T, seat: int, action: Action) -> None:
        """Who acts in person has come back."""
        there = t.timing.in_person and seat >= 0 and not isinstance(action, Attending)
        if there and attendance.is_away(t.s, seat):
            attendance.come_back(t, seat)

    def noted(self, t: T) -> Decided[S]:
        """What is true in the end: how the clock goes on is noted last, and now and then the digest."""
        if t.s.clock:
            attendance.keep_time(t, self.awaited(t.s))
        self.check_point(t)
        return Decided(tuple(t.events), t.s)

    def _change_options(self, t: T, action: hosting.ChangeOptions) -> None:
        """What is played changes only while it isn't agreed on elsewhere, by the rules for laying a table."""
        lobby.require_open(t)
        if t.s.campaign:
            raise Refused("wrong_phase", hosting.OPTIONS, detail="campaign_options")
        if t.s.content != self.content_hash:
            raise Refused("wrong_phase", hosting.OPTIONS, detail="content")
        asked = lobby.CreateGame(
            game=self.name, creator=t.s.creator, seats=t.s.seats, preset=action.preset, options=action.options
        )
        hosting.change_options(t, action, unpack(pack(self.checked_options(asked))))
        if (rule := self.alone(t.s)) and len(lobby.people(t.s)) > 1:
            raise Refused("wrong_phase", rule, detail="alone")

    def check_point(self, t: T) -> None:
        """Record the digest now and then."""
        if (t.s.version + 1) % CHECKPOINT_EVERY == 0 and t.s.status != "ended":
            t.because("kernel.checkpoint", 0)
            t.emit(e.Checkpoint(digest=t.s.digest()))

    def _play(self, t: T, seat: int, action: Action) -> None:
        self.require_running(t.s)
        if isinstance(action, Attending):
            return self._attend(t, seat, action)
        t.moved = -1 if isinstance(action, Setting) else seat
        if isinstance(action, Decide):
            return self._settle(t, seat, action)
        if all(legal.action != action for legal in self.listed(t.s, seat, type(action))):
            waits = t.s.open and not isinstance(action, Setting)
            raise Refused("decision_open", "kernel.decision.answer") if waits else self.why_not(t.s, seat, action)
        if isinstance(action, Setting):
            return self.set(t, seat, action)
        return self.act(t, seat, action)

    def _attend(self, t: T, seat: int, action: Attending) -> None:
        match action:
            case StandIn():
                attendance.stand_in(t, seat)
            case ComeBack():
                attendance.come_back(t, seat)
            case SetClock():
                attendance.wish(t, seat, action)

    def _run_out(self, t: T, seat: int) -> None:
        """Where the time of a seat is up, its default answer is given, or a bot is put in."""
        match attendance.run_out(t, seat):
            case "answer":
                t.moved = seat
                self._give_up(t, seat)
            case "bot":
                t.emit(e.BotSat(seat=seat, bot=lobby.LEAVERS_BOT))
            case _:
                t.emit(ce.StoodIn(seat=seat, bot=lobby.LEAVERS_BOT))

    def _give_up(self, t: T, seat: int) -> None:
        """The least that a seat can do: pass, choose as few and the first that may be chosen, do nothing more on its turn."""
        for decision, asked in sorted(t.s.open.items()):
            if asked.seat == seat:
                t.emit(e.Answered(decision=decision, seat=seat, choice=asked.options[: asked.least]))
                return
        moves = [legal.action for legal in self.legal_moves(t.s, seat)]
        self.act(t, seat, next((move for move in moves if isinstance(move, self.giving_up)), moves[0]))

    def require_running(self, state: State) -> None:
        """Refuse what is only done while a game is played."""
        if state.status == "open":
            raise Refused("game_not_started", "kernel.lobby.start")
        if state.status == "ended":
            raise Refused("game_over", "kernel.ended")

    def _settle(self, t: T, seat: int, answer: Decide) -> None:
        rule = "kernel.decision.answer"
        asked = t.s.open.get(answer.decision)
        if asked is None or asked.seat != seat:
            raise Refused("no_open_decision", rule, pointer="/decision", decision=answer.decision)
        keys = {str(option): option for option in asked.options}
        choice = answer.choice
        bounded = asked.least <= len(choice) <= asked.most
        if not bounded or len(set(choice)) < len(choice) or any(key not in keys for key in choice):
            raise Refused("choice_out_of_bounds", rule, pointer="/choice", least=asked.least, most=asked.most)
        t.because(asked.rule or rule, asked.card or 0)
        t.emit(e.Answered(decision=asked.decision, seat=seat, choice=tuple(keys[key] for key in choice)))

    def at(self, state: S, random: Randomness | None = None, moment: Moment = UNTIMED) -> T:
        """A decision about to be made from a state."""
        t = self.table(state, self.unpack_stack, self.packs.get(state.content, {}), random)
        t.timing = moment
        return t

    # -- what may be done

    def legal(self, state: S, seat: int) -> list[Legal]:
        """Everything a seat may do now but answer its decisions, with what it costs."""
        return list(self.listed(state, seat))

    def listed(self, state: S, seat: int, kind: type[Action] | None = None) -> Iterator[Legal]:
        """The same one by one; those of one kind, where one is given, without a look at what else there is."""
        if state.status != "running" or not 0 <= seat < len(state.seats):
            return
        if not state.stack:
            yield from self.legal_moves(state, seat, kind)
        if kind is None or issubclass(kind, Setting):
            yield from (legal for legal in self.settings(state, seat) if kind in (None, type(legal.action)))

    def decisions(self, state: S, viewer: Viewer, locale: str = "en") -> tuple[DecisionView, ...]:
        """The open decisions as the viewer may see them, oldest first."""
        return tuple(self._decision(state, asked, viewer, locale) for _, asked in sorted(state.open.items()))

    def _decision(self, state: S, asked: e.Asked, viewer: Viewer, locale: str) -> DecisionView:
        seen = DecisionView(
            asked.decision,
            asked.seat,
            asked.ask,
            self.prompt(state, asked, locale),
            asked.rule or "",
            card(state, asked.card, viewer) if asked.card in state.what else None,
        )
        if not may_answer(asked, viewer):
            return seen
        options = tuple(self._option(state, asked, option, locale) for option in asked.options)
        return structs.replace(seen, options=options, least=asked.least, most=asked.most)

    def _option(self, state: S, asked: e.Asked, option: e.Option, locale: str) -> OptionView:
        shown = card(state, option, asked.seat) if isinstance(option, int) else None
        return OptionView(str(option), self.option_text(state, asked, option, locale), shown)

    def awaited(self, state: S) -> tuple[int, ...]:
        """The seats that the game waits for."""
        if state.status != "running":
            return ()
        if state.open:
            return tuple(sorted({asked.seat for asked in state.open.values()}))
        return tuple(seat for seat in range(len(state.seats)) if any(self.legal_moves(state, seat)))

    def players_awaited(self, state: S) -> tuple[int, ...]:
        """Those of them whose players have to do something themselves, since no bot plays there."""
        return tuple(seat for seat in self.awaited(state) if not state.seats[seat].bot)

    def helpers(self, state: S) -> tuple[int, ...]:
        """The seats that may act although the game doesn't wait for them. Who they are can tell what a hand holds: it
        is for those who act for them, and never shown."""
        return ()

    # -- commits

    def commit(self, before: State, decided: Decided[S], seat: int, action: Action, at: int) -> tuple[Commit, S]:
        """Chain what was decided to what went before; also the state at the new version.

        The state has its containers in common with the one that was decided, of which nothing more is to become.
        """
        key = salt_key(decided.state.seed)
        draft = Commit(
            before.version + 1,
            at,
            seat,
            RULES_VERSION,
            msgspec.Raw(pack(action)),
            record(decided.events),
            before.head,
        )
        commit = structs.replace(draft, hash=chain_hash(public_form(draft, key)))
        chained = {"version": commit.version, "head": commit.hash, "signature": b"", "signed_by": ""}
        return commit, structs.replace(decided.state, **chained)

    def apply(self, state: S, commit: Commit) -> S:
        """The state after a commit, changed in place. LaterRelease, and then it is as it was."""
        for event in self.events_of(commit):
            EVOLVE[type(event)](state, event)
        state.version, state.head = commit.version, commit.hash
        state.signature, state.signed_by = commit.signature, commit.signed_by
        return state

    def events_of(self, commit: Commit) -> list[Event]:
        """The events of a commit, in the form of today whatever rules recorded them. LaterRelease."""
        with reading(f"version {commit.version}, of rules {commit.rules} where these are {RULES_VERSION}"):
            if commit.rules >= LATEST:
                return self.unpack_events(commit.events)
            return self.read(commit.rules, unpack(commit.events))

    def unpack_stack(self, packed: bytes) -> list[Any]:
        """The frames of a suspended stack. LaterRelease."""
        with reading("a suspended rule"):
            return self._unpack_stack(packed)

    def read(self, rules: int, recorded: Iterable[dict[str, Any]]) -> list[Event]:
        """Events as these rules recorded them, in the form of today. msgspec.ValidationError: they aren't events of the game."""
        return msgspec.convert(upcast(rules, recorded), list[self.events])  # type: ignore[name-defined]

    def replay(self, commits: Iterable[Commit]) -> S:
        """The state that commits add up to, from the first one."""
        state = self.state()
        for commit in commits:
            self.apply(state, commit)
        return state

    def revealed(self, state: State, viewer: Viewer) -> Viewer:
        """The viewer for whom a finished game hides nothing."""
        return AUDITOR if state.status == "ended" else viewer

    def zone_kind(self, zone: str) -> Zone:
        """What kind of zone this is. ValueError if the game has none of the name."""
        if kind(zone) not in self.facing:
            raise ValueError(f"{self.name} has no zone {zone!r}")
        return self.facing[kind(zone)]


def _talk_entries(etiquette: Etiquette, locale: str) -> Iterator[TalkEntry]:
    for rule in etiquette.rules:
        text = say(locale, f"talk.{'may' if rule.allowed else 'may_not'}.{rule.name}")
        yield TalkEntry(**structs.asdict(rule), text=text, option=etiquette.option, values=etiquette.values)
