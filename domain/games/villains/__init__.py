"""Legendary Villains (Marvel)."""
