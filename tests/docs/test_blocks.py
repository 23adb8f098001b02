"""Every fenced block of README and of docs/ is run or checked, or says why it isn't: tests/docs/blocks.py says how."""

from __future__ import annotations

import ast
import json
import re
import shutil
import subprocess
import tomllib
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml
from graphql import GraphQLSchema, build_schema, parse, validate
from jsonschema import Draft202012Validator

from domain.registry import games
from domain.scenario import load, run
from tests.docs.blocks import ROOT, Block, all_blocks, blocks_of, pages
from tests.docs.sessions import Failed, agrees, desk, run as run_session
from tests.e2e.service import Service, running

BLOCKS = all_blocks()
READ = {"json", "graphql", "toml", "yaml", "yml"}
SESSIONS = sorted({block.page for block in BLOCKS if block.is_run})
SECONDS = 90


def well_written(block: Block) -> None:
    """Whether a language understands a block, whatever it says."""
    match block.language:
        case "sh":
            subprocess.run(["bash", "-n", "-c", block.text], check=True, capture_output=True)
        case "python":
            ast.parse(block.text)
        case "json":
            json.loads(block.text)
        case "toml":
            tomllib.loads(block.text)
        case "yaml" | "yml":
            yaml.safe_load(block.text)
        case "graphql":
            parse(block.text)


@pytest.mark.parametrize("block", BLOCKS, ids=str)
def test_each_block_has_a_way_to_be_checked(block: Block) -> None:
    if block.checked_by:
        file, test = block.checked_by.split("::")
        text = (ROOT / file).read_text(encoding="utf-8")
        assert re.search(rf"^(async )?def {test}\(", text, re.MULTILINE), block.checked_by
        assert Path(block.page).name in text, f"{file} doesn't read {block.page}"
    elif block.not_run:
        assert len(block.not_run.split()) > 3, "it takes a reason that a reader understands"
        well_written(block)
    else:
        assert block.is_run or block.is_output or block.language in READ, f"nothing checks {block}: {block.language!r}"


@pytest.mark.parametrize("page", pages())
def test_no_block_is_missed(page: str) -> None:
    """Nor is what is said of one: each fence belongs to a block, each note is one that is understood."""
    text, blocks = (ROOT / page).read_text(encoding="utf-8"), list(blocks_of(page))
    assert len(re.findall(r"^\s*(```|~~~)", text, re.MULTILINE)) == 2 * len(blocks)
    assert [block for block in blocks if block.note and not (block.checked_by or block.not_run or block.schema)] == []


# -- What is read


@pytest.fixture(scope="module")
def schema() -> GraphQLSchema:
    return build_schema((ROOT / "schema/schema.graphql").read_text(encoding="utf-8"), assume_valid=True)


@pytest.fixture(scope="module")
def openapi() -> dict[str, Any]:
    document: dict[str, Any] = json.loads((ROOT / "openapi/openapi.json").read_text(encoding="utf-8"))
    return document


@pytest.mark.parametrize("block", [each for each in BLOCKS if each.language in READ], ids=str)
def test_what_is_read_is_what_it_is_said_to_be(block: Block, schema: GraphQLSchema, openapi: dict[str, Any]) -> None:
    """Of what isn't said more, that it is well written; GraphQL is valid, and a scenario passes."""
    well_written(block)
    if block.schema:
        assert block.schema in openapi["components"]["schemas"]
        kind = {"$ref": f"#/components/schemas/{block.schema}", "components": openapi["components"]}
        Draft202012Validator(kind).validate(json.loads(block.text))
    if block.language == "graphql":
        assert not validate(schema, parse(block.text))
    if block.language in ("yaml", "yml") and is_scenario(yaml.safe_load(block.text)):
        head = (
            ""
            if re.search(r"^title:", block.text, re.MULTILINE)
            else "title: As the page says\ngame: firefly\nrules: []\n"
        )
        report = run(load(head + block.text, str(block)), games())
        assert report.passed, str(report)


def is_scenario(said: Any) -> bool:
    return isinstance(said, dict) and bool(said.keys() & {"given", "campaign"})


