from typing import Any, Optional

from pydantic import Field
from turnledger_client.scalars import Timestamp

from .base_model import BaseModel
from .enums import (
    AtZero,
    Bot,
    Channel,
    ClockKind,
    GameName,
    GameStatus,
    Hold,
    NoticeKind,
    OwnCards,
    Scope,
    SeatInputKind,
    UndoPolicy,
    Visibility,
)


class AdminEndGameInput(BaseModel):
    """A game that is to end, and why."""

    game_id: str
    reason: str
    "Why, for those it concerns to read."


class AdminLiftSuspensionInput(BaseModel):
    """A player who is to be suspended no longer."""

    player: str


class AdminRemoveMessageInput(BaseModel):
    """A message that is to be removed, and why."""

    game_id: str
    message: str
    reason: str
    "Why, for those it concerns to read."


class AdminSetQuotaInput(BaseModel):
    """How much a player may use, in place of what the settings say; null: what they say."""

    games: Optional[int] = None
    "Games that aren't over, created by the player."
    rate: Optional[int] = None
    "Requests in a minute."
    player: str


class AdminSuspendInput(BaseModel):
    """A player who may look on but change nothing."""

    reason: str
    "Why, for those it concerns to read."
    until: Optional[Timestamp] = None
    "Until when, in milliseconds since 1970, UTC; without it, until it is lifted."
    player: str


class AnswerUndoInput(BaseModel):
    """Whether a player agrees to what another proposed. Who proposed it may withdraw it so."""

    game_id: str
    seat: Optional[int] = None
    "May be left out where you hold one seat."
    expected_version: Optional[int] = None
    "Refuse with VersionConflict if the game is at another version."
    command_id: Optional[str] = ""
    "Sent again, it gets the first answer and does nothing twice."
    agree: bool


class AttendInput(BaseModel):
    """One of your seats in a running game."""

    game_id: str
    seat: int
    command_id: Optional[str] = ""
    "Sent again, it gets the first answer and does nothing twice."


class BeginCampaignGameInput(BaseModel):
    """A campaign whose next game is to begin."""

    campaign_id: str
    command_id: Optional[str] = ""
    "Sent again, it gets the first answer and does nothing twice."


class BetrayInput(BaseModel):
    """KO a Bindings from your hand; the player to your right gains your other ones."""

    game_id: str
    seat: Optional[int] = None
    "May be left out where you hold one seat."
    expected_version: Optional[int] = None
    "Refuse with VersionConflict if the game is at another version."
    command_id: Optional[str] = ""
    "Sent again, it gets the first answer and does nothing twice."


class BuyMenaceInput(BaseModel):
    """Buy an Alien Menace Token."""

    game_id: str
    seat: Optional[int] = None
    "May be left out where you hold one seat."
    expected_version: Optional[int] = None
    "Refuse with VersionConflict if the game is at another version."
    command_id: Optional[str] = ""
    "Sent again, it gets the first answer and does nothing twice."


class ChangeOptionsInput(BaseModel):
    """What is to be played instead: the preset's options, where one is named, and over them those that are given."""

    game_id: str
    preset: Optional[str] = None
    options: Optional[Any] = None
    command_id: Optional[str] = ""
    "Sent again, it gets the first answer and does nothing twice."


class ChangeWebhookInput(BaseModel):
    """What is to be different about a webhook; what isn't said stays."""

    webhook: str
    url: Optional[str] = None
    "Where notices go: an https URL."
    kinds: Optional[list[NoticeKind]] = None
    "Which notices go there."
    enabled: Optional[bool] = None
    "Whether notices go there at all."


class CoordinateInput(BaseModel):
    """Lend a card with Coordinate from your hand to the player whose turn it is, and draw a card for it."""

    game_id: str
    seat: Optional[int] = None
    "May be left out where you hold one seat."
    expected_version: Optional[int] = None
    "Refuse with VersionConflict if the game is at another version."
    command_id: Optional[str] = ""
    "Sent again, it gets the first answer and does nothing twice."
    card: int
    "The id of the card on the table."


