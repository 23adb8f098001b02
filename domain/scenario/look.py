"""Looking at a table: what there is, what a viewer is shown of it, and what isn't as expected."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, get_args

from msgspec import Struct, structs, to_builtins

from domain.kernel import visibility
from domain.kernel.arrange import zone_name
from domain.kernel.audience import AUDITOR, Viewer
from domain.kernel.event import Event, causes
from domain.kernel.game import Game
from domain.kernel.state import State
from domain.kernel.visibility import CardView, DecisionView

from .cards import name_of, named
from .match import MATCHES, listed, mismatches, spread
from .report import Wrong

HIDDEN = "hidden"
Path = tuple[str | int, ...]
Found = Iterator[tuple[Path, str]]
"""What isn't as expected, each with where that is written."""


class Look(Struct, frozen=True):
    """A viewer's look at a table and at what the last step made true; `keys` are the cards of all ids there were."""

    game: Game[Any, Any, Any]
    state: Any
    events: tuple[Event, ...]
    keys: Mapping[int, str]
    viewer: Viewer = AUDITOR

    def differs(self, expected: Any, path: Path) -> Found:
        """Everything that isn't as expected. Wrong where the expectation itself makes no sense."""
        if not isinstance(expected, dict):
            raise Wrong(path, "what is expected is a map of words")
        for word, wanted in expected.items():
            here = (*path, word)
            try:
                yield from self._word(word, wanted, here)
            except ValueError as error:
                raise Wrong(here, str(error)) from None

    def _word(self, word: str, wanted: Any, path: Path) -> Found:
        seen_by = re.fullmatch(r"seen by (\d+|spectator)", word)
        if seen_by and self.viewer == AUDITOR:
            yield from self._as(seen_by[1]).differs(wanted, path)
        elif word in LOOKS:
            yield from LOOKS[word](self, wanted, path)
        elif self.viewer == AUDITOR:
            yield from self._state(word, wanted, path)
        else:
            yield from self._shown(word, wanted, path)

    def _as(self, viewer: str) -> Look:
        seat = None if viewer == "spectator" else int(viewer)
        if seat is not None and seat >= len(self.state.seats):
            raise ValueError(f"there is no seat {seat}")
        return structs.replace(self, viewer=seat)

    # -- the table

    def _state(self, word: str, wanted: Any, path: Path) -> Found:
        words = state_words(self.state)
        if word not in words:
            raise ValueError(f"no word {word!r} here, only {', '.join((*LOOKS, 'seen by …', *words))}")
        if words[word] != wanted:
            yield path, f"expected {wanted}, found {words[word]}"

    def _zones(self, wanted: Any, path: Path) -> Found:
        for zone, cards in _map(wanted).items():
            for why in mismatches(cards, [self.keys[i] for i in self._ids(zone)]):
                yield (*path, zone), why

    def _ids(self, zone: str) -> tuple[int, ...]:
        name = zone_name(self.state, zone)
        self.game.zone_kind(name)
        found: tuple[int, ...] = self.state.zone(name)
        return found

    def _shown(self, zone: str, wanted: Any, path: Path) -> Found:
        views = dict(_card_views(self.game.view(self.state, self.viewer)))
        found = [views.get(i) or HIDDEN for i in self._ids(zone)]
        for why in mismatches([HIDDEN] * len(found) if wanted == HIDDEN else wanted, found):
            yield path, why

    # -- what may be done

    def _legal(self, wanted: Any, path: Path) -> Found:
        awaited = self.game.awaited(self.state) if self.viewer == AUDITOR else (self.viewer,)
        legal = [one for seat in awaited if seat is not None for one in self.game.legal(self.state, seat)]
        tags = {str(kind.__struct_config__.tag): kind for kind in self.game.kinds_of_action()}
        for tag, cards in _map(wanted).items():
            if tag not in tags:
                raise ValueError(f"{self.game.name} has no action {tag!r}, only {', '.join(tags)}")
            mine = [one for one in legal if isinstance(one.action, tags[tag])]
            costs = {named(self.keys, one.action): sum(one.costs.values()) for one in mine}
            for why in _fits_legal(cards, costs, bool(mine)):
                yield (*path, tag), why

    def _decisions(self, wanted: Any, path: Path) -> Found:
        found = [self._decision(each) for each in self.game.decisions(self.state, self.viewer)]
        if len(found) != len(_list(wanted)):
            asked = [f"{each['seat']} {each['ask']}" for each in found]
            yield path, f"expected {len(wanted)}, found {listed(asked)}"
            return
        for n, (fields, decision) in enumerate(zip(wanted, found, strict=True)):
            for name, value in _map(fields).items():
                if name not in decision:
                    raise ValueError(f"no word {name!r} for a decision, only {', '.join(decision)}")
                for why in _fits_decision(value, decision[name]):
                    yield (*path, n, name), why

    def _decision(self, decision: DecisionView) -> dict[str, Any]:
        options = decision.options
        return {
            "seat": decision.seat,
            "ask": decision.ask,
            "rule": decision.rule,
            "card": (decision.cause.card or HIDDEN) if decision.cause else None,
            "options": HIDDEN if options is None else [one.card.card if one.card else one.key for one in options],
            "least": HIDDEN if decision.least is None else decision.least,
            "most": HIDDEN if decision.most is None else decision.most,
        }

    # -- what happened

    def _events(self, wanted: Any, path: Path) -> Found:
        left = list(causes(self.events))
        for n, each in enumerate(_list(wanted)):
            kind, fields = self._event(each)
            at = next((i for i, one in enumerate(left) if self._is(one, kind, fields)), None)
            if at is None:
                said = f"{kind} {_brief(fields)}" if fields else kind
                then = "then " if n else ""
                yield (*path, n), f"expected {then}{said}, found {self._alike(left, kind)}"
                return
            left = left[at + 1 :]

    def _no_events(self, wanted: Any, path: Path) -> Found:
        for n, each in enumerate(_list(wanted)):
            kind, fields = self._event(each)
            if any(self._is(one, kind, fields) for one in causes(self.events)):
                yield (*path, n), f"expected no such event, found {self._alike(list(causes(self.events)), kind)}"

    def _event(self, said: Any) -> tuple[str, dict[str, Any]]:
        kind, fields = next(iter(said.items())) if isinstance(said, dict) and len(said) == 1 else (str(said), {})
        known = {event.__name__: event for event in get_args(self.game.events)}
        if kind not in known:
            raise ValueError(f"no event {kind!r}, only {', '.join(known)}")
        for name in _map(fields or {}):
            if name not in known[kind].__struct_fields__:
                raise ValueError(f"{kind} has no field {name!r}, only {', '.join(known[kind].__struct_fields__)}")
        return kind, fields or {}

    def _is(self, found: tuple[Event, str, int], kind: str, fields: dict[str, Any]) -> bool:
        known = self._fields(found)
        return known["type"] == kind and all(self._fits(value, known[name]) for name, value in fields.items())

    def _fields(self, found: tuple[Event, str, int]) -> dict[str, Any]:
        event, rule, card = found
        shown = visibility.event(event, self.viewer)
        whole = {name: getattr(event, name) for name in event.__struct_fields__}
        return {**whole, **shown, "rule": rule, "card": card}

    def _fits(self, wanted: Any, found: Any) -> bool:
        match wanted:
            case list():
                names = spread(wanted) if all(not isinstance(one, dict | list) for one in wanted) else wanted
                return isinstance(found, tuple | list) and [self._named(one) for one in found] == names
            case str():
                return self._named(found) == wanted
        return bool(found == wanted)

    def _named(self, value: Any) -> str:
        return HIDDEN if value is None else name_of(self.keys, value)

    def _alike(self, found: list[tuple[Event, str, int]], kind: str) -> str:
        alike = [self._fields(one) for one in found if type(one[0]).__name__ == kind]
        if not alike:
            return listed([type(event).__name__ for event, _, _ in found])
        return "; ".join(f"{kind} {_brief({name: self._said(value) for name, value in e.items()})}" for e in alike)

    def _said(self, value: Any) -> Any:
        return listed([self._named(one) for one in value]) if isinstance(value, tuple | list) else value

    def _cites(self, wanted: Any, path: Path) -> Found:
        cited = [rule for _, rule, _ in causes(self.events)]
        left = iter(cited)
        for n, rule in enumerate(_list(wanted)):
            if rule not in left:
                yield (*path, n), f"expected {rule} in this place, found {listed(cited)}"
                return


