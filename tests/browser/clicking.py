"""Somebody who plays by pressing what there is to press, without a thought."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from playwright.sync_api import Locator, Page, TimeoutError as TooLate

MOST: Final = 2_000
"""Moves after which a game should long be over."""
PRESS_MS: Final = 3_000
"""How long something may take to become pressable; what is drawn anew meanwhile is looked for again."""
PANEL: Final = ".what-you-may"
DECISION: Final = "[data-dialog=decision]"

LOOK: Final = """() => {
  const table = document.querySelector('.table');
  if (!table) return {version: 0, status: ''};
  const { version, status } = table.dataset;
  const asked = document.querySelector('[data-dialog=decision]');
  const there = (one) => !one.disabled && !one.closest('details:not([open])') && one.getAttribute('aria-pressed') !== 'true';
  const options = asked ? [...asked.querySelectorAll('[data-option]')].filter(there).map((one) => one.dataset.option) : [];
  const answer = asked?.querySelector('[data-do=answer]');
  const acts = asked ? [] : [...document.querySelectorAll('.what-you-may [data-action]')].map((one, n) => [n, one]).filter(([, one]) => there(one));
  return {
    version: Number(version), status, decision: asked?.dataset.decision ?? '', options, answers: Boolean(answer && !answer.disabled),
    acts: acts.map(([n, one]) => [n, one.dataset.action]),
  };
}"""


class Sight(NamedTuple):
    """What somebody sees: how far the game is, what may be answered, what may be done (where its button is, and what it does)."""

    version: int
    status: str
    decision: str = ""
    options: Sequence[str] = ()
    answers: bool = False
    acts: Sequence[tuple[int, str]] = ()

    @property
    def waits(self) -> bool:
        """Whether there is nothing to press."""
        return not (self.options or self.answers or self.acts)


Press = Callable[[Locator], None]


def by_mouse(button: Locator) -> None:
    """Press it with the mouse."""
    button.click(timeout=PRESS_MS)


def by_keyboard(button: Locator) -> None:
    """Press it with the keyboard alone."""
    button.focus(timeout=PRESS_MS)
    button.press("Enter", timeout=PRESS_MS)


class Clicker:
    """One person: `hurry` is how often they end their part though they might do more."""

    def __init__(self, page: Page, chance: Random, hurry: float = 0.1, press: Press = by_mouse) -> None:
        self.page, self.chance, self.hurry, self.press = page, chance, hurry, press
        self.pressed = 0

    def look(self) -> Sight:
        """What there is to see."""
        return Sight(**self.page.evaluate(LOOK))

    def move(self, sight: Sight) -> None:
        """Press something; whether that was in time is for the next look to see."""
        try:
            self.press(self._button(sight))
        except TooLate:
            return
        self.pressed += 1

    def _button(self, sight: Sight) -> Locator:
        if sight.answers and (not sight.options or self.chance.random() < 0.7):
            return self.page.locator(f"{DECISION} [data-do=answer]")
        if sight.options:
            key = self.chance.choice(sight.options)
            return self.page.locator(f'{DECISION} [data-option="{key}"]')
        ends = [n for n, action in sight.acts if action.startswith("end")]
        others = [n for n, _ in sight.acts if n not in ends]
        n = self.chance.choice(ends if ends and (not others or self.chance.random() < self.hurry) else others)
        return self.page.locator(f"{PANEL} [data-action]").nth(n)


def play(people: Sequence[Clicker], meanwhile: Callable[[int], Any] = lambda _: None) -> int:
    """Let them play until the game is over, for each of them. `meanwhile` hears of each version that is new; the last is returned."""
    newest = 0
    for _ in range(MOST):
        sights = [person.look() for person in people]
        if all(sight.status == "ended" for sight in sights):
            return max(sight.version for sight in sights)
        if (version := max(sight.version for sight in sights)) > newest:
            newest = version
            meanwhile(version)
            sights = [person.look() for person in people]
        busy = [(person, sight) for person, sight in zip(people, sights, strict=True) if not sight.waits]
        for person, sight in busy:
            person.move(sight)
        if not busy:
            _rest(people[0].page)
    raise AssertionError(f"the game isn't over after {MOST} looks, at version {newest}")


def _rest(page: Page) -> None:
    """Until the page has drawn itself a few times: the others are at it."""
    page.evaluate("() => new Promise((done) => setTimeout(done, 60))")
