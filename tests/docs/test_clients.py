"""docs/clients.md: every block of it is run against a real service, or is a file that is."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from turnledger_client.errors import KINDS, NotLegal
from turnledger_client.models import RefusalCode

from tests.clients.line import Line
from tests.e2e.service import running

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/clients.md").read_text(encoding="utf-8")
PYTHON, TYPESCRIPT = ROOT / "clients/python", ROOT / "clients/typescript"
URL = "http://127.0.0.1:8000"
BREAKS_AFTER = 40_000
OUTCOME = re.compile(r"^(win|loss|draw) ", re.MULTILINE)
REFUSED = re.compile(r"^[a-z_]+ (None|null|[a-z_.-]+) \[", re.MULTILINE)
NPM = shutil.which("npm") and shutil.which("node")


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)


def test_the_bots_are_the_files_that_are_run() -> None:
    assert (PYTHON / "examples/bot.py").read_text(encoding="utf-8") in blocks("python")
    assert (TYPESCRIPT / "examples/bot.ts").read_text(encoding="utf-8") in blocks("typescript")


def test_the_bot_has_thirty_lines() -> None:
    text = (PYTHON / "examples/bot.py").read_text(encoding="utf-8")
    code = [line for line in text.splitlines() if line.strip() and not line.strip().startswith('"""')]
    assert len(code) <= 30


def test_the_errors_have_the_codes_that_the_page_says() -> None:
    said = {
        code: name
        for name, codes in re.findall(r"^\| `(\w+)` \| (.+) \|$", PAGE, re.MULTILINE)
        for code in re.findall(r"\w+", codes)
    }
    assert said == {code.value: KINDS.get(code, NotLegal).__name__ for code in RefusalCode}


def test_the_python_of_the_page_works(tmp_path: Path) -> None:
    """One block after the other, as they stand there, from a client that was installed; and the bot, to the end of its game. The
    service executes nothing but the operations that the client prints.
    """
    installed, strict, *_ = (block.strip() for block in blocks("sh") if "npm" not in block and "generate" not in block)
    packages = tmp_path / "packages"
    flags = ("--quiet", "--no-deps", "--no-build-isolation", "--no-index", "--target", str(packages))
    command = [sys.executable, "-m", *installed.split(), *flags]
    subprocess.run(command, cwd=ROOT, env={**os.environ, "PIP_USER": "0"}, check=True, capture_output=True, timeout=120)
    operations = tmp_path / "operations.json"
    operations.write_text(python(packages, *strict.split()[1:]), encoding="utf-8")
    settings = {"TURNLEDGER_GRAPHQL_OPERATIONS": str(operations), "TURNLEDGER_GRAPHQL_STRICT": "true"}
    bot = PYTHON / "examples/bot.py"
    whole = "\n".join(
        [*(block for block in blocks("python") if block != bot.read_text(encoding="utf-8")), "client.close()"]
    )
    with running(tmp_path / "data", settings) as service:
        script = tmp_path / "page.py"
        script.write_text(whole.replace(URL, service.url), encoding="utf-8")
        page, played = (python(packages, str(each), service.url) for each in (script, bot))
    lines = page.splitlines()
    assert re.match(r"\d+ \[", lines[0])
    assert lines[-1] == "2"
    assert any(line.startswith("1 Une table ") for line in lines)
    assert REFUSED.search(page), page
    assert OUTCOME.search(played)


def python(folder: Path, *arguments: str) -> str:
    """What Python says in a folder, from which it can import."""
    done = subprocess.run(
        [sys.executable, "-W", "error", *arguments],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert not done.stderr
    return done.stdout


# -- TypeScript


@pytest.mark.skipif(not NPM, reason="the TypeScript client is tried with Node 20 or newer and npm, which are not here")
def test_the_typescript_of_the_page_works(tmp_path: Path) -> None:
    """It compiles, strictly, from what the lock says; its blocks work, and the bot plays to the end of its game."""
    folder = tmp_path / "clients/typescript"
    shutil.copytree(TYPESCRIPT, folder, ignore=shutil.ignore_patterns("node_modules", "dist"))
    bot = (TYPESCRIPT / "examples/bot.ts").read_text(encoding="utf-8")
    (installed,) = (block for block in blocks("sh") if "npm" in block)
    for line in installed.splitlines():
        node(tmp_path, *line.split(), "--no-audit", "--no-fund", "--prefer-offline")
    assert (tmp_path / "node_modules/turnledger-client/dist/index.js").is_file()
    with running(tmp_path / "data") as service:
        whole = "\n".join(block for block in blocks("typescript") if block != bot)
        (folder / "examples/page.ts").write_text(whole.replace(URL, service.url), encoding="utf-8")
        shutil.copy(Path(__file__).parent / "follow.ts", folder / "examples")
        node(folder, "npm", "run", "examples")
        page, played = (node(folder, "node", f"dist/examples/{name}.js", service.url) for name in ("page", "bot"))
        told = asyncio.run(followed(folder, service.url))
    assert told == list(range(1, told[-1] + 1)), "each version once, though the line broke"
    assert "2 [" in page
    assert REFUSED.search(page), page
    assert OUTCOME.search(played)


async def followed(folder: Path, url: str) -> list[int]:
    """The versions of the newest game, as the client is told them over a line that breaks."""
    async with Line(url, BREAKS_AFTER).open() as line:
        said = await asyncio.to_thread(node, folder, "node", "dist/examples/follow.js", line.url)
        assert not line.broken.locked(), "it broke"
    return [int(version) for version in said.split()]


def node(folder: Path, *command: str) -> str:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=300, check=False)
    said = done.stdout + done.stderr
    if done.returncode and re.search("ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENOTCACHED", said):
        pytest.skip(f"npm reaches no registry to install the TypeScript client's tools from: {said[-200:]}")
    assert done.returncode == 0, said
    return said
