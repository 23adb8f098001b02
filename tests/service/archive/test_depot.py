"""An object store that others keep, as far as the archive asks it: one that speaks as S3 does, and fails as it does."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from hashlib import md5
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest

from service.archive import depot
from service.archive.depot import ArchiveUnavailable, Depot, ObjectMissing
from service.settings import SettingError, Settings

pytestmark = pytest.mark.anyio


class Bucket(BaseHTTPRequestHandler):
    """As much of S3 as there is to be asked: objects by path, in memory."""

    objects: dict[str, bytes] = {}  # each server has a class of its own
    away = False

    def do_PUT(self) -> None:
        self.objects[self.path] = self.rfile.read(int(self.headers["Content-Length"]))
        self._say(200, b"")

    def do_GET(self) -> None:
        data = self.objects.get(self.path)
        self._say(404 if data is None else 200, data or b"<Error><Code>NoSuchKey</Code></Error>")

    def do_DELETE(self) -> None:
        self.objects.pop(self.path, None)
        self._say(204, b"")

    def do_POST(self) -> None:
        """Delete several, in the words of S3."""
        asked = self.rfile.read(int(self.headers["Content-Length"])).decode()
        key = asked.partition("<Key>")[2].partition("</Key>")[0]
        self.objects.pop(f"/games/{key}", None)
        self._say(200, f"<DeleteResult><Deleted><Key>{key}</Key></Deleted></DeleteResult>".encode())

    def _say(self, status: int, data: bytes) -> None:
        self.send_response(503 if self.away else status)
        self.send_header("Content-Length", str(len(data)))
        self.send_header("ETag", md5(data, usedforsecurity=False).hexdigest())
        self.send_header("Last-Modified", "Mon, 01 Jan 2024 00:00:00 GMT")
        self.end_headers()
        if status != 204:
            self.wfile.write(data)

    def log_message(self, format: str, *args: object) -> None:
        """Nothing."""


@pytest.fixture
def bucket(monkeypatch: pytest.MonkeyPatch) -> Iterator[type[Bucket]]:
    """A bucket, where the environment says that it is."""
    kind = type("OwnBucket", (Bucket,), {"objects": {}})
    server = ThreadingHTTPServer(("127.0.0.1", 0), kind)
    serving = threading.Thread(target=server.serve_forever, args=(0.01,))
    serving.start()
    monkeypatch.setenv("AWS_ENDPOINT", f"http://127.0.0.1:{server.server_address[1]}")
    for name, value in (
        ("ACCESS_KEY_ID", "key"),
        ("SECRET_ACCESS_KEY", "secret"),
        ("REGION", "eu"),
    ):
        monkeypatch.setenv(f"AWS_{name}", value)
    monkeypatch.setitem(depot.PATIENCE, "retry_config", {"max_retries": 0})
    yield kind
    server.shutdown()
    serving.join()
    server.server_close()


async def test_objects_lie_in_a_bucket(bucket: type[Bucket]) -> None:
    there = Depot("s3://games/finished")
    await there.put("2024/01/01/g_1.zst", b"\x28\xb5\x2f\xfd")
    assert bucket.objects == {"/games/finished/2024/01/01/g_1.zst": b"\x28\xb5\x2f\xfd"}
    assert await there.get("2024/01/01/g_1.zst") == b"\x28\xb5\x2f\xfd"
    with pytest.raises(ObjectMissing, match="no object g_2"):
        await there.get("g_2")
    await there.delete("2024/01/01/g_1.zst")
    await there.delete("2024/01/01/g_1.zst")
    assert bucket.objects == {}
    await there.try_out()


async def test_a_bucket_that_is_away_is_unavailable(bucket: type[Bucket]) -> None:
    there = Depot("s3://games")
    await there.put("g_1", b"1")
    bucket.away = True
    for asked in (there.put("g_1", b"2"), there.get("g_1"), there.delete("g_1")):
        with pytest.raises(ArchiveUnavailable, match="g_1") as away:
            await asked
        assert "\n" not in str(away.value)
        assert not isinstance(away.value, ObjectMissing)


def test_where_the_archive_is_by_the_settings() -> None:
    here = Depot.of(Settings(data_dir="/there"))
    assert here
    assert here.place == "/there/archive"
    assert Depot.of(Settings(redis_url="redis://elsewhere")) is None
    named = Depot.of(Settings(redis_url="redis://elsewhere", archive="s3://games"))
    assert named
    assert named.place == "s3://games"
    with pytest.raises(SettingError, match="TURNLEDGER_ARCHIVE can't be 'nonsense://there'"):
        Depot.of(Settings(archive="nonsense://there"))
