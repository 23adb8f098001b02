"""OpenID Connect: whom its tokens prove, which are refused, and how its keys come and go."""

from __future__ import annotations

import asyncio
import base64
import hmac
import json
import warnings
from collections.abc import AsyncIterator
from typing import Any

import pytest
from joserfc.jwk import RSAKey

from schema.accounts import GUEST
from schema.desk import Caller
from service import jwks
from service.house import House
from service.log import REQUEST
from service.settings import SettingError, Settings
from service.store import MemoryStore
from tests.domain.toy import Smugglers
from tests.service.house import bots_for
from tests.service.provider import AUDIENCE, NOW, Issuer, ec, issuing, okp, rsa
from tests.service.refusing import refused
from tests.service.table import NOBODY, Two

pytestmark = pytest.mark.anyio
RSA = rsa()


class Clock:
    """A clock that stands still until it is set: milliseconds since 1970."""

    now = 1000 * NOW

    def __call__(self) -> int:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def issuer() -> AsyncIterator[Issuer]:
    async with issuing() as issuer:
        issuer.publish(RSA)
        yield issuer


@pytest.fixture
def store() -> MemoryStore:
    return MemoryStore()


def housing(issuer: Issuer, store: MemoryStore, clock: Clock, **settings: Any) -> House:
    asked = Settings(oidc_issuer=issuer.url, oidc_audience=("other", AUDIENCE), **settings)
    return House(asked, store, {"smugglers": Smugglers()}, bots_for, clock)


@pytest.fixture
def house(issuer: Issuer, store: MemoryStore, clock: Clock) -> House:
    return housing(issuer, store, clock)


async def calling(house: House, token: str) -> Caller:
    REQUEST.set("")  # whatever was asked by another test in the same task
    return await house.callers.caller(f"Bearer {token}")


def _encoded(part: bytes) -> str:
    return base64.urlsafe_b64encode(part).rstrip(b"=").decode()


# -- which tokens are good


@pytest.mark.parametrize("key", [RSA, ec(), okp()], ids=lambda key: key.key_type)
async def test_a_token_of_the_provider_proves_a_player(house: House, issuer: Issuer, key: Any) -> None:
    issuer.publish(key)
    caller = await calling(house, issuer.token(key, name="Ann", locale="fr"))
    assert (await house.desk.player(caller)).name == "Ann"
    assert caller == Caller(caller.player, "fr", "", GUEST)
    again = await calling(house, issuer.token(key, name="Anna", iat=NOW - 1))
    assert again.player == caller.player
    assert (await calling(house, issuer.token(key, sub="ben"))).player != caller.player


async def test_a_key_for_eddsa_is_known_by_its_older_name(house: House, issuer: Issuer) -> None:
    key = okp()
    issuer.publish(key)
    with pytest.warns(match="EdDSA"):
        token = issuer.token(key, "EdDSA")
    assert (await calling(house, token)).player


BAD: dict[str, dict[str, Any]] = {
    "expired": {"exp": NOW - 31},
    "not yet good": {"nbf": NOW + 31},
    "of the future": {"iat": NOW + 31},
    "without an end": {"exp": None},
    "without a beginning": {"iat": None},
    "for others": {"aud": "somebody else"},
    "for nobody": {"aud": None},
    "for an empty list": {"aud": []},
    "of another issuer": {"iss": "https://elsewhere.example"},
    "of no issuer": {"iss": None},
    "of no subject": {"sub": None},
    "of an empty subject": {"sub": ""},
    "of a numbered subject": {"sub": 7},
    "ended in words": {"exp": "tomorrow"},
}


@pytest.mark.parametrize("claims", BAD.values(), ids=BAD)
async def test_a_token_that_claims_wrong_is_refused(house: House, issuer: Issuer, claims: dict[str, Any]) -> None:
    with refused("unauthenticated"):
        await calling(house, issuer.token(RSA, **claims))


@pytest.mark.parametrize("claims", [{"exp": NOW - 29}, {"nbf": NOW + 29}, {"iat": NOW + 29}, {"aud": ["x", AUDIENCE]}])
async def test_clocks_may_differ_a_little(house: House, issuer: Issuer, claims: dict[str, Any]) -> None:
    assert (await calling(house, issuer.token(RSA, **claims))).player


