"""Between Episodes: Upgrades are revealed, and the team spends its Credits on them, on repairs, healing and cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from domain.deckbuilding.events import TurnPhaseBegan
from domain.deckbuilding.language import top
from domain.kernel.events import Option
from domain.kernel.frame import Frame

from . import carrying, events as e, names as at
from .defeats import come_back
from .team import TeamDecision

if TYPE_CHECKING:
    from .table import FireflyTable

REVEALED, CARD_CREDITS = 3, 2
BY_JOB = 2
"""How many Upgrades a Side Job reveals, the one card that does."""
ENOUGH = "enough"
HEALING = "healing"
"""The marker on an Avatar for the damage that may still be healed there between these Episodes."""


class Intermission(Frame):
    """The Objective's End of Episode text, three Upgrades, the Credits, what they are spent on; what is left is lost."""

    at: int = 0

    def step(self, t: FireflyTable) -> bool:
        self.at += 1
        match self.at:
            case 1:
                t.because("firefly.intermission.order", 0)
                t.emit(TurnPhaseBegan(phase="intermission"))
                objective = t.objective()
                if objective is not None:
                    carrying.follow_end(t, objective, t.s.what[objective], "firefly.intermission.order")
            case 2:
                t.because("firefly.intermission.reveal-upgrades", 0)
                shown = top(t.s.zone(at.UPGRADE_STACK), REVEALED)[::-1]
                t.show(shown)
                t.move(shown, at.OFFER)
            case 3:
                t.because("firefly.intermission.count-credits", 0)
                t.earn_credits(t.options.credits + t.held("credits"))
                if t.s.episode == 1:
                    t.earn_credits(carrying.use(t, "credits"))
                t.because("firefly.intermission.markers-cleared", 0)
                t.move(t.s.zone(at.SECURED), at.DEFEATED_CARDS)
                t.then(Spending(), PutUnder())
            case _:
                t.because("firefly.intermission.heal", 0)
                t.clear_marks(HEALING)
                return True
        return False


