"""The Marvel game with Alien: Characters for Heroes and Allies, enemies for Villains and Henchmen."""
