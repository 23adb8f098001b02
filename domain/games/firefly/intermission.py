"""Between Episodes: Upgrades are revealed, and the team spends its Credits on them, on repairs, healing and cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from domain.deckbuilding.language import top
from domain.kernel.frame import Frame

from . import carrying, events as e, names as at
from .defeats import come_back

if TYPE_CHECKING:
    from .table import FireflyTable

REVEALED, CARD_CREDITS = 3, 2


class Intermission(Frame):
    """The Objective's End of Episode text, three Upgrades, the Credits, what they are spent on; what is left is lost."""

    at: int = 0

    def step(self, t: FireflyTable) -> bool:
        self.at += 1
        match self.at:
            case 1:
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
                t.push(Spending())
            case _:
                t.because("firefly.upgrade.bottom-of-stack", 0)
                t.move(t.s.zone(at.OFFER), at.UPGRADE_STACK, bottom=True)
                return True
        return False


class Spending(Frame):
    """The team spends Credits, one thing after another, until it has enough; who ranks highest says what for."""

    asked: int = 0

    def step(self, t: FireflyTable) -> bool:
        t.because("firefly.intermission.group-decides", 0)
        decides = t.ranking()[0]
        if not self.asked:
            options = self._options(t)
            if not options:
                return True
            self.asked = t.ask(decides, "spend-credits", options, least=0)
            return False
        chosen, self.asked = t.answer(decides, self.asked), 0
        for choice in chosen:
            self._spend(t, choice)
        return not chosen

    def _options(self, t: FireflyTable) -> list[int | str]:
        credits = t.s.credits
        upgrades = [i for i in t.s.zone(at.OFFER) if (t.card_of(i).cost or 0) <= credits]
        strikes = [i for i in t.ship_strikes() if repair_credits(t, i) <= credits]
        heal = [f"heal-{n}" for n in range(1, credits + 1)] if t.crew_strikes() else []
        cards = [f"cards-{n}" for n in range(1, credits // CARD_CREDITS + 1)]
        if t.s.drew or t.s.episode == at.LAST:
            cards = []
        return [*upgrades, *strikes, *heal, *cards]

    def _spend(self, t: FireflyTable, choice: int | str) -> None:
        if isinstance(choice, int) and choice in t.s.zone(at.OFFER):
            t.pay_credits("firefly.upgrade.cost", t.card_of(choice).cost or 0, choice)
            t.push(PlaceUpgrade(choice))
        elif isinstance(choice, int):
            t.pay_credits("firefly.repair.intermission-cost", repair_credits(t, choice), choice)
            t.put_repaired((choice,))
        else:
            what, _, n = choice.partition("-")
            if what == "heal":
                t.pay_credits("firefly.intermission.heal", int(n), 0)
                t.push(HealAll(int(n)))
            else:
                t.pay_credits("firefly.intermission.draw", CARD_CREDITS * int(n), 0)
                t.emit(e.CardsBought(n=int(n)))
                for seat in t.clockwise():
                    t.draw(seat, int(n))


def repair_credits(t: FireflyTable, strike: int) -> int:
    """The Credits that a repair takes: those of the slot."""
    return at.REPAIR_CREDITS[at.STRIKES.index(t.s.zone_of(strike))]


class PlaceUpgrade(Frame):
    """An Upgrade comes to the highest empty slot, or in place of another that is discarded."""

    card: int
    asked: int = 0

    def step(self, t: FireflyTable) -> bool:
        t.because("firefly.upgrade.highest-empty-slot", self.card)
        n = len(t.slots)
        if any(a.hook == "slots" for a in t.holds_of(self.card, "slots")):
            t.move((self.card,), at.UPGRADES[at.SLOTS])
            return True
        pairs = list(zip(at.STRIKES[:n], at.UPGRADES[:n], strict=True))
        free = [fit for slot, fit in pairs if not t.s.zone(slot) and not t.s.zone(fit)]
        if free:
            t.move((self.card,), free[-1])
            return True
        t.because("firefly.upgrade.replace", self.card)
        if not self.asked:
            others = [i for fit in at.UPGRADES[: at.SLOTS] for i in t.s.zone(fit)]
            self.asked = t.ask(t.ranking()[0], "replace-upgrade", others, among=others)
            return False
        gone = t.chosen(t.ranking()[0], self.asked)
        for i in gone:
            slot = t.s.zone_of(i)
            t.move((i,), at.UPGRADE_STACK, bottom=True)
            t.move((self.card,), slot)
        if not gone:
            t.move((self.card,), at.UPGRADE_STACK, bottom=True)
        return True


class HealAll(Frame):
    """Each Main Character heals Strikes of so much damage in all: players choose which, one after another."""

    n: int
    left: dict[int, int] = {}
    asked: int = 0
    seat: int = -1

    def step(self, t: FireflyTable) -> bool:
        t.because("firefly.intermission.heal", 0)
        if self.asked:
            chosen = t.chosen(self.seat, self.asked)
            self.asked = 0
            if chosen:
                self.left[self.seat] -= sum(t.damage_of(i) for i in chosen)
                t.discard_strikes(chosen)
            else:
                self.seat += 1
        if self.seat < 0:
            self.seat, self.left = 0, dict.fromkeys(range(len(t.s.seats)), self.n)
        while self.seat < len(t.s.seats):
            fitting = [i for i in t.s.zone(f"strikes.{self.seat}") if t.damage_of(i) <= self.left[self.seat]]
            if fitting:
                self.asked = t.ask(self.seat, "heal-own", fitting, least=0)
                return False
            self.seat += 1
        for avatar in t.s.zone(at.MAINS):
            t.because("firefly.intermission.heal-non-players", avatar)
            t.discard_strikes([i for i in t.s.zone(f"wounds.{avatar}") if t.damage_of(i) <= self.n])
        come_back(t)
        return True
