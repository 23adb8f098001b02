"""Settings from the environment."""

from __future__ import annotations

from pathlib import Path

import pytest

from service.settings import SettingError, Settings, from_environment, table, variable


def test_without_a_variable_there_is_a_default() -> None:
    assert from_environment({}) == Settings()
    assert from_environment({"TURNLEDGER_PORT": "", "HOME": "/root"}) == Settings()


def test_the_value_may_be_in_a_file(tmp_path: Path) -> None:
    secret = tmp_path / "redis_url"
    secret.write_text("redis://:word@store:6379\n", encoding="utf-8")
    assert from_environment({"REDIS_URL_FILE": str(secret)}).redis_url == "redis://:word@store:6379"
    assert from_environment({"REDIS_URL_FILE": "", "REDIS_URL": "redis://other"}).redis_url == "redis://other"


@pytest.mark.parametrize(
    ("variables", "says"),
    [
        ({"REDIS_URL_FILE": "/nowhere/at/all"}, "REDIS_URL_FILE can't be '/nowhere/at/all': No such file"),
        ({"TURNLEDGER_SEED_KEYS_FILE": "/"}, "TURNLEDGER_SEED_KEYS_FILE can't be '/': Is a directory"),
        ({"REDIS_URL_FILE": "/a", "REDIS_URL": "redis://b"}, "REDIS_URL and REDIS_URL_FILE are both set"),
    ],
)
def test_a_file_that_cant_be_used_is_named(variables: dict[str, str], says: str) -> None:
    with pytest.raises(SettingError, match=says):
        from_environment(variables)


def test_a_file_that_isnt_text_is_named(tmp_path: Path) -> None:
    secret = tmp_path / "key"
    secret.write_bytes(b"\xff\xfe")
    with pytest.raises(SettingError, match=r"TURNLEDGER_SIGNING_KEY_FILE can't be .*: it isn't text"):
        from_environment({"TURNLEDGER_SIGNING_KEY_FILE": str(secret)})


def test_each_setting_has_its_variable() -> None:
    given = from_environment(
        {
            "REDIS_URL": "redis://store:6379",
            "TURNLEDGER_PORT": "9000",
            "TURNLEDGER_HEARTBEAT_SECONDS": "2.5",
            "TURNLEDGER_CORS_ORIGINS": "https://a.example, https://b.example,",
            "TURNLEDGER_DURABILITY": "memory",
            "TURNLEDGER_GRAPHQL_COMPILER": "false",
        }
    )
    assert given.redis_url == "redis://store:6379"
    assert (given.port, given.heartbeat_seconds, given.durability) == (9000, 2.5, "memory")
    assert not given.graphql_compiler
    assert given.cors_origins == ("https://a.example", "https://b.example")


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("TURNLEDGER_PORT", "http"),
        ("TURNLEDGER_PORT", "65536"),
        ("TURNLEDGER_PORT", "tcp://10.0.0.1:80"),
        ("TURNLEDGER_BODY_LIMIT", "0"),
        ("TURNLEDGER_LOG_LEVEL", "loud"),
        ("TURNLEDGER_DURABILITY", "sometimes"),
        ("TURNLEDGER_HEARTBEAT_SECONDS", "soon"),
    ],
)
def test_a_bad_value_is_told_in_a_sentence_that_names_the_variable(name: str, text: str) -> None:
    with pytest.raises(SettingError, match=name) as caught:
        from_environment({name: text})
    assert text in str(caught.value)


def test_a_namespace_with_braces_is_refused_where_the_store_is_a_cluster() -> None:
    given = {"REDIS_URL": "redis://store", "TURNLEDGER_REDIS_NAMESPACE": "{a}"}
    assert from_environment(given).redis_namespace == "{a}"
    with pytest.raises(SettingError, match=r"TURNLEDGER_REDIS_NAMESPACE .* braces"):
        from_environment({**given, "REDIS_URL": "redis+cluster://store"})


def test_what_orchestrators_invent_is_left_alone() -> None:
    assert from_environment({"TURNLEDGER_SERVICE_HOST": "10.0.0.1", "TURNLEDGER_PORT_80_TCP": "tcp://x"}) == Settings()


def test_the_table_has_every_setting() -> None:
    rows = {row.variable: row for row in table()}
    assert set(rows) == {variable(name) for name in Settings.__struct_fields__}
    assert all(row.meaning.endswith((".", ";")) for row in rows.values())
    assert rows["TURNLEDGER_PORT"].default == "8000"
    assert rows["TURNLEDGER_GRAPHQL_COMPILER"].default == "true"