# -- What is run


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("data")


@pytest.fixture(scope="module")
def service(data: Path) -> Iterator[Service]:
    with running(data) as service:
        yield service


def begun(url: str) -> str:
    """A game that has begun."""
    with httpx.Client(base_url=f"{url}/v1", timeout=SECONDS) as client:
        token = client.post("/players", json={"name": "ann"}).json()["token"]
        client.headers["authorization"] = f"Bearer {token}"
        table = {"game": "villains", "preset": "first-game", "seats": [{"kind": "open"}], "sit": True}
        game: str = client.post("/games", json=table).json()["id"]
        client.post(f"/games/{game}/start", json={}).raise_for_status()
    return game


@pytest.mark.skipif(shutil.which("curl") is None, reason="the calls are made with curl, which is not here")
@pytest.mark.parametrize("page", SESSIONS)
def test_what_a_page_tells_to_do_can_be_done(page: str, service: Service, data: Path, tmp_path: Path) -> None:
    """From the top, and it says what the page says that it says."""
    blocks = list(blocks_of(page))
    session = [block for block in blocks if block.is_run]
    if any(block.language == "console" for block in session):
        game = begun(service.url)
        session = [of_another(block, game) for block in session]
    said = run_session(session, desk(tmp_path), service.url, {"TURNLEDGER_DATA_DIR": str(data)})
    lines = {block.line: text for block, text in zip(session, said, strict=True)}
    for before, block in pairwise(blocks):
        if block.is_output:
            assert agrees(block.text, lines[before.line]), (
                f"{block} says\n{block.text}\nand it is\n{lines[before.line]}"
            )


def of_another(block: Block, game: str) -> Block:
    """A console's commands on a game that has just begun: what they say there can't be what they said of that of the page."""
    text = re.sub(r"--what-was-legal \d+", "--what-was-legal 2", re.sub(r"--why \d+\.\d+", "--why 2.0", block.text))
    return replace(block, text=re.sub(r"g_\w+…", game, text))


def test_an_output_follows_what_says_it() -> None:
    for page in {block.page for block in BLOCKS}:
        blocks = list(blocks_of(page))
        for before, block in zip([None, *blocks], blocks, strict=False):
            if block.is_output:
                assert before, block
                assert before.is_run, f"{block} is nobody's output: say by what it is checked"


# -- That these tests see what is wrong


def test_what_is_wrong_is_found(tmp_path: Path) -> None:
    page = "```sh\ntrue\n```\n\n<!-- not run: it takes a cluster -->\n```sh\nfalse\n```\n\n```\nwhat is this\n```\n"
    right, left, unknown = blocks_of("page.md", page)
    assert (right.is_run, left.is_run, unknown.is_run) == (True, False, False)
    assert (right.line, left.line, unknown.line) == (1, 6, 10)
    with pytest.raises(AssertionError, match=r"nothing checks page.md:10"):
        test_each_block_has_a_way_to_be_checked(unknown)
    with pytest.raises(Failed, match=r"page.md:6 ended with 1"):
        run_session([right, left], tmp_path, "http://127.0.0.1:1", {})
    with pytest.raises(Failed, match=r"page.md:1 ended with 1:\n1\n[^$]*NameError"):
        run_session([Block("page.md", 1, "python", "", "print(1)\nx\n")], tmp_path, "http://127.0.0.1:1", {})
    assert run_session([Block("page.md", 1, "sh", "", "echo a b")], tmp_path, "http://127.0.0.1:1", {}) == ["a b\n"]


@pytest.mark.parametrize(
    ("page", "said", "right"),
    [
        ("a\nb", "a\nb\n", True),
        ("a … c", "a (b) c", True),
        ("a …", "b c", False),
        ("a\n…\nd", "a\nb\nc\nd", True),
        ("a\n…\nd", "a\nb\nc", False),
        ("a", "a\nb", False),
    ],
)
def test_what_is_said_is_compared(page: str, said: str, right: bool) -> None:
    assert agrees(page, said) == right
