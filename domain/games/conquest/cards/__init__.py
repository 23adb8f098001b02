"""The cards of Conquest of Planet Earth, as data."""
