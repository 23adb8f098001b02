"""The linter of cards: what a definition says that the rules could never do, or that isn't what is printed.

`scripts/lint-cards` looks over the cards of every game. Each fault has a code, and a sentence that says what is wrong
and what to do about it; `codes.py` lists them all.
"""
