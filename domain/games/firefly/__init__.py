"""Legendary Encounters: Firefly: the 'Verse, Serenity and her crew, three Episodes a game."""
