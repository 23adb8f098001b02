"""Everything that the service says to a viewer of one commit, and of the table before and after it."""

from __future__ import annotations

from typing import Any

from domain.kernel import visibility
from domain.kernel.audience import Viewer
from domain.kernel.canonical import canonical
from domain.kernel.commit import Commit, public_form
from domain.kernel.record import openings
from domain.kernel.refusal import Refused
from domain.kernel.rng import salt_key
from domain.kernel.state import State
from domain.locale import DEFAULT
from tests.domain.play import AnyGame, Move


def told(game: AnyGame, before: State, commit: Commit, state: State, viewer: Viewer) -> dict[str, Any]:
    """What is said to the viewer, with a mark for each commitment."""
    events, key = game.events_of(commit), salt_key(state.seed)
    return {
        "public": marked(public_form(commit, key)),
        "openings": canonical(list(openings(commit, key, viewer))),
        "events": list(visibility.events(events, viewer)),
        "sentences": list(game.tell(before.copy(), events, viewer, DEFAULT)),
        "view": game.view(state, viewer),
        "decisions": game.decisions(state, viewer),
        "legal": [] if viewer is None else game.legal(state, viewer),
        "awaited": game.awaited(state),
    }


def marked(public: Any) -> Any:
    """A public form whose commitments are marks; where a list is hidden item by item, its length stays."""
    match public:
        case {"#": list() as items}:
            return {"#": len(items)}
        case {"#": _}:
            return {"#": "one"}
        case dict():
            return {name: marked(value) for name, value in public.items() if name != "prev"}
        case list() | tuple():
            return [marked(value) for value in public]
    return public


def refusal(game: AnyGame, state: State, move: Move) -> tuple[Any, ...] | None:
    """What is said to a seat that tries a move, if it is refused."""
    try:
        game.decide(state, *move)
    except Refused as no:
        return no.code, no.rule, no.detail, no.pointer, no.about
    return None
