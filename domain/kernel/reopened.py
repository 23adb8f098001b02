"""The commits of an open record, in which nothing is hidden, as the service had recorded them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct

from .commit import Commit, chain_hash, pack, public_form
from .course import AnyGame
from .record import CommitLine, Form, Header, Opening
from .rng import salt_key

_header = msgspec.json.Decoder(Header).decode
_line = msgspec.json.Decoder(CommitLine).decode
_form = msgspec.json.Decoder(Form).decode


def commits_of(text: bytes, games: Mapping[str, AnyGame]) -> list[Commit]:
    """All commits of a record. ValueError: it isn't one that is open, or not of these games, or was altered; the message is a sentence."""
    try:
        first, _, *lines = text.splitlines()
        if not _header(first).open:
            raise ValueError("It isn't open: what its reader wasn't to know isn't in it.")
        return _rebuilt([_line(line) for line in lines[:-1]], games)
    except (msgspec.MsgspecError, LookupError, TypeError) as error:
        raise ValueError(f"It is no record that can be read: {error}.") from error


def _rebuilt(lines: list[CommitLine], games: Mapping[str, AnyGame]) -> list[Commit]:
    forms = [_opened(line) for line in lines]
    created = forms[0].events[0]
    rules, key = games[created["game"]], salt_key(created["seed"])
    commits = [_commit(line, form, rules) for line, form in zip(lines, forms, strict=True)]
    for commit in commits:
        if chain_hash(public_form(commit, key)) != commit.hash:
            raise ValueError(f"Its version {commit.version} isn't what was recorded.")
    return commits


def _opened(line: CommitLine) -> Form:
    """The form of a commit with everything in the place of its commitment."""
    form = _form(line.form)
    for opening in line.openings:
        _put(form.action if opening.event < 0 else form.events[opening.event], opening)
    return form


def _put(held: dict[str, Any], opening: Opening) -> None:
    if opening.item < 0 and opening.event < 0 and opening.field == "action":
        held.clear()
        held.update(opening.value)
    elif opening.item < 0:
        held[opening.field] = opening.value
    else:
        value = held[opening.field]
        if isinstance(value, dict):
            held[opening.field] = value = [None] * len(value["#"])
        value[opening.item] = opening.value


def _commit(line: CommitLine, form: Form, rules: AnyGame) -> Commit:
    return Commit(
        version=form.version,
        at=form.at,
        seat=form.seat,
        rules=form.rules,
        action=msgspec.Raw(pack(_as_recorded(form.action, rules.unpack_action(msgspec.Raw(pack(form.action)))))),
        events=msgspec.Raw(pack([_as_recorded(event, _event(event, rules)) for event in form.events])),
        prev=bytes.fromhex(form.prev),
        hash=bytes.fromhex(line.hash),
        signature=line.signature or b"",
        signed_by=line.signed_by or "",
    )


def _event(told: dict[str, Any], rules: AnyGame) -> Struct:
    """An event of the game. msgspec.ValidationError: a release before this one recorded it in a form that is no more."""
    event: Struct = msgspec.convert(told, rules.events)
    return event


def _as_recorded(told: dict[str, Any], read: Struct) -> dict[str, Any]:
    """What JSON has told, its fields in their order and what is bytes as bytes: no field more, and none less."""
    values = {name: getattr(read, name) for name in read.__struct_fields__}
    names = [name for name in ("type", *values) if name in told]
    return {name: values[name] if isinstance(values.get(name), bytes) else told[name] for name in names}
