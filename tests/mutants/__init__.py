"""Deliberate breakages of single rules, and whether the tests that name the rule notice."""
