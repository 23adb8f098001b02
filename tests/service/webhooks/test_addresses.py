"""Notices go to the public internet, and to nothing that only looks like it."""

from __future__ import annotations

from ipaddress import ip_address
from typing import Any

import httpcore
import pytest

from domain.kernel.refusal import Refused
from service.webhooks.addresses import is_public, public
from service.webhooks.sending import Addresses, AddressRefused, Sender

from .receiver import Receiver, receiving

pytestmark = pytest.mark.anyio

NOT_PUBLIC = {
    "this machine": ["127.0.0.1", "127.8.9.10", "::1"],
    "no address": ["0.0.0.0", "0.1.2.3", "::"],
    "private": ["10.0.0.1", "172.16.0.1", "172.31.255.255", "192.168.1.1", "fc00::1", "fd12:3456::1", "fec0::1"],
    "link-local": ["169.254.1.1", "fe80::1", "fe80::1%eth0"],
    "metadata": ["169.254.169.254", "fd00:ec2::254", "100.100.100.200", "168.63.129.16", "192.0.0.192"],
    "a provider's own": ["100.64.0.1", "100.127.255.255"],
    "many at once": ["224.0.0.1", "239.1.2.3", "ff02::1", "ff0e::1", "255.255.255.255"],
    "IPv4 in IPv6": ["::ffff:127.0.0.1", "::ffff:10.0.0.1", "::ffff:8.8.8.8", "::127.0.0.1", "::ffff:0:127.0.0.1"],
    "translated": [
        "64:ff9b::7f00:1",
        "64:ff9b::808:808",
        "64:ff9b:1::7f00:1",
        "2002:7f00:1::",
        "2001::1",
        "2001:0:1::",
    ],
    "for documents and tests": ["192.0.2.1", "198.51.100.1", "203.0.113.1", "198.18.0.1", "2001:db8::1", "3fff::1"],
    "reserved": ["240.0.0.1", "192.0.0.1", "192.88.99.1", "100::1", "5f00::1", "4000::1"],
}


@pytest.mark.parametrize("text", [text for texts in NOT_PUBLIC.values() for text in texts])
def test_an_address_that_is_not_public(text: str) -> None:
    assert not is_public(ip_address(text))
    assert public([text]) == ()
    assert public(["93.184.215.14", text]) == ()


@pytest.mark.parametrize(
    "text", ["93.184.215.14", "8.8.8.8", "172.32.0.1", "100.128.0.1", "2606:4700::1111", "2a00:1450::1"]
)
def test_an_address_that_is_public(text: str) -> None:
    assert is_public(ip_address(text))
    assert public([text]) == (text,)


def test_no_address_is_none() -> None:
    assert public([]) == ()


def sender(*private: str, seconds: float = 2, **names: Any) -> tuple[Sender, Addresses]:
    """A sender for whom names have these addresses, one list after the other."""
    addresses = Addresses(private)
    if names:
        addresses.resolve = lambda host, port: names[host.split(".")[0]].pop(0)  # type: ignore[method-assign]
    return Sender(addresses, (443, 8443), seconds), addresses


@pytest.mark.parametrize(
    "url",
    [
        "http://93.184.215.14/",
        "ftp://93.184.215.14/",
        "//93.184.215.14/",
        "https:///hook",
        "https://ann:secret@93.184.215.14/",
        "https://ann@93.184.215.14/",
        "https://93.184.215.14/#there",
        "https://93.184.215.14:22/",
        "https://93.184.215.14:6379/",
        "https://93.184.215.14:99999/",
        "https://[::1/",
        "https://0177.0.0.1/",
        "nonsense",
        "http://localhost:8000/",
    ],
)
async def test_a_url_that_notices_do_not_go_to(url: str) -> None:
    with pytest.raises(Refused) as refused:
        await sender()[0].check(url)
    assert (refused.value.code, refused.value.detail, refused.value.pointer) == ("malformed", "webhook_url", "/url")


@pytest.mark.parametrize(
    "url",
    [
        "https://127.0.0.1/",
        "https://127.1/",
        "https://2130706433/",
        "https://0x7f.1/",
        "https://[::1]/",
        "https://[::ffff:169.254.169.254]/",
        "https://localhost/",
        "https://LOCALHOST:8443/",
        "https://localhost./",
        "https://nowhere.invalid/",
    ],
)
async def test_a_host_that_notices_do_not_go_to_however_it_is_written(url: str) -> None:
    with pytest.raises(Refused) as refused:
        await sender()[0].check(url)
    assert refused.value.detail == "webhook_address"


async def test_a_host_with_one_bad_address_is_refused_wholly() -> None:
    with pytest.raises(Refused):
        await sender(mixed=[["93.184.215.14", "10.0.0.1"]])[0].check("https://mixed.example/")


async def test_a_host_on_the_public_internet_is_good() -> None:
    await sender(good=[["93.184.215.14", "2606:4700::1111"]])[0].check("https://good.example:8443/hook?of=mine")


async def test_a_name_that_is_private_later_is_refused_when_it_is_sent_to() -> None:
    """DNS rebinding: the name had a public address when it was registered."""
    async with receiving() as receiver:
        to, addresses = sender(rebinding=[["93.184.215.14"], ["127.0.0.1"]])
        to._ports = frozenset({receiver.port})
        url = f"https://rebinding.example:{receiver.port}/"
        await to.check(url)
        with pytest.raises(AddressRefused):
            await to.post(url, {}, b"{}")
        assert receiver.got == []
        addresses.close()


async def test_a_name_is_looked_up_once_for_each_sending_and_its_host_is_said(receiver: Receiver) -> None:
    """What was checked is what is connected to: a second look, which would find nothing here, is never taken."""
    to, _ = sender("hooks.example", hooks=[["127.0.0.1"]])
    assert await to.post(f"http://hooks.example:{receiver.port}/x", {"webhook-id": "msg_1"}, b"{}") == 204
    (got,) = receiver.got
    assert (got.headers["host"], got.id, got.body) == (f"hooks.example:{receiver.port}", "msg_1", b"{}")


async def test_an_address_that_takes_no_connection_gives_way_to_the_next(receiver: Receiver) -> None:
    to, _ = sender("hooks.example", hooks=[["127.0.0.77", "127.0.0.1"]])
    assert await to.post(f"http://hooks.example:{receiver.port}/", {}, b"") == 204


async def test_no_proxy_of_the_environment_is_asked(receiver: Receiver, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("HTTP_PROXY", "http_proxy", "ALL_PROXY", "all_proxy", "HTTPS_PROXY"):
        monkeypatch.setenv(name, "http://127.0.0.1:9")
    to, _ = sender("localhost")
    assert await to.post(receiver.url, {}, b"{}") == 204


async def test_whoever_does_not_answer_is_not_waited_for(receiver: Receiver) -> None:
    receiver.answers = [None]
    to, _ = sender("localhost", seconds=1)
    with pytest.raises(TimeoutError):
        await to.post(receiver.url, {}, b"{}")


async def test_an_answer_without_end_is_not_read(receiver: Receiver) -> None:
    receiver.endless = True
    to, _ = sender("localhost", seconds=5)
    assert await to.post(receiver.url, {}, b"{}") == 200


async def test_a_head_without_end_breaks_it_off(receiver: Receiver) -> None:
    receiver.babbles = True
    to, _ = sender("localhost", seconds=5)
    with pytest.raises(httpcore.RemoteProtocolError):
        await to.post(receiver.url, {}, b"{}")