class CreateCampaignInput(BaseModel):
    """A campaign to be created."""

    game: GameName
    options: Optional[Any] = None
    seats: list["SeatInput"]
    sit: Optional[bool] = False
    visibility: Optional[Visibility] = Visibility.public
    "Who may see it: all, in lists too; whoever has its id; or only its own people."
    spectators: Optional[bool] = True
    "Whether those may watch who don't sit there, while it runs."
    delay: Optional[int] = 0
    "So many commits late spectators see it, while it runs; the lobby as it is."
    undo: Optional[UndoPolicy] = UndoPolicy.none
    "What may be taken back: nothing, each player's own last action, or what all players agree to."
    clock: Optional["NewClockInput"] = None
    command_id: Optional[str] = ""
    "Sent again, it gets the first answer and does nothing twice."


class CreateGameInput(BaseModel):
    """A game to be created."""

    game: GameName
    preset: Optional[str] = None
    options: Optional[Any] = None
    seats: list["SeatInput"]
    sit: Optional[bool] = False
    visibility: Optional[Visibility] = Visibility.public
    "Who may see it: all, in lists too; whoever has its id; or only its own people."
    spectators: Optional[bool] = True
    "Whether those may watch who don't sit there, while it runs."
    delay: Optional[int] = 0
    "So many commits late spectators see it, while it runs; the lobby as it is."
    undo: Optional[UndoPolicy] = UndoPolicy.none
    "What may be taken back: nothing, each player's own last action, or what all players agree to."
    clock: Optional["NewClockInput"] = None
    wait_for_ready: Optional[bool] = False
    "Whether the game begins only once everybody who sits, but for the host, is ready."
    command_id: Optional[str] = ""
    "Sent again, it gets the first answer and does nothing twice."


class DecideInput(BaseModel):
    """Answer an open decision with the keys of the options chosen, in the order that matters."""

    game_id: str
    seat: Optional[int] = None
    "May be left out where you hold one seat."
    expected_version: Optional[int] = None
    "Refuse with VersionConflict if the game is at another version."
    command_id: Optional[str] = ""
    "Sent again, it gets the first answer and does nothing twice."
    decision: int
    "The number of the decision."
    choice: Optional[list[str]] = Field(default_factory=lambda: [])
    "Keys of the options chosen."


class DiscardVigilantInput(BaseModel):
    """Discard a Vigilant card in play for what it does then."""

    game_id: str
    seat: Optional[int] = None
    "May be left out where you hold one seat."
    expected_version: Optional[int] = None
    "Refuse with VersionConflict if the game is at another version."
    command_id: Optional[str] = ""
    "Sent again, it gets the first answer and does nothing twice."
    card: int
    "The id of the card on the table."


class DodgeInput(BaseModel):
    """Discard a card with Dodge from your hand and draw a card for it."""

    game_id: str
    seat: Optional[int] = None
    "May be left out where you hold one seat."
    expected_version: Optional[int] = None
    "Refuse with VersionConflict if the game is at another version."
    command_id: Optional[str] = ""
    "Sent again, it gets the first answer and does nothing twice."
    card: int
    "The id of the card on the table."


class EndActionPhaseInput(BaseModel):
    """Spend no more Action Points and go on to your Battle Phase."""

    game_id: str
    seat: Optional[int] = None
    "May be left out where you hold one seat."
    expected_version: Optional[int] = None
    "Refuse with VersionConflict if the game is at another version."
    command_id: Optional[str] = ""
    "Sent again, it gets the first answer and does nothing twice."


class EndActionsInput(BaseModel):
    """Do no more this turn: what comes at its end follows, and a new hand."""

    game_id: str
    seat: Optional[int] = None
    "May be left out where you hold one seat."
    expected_version: Optional[int] = None
    "Refuse with VersionConflict if the game is at another version."
    command_id: Optional[str] = ""
    "Sent again, it gets the first answer and does nothing twice."


