"""The settings of the store and its users: known to the server, with their reasons, and no more than is needed."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from redis.exceptions import AuthenticationError, NoPermissionError

from service.doctor.rights import needed, needed_for_copies, needed_of_cluster
from service.doctor.storage import Storage
from service.settings import Settings

from .store import CONF, Deployed, make_secrets

USERS = CONF.parent / "users.acl"
SETTING = re.compile(r"(?P<name>[a-z-]+) (?P<value>.+)")
HERE = {"port", "logfile", "aclfile"}
"""What the test itself sets, to have a server beside others."""

OF_LINES = {"client|setinfo", "subscribe", "unsubscribe"}
OF_THE_DOCTOR = {"config|get", "info"}


def settings() -> Iterator[tuple[str, str]]:
    for line in CONF.read_text(encoding="utf-8").splitlines():
        if found := SETTING.fullmatch(line):
            yield found["name"], found["value"].strip('"')


def allowed(user: str) -> set[str]:
    """The commands that a user may give."""
    [rules] = [line for line in USERS.read_text(encoding="utf-8").splitlines() if line.startswith(f"user {user} ")]
    return {rule[1:] for rule in rules.split() if rule.startswith("+")}


@pytest.fixture
def operator(deployed_store: Deployed) -> Iterator[Any]:
    with deployed_store.as_user("operator") as client:
        yield client


def test_each_setting_has_its_reason() -> None:
    lines = CONF.read_text(encoding="utf-8").splitlines()
    assert [line for before, line in pairwise(lines) if SETTING.fullmatch(line) and not before.startswith("# ")] == []


def test_the_server_is_as_the_file_has_it(operator: Any) -> None:
    told: Mapping[str, str] = operator.config_get("*")
    for name, value in settings():
        if name in HERE:
            continue
        if name == "client-output-buffer-limit":
            kind, *limits = value.split()
            seconds = limits.pop()
            sizes = " ".join(str(int(size.removesuffix("mb")) << 20) for size in limits)
            assert f"{'slave' if kind == 'replica' else kind} {sizes} {seconds}" in told[name]
        else:
            size = re.fullmatch(r"(\d+)mb", value)
            assert told[name] == (str(int(size[1]) << 20) if size else value), name


def test_the_doctor_finds_nothing_wrong(deployed_store: Deployed) -> None:
    storage = Storage(deployed_store.url, Settings(redis_url=deployed_store.url))
    found = {finding.about: finding for finding in storage.findings()}
    storage.close()
    alone = found.pop("store role")
    assert "nobody has a copy" in alone.says
    found.pop("store keys")  # of other tests' stores
    assert "store log" in found
    assert [finding for finding in found.values() if finding.level != "ok"] == []


def test_the_services_may_do_what_they_do_and_nothing_else() -> None:
    done = {
        "|".join(map(str, words[:2])).lower() for words in (*needed("key"), *needed_of_cluster(), *needed_for_copies())
    }
    needed_ = {name if name in allowed("turnledger") else name.partition("|")[0] for name in done}
    assert allowed("turnledger") == needed_ | OF_LINES | OF_THE_DOCTOR, "to be said in deploy/valkey/users.acl"


@pytest.mark.parametrize(
    "command",
    [
        ("FLUSHALL",),
        ("KEYS", "*"),
        ("CONFIG", "SET", "appendonly", "no"),
        ("SHUTDOWN",),
        ("REPLICAOF", "NO", "ONE"),
        ("ACL", "LIST"),
    ],
    ids=" ".join,
)
def test_what_the_services_dont_need_is_denied(deployed_store: Deployed, command: tuple[str, ...]) -> None:
    with deployed_store.as_user("turnledger") as client, pytest.raises(NoPermissionError):
        client.execute_command(*command)


def test_who_has_no_name_may_do_nothing(deployed_store: Deployed) -> None:
    with deployed_store.as_user("") as client, pytest.raises(AuthenticationError, match="Authentication required"):
        client.ping()
    with deployed_store.as_user("probe") as client:
        assert client.ping()
        with pytest.raises(NoPermissionError):
            client.info()


def test_secrets_are_made_once_and_for_their_owner(tmp_path: Path) -> None:
    assert make_secrets(tmp_path / "secrets").count("made  ") == 8
    first = {path.name: path.read_text(encoding="utf-8") for path in (tmp_path / "secrets").iterdir()}
    assert (tmp_path / "secrets").stat().st_mode & 0o777 == 0o700
    assert make_secrets(tmp_path / "secrets").count("kept  ") == 8
    assert {path.name: path.read_text(encoding="utf-8") for path in (tmp_path / "secrets").iterdir()} == first
    assert "SHA256" not in first["users.acl"]
