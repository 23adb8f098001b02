from typing import Annotated, Any, Literal, Optional, Union

from pydantic import Field
from turnledger_client.scalars import Timestamp

from .base_model import BaseModel
from .enums import (
    AtZero,
    Channel,
    ClockKind,
    DeliveryFailure,
    GameName,
    GameStatus,
    NoticeKind,
    RefusalCode,
    Scope,
    SeatKind,
    UndoPolicy,
    Visibility,
)


class PersonalToken(BaseModel):
    id: str
    name: str
    scopes: list[Scope]
    created_at: Timestamp
    expires_at: Timestamp


class Attempt(BaseModel):
    typename__: Literal["Attempt"] = Field(alias="__typename")
    notice: str
    kind: str
    number: int
    at: Timestamp
    milliseconds: int
    status: Optional[int] = Field(default=None)
    failure: Optional[DeliveryFailure] = Field(default=None)


class Occasion(BaseModel):
    game_id: str
    game: GameName
    version: int
    seats: list[int]
    by: Optional[int] = Field(default=None)


class DeadLetter(BaseModel):
    notice: str
    kind: str
    at: Timestamp
    about: Optional["Occasion"] = Field(default=None)
    last: "Attempt"


class Webhook(BaseModel):
    typename__: Literal["Webhook"] = Field(alias="__typename")
    id: str
    url: str
    kinds: list[NoticeKind]
    enabled: bool
    gone: bool
    created_at: Timestamp
    old_secret_until: Optional[Timestamp] = Field(default=None)
    attempts: list["Attempt"]
    dead_letters: list["DeadLetter"]


class Player(BaseModel):
    typename__: Literal["Player"] = Field(alias="__typename")
    id: str
    name: str
    locale: str
    tokens: Optional[list["PersonalToken"]] = Field(default=None)
    webhooks: Optional[list["Webhook"]] = Field(default=None)


class Suspension(BaseModel):
    reason: str
    until: Optional[Timestamp] = Field(default=None)


class Account(BaseModel):
    typename__: Literal["Account"] = Field(alias="__typename")
    player: "Player"
    suspended: Optional["Suspension"] = Field(default=None)
    games: int
    games_at_once: Optional[int] = Field(default=None)
    rate: Optional[int] = Field(default=None)
    tokens: int
    linked: bool
    deleted_at: Optional[Timestamp] = Field(default=None)


class Clock(BaseModel):
    kind: str
    seconds: int
    increment: int
    at_zero: str


class Fork(BaseModel):
    game: str
    version: int


class SeatClock(BaseModel):
    seat: int
    left: int
    since: Optional[Timestamp] = Field(default=None)
    deadline: Optional[Timestamp] = Field(default=None)


class GameClock(BaseModel):
    kind: ClockKind
    seconds: int
    increment: int
    at_zero: AtZero
    stopped: bool
    wished: list[int]
    missing: list[int]
    deadline: Optional[Timestamp] = Field(default=None)
    seats: list["SeatClock"]


class Invite(BaseModel):
    id: str
    seat: Optional[int] = Field(default=None)
    uses: int
    left: int
    created_at: Timestamp
    expires_at: Timestamp


class Invited(BaseModel):
    player: str
    name: str
    invite: str
    at: Timestamp


class Invites(BaseModel):
    typename__: Literal["Invites"] = Field(alias="__typename")
    invites: list["Invite"]
    invited: list["Invited"]


class Proof(BaseModel):
    seed_hash: str
    seed: Optional[str] = Field(default=None)
    head: str
    signature: Optional[str] = Field(default=None)
    signed_by: Optional[str] = Field(default=None)
    algorithm: str
    content: str
    export: str


class Seat(BaseModel):
    seat: int
    kind: SeatKind
    player: Optional[str] = Field(default=None)
    name: Optional[str] = Field(default=None)
    bot: Optional[str] = Field(default=None)
    kept: Optional[str] = Field(default=None)
    ready: bool


class UndoProposal(BaseModel):
    seat: int
    to: int
    agreed: list[int]
    awaited: list[int]


class Game(BaseModel):
    typename__: Literal["Game"] = Field(alias="__typename")
    id: str
    game: GameName
    preset: str
    options: Any
    visibility: Visibility
    spectators: bool
    delay: int
    status: GameStatus
    seats: list["Seat"]
    creator: str
    host: str
    wait_for_ready: bool
    barred: list[str]
    version: int
    awaited: list[int]
    campaign: Optional[str] = Field(default=None)
    fork: Optional["Fork"] = Field(default=None)
    expires_at: Optional[Timestamp] = Field(default=None)
    rematch: Optional[str] = Field(default=None)
    undo: UndoPolicy
    undo_proposal: Optional["UndoProposal"] = Field(default=None)
    clock: Optional["GameClock"] = Field(default=None)
    outcome: Optional[str] = Field(default=None)
    reason: Optional[str] = Field(default=None)
    winners: list[int]
    scores: list[int]
    created_at: Timestamp
    proof: "Proof"
    invites: Optional["Invites"] = Field(default=None)


class SeatPlan(BaseModel):
    kind: str
    player: str
    bot: str
    kept: str


class SeatTime(BaseModel):
    left: int
    awaited: bool
    since: Timestamp


class ActionAccepted(BaseModel):
    typename__: Literal["ActionAccepted"] = Field(alias="__typename")
    version: int
    events: list[
        Annotated[
            Union[
                "Event",
                "AbilityOff",
                "AbilityOn",
                "AbilityUsed",
                "AchievementEarned",
                "Activated",
                "AgendaDealt",
                "Agreed",
                "Aimed",
                "AlienPlayerDied",
                "Answered",
                "Asked",
                "AutoPassSet",
                "Barred",
                "BattleBegan",
                "BattleDecided",
                "Became",
                "BoardChosen",
                "BotSat",
                "CalledOff",
                "CameBack",
                "CardLent",
                "CardsBought",
                "Checkpoint",
                "ClassNamed",
                "ClockSet",
                "ClockSwitched",
                "ClockWished",
                "CloneMade",
                "ColourTaken",
                "CommandCounterRevealed",
                "Commanded",
                "Conquered",
                "Counted",
                "CounterAppeared",
                "CounterMet",
                "CounterPlaced",
                "CountersSetAside",
                "Created",
                "CreditsChanged",
                "Demolished",
                "DeploymentsDue",
                "Doomed",
                "Ended",
                "EpisodeBegan",
                "EpisodeEnded",
                "EventPlayed",
                "FacehuggerPlaced",
                "FightBegan",
                "FightDecided",
                "FightDiceRolled",
                "FightRoundBegan",
                "FightRoundResolved",
                "FightRoundWon",
                "FiguresTaken",
                "FirstChosen",
                "FirstPlayerChosen",
                "Forked",
                "GivenUp",
                "HandDrawn",
                "HandShared",
                "HiveRebuilt",
                "HostIs",
                "HumansHelped",
                "InevitableTimed",
                "LegacyChanged",
                "LetBack",
                "Liberated",
                "Made",
                "Marked",
                "MemberDefeated",
                "MemberReturned",
                "MenaceChanged",
                "Moved",
                "Noted",
                "ObjectiveCompleted",
                "OptionsChanged",
                "Paused",
                "PhaseBegan",
                "Played",
                "PlayedAs",
                "PlayerDefeated",
                "PlayerDied",
                "PlayerReturned",
                "PointsChanged",
                "Pooled",
                "ProposalsSettled",
                "Proposed",
                "Readied",
                "ReadySet",
                "Redealt",
                "Rolled",
                "RoomBlocked",
                "RoundOpened",
                "SatDown",
                "SeatKept",
                "Seen",
                "Shuffled",
                "Soared",
                "SpaceResolved",
                "SpacesLaid",
                "SpanEnded",
                "StackChosen",
                "Started",
                "StoodIn",
                "StoodUp",
                "Stopped",
                "TaskSettled",
                "TerrorGained",
                "TimeRanOut",
                "TotalChanged",
                "TrackMoved",
                "TurnBegan",
                "TurnPhaseBegan",
                "TurnSkipped",
                "TurnedAlien",
                "TurnedDown",
                "TurnedUp",
                "UndoAnswered",
                "UndoProposed",
                "Undone",
            ],
            Field(discriminator="typename__"),
        ]
    ]
    head: str
    signature: Optional[str] = Field(default=None)
    signed_by: Optional[str] = Field(default=None)
    game: "Game"


