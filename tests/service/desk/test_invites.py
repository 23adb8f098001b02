"""Inviting to games: what becomes of invites, and who may come because of them."""

from __future__ import annotations

import asyncio

import pytest

from schema.desk import Caller
from schema.invites import MadeInvite, NewInvite
from schema.model import NewGame
from service.house import House
from service.invited import MOST_INVITES
from service.players import hash_of
from tests.service.house import TakingTurns, make_house
from tests.service.refusing import why
from tests.service.table import NOBODY, OPEN, player

pytestmark = pytest.mark.anyio
NO_GOOD = ("not_found", "invite")
ABSENT = ("not_found", "game")
KEY = "a key that nobody could ever guess, of length"


class Table:
    """A private game of Ann's, with Ben and Cat outside."""

    def __init__(self, house: House, ann: Caller, ben: Caller, cat: Caller, id_: str) -> None:
        self.house, self.desk, self.ann, self.ben, self.cat, self.id = house, house.desk, ann, ben, cat, id_

    async def invite(self, **how: int) -> MadeInvite:
        return await self.desk.invites.make(self.ann, self.id, NewInvite(**how))


@pytest.fixture
async def table(house: House) -> Table:
    ann, ben, cat = [await player(house, name) for name in ("Ann", "Ben", "Cat")]
    asked = NewGame(game="smugglers", seats=(OPEN, OPEN), sit=True, visibility="private")
    return Table(house, ann, ben, cat, (await house.desk.create(ann, asked)).id)


async def test_who_accepts_an_invite_may_see_the_game_and_sit_down(table: Table) -> None:
    invite = await table.invite()
    assert await why(table.desk.summary(table.ben, table.id)) == ABSENT
    assert (await table.desk.invites.accept(table.ben, invite.token)).id == table.id
    assert (await table.desk.view(table.ben, table.id)) is not None
    sat = await table.desk.lobby.sit(table.ben, table.id, None, "")
    assert [seat.name for seat in sat.seats] == ["Ann", "Ben"]


async def test_an_invite_is_good_for_as_many_as_it_says(table: Table) -> None:
    invite = await table.invite(uses=1)
    await table.desk.invites.accept(table.ben, invite.token)
    await table.desk.invites.accept(table.ben, invite.token)  # who sends it again takes no more
    assert await why(table.desk.invites.accept(table.cat, invite.token)) == NO_GOOD
    assert await why(table.desk.invites.preview(table.cat, invite.token)) == NO_GOOD
    assert await why(table.desk.summary(table.cat, table.id)) == ABSENT
    (known,) = (await table.desk.invites.of(table.ann, table.id)).invites
    assert (known.uses, known.left) == (1, 0)


async def test_several_at_once_get_no_more_than_there_is(table: Table, store: TakingTurns) -> None:
    invite = await table.invite(uses=2)
    houses = [make_house(store) for _ in range(2)]
    people = [await player(table.house, f"Number {n}") for n in range(6)]
    answers = await asyncio.gather(
        *(houses[n % 2].desk.invites.accept(each, invite.token) for n, each in enumerate(people)),
        return_exceptions=True,
    )
    assert sum(not isinstance(answer, Exception) for answer in answers) == 2
    assert len((await table.desk.invites.of(table.ann, table.id)).invited) == 2


@pytest.mark.parametrize(
    "token", ["", "tli_", "tli_x", "tli_" + "x" * 43, "tl_" + "x" * 43, "\ud800", "a b", "x" * 500]
)
async def test_a_token_that_was_never_given_is_no_good(table: Table, token: str) -> None:
    for answer in (table.desk.invites.preview(NOBODY, token), table.desk.invites.accept(table.ben, token)):
        assert await why(answer) == NO_GOOD


async def test_an_invite_that_was_revoked_is_no_good_but_who_accepted_it_may_still_come(table: Table) -> None:
    invite = await table.invite(uses=5)
    await table.desk.invites.accept(table.ben, invite.token)
    left = await table.desk.invites.revoke(table.ann, table.id, invite.about.id)
    assert (left.invites, [(each.player, each.name) for each in left.invited]) == ((), [(table.ben.player, "Ben")])
    assert await why(table.desk.invites.accept(table.cat, invite.token)) == NO_GOOD
    assert await why(table.desk.invites.accept(table.ben, invite.token)) == NO_GOOD
    assert (await table.desk.summary(table.ben, table.id)).id == table.id


