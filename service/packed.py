"""Answers that are the same for everybody: made once, compressed once, with a tag by which who knows them isn't sent them again.

Only what is public is ever compressed, and nothing of the request is in it: the length of a compressed answer tells what is in
it, so one with a secret and with words that somebody else chose would give the secret away, bit by bit (BREACH).
"""

from __future__ import annotations

import gzip
import re
from collections.abc import Mapping
from hashlib import sha256
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response

_TAG = re.compile(r'"([^"]*)"')


class Packed(NamedTuple):
    """A public answer: as it is, and compressed. Its tag is a weak one, since it holds for both."""

    plain: bytes
    packed: bytes
    media: str
    digest: str

    @classmethod
    def of(cls, data: bytes, media: str) -> Packed:
        """One that is compressed once and for all."""
        return cls(data, gzip.compress(data, 9, mtime=0), media, sha256(data).hexdigest()[:16])

    def answer(self, request: Request, headers: Mapping[str, str], varies: str = "") -> Response:
        """It, compressed for who takes that; nothing for who has it. It `varies` by these headers, and by the coding."""
        vary = ", ".join(filter(None, (varies, "Accept-Encoding")))
        headers = {**headers, "Vary": vary, "ETag": f'W/"{self.digest}"'}
        if self.digest in _TAG.findall(request.headers.get("if-none-match", "")):
            return Response(status_code=304, headers=headers)
        if _takes_gzip(request.headers.get("accept-encoding", "")):
            return Response(self.packed, headers={**headers, "Content-Encoding": "gzip"}, media_type=self.media)
        return Response(self.plain, headers=headers, media_type=self.media)


def _takes_gzip(accepted: str) -> bool:
    """Whether a client takes gzip, as it says: with a weight of 0 it doesn't."""
    for item in accepted.lower().split(","):
        coding, _, weight = (part.strip() for part in item.partition(";"))
        if coding == "gzip":
            return not re.fullmatch(r"q=0(\.0*)?", weight.replace(" ", ""))
    return False
