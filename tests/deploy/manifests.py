"""What an overlay of `k8s/` comes to, as kubectl renders it."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import yaml

from .composed import ROOT, TOOLS

K8S = ROOT / "k8s"
OVERLAYS = ("dev", "prod")
APP = "app.kubernetes.io/name"

Manifest = dict[str, Any]


@cache
def rendered(overlay: str) -> Sequence[Manifest]:
    """All manifests of an overlay."""
    command = [f"{TOOLS}/kubectl", "kustomize", f"{K8S}/overlays/{overlay}"]
    told = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (told.returncode, told.stderr) == (0, "")
    return list(yaml.safe_load_all(told.stdout))


def of_kind(overlay: str, *kinds: str) -> list[Manifest]:
    """The manifests of some kinds."""
    return [each for each in rendered(overlay) if each["kind"] in kinds]


def named(overlay: str, kind: str, name: str) -> Manifest:
    """One of them."""
    [found] = [each for each in of_kind(overlay, kind) if each["metadata"]["name"] == name]
    return found


def pods(overlay: str) -> Iterator[tuple[str, Manifest]]:
    """Whatever makes pods: its name, and what they are made by."""
    for each in of_kind(overlay, "Deployment", "StatefulSet", "Job"):
        yield each["metadata"]["name"], each["spec"]["template"]


def settings(overlay: str) -> dict[str, str]:
    """What the service is told in its environment."""
    [found] = [
        each for each in of_kind(overlay, "ConfigMap") if each["metadata"]["name"].startswith("turnledger-settings")
    ]
    told: dict[str, str] = found["data"]
    return told


def selects(selector: dict[str, Any], labels: dict[str, str]) -> bool:
    """Whether a selector chooses who has these labels."""
    return bool(selector.get("matchLabels", {}).items() <= labels.items())