class FightEnemyInput(BaseModel):
    """Fight a face-up enemy with as much Attack as it has."""

    game_id: str
    seat: Optional[int] = None
    "May be left out where you hold one seat."
    expected_version: Optional[int] = None
    "Refuse with VersionConflict if the game is at another version."
    command_id: Optional[str] = ""
    "Sent again, it gets the first answer and does nothing twice."
    card: int
    "The id of the card on the table."


class FightInput(BaseModel):
    """Fight an Adversary in the city or the Commander, with as much Attack as they have."""

    game_id: str
    seat: Optional[int] = None
    "May be left out where you hold one seat."
    expected_version: Optional[int] = None
    "Refuse with VersionConflict if the game is at another version."
    command_id: Optional[str] = ""
    "Sent again, it gets the first answer and does nothing twice."
    card: int
    "The id of the card on the table."
    recruit: Optional[int] = 0
    "How much of the Attack is paid with Recruit Points, where a card allows that."


class FightPlayerInput(BaseModel):
    """Fight another player or an Alien Player with as much Attack as the Defense: a Strike is drawn there."""

    game_id: str
    seat: Optional[int] = None
    "May be left out where you hold one seat."
    expected_version: Optional[int] = None
    "Refuse with VersionConflict if the game is at another version."
    command_id: Optional[str] = ""
    "Sent again, it gets the first answer and does nothing twice."
    opponent: int
    "The seat that is fought."


class ForkGameInput(BaseModel):
    """A sandbox to be begun from a version of a game."""

    at: Optional[int] = None
    "After which version; else the newest at which nothing is to be decided."
    seat: Optional[int] = None
    "As which of your seats; else as the first, or as a spectator."
    hold: Optional[Hold] = Hold.own
    "Which seats you have in it: this one, with bots in the others, or all."
    visibility: Optional[Visibility] = None
    "Else unlisted, or private where not all may see what you know of the game."
    game_id: str
    command_id: Optional[str] = ""
    "Sent again, it gets the first answer and does nothing twice."


class GameFilter(BaseModel):
    """Which games to list: those of which all is so that is said here."""

    game: Optional[GameName] = None
    status: Optional[GameStatus] = None
    mine: Optional[bool] = False
    "Those that you created or sit at; otherwise those that are public."
    seats: Optional[int] = None
    "With so many seats."
    bots: Optional[bool] = None
    "In which bots sit, or don't."
    joinable: Optional[bool] = False
    "At which you could sit down now."
    waiting: Optional[bool] = False
    "Of yours, those that wait for you."


class GrantTokenInput(BaseModel):
    """A personal access token to be made for a player, to `audit` or to `admin`."""

    name: str
    "What it is for, for yourself to read."
    scopes: list[Scope]
    days: Optional[int] = 90
    "How many days it is good for."
    player: str
    command_id: Optional[str] = ""
    "Sent again, it gets the same player and the same token, which is derived from it. So it is as secret as the token: at least 32 characters that nobody can guess, such as a random UUID, used for nothing else."


class HandOverInput(BaseModel):
    """The seat of the player who is to be the host."""

    game_id: str
    seat: int
    command_id: Optional[str] = ""
    "Sent again, it gets the first answer and does nothing twice."


class HealInput(BaseModel):
    """KO all Wounds from your hand."""

    game_id: str
    seat: Optional[int] = None
    "May be left out where you hold one seat."
    expected_version: Optional[int] = None
    "Refuse with VersionConflict if the game is at another version."
    command_id: Optional[str] = ""
    "Sent again, it gets the first answer and does nothing twice."


class JoinGameInput(BaseModel):
    """A seat to be taken: the first that is open, without one named."""

    game_id: str
    seat: Optional[int] = None
    client_seed: Optional[str] = ""
    "Entropy of yours for the game's random stream."
    command_id: Optional[str] = ""
    "Sent again, it gets the first answer and does nothing twice."


class KeepSeatInput(BaseModel):
    """A seat to be kept for a player; for nobody any more, without one."""

    game_id: str
    seat: int
    player: Optional[str] = None
    command_id: Optional[str] = ""
    "Sent again, it gets the first answer and does nothing twice."


