"""A client for a Turnledger service: typed, over GraphQL, for programs that wait and for those that don't."""

from .client import AsyncTurnledger, Turnledger
from .errors import (
    Conflict,
    Forbidden,
    Internal,
    Malformed,
    NotFound,
    NotLegal,
    NotUnderstood,
    RateLimited,
    Refused,
    TurnledgerError,
    Unauthenticated,
    Unavailable,
    Unreachable,
    VersionConflict,
)
from .exchange import RateLimit

__all__ = [
    "AsyncTurnledger",
    "Conflict",
    "Forbidden",
    "Internal",
    "Malformed",
    "NotFound",
    "NotLegal",
    "NotUnderstood",
    "RateLimit",
    "RateLimited",
    "Refused",
    "Turnledger",
    "TurnledgerError",
    "Unauthenticated",
    "Unavailable",
    "Unreachable",
    "VersionConflict",
]