async def test_what_still_points_to_an_invite_proves_nothing(table: Table, store: TakingTurns) -> None:
    """Should the document that finds an invite by its token be left over, say."""
    invite = await table.invite()
    await table.desk.invites.revoke(table.ann, table.id, invite.about.id)
    await store.put(f"invite:{hash_of(invite.token)}", table.id.encode())
    assert await why(table.desk.invites.accept(table.ben, invite.token)) == NO_GOOD


async def test_an_invite_expires(table: Table) -> None:
    invite = await table.invite(days=1)
    table.house.games.clock = lambda: invite.about.expires_at
    assert await why(table.desk.invites.accept(table.ben, invite.token)) == NO_GOOD
    assert (await table.desk.invites.of(table.ann, table.id)).invites == ()


async def test_who_is_uninvited_sees_nothing_more_and_cannot_come_back_by_the_same_link(table: Table) -> None:
    invites = [await table.invite(uses=5) for _ in range(2)]
    await table.desk.invites.accept(table.ben, invites[0].token)
    await table.desk.invites.keep(table.ann, table.id, 1, str(table.ben.player))
    left = await table.desk.invites.uninvite(table.ann, table.id, str(table.ben.player))
    assert left.invited == ()
    assert await why(table.desk.summary(table.ben, table.id)) == ABSENT
    for invite in invites:
        assert await why(table.desk.invites.accept(table.ben, invite.token)) == NO_GOOD
    await table.desk.invites.accept(table.cat, invites[0].token)
    again = await table.invite()
    assert (await table.desk.invites.accept(table.ben, again.token)).id == table.id


async def test_another_instance_forgets_who_is_uninvited_within_five_seconds(table: Table, store: TakingTurns) -> None:
    other, now = make_house(store), 2_000_000_000_000
    guests = other.desk.gate._guests
    guests._clock = lambda: now
    await table.desk.invites.accept(table.ben, (await table.invite()).token)
    assert (await other.desk.summary(table.ben, table.id)).id == table.id
    await table.desk.invites.uninvite(table.ann, table.id, str(table.ben.player))
    now += 4_999
    assert (await other.desk.summary(table.ben, table.id)).id == table.id
    now += 1
    assert await why(other.desk.summary(table.ben, table.id)) == ABSENT


async def test_another_instance_knows_at_once_who_is_invited(table: Table, store: TakingTurns) -> None:
    other = make_house(store)
    assert await why(other.desk.summary(table.ben, table.id)) == ABSENT
    await table.desk.invites.accept(table.cat, (await table.invite()).token)
    assert (await other.desk.summary(table.cat, table.id)).id == table.id
    await table.desk.invites.accept(table.ben, (await table.invite()).token)
    assert (await other.desk.summary(table.ben, table.id)).id == table.id


async def test_an_invite_for_a_seat_keeps_it_for_whoever_accepts(table: Table) -> None:
    invite = await table.invite(seat=1)
    before = await table.desk.invites.preview(NOBODY, invite.token)
    assert (before.host, before.seat, before.status) == ("Ann", 1, "open")
    kept = await table.desk.invites.accept(table.ben, invite.token)
    assert (kept.seats[1].kept, kept.seats[1].name) == (table.ben.player, "Ben")
    await table.desk.invites.accept(table.ben, invite.token)
    other = await table.invite()
    await table.desk.invites.accept(table.cat, other.token)
    assert await why(table.desk.lobby.sit(table.cat, table.id, 1, "")) == ("seat_taken", "kept")
    assert await why(table.desk.lobby.sit(table.cat, table.id, None, "")) == ("table_full", "kept")
    assert (await table.desk.lobby.sit(table.ben, table.id, None, "")).seats[1].player == table.ben.player


async def test_an_invite_for_a_seat_that_another_has_by_now_is_refused_and_not_used_up(table: Table) -> None:
    invite = await table.invite(seat=1)
    await table.desk.invites.keep(table.ann, table.id, 1, str(table.cat.player))
    assert await why(table.desk.invites.accept(table.ben, invite.token)) == ("seat_taken", "kept")
    await table.desk.invites.keep(table.ann, table.id, 1, None)
    await table.desk.lobby.sit(table.ann, table.id, 1, "")
    assert (await why(table.desk.invites.accept(table.ben, invite.token)))[0] == "seat_taken"
    await table.desk.lobby.stand(table.ann, table.id, 1)
    assert (await table.desk.invites.accept(table.ben, invite.token)).seats[1].kept == table.ben.player


