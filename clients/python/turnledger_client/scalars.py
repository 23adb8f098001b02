"""Values that JSON has no type of its own for."""

from datetime import datetime
from typing import Annotated

from pydantic import PlainSerializer

Timestamp = Annotated[datetime, PlainSerializer(lambda moment: round(moment.timestamp() * 1000), return_type=int)]
"""A moment: with its time zone here, and in milliseconds since 1970, UTC, to the service."""
