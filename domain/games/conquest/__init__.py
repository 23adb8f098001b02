"""Conquest of Planet Earth: The Space Alien Game."""