async def test_no_invite_is_made_for_a_seat_that_is_not_to_be_had(table: Table) -> None:
    desk, ann, id_ = table.desk, table.ann, table.id
    assert (await why(desk.invites.make(ann, id_, NewInvite(seat=0))))[0] == "seat_taken"
    assert await why(desk.invites.make(ann, id_, NewInvite(seat=2))) == ("not_found", "seat")
    assert (await why(desk.invites.make(ann, id_, NewInvite(seat=1, uses=2))))[0] == "malformed"


async def test_only_the_host_invites(table: Table) -> None:
    await table.desk.invites.accept(table.ben, (await table.invite()).token)
    uses = (
        lambda who: table.desk.invites.make(who, table.id, NewInvite()),
        lambda who: table.desk.invites.of(who, table.id),
        lambda who: table.desk.invites.revoke(who, table.id, "i_01J00000000000000000000000"),
        lambda who: table.desk.invites.uninvite(who, table.id, str(table.cat.player)),
        lambda who: table.desk.invites.keep(who, table.id, 1, str(table.cat.player)),
    )
    for use in uses:
        assert await why(use(table.ben)) == ("forbidden", "host")
        assert await why(use(table.cat)) == ABSENT


async def test_the_host_and_who_sits_there_use_up_no_invite(table: Table) -> None:
    invite = await table.invite()
    await table.desk.invites.accept(table.ann, invite.token)
    assert (await table.desk.invites.of(table.ann, table.id)).invites[0].left == 1


async def test_an_invite_is_there_once_for_one_key(table: Table) -> None:
    make = table.desk.invites.make
    first = await make(table.ann, table.id, NewInvite(), KEY)
    assert (await make(table.ann, table.id, NewInvite(), KEY)).token == first.token
    assert (await why(make(table.ann, table.id, NewInvite(uses=2), KEY)))[0] == "command_id_reused"
    assert (await why(make(table.ann, table.id, NewInvite(), "short")))[0] == "malformed"
    assert len((await table.desk.invites.of(table.ann, table.id)).invites) == 1


async def test_there_are_so_many_invites_at_most(table: Table) -> None:
    for _ in range(MOST_INVITES):
        await table.invite()
    assert (await why(table.invite()))[0] == "malformed"


async def test_nothing_in_the_store_accepts_an_invite(table: Table, store: TakingTurns) -> None:
    invite = await table.invite(seat=1)
    await table.desk.invites.accept(table.ben, invite.token)
    kept = [*store._documents.items(), *((each, entry.data) for each, log in store._logs.items() for entry in log)]
    assert not [key for key, value in kept if invite.token.encode() in key.encode() + value]


async def test_a_player_who_was_never_invited_may_be_kept_out(table: Table) -> None:
    """And no player but one whom there is has a seat kept."""
    invite = await table.invite()
    await table.desk.invites.uninvite(table.ann, table.id, str(table.cat.player))
    assert await why(table.desk.invites.accept(table.cat, invite.token)) == NO_GOOD
    for nobody in ("p_01J00000000000000000000000", "x", "\ud800"):
        assert (await why(table.desk.invites.keep(table.ann, table.id, 1, nobody)))[0] == "not_found"
    assert (await why(table.desk.invites.uninvite(table.ann, table.id, "\ud800")))[0] == "not_found"


async def test_an_invite_to_a_game_without_spectators_is_no_good_while_it_runs(house: House) -> None:
    ann, ben = [await player(house, name) for name in ("Ann", "Ben")]
    asked = NewGame(game="smugglers", seats=(OPEN, OPEN), sit=True, visibility="private", spectators=False)
    game = (await house.desk.create(ann, asked)).id
    invite = await house.desk.invites.make(ann, game, NewInvite())
    assert (await house.desk.invites.preview(NOBODY, invite.token)).status == "open"
    await house.desk.lobby.sit(ann, game, 1, "")
    await house.desk.lobby.start(ann, game, "")
    for answer in (house.desk.invites.preview(NOBODY, invite.token), house.desk.invites.accept(ben, invite.token)):
        assert await why(answer) == NO_GOOD
