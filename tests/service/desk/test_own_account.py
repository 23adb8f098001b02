"""One's own account: tokens, recovery, going for good."""

from __future__ import annotations

import re
from typing import Any

import pytest
from msgspec import structs

from schema.accounts import GUEST, NewToken, Scope, Suspension
from schema.desk import Caller
from schema.model import SignedUp
from service.house import House
from service.now import DAY
from service.personal import MOST_TOKENS
from service.players import FRESH
from service.store import MemoryStore
from tests.service.house import TakingTurns, make_house, token_for
from tests.service.refusing import refused
from tests.service.table import NOBODY, Two

pytestmark = pytest.mark.anyio
KEY = "7f8b1f6e-9a55-4b7c-9a0e-2f4f6f0f5b11"
PLAYER = "p_01J00000000000000000000000"


@pytest.fixture
async def ann(house: House) -> SignedUp:
    return await house.desk.sign_up(NOBODY, "Ann", "en")


async def calling(house: House, token: str) -> Caller:
    return await house.callers.caller(f"Bearer {token}")


def asking(*scopes: Scope, name: str = "bot", days: int = 1) -> NewToken:
    return NewToken(name=name, scopes=scopes, days=days)


async def later(house: House, milliseconds: int) -> None:
    """Let the house's clock, which ticks by a second, go on."""
    for _ in range(milliseconds // 1000 + 1):
        house.games.clock()


# -- personal access tokens


async def test_a_personal_token_proves_its_player_with_its_scopes_alone(house: House, ann: SignedUp) -> None:
    made = await house.desk.account.make_token(await calling(house, ann.token), asking("read"))
    assert re.fullmatch(r"tlp_[\w-]{43}", made.token)
    caller = await calling(house, made.token)
    assert caller == Caller(ann.player.id, scopes=frozenset({"read"}))
    assert (await house.desk.player(caller)).name == "Ann"
    with refused("forbidden"):
        await house.desk.set_locale(caller, "fr")


async def test_the_store_knows_no_secret(house: House, store: MemoryStore, ann: SignedUp) -> None:
    caller = await calling(house, ann.token)
    made = await house.desk.account.make_token(caller, asking("play"))
    code = (await house.desk.account.prepare_recovery(caller)).code
    kept = repr(vars(store))
    assert made.about.id in kept
    for secret in (made.token.removeprefix("tlp_"), code, code.replace("-", "")):
        assert secret not in kept


async def test_tokens_are_listed_without_their_secrets_and_revoked(house: House, ann: SignedUp) -> None:
    caller = await calling(house, ann.token)
    first, second = [await house.desk.account.make_token(caller, asking("read", name=name)) for name in ("a", "b")]
    assert (await house.desk.account.tokens(caller)).tokens == (first.about, second.about)
    assert (await house.desk.account.revoke_token(caller, first.about.id)).tokens == (second.about,)
    assert (await house.desk.account.revoke_token(caller, first.about.id)).tokens == (second.about,)
    with refused("unauthenticated"):
        await calling(house, first.token)
    assert (await calling(house, second.token)).player == ann.player.id


async def test_one_revokes_only_ones_own(house: House, ann: SignedUp) -> None:
    made = await house.desk.account.make_token(await calling(house, ann.token), asking("read"))
    ben = await house.desk.sign_up(NOBODY, "Ben", "en")
    assert (await house.desk.account.revoke_token(await calling(house, ben.token), made.about.id)).tokens == ()
    assert (await calling(house, made.token)).player == ann.player.id


async def test_another_replica_refuses_a_revoked_token_within_seconds(store: TakingTurns) -> None:
    here, there = make_house(store), make_house(store)
    ann = await here.desk.sign_up(NOBODY, "Ann", "en")
    caller = await calling(here, ann.token)
    made = await here.desk.account.make_token(caller, asking("read"))
    assert (await calling(there, made.token)).player == ann.player.id
    await here.desk.account.revoke_token(caller, made.about.id)
    await later(there, FRESH)
    with refused("unauthenticated"):
        await calling(there, made.token)


async def test_a_token_expires(house: House, ann: SignedUp, monkeypatch: pytest.MonkeyPatch) -> None:
    caller = await calling(house, ann.token)
    made = await house.desk.account.make_token(caller, asking("read", days=2))
    assert made.about.expires_at - made.about.created_at == 2 * DAY
    for each in (house.callers, house.desk.account._tokens):
        monkeypatch.setattr(each, "_clock", lambda: made.about.expires_at - 1)
    assert (await calling(house, made.token)).player == ann.player.id
    for each in (house.callers, house.desk.account._tokens):
        monkeypatch.setattr(each, "_clock", lambda: made.about.expires_at)
    with refused("unauthenticated"):
        await calling(house, made.token)
    assert (await house.desk.account.tokens(caller)).tokens == ()


async def test_nobody_makes_a_token_for_more_than_they_may(house: House, ann: SignedUp) -> None:
    caller = await calling(house, ann.token)
    scopes: tuple[Scope, ...] = ("audit", "admin")
    for scope in scopes:
        with refused("forbidden", "/scopes"):
            await house.desk.account.make_token(caller, asking("read", scope))


@pytest.mark.parametrize("scopes", [("play",), ("read",), ("audit",), ("admin",), ("play", "read", "audit", "admin")])
async def test_no_personal_token_disposes_of_the_account(
    house: House, ann: SignedUp, scopes: tuple[Scope, ...]
) -> None:
    caller = await calling(house, await token_for(house, ann.player.id, *scopes))
    for ask in (
        house.desk.account.tokens(caller),
        house.desk.account.make_token(caller, asking("read")),
        house.desk.account.revoke_token(caller, "t_x"),
        house.desk.account.prepare_recovery(caller),
        house.desk.account.link(caller, "a.b.c"),
        house.desk.account.delete(caller),
    ):
        with refused("forbidden"):
            await ask


async def test_admins_grant_audit_and_admin_but_nobodys_seat(house: House, ann: SignedUp) -> None:
    admin = await calling(house, await token_for(house, ann.player.id, "admin"))
    ben = (await house.desk.sign_up(NOBODY, "Ben", "en")).player.id
    made = await house.desk.account.grant(admin, ben, asking("audit", "admin"))
    assert await calling(house, made.token) == Caller(ben, "en", "", frozenset({"audit", "admin"}))
    seats: tuple[Scope, ...] = ("play", "read")
    for scope in seats:
        with refused("forbidden", "/scopes"):
            await house.desk.account.grant(admin, ben, asking("audit", scope))
    with refused("not_found"):
        await house.desk.account.grant(admin, PLAYER, asking("audit"))


async def test_a_repeated_request_gets_the_same_token(house: House, ann: SignedUp) -> None:
    caller = await calling(house, ann.token)
    first = await house.desk.account.make_token(caller, asking("read"), KEY)
    assert await house.desk.account.make_token(caller, asking("read"), KEY) == first
    with refused("command_id_reused"):
        await house.desk.account.make_token(caller, asking("play"), KEY)
    with refused("malformed"):
        await house.desk.account.make_token(caller, asking("read"), KEY[:31])
    ben = await house.desk.sign_up(NOBODY, "Ben", "en", KEY)
    other = await house.desk.account.make_token(await calling(house, ben.token), asking("read"), KEY)
    assert len({first.token, other.token, ben.token.replace("tl_", "tlp_")}) == 3


async def test_a_player_has_so_many_tokens_and_no_more(house: House, ann: SignedUp) -> None:
    caller = await calling(house, ann.token)
    for _ in range(MOST_TOKENS):
        made = await house.desk.account.make_token(caller, asking("read"))
    with refused("malformed"):
        await house.desk.account.make_token(caller, asking("read"))
    await house.desk.account.revoke_token(caller, made.about.id)
    await house.desk.account.make_token(caller, asking("read"))


async def test_a_token_that_points_nowhere_proves_nobody(house: House, store: MemoryStore, ann: SignedUp) -> None:
    """As it is where a process died between the two records of a token."""
    await house.players.prove("tlp_lost", ann.player.id, "t_01J00000000000000000000000")
    with refused("unauthenticated"):
        await calling(house, "tlp_lost")


# -- suspension


async def suspend(house: House, player: str, suspension: Suspension | None) -> None:
    await house.accounts.change(player, lambda account: structs.replace(account, suspended=suspension))


async def test_a_suspended_player_reads_on_and_changes_nothing(house: House, ann: SignedUp) -> None:
    await suspend(house, ann.player.id, Suspension("shouting"))
    caller = await calling(house, ann.token)
    assert (await house.desk.player(caller)).name == "Ann"
    with pytest.raises(Exception, match="forbidden") as no:
        await house.desk.set_locale(caller, "fr")
    told: Any = no.value
    assert (told.detail, told.about) == ("suspended", {"reason": "shouting", "until": None})
    await suspend(house, ann.player.id, None)
    await house.desk.set_locale(await calling(house, ann.token), "fr")


async def test_a_suspension_says_when_it_ends(house: House, ann: SignedUp) -> None:
    await suspend(house, ann.player.id, Suspension("shouting", 4_000_000_000_000))
    with pytest.raises(Exception, match="forbidden") as no:
        await house.desk.account.delete(await calling(house, ann.token))
    told: Any = no.value
    assert told.message("en") == "You are suspended until 2096-10-02 07:06 UTC and may only look on: shouting"
    assert told.about["until"] == 4_000_000_000_000


# -- recovery


async def test_a_code_gets_a_new_token_once_and_the_old_ones_are_void(house: House, ann: SignedUp) -> None:
    code = (await house.desk.account.prepare_recovery(await calling(house, ann.token))).code
    assert re.fullmatch(r"([0-9A-HJKMNP-TV-Z]{5}-){5}[0-9A-HJKMNP-TV-Z]{5}", code)
    back = await house.desk.account.recover(NOBODY, code)
    assert back.player == ann.player
    assert (await calling(house, back.token)) == Caller(ann.player.id, "en", "", GUEST)
    for token in (ann.token, back.token.swapcase()):
        with refused("unauthenticated"):
            await calling(house, token)
    with refused("unauthenticated"):
        await house.desk.account.recover(NOBODY, code)
    again = await house.desk.account.prepare_recovery(await calling(house, back.token))
    assert (await house.desk.account.recover(NOBODY, again.code)).player == ann.player
    with refused("unauthenticated"):
        await calling(house, back.token)


async def test_a_code_may_be_written_as_people_write(house: House, ann: SignedUp) -> None:
    code = (await house.desk.account.prepare_recovery(await calling(house, ann.token))).code
    written = code.lower().replace("-", " ").replace("0", "o").replace("1", "l")
    assert (await house.desk.account.recover(NOBODY, written)).player == ann.player


async def test_of_two_codes_only_the_newer_is_good(house: House, ann: SignedUp) -> None:
    caller = await calling(house, ann.token)
    older, newer = [(await house.desk.account.prepare_recovery(caller)).code for _ in range(2)]
    with refused("unauthenticated"):
        await house.desk.account.recover(NOBODY, older)
    assert (await house.desk.account.recover(NOBODY, newer)).player == ann.player


async def test_every_wrong_code_is_refused_alike(house: House, ann: SignedUp) -> None:
    caller = await calling(house, ann.token)
    used = (await house.desk.account.prepare_recovery(caller)).code
    await house.desk.account.recover(NOBODY, used)
    said = set()
    for code in (used, "", "x", "00000-" * 5 + "00000", ann.token, "é" * 30):
        with pytest.raises(Exception, match="unauthenticated") as no:
            await house.desk.account.recover(NOBODY, code)
        told: Any = no.value
        said.add((told.detail, told.pointer, *told.about))
    assert said == {("recovery", "")}


async def test_a_repeated_recovery_gets_the_same_token(house: House, ann: SignedUp) -> None:
    caller = await calling(house, ann.token)
    prepared = await house.desk.account.prepare_recovery(caller, KEY)
    assert await house.desk.account.prepare_recovery(caller, KEY) == prepared
    back = await house.desk.account.recover(NOBODY, prepared.code, KEY)
    assert await house.desk.account.recover(NOBODY, prepared.code, KEY) == back
    for code, key in ((prepared.code, KEY.upper()), ("0" * 30, KEY)):
        with refused("unauthenticated"):
            await house.desk.account.recover(NOBODY, code, key)


async def test_a_code_is_void_though_a_dying_process_left_it_behind(
    house: House, store: MemoryStore, ann: SignedUp
) -> None:
    code = (await house.desk.account.prepare_recovery(await calling(house, ann.token))).code
    left = {key: value for key, value in store._documents.items() if key.startswith("recovery:")}
    await house.desk.account.recover(NOBODY, code)
    store._documents |= left
    with refused("unauthenticated"):
        await house.desk.account.recover(NOBODY, code)


# -- going for good


async def test_whoever_goes_leaves_only_an_id(house: House, store: MemoryStore) -> None:
    two = await Two.begun(house)
    token = (await house.desk.sign_up(NOBODY, "Zephyrine", "fr", KEY)).token
    zoe = await calling(house, token)
    made = await house.desk.account.make_token(zoe, asking("read", name="Zephyrine's"))
    code = (await house.desk.account.prepare_recovery(zoe)).code
    assert (await house.desk.account.delete(zoe)).name == ""
    assert "Zephyrine" not in repr(vars(store))
    for each in (token, made.token):
        with refused("unauthenticated"):
            await calling(house, each)
    with refused("unauthenticated"):
        await house.desk.account.recover(NOBODY, code)
    with refused("not_found"):
        await token_for(house, str(zoe.player), "read")
    assert (await house.desk.sign_up(NOBODY, "Zephyrine", "fr", KEY)).token == token
    with refused("unauthenticated"):
        await calling(house, token)
    assert (await two.summary()).seats[0].name == "Ann"


async def test_seats_are_left_and_others_see_no_name(house: House) -> None:
    running, open_ = await Two.begun(house), await Two.laid(house)
    await house.desk.lobby.sit(running.ann, open_.id, 1, "")
    assert [seat.name for seat in (await open_.summary()).seats] == ["Ann", "Ann"]
    ended = await Two.begun(house)
    await ended.play()
    await house.desk.account.delete(running.ann)
    assert [seat.kind for seat in (await running.summary()).seats] == ["bot", "player"]
    assert [seat.kind for seat in (await open_.summary()).seats] == ["player", "open"]
    await house.desk.account.delete(ended.ann)
    seats = (await ended.summary()).seats
    assert [(seat.kind, seat.player, seat.name) for seat in seats] == [
        ("player", ended.ann.player, ""),
        ("player", ended.ben.player, "Ben"),
    ]


async def test_whoever_was_broken_off_while_going_may_only_go_on(house: House, ann: SignedUp) -> None:
    personal = await token_for(house, ann.player.id, "read")
    await house.accounts.change(ann.player.id, lambda account: structs.replace(account, leaving=True))
    caller = await calling(house, ann.token)
    for ask in (house.desk.player(caller), house.desk.account.make_token(caller, asking("read"))):
        with refused("forbidden"):
            await ask
    with refused("unauthenticated"):
        await calling(house, personal)
    await house.desk.account.delete(caller)
    with refused("unauthenticated"):
        await calling(house, ann.token)


async def test_to_go_twice_at_once_does_no_harm(house: House, ann: SignedUp) -> None:
    caller = await calling(house, ann.token)
    assert await house.desk.account.delete(caller) == await house.desk.account.delete(caller)
