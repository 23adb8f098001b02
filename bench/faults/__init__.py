"""What is lost, and what is told wrong, while the store and the services die: campaigns by hand, for longer than a test."""