class LandReinforcementInput(BaseModel):
    """Return a destroyed Alien to your Landing Site, or to another Space where a card lets you land.

    `second`: another one that lands for the same price, where your race may do that."""

    game_id: str
    seat: Optional[int] = None
    "May be left out where you hold one seat."
    expected_version: Optional[int] = None
    "Refuse with VersionConflict if the game is at another version."
    command_id: Optional[str] = ""
    "Sent again, it gets the first answer and does nothing twice."
    alien: int
    "The id of the Alien's figure."
    space: str
    "A Space by name, such as P1.4 or O.C."
    second: Optional[int] = 0
    "Another Alien landed along with it; 0 for none."


class LeaveGameInput(BaseModel):
    """A seat to be left."""

    game_id: str
    seat: int
    command_id: Optional[str] = ""
    "Sent again, it gets the first answer and does nothing twice."


class LinkIdentityInput(BaseModel):
    """Who one is elsewhere."""

    id_token: str
    "What the OpenID provider issued."


class MakeInviteInput(BaseModel):
    """An invite to a game to be made."""

    uses: Optional[int] = 1
    "How many players may accept it."
    days: Optional[int] = 7
    "How many days it is good for."
    seat: Optional[int] = None
    "The seat that it is for, which is kept for whoever accepts it."
    game_id: str
    command_id: Optional[str] = ""
    "Sent again, it gets the same player and the same token, which is derived from it. So it is as secret as the token: at least 32 characters that nobody can guess, such as a random UUID, used for nothing else."


class MakeTokenInput(BaseModel):
    """A personal access token to be made."""

    name: str
    "What it is for, for yourself to read."
    scopes: list[Scope]
    days: Optional[int] = 90
    "How many days it is good for."
    command_id: Optional[str] = ""
    "Sent again, it gets the same player and the same token, which is derived from it. So it is as secret as the token: at least 32 characters that nobody can guess, such as a random UUID, used for nothing else."


class MakeWebhookInput(BaseModel):
    """Where notices are to go, and which."""

    url: str
    "Where notices go: an https URL."
    kinds: list[NoticeKind]
    "Which notices go there."
    enabled: Optional[bool] = True
    "Whether notices go there at all."
    command_id: Optional[str] = ""
    "Sent again, it gets the same player and the same token, which is derived from it. So it is as secret as the token: at least 32 characters that nobody can guess, such as a random UUID, used for nothing else."


class MoveAlienInput(BaseModel):
    """Move one of your Aliens to an adjacent Space."""

    game_id: str
    seat: Optional[int] = None
    "May be left out where you hold one seat."
    expected_version: Optional[int] = None
    "Refuse with VersionConflict if the game is at another version."
    command_id: Optional[str] = ""
    "Sent again, it gets the first answer and does nothing twice."
    alien: int
    "The id of the Alien's figure."
    space: str
    "A Space by name, such as P1.4 or O.C."


class NewClockInput(BaseModel):
    """How long players may take."""

    kind: ClockKind
    "For what a seat has its time: for each decision, for all its turns together, or for each turn."
    seconds: Optional[int] = None
    "With `decision`, for each; with `turn`, for all that a seat does."
    increment: Optional[int] = 0
    "With `turn`: seconds more each time the game comes to wait for the seat."
    days: Optional[int] = None
    "With `days`: so many each time."
    at_zero: Optional[AtZero] = AtZero.answer
    "What happens to a seat whose time is up: the least it could do is done, a bot takes it for good, or one stands in until its player is back."


class PayForInput(BaseModel):
    """Pay for what a card on the table lets you do."""

    game_id: str
    seat: Optional[int] = None
    "May be left out where you hold one seat."
    expected_version: Optional[int] = None
    "Refuse with VersionConflict if the game is at another version."
    command_id: Optional[str] = ""
    "Sent again, it gets the first answer and does nothing twice."
    card: int
    "The id of the card on the table."
    deed: Optional[int] = 0
    "Which of the card's deeds it is, counted from 0."


class PingWebhookInput(BaseModel):
    """A webhook that is to be tried."""

    webhook: str


