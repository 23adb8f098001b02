"""The pure rules of the games: no I/O, no clock, no randomness but the games' own, no async."""
