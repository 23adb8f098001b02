"""Disputes at the command line: each kind of question, asked of the beginnings of recorded games."""

from __future__ import annotations

from functools import cache
from io import StringIO
from typing import Any, get_args

import msgspec
import pytest
from msgspec import Raw, structs
from rich.console import Console

from domain.kernel.action import TakingBack
from domain.kernel.commit import Commit, pack
from domain.kernel.events import Asked
from domain.kernel.lobby import ForkGame, LobbyAction
from domain.kernel.why import Place
from domain.locale import has
from domain.registry import games
from schema.audited import AuditRead
from service.audit_log import hash_of
from service.cli import audit
from service.cli.disputes import Answer, Dispute, Report
from service.recounting import Recount
from tests.domain.golden.games import GOLDEN, recorded
from tests.domain.play import play
from tests.domain.toy import Smugglers

LENGTH = 70
NAMES = {"p_0": "Ann", "p_1": "Ben", "p_2": "", "p_dot": "Dot"}
every_game = pytest.mark.parametrize("game", games())


@cache
def commits_of(game: str) -> list[Commit]:
    golden = next(golden for golden in GOLDEN if golden.game == game)
    return recorded(games()[game], golden.stream).commits[:LENGTH]


def looks() -> tuple[AuditRead, ...]:
    """Two looks at a game, chained."""
    made = list[AuditRead]()
    for operation, arguments in (("table", {"at": 3, "seat": 1}), ("reads", {})):
        draft = AuditRead(
            version=len(made) + 1,
            at=1_700_000_000_000,
            player="p_dot",
            request_id="r",
            operation=operation,
            arguments=arguments,
            prev=made[-1].hash if made else "",
        )
        made.append(structs.replace(draft, hash=hash_of(draft)))
    return tuple(made)


def report(game: str = "villains", seat: int | None = None, locale: str = "en", **about: Any) -> Report:
    return Report(Dispute(games()[game], commits_of(game), NAMES, about.get("looks", ())), seat, locale)


def lines(answer: Answer) -> list[str]:
    return list(answer.lines)


@every_game
def test_all_that_happened_is_told_with_the_rules(game: str) -> None:
    told = lines(report(game).timeline())
    did = [line for line in told if line and not line.startswith(" ")]
    assert len(did) == LENGTH
    assert did[0].startswith("1  1970-01-01 00:00:00Z  Ben: Lay the table")
    assert any(line.startswith(f"{LENGTH}  1970-01-01 00:01:09Z  seat ") for line in did)
    events = [line for line in told if line.startswith("    ") and line[4] != " "]
    assert all(line.endswith("]") and line.count("  ") >= 2 for line in events)
    rules = {line.strip() for line in told if line.startswith("          ")}
    assert rules <= {rule.text for rule in games()[game].book().values()}
    assert len(rules) > 10


def test_a_seat_is_told_what_it_knew() -> None:
    everything, seat = (lines(report("villains", seat).timeline()) for seat in (None, 0))
    assert len(everything) == len(seat)
    assert any("cards" in told and "cards" not in all_ for all_, told in zip(everything, seat, strict=True))


def test_every_action_that_no_game_has_of_its_own_has_a_sentence() -> None:
    for action in (*get_args(LobbyAction), *get_args(TakingBack)):
        assert has("en", f"audit.action.{action.__struct_config__.tag}")


def test_who_forked_a_game_is_named() -> None:
    game, created = Smugglers(), play(Smugglers(), 3, seed=1).commits[0]
    asked = Raw(pack(ForkGame(of="g_1", at=3, creator="p_0")))
    told = Recount(game, "en", over=True).action(game.state(), structs.replace(created, action=asked))
    assert (told.player, told.text) == ("p_0", "Lay the table of a sandbox")


def test_who_did_it_is_named() -> None:
    played = play(Smugglers(), 3, seed=1)
    told = lines(Report(Dispute(Smugglers(), played.commits[:8], NAMES, ()), None, "en").timeline())
    did = [line.split("  ", 2)[2] for line in told if line and not line.startswith(" ")]
    assert did[0] == "Ben: Lay the table"
    assert did[1] == "seat 0, Ann: Sit down"
    assert {line.partition(":")[0] for line in did[4:]} <= {"the table", "seat 0, Ann", "seat 1, Ben", "seat 2, p_2"}


@every_game
@pytest.mark.parametrize("seat", [None, 0])
def test_the_table_is_drawn(game: str, seat: int | None) -> None:
    console = Console(file=StringIO(), width=150)
    assert report(game, seat, "fr").draw(40, console)
    assert isinstance(console.file, StringIO)
    assert len(console.file.getvalue().splitlines()) > 10
    assert msgspec.json.encode(report(game, seat).table(40))


def test_a_table_that_nobody_draws_is_told_as_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    there = Report(Dispute(Smugglers(), play(Smugglers(), 3, seed=1).commits, NAMES, ()), 1, "en")
    audit.show_table(there, 9, as_json=False)
    assert '"boats"' in capsys.readouterr().out


