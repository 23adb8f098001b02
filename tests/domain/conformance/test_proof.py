"""Of every game there is a record that both verifiers find true: all of it when it is over, and before that what a seat may know."""

from typing import Any

from docs.verifier.verify import check
from domain.kernel.canonical import canonical
from domain.kernel.commit import public_form
from domain.kernel.rng import salt_key
from domain.kernel.visibility import event as shown
from tests.domain.conformance.tables import Laid, every_table
from tests.domain.proving import record_of, verdict_of

FIRST = 40
"""So many commits of a game the second verifier looks at, which takes its time."""


@every_table
def test_a_whole_game_is_proved_by_its_record(laid: Laid) -> None:
    for played in laid.games():
        verdict = verdict_of(laid.game, played.commits)
        assert (verdict.verified, verdict.version) == (True, played.last.version), verdict
        assert verdict.head == played.last.head.hex()
        assert played.last.rng > 0


@every_table
def test_a_seat_can_have_its_record_checked_while_the_game_goes_on(laid: Laid) -> None:
    played = next(laid.games())
    begun = played.commits[: min(FIRST, len(played.commits) - 1)]
    for viewer in (None, laid.seats - 1):
        verdict = check(record_of(laid.game, begun, viewer))
        assert (verdict.fault, verdict.head) == (None, begun[-1].hash.hex())
        assert verdict_of(laid.game, begun, viewer).verified


@every_table
def test_what_a_spectator_is_shown_of_an_event_is_what_its_public_form_leaves_open(laid: Laid) -> None:
    for played in laid.games():
        key = salt_key(played.last.seed)
        for commit in played.commits:
            for event, public in zip(laid.game.events_of(commit), public_form(commit, key)["events"], strict=True):
                assert canonical(shown(event, None)) == canonical(unmarked(public))


def unmarked(public: dict[str, Any]) -> dict[str, Any]:
    """A public form with nothing where it has commitments."""
    return {
        name: blank(value["#"]) if isinstance(value, dict) and "#" in value else value for name, value in public.items()
    }


def blank(committed: Any) -> list[None] | None:
    return [None] * len(committed) if isinstance(committed, list) else None
