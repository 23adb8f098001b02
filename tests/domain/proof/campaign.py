"""A long campaign of damages: `scripts/damage [--times N] [--seed N]`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from random import Random

from docs.verifier.verify import check
from domain.kernel.audience import AUDITOR
from domain.kernel.commit import pack
from domain.kernel.stored import check_stream
from domain.kernel.verify import verify
from domain.registry import games
from tests.docs.javascript import javascript, node
from tests.domain.golden.games import GOLDEN
from tests.domain.proof.cut import GAME_ID, KEYS, Cut, cut
from tests.domain.proof.damage import damaged

WHOLE = 10_000


def main() -> int:
    """Hold the verifiers against each other; whether one was wrong."""
    with ExitStack() as stack:
        if found := node():
            third = stack.enter_context(javascript(found))
            verifiers.append(lambda record: third.check(record).fault)
        else:
            print("there is no Node of 20 or newer: the verifier of the pages is left out")
        return campaign()


def campaign() -> int:
    """Do damage to every golden game, cut off anywhere; whether a verifier was wrong."""
    asked = argparse.ArgumentParser(prog="scripts/damage", description="Damage records, and see that it is found.")
    asked.add_argument("--times", type=int, default=21, help="records, damages and changed bytes of each game")
    asked.add_argument("--seed", type=int, help="to do again what was done before")
    given = asked.parse_args()
    seed = Random().randrange(2**31) if given.seed is None else given.seed
    print(f"seed {seed}", flush=True)
    wrong = 0
    for golden in GOLDEN:
        whole = cut(golden, Random(f"{seed} {golden.name}"), least=WHOLE, most=WHOLE)
        found = [
            error
            for n in range(given.times)
            for kind in (accused, not_found, byte_not_found)
            for error in kind(whole, Random(f"{seed} {golden.name} {n}"))
        ]
        print(f"{golden.name}: {len(found) or 'none'} wrong", *found, sep="\n  ", flush=True)
        wrong += len(found)
    print(f"{wrong} wrong of {3 * given.times * len(GOLDEN)}")
    return min(wrong, 1)


def some(whole: Cut, r: Random) -> tuple[Cut, bytes]:
    """A game cut off somewhere, if it is, and somebody's record of it; who doesn't see everything has none of a game that is over."""
    n = r.choice((r.randint(2, 30), r.randint(2, len(whole.commits))))
    part = whole._replace(commits=whole.commits[:n])
    is_over = n == len(whole.commits)
    return part, part.record(AUDITOR if is_over else r.choice((AUDITOR, None, *range(whole.seats))))


def first(record: bytes) -> str:
    """What our own verifier says."""
    verdict = verify(record, games())
    return f"{verdict.version} {verdict.fault}" if verdict.fault else ""


def second(record: bytes) -> str:
    """What docs/verifier/verify.py says."""
    fault = check(record).fault
    return f"{fault.version} {fault.kind}" if fault else ""


verifiers: list[Callable[[bytes], str]] = [first, second]
"""And the third, that of the pages, where there is a Node to run it."""


def verdicts(record: bytes) -> list[str]:
    """What each verifier says."""
    return [verifier(record) for verifier in verifiers]


def accused(whole: Cut, r: Random) -> Iterator[str]:
    """A record that is whole, and isn't verified."""
    part, record = some(whole, r)
    if any(said := verdicts(record)):
        yield f"whole to {len(part.commits)}: {said}"


def not_found(whole: Cut, r: Random) -> Iterator[str]:
    """A damaged record of which one verifier says something else than the other, or not what is wrong."""
    damage = damaged(some(whole, r)[1], r)
    expected = {f"{damage.version} {what}" for what in damage.whats}
    said = verdicts(damage.record)
    if len({*said}) > 1 or said[0] not in expected:
        yield f"{damage.how}: {said}"


def byte_not_found(whole: Cut, r: Random) -> Iterator[str]:
    """A changed byte of a stored commit that isn't found."""
    entries = [pack(commit) for commit in some(whole, r)[0].commits]
    n = r.randrange(len(entries))
    changed = bytearray(entries[n])
    at = r.randrange(len(changed))
    changed[at] ^= r.randrange(1, 256)
    verdict = check_stream([*entries[:n], bytes(changed), *entries[n + 1 :]], games(), GAME_ID, KEYS)
    if verdict.fault not in ("altered", "wrong-signature") or verdict.version != n + 1:
        yield f"byte {at} of version {n + 1}: {verdict.version} {verdict.fault}"


if __name__ == "__main__":
    sys.exit(main())