async def test_no_token_is_taken_that_knowing_the_key_could_make(house: House, issuer: Issuer) -> None:
    """The public key as a shared secret (HS256), no signature at all, or another algorithm of the same key."""
    said = ".".join((_encoded(b'{"alg": "HS256", "kid": "rsa"}'), issuer.token(RSA).split(".")[1]))
    for shared in (RSA.as_pem(private=False), json.dumps(RSA.as_dict(private=False)).encode()):
        with refused("unauthenticated"):
            await calling(house, f"{said}.{_encoded(hmac.digest(shared, said.encode(), 'sha256'))}")
    for algorithm in ("RS512", "PS256"):
        with refused("unauthenticated"):
            await calling(house, issuer.token(RSA, algorithm))
    header, claims, signature = issuer.token(RSA).split(".")
    none = _encoded(b'{"alg": "none", "kid": "rsa"}')
    for token in (f"{none}.{claims}.", f"{none}.{claims}.{signature}", f"{header}.{claims}."):
        with refused("unauthenticated"):
            await calling(house, token)


async def test_a_token_that_was_touched_is_refused(house: House, issuer: Issuer) -> None:
    header, claims, signature = issuer.token(RSA).split(".")
    other = issuer.token(RSA, sub="ben").split(".")[1]
    for token in (f"{header}.{other}.{signature}", f"{header}.{claims}.{signature[:-4]}AAAA", f"{header}.{claims}"):
        with refused("unauthenticated"):
            await calling(house, token)


async def test_another_key_of_the_same_name_is_refused(house: House, issuer: Issuer) -> None:
    for other in (rsa(), ec("rsa"), okp("rsa")):
        with refused("unauthenticated"):
            await calling(house, issuer.token(other))


@pytest.mark.parametrize(
    "token", ["..", "a.b.c", "é.é.é", "." * 9000, "e30.e30.e30", "W10.W10.W10", "tl_x.y", "bnVsbA.."]
)
async def test_what_is_no_token_is_refused(house: House, token: str) -> None:
    with refused("unauthenticated"):
        await calling(house, token)


async def test_without_a_provider_its_tokens_prove_nobody(issuer: Issuer, store: MemoryStore, clock: Clock) -> None:
    house = House(Settings(), store, {"smugglers": Smugglers()}, bots_for, clock)
    with refused("unauthenticated"):
        await calling(house, issuer.token(RSA))
    ann = await house.desk.sign_up(NOBODY, "Ann", "en")
    with refused("unauthenticated"):
        await house.desk.account.link(await calling(house, ann.token), issuer.token(RSA))
    assert issuer.asked == []


@pytest.mark.parametrize(
    ("claims", "name"),
    [
        ({"name": "Ann", "preferred_username": "ann1"}, "Ann"),
        ({"preferred_username": "ann1"}, "ann1"),
        ({}, ""),
        ({"name": 7}, ""),
        ({"name": "A\nn\u202en" + "x" * 100}, "Ann" + "x" * 57),
    ],
)
async def test_a_name_is_cut_to_what_is_one_here(house: House, issuer: Issuer, claims: Any, name: str) -> None:
    assert (await house.desk.player(await calling(house, issuer.token(RSA, **claims)))).name == name


async def test_a_subject_is_one_player_on_every_replica_however_many_come_at_once(
    issuer: Issuer, store: MemoryStore, clock: Clock
) -> None:
    houses = [housing(issuer, store, clock) for _ in range(3)]
    token = issuer.token(RSA)
    assert len({caller.player for caller in await asyncio.gather(*(calling(h, token) for h in houses * 3))}) == 1


# -- guests who sign in


async def test_a_guest_who_signs_in_keeps_everything(house: House, issuer: Issuer) -> None:
    two = await Two.laid(house)
    ann = await house.desk.sign_up(NOBODY, "Ann", "en")
    guest = await calling(house, ann.token)
    await house.desk.lobby.sit(guest, two.id, 1, "")
    token = issuer.token(RSA, name="Somebody")
    assert await house.desk.account.link(guest, token) == ann.player
    assert await house.desk.account.link(guest, token) == ann.player
    signed_in = await calling(house, token)
    assert signed_in == guest == await calling(house, ann.token)
    assert [game.id for game in await house.desk.waiting(signed_in)] == [two.id]