LOOKS: Mapping[str, Callable[[Look, Any, Path], Found]] = {
    "zones": Look._zones,
    "legal": Look._legal,
    "decisions": Look._decisions,
    "events": Look._events,
    "no events": Look._no_events,
    "cites": Look._cites,
}


def state_words(state: State) -> dict[str, Any]:
    """The plain facts of a state by name: numbers, words, lists of seats, a game's own maps by seat or place."""
    found = {name: getattr(state, name) for name in state.__struct_fields__}
    plain = {name: to_builtins(value) for name, value in found.items() if isinstance(value, int | str | tuple)}
    facts = {name: list(value) if isinstance(value, tuple) else value for name, value in plain.items()}
    own = {name: value for name, value in found.items() if name not in State.__struct_fields__}
    return facts | {name: _by_word(value) for name, value in own.items() if isinstance(value, dict)}


def _by_word(facts: Mapping[Any, Any]) -> dict[str, Any]:
    """A map as it is written: every key is a word there, and a list is a list."""
    return {str(key): list(value) if isinstance(value, tuple) else value for key, value in facts.items()}


def _map(said: Any) -> dict[str, Any]:
    if not isinstance(said, dict):
        raise ValueError(f"expected a map, found {said!r}")
    return said


def _list(said: Any) -> list[Any]:
    if not isinstance(said, list):
        raise ValueError(f"expected a list, found {said!r}")
    return said


def _card_views(view: Any) -> Iterator[tuple[int, str | None]]:
    """Every card in a view."""
    match view:
        case CardView(id=i, card=key):
            yield i, key
        case Struct():
            for value in structs.astuple(view):
                yield from _card_views(value)
        case tuple() | list():
            for value in view:
                yield from _card_views(value)
        case dict():
            for value in view.values():
                yield from _card_views(value)


def _fits_legal(wanted: Any, costs: dict[str, int], any_at_all: bool) -> Iterator[str]:
    if isinstance(wanted, bool):
        if wanted != any_at_all:
            yield f"expected it {'to be' if wanted else 'not to be'} legal, found {listed(sorted(costs))}"
    elif isinstance(wanted, dict) and not wanted.keys() <= MATCHES.keys():
        if wanted != costs:
            yield f"expected {_brief(wanted)}, found {_brief(costs)}"
    else:
        yield from mismatches(wanted, sorted(costs), "in any order")


def _fits_decision(wanted: Any, found: Any) -> Iterator[str]:
    if isinstance(found, list) and wanted != HIDDEN:
        yield from mismatches(wanted, found, "in any order")
    elif wanted != found:
        yield f"expected {wanted}, found {found}"


def _brief(fields: Mapping[str, Any]) -> str:
    said = {name: value for name, value in fields.items() if name != "type" and value not in (None, "", 0, False)}
    return f"{{{', '.join(f'{name}: {value}' for name, value in said.items())}}}"
