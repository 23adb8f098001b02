"""What the methods of the client that waits call."""

from ..transport import Transport


class Base(Transport):
    """A transport."""
