"""Whoever has the record and the revealed seed can check a whole game with the standard library alone."""

from typing import Any

from domain.kernel.commit import public_form, unpack
from domain.kernel.rng import salt_key
from domain.kernel.visibility import event as shown
from tests.domain import verifier
from tests.domain.conformance.tables import Laid, every_table
from tests.domain.play import Played


def record(played: Played) -> list[dict[str, Any]]:
    key = salt_key(played.last.seed)
    return [{**public_form(commit, key), "hash": commit.hash.hex()} for commit in played.commits]


@every_table
def test_the_chain_of_public_forms_leads_to_the_head(laid: Laid) -> None:
    for played in laid.games():
        assert verifier.verify_chain(record(played)) == played.last.head.hex()


@every_table
def test_every_commitment_holds_what_was_recorded(laid: Laid) -> None:
    for played in laid.games():
        key = verifier.salt_key(played.last.seed)
        for commit, form in zip(played.commits, record(played), strict=True):
            recorded = [unpack(commit.action), *unpack(commit.events)]
            public = [form["action"], *form["events"]]
            held = {(-1, "action"): (recorded[0], public[0]["#"])}
            for index, (event, seen) in enumerate(zip(recorded[1:], public[1:], strict=True)):
                hidden = {name for name, value in seen.items() if isinstance(value, dict) and "#" in value}
                assert {name: seen[name] for name in seen.keys() - hidden} == {
                    name: event[name] for name in event.keys() - hidden
                }
                held |= {(index, name): (event[name], seen[name]["#"]) for name in hidden}
            for (index, name), (value, committed) in held.items():
                assert committed == verifier.commitments(key, commit.version, index, name, value, committed)


@every_table
def test_every_shuffle_and_die_follows_from_the_seed(laid: Laid) -> None:
    for played in laid.games():
        events = [event for commit in played.commits for event in unpack(commit.events)]
        assert verifier.verify_chance(events) == played.last.rng > 0


@every_table
def test_what_a_spectator_is_shown_of_an_event_is_what_its_public_form_leaves_open(laid: Laid) -> None:
    for played in laid.games():
        for commit, form in zip(played.commits, record(played), strict=True):
            for event, public in zip(laid.game.events_of(commit), form["events"], strict=True):
                assert verifier.plain(shown(event, None)) == verifier.plain(unmarked(public))


def unmarked(public: dict[str, Any]) -> dict[str, Any]:
    """A public form with nothing where it has commitments."""
    return {
        name: blank(value["#"]) if isinstance(value, dict) and "#" in value else value for name, value in public.items()
    }


def blank(committed: Any) -> list[None] | None:
    return [None] * len(committed) if isinstance(committed, list) else None
