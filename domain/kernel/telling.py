"""What happened, as sentences: of an event only what a viewer may know of it is ever looked at."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, get_args

from msgspec import NODEFAULT, Struct, structs

from domain.locale import DEFAULT, Said, has, phrase, sentence

from . import clock_events as ce, events as e, lobby_events as le
from .audience import EVERYONE, Viewer, sees
from .event import Event
from .state import State
from .zone import kind

if TYPE_CHECKING:
    from .game import Game

Told = dict[str, Any]
"""An event as its viewer may know it, hidden values null, with all its fields."""


class Telling(Struct, frozen=True):
    """How one viewer is told what happened, in one language.

    `state` is the one right after the event. A card is called by its name where the viewer knows what it is by then;
    besides that, only what everybody can see is read from the state.
    """

    game: Game[Any, Any, Any]
    state: Any
    viewer: Viewer
    locale: str

    def of(self, event: Told) -> str:
        """The sentence for an event as the viewer may know it (`visibility.event`)."""
        told = {**defaults(self.game.events)[event["type"]], **event}
        return TELL.get(event["type"], Telling.say)(self, told)

    def say(self, told: Told, form: object = "", /, **about: Any) -> str:
        """The sentence of an event's kind, in one of its forms, with its fields in the blanks and what is given besides."""
        key = f"event.{told['type']}.{form}" if form != "" else f"event.{told['type']}"
        return str(sentence(self.phrase(key, **{**self.read(told), **about})))

    def read(self, told: Told) -> dict[str, Any]:
        """An event's fields as they stand in sentences; `ids` are the `cards` of them."""
        said = {name: READ[name](self, value) if name in READ else value for name, value in told.items()}
        if "ids" in told:
            said["cards"] = self.cards(told["ids"])
        return said

    def phrase(self, key: str, /, **about: Any) -> Said:
        """A phrase of the catalogue, in the terms of the game."""
        return phrase(self.locale, key, self.game.terms(self.state), **about)

    def own(self, table: str, key: str, /, **about: Any) -> Said:
        """A phrase that the game may have for itself."""
        return self.phrase(self.game.own(table, key), **about)

    # -- what is spoken of

    def title(self, key: str) -> str:
        """The name of a card by its definition's key; what is no card's key is a name already."""
        definition = self.game.content(self.state).get(key)
        return key if definition is None else str(definition.name)

    def name(self, card: int) -> str:
        """What a card is called, if the viewer knows what it is; else nothing."""
        known = self.state.known.get(card)
        return "" if known is None or not sees(known, self.viewer) else self.title(self.state.what[card])

    def card(self, card: int) -> Said:
        """A card by its name, or `a card`."""
        return self.cards((card,))

    def cards(self, ids: Sequence[int]) -> Said:
        """Cards by their names, each once with how many they are, and then how many the viewer doesn't know."""
        names = Counter(self.name(i) for i in ids)
        unknown = names.pop("", 0)
        said = [name if n == 1 else f"{name} \N{MULTIPLICATION SIGN}{n}" for name, n in names.items()]
        if not said:
            return self.phrase("event.cards" if unknown else "event.no_cards", n=unknown)
        more = [self.phrase("event.cards", n=unknown)] if unknown else []
        return Said(self.listed([*said, *more]), "m" if len(ids) == 1 else "mp")

    def seats(self, seats: Sequence[int]) -> str:
        """The numbers of some seats."""
        return self.listed([str(seat) for seat in seats])

    def listed(self, words: Sequence[str]) -> str:
        """Words in a row, the last with `and`."""
        *before, last = words
        return ", ".join(before) + self.phrase("text.and") + last if before else last

    def zone(self, zone: str) -> Said:
        """Where cards lie: what this very place is called, else its kind."""
        ways = (self.game.own("zone", each) for each in (zone, kind(zone)))
        return self.phrase(next(key for key in ways if has(DEFAULT, key)), which=self.game.part(self, zone))


READ: Mapping[str, Callable[[Telling, Any], str]] = {
    "id": Telling.card,
    "source": Telling.card,
    "key": Telling.title,
    "zone": Telling.zone,
    "src": Telling.zone,
    "dst": Telling.zone,
}
"""How fields of these names are said."""

TELL: dict[str, Callable[[Telling, Told], str]] = {}
"""How events are told of which there is more to say than their fields, by their names."""


def tells(event: type[Event]) -> Callable[[Callable[[Telling, Told], str]], Callable[[Telling, Told], str]]:
    """Register how an event is told, that isn't by its fields alone."""

    def register(function: Callable[[Telling, Told], str]) -> Callable[[Telling, Told], str]:
        TELL[event.__name__] = function
        return function

    return register