async def test_a_subject_is_only_ever_one_player_and_a_player_one_subject(house: House, issuer: Issuer) -> None:
    ann, ben = [await calling(house, (await house.desk.sign_up(NOBODY, name, "en")).token) for name in ("Ann", "Ben")]
    await house.desk.account.link(ann, issuer.token(RSA, sub="one"))
    with refused("forbidden"):
        await house.desk.account.link(ben, issuer.token(RSA, sub="one"))
    with refused("forbidden"):
        await house.desk.account.link(ann, issuer.token(RSA, sub="two"))
    await house.desk.account.link(ben, issuer.token(RSA, sub="two"))
    there = await calling(house, issuer.token(RSA, sub="three"))
    with refused("forbidden"):
        await house.desk.account.link(there, issuer.token(RSA, sub="four"))
    with refused("unauthenticated"):
        await house.desk.account.link(there, issuer.token(RSA, sub="three", aud="others"))


async def test_whoever_goes_for_good_and_comes_back_is_somebody_else(
    house: House, issuer: Issuer, store: MemoryStore, clock: Clock
) -> None:
    other, token = housing(issuer, store, clock), issuer.token(RSA, name="Ann")
    before = await calling(house, token)
    assert await calling(other, token) == before
    await house.desk.account.delete(before)
    after = await calling(house, token)
    assert after.player != before.player
    clock.now += 5000
    assert (await calling(other, token)).player == after.player


# -- keys that come and go


async def test_keys_are_fetched_once_and_kept(house: House, issuer: Issuer, clock: Clock) -> None:
    await asyncio.gather(*(calling(house, issuer.token(RSA)) for _ in range(5)))
    clock.now += jwks.FRESH - 1
    await calling(house, issuer.token(RSA, exp=NOW + 9000))
    assert issuer.asked == [jwks.DISCOVERY, "/keys"]


async def test_a_new_key_is_fetched_when_it_is_met_and_an_old_one_goes(
    house: House, issuer: Issuer, clock: Clock
) -> None:
    new = rsa("new")
    await calling(house, issuer.token(RSA))
    issuer.publish(new)
    clock.now += jwks.AGAIN
    assert (await calling(house, issuer.token(new))).player
    with refused("unauthenticated"):
        await calling(house, issuer.token(RSA))


async def test_strangers_cannot_have_us_fetch_for_each_token(house: House, issuer: Issuer, clock: Clock) -> None:
    await calling(house, issuer.token(RSA))
    strangers = [issuer.token(RSAKey.import_key(RSA.as_dict(private=True), {"kid": f"x{n}"})) for n in range(20)]
    clock.now += jwks.AGAIN - 1
    for token in strangers:
        with refused("unauthenticated"):
            await calling(house, token)
    assert issuer.asked.count("/keys") == 1
    clock.now += 1
    told = await asyncio.gather(*(calling(house, token) for token in strangers), return_exceptions=True)
    assert all(isinstance(each, Exception) for each in told)
    assert issuer.asked.count("/keys") == 2


@pytest.mark.parametrize("how", ["status", "junk", "no keys", "redirect", "huge"])
async def test_known_keys_stay_good_while_the_provider_is_away(
    house: House, issuer: Issuer, clock: Clock, how: str
) -> None:
    await calling(house, issuer.token(RSA))
    issuer.status = {"status": 500, "redirect": 302}.get(how, 200)
    issuer.said = {
        "junk": {"/keys": b"{"},
        "no keys": {"/keys": b'{"keys": [{"kty": "oct", "k": "eA"}, 7]}'},
        "huge": {"/keys": b" " * jwks.LARGEST + json.dumps({"keys": [okp().as_dict(private=False)]}).encode()},
    }.get(how, {})
    clock.now += jwks.FRESH
    token = issuer.token(RSA, exp=NOW + 9000)
    assert (await calling(house, token)).player
    assert len(issuer.asked) > 2
    asked = len(issuer.asked)
    assert (await calling(house, token)).player
    assert len(issuer.asked) == asked