class PlayCardInput(BaseModel):
    """Play a card from your hand."""

    game_id: str
    seat: Optional[int] = None
    "May be left out where you hold one seat."
    expected_version: Optional[int] = None
    "Refuse with VersionConflict if the game is at another version."
    command_id: Optional[str] = ""
    "Sent again, it gets the first answer and does nothing twice."
    card: int
    "The id of the card on the table."


class PlayCoordinatedInput(BaseModel):
    """Play a copy of a card that another player has coordinated to you."""

    game_id: str
    seat: Optional[int] = None
    "May be left out where you hold one seat."
    expected_version: Optional[int] = None
    "Refuse with VersionConflict if the game is at another version."
    command_id: Optional[str] = ""
    "Sent again, it gets the first answer and does nothing twice."
    card: int
    "The id of the card on the table."


class PlayCopyInput(BaseModel):
    """Play a copy of the Ally that a card lets you copy."""

    game_id: str
    seat: Optional[int] = None
    "May be left out where you hold one seat."
    expected_version: Optional[int] = None
    "Refuse with VersionConflict if the game is at another version."
    command_id: Optional[str] = ""
    "Sent again, it gets the first answer and does nothing twice."
    card: int
    "The id of the card on the table."


class PlayEventInput(BaseModel):
    """Play an Event from your hand."""

    game_id: str
    seat: Optional[int] = None
    "May be left out where you hold one seat."
    expected_version: Optional[int] = None
    "Refuse with VersionConflict if the game is at another version."
    command_id: Optional[str] = ""
    "Sent again, it gets the first answer and does nothing twice."
    card: int
    "The id of the card on the table."


class PrepareRecoveryInput(BaseModel):
    """A recovery code to be made."""

    command_id: Optional[str] = ""
    "Sent again, it gets the same player and the same token, which is derived from it. So it is as secret as the token: at least 32 characters that nobody can guess, such as a random UUID, used for nothing else."


class ReactInput(BaseModel):
    """In another player's Action Phase: discard a card from your hand for what it does then."""

    game_id: str
    seat: Optional[int] = None
    "May be left out where you hold one seat."
    expected_version: Optional[int] = None
    "Refuse with VersionConflict if the game is at another version."
    command_id: Optional[str] = ""
    "Sent again, it gets the first answer and does nothing twice."
    card: int
    "The id of the card on the table."


class ReadmitInput(BaseModel):
    """A player who was sent away, and may sit down again."""

    game_id: str
    player: str
    command_id: Optional[str] = ""
    "Sent again, it gets the first answer and does nothing twice."


class RecoverAccountInput(BaseModel):
    """What was written down."""

    code: str
    "The recovery code, however it is grouped."
    command_id: Optional[str] = ""
    "Sent again, it gets the same player and the same token, which is derived from it. So it is as secret as the token: at least 32 characters that nobody can guess, such as a random UUID, used for nothing else."


class RecruitInput(BaseModel):
    """Recruit a card from the row or from a stack, for its cost."""

    game_id: str
    seat: Optional[int] = None
    "May be left out where you hold one seat."
    expected_version: Optional[int] = None
    "Refuse with VersionConflict if the game is at another version."
    command_id: Optional[str] = ""
    "Sent again, it gets the first answer and does nothing twice."
    card: int
    "The id of the card on the table."


class RematchInput(BaseModel):
    """A game that is over, and is to be played again by the same people."""

    game_id: str
    "The game that is over."


class RemoveMessageInput(BaseModel):
    """A message that is to be removed."""

    game_id: str
    message: str


class RemoveWebhookInput(BaseModel):
    """A webhook that is to be no more."""

    webhook: str


class RepairInput(BaseModel):
    """Take a Ship Strike off Serenity for its price."""

    game_id: str
    seat: Optional[int] = None
    "May be left out where you hold one seat."
    expected_version: Optional[int] = None
    "Refuse with VersionConflict if the game is at another version."
    command_id: Optional[str] = ""
    "Sent again, it gets the first answer and does nothing twice."
    card: int
    "The id of the card on the table."


