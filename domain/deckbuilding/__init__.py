"""What deck-building games have in common."""

from . import language as language  # its modules need each other: whichever is wanted, they load in this order
