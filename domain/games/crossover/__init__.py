"""Crossovers of Legendary Encounters: Alien with Marvel: the cards of one game played in the other."""
