"""The command line, as a person uses it."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from .client import Client
from .service import running

GAME = re.compile(r"g_[0-9A-Z]{26}")
SCENARIO = """\
title: A Soldier gives one Attack
game: villains
preset: first-game
rules: [villains.play.attack-icon]
given:
  seats: 2
  zones:
    hand.0: [hydra-soldier]
steps:
  - playCard: hydra-soldier
expect:
  attack: %d
"""


def turnledger(data: Path, *arguments: str, say: str = "") -> subprocess.CompletedProcess[str]:
    """Run a command on a data directory."""
    environment = {**os.environ, "TURNLEDGER_DATA_DIR": str(data), "TURNLEDGER_PORT": "0", "NO_COLOR": "1"}
    return subprocess.run(
        [sys.executable, "-m", "service.cli", *arguments],
        capture_output=True,
        text=True,
        timeout=120,
        env=environment,
        input=say,
        check=False,
    )


@pytest.fixture(scope="module")
def after_demo(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str, str]:
    """A data directory on which the demo was played: with what it said, and the id of its game."""
    data = tmp_path_factory.mktemp("data")
    done = turnledger(data, "serve", "--demo-only")
    assert done.returncode == 0, done.stderr + done.stdout
    found = GAME.search(done.stdout)
    assert found is not None
    return data, done.stdout, found[0]


def test_the_demo_plays_to_the_end_and_its_replay_equals_the_live_state(after_demo: tuple[Path, str, str]) -> None:
    _, said, _ = after_demo

    assert "round  1" in said
    assert re.search(r"(win|loss|draw) \([a-z-]+\)", said)
    assert re.search(r"the replayed state equals the live one at version \d+", said)


def test_a_second_start_finds_the_finished_game(after_demo: tuple[Path, str, str]) -> None:
    data, _, game = after_demo

    with running(data) as service:
        client = Client(service.url, "ann")
        summary = client.get(f"/v1/games/{game}")
        client.http.close()

    assert summary["status"] == "ended"


def test_replay_checks_the_chain_and_shows_the_table(after_demo: tuple[Path, str, str]) -> None:
    data, _, game = after_demo

    whole = turnledger(data, "replay", game)
    early = turnledger(data, "replay", game, "--at", "5", "--as", "1")

    assert "the chain holds" in whole.stdout, whole.stderr
    assert '"status": "ended"' in whole.stdout
    assert "to version 5" in early.stdout
    assert '"seat": 1' in early.stdout


def test_replay_reads_the_store_of_a_running_service(after_demo: tuple[Path, str, str]) -> None:
    data, _, game = after_demo

    with running(data):
        done = turnledger(data, "replay", game, "--at", "3")
        validated = turnledger(data, "validate", "--store")

    assert "to version 3" in done.stdout, done.stderr
    assert validated.returncode == 0, validated.stdout + validated.stderr
    assert "all whole" in validated.stdout
    assert "signed by" in validated.stdout
    assert "not signed" not in validated.stdout


def test_events_names_the_rule_of_each(after_demo: tuple[Path, str, str]) -> None:
    data, _, game = after_demo

    done = turnledger(data, "events", game, "--at", "4")

    lines = [line for line in done.stdout.splitlines() if line.startswith("    ")]
    assert lines
    assert all(re.search(r"\[(kernel|villains)\.[a-z_.0-9-]+\]$", line) for line in lines)
    assert any("    Seat 0 was asked: " in line or "Shuffled: the " in line for line in lines)


def test_a_dispute_is_settled_from_the_stream(after_demo: tuple[Path, str, str]) -> None:
    data, _, game = after_demo

    told = turnledger(data, "audit", game, "--as", "0")
    why = turnledger(data, "audit", game, "--why", "4.0")
    differs = turnledger(data, "audit", game, "--diff", "4", "6", "--json")

    assert re.search(r"^1  \d{4}-\d\d-\d\d \d\d:\d\d:\d\dZ  \S.*: Lay the table$", told.stdout, re.MULTILINE), (
        told.stderr
    )
    assert (
        "    1.0  A table was laid for Legendary Villains (Marvel), with 3 seats.  [kernel.lobby.create]" in told.stdout
    )
    assert why.stdout.startswith("4.0  "), why.stderr
    assert "Nobody had asked for that." in why.stdout
    assert '"before": 4,' in differs.stdout, differs.stderr


def test_an_unknown_game_is_said_in_a_sentence(tmp_path: Path) -> None:
    done = turnledger(tmp_path, "replay", "g_00000000000000000000000000")

    assert done.returncode == 1
    assert "there is no game" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    "setting",
    [
        ("--seats", "2", "--preset", "full-game", "--option", 'sets=["core","villains"]'),
        ("--seats", "1"),
        ("--game", "conquest", "--preset", "cooperative", "--seats", "1"),
    ],
)
def test_a_game_in_the_terminal(tmp_path: Path, setting: tuple[str, ...]) -> None:
    """Always the first things offered, one or as many as are asked for: the game comes to an end."""
    said = "".join(f"{' '.join(map(str, range(1, n)))}\n" for n in range(2, 8))
    done = turnledger(tmp_path, "play", "--bot", "random", *setting, say="99\n" + said * 1000)

    assert re.search(r"turn|round", done.stdout)
    assert "numbers from 1 to" in done.stdout
    assert re.search(r"(win|loss|draw) \([A-Za-z ]+\)", done.stdout), done.stdout[-2000:] + done.stderr[-2000:]


def test_a_game_in_the_terminal_in_french(tmp_path: Path) -> None:
    said = "".join(f"{' '.join(map(str, range(1, n)))}\n" for n in range(2, 8))
    done = turnledger(tmp_path, "play", "--bot", "random", "--seats", "2", "--locale", "fr", say="99\n" + said * 1000)

    assert re.search(r"tour \d+, siège \d", done.stdout), done.stdout[:2000] + done.stderr[-2000:]
    assert "des numéros de 1 à" in done.stdout
    assert re.search(r"(victoire|défaite|match nul) \(", done.stdout)


def test_a_language_that_is_not_spoken_is_refused(tmp_path: Path) -> None:
    done = turnledger(tmp_path, "play", "--locale", "tlh")

    assert done.returncode == 2
    assert "en, fr" in done.stderr


def test_simulate_shows_a_table(tmp_path: Path) -> None:
    done = turnledger(tmp_path, "simulate", "--games", "4", "--bot", "random", "--seats", "2", "--jobs", "1")

    assert "good-wins" in done.stdout
    assert "100.0%" in done.stdout


def test_simulate_plays_alone_and_has_no_scores_where_no_game_is_won(tmp_path: Path) -> None:
    done = turnledger(tmp_path, "simulate", "--games", "2", "--bot", "random", "--seats", "1", "--jobs", "1")

    assert "no scores, " in done.stdout, done.stderr


def test_simulate_takes_options(tmp_path: Path) -> None:
    command = ["simulate", "--games", "1", "--bot", "random", "--jobs", "1", "--option"]
    good, bad = turnledger(tmp_path, *command, "madame_hydras=15"), turnledger(tmp_path, *command, "madame_hydras")

    assert "100.0%" in good.stdout, good.stderr
    assert bad.returncode == 2
    assert "NAME=VALUE" in bad.stderr


def test_simulate_plays_whole_campaigns_where_there_are_any(tmp_path: Path) -> None:
    command = ["simulate", "--campaign", "--games", "1", "--bot", "random", "--seats", "2", "--jobs", "1", "--game"]
    good, bad = turnledger(tmp_path, *command, "firefly"), turnledger(tmp_path, *command, "villains")

    assert "time-to-retire" in good.stdout, good.stderr
    assert "actions a campaign" in good.stdout
    assert bad.returncode == 2
    assert "There is no campaign of villains." in bad.stderr


def test_simulate_names_what_there_is(tmp_path: Path) -> None:
    done = turnledger(tmp_path, "simulate", "--game", "chess")

    assert done.returncode == 2
    assert "villains" in done.stderr


def test_scenarios_pass_and_fail(tmp_path: Path) -> None:
    right, wrong = tmp_path / "right.yaml", tmp_path / "wrong.yaml"
    right.write_text(SCENARIO % 1)
    wrong.write_text(SCENARIO % 2)

    good, bad = turnledger(tmp_path, "scenario", str(right)), turnledger(tmp_path, "scenario", str(right), str(wrong))

    assert (good.returncode, bad.returncode) == (0, 1), good.stdout + good.stderr
    assert "1 passed, 1 failed" in bad.stdout


def test_a_bad_setting_is_said_in_a_sentence(tmp_path: Path) -> None:
    environment = {**os.environ, "TURNLEDGER_PORT": "many"}
    command = [sys.executable, "-m", "service.cli", "serve"]
    done = subprocess.run(
        command, capture_output=True, text=True, env=environment, cwd=tmp_path, check=False, timeout=60
    )

    assert done.returncode == 1
    assert "TURNLEDGER_PORT" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_record_is_written_and_checked(after_demo: tuple[Path, str, str], tmp_path: Path) -> None:
    data, _, game = after_demo
    record = tmp_path / "record.ndjson"
    record.write_text(turnledger(data, "export", game).stdout, encoding="utf-8")
    header, *_, last = map(json.loads, record.read_text(encoding="utf-8").splitlines())
    version, head, key = header["version"], header["head"], header["keys"][0]["key"]
    assert header["open"]

    good = turnledger(tmp_path, "verify", str(record), "--head", f"{version}:{head}", "--key", key)
    assert good.returncode == 0, good.stderr
    assert good.stdout == f"Verified: {version} commits of the game {game}, with the head {head}; {version} signed.\n"
    kept = turnledger(tmp_path, "verify", str(record), "--head", f"{version + 1}:{head}")
    assert (kept.returncode, kept.stdout) == (1, f"Version {version + 1} is missing. (missing {version + 1})\n")
    distrusted = turnledger(tmp_path, "verify", str(record), "--key", key[::-1].replace("=", "A"))
    assert (distrusted.returncode, distrusted.stdout) == (
        1,
        "The signature of version 1 isn't right. (wrong-signature 1)\n",
    )

    record.write_text(record.read_text(encoding="utf-8").replace(last["lines"], "0" * 64), encoding="utf-8")
    bad = turnledger(tmp_path, "verify", str(record))
    assert (bad.returncode, bad.stdout) == (1, f"Version {version + 1} was altered. (altered {version + 1})\n")
    assert turnledger(tmp_path, "verify", str(record), "--head", "12").returncode == 2
    assert turnledger(data, "export", game.replace("g_", "g_0")[:-1]).returncode == 1


def read_everywhere(url: str, game: str) -> dict[str, object]:
    """What is told of a game over REST, as pages and as a record, and over GraphQL."""
    client = Client(url, "ann")
    told: dict[str, object] = {
        path: client.get(f"/v1/games/{game}{path}")
        for path in ("", "/view", "/view?at=40", "/events", "/events?after=30&limit=10")
    }
    query = "{ games(first: 3) { edges { node { id status version outcome scores } } } }"
    told["graphql"] = client.post("/graphql", {"query": query})
    record = client.http.get(f"/v1/games/{game}/export").text.splitlines()
    told["record"] = [line for line in record if '"type":"commit"' in line]
    client.http.close()
    return told


def test_an_archived_game_is_told_of_as_before(after_demo: tuple[Path, str, str]) -> None:
    data, _, game = after_demo
    with running(data) as service:
        before = read_everywhere(service.url, game)
        moved = turnledger(data, "archive", game)
        assert (moved.returncode, moved.stdout) == (0, "1 moved\n"), moved.stderr
        assert read_everywhere(service.url, game) == before
        (object_,) = (data / "archive").rglob(f"{game}.*.zst")
        whole = turnledger(data, "validate", "--store")
        assert whole.returncode == 0, whole.stdout
        (data / "record.jsonl").write_text(turnledger(data, "export", game).stdout, encoding="utf-8")
        verified = turnledger(data, "verify", str(data / "record.jsonl"))
        assert verified.returncode == 0, verified.stdout
        kept = object_.read_bytes()
        object_.write_bytes(kept[:-1])
        damaged = turnledger(data, "validate", "--store")
        assert damaged.returncode == 1
        assert object_.name in damaged.stdout
        object_.write_bytes(kept)
        assert "is in the store again" in turnledger(data, "archive", "--back", game).stdout
        assert read_everywhere(service.url, game) == before
