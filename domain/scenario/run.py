"""Running a scenario: laying its table, doing its steps, looking at what came of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from domain.kernel.action import Action, Decide
from domain.kernel.arrange import NotArranged, arranged, request_for
from domain.kernel.commit import Commit
from domain.kernel.event import Event
from domain.kernel.game import Decided, Game
from domain.kernel.lobby import CreateGame
from domain.kernel.refusal import Refused
from domain.kernel.rng import Randomness

from . import campaign, cards
from .chance import Attempt, with_chance
from .look import Look
from .match import spread
from .report import Failure, Report, Wrong
from .source import Path, Scenario

AnyGame = Game[Any, Any, Any]
USUAL_SEATS = 2
STEP_WORDS = ("choose", "as", "random", "refused", "expect")


def run(scenario: Scenario, games: Mapping[str, AnyGame]) -> Report:
    """Run a scenario with the game it names. Whatever isn't as expected is in the report; nothing is raised.

    A step that can't be done ends the run. At the end the commits made on the way must replay to the same state.
    """
    failures: list[Failure] = []
    table = None
    try:
        game = _game(scenario, games)
        if scenario.campaign:
            failures += [_failure(scenario, "at the end", *wrong) for wrong in campaign.differs(scenario, game)]
            return _report(scenario, 0, failures)
        table = Playing(scenario, game)
        for path, said in _parts(scenario):
            table.step = _named(path, said)
            failures += [_failure(scenario, table.step, *wrong) for wrong in table.do(path, said)]
        table.step = "at the end"
        table.replay()
    except Wrong as wrong:
        failures.append(_failure(scenario, table.step if table else "given", wrong.path, wrong.why))
    return _report(scenario, table.steps if table else 0, failures)


def _report(scenario: Scenario, steps: int, failures: Sequence[Failure]) -> Report:
    return Report(name=scenario.name, title=scenario.title, rules=scenario.rules, steps=steps, failures=tuple(failures))


def _game(scenario: Scenario, games: Mapping[str, AnyGame]) -> AnyGame:
    if scenario.game not in games:
        raise Wrong(("game",), f"there is no game {scenario.game!r}, only {', '.join(games)}")
    game = games[scenario.game]
    known = {rule.id for rule in game.rules()}
    for n, rule in enumerate(scenario.rules):
        if rule not in known and not rule.startswith("kernel."):
            raise Wrong(("rules", n), f"{game.name} has no rule {rule!r}")
    return game


def _parts(scenario: Scenario) -> list[tuple[Path, dict[str, Any]]]:
    end = [(Path(()), {"expect": scenario.expect})] if scenario.expect else []
    return [(("steps", n), step) for n, step in enumerate(scenario.steps)] + end


def _named(path: Path, said: dict[str, Any]) -> str:
    if not path:
        return "at the end"
    done = [f", {word} {cards.shown(value)}".rstrip() for word, value in said.items() if word not in STEP_WORDS[1:]]
    return f"step {int(path[1]) + 1}{''.join(done[:1])}"


def _failure(scenario: Scenario, step: str, path: Path, why: str) -> Failure:
    place = path[-1] if path and isinstance(path[-1], str) and path[0] != "given" else ""
    return Failure(scenario.name, scenario.line(path), step, f"{place}: {why}" if place else why)


class Playing:
    """A scenario being played: the state, the commits so far, the events of the last step."""

    def __init__(self, scenario: Scenario, game: AnyGame) -> None:
        self.game = game
        self.step, self.steps = "given", 0
        self.commits: list[Commit] = []
        self.keys: dict[int, str] = {}
        self.events: tuple[Event, ...] = ()
        self.state = game.state()
        self.actions = {str(kind.__struct_config__.tag): kind for kind in game.kinds_of_action() if kind is not Decide}
        self._lay(scenario)

    # -- the position

    def _lay(self, scenario: Scenario) -> None:
        about = dict(scenario.given)
        usual = max(USUAL_SEATS, self.game.seats[0])
        seats, zones, random = about.pop("seats", usual), about.pop("zones", {}), about.pop("random", [])
        if not isinstance(seats, int) or isinstance(seats, bool):
            raise Wrong(("given", "seats"), "the number of seats is a number")
        if not isinstance(zones, dict):
            raise Wrong(("given", "zones"), f"expected a map, found {zones!r}")
        request = request_for(self.game, seats, scenario.options, scenario.preset)
        laid = {zone: self._keys(names, ("given", "zones", zone)) for zone, names in zones.items()}

        def attempt(chance: Randomness) -> Decided[Any]:
            return arranged(self.game, request, laid, about, chance)

        try:
            decided = self._with_chance(attempt, random, ("given", "random"))
        except NotArranged as no:
            raise Wrong(("given", "zones", no.word) if no.word in zones else ("given", no.word), no.why) from None
        except Refused as no:
            raise Wrong((), f"this table can't be laid: {no.message('en')}") from None
        self._commit(decided, -1, request)

    def _keys(self, names: Any, path: Path) -> list[str]:
        try:
            return spread(names)
        except ValueError as error:
            raise Wrong(path, str(error)) from None

    # -- a step

    def do(self, path: Path, said: dict[str, Any]) -> list[tuple[Path, str]]:
        """Do a step; returns what isn't as expected after it. Wrong where it can't be done at all."""
        for word in said:
            if word not in STEP_WORDS and word not in self.actions:
                known = ", ".join((*self.actions, *STEP_WORDS))
                raise Wrong((*path, word), f"no word {word!r} for a step of {self.game.name}, only {known}")
        done = [word for word in said if word == "choose" or word in self.actions]
        if len(done) > 1:
            raise Wrong((*path, done[1]), "one thing at a time")
        if done:
            self._act(said, done[0], (*path, done[0]))
        self.steps += bool(path)
        look = Look(self.game, self.state, self.events, self.keys)
        return list(look.differs(said.get("expect", {}), (*path, "expect")))

    def _act(self, said: dict[str, Any], word: str, path: Path) -> None:
        try:
            seat, action = self._chosen(said, word) if word == "choose" else self._action(said, word)
        except ValueError as error:
            waits = "; a decision is open" if self.state.open and word != "choose" else ""
            raise Wrong(path, f"{error}{waits}") from None

        def attempt(chance: Randomness) -> Decided[Any]:
            decided: Decided[Any] = self.game.decide(self.state, seat, action, chance)
            return decided

        refusing = (*path[:-1], "refused")
        try:
            decided = self._with_chance(attempt, said.get("random", []), (*path[:-1], "random"))
        except Refused as no:
            self._refused(no, said.get("refused"), refusing if "refused" in said else path)
            return
        if "refused" in said:
            raise Wrong(refusing, f"expected {said['refused']}, but it was done")
        self._commit(decided, seat, action)

    def _with_chance(self, attempt: Attempt, random: Any, path: Path) -> Decided[Any]:
        try:
            return with_chance(attempt, self.state.rng, random if isinstance(random, list) else [random], self.keys)
        except NotArranged:
            raise
        except ValueError as error:
            raise Wrong(path, str(error)) from None

    def _refused(self, no: Refused, expected: Any, path: Path) -> None:
        if expected is None:
            raise Wrong(path, f"refused, {no.code} by {no.rule or 'no rule'}: {no.message('en')}")
        said = expected if isinstance(expected, dict) else {"code": expected}
        found = {"code": no.code, "rule": no.rule}
        if any(found.get(word) != value for word, value in said.items()):
            raise Wrong(path, f"expected {expected}, found {no.code} by {no.rule}")
        self.events = ()

    def _commit(self, decided: Decided[Any], seat: int, action: Action | CreateGame) -> None:
        commit, self.state = self.game.commit(self.state, decided, seat, action, at=0)
        self.commits.append(commit)
        self.events = decided.events
        self.keys.update(self.state.what)

    # -- who does what

    def _seat(self, said: dict[str, Any], usual: Sequence[int]) -> int:
        seat = said.get("as", usual[0] if len(usual) == 1 else None)
        if not isinstance(seat, int) or isinstance(seat, bool):
            raise ValueError(f"say `as` which seat: the game waits for {', '.join(map(str, usual)) or 'none'}")
        return seat

    def _action(self, said: dict[str, Any], tag: str) -> tuple[int, Action]:
        seat, kind = self._seat(said, self.game.awaited(self.state)), self.actions[tag]
        legal = [one.action for one in self.game.legal(self.state, seat) if isinstance(one.action, kind)]
        offered = {i for one in legal for i in cards.ids_in(one)}
        return seat, cards.action(self.state, kind, said[tag], offered)

    def _chosen(self, said: dict[str, Any], word: str) -> tuple[int, Action]:
        wanted = said[word] if isinstance(said[word], list) else [said[word]]
        every = [each for _, each in sorted(self.state.open.items())]
        mine = [each for each in every if said.get("as", each.seat) == each.seat]
        if not mine and not (every and "refused" in said):
            raise ValueError("no decision is open for this seat" if "as" in said else "no decision is open")
        asked, keys = (mine or every)[0], list[str]()
        left = list(asked.options)
        for name in wanted:
            try:
                option = cards.option(self.state, name, left)
                left.remove(option)
                keys.append(str(option))
            except ValueError:
                if "refused" not in said:
                    raise
                keys.append(str(name))
        return said.get("as", asked.seat), Decide(decision=asked.decision, choice=tuple(keys))

    # -- at the end

    def replay(self) -> None:
        """Wrong unless the commits alone add up to the same state."""
        if self.game.replay(self.commits).digest() != self.state.digest():
            raise Wrong((), "the events don't replay to the same state")
