"""The objects of an archive: in a folder, or in an object store that `obstore` reaches."""

from __future__ import annotations

import asyncio
import os
from datetime import timedelta
from pathlib import Path
from typing import Any, Final
from uuid import uuid4

import obstore
from obstore.exceptions import BaseError
from obstore.store import LocalStore, ObjectStore, from_url

from service.settings import SettingError, Settings, data_directory, variable
from service.store import StoreUnavailable

PATIENCE: Final[dict[str, Any]] = {
    "client_options": {
        "timeout": "10s",
        "connect_timeout": "3s",
        "allow_http": True,
    },  # where the endpoint is said to be so
    "retry_config": {"max_retries": 3, "retry_timeout": timedelta(seconds=15)},
}
"""How long an object store is waited for."""


class ArchiveUnavailable(StoreUnavailable):
    """A game's object can't be had at the moment, or ever; the message is a sentence that names it."""


class ObjectMissing(ArchiveUnavailable):
    """The archive answers, and there is no such object."""


class ObjectDamaged(ArchiveUnavailable):
    """The archive has something else than was put there."""


class Depot:
    """Objects by path. Every method raises `ArchiveUnavailable`."""

    def __init__(self, place: str) -> None:
        """`place` is a folder, made when something is put there, or a URL such as `s3://bucket/prefix`. SettingError: it is neither."""
        self.place = place
        self._folder = None if "://" in place else Path(place).expanduser().absolute()
        self._there: ObjectStore | None = None
        try:
            if self._folder is None:
                self._there = from_url(place, **PATIENCE)
        except (BaseError, ValueError) as error:
            raise SettingError(f"{variable('archive')} can't be {place!r}. {_first_line(error)}.") from None

    @property
    def _objects(self) -> ObjectStore:
        """The object store; that of a folder, which is made if it isn't there. OSError: it can't be."""
        if self._there is None:
            assert self._folder
            self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._there = LocalStore(self._folder)
        return self._there

    @classmethod
    def of(cls, settings: Settings) -> Depot | None:
        """That of the settings: beside the data of the private server where they don't say; none with another server. SettingError."""
        if settings.archive:
            return cls(settings.archive)
        return None if settings.redis_url else cls(str(data_directory(settings) / "archive"))

    async def put(self, path: str, data: bytes) -> None:
        """Keep an object, in the place of one that was; when this returns it is where a failing machine doesn't take it."""
        try:
            await obstore.put_async(self._objects, path, data)
            if self._folder:
                await asyncio.to_thread(_sync, self._folder, path)
        except (BaseError, OSError) as error:
            raise ArchiveUnavailable(f"The archive takes no object {path}: {_first_line(error)}.") from error

    async def get(self, path: str) -> bytes:
        """An object. ObjectMissing: there is none."""
        try:
            found = await obstore.get_async(self._objects, path)
            return bytes(await found.bytes_async())
        except FileNotFoundError as error:
            raise ObjectMissing(f"The archive has no object {path}.") from error
        except (BaseError, OSError) as error:
            raise ArchiveUnavailable(f"The archive doesn't give the object {path}: {_first_line(error)}.") from error

    async def delete(self, path: str) -> None:
        """Let there be no such object."""
        try:
            await obstore.delete_async(self._objects, path)
        except FileNotFoundError:
            return
        except (BaseError, OSError) as error:
            raise ArchiveUnavailable(f"The archive keeps the object {path}: {_first_line(error)}.") from error

    async def try_out(self) -> None:
        """Put, get and delete an object, to see whether that can be done."""
        path, data = f"doctor-{uuid4().hex}", os.urandom(16)
        await self.put(path, data)
        if await self.get(path) != data:
            raise ObjectDamaged(f"The archive gives another object {path} than it was given.")
        await self.delete(path)


def _sync(folder: Path, path: str) -> None:
    """See to it that a file, and every folder on the way to it, is on disk."""
    for place in (folder / path, *(folder / path).parents):
        handle = os.open(place, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
        if place == folder:
            return


def _first_line(error: Exception) -> str:
    return (str(error).splitlines() or [""])[0].strip().rstrip(".")
