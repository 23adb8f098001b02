"""The image, made and run without an engine: `python -m tests.deploy.image`, or scripts/image.

Each stage of `deploy/Dockerfile` is a layer over this machine's own file system, into which its RUN and COPY steps are
carried out as they stand, in a mount namespace of its own that is gone at the end. This machine's Python stands in
for that of the base image. Then the service runs from it as a container would run it: as nobody in particular, on a
file system that nobody can write to. What this can't show is the base image itself. It needs root, and Linux.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib.util import MAGIC_NUMBER
from pathlib import Path

from .dockerfile import ROOT, Stage, Step, sent, stages

START_SECONDS = 180
STOP_SECONDS = 20
PORT = 18213
"""Where it listens, since it has the network of this machine."""

HERE = "TURNLEDGER_IMAGE_NAMESPACE"
OF_THE_MACHINE = ("PIP_", "SSL_", "HTTP_", "HTTPS_", "NO_PROXY", "REQUESTS_CA_BUNDLE", "HOME")
"""What begins so says how this machine reaches its registry."""

FORBIDDEN = ("tests", "conftest.py", "pip", "setuptools", "hatchling", "gcc", "cc", "make", ".cache", "requirements")
"""What has no place in what the image adds to its base."""


class Layer:
    """What one stage adds to this machine's file system, at `upper`; all together is seen at `root`."""

    def __init__(self, at: Path) -> None:
        self.upper, self.root = at / "upper", at / "root"
        self.working = "/"
        python = Path(sys.base_prefix)
        _overlay(Path("/"), self.upper, at / "work", self.root)
        _overlay(python, at / "local", at / "work-local", self.root / "usr/local")
        for name in ("dev", "proc"):
            _run("mount", "--rbind", f"/{name}", str(self.root / name))
        _run("mount", "-t", "tmpfs", "tmpfs", str(self.root / "tmp"))

    def start(self, command: Sequence[str], environment: Mapping[str, str], user: str = "") -> subprocess.Popen[bytes]:
        """Start a command in it, as a user who has no rights at all, or as root."""
        humble = [
            "setpriv",
            "--reuid",
            user,
            "--regid",
            user,
            "--clear-groups",
            "--no-new-privs",
            "--bounding-set=-all",
        ]
        words = ["chroot", str(self.root), *(humble if user else ()), "env", "--chdir", self.working, *command]
        return subprocess.Popen(words, env={"LD_LIBRARY_PATH": "/usr/local/lib", **environment})

    def inside(self, path: str) -> Path:
        """A path in the image, as seen from outside."""
        return self.root / os.path.join(self.working, path).lstrip("/")  # noqa: PTH118  # the second may be absolute


def _overlay(lower: Path, upper: Path, work: Path, at: Path) -> None:
    for directory in (upper, work, at):
        directory.mkdir(parents=True, exist_ok=True)
    _run("mount", "-t", "overlay", "overlay", "-o", f"lowerdir={lower},upperdir={upper},workdir={work}", str(at))


def _run(*command: str) -> None:
    subprocess.run(command, check=True)


def build(at: Path) -> tuple[Stage, Layer]:
    """Carry out the whole file; its last stage and what that made."""
    made = dict[str, Layer]()
    for stage in stages():
        layer = made[stage.name] = Layer(at / (stage.name or "last"))
        for n, step in enumerate(stage.steps):
            _carry_out(step, layer, Stage(stage.name, stage.base, stage.steps[:n]).environment, made)
    return stage, layer


def _carry_out(step: Step, layer: Layer, environment: Mapping[str, str], made: Mapping[str, Layer]) -> None:
    """What a step does to the files; those that only say how the image is to be run do nothing."""
    if step.name == "workdir":
        layer.working = step.words[0]
        layer.inside(".").mkdir(parents=True, exist_ok=True)
    elif step.name == "copy":
        _copy(step, layer, made[step.flags["from"]].root if "from" in step.flags else None)
    elif step.name == "run":
        print("RUN", *step.words, flush=True)
        reach = {name: value for name, value in os.environ.items() if name.upper().startswith(OF_THE_MACHINE)}
        process = layer.start(["sh", "-c", step.words[0]], {**reach, **environment})
        if process.wait():
            raise SystemExit(f"a step failed with status {process.returncode}")


def _copy(step: Step, layer: Layer, other: Path | None) -> None:
    *sources, to = step.words
    for source in sources:
        if other is None and source not in sent():
            raise SystemExit(f"{source} is copied, but Dockerfile.dockerignore leaves it out")
        path = (other or ROOT) / source.lstrip("/")
        target = layer.inside(to) / path.name if to.endswith("/") else layer.inside(to)
        target.parent.mkdir(parents=True, exist_ok=True)
        if path.is_dir():
            shutil.copytree(
                path, target, symlinks=True, ignore=None if other else shutil.ignore_patterns("__pycache__")
            )
        else:
            shutil.copy2(path, target)


