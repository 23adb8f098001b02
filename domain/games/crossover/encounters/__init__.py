"""Legendary Encounters: Alien with Marvel: Heroes in the Barracks, Villains and Henchmen for Drones."""