class Event(BaseModel):
    typename__: Literal["BattleEnded", "Event", "Expired", "FightEnded", "UndoLapsed"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None


class AbilityOff(BaseModel):
    typename__: Literal["AbilityOff"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    source: int
    number: Optional[int] = Field(default=None)


class AbilityOn(BaseModel):
    typename__: Literal["AbilityOn"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    source: int
    key: str
    number: Optional[int] = Field(default=None)
    hook: str
    seat: int
    until: str
    target: int


class AbilityUsed(BaseModel):
    typename__: Literal["AbilityUsed"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    seat: int
    key: str
    number: Optional[int] = Field(default=None)
    until: str


class AchievementEarned(BaseModel):
    typename__: Literal["AchievementEarned"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    seat: int
    achievement: str


class Activated(BaseModel):
    typename__: Literal["Activated"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    id: int


class AgendaDealt(BaseModel):
    typename__: Literal["AgendaDealt"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    seat: int
    id: int


class Agreed(BaseModel):
    typename__: Literal["Agreed"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    seat: int
    agreed_to: list[str]


class Aimed(BaseModel):
    typename__: Literal["Aimed"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    id: int
    seat: int


class AlienPlayerDied(BaseModel):
    typename__: Literal["AlienPlayerDied"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    seat: int


class Answered(BaseModel):
    typename__: Literal["Answered"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    decision: int
    seat: int
    choice: Optional[list[str]] = Field(default=None)


class Asked(BaseModel):
    typename__: Literal["Asked"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    decision: int
    seat: int
    ask: str
    option_keys: Optional[list[str]] = Field(default=None)
    least: Optional[int] = Field(default=None)
    most: Optional[int] = Field(default=None)


class AutoPassSet(BaseModel):
    typename__: Literal["AutoPassSet"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    seat: int
    on: bool
    window: str


class Barred(BaseModel):
    typename__: Literal["Barred"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    player: str


class BattleBegan(BaseModel):
    typename__: Literal["BattleBegan"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    seat: int
    space: str
    extra: bool


class BattleDecided(BaseModel):
    typename__: Literal["BattleDecided"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    winner: int


class Became(BaseModel):
    typename__: Literal["Became"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    id: int
    key: str


class BoardChosen(BaseModel):
    typename__: Literal["BoardChosen"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    board: str


class BotSat(BaseModel):
    typename__: Literal["BotSat"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    seat: int
    bot: str


class CalledOff(BaseModel):
    typename__: Literal["CalledOff"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    player: str
    reason: str


class CameBack(BaseModel):
    typename__: Literal["CameBack"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    seat: int


class CardLent(BaseModel):
    typename__: Literal["CardLent"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    seat: int
    id: int


class CardsBought(BaseModel):
    typename__: Literal["CardsBought"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    n: int


class Checkpoint(BaseModel):
    typename__: Literal["Checkpoint"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    digest: Optional[str] = Field(default=None)


class ClassNamed(BaseModel):
    typename__: Literal["ClassNamed"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    play: int
    id: int
    cls: str


class ClockSet(BaseModel):
    typename__: Literal["ClockSet"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    times: list["SeatTime"]
    missed: int


class ClockSwitched(BaseModel):
    typename__: Literal["ClockSwitched"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    stopped: bool


class ClockWished(BaseModel):
    typename__: Literal["ClockWished"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    seat: int
    stopped: bool
    on: bool


class CloneMade(BaseModel):
    typename__: Literal["CloneMade"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    play: int
    id: int
    key: str
    cls: str
    keyword: str


class ColourTaken(BaseModel):
    typename__: Literal["ColourTaken"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    seat: int
    colour: str


class CommandCounterRevealed(BaseModel):
    typename__: Literal["CommandCounterRevealed"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    seat: int
    counter: int


class Commanded(BaseModel):
    typename__: Literal["Commanded"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    seat: int
    number: Optional[int] = Field(default=None)


class Conquered(BaseModel):
    typename__: Literal["Conquered"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    space: str
    seat: int


class Counted(BaseModel):
    typename__: Literal["Counted"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    tally: str
    seat: int
    ids: list[int]


class CounterAppeared(BaseModel):
    typename__: Literal["CounterAppeared"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    id: int
    cause: int


class CounterMet(BaseModel):
    typename__: Literal["CounterMet"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    id: int


class CounterPlaced(BaseModel):
    typename__: Literal["CounterPlaced"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    id: int


class CountersSetAside(BaseModel):
    typename__: Literal["CountersSetAside"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    seat: int
    counters: list[int]


class Created(BaseModel):
    typename__: Literal["Created"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    game: str
    preset: str
    options: Any
    seats: list["SeatPlan"]
    creator: str
    visibility: str
    content: str
    seed_hash: str
    seed: Optional[str] = Field(default=None)
    campaign: str
    algorithm: str
    undo: str
    wait_for_ready: bool
    expires: Timestamp
    spectators: bool
    delay: int
    clock: Optional["Clock"] = Field(default=None)


class CreditsChanged(BaseModel):
    typename__: Literal["CreditsChanged"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    n: int


class Demolished(BaseModel):
    typename__: Literal["Demolished"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    space: str


class DeploymentsDue(BaseModel):
    typename__: Literal["DeploymentsDue"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    circles: int


class Doomed(BaseModel):
    typename__: Literal["Doomed"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    ids: list[int]


class Ended(BaseModel):
    typename__: Literal["Ended"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    outcome: str
    reason: str
    winners: list[int]
    scores: list[int]
    seed: Optional[str] = Field(default=None)


class EpisodeBegan(BaseModel):
    typename__: Literal["EpisodeBegan"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    episode: int


class EpisodeEnded(BaseModel):
    typename__: Literal["EpisodeEnded"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    fulfilled: bool


class EventPlayed(BaseModel):
    typename__: Literal["EventPlayed"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    id: int
    seat: int
    title: str


class FacehuggerPlaced(BaseModel):
    typename__: Literal["FacehuggerPlaced"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    id: int
    seat: int
    due: int


class FightBegan(BaseModel):
    typename__: Literal["FightBegan"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    seat: int
    counter: int


class FightDecided(BaseModel):
    typename__: Literal["FightDecided"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    winner: int


class FightDiceRolled(BaseModel):
    typename__: Literal["FightDiceRolled"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    foe: bool
    dice: list[int]


class FightRoundBegan(BaseModel):
    typename__: Literal["FightRoundBegan"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    number: Optional[int] = Field(default=None)


class FightRoundResolved(BaseModel):
    typename__: Literal["FightRoundResolved"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    total: int
    foe_total: int
    result: str


class FightRoundWon(BaseModel):
    typename__: Literal["FightRoundWon"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    winner: int


class FiguresTaken(BaseModel):
    typename__: Literal["FiguresTaken"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    seat: int
    ids: list[int]


class FirstChosen(BaseModel):
    typename__: Literal["FirstChosen"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    seat: int


class FirstPlayerChosen(BaseModel):
    typename__: Literal["FirstPlayerChosen"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    seat: int


class Forked(BaseModel):
    typename__: Literal["Forked"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    of: str
    at: int
    seat: int
    zones: Any
    table: Optional[str] = Field(default=None)


class GivenUp(BaseModel):
    typename__: Literal["GivenUp"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    player: str
    version: int
    head: str


class HandDrawn(BaseModel):
    typename__: Literal["HandDrawn"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    seat: int
    ids: list[int]


class HandShared(BaseModel):
    typename__: Literal["HandShared"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    seat: int
    on: bool


class HiveRebuilt(BaseModel):
    typename__: Literal["HiveRebuilt"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    n: int


class HostIs(BaseModel):
    typename__: Literal["HostIs"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    player: str
    seat: int


class HumansHelped(BaseModel):
    typename__: Literal["HumansHelped"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    figure: str
    by: int
    until: str


class InevitableTimed(BaseModel):
    typename__: Literal["InevitableTimed"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    timed: list[int]


class LegacyChanged(BaseModel):
    typename__: Literal["LegacyChanged"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    what: str
    n: int


class LetBack(BaseModel):
    typename__: Literal["LetBack"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    player: str


class Liberated(BaseModel):
    typename__: Literal["Liberated"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    space: str


class Made(BaseModel):
    typename__: Literal["Made"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    zone: str
    first: int
    cards: list[Optional[str]]


class Marked(BaseModel):
    typename__: Literal["Marked"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    id: int
    marker: str
    n: int


class MemberDefeated(BaseModel):
    typename__: Literal["MemberDefeated"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    avatar: int


class MemberReturned(BaseModel):
    typename__: Literal["MemberReturned"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    avatar: int


class MenaceChanged(BaseModel):
    typename__: Literal["MenaceChanged"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    seat: int
    tokens: int


class Moved(BaseModel):
    typename__: Literal["Moved"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    ids: list[int]
    src: str
    dst: str
    bottom: bool


class Noted(BaseModel):
    typename__: Literal["Noted"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    what: str


class ObjectiveCompleted(BaseModel):
    typename__: Literal["ObjectiveCompleted"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    stage: int


class OptionsChanged(BaseModel):
    typename__: Literal["OptionsChanged"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    preset: str
    options: Any


class Paused(BaseModel):
    typename__: Literal["Paused"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    stack: Optional[str] = Field(default=None)


class PhaseBegan(BaseModel):
    typename__: Literal["PhaseBegan"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    phase: str
    seat: int


class Played(BaseModel):
    typename__: Literal["Played"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    id: int
    key: str
    cls: str


class PlayedAs(BaseModel):
    typename__: Literal["PlayedAs"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    play: int
    id: int
    key: str
    cls: str


class PlayerDefeated(BaseModel):
    typename__: Literal["PlayerDefeated"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    seat: int


class PlayerDied(BaseModel):
    typename__: Literal["PlayerDied"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    seat: int
    killed_by: str


class PlayerReturned(BaseModel):
    typename__: Literal["PlayerReturned"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    seat: int


class PointsChanged(BaseModel):
    typename__: Literal["PointsChanged"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    points: int
    spent: int


class Pooled(BaseModel):
    typename__: Literal["Pooled"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    attack: int
    recruit: int
    only: str


class ProposalsSettled(BaseModel):
    typename__: Literal["ProposalsSettled"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    what: str


class Proposed(BaseModel):
    typename__: Literal["Proposed"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    seat: int
    what: str


class Readied(BaseModel):
    typename__: Literal["Readied"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    ids: list[int]


class ReadySet(BaseModel):
    typename__: Literal["ReadySet"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    seat: int
    ready: bool


class Redealt(BaseModel):
    typename__: Literal["Redealt"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    ids: list[int]
    was: list[Optional[int]]
    rng: list[int]


class Rolled(BaseModel):
    typename__: Literal["Rolled"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    seat: int
    sides: int
    faces: list[int]
    rng: list[int]


class RoomBlocked(BaseModel):
    typename__: Literal["RoomBlocked"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    room: str


class RoundOpened(BaseModel):
    typename__: Literal["RoundOpened"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    round: int


class SatDown(BaseModel):
    typename__: Literal["SatDown"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    seat: int
    player: str
    client_seed: str


class SeatKept(BaseModel):
    typename__: Literal["SeatKept"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    seat: int
    kept: str


class Seen(BaseModel):
    typename__: Literal["Seen"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    ids: list[int]
    to: int
    cards: list[Optional[str]]


class Shuffled(BaseModel):
    typename__: Literal["Shuffled"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    zone: str
    first: int
    was: list[Optional[int]]
    rng: list[int]
    to: int


class Soared(BaseModel):
    typename__: Literal["Soared"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    id: int


class SpaceResolved(BaseModel):
    typename__: Literal["SpaceResolved"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    space: str


class SpacesLaid(BaseModel):
    typename__: Literal["SpacesLaid"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    spaces: list[str]
    centres: list[list[int]]
    edges: list[list[str]]


class SpanEnded(BaseModel):
    typename__: Literal["SpanEnded"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    span: str


class StackChosen(BaseModel):
    typename__: Literal["StackChosen"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    kind: str
    name: str
    among: list[str]


class Started(BaseModel):
    typename__: Literal["Started"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    client_seed: str


class StoodIn(BaseModel):
    typename__: Literal["StoodIn"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    seat: int
    bot: str


class StoodUp(BaseModel):
    typename__: Literal["StoodUp"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    seat: int


class Stopped(BaseModel):
    typename__: Literal["Stopped"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    id: int


class TaskSettled(BaseModel):
    typename__: Literal["TaskSettled"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    task: str
    completed: bool


class TerrorGained(BaseModel):
    typename__: Literal["TerrorGained"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    seat: int
    points: int


class TimeRanOut(BaseModel):
    typename__: Literal["TimeRanOut"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    seat: int


class TotalChanged(BaseModel):
    typename__: Literal["TotalChanged"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    side: int
    by: int
    until: str


class TrackMoved(BaseModel):
    typename__: Literal["TrackMoved"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    to: int


class TurnBegan(BaseModel):
    typename__: Literal["TurnBegan"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    seat: int
    counts: bool


class TurnPhaseBegan(BaseModel):
    typename__: Literal["TurnPhaseBegan"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    phase: str


class TurnSkipped(BaseModel):
    typename__: Literal["TurnSkipped"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    seat: int


class TurnedAlien(BaseModel):
    typename__: Literal["TurnedAlien"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    seat: int


class TurnedDown(BaseModel):
    typename__: Literal["TurnedDown"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    ids: list[int]


class TurnedUp(BaseModel):
    typename__: Literal["TurnedUp"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    ids: list[int]


class UndoAnswered(BaseModel):
    typename__: Literal["UndoAnswered"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    seat: int
    agreed: bool


class UndoProposed(BaseModel):
    typename__: Literal["UndoProposed"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    seat: int
    to: int


class Undone(BaseModel):
    typename__: Literal["Undone"] = Field(alias="__typename")
    rule: str
    card: Optional[int] = Field(default=None)
    text: Optional[str] = None
    seat: int
    to: int
    table: Optional[str] = Field(default=None)


class LegalAction(BaseModel):
    seat: int
    type_: str = Field(alias="type")
    action: Any
    costs: Any
    text: str
    input: Any


class ActionRefused(BaseModel):
    typename__: Literal["ActionRefused"] = Field(alias="__typename")
    code: RefusalCode
    message: str
    rule: Optional[str] = Field(default=None)
    pointer: Optional[str] = Field(default=None)
    retry_after: Optional[int] = Field(default=None)
    legal: list["LegalAction"]


class AdminAct(BaseModel):
    version: int
    at: Timestamp
    player: str
    request_id: str
    operation: str
    arguments: Any
    prev: str
    hash: str


class CardView(BaseModel):
    id: int
    card: Optional[str] = Field(default=None)


class Option(BaseModel):
    key: str
    text: str
    card: Optional["CardView"] = Field(default=None)


class Decision(BaseModel):
    decision: int
    seat: int
    ask: str
    prompt: str
    rule: str
    cause: Optional["CardView"] = Field(default=None)
    options: Optional[list["Option"]] = Field(default=None)
    least: Optional[int] = Field(default=None)
    most: Optional[int] = Field(default=None)


class MarkerView(BaseModel):
    marker: str
    n: int


class EnemyView(BaseModel):
    enemy: "CardView"
    attack: int
    strikes: int
    fightable: bool
    markers: list["MarkerView"]
    turns_left: Optional[int] = Field(default=None)
    captured: list["CardView"]


class HqSpace(BaseModel):
    space: str
    character: Optional["CardView"] = Field(default=None)
    cost: Optional[int] = Field(default=None)


class ObjectiveView(BaseModel):
    stage: int
    stack: list["CardView"]
    secured: list["CardView"]
    markers: list["MarkerView"]


class PlayView(BaseModel):
    id: int
    card: str
    cls: str
    also: str


class ReservedView(BaseModel):
    pool: str
    space: str
    attack: int


class RoomView(BaseModel):
    room: str
    scan_cost: int
    blocked: bool
    card: Optional["CardView"] = Field(default=None)
    face_up: bool
    attack: Optional[int] = Field(default=None)
    markers: list["MarkerView"]
    attached: list["CardView"]
    captured: list["CardView"]


class StackView(BaseModel):
    stack: str
    size: int
    top: Optional["CardView"] = Field(default=None)


class SurvivorView(BaseModel):
    seat: int
    alive: bool
    alien: bool
    died_by: str
    avatar: Optional["CardView"] = Field(default=None)
    health: int
    defense: int
    damage: int
    carrier: bool
    hand: list["CardView"]
    deck: list["CardView"]
    discard: list["CardView"]
    played: list["CardView"]
    vigilant: list["CardView"]
    strikes: list["CardView"]
    facehuggers: list["EnemyView"]
    lent: list["CardView"]
    agenda: Optional["CardView"] = Field(default=None)
    achievements: list[str]


class TalkRule(BaseModel):
    name: str
    allowed: bool
    rule: str


class AlienGameView(BaseModel):
    typename__: Literal["AlienGameView"] = Field(alias="__typename")
    version: int
    status: str
    seat: Optional[int] = Field(default=None)
    current: int
    turn: int
    phase: str
    attack: int
    recruit: int
    recruit_made: int
    reserved: list["ReservedView"]
    plays: list["PlayView"]
    crew: list["SurvivorView"]
    rooms: list["RoomView"]
    combat_zone: list["EnemyView"]
    hq: list["HqSpace"]
    location: Optional["CardView"] = Field(default=None)
    hazards: int
    objective: "ObjectiveView"
    hive: list["CardView"]
    rebuilt: bool
    stacks: list["StackView"]
    hatchery: list["CardView"]
    dead_enemies: list["CardView"]
    dead_characters: list["CardView"]
    discarded: list["CardView"]
    discarded_strikes: list["CardView"]
    removed: list["CardView"]
    aside: list["CardView"]
    decisions: list["Decision"]
    outcome: str
    reason: str
    winners: list[int]
    scores: list[int]
    talk: list["TalkRule"]
    clock: Optional["GameClock"] = Field(default=None)


class AlienView(BaseModel):
    id: int
    card: str
    seat: int
    strength: int
    held: bool


class AuditRead(BaseModel):
    version: int
    at: Timestamp
    player: str
    request_id: str
    operation: str
    arguments: Any
    prev: str
    hash: str


class AuditedAction(BaseModel):
    version: int
    made_at: Timestamp
    seat: int
    player: Optional[str] = Field(default=None)
    name: Optional[str] = Field(default=None)
    bot: Optional[str] = Field(default=None)
    action: Optional[Any] = Field(default=None)
    text: str
    rules: int
    hash: str


class AuditedAnswer(BaseModel):
    decision: int
    prompt: str
    chosen: list[str]
    asked_at: Optional[str] = Field(default=None)


class Card(BaseModel):
    typename__: Literal["Card"] = Field(alias="__typename")
    id: str
    game: GameName
    key: str
    name: str
    kind: str
    set_: str = Field(alias="set")
    group: str
    cls: str
    team: str
    cost: Optional[int] = Field(default=None)
    attack: Optional[int] = Field(default=None)
    recruit: Optional[int] = Field(default=None)
    vp: Optional[int] = Field(default=None)
    copies: Optional[int] = Field(default=None)
    keywords: list[str]
    text: list[str]
    provenance: str
    definition: Any


class Rule(BaseModel):
    id: str
    text: str
    check: str
    kind: str
    ambiguity: str
    ruling: str


class RunningRule(BaseModel):
    frame: str
    text: str
    cited: Optional["Rule"] = Field(default=None)
    card: Optional["CardView"] = Field(default=None)


class AuditedCause(BaseModel):
    at: str
    event: Union[
        "Event",
        "AbilityOff",
        "AbilityOn",
        "AbilityUsed",
        "AchievementEarned",
        "Activated",
        "AgendaDealt",
        "Agreed",
        "Aimed",
        "AlienPlayerDied",
        "Answered",
        "Asked",
        "AutoPassSet",
        "Barred",
        "BattleBegan",
        "BattleDecided",
        "Became",
        "BoardChosen",
        "BotSat",
        "CalledOff",
        "CameBack",
        "CardLent",
        "CardsBought",
        "Checkpoint",
        "ClassNamed",
        "ClockSet",
        "ClockSwitched",
        "ClockWished",
        "CloneMade",
        "ColourTaken",
        "CommandCounterRevealed",
        "Commanded",
        "Conquered",
        "Counted",
        "CounterAppeared",
        "CounterMet",
        "CounterPlaced",
        "CountersSetAside",
        "Created",
        "CreditsChanged",
        "Demolished",
        "DeploymentsDue",
        "Doomed",
        "Ended",
        "EpisodeBegan",
        "EpisodeEnded",
        "EventPlayed",
        "FacehuggerPlaced",
        "FightBegan",
        "FightDecided",
        "FightDiceRolled",
        "FightRoundBegan",
        "FightRoundResolved",
        "FightRoundWon",
        "FiguresTaken",
        "FirstChosen",
        "FirstPlayerChosen",
        "Forked",
        "GivenUp",
        "HandDrawn",
        "HandShared",
        "HiveRebuilt",
        "HostIs",
        "HumansHelped",
        "InevitableTimed",
        "LegacyChanged",
        "LetBack",
        "Liberated",
        "Made",
        "Marked",
        "MemberDefeated",
        "MemberReturned",
        "MenaceChanged",
        "Moved",
        "Noted",
        "ObjectiveCompleted",
        "OptionsChanged",
        "Paused",
        "PhaseBegan",
        "Played",
        "PlayedAs",
        "PlayerDefeated",
        "PlayerDied",
        "PlayerReturned",
        "PointsChanged",
        "Pooled",
        "ProposalsSettled",
        "Proposed",
        "Readied",
        "ReadySet",
        "Redealt",
        "Rolled",
        "RoomBlocked",
        "RoundOpened",
        "SatDown",
        "SeatKept",
        "Seen",
        "Shuffled",
        "Soared",
        "SpaceResolved",
        "SpacesLaid",
        "SpanEnded",
        "StackChosen",
        "Started",
        "StoodIn",
        "StoodUp",
        "Stopped",
        "TaskSettled",
        "TerrorGained",
        "TimeRanOut",
        "TotalChanged",
        "TrackMoved",
        "TurnBegan",
        "TurnPhaseBegan",
        "TurnSkipped",
        "TurnedAlien",
        "TurnedDown",
        "TurnedUp",
        "UndoAnswered",
        "UndoProposed",
        "Undone",
    ] = Field(discriminator="typename__")
    cited: Optional["Rule"] = Field(default=None)
    card: Optional["CardView"] = Field(default=None)
    entry: Optional["Card"] = Field(default=None)
    running: list["RunningRule"]
    agreed: bool
    action: "AuditedAction"
    answer: Optional["AuditedAnswer"] = Field(default=None)


class AuditedChange(BaseModel):
    what: str
    before: Optional[Any] = Field(default=None)
    after: Optional[Any] = Field(default=None)
    text: str


class AuditedEvent(BaseModel):
    at: str
    event: Union[
        "Event",
        "AbilityOff",
        "AbilityOn",
        "AbilityUsed",
        "AchievementEarned",
        "Activated",
        "AgendaDealt",
        "Agreed",
        "Aimed",
        "AlienPlayerDied",
        "Answered",
        "Asked",
        "AutoPassSet",
        "Barred",
        "BattleBegan",
        "BattleDecided",
        "Became",
        "BoardChosen",
        "BotSat",
        "CalledOff",
        "CameBack",
        "CardLent",
        "CardsBought",
        "Checkpoint",
        "ClassNamed",
        "ClockSet",
        "ClockSwitched",
        "ClockWished",
        "CloneMade",
        "ColourTaken",
        "CommandCounterRevealed",
        "Commanded",
        "Conquered",
        "Counted",
        "CounterAppeared",
        "CounterMet",
        "CounterPlaced",
        "CountersSetAside",
        "Created",
        "CreditsChanged",
        "Demolished",
        "DeploymentsDue",
        "Doomed",
        "Ended",
        "EpisodeBegan",
        "EpisodeEnded",
        "EventPlayed",
        "FacehuggerPlaced",
        "FightBegan",
        "FightDecided",
        "FightDiceRolled",
        "FightRoundBegan",
        "FightRoundResolved",
        "FightRoundWon",
        "FiguresTaken",
        "FirstChosen",
        "FirstPlayerChosen",
        "Forked",
        "GivenUp",
        "HandDrawn",
        "HandShared",
        "HiveRebuilt",
        "HostIs",
        "HumansHelped",
        "InevitableTimed",
        "LegacyChanged",
        "LetBack",
        "Liberated",
        "Made",
        "Marked",
        "MemberDefeated",
        "MemberReturned",
        "MenaceChanged",
        "Moved",
        "Noted",
        "ObjectiveCompleted",
        "OptionsChanged",
        "Paused",
        "PhaseBegan",
        "Played",
        "PlayedAs",
        "PlayerDefeated",
        "PlayerDied",
        "PlayerReturned",
        "PointsChanged",
        "Pooled",
        "ProposalsSettled",
        "Proposed",
        "Readied",
        "ReadySet",
        "Redealt",
        "Rolled",
        "RoomBlocked",
        "RoundOpened",
        "SatDown",
        "SeatKept",
        "Seen",
        "Shuffled",
        "Soared",
        "SpaceResolved",
        "SpacesLaid",
        "SpanEnded",
        "StackChosen",
        "Started",
        "StoodIn",
        "StoodUp",
        "Stopped",
        "TaskSettled",
        "TerrorGained",
        "TimeRanOut",
        "TotalChanged",
        "TrackMoved",
        "TurnBegan",
        "TurnPhaseBegan",
        "TurnSkipped",
        "TurnedAlien",
        "TurnedDown",
        "TurnedUp",
        "UndoAnswered",
        "UndoProposed",
        "Undone",
    ] = Field(discriminator="typename__")
    cited: Optional["Rule"] = Field(default=None)


class AuditedCommit(BaseModel):
    version: int
    made_at: Timestamp
    seat: int
    player: Optional[str] = Field(default=None)
    name: Optional[str] = Field(default=None)
    bot: Optional[str] = Field(default=None)
    action: Optional[Any] = Field(default=None)
    text: str
    rules: int
    hash: str
    events: list["AuditedEvent"]


class AuditedMove(BaseModel):
    card: "CardView"
    left: list[str]
    reached: list[str]
    text: str


class AuditedDifference(BaseModel):
    before: int
    after: int
    cards: list["AuditedMove"]
    shuffled: list[str]
    values: list["AuditedChange"]
    opened: list["Decision"]
    closed: list["Decision"]


class BarringEvent(BaseModel):
    version: int
    index: int
    event: str
    rule: str


class FightView(BaseModel):
    seat: int
    other: Optional[int] = Field(default=None)
    counter: Optional["CardView"] = Field(default=None)
    resistance: list["CardView"]
    helping: list["CardView"]
    round: int
    dice: list[int]
    foe_dice: list[int]
    dice_colour: str
    foe_dice_colour: str
    total: int
    foe_total: int
    abilities: list[str]


class BattleView(BaseModel):
    seat: int
    space: str
    extra: bool
    fights: int
    next: list["CardView"]
    fight: Optional["FightView"] = Field(default=None)


class Beside(BaseModel):
    stack: str
    size: int
    cards: list["CardView"]


class BridgeSpace(BaseModel):
    space: str
    character: Optional["CardView"] = Field(default=None)
    cost: Optional[int] = Field(default=None)


class Caged(BaseModel):
    adversary: "CardView"
    attack: int
    captured: list["CardView"]
    takes_recruit: bool


class CampaignGame(BaseModel):
    number: int
    objectives: list[str]
    game: Optional["Game"] = Field(default=None)
    points: Optional[int] = Field(default=None)
    bonus: Optional[int] = Field(default=None)


class Campaign(BaseModel):
    typename__: Literal["Campaign"] = Field(alias="__typename")
    id: str
    game: GameName
    options: Any
    visibility: Visibility
    spectators: bool
    delay: int
    status: GameStatus
    creator: str
    version: int
    games: list["CampaignGame"]
    score: int
    won: Optional[bool] = Field(default=None)
    title: Optional[str] = Field(default=None)
    created_at: Timestamp


class PageInfo(BaseModel):
    has_next_page: bool
    has_previous_page: bool
    start_cursor: Optional[str] = Field(default=None)
    end_cursor: Optional[str] = Field(default=None)


class CampaignConnection(BaseModel):
    nodes: list["Campaign"]
    page_info: "PageInfo"


class ChallengeView(BaseModel):
    name: str
    n: Optional[int] = Field(default=None)
    rule: str


class CitySpace(BaseModel):
    space: str
    adversary: Optional["CardView"] = Field(default=None)
    attack: Optional[int] = Field(default=None)
    guarding: list["CardView"]
    captured: list["CardView"]
    takes_recruit: bool
    lying_there: list["CardView"]


class CommanderView(BaseModel):
    commander: "CardView"
    attack: int
    tactics: int
    guarding: list["CardView"]
    beside: list["Beside"]
    takes_recruit: bool


class Commit(BaseModel):
    version: int
    at: Timestamp
    seat: int
    rules: int
    action: Optional[Any] = Field(default=None)
    events: list[
        Annotated[
            Union[
                "Event",
                "AbilityOff",
                "AbilityOn",
                "AbilityUsed",
                "AchievementEarned",
                "Activated",
                "AgendaDealt",
                "Agreed",
                "Aimed",
                "AlienPlayerDied",
                "Answered",
                "Asked",
                "AutoPassSet",
                "Barred",
                "BattleBegan",
                "BattleDecided",
                "Became",
                "BoardChosen",
                "BotSat",
                "CalledOff",
                "CameBack",
                "CardLent",
                "CardsBought",
                "Checkpoint",
                "ClassNamed",
                "ClockSet",
                "ClockSwitched",
                "ClockWished",
                "CloneMade",
                "ColourTaken",
                "CommandCounterRevealed",
                "Commanded",
                "Conquered",
                "Counted",
                "CounterAppeared",
                "CounterMet",
                "CounterPlaced",
                "CountersSetAside",
                "Created",
                "CreditsChanged",
                "Demolished",
                "DeploymentsDue",
                "Doomed",
                "Ended",
                "EpisodeBegan",
                "EpisodeEnded",
                "EventPlayed",
                "FacehuggerPlaced",
                "FightBegan",
                "FightDecided",
                "FightDiceRolled",
                "FightRoundBegan",
                "FightRoundResolved",
                "FightRoundWon",
                "FiguresTaken",
                "FirstChosen",
                "FirstPlayerChosen",
                "Forked",
                "GivenUp",
                "HandDrawn",
                "HandShared",
                "HiveRebuilt",
                "HostIs",
                "HumansHelped",
                "InevitableTimed",
                "LegacyChanged",
                "LetBack",
                "Liberated",
                "Made",
                "Marked",
                "MemberDefeated",
                "MemberReturned",
                "MenaceChanged",
                "Moved",
                "Noted",
                "ObjectiveCompleted",
                "OptionsChanged",
                "Paused",
                "PhaseBegan",
                "Played",
                "PlayedAs",
                "PlayerDefeated",
                "PlayerDied",
                "PlayerReturned",
                "PointsChanged",
                "Pooled",
                "ProposalsSettled",
                "Proposed",
                "Readied",
                "ReadySet",
                "Redealt",
                "Rolled",
                "RoomBlocked",
                "RoundOpened",
                "SatDown",
                "SeatKept",
                "Seen",
                "Shuffled",
                "Soared",
                "SpaceResolved",
                "SpacesLaid",
                "SpanEnded",
                "StackChosen",
                "Started",
                "StoodIn",
                "StoodUp",
                "Stopped",
                "TaskSettled",
                "TerrorGained",
                "TimeRanOut",
                "TotalChanged",
                "TrackMoved",
                "TurnBegan",
                "TurnPhaseBegan",
                "TurnSkipped",
                "TurnedAlien",
                "TurnedDown",
                "TurnedUp",
                "UndoAnswered",
                "UndoProposed",
                "Undone",
            ],
            Field(discriminator="typename__"),
        ]
    ]
    prev: str
    hash: str
    signature: Optional[str] = Field(default=None)
    signed_by: Optional[str] = Field(default=None)


class DeckView(BaseModel):
    deck: str
    cards: list["CardView"]
    discard: list["CardView"]


class InPlayView(BaseModel):
    card: "CardView"
    target: Optional[int] = Field(default=None)


class HumansView(BaseModel):
    track: int
    super_cannon: int
    stage: int
    red_circles: list[int]
    tech: list["CardView"]
    in_play: list["InPlayView"]


class GearView(BaseModel):
    card: "CardView"
    activated: bool


class InvaderView(BaseModel):
    seat: int
    side: int
    race: Optional["CardView"] = Field(default=None)
    colour: str
    strength: int
    intelligence: int
    menace: int
    terror: int
    counter: Optional[int] = Field(default=None)
    command: Optional[int] = Field(default=None)
    put_aside: list[int]
    alien_pool: list["AlienView"]
    hand: list["CardView"]
    shares_hand: bool
    gear: list["GearView"]
    in_play: list["InPlayView"]


class PlayedView(BaseModel):
    card: "CardView"
    seat: Optional[int] = Field(default=None)


class SpaceView(BaseModel):
    space: str
    x: int
    y: int
    landing_site: Optional[int] = Field(default=None)
    location: Optional["CardView"] = Field(default=None)
    demolished: bool
    conqueror: Optional[int] = Field(default=None)
    resistance: int
    population: int
    aliens: list["AlienView"]
    counters: list["CardView"]


class ConquestView(BaseModel):
    typename__: Literal["ConquestView"] = Field(alias="__typename")
    version: int
    status: str
    seat: Optional[int] = Field(default=None)
    round: int
    phase: str
    whose_turn: Optional[int] = Field(default=None)
    first: Optional[int] = Field(default=None)
    points: int
    goal: int
    terror: list[int]
    invaders: list["InvaderView"]
    spaces: list["SpaceView"]
    edges: list[list[str]]
    battle: Optional["BattleView"] = Field(default=None)
    doomed: list["AlienView"]
    humans: Optional["HumansView"] = Field(default=None)
    decks: list["DeckView"]
    counter_pool: list["CardView"]
    playing: list["PlayedView"]
    aside: list["CardView"]
    decisions: list["Decision"]
    outcome: str
    reason: str
    winners: list[int]
    scores: list[int]
    clock: Optional["GameClock"] = Field(default=None)


class CrewView(BaseModel):
    seat: int
    standing: bool
    avatar: Optional["CardView"] = Field(default=None)
    rank: int
    health: int
    defense: int
    damage: int
    hand: list["CardView"]
    deck: list["CardView"]
    discard: list["CardView"]
    played: list["CardView"]
    strikes: list["CardView"]
    lent: list["CardView"]


class ForeView(BaseModel):
    card: "CardView"
    attack: int
    strikes: int
    ship: bool
    fightable: bool
    under: list["CardView"]


class MainView(BaseModel):
    avatar: "CardView"
    standing: bool
    strikes: list["CardView"]


class ProposalView(BaseModel):
    what: str
    card: Optional["CardView"] = Field(default=None)
    proposed_by: list[int]
    agreed: list[int]


class SlotView(BaseModel):
    slot: int
    strike: Optional["CardView"] = Field(default=None)
    repair: Optional[int] = Field(default=None)
    credits: int
    upgrade: Optional["CardView"] = Field(default=None)


class TaskView(BaseModel):
    task: str
    state: str
    mandatory: bool
    credits: int


class VerseSpace(BaseModel):
    space: str
    scan_cost: int
    in_game: bool
    card: Optional["CardView"] = Field(default=None)
    face_up: bool
    inevitable: bool
    attack: Optional[int] = Field(default=None)
    attached: list["CardView"]
    under: list["CardView"]


class FireflyGameView(BaseModel):
    typename__: Literal["FireflyGameView"] = Field(alias="__typename")
    version: int
    status: str
    seat: Optional[int] = Field(default=None)
    current: int
    turn: int
    phase: str
    attack: int
    recruit: int
    recruit_made: int
    reserved: list["ReservedView"]
    plays: list["PlayView"]
    episode: int
    current_objective: Optional["CardView"] = Field(default=None)
    tasks: list["TaskView"]
    credits: int
    proposals: list["ProposalView"]
    next_objectives: list["CardView"]
    verse: list["VerseSpace"]
    combat_zone: list["ForeView"]
    operations: list["CardView"]
    timed: list[int]
    serenity: list["SlotView"]
    players: list["CrewView"]
    mains: list["MainView"]
    bridge: list["BridgeSpace"]
    stacks: list["StackView"]
    episode_deck: list["CardView"]
    offer: list["CardView"]
    secured: list["CardView"]
    repaired: list["CardView"]
    defeated_cards: list["CardView"]
    defeated_characters: list["CardView"]
    discarded_strikes: list["CardView"]
    aside: list["CardView"]
    keepsakes: list["CardView"]
    decisions: list["Decision"]
    outcome: str
    reason: str
    winners: list[int]
    scores: list[int]
    clock: Optional["GameClock"] = Field(default=None)


class GameConnection(BaseModel):
    nodes: list["Game"]
    page_info: "PageInfo"


class GameOption(BaseModel):
    name: str
    type_: str = Field(alias="type")
    default: Optional[Any] = Field(default=None)
    text: str
    choices: list[str]


class InUse(BaseModel):
    commander: str
    plot: str
    allies: list[str]
    groups: list[str]
    backup: list[str]


class InvitePreview(BaseModel):
    typename__: Literal["InvitePreview"] = Field(alias="__typename")
    id: str
    game: GameName
    status: GameStatus
    host: str
    seats: list["Seat"]
    seat: Optional[int] = Field(default=None)
    expires_at: Timestamp


class LairSpace(BaseModel):
    space: str
    ally: Optional["CardView"] = Field(default=None)
    lying_there: list["CardView"]


class LegalActions(BaseModel):
    version: int
    actions: list["LegalAction"]
    decisions: list["Decision"]


class MadeInvite(BaseModel):
    typename__: Literal["MadeInvite"] = Field(alias="__typename")
    token: str
    about: "Invite"


class MadeToken(BaseModel):
    typename__: Literal["MadeToken"] = Field(alias="__typename")
    token: str
    about: "PersonalToken"


class MadeWebhook(BaseModel):
    typename__: Literal["MadeWebhook"] = Field(alias="__typename")
    secret: str
    about: "Webhook"


class Message(BaseModel):
    typename__: Literal["Message"] = Field(alias="__typename")
    id: str
    at: Timestamp
    seat: int
    player: str
    name: str
    to: Channel
    text: Optional[str] = Field(default=None)
    removes: Optional[str] = Field(default=None)


class PlotView(BaseModel):
    plot: "CardView"
    beside: list["Beside"]
    twists: int
    progress: Optional[int] = Field(default=None)
    needed: Optional[int] = Field(default=None)


class Preset(BaseModel):
    name: str
    text: str
    options: Any


class RecoveryCode(BaseModel):
    typename__: Literal["RecoveryCode"] = Field(alias="__typename")
    player: "Player"
    recovery_code: str


class Refusal(BaseModel):
    typename__: Literal["Refusal"] = Field(alias="__typename")
    code: RefusalCode
    message: str
    rule: Optional[str] = Field(default=None)
    pointer: Optional[str] = Field(default=None)
    retry_after: Optional[int] = Field(default=None)


class Replayed(BaseModel):
    typename__: Literal["Replayed"] = Field(alias="__typename")
    queued: int


class TalkEntry(BaseModel):
    name: str
    allowed: bool
    rule: str
    text: str
    option: str
    values: list[str]


class Ruleset(BaseModel):
    game: GameName
    title: str
    least_seats: int
    most_seats: int
    bots: list[str]
    options: list["GameOption"]
    presets: list["Preset"]
    actions: list[str]
    content: str
    rules_version: int
    talk: list["TalkEntry"]


class ScorePart(BaseModel):
    part: str
    n: int
    points: int
    rule: str


class Scoring(BaseModel):
    score: int
    parts: list["ScorePart"]


class SignedUp(BaseModel):
    typename__: Literal["SignedUp"] = Field(alias="__typename")
    player: "Player"
    token: str


class SigningKey(BaseModel):
    id: str
    key: str
    first_used: Timestamp


class TableEtiquette(BaseModel):
    channels: list[Channel]
    rules: list["TalkEntry"]


class Tokens(BaseModel):
    typename__: Literal["Tokens"] = Field(alias="__typename")
    tokens: list["PersonalToken"]


class Turn(BaseModel):
    game_id: str
    game: GameName
    version: int
    seats: list[int]
    asked: list[str]


class Turns(BaseModel):
    complete: bool
    turns: list["Turn"]
    cursor: str


class UndoRefused(BaseModel):
    typename__: Literal["UndoRefused"] = Field(alias="__typename")
    code: RefusalCode
    message: str
    rule: Optional[str] = Field(default=None)
    pointer: Optional[str] = Field(default=None)
    barred_by: Optional["BarringEvent"] = Field(default=None)
    retry_after: Optional[int] = Field(default=None)


class VersionConflict(BaseModel):
    typename__: Literal["VersionConflict"] = Field(alias="__typename")
    current: int


class VillainView(BaseModel):
    seat: int
    hand: list["CardView"]
    deck: list["CardView"]
    discard: list["CardView"]
    played: list["CardView"]
    victory: list["CardView"]
    victory_points: int
    before: list["Caged"]
    lent: list["CardView"]


class VillainsView(BaseModel):
    typename__: Literal["VillainsView"] = Field(alias="__typename")
    version: int
    status: str
    seat: Optional[int] = Field(default=None)
    current: int
    turn: int
    in_use: "InUse"
    challenges: list["ChallengeView"]
    attack: int
    recruit: int
    recruit_made: int
    reserved: list["ReservedView"]
    plays: list["PlayView"]
    players: list["VillainView"]
    board: str
    city: list["CitySpace"]
    lair: list["LairSpace"]
    commander: Optional["CommanderView"] = Field(default=None)
    plot: Optional["PlotView"] = Field(default=None)
    stacks: list["StackView"]
    adversary_deck: list["CardView"]
    ally_deck: list["CardView"]
    bystander_deck: list["CardView"]
    ko: list["CardView"]
    overrun: list["CardView"]
    aside: list["CardView"]
    decisions: list["Decision"]
    outcome: str
    reason: str
    winners: list[int]
    scores: list[int]
    scoring: Optional["Scoring"] = Field(default=None)
    clock: Optional["GameClock"] = Field(default=None)


class Webhooks(BaseModel):
    typename__: Literal["Webhooks"] = Field(alias="__typename")
    webhooks: list["Webhook"]


PersonalToken.model_rebuild()
Attempt.model_rebuild()
Occasion.model_rebuild()
DeadLetter.model_rebuild()
Webhook.model_rebuild()
Player.model_rebuild()
Suspension.model_rebuild()
Account.model_rebuild()
Clock.model_rebuild()
Fork.model_rebuild()
SeatClock.model_rebuild()
GameClock.model_rebuild()
Invite.model_rebuild()
Invited.model_rebuild()
Invites.model_rebuild()
Proof.model_rebuild()
Seat.model_rebuild()
UndoProposal.model_rebuild()
Game.model_rebuild()
SeatPlan.model_rebuild()
SeatTime.model_rebuild()
ActionAccepted.model_rebuild()
LegalAction.model_rebuild()
ActionRefused.model_rebuild()
AdminAct.model_rebuild()
CardView.model_rebuild()
Option.model_rebuild()
Decision.model_rebuild()
MarkerView.model_rebuild()
EnemyView.model_rebuild()
HqSpace.model_rebuild()
ObjectiveView.model_rebuild()
PlayView.model_rebuild()
ReservedView.model_rebuild()
RoomView.model_rebuild()
StackView.model_rebuild()
SurvivorView.model_rebuild()
TalkRule.model_rebuild()
AlienGameView.model_rebuild()
AlienView.model_rebuild()
AuditRead.model_rebuild()
AuditedAction.model_rebuild()
AuditedAnswer.model_rebuild()
Card.model_rebuild()
Rule.model_rebuild()
RunningRule.model_rebuild()
AuditedCause.model_rebuild()
AuditedChange.model_rebuild()
AuditedEvent.model_rebuild()
AuditedCommit.model_rebuild()
AuditedMove.model_rebuild()
AuditedDifference.model_rebuild()
BarringEvent.model_rebuild()
FightView.model_rebuild()
BattleView.model_rebuild()
Beside.model_rebuild()
BridgeSpace.model_rebuild()
Caged.model_rebuild()
CampaignGame.model_rebuild()
Campaign.model_rebuild()
PageInfo.model_rebuild()
CampaignConnection.model_rebuild()
ChallengeView.model_rebuild()
CitySpace.model_rebuild()
CommanderView.model_rebuild()
Commit.model_rebuild()
DeckView.model_rebuild()
InPlayView.model_rebuild()
HumansView.model_rebuild()
GearView.model_rebuild()
InvaderView.model_rebuild()
PlayedView.model_rebuild()
SpaceView.model_rebuild()
ConquestView.model_rebuild()
CrewView.model_rebuild()
ForeView.model_rebuild()
MainView.model_rebuild()
ProposalView.model_rebuild()
SlotView.model_rebuild()
TaskView.model_rebuild()
VerseSpace.model_rebuild()
FireflyGameView.model_rebuild()
GameConnection.model_rebuild()
GameOption.model_rebuild()
InUse.model_rebuild()
InvitePreview.model_rebuild()
LairSpace.model_rebuild()
LegalActions.model_rebuild()
MadeInvite.model_rebuild()
MadeToken.model_rebuild()
MadeWebhook.model_rebuild()
Message.model_rebuild()
PlotView.model_rebuild()
Preset.model_rebuild()
RecoveryCode.model_rebuild()
Refusal.model_rebuild()
Replayed.model_rebuild()
TalkEntry.model_rebuild()
Ruleset.model_rebuild()
ScorePart.model_rebuild()
Scoring.model_rebuild()
SignedUp.model_rebuild()
SigningKey.model_rebuild()
TableEtiquette.model_rebuild()
Tokens.model_rebuild()
Turn.model_rebuild()
Turns.model_rebuild()
UndoRefused.model_rebuild()
VersionConflict.model_rebuild()
VillainView.model_rebuild()
VillainsView.model_rebuild()
Webhooks.model_rebuild()
