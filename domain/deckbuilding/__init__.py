"""What the Legendary games share: personal decks, the row that pushes, the recruit row, pools, the card language."""