def look(layer: Layer) -> Iterator[str]:
    """What is wrong with the files that the image adds to its base."""
    for path in layer.upper.rglob("*"):
        inside = path.relative_to(layer.upper)
        status = path.lstat()
        if path.name in FORBIDDEN and "site-packages" not in inside.parent.parts[:-1]:
            yield f"/{inside} has no place in the image"
        if status.st_uid and inside not in (Path("data"), Path("archive")):
            yield f"/{inside} belongs to somebody else than root"
        if not path.is_symlink() and status.st_mode & 0o6022:
            yield f"/{inside} can be written to by others, or gives them rights"
        if path.suffix == ".py" and "site-packages" in inside.parts and not _compiled(path):
            yield f"/{inside} isn't compiled, or would be looked at again"


def _compiled(path: Path) -> bool:
    cached = path.parent / "__pycache__" / f"{path.stem}.{sys.implementation.cache_tag}.pyc"
    if not cached.exists():
        return path.parent.name.startswith("{{") or not _compiles(path)
    head = cached.read_bytes()[:8]
    return head == MAGIC_NUMBER + (1).to_bytes(4, "little")  # by hash, unchecked


def _compiles(path: Path) -> bool:
    try:
        compile(path.read_bytes(), str(path), "exec")
    except (SyntaxError, ValueError):
        return False
    return True


@contextmanager
def running(stage: Stage, layer: Layer) -> Iterator[subprocess.Popen[bytes]]:
    """The service as a container runs it, with its private store in the one place that it may write to."""
    _run("mount", "-o", "remount,bind,ro", str(layer.root))
    _run("mount", "-o", "remount,bind,ro", str(layer.root / "usr/local"))
    data = layer.root.parent / "data"
    shutil.copytree(layer.upper / "data", data)
    os.chown(data, *[int(stage.only("user").words[0].partition(":")[0])] * 2)
    _run("mount", "--bind", str(data), str(layer.root / "data"))
    service = _as_user(stage, layer, [*stage.only("entrypoint").words, *stage.only("cmd").words])
    try:
        yield service
    finally:
        service.kill()
        service.wait()


def _as_user(stage: Stage, layer: Layer, command: Sequence[str]) -> subprocess.Popen[bytes]:
    return layer.start(
        command, {**stage.environment, "TURNLEDGER_PORT": str(PORT)}, stage.only("user").words[0].partition(":")[0]
    )


def try_out(stage: Stage, layer: Layer) -> Iterator[str]:
    """What is wrong with how it runs."""
    with running(stage, layer) as service:
        began = time.monotonic()
        check = stage.only("healthcheck").words[1:]
        while _as_user(stage, layer, check).wait():
            if service.poll() is not None or time.monotonic() > began + START_SECONDS:
                yield "the service doesn't come to answer /healthz"
                return
            time.sleep(0.2)
        print(f"healthy after {time.monotonic() - began:.1f} s", flush=True)
        for place in ("/", "/opt/turnledger", "/usr/local/lib", "/etc"):
            if not _as_user(stage, layer, ["touch", f"{place}/written"]).wait():
                yield f"{place} can be written to"
        if not (layer.root / "data/signing.key").exists():
            yield "the signing key isn't in /data"
        if _as_user(stage, layer, ["turnledger", "demo"]).wait() == 0:
            yield "a second service runs on the same data"
        service.send_signal(getattr(signal, stage.only("stopsignal").words[0]))
        if service.wait(STOP_SECONDS) != 0:
            yield f"asked to end, it ended with status {service.returncode}"
    if _as_user(stage, layer, check).wait() == 0:
        yield "a service that isn't there is called healthy"


def size(directory: Path) -> tuple[int, int]:
    """How many files there are and how many bytes they have."""
    files = [path.lstat().st_size for path in directory.rglob("*") if path.is_file() and not path.is_symlink()]
    return len(files), sum(files)


def main() -> None:
    """Make it, look at it, and try it; exit status 1 where something is wrong."""
    if HERE not in os.environ:
        command = [
            "unshare",
            "--mount",
            "--pid",
            "--fork",
            "--kill-child",
            "--mount-proc",
            sys.executable,
            "-m",
            __spec__.name,
        ]
        os.execvpe(command[0], command, {**os.environ, HERE: "1"})
    with tempfile.TemporaryDirectory() as directory:
        _run("mount", "-t", "tmpfs", "tmpfs", directory)
        stage, layer = build(Path(directory))
        files, volume = size(layer.upper)
        print(f"on top of {stage.base}: {files} files, {volume / 1e6:.1f} MB")
        for wrong in (faults := [*look(layer), *try_out(stage, layer)]):
            print("wrong:", wrong)
        _run("umount", "--lazy", directory)
    sys.exit(bool(faults))


if __name__ == "__main__":
    main()