@every_game
def test_why_something_happened_is_told_back_to_a_free_action(game: str) -> None:
    rules = games()[game]
    places = [
        Place(commit.version, n)
        for commit in commits_of(game)[10:]
        for n, event in enumerate(rules.events_of(commit))
        if isinstance(event, Asked)
    ]
    for place in places[:5]:
        told = lines(report(game).why(str(place)))
        assert told[0].startswith(f"{place}  Seat ")
        assert told[1].startswith(f"    {game.partition('_')[0]}" if "_" not in game else "    ")
        assert any(line.startswith("    In the course of: ") for line in told)
        assert told[-1] == "    Nobody had asked for that."
        heads = [line.split("  ")[0] for line in told if not line.startswith(" ")]
        answered = [line.split(" at ")[-1].rstrip(":") for line in told if line.startswith("    That answered")]
        assert heads[1:] == answered
    assert places


def test_a_cause_says_the_rule_the_ruling_and_the_card() -> None:
    rules = games()["villains"]
    told = list[str]()
    for commit in commits_of("villains")[::3]:
        told += lines(report("villains").why(f"{commit.version}.{len(rules.events_of(commit)) - 1}"))
    book = rules.book()
    ruled = [entry.ruling for entry in book.values() if entry.ruling]
    assert any(line == f"    Our ruling: {ruling}" for line in told for ruling in ruled)
    cards = {entry.name: " ".join(entry.text) for entry in rules.catalogue("en")}
    said = [
        line.strip().split(" (#") for line in told if " (#" in line and not line.strip().startswith("In the course")
    ]
    assert any(name in cards and rest.partition("): ")[2] == cards[name] for name, rest in (each[:2] for each in said))


def test_where_today_s_rules_decide_otherwise_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    there = report("villains")
    monkeypatch.setattr("domain.kernel.why.decided_again", lambda *_: None)
    told = lines(there.why("20.0"))
    assert any(line.startswith("    By the rules of today that would bring something else.") for line in told)
    assert not any("In the course of" in line for line in told)


@every_game
def test_what_differs_between_two_versions_is_told(game: str) -> None:
    there = report(game)
    assert lines(there.difference(30, 30)) == ["Nothing that can be seen differs."]
    told = lines(there.difference(30, 60))
    assert len(told) > 5
    assert all(line.endswith((".", "”")) for line in told)
    assert not any("None" in line or "{" in line for line in told)


def test_a_difference_says_what_was_asked_in_between() -> None:
    rules, there = games()["villains"], report("villains")
    asked = next(
        commit.version
        for commit in commits_of("villains")[3:]
        if any(isinstance(event, Asked) for event in rules.events_of(commit))
    )
    assert any(line.startswith("Open since then: seat ") for line in lines(there.difference(asked - 1, asked)))
    assert any(line.startswith("Open no more: seat ") for line in lines(there.difference(asked, asked - 1)))


@every_game
def test_what_was_legal_is_told(game: str) -> None:
    there, rules = report(game), games()[game]
    for version in (LENGTH, LENGTH - 7, LENGTH - 20):
        state = rules.replay(commits_of(game)[:version])
        told = lines(there.legal(version))
        legal = [
            f"    {rules.action_text(state, legal.action, 'en')}"
            for seat in rules.awaited(state)
            for legal in rules.legal(state, seat)
        ]
        assert set(legal) <= set(told)
        assert sum(line.endswith((" of:", " nothing only.")) for line in told) == len(state.open)


def test_before_the_start_nothing_was_legal() -> None:
    assert lines(report().legal(1)) == ["Nobody could do anything."]


def test_who_looked_is_told_and_whether_that_is_what_was_noted() -> None:
    assert lines(report().reads()) == ["No auditor has looked at this game."]
    noted = looks()
    told = lines(report(looks=noted).reads())
    assert told == [
        "1  2023-11-14 22:13:20Z  Dot: table at=3 seat=1",
        "2  2023-11-14 22:13:20Z  Dot: reads",
        "The notes are chained, and the chain holds.",
    ]
    forged = (noted[0], structs.replace(noted[1], operation="table"))
    assert lines(report(looks=forged).reads())[-1] == "The notes are not what was chained, from the one numbered 2 on."


@pytest.mark.parametrize(
    ("ask", "said"),
    [
        (lambda there: there.why("3"), "as in 12.3"),
        (lambda there: there.why("3.999"), "there is no event 3.999"),
        (lambda there: there.why("999.0"), "there is no event 999.0"),
        (lambda there: there.difference(0, 3), "no version 0; its last is 70"),
        (lambda there: there.legal(71), "no version 71"),
        (lambda there: there.table(71), "no version 71"),
        (lambda _: report(seat=7), "no seat 7"),
    ],
)
def test_what_is_not_there_is_said_in_a_sentence(ask: Any, said: str) -> None:
    with pytest.raises(SystemExit, match=said):
        ask(report())


def test_an_answer_is_printed_as_lines_or_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    there = report()
    audit.show(there.legal(20), as_json=False)
    assert capsys.readouterr().out.splitlines() == lines(there.legal(20))
    audit.show(there.legal(20), as_json=True)
    assert msgspec.json.decode(capsys.readouterr().out) == msgspec.json.decode(
        msgspec.json.encode(there.legal(20).value)
    )


def test_one_question_is_answered_at_a_time() -> None:
    there = report()
    for kind, answer in (
        ("Timeline", audit.asked(there, None, None, None, reads=False)),
        ("Causes", audit.asked(there, "20.0", None, None, reads=False)),
        ("AuditedDifference", audit.asked(there, None, (5, 9), None, reads=False)),
        ("LegalActions", audit.asked(there, None, None, 20, reads=False)),
        ("AuditReads", audit.asked(there, None, None, None, reads=True)),
    ):
        assert type(answer.value).__name__ == kind