async def test_a_provider_that_was_never_there_is_unavailable(house: House, issuer: Issuer, clock: Clock) -> None:
    issuer.status = 503
    for _ in range(3):
        with refused("unavailable"):
            await calling(house, issuer.token(RSA))
    assert issuer.asked == [jwks.DISCOVERY]
    issuer.status = 200
    clock.now += jwks.AGAIN
    assert (await calling(house, issuer.token(RSA))).player


async def test_a_provider_that_says_nothing_is_not_waited_for(
    house: House, issuer: Issuer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(jwks, "SECONDS", 0.05)
    issuer.silent = True
    with refused("unavailable"):
        await calling(house, issuer.token(RSA))


@pytest.mark.parametrize(
    "said",
    [
        {"issuer": "https://elsewhere.example", "jwks_uri": "{url}/keys"},
        {"issuer": "{url}", "jwks_uri": "http://192.0.2.1/keys"},
        {"issuer": "{url}", "jwks_uri": "file:///etc/passwd"},
        {"issuer": "{url}"},
        [],
    ],
)
async def test_a_discovery_document_of_somebody_else_is_none(house: House, issuer: Issuer, said: Any) -> None:
    issuer.said[jwks.DISCOVERY] = json.dumps(said).replace("{url}", issuer.url).encode()
    with refused("unavailable"):
        await calling(house, issuer.token(RSA))
    assert "/keys" not in issuer.asked


async def test_the_address_of_the_keys_can_be_set(issuer: Issuer, store: MemoryStore, clock: Clock) -> None:
    house = housing(issuer, store, clock, oidc_jwks_url=f"{issuer.url}/keys")
    assert (await calling(house, issuer.token(RSA))).player
    assert issuer.asked == ["/keys"]


async def test_a_weak_key_or_one_for_another_use_is_passed_over(house: House, issuer: Issuer, clock: Clock) -> None:
    curve = ec("curve", "P-384")
    with warnings.catch_warnings(action="ignore"):
        weak = rsa("weak", 1024)
        forged = issuer.token(weak)
    issuer.publish(weak, RSA, curve)
    issuer.keys += [{**rsa("enc").as_dict(private=False), "use": "enc"}, ec("private").as_dict(private=True)]
    assert (await calling(house, issuer.token(RSA))).player
    with refused("unauthenticated"):
        await calling(house, forged)
    assert set(house.subjects._provider._keys._keys) == {"rsa", "curve"}  # type: ignore[union-attr]  # there is one
    with refused("unauthenticated"):
        await calling(house, issuer.token(curve, "ES384"))


async def test_a_token_may_leave_out_which_key_where_there_is_one(house: House, issuer: Issuer, clock: Clock) -> None:
    nameless = rsa(None)
    issuer.keys = [{k: v for k, v in nameless.as_dict(private=False).items() if k != "kid"}]
    token = issuer.token(RSAKey.import_key(nameless.as_dict(private=True)), sub="ann")
    head = json.loads(base64.urlsafe_b64decode(token.split(".")[0] + "=="))
    assert "kid" not in head
    assert (await calling(house, token)).player
    issuer.publish(RSA, ec())
    clock.now += jwks.FRESH
    with refused("unauthenticated"):
        await calling(house, issuer.token(RSAKey.import_key(nameless.as_dict(private=True)), exp=NOW + 9000))


# -- settings


@pytest.mark.parametrize(
    "settings",
    [
        {"oidc_issuer": "https://id.example"},
        {"oidc_issuer": "http://id.example", "oidc_audience": ("x",)},
        {"oidc_issuer": "http://192.168.0.1", "oidc_audience": ("x",)},
        {"oidc_issuer": "https://id.example", "oidc_audience": ("x",), "oidc_jwks_url": "http://id.example/keys"},
        {"oidc_issuer": "https://", "oidc_audience": ("x",)},
    ],
)
def test_settings_that_leave_a_hole_are_refused(settings: Any) -> None:
    with pytest.raises(SettingError, match="TURNLEDGER_OIDC"):
        House(Settings(**settings), MemoryStore(), {}, bots_for, Clock())