class Spending(TeamDecision):
    """The team spends Credits, one thing after another, until it has enough."""

    ask: ClassVar[str] = "spend-credits"
    rule: ClassVar[str] = "firefly.intermission.group-decides"

    def options(self, t: FireflyTable) -> Sequence[Option]:
        credits = t.s.credits
        upgrades = [i for i in t.s.zone(at.OFFER) if (t.card_of(i).cost or 0) <= credits and has_room(t, i)]
        strikes = [i for i in t.ship_strikes() if repair_credits(t, i) <= credits]
        heal = [f"heal-{n}" for n in range(1, credits + 1)] if t.crew_strikes() else []
        sells = not t.s.drew and t.s.episode < at.LAST
        cards = [f"cards-{n}" for n in range(1, credits // CARD_CREDITS + 1)] if sells else []
        ways: list[Option] = [*upgrades, *strikes, *heal, *cards]
        return [*ways, ENOUGH] if ways else []

    def carry_out(self, t: FireflyTable, choice: Option | None) -> bool:
        match choice:
            case None | "enough":
                return True
            case int() if choice in t.s.zone(at.OFFER):
                t.pay_credits("firefly.upgrade.cost", t.card_of(choice).cost or 0, choice)
                t.push(PlaceUpgrade(choice))
            case int():
                t.pay_credits("firefly.repair.intermission-cost", repair_credits(t, choice), choice)
                t.put_repaired((choice,))
            case _:
                what, _, n = choice.partition("-")
                self._heal(t, int(n)) if what == "heal" else self._draw(t, int(n))
        return False

    def _heal(self, t: FireflyTable, n: int) -> None:
        t.pay_credits("firefly.intermission.heal", n, 0)
        for avatar in (*(t.s.zone(f"avatar.{seat}")[-1] for seat in t.around()), *t.s.zone(at.MAINS)):
            t.mark(avatar, HEALING, n)
        t.push(HealAll())

    def _draw(self, t: FireflyTable, n: int) -> None:
        t.pay_credits("firefly.intermission.draw", CARD_CREDITS * n, 0)
        t.emit(e.CardsBought(n=n))
        for seat in t.clockwise():
            t.draw(seat, n)


def repair_credits(t: FireflyTable, strike: int) -> int:
    """The Credits that a repair takes: those of the slot."""
    return at.REPAIR_CREDITS[at.STRIKES.index(t.s.zone_of(strike))]


# -- Upgrades


def has_room(t: FireflyTable, upgrade: int) -> bool:
    """Whether an Upgrade can come to Serenity: to a place of its own, to an empty slot, or in place of another one."""
    return brings_slot(t, upgrade) or bool(empty_slots(t) or installed(t))


def brings_slot(t: FireflyTable, upgrade: int) -> bool:
    """Whether an Upgrade adds a slot, and lies beside it."""
    return bool(t.holds_of(upgrade, "slots"))


def empty_slots(t: FireflyTable) -> list[str]:
    """The places for Upgrades at slots with neither a Strike nor an Upgrade, the lowest first."""
    pairs = zip(at.STRIKES[: len(t.slots)], at.UPGRADES[: len(t.slots)], strict=True)
    return [fit for slot, fit in pairs if not t.s.zone(slot) and not t.s.zone(fit)]


def installed(t: FireflyTable) -> tuple[int, ...]:
    """The Upgrades that can make room for others, the lowest first."""
    return t.s.lying_in(at.UPGRADES[: at.SLOTS])


class PlaceUpgrade(TeamDecision):
    """An Upgrade comes to the highest empty slot, or in place of another that is discarded."""

    ask: ClassVar[str] = "replace-upgrade"
    rule: ClassVar[str] = "firefly.upgrade.replace"
    must: ClassVar[bool] = True

    card: int

    def options(self, t: FireflyTable) -> Sequence[Option]:
        return [] if brings_slot(t, self.card) or empty_slots(t) else installed(t)

    def carry_out(self, t: FireflyTable, choice: Option | None) -> bool:
        if isinstance(choice, int):
            t.because("firefly.upgrade.replace", self.card)
            slot = t.s.zone_of(choice)
            t.move((choice,), at.UPGRADE_STACK, bottom=True)
            t.move((self.card,), slot)
        elif has_room(t, self.card):
            t.because("firefly.upgrade.highest-empty-slot", self.card)
            t.move((self.card,), at.UPGRADES[at.SLOTS] if brings_slot(t, self.card) else empty_slots(t)[-1])
        else:
            t.because("firefly.upgrade.bottom-of-stack", self.card)
            t.move((self.card,), at.UPGRADE_STACK, bottom=True)
        return True


class PutUnder(TeamDecision):
    """The Upgrades that weren't bought go under their stack: in the order that the team likes, else in that of their reveal.

    The team is asked where the order can matter: never as long as there are Upgrades enough for all that may be revealed yet.
    """

    ask: ClassVar[str] = "under-upgrades"
    rule: ClassVar[str] = "firefly.upgrade.bottom-of-stack"

    def options(self, t: FireflyTable) -> Sequence[Option]:
        left, coming = t.s.zone(at.OFFER), at.LAST - t.s.episode - (0 if t.options.goes_on else 1)
        return left if len(left) > 1 and len(t.s.zone(at.UPGRADE_STACK)) < REVEALED * coming + BY_JOB else ()

    def carry_out(self, t: FireflyTable, choice: Option | None) -> bool:
        goes = t.s.zone(at.OFFER) if choice is None else (choice,)
        for i in goes:
            t.move((int(i),), at.UPGRADE_STACK, bottom=True)
        return not t.s.zone(at.OFFER)


# -- healing


class HealAll(Frame):
    """Each Main Character heals Strikes of as much damage as is marked: players choose which, all at once, one after another."""

    asked: int = 0
    done: tuple[int, ...] = ()

    def step(self, t: FireflyTable) -> bool:
        t.because("firefly.intermission.heal", 0)
        if self.asked:
            self._heal(t)
        self.asked = t.s.next_decision
        for seat in t.around():
            if seat not in self.done and (
                fitting := self._fitting(t, f"strikes.{seat}", t.s.zone(f"avatar.{seat}")[-1])
            ):
                t.ask(seat, "heal-own", fitting, least=0)
        if t.s.open:
            return False
        for avatar in t.s.zone(at.MAINS):
            t.because("firefly.intermission.heal-non-players", avatar)
            t.discard_strikes(self._fitting(t, f"wounds.{avatar}", avatar))
        come_back(t)
        return True

    def _heal(self, t: FireflyTable) -> None:
        for seat in t.around():
            chosen, avatar = t.chosen(seat, self.asked), t.s.zone(f"avatar.{seat}")[-1]
            if chosen:
                t.mark(avatar, HEALING, -sum(t.damage_of(i) for i in chosen))
                t.discard_strikes(chosen)
            else:
                self.done = (*self.done, seat)

    def _fitting(self, t: FireflyTable, zone: str, avatar: int) -> list[int]:
        left = t.s.markers.get(f"{HEALING}.{avatar}", 0)
        return [i for i in t.s.zone(zone) if t.damage_of(i) <= left]


class HealEach(Frame):
    """One Strike leaves each Main Character: players choose which, all at once."""

    asked: int = 0

    def step(self, t: FireflyTable) -> bool:
        t.because("firefly.heal.any-main-character", 0)
        if not self.asked:
            self.asked = t.s.next_decision
            for seat in t.around():
                t.ask(seat, "heal-own", own := t.s.zone(f"strikes.{seat}"), among=own)
            if t.s.open:
                return False
        chosen = [i for seat in t.around() for i in t.chosen(seat, self.asked)]
        t.discard_strikes((*chosen, *(i for avatar in t.s.zone(at.MAINS) for i in t.s.zone(f"wounds.{avatar}")[:1])))
        come_back(t)
        return True