class ReplayNoticesInput(BaseModel):
    """Which dead letters to send again: the one of a notice, or those given up since a time; all, where neither is said."""

    webhook: str
    notice: Optional[str] = None
    "The same however often it is sent: the header `webhook-id`."
    since: Optional[Timestamp] = None
    "Milliseconds since 1970, UTC."


class ResolveSpaceInput(BaseModel):
    """Explore and fight in one of the Spaces where your Aliens are, in your Battle Phase."""

    game_id: str
    seat: Optional[int] = None
    "May be left out where you hold one seat."
    expected_version: Optional[int] = None
    "Refuse with VersionConflict if the game is at another version."
    command_id: Optional[str] = ""
    "Sent again, it gets the first answer and does nothing twice."
    space: str
    "A Space by name, such as P1.4 or O.C."


class RevokeInviteInput(BaseModel):
    """An invite that nobody more is to accept."""

    game_id: str
    invite: str
    "`i_` and a ULID."


class RevokeTokenInput(BaseModel):
    """A personal access token that is to be void."""

    token: str


class RotateWebhookInput(BaseModel):
    """A webhook that is to have another secret."""

    webhook: str
    command_id: Optional[str] = ""
    "Sent again, it gets the same player and the same token, which is derived from it. So it is as secret as the token: at least 32 characters that nobody can guess, such as a random UUID, used for nothing else."


class SacrificeInput(BaseModel):
    """Give up a card that you played this turn for its Sacrifice effect."""

    game_id: str
    seat: Optional[int] = None
    "May be left out where you hold one seat."
    expected_version: Optional[int] = None
    "Refuse with VersionConflict if the game is at another version."
    command_id: Optional[str] = ""
    "Sent again, it gets the first answer and does nothing twice."
    play: int
    "Which play of this turn it is, counted from 0."


class SayInput(BaseModel):
    """What you say at a table."""

    text: str
    "Plain text on one line, which nobody formats."
    to: Optional[Channel] = Channel.table
    "Who is told: all who sit at the table, or those who play for the same team."
    seat: Optional[int] = None
    "From which seat; it need be said only by who holds several."
    game_id: str
    command_id: Optional[str] = ""
    "Sent again, it gets the first answer and does nothing twice."


class ScanInput(BaseModel):
    """Turn up the hidden card of a room, for its Scan Cost."""

    game_id: str
    seat: Optional[int] = None
    "May be left out where you hold one seat."
    expected_version: Optional[int] = None
    "Refuse with VersionConflict if the game is at another version."
    command_id: Optional[str] = ""
    "Sent again, it gets the first answer and does nothing twice."
    room: str
    "The room."


class SeatBotsInput(BaseModel):
    """A bot for one open seat; for every seat that is open to anybody, without one named."""

    game_id: str
    seat: Optional[int] = None
    bot: Optional[Bot] = None
    command_id: Optional[str] = ""
    "Sent again, it gets the first answer and does nothing twice."


class SeatInput(BaseModel):
    """A seat at creation: open to a player, or played by a bot."""

    kind: Optional[SeatInputKind] = SeatInputKind.open
    bot: Optional[Bot] = None


class SetAutoPassInput(BaseModel):
    """Pass in every response window, or in those of one name, without being asked, until taken back; all see it."""

    game_id: str
    seat: Optional[int] = None
    "May be left out where you hold one seat."
    expected_version: Optional[int] = None
    "Refuse with VersionConflict if the game is at another version."
    command_id: Optional[str] = ""
    "Sent again, it gets the first answer and does nothing twice."
    on: bool
    "Whether to pass by itself."
    window: Optional[str] = ""
    "The windows that this is for; all of them if empty."


class SetClockInput(BaseModel):
    """Whether the clock of a game should be stopped."""

    game_id: str
    stopped: bool
    "True: it should stop; false: it should run."
    command_id: Optional[str] = ""
    "Sent again, it gets the first answer and does nothing twice."


class SetLocaleInput(BaseModel):
    """A player's own language."""

    locale: str
    "The language to be answered in, unless a request asks for another."