@cache
def defaults(events: Any) -> Mapping[str, Mapping[str, Any]]:
    """What the fields of each event of a union stand for where they were left out."""
    return {
        event.__name__: {field.name: field.default for field in structs.fields(event) if field.default is not NODEFAULT}
        for event in get_args(events)
    }


def to_seats(mask: int, state: State) -> tuple[int, ...]:
    """The seats of a mask."""
    return tuple(seat for seat in range(len(state.seats)) if mask >> seat & 1)


@tells(e.Created)
def created(t: Telling, told: Told) -> str:
    """Which game, for how many."""
    return t.say(told, game=t.phrase(f"game.{told['game']}.title"), n=len(told["seats"]))


@tells(e.Made)
def made(t: Telling, told: Told) -> str:
    """How many cards were laid out, never which."""
    return t.say(told, n=len(told["cards"]))


@tells(e.Shuffled)
def shuffled(t: Telling, told: Told) -> str:
    """Whether chance was in it."""
    return t.say(told, "arranged" if tuple(told["rng"]) == (0, 0) else "by_chance")


@tells(e.Moved)
def moved(t: Telling, told: Told) -> str:
    """From where to where, on top or under."""
    return t.say(told, "under" if told["bottom"] else "onto")


@tells(e.Seen)
def seen(t: Telling, told: Told) -> str:
    """Who saw which cards."""
    if told["to"] == EVERYONE:
        return t.say(told, "all")
    seats = to_seats(told["to"], t.state)
    return t.say(told, "some", seats=t.seats(seats), n=len(seats))


@tells(e.Rolled)
def rolled(t: Telling, told: Told) -> str:
    """Whose dice, and what they show."""
    faces = told["faces"]
    return t.say(told, "seat" if told["seat"] >= 0 else "table", faces=", ".join(map(str, faces)), n=len(faces))


@tells(e.Asked)
def asked(t: Telling, told: Told) -> str:
    """What the decision asks, as all can read it."""
    return t.say(told, prompt=t.game.prompt(t.state, t.state.open[told["decision"]], t.locale))


@tells(e.AutoPassSet)
def auto_pass_set(t: Telling, told: Told) -> str:
    """In which windows, or that it is so no more."""
    return t.say(told, "on" if told["on"] else "off", window=t.own("window", told["window"] or "all"))


@tells(e.SeatKept)
def seat_kept(t: Telling, told: Told) -> str:
    """Whether it is kept, or no more."""
    return t.say(told, "kept" if told["kept"] else "free")


@tells(e.AbilityOn)
def ability_on(t: Telling, told: Told) -> str:
    """Until when."""
    return t.say(told, told["until"])


@tells(ce.ClockSet)
def clock_set(t: Telling, told: Told) -> str:
    """Whose time runs."""
    seats = [seat for seat, time in enumerate(told["times"]) if time.get("since")]
    return t.say(told, "runs", seats=t.seats(seats), n=len(seats)) if seats else t.say(told, "stands")


@tells(ce.ClockWished)
def clock_wished(t: Telling, told: Told) -> str:
    """Which way, or that it is so no more."""
    return t.say(told, ("stop" if told["stopped"] else "run") if told["on"] else "withdrawn")


@tells(ce.ClockSwitched)
def clock_switched(t: Telling, told: Told) -> str:
    """Which way."""
    return t.say(told, "stopped" if told["stopped"] else "runs")


@tells(e.UndoAnswered)
def undo_answered(t: Telling, told: Told) -> str:
    """Whether the seat agrees."""
    return t.say(told, "yes" if told["agreed"] else "no")


@tells(le.ReadySet)
def ready_set(t: Telling, told: Told) -> str:
    """Whether the seat is ready."""
    return t.say(told, "yes" if told["ready"] else "no")


@tells(le.HostIs)
def host_is(t: Telling, told: Told) -> str:
    """Who hosts, if they sit."""
    return t.say(told, "seat" if told["seat"] >= 0 else "creator")


@tells(e.Redealt)
def redealt(t: Telling, told: Told) -> str:
    """How many cards changed places, never which."""
    return t.say(told, n=len(told["ids"]))


@tells(e.Ended)
def ended(t: Telling, told: Told) -> str:
    """How it came, who won, and the scores."""
    winners, scores = told["winners"], told["scores"]
    said = [t.say(told, told["reason"])]
    if winners:
        said.append(t.phrase("event.winners", seats=t.seats(winners), n=len(winners)))
    else:
        said.append(t.phrase(f"event.outcome.{told['outcome']}"))
    if scores:
        said.append(t.phrase("event.scores", scores=", ".join(map(str, scores))))
    return " ".join(said)
