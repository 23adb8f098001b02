"""Webhooks: what happens in players' games, told to where they want it told, by the Standard Webhooks convention."""