class SetReadyInput(BaseModel):
    """Whether you are ready, in all your seats."""

    game_id: str
    ready: Optional[bool] = True
    command_id: Optional[str] = ""
    "Sent again, it gets the first answer and does nothing twice."


class ShareHandInput(BaseModel):
    """Let your partners see your hand, or don't."""

    game_id: str
    seat: Optional[int] = None
    "May be left out where you hold one seat."
    expected_version: Optional[int] = None
    "Refuse with VersionConflict if the game is at another version."
    command_id: Optional[str] = ""
    "Sent again, it gets the first answer and does nothing twice."
    on: bool
    "Whether partners see the Events you draw, and those you hold now."


class ShowCardsInput(BaseModel):
    """Show all cards of your hand, as they are now, to another player or to everybody."""

    game_id: str
    seat: Optional[int] = None
    "May be left out where you hold one seat."
    expected_version: Optional[int] = None
    "Refuse with VersionConflict if the game is at another version."
    command_id: Optional[str] = ""
    "Sent again, it gets the first answer and does nothing twice."
    cards: Optional[OwnCards] = OwnCards.hand
    "Which of your cards; an Agenda that is hidden can't be shown."
    to: Optional[int] = None
    "The seat that sees them."


class SignUpInput(BaseModel):
    """A guest who would like to play."""

    name: Optional[str] = ""
    locale: Optional[str] = None
    "The language to be answered in, unless a request asks for another."
    command_id: Optional[str] = ""
    "Sent again, it gets the same player and the same token, which is derived from it. So it is as secret as the token: at least 32 characters that nobody can guess, such as a random UUID, used for nothing else."


class StartGameInput(BaseModel):
    """A game to begin."""

    game_id: str
    client_seed: Optional[str] = ""
    "Entropy of yours for the game's random stream."
    command_id: Optional[str] = ""
    "Sent again, it gets the first answer and does nothing twice."


class SwapCoordinateInput(BaseModel):
    """Playing alone: discard a card with Coordinate from your hand for a new card, once a turn."""

    game_id: str
    seat: Optional[int] = None
    "May be left out where you hold one seat."
    expected_version: Optional[int] = None
    "Refuse with VersionConflict if the game is at another version."
    command_id: Optional[str] = ""
    "Sent again, it gets the first answer and does nothing twice."
    card: int
    "The id of the card on the table."


class TheInviteInput(BaseModel):
    """Which invite."""

    token: str
    "The token of an invite."


class UndoInput(BaseModel):
    """How far to go back: to before the seat's last action, where it isn't said."""

    game_id: str
    seat: Optional[int] = None
    "May be left out where you hold one seat."
    expected_version: Optional[int] = None
    "Refuse with VersionConflict if the game is at another version."
    command_id: Optional[str] = ""
    "Sent again, it gets the first answer and does nothing twice."
    to: Optional[int] = None
    "The version whose table comes back."


class UninviteInput(BaseModel):
    """A player who is to be invited no more."""

    game_id: str
    player: str


class UseAbilityInput(BaseModel):
    """Use an ability of your Race Sheet or of a card on the table, by its number in the card's definition."""

    game_id: str
    seat: Optional[int] = None
    "May be left out where you hold one seat."
    expected_version: Optional[int] = None
    "Refuse with VersionConflict if the game is at another version."
    command_id: Optional[str] = ""
    "Sent again, it gets the first answer and does nothing twice."
    card: int
    "The id of the card on the table."
    ability: int
    "The number of the ability, from 0 on."


class UseOnceInput(BaseModel):
    """Use what a card played this turn lets you do once this turn."""

    game_id: str
    seat: Optional[int] = None
    "May be left out where you hold one seat."
    expected_version: Optional[int] = None
    "Refuse with VersionConflict if the game is at another version."
    command_id: Optional[str] = ""
    "Sent again, it gets the first answer and does nothing twice."
    play: int
    "Which play of this turn it is, counted from 0."


CreateCampaignInput.model_rebuild()
CreateGameInput.model_rebuild()
