from enum import Enum


class AtZero(str, Enum):
    answer = "answer"
    bot = "bot"
    stand_in = "stand_in"


class Bot(str, Enum):
    random = "random"
    greedy = "greedy"
    search = "search"


class Channel(str, Enum):
    table = "table"
    team = "team"


class ClockKind(str, Enum):
    decision = "decision"
    turn = "turn"
    days = "days"


class DeliveryFailure(str, Enum):
    address = "address"
    connection = "connection"
    timeout = "timeout"


class GameName(str, Enum):
    villains = "villains"
    conquest = "conquest"
    alien = "alien"
    alien_marvel = "alien_marvel"
    marvel_alien = "marvel_alien"
    firefly = "firefly"


class GameStatus(str, Enum):
    open = "open"
    running = "running"
    ended = "ended"


class Hold(str, Enum):
    own = "own"
    all = "all"


class NoticeKind(str, Enum):
    turn_waiting = "turn_waiting"
    game_started = "game_started"
    game_ended = "game_ended"
    game_commit = "game_commit"


class OwnCards(str, Enum):
    hand = "hand"
    agenda = "agenda"


class RefusalCode(str, Enum):
    malformed = "malformed"
    unknown_field = "unknown_field"
    request_too_large = "request_too_large"
    query_too_complex = "query_too_complex"
    not_found = "not_found"
    unauthenticated = "unauthenticated"
    forbidden = "forbidden"
    not_your_seat = "not_your_seat"
    not_your_turn = "not_your_turn"
    wrong_phase = "wrong_phase"
    no_such_card = "no_such_card"
    not_enough_attack = "not_enough_attack"
    not_enough_recruit = "not_enough_recruit"
    not_enough_points = "not_enough_points"
    target_not_legal = "target_not_legal"
    choice_out_of_bounds = "choice_out_of_bounds"
    decision_open = "decision_open"
    no_open_decision = "no_open_decision"
    game_not_started = "game_not_started"
    game_over = "game_over"
    seat_taken = "seat_taken"
    table_full = "table_full"
    option_invalid = "option_invalid"
    version_conflict = "version_conflict"
    frozen = "frozen"
    command_id_reused = "command_id_reused"
    undo_not_allowed = "undo_not_allowed"
    cursor_unavailable = "cursor_unavailable"
    rate_limited = "rate_limited"
    unavailable = "unavailable"
    internal = "internal"


class Scope(str, Enum):
    play = "play"
    read = "read"
    audit = "audit"
    admin = "admin"


class SeatInputKind(str, Enum):
    open = "open"
    bot = "bot"


class SeatKind(str, Enum):
    open = "open"
    player = "player"
    bot = "bot"


class UndoPolicy(str, Enum):
    none = "none"
    own_last = "own_last"
    all_agree = "all_agree"


class Visibility(str, Enum):
    public = "public"
    unlisted = "unlisted"
    private = "private"
