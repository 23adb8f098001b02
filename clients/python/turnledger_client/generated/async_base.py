"""What the methods of the client call."""

from ..transport import AsyncTransport


class AsyncBase(AsyncTransport):
    """A transport."""
