"""Whether the store lets the service do all that it does there: each command is tried where it changes nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, TypeAlias

from redis.exceptions import NoPermissionError

from .finding import Finding, ok, wrong

Words: TypeAlias = tuple[str | int, ...]

ANSWER_SECONDS: Final = 5.0


def needed(key: str) -> Iterator[Words]:
    """Every command that the service or one of its scripts gives, such that there is nothing at the key afterwards.

    The key is one that nobody else has, but begins as all keys do.
    """
    yield from ((name,) for name in ("PING", "TIME"))
    yield from ((name, key) for name in ("DEL", "GET", "EXISTS", "TYPE", "XLEN"))
    yield "APPEND", key, ""
    yield "DEL", key
    yield "SET", key, "", "XX"
    yield "EVAL", "return 1", 0
    yield "EVALSHA", 40 * "0", 0
    yield "SCAN", 0, "COUNT", 1
    yield "PUBLISH", key, ""
    yield "XADD", key, "NOMKSTREAM", "*", "a", ""
    yield "XRANGE", key, "-", "+"
    yield "XACK", key, "a", "0-1"
    yield "XDEL", key, "0-1"
    yield "XAUTOCLAIM", key, "a", "a", 0, "0-0"
    yield "XGROUP", "CREATE", key, "a", "0"
    yield "XREADGROUP", "GROUP", "a", "a", "STREAMS", key, ">"
    yield "ZADD", key, "XX", 0, "a"
    yield "ZREM", key, "a"
    yield from ((name, key, 0, 0) for name in ("ZRANGE", "ZRANGEBYSCORE", "ZREVRANGEBYSCORE", "ZREMRANGEBYRANK"))
    yield "ZCOUNT", key, 0, 0
    yield from ((name, key, "a") for name in ("HGET", "HMGET", "HDEL", "HEXISTS"))
    yield "HGETALL", key
    yield from ((name, key, 1) for name in ("EXPIRE", "PEXPIRE"))
    yield from ((name, key, "a", "") for name in ("HSETNX", "HSET"))
    yield "DEL", key


def needed_of_cluster() -> Iterator[Words]:
    """What is asked of the servers of a cluster besides."""
    yield ("ASKING",)
    yield "CLUSTER", "SLOTS"
    yield "CLUSTER", "NODES"
    yield "CLUSTER", "GETKEYSINSLOT", 0, 1


def needed_for_copies() -> Iterator[Words]:
    """What is asked besides where replicas have to have what is acknowledged."""
    yield "WAIT", 0, 1
    yield "WAITAOF", 0, 0, 1


def rights(redis: Any, key: str, namespace: str, *, cluster: bool, copies: bool) -> Finding:
    """Whether the user of this connection may do it all; a refusal for another reason is none of this's business."""
    asked = [*needed(key), *(needed_of_cluster() if cluster else ()), *(needed_for_copies() if copies else ())]
    with redis.pipeline(transaction=False) as pipe:
        for words in asked:
            pipe.execute_command(*words)
        answers = pipe.execute(raise_on_error=False)
    missing = {_named(words) for words, answer in zip(asked, answers, strict=True) if _is_no(answer)}
    if not _may_listen(redis, key):
        missing.add("subscribe")
    if missing:
        says = f"the user that REDIS_URL names may not do all that it has to: {', '.join(sorted(missing))}"
        do = f"Allow it: ACL SETUSER name {' '.join(f'+{name}' for name in sorted(missing))} ~{namespace}* &{namespace}*."
        return wrong("store rights", says, do)
    return ok("store rights", "it lets us do all that we do")


def _named(words: Words) -> str:
    """What a list of rights calls a command."""
    return "|".join(map(str, words[: 2 if words[0] == "CLUSTER" else 1])).lower()


def _may_listen(redis: Any, channel: str) -> bool:
    with redis.pubsub() as ear:
        try:
            ear.subscribe(channel)
            ear.get_message(timeout=ANSWER_SECONDS)
        except NoPermissionError:
            return False
    return True


def _is_no(answer: object) -> bool:
    return isinstance(answer, NoPermissionError)
