"""The games, each by its rule book. They don't know each other."""
