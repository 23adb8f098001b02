"""`turnledger` starts at once: it imports what the command that was asked for needs, and no more."""

from __future__ import annotations

import subprocess
import sys
from inspect import cleandoc

import pytest

from service.cli import COMMANDS, function

HEAVY = ("domain.games", "domain.bots", "httpx", "redis", "service.store", "starlette", "strawberry", "uvicorn")


@pytest.mark.parametrize("name", COMMANDS)
def test_the_list_of_commands_says_of_each_what_it_says_itself(name: str) -> None:
    said, *_ = cleandoc(function(name).__doc__ or "").split("\n\n")
    assert " ".join(said.split()) == COMMANDS[name].does


@pytest.mark.parametrize("arguments", [["--help"], ["verify", "--help"], ["verify", "pyproject.toml"]])
def test_what_needs_no_service_imports_none(arguments: list[str]) -> None:
    program = f"""
import sys
sys.argv = ["turnledger", *{arguments}]
from service.cli import main
try:
    main()
finally:
    sys.stderr.write(" ".join(name for name in {HEAVY} if name in sys.modules))
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=False)
    assert done.stdout
    assert done.stderr == ""


def test_a_record_is_checked_by_the_rules_of_its_own_game() -> None:
    program = """
import sys
from domain.registry import games
assert len(games()) > 1 and "villains" in games()
assert not any(name.startswith("domain.games.") for name in sys.modules)
assert games()["conquest"] is games()["conquest"]
print(sorted({name.split(".")[2] for name in sys.modules if name.startswith("domain.games.")}))
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout == "['conquest']\n"


def test_every_game_is_shelved_under_its_own_name() -> None:
    from domain.registry import games

    assert all(game.name == name for name, game in games().items())
