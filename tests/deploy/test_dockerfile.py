"""The recipe of the image; scripts/image carries it out."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread

import pytest

from service.settings import from_environment, table

from .composed import TOOLS
from .dockerfile import FILE, IGNORE, ROOT, pairs, sent, stages

PACKAGES = ("domain", "schema", "service")


def test_hadolint_finds_nothing() -> None:
    told = subprocess.run([TOOLS / "hadolint", FILE], capture_output=True, text=True, check=False)
    assert (told.returncode, told.stdout) == (0, "")


def test_both_stages_have_the_base_with_which_all_is_tested() -> None:
    build, last = stages()
    major, minor = sys.version_info[:2]
    assert build.base == last.base == f"python:{major}.{minor}-slim-bookworm"
    assert [step.flags.get("from") for step in last.all("copy")] == ["build", None]


def test_it_runs_as_nobody_and_hears_when_it_is_to_end() -> None:
    last = stages()[-1]
    user, _, group = last.only("user").words[0].partition(":")
    assert (user, group) == ("10001", "10001")
    [made] = [step.words[0] for step in last.all("run")]
    assert f"--owner {user} --group {group} {last.environment['TURNLEDGER_DATA_DIR']} /archive" in made
    assert last.only("volume").words == (last.environment["TURNLEDGER_DATA_DIR"],)
    assert last.only("stopsignal").words == ("SIGTERM",)
    for name in ("entrypoint", "cmd", "healthcheck"):
        assert last.only(name).is_list, f"{name}: a shell would stand between"


def test_it_says_what_the_service_reads() -> None:
    last = stages()[-1]
    told = {name: value for name, value in last.environment.items() if name.startswith("TURNLEDGER_")}
    assert set(told) <= {row.variable for row in table()}
    assert last.only("expose").words == (str(from_environment(told).port),)
    assert {name for step in last.all("label") for name, _ in pairs(step)} >= {
        f"org.opencontainers.image.{name}" for name in ("title", "licenses", "version", "revision")
    }


def test_whatever_is_installed_was_locked_or_built_here() -> None:
    for line in (step.words[0] for stage in stages() for step in stage.all("run")):
        for part in line.split("&&"):
            if " pip " in part and " install " in part:
                assert "--require-hashes" in part or "--no-deps --no-index" in part, part


def test_all_that_is_copied_is_there_and_is_sent() -> None:
    assert [line for line in IGNORE.read_text(encoding="utf-8").splitlines() if not line.startswith(("#", "!"))] == [
        "*",
        "**/__pycache__",
    ]
    copied = {name for stage in stages() for step in stage.all("copy") if not step.flags for name in step.words[:-1]}
    assert copied == sent()
    assert [name for name in copied if not (ROOT / name).exists()] == []


def test_the_wheel_has_all_of_the_packages_and_nothing_else(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    [wheel] = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as opened:
        inside = {name for name in opened.namelist() if ".dist-info/" not in name}
    files = (path for package in PACKAGES for path in (ROOT / package).rglob("*") if path.is_file())
    assert inside == {str(path.relative_to(ROOT)) for path in files if "__pycache__" not in path.parts}


class Answering(BaseHTTPRequestHandler):
    status = 200

    def do_GET(self) -> None:
        self.send_response(self.status if self.path == "/healthz" else 404)
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


@pytest.fixture
def port() -> Iterator[int]:
    with HTTPServer(("127.0.0.1", 0), Answering) as server:
        Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True).start()
        yield server.server_port
        server.shutdown()


def test_a_service_that_answers_is_healthy_and_no_other(port: int, monkeypatch: pytest.MonkeyPatch) -> None:
    def check(port: int) -> int:
        command = [sys.executable, "-I", f"{ROOT}/deploy/healthy.py"]
        environment = {"TURNLEDGER_PORT": str(port)}
        return subprocess.run(command, env=environment, check=False, capture_output=True).returncode

    assert check(port) == 0
    monkeypatch.setattr(Answering, "status", 503)
    assert check(port) == 1
    assert check(1) == 1
