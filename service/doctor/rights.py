"""Whether the store lets the service do all that it does there: each command is tried where it changes nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, TypeAlias

from redis.exceptions import NoPermissionError

from .finding import Finding, ok, wrong

Words: TypeAlias = tuple[str | int, ...]

ANY: Final = ("PING", "TIME", "MULTI", "EXEC")
"""What is about no key."""

ANSWER_SECONDS: Final = 5.0


def needed(namespace: str) -> Iterator[Words]:
    """Every command that the service or one of its scripts gives, with what does nothing, or is undone by the last.

    The key is one that nobody else has, but begins as all keys do.
    """
    key, gone = f"{namespace}doctor", f"{namespace}doctor:gone"
    yield from ((name,) for name in ANY)
    yield from ((name, gone) for name in ("GET", "EXISTS"))
    yield "SET", gone, "", "XX"
    yield "DEL", gone
    yield "EVAL", "return 1", 0
    yield "EVALSHA", 40 * "0", 0
    yield "SCAN", 0, "COUNT", 1
    yield "XADD", gone, "NOMKSTREAM", "*", "a", ""
    yield "XRANGE", gone, "-", "+"
    yield "XACK", gone, "a", "0-1"
    yield "XDEL", gone, "0-1"
    yield "XAUTOCLAIM", gone, "a", "a", 0, "0-0"
    yield "XGROUP", "CREATE", gone, "a", "0"
    yield "XREADGROUP", "GROUP", "a", "a", "STREAMS", gone, ">"
    yield "ZADD", gone, "XX", 0, "a"
    yield "ZREM", gone, "a"
    yield "ZRANGE", gone, 0, 0
    yield "ZRANGEBYSCORE", gone, 0, 0
    yield "ZREVRANGEBYSCORE", gone, 0, 0
    yield "ZREMRANGEBYRANK", gone, 0, 0
    yield "HGET", gone, "a"
    yield "HMGET", gone, "a"
    yield "EXPIRE", gone, 1
    yield "PEXPIRE", gone, 1
    yield "PUBLISH", f"{namespace}doctor", ""
    yield "HSET", key, "a", ""
    yield "DEL", key


def rights(redis: Any, namespace: str) -> Finding:
    """Whether the user of this connection may do it all; a refusal for another reason is none of this's business."""
    with redis.pipeline(transaction=False) as pipe:
        asked = [*needed(namespace)]
        for words in asked:
            pipe.execute_command(*words)
        answers = pipe.execute(raise_on_error=False)
    missing = {str(words[0]).lower() for words, answer in zip(asked, answers, strict=True) if _barred(answer)}
    if not _may_listen(redis, namespace):
        missing.add("subscribe")
    if missing:
        says = f"the user that REDIS_URL names may not do all that it has to: {', '.join(sorted(missing))}"
        do = f"Allow it: ACL SETUSER name {' '.join(f'+{name}' for name in sorted(missing))} ~{namespace}* &{namespace}*."
        return wrong("store rights", says, do)
    return ok("store rights", "it lets us do all that we do")


def _may_listen(redis: Any, namespace: str) -> bool:
    with redis.pubsub() as ear:
        try:
            ear.subscribe(f"{namespace}doctor")
            ear.get_message(timeout=ANSWER_SECONDS)
        except NoPermissionError:
            return False
    return True


def _barred(answer: object) -> bool:
    return isinstance(answer, NoPermissionError)
