/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { Operation } from "../operation.js";
/** A game that is to end, and why. */
export type AdminEndGameInput = {
  gameId: string;
  /** Why, for those it concerns to read. */
  reason: string;
};

/** A player who is to be suspended no longer. */
export type AdminLiftSuspensionInput = {
  player: string;
};

/** A message that is to be removed, and why. */
export type AdminRemoveMessageInput = {
  gameId: string;
  message: string;
  /** Why, for those it concerns to read. */
  reason: string;
};

/** How much a player may use, in place of what the settings say; null: what they say. */
export type AdminSetQuotaInput = {
  /** Games that aren't over, created by the player. */
  games?: number | null | undefined;
  player: string;
  /** Requests in a minute. */
  rate?: number | null | undefined;
};

/** A player who may look on but change nothing. */
export type AdminSuspendInput = {
  player: string;
  /** Why, for those it concerns to read. */
  reason: string;
  /** Until when, in milliseconds since 1970, UTC; without it, until it is lifted. */
  until?: number | null | undefined;
};

/** Whether a player agrees to what another proposed. Who proposed it may withdraw it so. */
export type AnswerUndoInput = {
  agree: boolean;
  /** Sent again, it gets the first answer and does nothing twice. */
  commandId?: string | null | undefined;
  /** Refuse with VersionConflict if the game is at another version. */
  expectedVersion?: number | null | undefined;
  gameId: string;
  /** May be left out where you hold one seat. */
  seat?: number | null | undefined;
};

export type AtZero =
  | 'answer'
  | 'bot'
  | 'stand_in';

/** One of your seats in a running game. */
export type AttendInput = {
  /** Sent again, it gets the first answer and does nothing twice. */
  commandId?: string | null | undefined;
  gameId: string;
  seat: number;
};

/** A campaign whose next game is to begin. */
export type BeginCampaignGameInput = {
  campaignId: string;
  /** Sent again, it gets the first answer and does nothing twice. */
  commandId?: string | null | undefined;
};

/** KO a Bindings from your hand; the player to your right gains your other ones. */
export type BetrayInput = {
  /** Sent again, it gets the first answer and does nothing twice. */
  commandId?: string | null | undefined;
  /** Refuse with VersionConflict if the game is at another version. */
  expectedVersion?: number | null | undefined;
  gameId: string;
  /** May be left out where you hold one seat. */
  seat?: number | null | undefined;
};

export type Bot =
  | 'greedy'
  | 'random'
  | 'search';

/** Buy an Alien Menace Token. */
export type BuyMenaceInput = {
  /** Sent again, it gets the first answer and does nothing twice. */
  commandId?: string | null | undefined;
  /** Refuse with VersionConflict if the game is at another version. */
  expectedVersion?: number | null | undefined;
  gameId: string;
  /** May be left out where you hold one seat. */
  seat?: number | null | undefined;
};

/** What is to be played instead: the preset's options, where one is named, and over them those that are given. */
export type ChangeOptionsInput = {
  /** Sent again, it gets the first answer and does nothing twice. */
  commandId?: string | null | undefined;
  gameId: string;
  options?: unknown;
  preset?: string | null | undefined;
};

/** What is to be different about a webhook; what isn't said stays. */
export type ChangeWebhookInput = {
  /** Whether notices go there at all. */
  enabled?: boolean | null | undefined;
  /** Which notices go there. */
  kinds?: Array<NoticeKind> | null | undefined;
  /** Where notices go: an https URL. */
  url?: string | null | undefined;
  webhook: string;
};

export type Channel =
  | 'table'
  | 'team';

export type ClockKind =
  | 'days'
  | 'decision'
  | 'turn';

/** Lend a card with Coordinate from your hand to the player whose turn it is, and draw a card for it. */
export type CoordinateInput = {
  /** The id of the card on the table. */
  card: number;
  /** Sent again, it gets the first answer and does nothing twice. */
  commandId?: string | null | undefined;
  /** Refuse with VersionConflict if the game is at another version. */
  expectedVersion?: number | null | undefined;
  gameId: string;
  /** May be left out where you hold one seat. */
  seat?: number | null | undefined;
};

/** A campaign to be created. */
export type CreateCampaignInput = {
  clock?: NewClockInput | null | undefined;
  /** Sent again, it gets the first answer and does nothing twice. */
  commandId?: string | null | undefined;
  /** So many commits late spectators see it, while it runs; the lobby as it is. */
  delay?: number | null | undefined;
  game: GameName;
  options?: unknown;
  seats: Array<SeatInput>;
  sit?: boolean | null | undefined;
  /** Whether those may watch who don't sit there, while it runs. */
  spectators?: boolean | null | undefined;
  /** What may be taken back: nothing, each player's own last action, or what all players agree to. */
  undo?: UndoPolicy | null | undefined;
  /** Who may see it: all, in lists too; whoever has its id; or only its own people. */
  visibility?: Visibility | null | undefined;
};

/** A game to be created. */
export type CreateGameInput = {
  clock?: NewClockInput | null | undefined;
  /** Sent again, it gets the first answer and does nothing twice. */
  commandId?: string | null | undefined;
  /** So many commits late spectators see it, while it runs; the lobby as it is. */
  delay?: number | null | undefined;
  game: GameName;
  options?: unknown;
  preset?: string | null | undefined;
  seats: Array<SeatInput>;
  sit?: boolean | null | undefined;
  /** Whether those may watch who don't sit there, while it runs. */
  spectators?: boolean | null | undefined;
  /** What may be taken back: nothing, each player's own last action, or what all players agree to. */
  undo?: UndoPolicy | null | undefined;
  /** Who may see it: all, in lists too; whoever has its id; or only its own people. */
  visibility?: Visibility | null | undefined;
  /** Whether the game begins only once everybody who sits, but for the host, is ready. */
  waitForReady?: boolean | null | undefined;
};

/** Answer an open decision with the keys of the options chosen, in the order that matters. */
export type DecideInput = {
  /** Keys of the options chosen. */
  choice?: Array<string> | null | undefined;
  /** Sent again, it gets the first answer and does nothing twice. */
  commandId?: string | null | undefined;
  /** The number of the decision. */
  decision: number;
  /** Refuse with VersionConflict if the game is at another version. */
  expectedVersion?: number | null | undefined;
  gameId: string;
  /** May be left out where you hold one seat. */
  seat?: number | null | undefined;
};

export type DeliveryFailure =
  | 'address'
  | 'connection'
  | 'timeout';

/** Discard a Vigilant card in play for what it does then. */
export type DiscardVigilantInput = {
  /** The id of the card on the table. */
  card: number;
  /** Sent again, it gets the first answer and does nothing twice. */
  commandId?: string | null | undefined;
  /** Refuse with VersionConflict if the game is at another version. */
  expectedVersion?: number | null | undefined;
  gameId: string;
  /** May be left out where you hold one seat. */
  seat?: number | null | undefined;
};

/** Discard a card with Dodge from your hand and draw a card for it. */
export type DodgeInput = {
  /** The id of the card on the table. */
  card: number;
  /** Sent again, it gets the first answer and does nothing twice. */
  commandId?: string | null | undefined;
  /** Refuse with VersionConflict if the game is at another version. */
  expectedVersion?: number | null | undefined;
  gameId: string;
  /** May be left out where you hold one seat. */
  seat?: number | null | undefined;
};

/** Spend no more Action Points and go on to your Battle Phase. */
export type EndActionPhaseInput = {
  /** Sent again, it gets the first answer and does nothing twice. */
  commandId?: string | null | undefined;
  /** Refuse with VersionConflict if the game is at another version. */
  expectedVersion?: number | null | undefined;
  gameId: string;
  /** May be left out where you hold one seat. */
  seat?: number | null | undefined;
};

/** Do no more this turn: what comes at its end follows, and a new hand. */
export type EndActionsInput = {
  /** Sent again, it gets the first answer and does nothing twice. */
  commandId?: string | null | undefined;
  /** Refuse with VersionConflict if the game is at another version. */
  expectedVersion?: number | null | undefined;
  gameId: string;
  /** May be left out where you hold one seat. */
  seat?: number | null | undefined;
};

/** Fight a face-up enemy with as much Attack as it has. */
export type FightEnemyInput = {
  /** The id of the card on the table. */
  card: number;
  /** Sent again, it gets the first answer and does nothing twice. */
  commandId?: string | null | undefined;
  /** Refuse with VersionConflict if the game is at another version. */
  expectedVersion?: number | null | undefined;
  gameId: string;
  /** May be left out where you hold one seat. */
  seat?: number | null | undefined;
};

/** Fight an Adversary in the city or the Commander, with as much Attack as they have. */
export type FightInput = {
  /** The id of the card on the table. */
  card: number;
  /** Sent again, it gets the first answer and does nothing twice. */
  commandId?: string | null | undefined;
  /** Refuse with VersionConflict if the game is at another version. */
  expectedVersion?: number | null | undefined;
  gameId: string;
  /** How much of the Attack is paid with Recruit Points, where a card allows that. */
  recruit?: number | null | undefined;
  /** May be left out where you hold one seat. */
  seat?: number | null | undefined;
};

/** Fight another player or an Alien Player with as much Attack as the Defense: a Strike is drawn there. */
export type FightPlayerInput = {
  /** Sent again, it gets the first answer and does nothing twice. */
  commandId?: string | null | undefined;
  /** Refuse with VersionConflict if the game is at another version. */
  expectedVersion?: number | null | undefined;
  gameId: string;
  /** The seat that is fought. */
  opponent: number;
  /** May be left out where you hold one seat. */
  seat?: number | null | undefined;
};

/** A sandbox to be begun from a version of a game. */
export type ForkGameInput = {
  /** After which version; else the newest at which nothing is to be decided. */
  at?: number | null | undefined;
  /** Sent again, it gets the first answer and does nothing twice. */
  commandId?: string | null | undefined;
  gameId: string;
  /** Which seats you have in it: this one, with bots in the others, or all. */
  hold?: Hold | null | undefined;
  /** As which of your seats; else as the first, or as a spectator. */
  seat?: number | null | undefined;
  /** Else unlisted, or private where not all may see what you know of the game. */
  visibility?: Visibility | null | undefined;
};

/** Which games to list: those of which all is so that is said here. */
export type GameFilter = {
  /** In which bots sit, or don't. */
  bots?: boolean | null | undefined;
  game?: GameName | null | undefined;
  /** At which you could sit down now. */
  joinable?: boolean | null | undefined;
  /** Those that you created or sit at; otherwise those that are public. */
  mine?: boolean | null | undefined;
  /** With so many seats. */
  seats?: number | null | undefined;
  status?: GameStatus | null | undefined;
  /** Of yours, those that wait for you. */
  waiting?: boolean | null | undefined;
};

export type GameName =
  | 'alien'
  | 'alien_marvel'
  | 'conquest'
  | 'firefly'
  | 'marvel_alien'
  | 'villains';

export type GameStatus =
  | 'ended'
  | 'open'
  | 'running';

/** A personal access token to be made for a player, to `audit` or to `admin`. */
export type GrantTokenInput = {
  /** Sent again, it gets the same player and the same token, which is derived from it. So it is as secret as the token: at least 32 characters that nobody can guess, such as a random UUID, used for nothing else. */
  commandId?: string | null | undefined;
  /** How many days it is good for. */
  days?: number | null | undefined;
  /** What it is for, for yourself to read. */
  name: string;
  player: string;
  scopes: Array<Scope>;
};

/** The seat of the player who is to be the host. */
export type HandOverInput = {
  /** Sent again, it gets the first answer and does nothing twice. */
  commandId?: string | null | undefined;
  gameId: string;
  seat: number;
};

/** KO all Wounds from your hand. */
export type HealInput = {
  /** Sent again, it gets the first answer and does nothing twice. */
  commandId?: string | null | undefined;
  /** Refuse with VersionConflict if the game is at another version. */
  expectedVersion?: number | null | undefined;
  gameId: string;
  /** May be left out where you hold one seat. */
  seat?: number | null | undefined;
};

export type Hold =
  | 'all'
  | 'own';

/** A seat to be taken: the first that is open, without one named. */
export type JoinGameInput = {
  /** Entropy of yours for the game's random stream. */
  clientSeed?: string | null | undefined;
  /** Sent again, it gets the first answer and does nothing twice. */
  commandId?: string | null | undefined;
  gameId: string;
  seat?: number | null | undefined;
};

/** A seat to be kept for a player; for nobody any more, without one. */
export type KeepSeatInput = {
  /** Sent again, it gets the first answer and does nothing twice. */
  commandId?: string | null | undefined;
  gameId: string;
  player?: string | null | undefined;
  seat: number;
};

/**
 * Return a destroyed Alien to your Landing Site, or to another Space where a card lets you land.
 *
 * `second`: another one that lands for the same price, where your race may do that.
 */
export type LandReinforcementInput = {
  /** The id of the Alien's figure. */
  alien: number;
  /** Sent again, it gets the first answer and does nothing twice. */
  commandId?: string | null | undefined;
  /** Refuse with VersionConflict if the game is at another version. */
  expectedVersion?: number | null | undefined;
  gameId: string;
  /** May be left out where you hold one seat. */
  seat?: number | null | undefined;
  /** Another Alien landed along with it; 0 for none. */
  second?: number | null | undefined;
  /** A Space by name, such as P1.4 or O.C. */
  space: string;
};

/** A seat to be left. */
export type LeaveGameInput = {
  /** Sent again, it gets the first answer and does nothing twice. */
  commandId?: string | null | undefined;
  gameId: string;
  seat: number;
};

/** Who one is elsewhere. */
export type LinkIdentityInput = {
  /** What the OpenID provider issued. */
  idToken: string;
};

/** An invite to a game to be made. */
export type MakeInviteInput = {
  /** Sent again, it gets the same player and the same token, which is derived from it. So it is as secret as the token: at least 32 characters that nobody can guess, such as a random UUID, used for nothing else. */
  commandId?: string | null | undefined;
  /** How many days it is good for. */
  days?: number | null | undefined;
  gameId: string;
  /** The seat that it is for, which is kept for whoever accepts it. */
  seat?: number | null | undefined;
  /** How many players may accept it. */
  uses?: number | null | undefined;
};

/** A personal access token to be made. */
export type MakeTokenInput = {
  /** Sent again, it gets the same player and the same token, which is derived from it. So it is as secret as the token: at least 32 characters that nobody can guess, such as a random UUID, used for nothing else. */
  commandId?: string | null | undefined;
  /** How many days it is good for. */
  days?: number | null | undefined;
  /** What it is for, for yourself to read. */
  name: string;
  scopes: Array<Scope>;
};

/** Where notices are to go, and which. */
export type MakeWebhookInput = {
  /** Sent again, it gets the same player and the same token, which is derived from it. So it is as secret as the token: at least 32 characters that nobody can guess, such as a random UUID, used for nothing else. */
  commandId?: string | null | undefined;
  /** Whether notices go there at all. */
  enabled?: boolean | null | undefined;
  /** Which notices go there. */
  kinds: Array<NoticeKind>;
  /** Where notices go: an https URL. */
  url: string;
};

/** Move one of your Aliens to an adjacent Space. */
export type MoveAlienInput = {
  /** The id of the Alien's figure. */
  alien: number;
  /** Sent again, it gets the first answer and does nothing twice. */
  commandId?: string | null | undefined;
  /** Refuse with VersionConflict if the game is at another version. */
  expectedVersion?: number | null | undefined;
  gameId: string;
  /** May be left out where you hold one seat. */
  seat?: number | null | undefined;
  /** A Space by name, such as P1.4 or O.C. */
  space: string;
};

/** How long players may take. */
export type NewClockInput = {
  /** What happens to a seat whose time is up: the least it could do is done, a bot takes it for good, or one stands in until its player is back. */
  atZero?: AtZero | null | undefined;
  /** With `days`: so many each time. */
  days?: number | null | undefined;
  /** With `turn`: seconds more each time the game comes to wait for the seat. */
  increment?: number | null | undefined;
  /** For what a seat has its time: for each decision, for all its turns together, or for each turn. */
  kind: ClockKind;
  /** With `decision`, for each; with `turn`, for all that a seat does. */
  seconds?: number | null | undefined;
};

export type NoticeKind =
  | 'game_commit'
  | 'game_ended'
  | 'game_started'
  | 'turn_waiting';

export type OwnCards =
  | 'agenda'
  | 'hand';

/** Pay for what a card on the table lets you do. */
export type PayForInput = {
  /** The id of the card on the table. */
  card: number;
  /** Sent again, it gets the first answer and does nothing twice. */
  commandId?: string | null | undefined;
  /** Which of the card's deeds it is, counted from 0. */
  deed?: number | null | undefined;
  /** Refuse with VersionConflict if the game is at another version. */
  expectedVersion?: number | null | undefined;
  gameId: string;
  /** May be left out where you hold one seat. */
  seat?: number | null | undefined;
};

/** A webhook that is to be tried. */
export type PingWebhookInput = {
  webhook: string;
};

/** Play a card from your hand. */
export type PlayCardInput = {
  /** The id of the card on the table. */
  card: number;
  /** Sent again, it gets the first answer and does nothing twice. */
  commandId?: string | null | undefined;
  /** Refuse with VersionConflict if the game is at another version. */
  expectedVersion?: number | null | undefined;
  gameId: string;
  /** May be left out where you hold one seat. */
  seat?: number | null | undefined;
};

/** Play a copy of a card that another player has coordinated to you. */
export type PlayCoordinatedInput = {
  /** The id of the card on the table. */
  card: number;
  /** Sent again, it gets the first answer and does nothing twice. */
  commandId?: string | null | undefined;
  /** Refuse with VersionConflict if the game is at another version. */
  expectedVersion?: number | null | undefined;
  gameId: string;
  /** May be left out where you hold one seat. */
  seat?: number | null | undefined;
};

/** Play a copy of the Ally that a card lets you copy. */
export type PlayCopyInput = {
  /** The id of the card on the table. */
  card: number;
  /** Sent again, it gets the first answer and does nothing twice. */
  commandId?: string | null | undefined;
  /** Refuse with VersionConflict if the game is at another version. */
  expectedVersion?: number | null | undefined;
  gameId: string;
  /** May be left out where you hold one seat. */
  seat?: number | null | undefined;
};

/** Play an Event from your hand. */
export type PlayEventInput = {
  /** The id of the card on the table. */
  card: number;
  /** Sent again, it gets the first answer and does nothing twice. */
  commandId?: string | null | undefined;
  /** Refuse with VersionConflict if the game is at another version. */
  expectedVersion?: number | null | undefined;
  gameId: string;
  /** May be left out where you hold one seat. */
  seat?: number | null | undefined;
};

/** A recovery code to be made. */
export type PrepareRecoveryInput = {
  /** Sent again, it gets the same player and the same token, which is derived from it. So it is as secret as the token: at least 32 characters that nobody can guess, such as a random UUID, used for nothing else. */
  commandId?: string | null | undefined;
};

/** In another player's Action Phase: discard a card from your hand for what it does then. */
export type ReactInput = {
  /** The id of the card on the table. */
  card: number;
  /** Sent again, it gets the first answer and does nothing twice. */
  commandId?: string | null | undefined;
  /** Refuse with VersionConflict if the game is at another version. */
  expectedVersion?: number | null | undefined;
  gameId: string;
  /** May be left out where you hold one seat. */
  seat?: number | null | undefined;
};

/** A player who was sent away, and may sit down again. */
export type ReadmitInput = {
  /** Sent again, it gets the first answer and does nothing twice. */
  commandId?: string | null | undefined;
  gameId: string;
  player: string;
};

/** What was written down. */
export type RecoverAccountInput = {
  /** The recovery code, however it is grouped. */
  code: string;
  /** Sent again, it gets the same player and the same token, which is derived from it. So it is as secret as the token: at least 32 characters that nobody can guess, such as a random UUID, used for nothing else. */
  commandId?: string | null | undefined;
};

/** Recruit a card from the row or from a stack, for its cost. */
export type RecruitInput = {
  /** The id of the card on the table. */
  card: number;
  /** Sent again, it gets the first answer and does nothing twice. */
  commandId?: string | null | undefined;
  /** Refuse with VersionConflict if the game is at another version. */
  expectedVersion?: number | null | undefined;
  gameId: string;
  /** May be left out where you hold one seat. */
  seat?: number | null | undefined;
};

export type RefusalCode =
  | 'choice_out_of_bounds'
  | 'command_id_reused'
  | 'cursor_unavailable'
  | 'decision_open'
  | 'forbidden'
  | 'frozen'
  | 'game_not_started'
  | 'game_over'
  | 'internal'
  | 'malformed'
  | 'no_open_decision'
  | 'no_such_card'
  | 'not_enough_attack'
  | 'not_enough_points'
  | 'not_enough_recruit'
  | 'not_found'
  | 'not_your_seat'
  | 'not_your_turn'
  | 'option_invalid'
  | 'query_too_complex'
  | 'rate_limited'
  | 'request_too_large'
  | 'seat_taken'
  | 'table_full'
  | 'target_not_legal'
  | 'unauthenticated'
  | 'unavailable'
  | 'undo_not_allowed'
  | 'unknown_field'
  | 'version_conflict'
  | 'wrong_phase';

/** A game that is over, and is to be played again by the same people. */
export type RematchInput = {
  /** The game that is over. */
  gameId: string;
};

/** A message that is to be removed. */
export type RemoveMessageInput = {
  gameId: string;
  message: string;
};

/** A webhook that is to be no more. */
export type RemoveWebhookInput = {
  webhook: string;
};

/** Take a Ship Strike off Serenity for its price. */
export type RepairInput = {
  /** The id of the card on the table. */
  card: number;
  /** Sent again, it gets the first answer and does nothing twice. */
  commandId?: string | null | undefined;
  /** Refuse with VersionConflict if the game is at another version. */
  expectedVersion?: number | null | undefined;
  gameId: string;
  /** May be left out where you hold one seat. */
  seat?: number | null | undefined;
};

/** Which dead letters to send again: the one of a notice, or those given up since a time; all, where neither is said. */
export type ReplayNoticesInput = {
  /** The same however often it is sent: the header `webhook-id`. */
  notice?: string | null | undefined;
  /** Milliseconds since 1970, UTC. */
  since?: number | null | undefined;
  webhook: string;
};

/** Explore and fight in one of the Spaces where your Aliens are, in your Battle Phase. */
export type ResolveSpaceInput = {
  /** Sent again, it gets the first answer and does nothing twice. */
  commandId?: string | null | undefined;
  /** Refuse with VersionConflict if the game is at another version. */
  expectedVersion?: number | null | undefined;
  gameId: string;
  /** May be left out where you hold one seat. */
  seat?: number | null | undefined;
  /** A Space by name, such as P1.4 or O.C. */
  space: string;
};

/** An invite that nobody more is to accept. */
export type RevokeInviteInput = {
  gameId: string;
  /** `i_` and a ULID. */
  invite: string;
};

/** A personal access token that is to be void. */
export type RevokeTokenInput = {
  token: string;
};

/** A webhook that is to have another secret. */
export type RotateWebhookInput = {
  /** Sent again, it gets the same player and the same token, which is derived from it. So it is as secret as the token: at least 32 characters that nobody can guess, such as a random UUID, used for nothing else. */
  commandId?: string | null | undefined;
  webhook: string;
};

/** Give up a card that you played this turn for its Sacrifice effect. */
export type SacrificeInput = {
  /** Sent again, it gets the first answer and does nothing twice. */
  commandId?: string | null | undefined;
  /** Refuse with VersionConflict if the game is at another version. */
  expectedVersion?: number | null | undefined;
  gameId: string;
  /** Which play of this turn it is, counted from 0. */
  play: number;
  /** May be left out where you hold one seat. */
  seat?: number | null | undefined;
};

/** What you say at a table. */
export type SayInput = {
  /** Sent again, it gets the first answer and does nothing twice. */
  commandId?: string | null | undefined;
  gameId: string;
  /** From which seat; it need be said only by who holds several. */
  seat?: number | null | undefined;
  /** Plain text on one line, which nobody formats. */
  text: string;
  /** Who is told: all who sit at the table, or those who play for the same team. */
  to?: Channel | null | undefined;
};

/** Turn up the hidden card of a room, for its Scan Cost. */
export type ScanInput = {
  /** Sent again, it gets the first answer and does nothing twice. */
  commandId?: string | null | undefined;
  /** Refuse with VersionConflict if the game is at another version. */
  expectedVersion?: number | null | undefined;
  gameId: string;
  /** The room. */
  room: string;
  /** May be left out where you hold one seat. */
  seat?: number | null | undefined;
};

export type Scope =
  | 'admin'
  | 'audit'
  | 'play'
  | 'read';

/** A bot for one open seat; for every seat that is open to anybody, without one named. */
export type SeatBotsInput = {
  bot?: Bot | null | undefined;
  /** Sent again, it gets the first answer and does nothing twice. */
  commandId?: string | null | undefined;
  gameId: string;
  seat?: number | null | undefined;
};

/** A seat at creation: open to a player, or played by a bot. */
export type SeatInput = {
  bot?: Bot | null | undefined;
  kind?: SeatInputKind | null | undefined;
};

export type SeatInputKind =
  | 'bot'
  | 'open';

export type SeatKind =
  | 'bot'
  | 'open'
  | 'player';

/** Pass in every response window, or in those of one name, without being asked, until taken back; all see it. */
export type SetAutoPassInput = {
  /** Sent again, it gets the first answer and does nothing twice. */
  commandId?: string | null | undefined;
  /** Refuse with VersionConflict if the game is at another version. */
  expectedVersion?: number | null | undefined;
  gameId: string;
  /** Whether to pass by itself. */
  on: boolean;
  /** May be left out where you hold one seat. */
  seat?: number | null | undefined;
  /** The windows that this is for; all of them if empty. */
  window?: string | null | undefined;
};

/** Whether the clock of a game should be stopped. */
export type SetClockInput = {
  /** Sent again, it gets the first answer and does nothing twice. */
  commandId?: string | null | undefined;
  gameId: string;
  /** True: it should stop; false: it should run. */
  stopped: boolean;
};

/** A player's own language. */
export type SetLocaleInput = {
  /** The language to be answered in, unless a request asks for another. */
  locale: string;
};

/** Whether you are ready, in all your seats. */
export type SetReadyInput = {
  /** Sent again, it gets the first answer and does nothing twice. */
  commandId?: string | null | undefined;
  gameId: string;
  ready?: boolean | null | undefined;
};

/** Let your partners see your hand, or don't. */
export type ShareHandInput = {
  /** Sent again, it gets the first answer and does nothing twice. */
  commandId?: string | null | undefined;
  /** Refuse with VersionConflict if the game is at another version. */
  expectedVersion?: number | null | undefined;
  gameId: string;
  /** Whether partners see the Events you draw, and those you hold now. */
  on: boolean;
  /** May be left out where you hold one seat. */
  seat?: number | null | undefined;
};

/** Show all cards of your hand, as they are now, to another player or to everybody. */
export type ShowCardsInput = {
  /** Which of your cards; an Agenda that is hidden can't be shown. */
  cards?: OwnCards | null | undefined;
  /** Sent again, it gets the first answer and does nothing twice. */
  commandId?: string | null | undefined;
  /** Refuse with VersionConflict if the game is at another version. */
  expectedVersion?: number | null | undefined;
  gameId: string;
  /** May be left out where you hold one seat. */
  seat?: number | null | undefined;
  /** The seat that sees them. */
  to?: number | null | undefined;
};

/** A guest who would like to play. */
export type SignUpInput = {
  /** Sent again, it gets the same player and the same token, which is derived from it. So it is as secret as the token: at least 32 characters that nobody can guess, such as a random UUID, used for nothing else. */
  commandId?: string | null | undefined;
  /** The language to be answered in, unless a request asks for another. */
  locale?: string | null | undefined;
  name?: string | null | undefined;
};

/** A game to begin. */
export type StartGameInput = {
  /** Entropy of yours for the game's random stream. */
  clientSeed?: string | null | undefined;
  /** Sent again, it gets the first answer and does nothing twice. */
  commandId?: string | null | undefined;
  gameId: string;
};

/** Playing alone: discard a card with Coordinate from your hand for a new card, once a turn. */
export type SwapCoordinateInput = {
  /** The id of the card on the table. */
  card: number;
  /** Sent again, it gets the first answer and does nothing twice. */
  commandId?: string | null | undefined;
  /** Refuse with VersionConflict if the game is at another version. */
  expectedVersion?: number | null | undefined;
  gameId: string;
  /** May be left out where you hold one seat. */
  seat?: number | null | undefined;
};

/** Which invite. */
export type TheInviteInput = {
  /** The token of an invite. */
  token: string;
};

/** How far to go back: to before the seat's last action, where it isn't said. */
export type UndoInput = {
  /** Sent again, it gets the first answer and does nothing twice. */
  commandId?: string | null | undefined;
  /** Refuse with VersionConflict if the game is at another version. */
  expectedVersion?: number | null | undefined;
  gameId: string;
  /** May be left out where you hold one seat. */
  seat?: number | null | undefined;
  /** The version whose table comes back. */
  to?: number | null | undefined;
};

export type UndoPolicy =
  | 'all_agree'
  | 'none'
  | 'own_last';

/** A player who is to be invited no more. */
export type UninviteInput = {
  gameId: string;
  player: string;
};

/** Use an ability of your Race Sheet or of a card on the table, by its number in the card's definition. */
export type UseAbilityInput = {
  /** The number of the ability, from 0 on. */
  ability: number;
  /** The id of the card on the table. */
  card: number;
  /** Sent again, it gets the first answer and does nothing twice. */
  commandId?: string | null | undefined;
  /** Refuse with VersionConflict if the game is at another version. */
  expectedVersion?: number | null | undefined;
  gameId: string;
  /** May be left out where you hold one seat. */
  seat?: number | null | undefined;
};

/** Use what a card played this turn lets you do once this turn. */
export type UseOnceInput = {
  /** Sent again, it gets the first answer and does nothing twice. */
  commandId?: string | null | undefined;
  /** Refuse with VersionConflict if the game is at another version. */
  expectedVersion?: number | null | undefined;
  gameId: string;
  /** Which play of this turn it is, counted from 0. */
  play: number;
  /** May be left out where you hold one seat. */
  seat?: number | null | undefined;
};

export type Visibility =
  | 'private'
  | 'public'
  | 'unlisted';

export type AccountFragment = { __typename: 'Account', games: number, gamesAtOnce: number | null, rate: number | null, tokens: number, linked: boolean, deletedAt: number | null, player: PlayerFragment, suspended: SuspensionFragment | null };

type AccountResult_Account_Fragment = (
  { __typename: 'Account' }
  & AccountFragment
);

type AccountResult_Refusal_Fragment = (
  { __typename: 'Refusal' }
  & RefusalFragment
);

export type AccountResultFragment =
  | AccountResult_Account_Fragment
  | AccountResult_Refusal_Fragment
;

export type ActionAcceptedFragment = { __typename: 'ActionAccepted', version: number, head: string, signature: string | null, signedBy: string | null, events: Array<
    | Event_AbilityOff_Fragment
    | Event_AbilityOn_Fragment
    | Event_AbilityUsed_Fragment
    | Event_AchievementEarned_Fragment
    | Event_Activated_Fragment
    | Event_AgendaDealt_Fragment
    | Event_Agreed_Fragment
    | Event_Aimed_Fragment
    | Event_AlienPlayerDied_Fragment
    | Event_Answered_Fragment
    | Event_Asked_Fragment
    | Event_AutoPassSet_Fragment
    | Event_Barred_Fragment
    | Event_BattleBegan_Fragment
    | Event_BattleDecided_Fragment
    | Event_BattleEnded_Fragment
    | Event_Became_Fragment
    | Event_BoardChosen_Fragment
    | Event_BotSat_Fragment
    | Event_CalledOff_Fragment
    | Event_CameBack_Fragment
    | Event_CardLent_Fragment
    | Event_CardsBought_Fragment
    | Event_Checkpoint_Fragment
    | Event_ClassNamed_Fragment
    | Event_ClockSet_Fragment
    | Event_ClockSwitched_Fragment
    | Event_ClockWished_Fragment
    | Event_CloneMade_Fragment
    | Event_ColourTaken_Fragment
    | Event_CommandCounterRevealed_Fragment
    | Event_Commanded_Fragment
    | Event_Conquered_Fragment
    | Event_Counted_Fragment
    | Event_CounterAppeared_Fragment
    | Event_CounterMet_Fragment
    | Event_CounterPlaced_Fragment
    | Event_CountersSetAside_Fragment
    | Event_Created_Fragment
    | Event_CreditsChanged_Fragment
    | Event_Demolished_Fragment
    | Event_DeploymentsDue_Fragment
    | Event_Doomed_Fragment
    | Event_Ended_Fragment
    | Event_EpisodeBegan_Fragment
    | Event_EpisodeEnded_Fragment
    | Event_EventPlayed_Fragment
    | Event_Expired_Fragment
    | Event_FacehuggerPlaced_Fragment
    | Event_FightBegan_Fragment
    | Event_FightDecided_Fragment
    | Event_FightDiceRolled_Fragment
    | Event_FightEnded_Fragment
    | Event_FightRoundBegan_Fragment
    | Event_FightRoundResolved_Fragment
    | Event_FightRoundWon_Fragment
    | Event_FiguresTaken_Fragment
    | Event_FirstChosen_Fragment
    | Event_FirstPlayerChosen_Fragment
    | Event_Forked_Fragment
    | Event_GivenUp_Fragment
    | Event_HandDrawn_Fragment
    | Event_HandShared_Fragment
    | Event_HiveRebuilt_Fragment
    | Event_HostIs_Fragment
    | Event_HumansHelped_Fragment
    | Event_InevitableTimed_Fragment
    | Event_LegacyChanged_Fragment
    | Event_LetBack_Fragment
    | Event_Liberated_Fragment
    | Event_Made_Fragment
    | Event_Marked_Fragment
    | Event_MemberDefeated_Fragment
    | Event_MemberReturned_Fragment
    | Event_MenaceChanged_Fragment
    | Event_Moved_Fragment
    | Event_Noted_Fragment
    | Event_ObjectiveCompleted_Fragment
    | Event_OptionsChanged_Fragment
    | Event_Paused_Fragment
    | Event_PhaseBegan_Fragment
    | Event_Played_Fragment
    | Event_PlayedAs_Fragment
    | Event_PlayerDefeated_Fragment
    | Event_PlayerDied_Fragment
    | Event_PlayerReturned_Fragment
    | Event_PointsChanged_Fragment
    | Event_Pooled_Fragment
    | Event_ProposalsSettled_Fragment
    | Event_Proposed_Fragment
    | Event_Readied_Fragment
    | Event_ReadySet_Fragment
    | Event_Redealt_Fragment
    | Event_Rolled_Fragment
    | Event_RoomBlocked_Fragment
    | Event_RoundOpened_Fragment
    | Event_SatDown_Fragment
    | Event_SeatKept_Fragment
    | Event_Seen_Fragment
    | Event_Shuffled_Fragment
    | Event_Soared_Fragment
    | Event_SpaceResolved_Fragment
    | Event_SpacesLaid_Fragment
    | Event_SpanEnded_Fragment
    | Event_StackChosen_Fragment
    | Event_Started_Fragment
    | Event_StoodIn_Fragment
    | Event_StoodUp_Fragment
    | Event_Stopped_Fragment
    | Event_TaskSettled_Fragment
    | Event_TerrorGained_Fragment
    | Event_TimeRanOut_Fragment
    | Event_TotalChanged_Fragment
    | Event_TrackMoved_Fragment
    | Event_TurnBegan_Fragment
    | Event_TurnPhaseBegan_Fragment
    | Event_TurnSkipped_Fragment
    | Event_TurnedAlien_Fragment
    | Event_TurnedDown_Fragment
    | Event_TurnedUp_Fragment
    | Event_UndoAnswered_Fragment
    | Event_UndoLapsed_Fragment
    | Event_UndoProposed_Fragment
    | Event_Undone_Fragment
  >, game: GameFragment };

export type ActionRefusedFragment = { __typename: 'ActionRefused', code: RefusalCode, message: string, rule: string | null, pointer: string | null, retryAfter: number | null, legal: Array<LegalActionFragment> };

type ActionResult_ActionAccepted_Fragment = (
  { __typename: 'ActionAccepted' }
  & ActionAcceptedFragment
);

type ActionResult_ActionRefused_Fragment = (
  { __typename: 'ActionRefused' }
  & ActionRefusedFragment
);

type ActionResult_VersionConflict_Fragment = (
  { __typename: 'VersionConflict' }
  & VersionConflictFragment
);

export type ActionResultFragment =
  | ActionResult_ActionAccepted_Fragment
  | ActionResult_ActionRefused_Fragment
  | ActionResult_VersionConflict_Fragment
;

export type AdminActFragment = { version: number, at: number, player: string, requestId: string, operation: string, arguments: unknown, prev: string, hash: string };

export type AlienGameViewFragment = { __typename: 'AlienGameView', version: number, status: string, seat: number | null, current: number, turn: number, phase: string, attack: number, recruit: number, recruitMade: number, hazards: number, rebuilt: boolean, outcome: string, reason: string, winners: Array<number>, scores: Array<number>, reserved: Array<ReservedViewFragment>, plays: Array<PlayViewFragment>, crew: Array<SurvivorViewFragment>, rooms: Array<RoomViewFragment>, combatZone: Array<EnemyViewFragment>, hq: Array<HqSpaceFragment>, location: CardViewFragment | null, objective: ObjectiveViewFragment, hive: Array<CardViewFragment>, stacks: Array<StackViewFragment>, hatchery: Array<CardViewFragment>, deadEnemies: Array<CardViewFragment>, deadCharacters: Array<CardViewFragment>, discarded: Array<CardViewFragment>, discardedStrikes: Array<CardViewFragment>, removed: Array<CardViewFragment>, aside: Array<CardViewFragment>, decisions: Array<DecisionFragment>, talk: Array<TalkRuleFragment>, clock: GameClockFragment | null };

export type AlienViewFragment = { id: number, card: string, seat: number, strength: number, held: boolean };

export type AttemptFragment = { __typename: 'Attempt', notice: string, kind: string, number: number, at: number, milliseconds: number, status: number | null, failure: DeliveryFailure | null };

type AttemptResult_Attempt_Fragment = (
  { __typename: 'Attempt' }
  & AttemptFragment
);

type AttemptResult_Refusal_Fragment = (
  { __typename: 'Refusal' }
  & RefusalFragment
);

export type AttemptResultFragment =
  | AttemptResult_Attempt_Fragment
  | AttemptResult_Refusal_Fragment
;

export type AuditReadFragment = { version: number, at: number, player: string, requestId: string, operation: string, arguments: unknown, prev: string, hash: string };

export type AuditedActionFragment = { version: number, madeAt: number, seat: number, player: string | null, name: string | null, bot: string | null, action: unknown, text: string, rules: number, hash: string };

export type AuditedAnswerFragment = { decision: number, prompt: string, chosen: Array<string>, askedAt: string | null };

export type AuditedCauseFragment = { at: string, agreed: boolean, event:
    | Event_AbilityOff_Fragment
    | Event_AbilityOn_Fragment
    | Event_AbilityUsed_Fragment
    | Event_AchievementEarned_Fragment
    | Event_Activated_Fragment
    | Event_AgendaDealt_Fragment
    | Event_Agreed_Fragment
    | Event_Aimed_Fragment
    | Event_AlienPlayerDied_Fragment
    | Event_Answered_Fragment
    | Event_Asked_Fragment
    | Event_AutoPassSet_Fragment
    | Event_Barred_Fragment
    | Event_BattleBegan_Fragment
    | Event_BattleDecided_Fragment
    | Event_BattleEnded_Fragment
    | Event_Became_Fragment
    | Event_BoardChosen_Fragment
    | Event_BotSat_Fragment
    | Event_CalledOff_Fragment
    | Event_CameBack_Fragment
    | Event_CardLent_Fragment
    | Event_CardsBought_Fragment
    | Event_Checkpoint_Fragment
    | Event_ClassNamed_Fragment
    | Event_ClockSet_Fragment
    | Event_ClockSwitched_Fragment
    | Event_ClockWished_Fragment
    | Event_CloneMade_Fragment
    | Event_ColourTaken_Fragment
    | Event_CommandCounterRevealed_Fragment
    | Event_Commanded_Fragment
    | Event_Conquered_Fragment
    | Event_Counted_Fragment
    | Event_CounterAppeared_Fragment
    | Event_CounterMet_Fragment
    | Event_CounterPlaced_Fragment
    | Event_CountersSetAside_Fragment
    | Event_Created_Fragment
    | Event_CreditsChanged_Fragment
    | Event_Demolished_Fragment
    | Event_DeploymentsDue_Fragment
    | Event_Doomed_Fragment
    | Event_Ended_Fragment
    | Event_EpisodeBegan_Fragment
    | Event_EpisodeEnded_Fragment
    | Event_EventPlayed_Fragment
    | Event_Expired_Fragment
    | Event_FacehuggerPlaced_Fragment
    | Event_FightBegan_Fragment
    | Event_FightDecided_Fragment
    | Event_FightDiceRolled_Fragment
    | Event_FightEnded_Fragment
    | Event_FightRoundBegan_Fragment
    | Event_FightRoundResolved_Fragment
    | Event_FightRoundWon_Fragment
    | Event_FiguresTaken_Fragment
    | Event_FirstChosen_Fragment
    | Event_FirstPlayerChosen_Fragment
    | Event_Forked_Fragment
    | Event_GivenUp_Fragment
    | Event_HandDrawn_Fragment
    | Event_HandShared_Fragment
    | Event_HiveRebuilt_Fragment
    | Event_HostIs_Fragment
    | Event_HumansHelped_Fragment
    | Event_InevitableTimed_Fragment
    | Event_LegacyChanged_Fragment
    | Event_LetBack_Fragment
    | Event_Liberated_Fragment
    | Event_Made_Fragment
    | Event_Marked_Fragment
    | Event_MemberDefeated_Fragment
    | Event_MemberReturned_Fragment
    | Event_MenaceChanged_Fragment
    | Event_Moved_Fragment
    | Event_Noted_Fragment
    | Event_ObjectiveCompleted_Fragment
    | Event_OptionsChanged_Fragment
    | Event_Paused_Fragment
    | Event_PhaseBegan_Fragment
    | Event_Played_Fragment
    | Event_PlayedAs_Fragment
    | Event_PlayerDefeated_Fragment
    | Event_PlayerDied_Fragment
    | Event_PlayerReturned_Fragment
    | Event_PointsChanged_Fragment
    | Event_Pooled_Fragment
    | Event_ProposalsSettled_Fragment
    | Event_Proposed_Fragment
    | Event_Readied_Fragment
    | Event_ReadySet_Fragment
    | Event_Redealt_Fragment
    | Event_Rolled_Fragment
    | Event_RoomBlocked_Fragment
    | Event_RoundOpened_Fragment
    | Event_SatDown_Fragment
    | Event_SeatKept_Fragment
    | Event_Seen_Fragment
    | Event_Shuffled_Fragment
    | Event_Soared_Fragment
    | Event_SpaceResolved_Fragment
    | Event_SpacesLaid_Fragment
    | Event_SpanEnded_Fragment
    | Event_StackChosen_Fragment
    | Event_Started_Fragment
    | Event_StoodIn_Fragment
    | Event_StoodUp_Fragment
    | Event_Stopped_Fragment
    | Event_TaskSettled_Fragment
    | Event_TerrorGained_Fragment
    | Event_TimeRanOut_Fragment
    | Event_TotalChanged_Fragment
    | Event_TrackMoved_Fragment
    | Event_TurnBegan_Fragment
    | Event_TurnPhaseBegan_Fragment
    | Event_TurnSkipped_Fragment
    | Event_TurnedAlien_Fragment
    | Event_TurnedDown_Fragment
    | Event_TurnedUp_Fragment
    | Event_UndoAnswered_Fragment
    | Event_UndoLapsed_Fragment
    | Event_UndoProposed_Fragment
    | Event_Undone_Fragment
  , cited: RuleFragment | null, card: CardViewFragment | null, entry: CardFragment | null, running: Array<RunningRuleFragment>, action: AuditedActionFragment, answer: AuditedAnswerFragment | null };

export type AuditedChangeFragment = { what: string, before: unknown, after: unknown, text: string };

export type AuditedCommitFragment = { version: number, madeAt: number, seat: number, player: string | null, name: string | null, bot: string | null, action: unknown, text: string, rules: number, hash: string, events: Array<AuditedEventFragment> };

export type AuditedDifferenceFragment = { before: number, after: number, shuffled: Array<string>, cards: Array<AuditedMoveFragment>, values: Array<AuditedChangeFragment>, opened: Array<DecisionFragment>, closed: Array<DecisionFragment> };

export type AuditedEventFragment = { at: string, event:
    | Event_AbilityOff_Fragment
    | Event_AbilityOn_Fragment
    | Event_AbilityUsed_Fragment
    | Event_AchievementEarned_Fragment
    | Event_Activated_Fragment
    | Event_AgendaDealt_Fragment
    | Event_Agreed_Fragment
    | Event_Aimed_Fragment
    | Event_AlienPlayerDied_Fragment
    | Event_Answered_Fragment
    | Event_Asked_Fragment
    | Event_AutoPassSet_Fragment
    | Event_Barred_Fragment
    | Event_BattleBegan_Fragment
    | Event_BattleDecided_Fragment
    | Event_BattleEnded_Fragment
    | Event_Became_Fragment
    | Event_BoardChosen_Fragment
    | Event_BotSat_Fragment
    | Event_CalledOff_Fragment
    | Event_CameBack_Fragment
    | Event_CardLent_Fragment
    | Event_CardsBought_Fragment
    | Event_Checkpoint_Fragment
    | Event_ClassNamed_Fragment
    | Event_ClockSet_Fragment
    | Event_ClockSwitched_Fragment
    | Event_ClockWished_Fragment
    | Event_CloneMade_Fragment
    | Event_ColourTaken_Fragment
    | Event_CommandCounterRevealed_Fragment
    | Event_Commanded_Fragment
    | Event_Conquered_Fragment
    | Event_Counted_Fragment
    | Event_CounterAppeared_Fragment
    | Event_CounterMet_Fragment
    | Event_CounterPlaced_Fragment
    | Event_CountersSetAside_Fragment
    | Event_Created_Fragment
    | Event_CreditsChanged_Fragment
    | Event_Demolished_Fragment
    | Event_DeploymentsDue_Fragment
    | Event_Doomed_Fragment
    | Event_Ended_Fragment
    | Event_EpisodeBegan_Fragment
    | Event_EpisodeEnded_Fragment
    | Event_EventPlayed_Fragment
    | Event_Expired_Fragment
    | Event_FacehuggerPlaced_Fragment
    | Event_FightBegan_Fragment
    | Event_FightDecided_Fragment
    | Event_FightDiceRolled_Fragment
    | Event_FightEnded_Fragment
    | Event_FightRoundBegan_Fragment
    | Event_FightRoundResolved_Fragment
    | Event_FightRoundWon_Fragment
    | Event_FiguresTaken_Fragment
    | Event_FirstChosen_Fragment
    | Event_FirstPlayerChosen_Fragment
    | Event_Forked_Fragment
    | Event_GivenUp_Fragment
    | Event_HandDrawn_Fragment
    | Event_HandShared_Fragment
    | Event_HiveRebuilt_Fragment
    | Event_HostIs_Fragment
    | Event_HumansHelped_Fragment
    | Event_InevitableTimed_Fragment
    | Event_LegacyChanged_Fragment
    | Event_LetBack_Fragment
    | Event_Liberated_Fragment
    | Event_Made_Fragment
    | Event_Marked_Fragment
    | Event_MemberDefeated_Fragment
    | Event_MemberReturned_Fragment
    | Event_MenaceChanged_Fragment
    | Event_Moved_Fragment
    | Event_Noted_Fragment
    | Event_ObjectiveCompleted_Fragment
    | Event_OptionsChanged_Fragment
    | Event_Paused_Fragment
    | Event_PhaseBegan_Fragment
    | Event_Played_Fragment
    | Event_PlayedAs_Fragment
    | Event_PlayerDefeated_Fragment
    | Event_PlayerDied_Fragment
    | Event_PlayerReturned_Fragment
    | Event_PointsChanged_Fragment
    | Event_Pooled_Fragment
    | Event_ProposalsSettled_Fragment
    | Event_Proposed_Fragment
    | Event_Readied_Fragment
    | Event_ReadySet_Fragment
    | Event_Redealt_Fragment
    | Event_Rolled_Fragment
    | Event_RoomBlocked_Fragment
    | Event_RoundOpened_Fragment
    | Event_SatDown_Fragment
    | Event_SeatKept_Fragment
    | Event_Seen_Fragment
    | Event_Shuffled_Fragment
    | Event_Soared_Fragment
    | Event_SpaceResolved_Fragment
    | Event_SpacesLaid_Fragment
    | Event_SpanEnded_Fragment
    | Event_StackChosen_Fragment
    | Event_Started_Fragment
    | Event_StoodIn_Fragment
    | Event_StoodUp_Fragment
    | Event_Stopped_Fragment
    | Event_TaskSettled_Fragment
    | Event_TerrorGained_Fragment
    | Event_TimeRanOut_Fragment
    | Event_TotalChanged_Fragment
    | Event_TrackMoved_Fragment
    | Event_TurnBegan_Fragment
    | Event_TurnPhaseBegan_Fragment
    | Event_TurnSkipped_Fragment
    | Event_TurnedAlien_Fragment
    | Event_TurnedDown_Fragment
    | Event_TurnedUp_Fragment
    | Event_UndoAnswered_Fragment
    | Event_UndoLapsed_Fragment
    | Event_UndoProposed_Fragment
    | Event_Undone_Fragment
  , cited: RuleFragment | null };

export type AuditedMoveFragment = { left: Array<string>, reached: Array<string>, text: string, card: CardViewFragment };

export type BarringEventFragment = { version: number, index: number, event: string, rule: string };

export type BattleViewFragment = { seat: number, space: string, extra: boolean, fights: number, next: Array<CardViewFragment>, fight: FightViewFragment | null };

export type BesideFragment = { stack: string, size: number, cards: Array<CardViewFragment> };

export type BridgeSpaceFragment = { space: string, cost: number | null, character: CardViewFragment | null };

export type CagedFragment = { attack: number, takesRecruit: boolean, adversary: CardViewFragment, captured: Array<CardViewFragment> };

export type CampaignFragment = { __typename: 'Campaign', id: string, game: GameName, options: unknown, visibility: Visibility, spectators: boolean, delay: number, status: GameStatus, creator: string, version: number, score: number, won: boolean | null, title: string | null, createdAt: number, games: Array<CampaignGameFragment> };

export type CampaignConnectionFragment = { nodes: Array<CampaignFragment>, pageInfo: PageInfoFragment };

export type CampaignGameFragment = { number: number, objectives: Array<string>, points: number | null, bonus: number | null, game: GameFragment | null };

type CampaignResult_Campaign_Fragment = (
  { __typename: 'Campaign' }
  & CampaignFragment
);

type CampaignResult_Refusal_Fragment = (
  { __typename: 'Refusal' }
  & RefusalFragment
);

export type CampaignResultFragment =
  | CampaignResult_Campaign_Fragment
  | CampaignResult_Refusal_Fragment
;

export type CardFragment = { __typename: 'Card', id: string, game: GameName, key: string, name: string, kind: string, set: string, group: string, cls: string, team: string, cost: number | null, attack: number | null, recruit: number | null, vp: number | null, copies: number | null, keywords: Array<string>, text: Array<string>, provenance: string, definition: unknown };

export type CardViewFragment = { id: number, card: string | null };

export type ChallengeViewFragment = { name: string, n: number | null, rule: string };

export type CitySpaceFragment = { space: string, attack: number | null, takesRecruit: boolean, adversary: CardViewFragment | null, guarding: Array<CardViewFragment>, captured: Array<CardViewFragment>, lyingThere: Array<CardViewFragment> };

export type ClockFragment = { kind: string, seconds: number, increment: number, atZero: string };

export type CommanderViewFragment = { attack: number, tactics: number, takesRecruit: boolean, commander: CardViewFragment, guarding: Array<CardViewFragment>, beside: Array<BesideFragment> };

export type CommitFragment = { version: number, at: number, seat: number, rules: number, action: unknown, prev: string, hash: string, signature: string | null, signedBy: string | null, events: Array<
    | Event_AbilityOff_Fragment
    | Event_AbilityOn_Fragment
    | Event_AbilityUsed_Fragment
    | Event_AchievementEarned_Fragment
    | Event_Activated_Fragment
    | Event_AgendaDealt_Fragment
    | Event_Agreed_Fragment
    | Event_Aimed_Fragment
    | Event_AlienPlayerDied_Fragment
    | Event_Answered_Fragment
    | Event_Asked_Fragment
    | Event_AutoPassSet_Fragment
    | Event_Barred_Fragment
    | Event_BattleBegan_Fragment
    | Event_BattleDecided_Fragment
    | Event_BattleEnded_Fragment
    | Event_Became_Fragment
    | Event_BoardChosen_Fragment
    | Event_BotSat_Fragment
    | Event_CalledOff_Fragment
    | Event_CameBack_Fragment
    | Event_CardLent_Fragment
    | Event_CardsBought_Fragment
    | Event_Checkpoint_Fragment
    | Event_ClassNamed_Fragment
    | Event_ClockSet_Fragment
    | Event_ClockSwitched_Fragment
    | Event_ClockWished_Fragment
    | Event_CloneMade_Fragment
    | Event_ColourTaken_Fragment
    | Event_CommandCounterRevealed_Fragment
    | Event_Commanded_Fragment
    | Event_Conquered_Fragment
    | Event_Counted_Fragment
    | Event_CounterAppeared_Fragment
    | Event_CounterMet_Fragment
    | Event_CounterPlaced_Fragment
    | Event_CountersSetAside_Fragment
    | Event_Created_Fragment
    | Event_CreditsChanged_Fragment
    | Event_Demolished_Fragment
    | Event_DeploymentsDue_Fragment
    | Event_Doomed_Fragment
    | Event_Ended_Fragment
    | Event_EpisodeBegan_Fragment
    | Event_EpisodeEnded_Fragment
    | Event_EventPlayed_Fragment
    | Event_Expired_Fragment
    | Event_FacehuggerPlaced_Fragment
    | Event_FightBegan_Fragment
    | Event_FightDecided_Fragment
    | Event_FightDiceRolled_Fragment
    | Event_FightEnded_Fragment
    | Event_FightRoundBegan_Fragment
    | Event_FightRoundResolved_Fragment
    | Event_FightRoundWon_Fragment
    | Event_FiguresTaken_Fragment
    | Event_FirstChosen_Fragment
    | Event_FirstPlayerChosen_Fragment
    | Event_Forked_Fragment
    | Event_GivenUp_Fragment
    | Event_HandDrawn_Fragment
    | Event_HandShared_Fragment
    | Event_HiveRebuilt_Fragment
    | Event_HostIs_Fragment
    | Event_HumansHelped_Fragment
    | Event_InevitableTimed_Fragment
    | Event_LegacyChanged_Fragment
    | Event_LetBack_Fragment
    | Event_Liberated_Fragment
    | Event_Made_Fragment
    | Event_Marked_Fragment
    | Event_MemberDefeated_Fragment
    | Event_MemberReturned_Fragment
    | Event_MenaceChanged_Fragment
    | Event_Moved_Fragment
    | Event_Noted_Fragment
    | Event_ObjectiveCompleted_Fragment
    | Event_OptionsChanged_Fragment
    | Event_Paused_Fragment
    | Event_PhaseBegan_Fragment
    | Event_Played_Fragment
    | Event_PlayedAs_Fragment
    | Event_PlayerDefeated_Fragment
    | Event_PlayerDied_Fragment
    | Event_PlayerReturned_Fragment
    | Event_PointsChanged_Fragment
    | Event_Pooled_Fragment
    | Event_ProposalsSettled_Fragment
    | Event_Proposed_Fragment
    | Event_Readied_Fragment
    | Event_ReadySet_Fragment
    | Event_Redealt_Fragment
    | Event_Rolled_Fragment
    | Event_RoomBlocked_Fragment
    | Event_RoundOpened_Fragment
    | Event_SatDown_Fragment
    | Event_SeatKept_Fragment
    | Event_Seen_Fragment
    | Event_Shuffled_Fragment
    | Event_Soared_Fragment
    | Event_SpaceResolved_Fragment
    | Event_SpacesLaid_Fragment
    | Event_SpanEnded_Fragment
    | Event_StackChosen_Fragment
    | Event_Started_Fragment
    | Event_StoodIn_Fragment
    | Event_StoodUp_Fragment
    | Event_Stopped_Fragment
    | Event_TaskSettled_Fragment
    | Event_TerrorGained_Fragment
    | Event_TimeRanOut_Fragment
    | Event_TotalChanged_Fragment
    | Event_TrackMoved_Fragment
    | Event_TurnBegan_Fragment
    | Event_TurnPhaseBegan_Fragment
    | Event_TurnSkipped_Fragment
    | Event_TurnedAlien_Fragment
    | Event_TurnedDown_Fragment
    | Event_TurnedUp_Fragment
    | Event_UndoAnswered_Fragment
    | Event_UndoLapsed_Fragment
    | Event_UndoProposed_Fragment
    | Event_Undone_Fragment
  > };

export type ConquestViewFragment = { __typename: 'ConquestView', version: number, status: string, seat: number | null, round: number, phase: string, whoseTurn: number | null, first: number | null, points: number, goal: number, terror: Array<number>, edges: Array<Array<string>>, outcome: string, reason: string, winners: Array<number>, scores: Array<number>, invaders: Array<InvaderViewFragment>, spaces: Array<SpaceViewFragment>, battle: BattleViewFragment | null, doomed: Array<AlienViewFragment>, humans: HumansViewFragment | null, decks: Array<DeckViewFragment>, counterPool: Array<CardViewFragment>, playing: Array<PlayedViewFragment>, aside: Array<CardViewFragment>, decisions: Array<DecisionFragment>, clock: GameClockFragment | null };

export type CrewViewFragment = { seat: number, standing: boolean, rank: number, health: number, defense: number, damage: number, avatar: CardViewFragment | null, hand: Array<CardViewFragment>, deck: Array<CardViewFragment>, discard: Array<CardViewFragment>, played: Array<CardViewFragment>, strikes: Array<CardViewFragment>, lent: Array<CardViewFragment> };

export type DeadLetterFragment = { notice: string, kind: string, at: number, about: OccasionFragment | null, last: AttemptFragment };

export type DecisionFragment = { decision: number, seat: number, ask: string, prompt: string, rule: string, least: number | null, most: number | null, cause: CardViewFragment | null, options: Array<OptionFragment> | null };

export type DeckViewFragment = { deck: string, cards: Array<CardViewFragment>, discard: Array<CardViewFragment> };

export type EnemyViewFragment = { attack: number, strikes: number, fightable: boolean, turnsLeft: number | null, enemy: CardViewFragment, markers: Array<MarkerViewFragment>, captured: Array<CardViewFragment> };

type Event_AbilityOff_Fragment = { __typename: 'AbilityOff', source: number, number: number | null, rule: string, card: number | null, text?: string };

type Event_AbilityOn_Fragment = { __typename: 'AbilityOn', source: number, key: string, number: number | null, hook: string, seat: number, until: string, target: number, rule: string, card: number | null, text?: string };

type Event_AbilityUsed_Fragment = { __typename: 'AbilityUsed', seat: number, key: string, number: number | null, until: string, rule: string, card: number | null, text?: string };

type Event_AchievementEarned_Fragment = { __typename: 'AchievementEarned', seat: number, achievement: string, rule: string, card: number | null, text?: string };

type Event_Activated_Fragment = { __typename: 'Activated', id: number, rule: string, card: number | null, text?: string };

type Event_AgendaDealt_Fragment = { __typename: 'AgendaDealt', seat: number, id: number, rule: string, card: number | null, text?: string };

type Event_Agreed_Fragment = { __typename: 'Agreed', seat: number, agreedTo: Array<string>, rule: string, card: number | null, text?: string };

type Event_Aimed_Fragment = { __typename: 'Aimed', id: number, seat: number, rule: string, card: number | null, text?: string };

type Event_AlienPlayerDied_Fragment = { __typename: 'AlienPlayerDied', seat: number, rule: string, card: number | null, text?: string };

type Event_Answered_Fragment = { __typename: 'Answered', decision: number, seat: number, choice: Array<string> | null, rule: string, card: number | null, text?: string };

type Event_Asked_Fragment = { __typename: 'Asked', decision: number, seat: number, ask: string, optionKeys: Array<string> | null, least: number | null, most: number | null, rule: string, card: number | null, text?: string };

type Event_AutoPassSet_Fragment = { __typename: 'AutoPassSet', seat: number, on: boolean, window: string, rule: string, card: number | null, text?: string };

type Event_Barred_Fragment = { __typename: 'Barred', player: string, rule: string, card: number | null, text?: string };

type Event_BattleBegan_Fragment = { __typename: 'BattleBegan', seat: number, space: string, extra: boolean, rule: string, card: number | null, text?: string };

type Event_BattleDecided_Fragment = { __typename: 'BattleDecided', winner: number, rule: string, card: number | null, text?: string };

type Event_BattleEnded_Fragment = { __typename: 'BattleEnded', rule: string, card: number | null, text?: string };

type Event_Became_Fragment = { __typename: 'Became', id: number, key: string, rule: string, card: number | null, text?: string };

type Event_BoardChosen_Fragment = { __typename: 'BoardChosen', board: string, rule: string, card: number | null, text?: string };

type Event_BotSat_Fragment = { __typename: 'BotSat', seat: number, bot: string, rule: string, card: number | null, text?: string };

type Event_CalledOff_Fragment = { __typename: 'CalledOff', player: string, reason: string, rule: string, card: number | null, text?: string };

type Event_CameBack_Fragment = { __typename: 'CameBack', seat: number, rule: string, card: number | null, text?: string };

type Event_CardLent_Fragment = { __typename: 'CardLent', seat: number, id: number, rule: string, card: number | null, text?: string };

type Event_CardsBought_Fragment = { __typename: 'CardsBought', n: number, rule: string, card: number | null, text?: string };

type Event_Checkpoint_Fragment = { __typename: 'Checkpoint', digest: string | null, rule: string, card: number | null, text?: string };

type Event_ClassNamed_Fragment = { __typename: 'ClassNamed', play: number, id: number, cls: string, rule: string, card: number | null, text?: string };

type Event_ClockSet_Fragment = { __typename: 'ClockSet', missed: number, rule: string, card: number | null, text?: string, times: Array<SeatTimeFragment> };

type Event_ClockSwitched_Fragment = { __typename: 'ClockSwitched', stopped: boolean, rule: string, card: number | null, text?: string };

type Event_ClockWished_Fragment = { __typename: 'ClockWished', seat: number, stopped: boolean, on: boolean, rule: string, card: number | null, text?: string };

type Event_CloneMade_Fragment = { __typename: 'CloneMade', play: number, id: number, key: string, cls: string, keyword: string, rule: string, card: number | null, text?: string };

type Event_ColourTaken_Fragment = { __typename: 'ColourTaken', seat: number, colour: string, rule: string, card: number | null, text?: string };

type Event_CommandCounterRevealed_Fragment = { __typename: 'CommandCounterRevealed', seat: number, counter: number, rule: string, card: number | null, text?: string };

type Event_Commanded_Fragment = { __typename: 'Commanded', seat: number, number: number | null, rule: string, card: number | null, text?: string };

type Event_Conquered_Fragment = { __typename: 'Conquered', space: string, seat: number, rule: string, card: number | null, text?: string };

type Event_Counted_Fragment = { __typename: 'Counted', tally: string, seat: number, ids: Array<number>, rule: string, card: number | null, text?: string };

type Event_CounterAppeared_Fragment = { __typename: 'CounterAppeared', id: number, cause: number, rule: string, card: number | null, text?: string };

type Event_CounterMet_Fragment = { __typename: 'CounterMet', id: number, rule: string, card: number | null, text?: string };

type Event_CounterPlaced_Fragment = { __typename: 'CounterPlaced', id: number, rule: string, card: number | null, text?: string };

type Event_CountersSetAside_Fragment = { __typename: 'CountersSetAside', seat: number, counters: Array<number>, rule: string, card: number | null, text?: string };

type Event_Created_Fragment = { __typename: 'Created', game: string, preset: string, options: unknown, creator: string, visibility: string, content: string, seedHash: string, seed: string | null, campaign: string, algorithm: string, undo: string, waitForReady: boolean, expires: number, spectators: boolean, delay: number, rule: string, card: number | null, text?: string, seats: Array<SeatPlanFragment>, clock: ClockFragment | null };

type Event_CreditsChanged_Fragment = { __typename: 'CreditsChanged', n: number, rule: string, card: number | null, text?: string };

type Event_Demolished_Fragment = { __typename: 'Demolished', space: string, rule: string, card: number | null, text?: string };

type Event_DeploymentsDue_Fragment = { __typename: 'DeploymentsDue', circles: number, rule: string, card: number | null, text?: string };

type Event_Doomed_Fragment = { __typename: 'Doomed', ids: Array<number>, rule: string, card: number | null, text?: string };

type Event_Ended_Fragment = { __typename: 'Ended', outcome: string, reason: string, winners: Array<number>, scores: Array<number>, seed: string | null, rule: string, card: number | null, text?: string };

type Event_EpisodeBegan_Fragment = { __typename: 'EpisodeBegan', episode: number, rule: string, card: number | null, text?: string };

type Event_EpisodeEnded_Fragment = { __typename: 'EpisodeEnded', fulfilled: boolean, rule: string, card: number | null, text?: string };

type Event_EventPlayed_Fragment = { __typename: 'EventPlayed', id: number, seat: number, title: string, rule: string, card: number | null, text?: string };

type Event_Expired_Fragment = { __typename: 'Expired', rule: string, card: number | null, text?: string };

type Event_FacehuggerPlaced_Fragment = { __typename: 'FacehuggerPlaced', id: number, seat: number, due: number, rule: string, card: number | null, text?: string };

type Event_FightBegan_Fragment = { __typename: 'FightBegan', seat: number, counter: number, rule: string, card: number | null, text?: string };

type Event_FightDecided_Fragment = { __typename: 'FightDecided', winner: number, rule: string, card: number | null, text?: string };

type Event_FightDiceRolled_Fragment = { __typename: 'FightDiceRolled', foe: boolean, dice: Array<number>, rule: string, card: number | null, text?: string };

type Event_FightEnded_Fragment = { __typename: 'FightEnded', rule: string, card: number | null, text?: string };

type Event_FightRoundBegan_Fragment = { __typename: 'FightRoundBegan', number: number | null, rule: string, card: number | null, text?: string };

type Event_FightRoundResolved_Fragment = { __typename: 'FightRoundResolved', total: number, foeTotal: number, result: string, rule: string, card: number | null, text?: string };

type Event_FightRoundWon_Fragment = { __typename: 'FightRoundWon', winner: number, rule: string, card: number | null, text?: string };

type Event_FiguresTaken_Fragment = { __typename: 'FiguresTaken', seat: number, ids: Array<number>, rule: string, card: number | null, text?: string };

type Event_FirstChosen_Fragment = { __typename: 'FirstChosen', seat: number, rule: string, card: number | null, text?: string };

type Event_FirstPlayerChosen_Fragment = { __typename: 'FirstPlayerChosen', seat: number, rule: string, card: number | null, text?: string };

type Event_Forked_Fragment = { __typename: 'Forked', of: string, at: number, seat: number, zones: unknown, table: string | null, rule: string, card: number | null, text?: string };

type Event_GivenUp_Fragment = { __typename: 'GivenUp', player: string, version: number, head: string, rule: string, card: number | null, text?: string };

type Event_HandDrawn_Fragment = { __typename: 'HandDrawn', seat: number, ids: Array<number>, rule: string, card: number | null, text?: string };

type Event_HandShared_Fragment = { __typename: 'HandShared', seat: number, on: boolean, rule: string, card: number | null, text?: string };

type Event_HiveRebuilt_Fragment = { __typename: 'HiveRebuilt', n: number, rule: string, card: number | null, text?: string };

type Event_HostIs_Fragment = { __typename: 'HostIs', player: string, seat: number, rule: string, card: number | null, text?: string };

type Event_HumansHelped_Fragment = { __typename: 'HumansHelped', figure: string, by: number, until: string, rule: string, card: number | null, text?: string };

type Event_InevitableTimed_Fragment = { __typename: 'InevitableTimed', timed: Array<number>, rule: string, card: number | null, text?: string };

type Event_LegacyChanged_Fragment = { __typename: 'LegacyChanged', what: string, n: number, rule: string, card: number | null, text?: string };

type Event_LetBack_Fragment = { __typename: 'LetBack', player: string, rule: string, card: number | null, text?: string };

type Event_Liberated_Fragment = { __typename: 'Liberated', space: string, rule: string, card: number | null, text?: string };

type Event_Made_Fragment = { __typename: 'Made', zone: string, first: number, cards: Array<string | null>, rule: string, card: number | null, text?: string };

type Event_Marked_Fragment = { __typename: 'Marked', id: number, marker: string, n: number, rule: string, card: number | null, text?: string };

type Event_MemberDefeated_Fragment = { __typename: 'MemberDefeated', avatar: number, rule: string, card: number | null, text?: string };

type Event_MemberReturned_Fragment = { __typename: 'MemberReturned', avatar: number, rule: string, card: number | null, text?: string };

type Event_MenaceChanged_Fragment = { __typename: 'MenaceChanged', seat: number, tokens: number, rule: string, card: number | null, text?: string };

type Event_Moved_Fragment = { __typename: 'Moved', ids: Array<number>, src: string, dst: string, bottom: boolean, rule: string, card: number | null, text?: string };

type Event_Noted_Fragment = { __typename: 'Noted', what: string, rule: string, card: number | null, text?: string };

type Event_ObjectiveCompleted_Fragment = { __typename: 'ObjectiveCompleted', stage: number, rule: string, card: number | null, text?: string };

type Event_OptionsChanged_Fragment = { __typename: 'OptionsChanged', preset: string, options: unknown, rule: string, card: number | null, text?: string };

type Event_Paused_Fragment = { __typename: 'Paused', stack: string | null, rule: string, card: number | null, text?: string };

type Event_PhaseBegan_Fragment = { __typename: 'PhaseBegan', phase: string, seat: number, rule: string, card: number | null, text?: string };

type Event_Played_Fragment = { __typename: 'Played', id: number, key: string, cls: string, rule: string, card: number | null, text?: string };

type Event_PlayedAs_Fragment = { __typename: 'PlayedAs', play: number, id: number, key: string, cls: string, rule: string, card: number | null, text?: string };

type Event_PlayerDefeated_Fragment = { __typename: 'PlayerDefeated', seat: number, rule: string, card: number | null, text?: string };

type Event_PlayerDied_Fragment = { __typename: 'PlayerDied', seat: number, killedBy: string, rule: string, card: number | null, text?: string };

type Event_PlayerReturned_Fragment = { __typename: 'PlayerReturned', seat: number, rule: string, card: number | null, text?: string };

type Event_PointsChanged_Fragment = { __typename: 'PointsChanged', points: number, spent: number, rule: string, card: number | null, text?: string };

type Event_Pooled_Fragment = { __typename: 'Pooled', attack: number, recruit: number, only: string, rule: string, card: number | null, text?: string };

type Event_ProposalsSettled_Fragment = { __typename: 'ProposalsSettled', what: string, rule: string, card: number | null, text?: string };

type Event_Proposed_Fragment = { __typename: 'Proposed', seat: number, what: string, rule: string, card: number | null, text?: string };

type Event_Readied_Fragment = { __typename: 'Readied', ids: Array<number>, rule: string, card: number | null, text?: string };

type Event_ReadySet_Fragment = { __typename: 'ReadySet', seat: number, ready: boolean, rule: string, card: number | null, text?: string };

type Event_Redealt_Fragment = { __typename: 'Redealt', ids: Array<number>, was: Array<number | null>, rng: Array<number>, rule: string, card: number | null, text?: string };

type Event_Rolled_Fragment = { __typename: 'Rolled', seat: number, sides: number, faces: Array<number>, rng: Array<number>, rule: string, card: number | null, text?: string };

type Event_RoomBlocked_Fragment = { __typename: 'RoomBlocked', room: string, rule: string, card: number | null, text?: string };

type Event_RoundOpened_Fragment = { __typename: 'RoundOpened', round: number, rule: string, card: number | null, text?: string };

type Event_SatDown_Fragment = { __typename: 'SatDown', seat: number, player: string, clientSeed: string, rule: string, card: number | null, text?: string };

type Event_SeatKept_Fragment = { __typename: 'SeatKept', seat: number, kept: string, rule: string, card: number | null, text?: string };

type Event_Seen_Fragment = { __typename: 'Seen', ids: Array<number>, to: number, cards: Array<string | null>, rule: string, card: number | null, text?: string };

type Event_Shuffled_Fragment = { __typename: 'Shuffled', zone: string, first: number, was: Array<number | null>, rng: Array<number>, to: number, rule: string, card: number | null, text?: string };

type Event_Soared_Fragment = { __typename: 'Soared', id: number, rule: string, card: number | null, text?: string };

type Event_SpaceResolved_Fragment = { __typename: 'SpaceResolved', space: string, rule: string, card: number | null, text?: string };

type Event_SpacesLaid_Fragment = { __typename: 'SpacesLaid', spaces: Array<string>, centres: Array<Array<number>>, edges: Array<Array<string>>, rule: string, card: number | null, text?: string };

type Event_SpanEnded_Fragment = { __typename: 'SpanEnded', span: string, rule: string, card: number | null, text?: string };

type Event_StackChosen_Fragment = { __typename: 'StackChosen', kind: string, name: string, among: Array<string>, rule: string, card: number | null, text?: string };

type Event_Started_Fragment = { __typename: 'Started', clientSeed: string, rule: string, card: number | null, text?: string };

type Event_StoodIn_Fragment = { __typename: 'StoodIn', seat: number, bot: string, rule: string, card: number | null, text?: string };

type Event_StoodUp_Fragment = { __typename: 'StoodUp', seat: number, rule: string, card: number | null, text?: string };

type Event_Stopped_Fragment = { __typename: 'Stopped', id: number, rule: string, card: number | null, text?: string };

type Event_TaskSettled_Fragment = { __typename: 'TaskSettled', task: string, completed: boolean, rule: string, card: number | null, text?: string };

type Event_TerrorGained_Fragment = { __typename: 'TerrorGained', seat: number, points: number, rule: string, card: number | null, text?: string };

type Event_TimeRanOut_Fragment = { __typename: 'TimeRanOut', seat: number, rule: string, card: number | null, text?: string };

type Event_TotalChanged_Fragment = { __typename: 'TotalChanged', side: number, by: number, until: string, rule: string, card: number | null, text?: string };

type Event_TrackMoved_Fragment = { __typename: 'TrackMoved', to: number, rule: string, card: number | null, text?: string };

type Event_TurnBegan_Fragment = { __typename: 'TurnBegan', seat: number, counts: boolean, rule: string, card: number | null, text?: string };

type Event_TurnPhaseBegan_Fragment = { __typename: 'TurnPhaseBegan', phase: string, rule: string, card: number | null, text?: string };

type Event_TurnSkipped_Fragment = { __typename: 'TurnSkipped', seat: number, rule: string, card: number | null, text?: string };

type Event_TurnedAlien_Fragment = { __typename: 'TurnedAlien', seat: number, rule: string, card: number | null, text?: string };

type Event_TurnedDown_Fragment = { __typename: 'TurnedDown', ids: Array<number>, rule: string, card: number | null, text?: string };

type Event_TurnedUp_Fragment = { __typename: 'TurnedUp', ids: Array<number>, rule: string, card: number | null, text?: string };

type Event_UndoAnswered_Fragment = { __typename: 'UndoAnswered', seat: number, agreed: boolean, rule: string, card: number | null, text?: string };

type Event_UndoLapsed_Fragment = { __typename: 'UndoLapsed', rule: string, card: number | null, text?: string };

type Event_UndoProposed_Fragment = { __typename: 'UndoProposed', seat: number, to: number, rule: string, card: number | null, text?: string };

type Event_Undone_Fragment = { __typename: 'Undone', seat: number, to: number, table: string | null, rule: string, card: number | null, text?: string };

export type EventFragment =
  | Event_AbilityOff_Fragment
  | Event_AbilityOn_Fragment
  | Event_AbilityUsed_Fragment
  | Event_AchievementEarned_Fragment
  | Event_Activated_Fragment
  | Event_AgendaDealt_Fragment
  | Event_Agreed_Fragment
  | Event_Aimed_Fragment
  | Event_AlienPlayerDied_Fragment
  | Event_Answered_Fragment
  | Event_Asked_Fragment
  | Event_AutoPassSet_Fragment
  | Event_Barred_Fragment
  | Event_BattleBegan_Fragment
  | Event_BattleDecided_Fragment
  | Event_BattleEnded_Fragment
  | Event_Became_Fragment
  | Event_BoardChosen_Fragment
  | Event_BotSat_Fragment
  | Event_CalledOff_Fragment
  | Event_CameBack_Fragment
  | Event_CardLent_Fragment
  | Event_CardsBought_Fragment
  | Event_Checkpoint_Fragment
  | Event_ClassNamed_Fragment
  | Event_ClockSet_Fragment
  | Event_ClockSwitched_Fragment
  | Event_ClockWished_Fragment
  | Event_CloneMade_Fragment
  | Event_ColourTaken_Fragment
  | Event_CommandCounterRevealed_Fragment
  | Event_Commanded_Fragment
  | Event_Conquered_Fragment
  | Event_Counted_Fragment
  | Event_CounterAppeared_Fragment
  | Event_CounterMet_Fragment
  | Event_CounterPlaced_Fragment
  | Event_CountersSetAside_Fragment
  | Event_Created_Fragment
  | Event_CreditsChanged_Fragment
  | Event_Demolished_Fragment
  | Event_DeploymentsDue_Fragment
  | Event_Doomed_Fragment
  | Event_Ended_Fragment
  | Event_EpisodeBegan_Fragment
  | Event_EpisodeEnded_Fragment
  | Event_EventPlayed_Fragment
  | Event_Expired_Fragment
  | Event_FacehuggerPlaced_Fragment
  | Event_FightBegan_Fragment
  | Event_FightDecided_Fragment
  | Event_FightDiceRolled_Fragment
  | Event_FightEnded_Fragment
  | Event_FightRoundBegan_Fragment
  | Event_FightRoundResolved_Fragment
  | Event_FightRoundWon_Fragment
  | Event_FiguresTaken_Fragment
  | Event_FirstChosen_Fragment
  | Event_FirstPlayerChosen_Fragment
  | Event_Forked_Fragment
  | Event_GivenUp_Fragment
  | Event_HandDrawn_Fragment
  | Event_HandShared_Fragment
  | Event_HiveRebuilt_Fragment
  | Event_HostIs_Fragment
  | Event_HumansHelped_Fragment
  | Event_InevitableTimed_Fragment
  | Event_LegacyChanged_Fragment
  | Event_LetBack_Fragment
  | Event_Liberated_Fragment
  | Event_Made_Fragment
  | Event_Marked_Fragment
  | Event_MemberDefeated_Fragment
  | Event_MemberReturned_Fragment
  | Event_MenaceChanged_Fragment
  | Event_Moved_Fragment
  | Event_Noted_Fragment
  | Event_ObjectiveCompleted_Fragment
  | Event_OptionsChanged_Fragment
  | Event_Paused_Fragment
  | Event_PhaseBegan_Fragment
  | Event_Played_Fragment
  | Event_PlayedAs_Fragment
  | Event_PlayerDefeated_Fragment
  | Event_PlayerDied_Fragment
  | Event_PlayerReturned_Fragment
  | Event_PointsChanged_Fragment
  | Event_Pooled_Fragment
  | Event_ProposalsSettled_Fragment
  | Event_Proposed_Fragment
  | Event_Readied_Fragment
  | Event_ReadySet_Fragment
  | Event_Redealt_Fragment
  | Event_Rolled_Fragment
  | Event_RoomBlocked_Fragment
  | Event_RoundOpened_Fragment
  | Event_SatDown_Fragment
  | Event_SeatKept_Fragment
  | Event_Seen_Fragment
  | Event_Shuffled_Fragment
  | Event_Soared_Fragment
  | Event_SpaceResolved_Fragment
  | Event_SpacesLaid_Fragment
  | Event_SpanEnded_Fragment
  | Event_StackChosen_Fragment
  | Event_Started_Fragment
  | Event_StoodIn_Fragment
  | Event_StoodUp_Fragment
  | Event_Stopped_Fragment
  | Event_TaskSettled_Fragment
  | Event_TerrorGained_Fragment
  | Event_TimeRanOut_Fragment
  | Event_TotalChanged_Fragment
  | Event_TrackMoved_Fragment
  | Event_TurnBegan_Fragment
  | Event_TurnPhaseBegan_Fragment
  | Event_TurnSkipped_Fragment
  | Event_TurnedAlien_Fragment
  | Event_TurnedDown_Fragment
  | Event_TurnedUp_Fragment
  | Event_UndoAnswered_Fragment
  | Event_UndoLapsed_Fragment
  | Event_UndoProposed_Fragment
  | Event_Undone_Fragment
;

export type FightViewFragment = { seat: number, other: number | null, round: number, dice: Array<number>, foeDice: Array<number>, diceColour: string, foeDiceColour: string, total: number, foeTotal: number, abilities: Array<string>, counter: CardViewFragment | null, resistance: Array<CardViewFragment>, helping: Array<CardViewFragment> };

export type FireflyGameViewFragment = { __typename: 'FireflyGameView', version: number, status: string, seat: number | null, current: number, turn: number, phase: string, attack: number, recruit: number, recruitMade: number, episode: number, credits: number, timed: Array<number>, outcome: string, reason: string, winners: Array<number>, scores: Array<number>, reserved: Array<ReservedViewFragment>, plays: Array<PlayViewFragment>, currentObjective: CardViewFragment | null, tasks: Array<TaskViewFragment>, proposals: Array<ProposalViewFragment>, nextObjectives: Array<CardViewFragment>, verse: Array<VerseSpaceFragment>, combatZone: Array<ForeViewFragment>, operations: Array<CardViewFragment>, serenity: Array<SlotViewFragment>, players: Array<CrewViewFragment>, mains: Array<MainViewFragment>, bridge: Array<BridgeSpaceFragment>, stacks: Array<StackViewFragment>, episodeDeck: Array<CardViewFragment>, offer: Array<CardViewFragment>, secured: Array<CardViewFragment>, repaired: Array<CardViewFragment>, defeatedCards: Array<CardViewFragment>, defeatedCharacters: Array<CardViewFragment>, discardedStrikes: Array<CardViewFragment>, aside: Array<CardViewFragment>, keepsakes: Array<CardViewFragment>, decisions: Array<DecisionFragment>, clock: GameClockFragment | null };

export type ForeViewFragment = { attack: number, strikes: number, ship: boolean, fightable: boolean, card: CardViewFragment, under: Array<CardViewFragment> };

export type ForkFragment = { game: string, version: number };

export type GameFragment = { __typename: 'Game', id: string, game: GameName, preset: string, options: unknown, visibility: Visibility, spectators: boolean, delay: number, status: GameStatus, creator: string, host: string, waitForReady: boolean, barred: Array<string>, version: number, awaited: Array<number>, campaign: string | null, expiresAt: number | null, rematch: string | null, undo: UndoPolicy, outcome: string | null, reason: string | null, winners: Array<number>, scores: Array<number>, createdAt: number, seats: Array<SeatFragment>, fork: ForkFragment | null, undoProposal: UndoProposalFragment | null, clock: GameClockFragment | null, proof: ProofFragment, invites: InvitesFragment | null };

export type GameClockFragment = { kind: ClockKind, seconds: number, increment: number, atZero: AtZero, stopped: boolean, wished: Array<number>, missing: Array<number>, deadline: number | null, seats: Array<SeatClockFragment> };

export type GameConnectionFragment = { nodes: Array<GameFragment>, pageInfo: PageInfoFragment };

export type GameOptionFragment = { name: string, type: string, default: unknown, text: string, choices: Array<string> };

type GameResult_Game_Fragment = (
  { __typename: 'Game' }
  & GameFragment
);

type GameResult_Refusal_Fragment = (
  { __typename: 'Refusal' }
  & RefusalFragment
);

export type GameResultFragment =
  | GameResult_Game_Fragment
  | GameResult_Refusal_Fragment
;

export type GearViewFragment = { activated: boolean, card: CardViewFragment };

export type HqSpaceFragment = { space: string, cost: number | null, character: CardViewFragment | null };

export type HumansViewFragment = { track: number, superCannon: number, stage: number, redCircles: Array<number>, tech: Array<CardViewFragment>, inPlay: Array<InPlayViewFragment> };

export type InPlayViewFragment = { target: number | null, card: CardViewFragment };

export type InUseFragment = { commander: string, plot: string, allies: Array<string>, groups: Array<string>, backup: Array<string> };

export type InvaderViewFragment = { seat: number, side: number, colour: string, strength: number, intelligence: number, menace: number, terror: number, counter: number | null, command: number | null, putAside: Array<number>, sharesHand: boolean, race: CardViewFragment | null, alienPool: Array<AlienViewFragment>, hand: Array<CardViewFragment>, gear: Array<GearViewFragment>, inPlay: Array<InPlayViewFragment> };

export type InviteFragment = { id: string, seat: number | null, uses: number, left: number, createdAt: number, expiresAt: number };

export type InvitePreviewFragment = { __typename: 'InvitePreview', id: string, game: GameName, status: GameStatus, host: string, seat: number | null, expiresAt: number, seats: Array<SeatFragment> };

type InvitePreviewResult_InvitePreview_Fragment = (
  { __typename: 'InvitePreview' }
  & InvitePreviewFragment
);

type InvitePreviewResult_Refusal_Fragment = (
  { __typename: 'Refusal' }
  & RefusalFragment
);

export type InvitePreviewResultFragment =
  | InvitePreviewResult_InvitePreview_Fragment
  | InvitePreviewResult_Refusal_Fragment
;

type InviteResult_MadeInvite_Fragment = (
  { __typename: 'MadeInvite' }
  & MadeInviteFragment
);

type InviteResult_Refusal_Fragment = (
  { __typename: 'Refusal' }
  & RefusalFragment
);

export type InviteResultFragment =
  | InviteResult_MadeInvite_Fragment
  | InviteResult_Refusal_Fragment
;

export type InvitedFragment = { player: string, name: string, invite: string, at: number };

export type InvitesFragment = { __typename: 'Invites', invites: Array<InviteFragment>, invited: Array<InvitedFragment> };

type InvitesResult_Invites_Fragment = (
  { __typename: 'Invites' }
  & InvitesFragment
);

type InvitesResult_Refusal_Fragment = (
  { __typename: 'Refusal' }
  & RefusalFragment
);

export type InvitesResultFragment =
  | InvitesResult_Invites_Fragment
  | InvitesResult_Refusal_Fragment
;

export type LairSpaceFragment = { space: string, ally: CardViewFragment | null, lyingThere: Array<CardViewFragment> };

export type LegalActionFragment = { seat: number, type: string, action: unknown, costs: unknown, text: string, input: unknown };

export type LegalActionsFragment = { version: number, actions: Array<LegalActionFragment>, decisions: Array<DecisionFragment> };

export type MadeInviteFragment = { __typename: 'MadeInvite', token: string, about: InviteFragment };

export type MadeTokenFragment = { __typename: 'MadeToken', token: string, about: PersonalTokenFragment };

export type MadeWebhookFragment = { __typename: 'MadeWebhook', secret: string, about: WebhookFragment };

type MadeWebhookResult_MadeWebhook_Fragment = (
  { __typename: 'MadeWebhook' }
  & MadeWebhookFragment
);

type MadeWebhookResult_Refusal_Fragment = (
  { __typename: 'Refusal' }
  & RefusalFragment
);

export type MadeWebhookResultFragment =
  | MadeWebhookResult_MadeWebhook_Fragment
  | MadeWebhookResult_Refusal_Fragment
;

export type MainViewFragment = { standing: boolean, avatar: CardViewFragment, strikes: Array<CardViewFragment> };

export type MarkerViewFragment = { marker: string, n: number };

export type MessageFragment = { __typename: 'Message', id: string, at: number, seat: number, player: string, name: string, to: Channel, text: string | null, removes: string | null };

type MessageResult_Message_Fragment = (
  { __typename: 'Message' }
  & MessageFragment
);

type MessageResult_Refusal_Fragment = (
  { __typename: 'Refusal' }
  & RefusalFragment
);

export type MessageResultFragment =
  | MessageResult_Message_Fragment
  | MessageResult_Refusal_Fragment
;

type Node_Campaign_Fragment = (
  { __typename: 'Campaign' }
  & CampaignFragment
);

type Node_Card_Fragment = (
  { __typename: 'Card' }
  & CardFragment
);

type Node_Game_Fragment = (
  { __typename: 'Game' }
  & GameFragment
);

type Node_Player_Fragment = (
  { __typename: 'Player' }
  & PlayerFragment
);

export type NodeFragment =
  | Node_Campaign_Fragment
  | Node_Card_Fragment
  | Node_Game_Fragment
  | Node_Player_Fragment
;

export type ObjectiveViewFragment = { stage: number, stack: Array<CardViewFragment>, secured: Array<CardViewFragment>, markers: Array<MarkerViewFragment> };

export type OccasionFragment = { gameId: string, game: GameName, version: number, seats: Array<number>, by: number | null };

export type OptionFragment = { key: string, text: string, card: CardViewFragment | null };

export type PageInfoFragment = { hasNextPage: boolean, hasPreviousPage: boolean, startCursor: string | null, endCursor: string | null };

export type PersonalTokenFragment = { id: string, name: string, scopes: Array<Scope>, createdAt: number, expiresAt: number };

export type PlayViewFragment = { id: number, card: string, cls: string, also: string };

export type PlayedViewFragment = { seat: number | null, card: CardViewFragment };

export type PlayerFragment = { __typename: 'Player', id: string, name: string, locale: string, tokens: Array<PersonalTokenFragment> | null, webhooks: Array<WebhookFragment> | null };

type PlayerResult_Player_Fragment = (
  { __typename: 'Player' }
  & PlayerFragment
);

type PlayerResult_Refusal_Fragment = (
  { __typename: 'Refusal' }
  & RefusalFragment
);

export type PlayerResultFragment =
  | PlayerResult_Player_Fragment
  | PlayerResult_Refusal_Fragment
;

export type PlotViewFragment = { twists: number, progress: number | null, needed: number | null, plot: CardViewFragment, beside: Array<BesideFragment> };

export type PresetFragment = { name: string, text: string, options: unknown };

export type ProofFragment = { seedHash: string, seed: string | null, head: string, signature: string | null, signedBy: string | null, algorithm: string, content: string, export: string };

export type ProposalViewFragment = { what: string, proposedBy: Array<number>, agreed: Array<number>, card: CardViewFragment | null };

export type RecoveryCodeFragment = { __typename: 'RecoveryCode', recoveryCode: string, player: PlayerFragment };

type RecoveryResult_RecoveryCode_Fragment = (
  { __typename: 'RecoveryCode' }
  & RecoveryCodeFragment
);

type RecoveryResult_Refusal_Fragment = (
  { __typename: 'Refusal' }
  & RefusalFragment
);

export type RecoveryResultFragment =
  | RecoveryResult_RecoveryCode_Fragment
  | RecoveryResult_Refusal_Fragment
;

export type RefusalFragment = { __typename: 'Refusal', code: RefusalCode, message: string, rule: string | null, pointer: string | null, retryAfter: number | null };

type ReplayResult_Refusal_Fragment = (
  { __typename: 'Refusal' }
  & RefusalFragment
);

type ReplayResult_Replayed_Fragment = (
  { __typename: 'Replayed' }
  & ReplayedFragment
);

export type ReplayResultFragment =
  | ReplayResult_Refusal_Fragment
  | ReplayResult_Replayed_Fragment
;

export type ReplayedFragment = { __typename: 'Replayed', queued: number };

export type ReservedViewFragment = { pool: string, space: string, attack: number };

export type RoomViewFragment = { room: string, scanCost: number, blocked: boolean, faceUp: boolean, attack: number | null, card: CardViewFragment | null, markers: Array<MarkerViewFragment>, attached: Array<CardViewFragment>, captured: Array<CardViewFragment> };

export type RuleFragment = { id: string, text: string, check: string, kind: string, ambiguity: string, ruling: string };

export type RulesetFragment = { game: GameName, title: string, leastSeats: number, mostSeats: number, bots: Array<string>, actions: Array<string>, content: string, rulesVersion: number, options: Array<GameOptionFragment>, presets: Array<PresetFragment>, talk: Array<TalkEntryFragment> };

export type RunningRuleFragment = { frame: string, text: string, cited: RuleFragment | null, card: CardViewFragment | null };

export type ScorePartFragment = { part: string, n: number, points: number, rule: string };

export type ScoringFragment = { score: number, parts: Array<ScorePartFragment> };

export type SeatFragment = { seat: number, kind: SeatKind, player: string | null, name: string | null, bot: string | null, kept: string | null, ready: boolean };

export type SeatClockFragment = { seat: number, left: number, since: number | null, deadline: number | null };

export type SeatPlanFragment = { kind: string, player: string, bot: string, kept: string };

export type SeatTimeFragment = { left: number, awaited: boolean, since: number };

type SignUpResult_Refusal_Fragment = (
  { __typename: 'Refusal' }
  & RefusalFragment
);

type SignUpResult_SignedUp_Fragment = (
  { __typename: 'SignedUp' }
  & SignedUpFragment
);

export type SignUpResultFragment =
  | SignUpResult_Refusal_Fragment
  | SignUpResult_SignedUp_Fragment
;

export type SignedUpFragment = { __typename: 'SignedUp', token: string, player: PlayerFragment };

export type SigningKeyFragment = { id: string, key: string, firstUsed: number };

export type SlotViewFragment = { slot: number, repair: number | null, credits: number, strike: CardViewFragment | null, upgrade: CardViewFragment | null };

export type SpaceViewFragment = { space: string, x: number, y: number, landingSite: number | null, demolished: boolean, conqueror: number | null, resistance: number, population: number, location: CardViewFragment | null, aliens: Array<AlienViewFragment>, counters: Array<CardViewFragment> };

export type StackViewFragment = { stack: string, size: number, top: CardViewFragment | null };

export type SurvivorViewFragment = { seat: number, alive: boolean, alien: boolean, diedBy: string, health: number, defense: number, damage: number, carrier: boolean, achievements: Array<string>, avatar: CardViewFragment | null, hand: Array<CardViewFragment>, deck: Array<CardViewFragment>, discard: Array<CardViewFragment>, played: Array<CardViewFragment>, vigilant: Array<CardViewFragment>, strikes: Array<CardViewFragment>, facehuggers: Array<EnemyViewFragment>, lent: Array<CardViewFragment>, agenda: CardViewFragment | null };

export type SuspensionFragment = { reason: string, until: number | null };

export type TableEtiquetteFragment = { channels: Array<Channel>, rules: Array<TalkEntryFragment> };

export type TalkEntryFragment = { name: string, allowed: boolean, rule: string, text: string, option: string, values: Array<string> };

export type TalkRuleFragment = { name: string, allowed: boolean, rule: string };

export type TaskViewFragment = { task: string, state: string, mandatory: boolean, credits: number };

type TokenResult_MadeToken_Fragment = (
  { __typename: 'MadeToken' }
  & MadeTokenFragment
);

type TokenResult_Refusal_Fragment = (
  { __typename: 'Refusal' }
  & RefusalFragment
);

export type TokenResultFragment =
  | TokenResult_MadeToken_Fragment
  | TokenResult_Refusal_Fragment
;

export type TokensFragment = { __typename: 'Tokens', tokens: Array<PersonalTokenFragment> };

type TokensResult_Refusal_Fragment = (
  { __typename: 'Refusal' }
  & RefusalFragment
);

type TokensResult_Tokens_Fragment = (
  { __typename: 'Tokens' }
  & TokensFragment
);

export type TokensResultFragment =
  | TokensResult_Refusal_Fragment
  | TokensResult_Tokens_Fragment
;

export type TurnFragment = { gameId: string, game: GameName, version: number, seats: Array<number>, asked: Array<string> };

export type TurnsFragment = { complete: boolean, cursor: string, turns: Array<TurnFragment> };

export type UndoProposalFragment = { seat: number, to: number, agreed: Array<number>, awaited: Array<number> };

export type UndoRefusedFragment = { __typename: 'UndoRefused', code: RefusalCode, message: string, rule: string | null, pointer: string | null, retryAfter: number | null, barredBy: BarringEventFragment | null };

type UndoResult_ActionAccepted_Fragment = (
  { __typename: 'ActionAccepted' }
  & ActionAcceptedFragment
);

type UndoResult_UndoRefused_Fragment = (
  { __typename: 'UndoRefused' }
  & UndoRefusedFragment
);

type UndoResult_VersionConflict_Fragment = (
  { __typename: 'VersionConflict' }
  & VersionConflictFragment
);

export type UndoResultFragment =
  | UndoResult_ActionAccepted_Fragment
  | UndoResult_UndoRefused_Fragment
  | UndoResult_VersionConflict_Fragment
;

export type VerseSpaceFragment = { space: string, scanCost: number, inGame: boolean, faceUp: boolean, inevitable: boolean, attack: number | null, card: CardViewFragment | null, attached: Array<CardViewFragment>, under: Array<CardViewFragment> };

export type VersionConflictFragment = { __typename: 'VersionConflict', current: number };

type View_AlienGameView_Fragment = (
  { __typename: 'AlienGameView' }
  & AlienGameViewFragment
);

type View_ConquestView_Fragment = (
  { __typename: 'ConquestView' }
  & ConquestViewFragment
);

type View_FireflyGameView_Fragment = (
  { __typename: 'FireflyGameView' }
  & FireflyGameViewFragment
);

type View_VillainsView_Fragment = (
  { __typename: 'VillainsView' }
  & VillainsViewFragment
);

export type ViewFragment =
  | View_AlienGameView_Fragment
  | View_ConquestView_Fragment
  | View_FireflyGameView_Fragment
  | View_VillainsView_Fragment
;

export type VillainViewFragment = { seat: number, victoryPoints: number, hand: Array<CardViewFragment>, deck: Array<CardViewFragment>, discard: Array<CardViewFragment>, played: Array<CardViewFragment>, victory: Array<CardViewFragment>, before: Array<CagedFragment>, lent: Array<CardViewFragment> };

export type VillainsViewFragment = { __typename: 'VillainsView', version: number, status: string, seat: number | null, current: number, turn: number, attack: number, recruit: number, recruitMade: number, board: string, outcome: string, reason: string, winners: Array<number>, scores: Array<number>, inUse: InUseFragment, challenges: Array<ChallengeViewFragment>, reserved: Array<ReservedViewFragment>, plays: Array<PlayViewFragment>, players: Array<VillainViewFragment>, city: Array<CitySpaceFragment>, lair: Array<LairSpaceFragment>, commander: CommanderViewFragment | null, plot: PlotViewFragment | null, stacks: Array<StackViewFragment>, adversaryDeck: Array<CardViewFragment>, allyDeck: Array<CardViewFragment>, bystanderDeck: Array<CardViewFragment>, ko: Array<CardViewFragment>, overrun: Array<CardViewFragment>, aside: Array<CardViewFragment>, decisions: Array<DecisionFragment>, scoring: ScoringFragment | null, clock: GameClockFragment | null };

export type WebhookFragment = { __typename: 'Webhook', id: string, url: string, kinds: Array<NoticeKind>, enabled: boolean, gone: boolean, createdAt: number, oldSecretUntil: number | null, attempts: Array<AttemptFragment>, deadLetters: Array<DeadLetterFragment> };

type WebhookResult_Refusal_Fragment = (
  { __typename: 'Refusal' }
  & RefusalFragment
);

type WebhookResult_Webhook_Fragment = (
  { __typename: 'Webhook' }
  & WebhookFragment
);

export type WebhookResultFragment =
  | WebhookResult_Refusal_Fragment
  | WebhookResult_Webhook_Fragment
;

export type WebhooksFragment = { __typename: 'Webhooks', webhooks: Array<WebhookFragment> };

type WebhooksResult_Refusal_Fragment = (
  { __typename: 'Refusal' }
  & RefusalFragment
);

type WebhooksResult_Webhooks_Fragment = (
  { __typename: 'Webhooks' }
  & WebhooksFragment
);

export type WebhooksResultFragment =
  | WebhooksResult_Refusal_Fragment
  | WebhooksResult_Webhooks_Fragment
;

export type SignUpMutationVariables = Exact<{
  input: SignUpInput;
  locale?: string | null | undefined;
}>;


export type SignUpMutationResult = { signUp:
    | SignUpResult_Refusal_Fragment
    | SignUpResult_SignedUp_Fragment
   };

export type SetLocaleMutationVariables = Exact<{
  input: SetLocaleInput;
  locale?: string | null | undefined;
}>;


export type SetLocaleMutationResult = { setLocale:
    | PlayerResult_Player_Fragment
    | PlayerResult_Refusal_Fragment
   };

export type CreateGameMutationVariables = Exact<{
  input: CreateGameInput;
  locale?: string | null | undefined;
}>;


export type CreateGameMutationResult = { createGame:
    | GameResult_Game_Fragment
    | GameResult_Refusal_Fragment
   };

export type JoinGameMutationVariables = Exact<{
  input: JoinGameInput;
  locale?: string | null | undefined;
}>;


export type JoinGameMutationResult = { joinGame:
    | GameResult_Game_Fragment
    | GameResult_Refusal_Fragment
   };

export type LeaveGameMutationVariables = Exact<{
  input: LeaveGameInput;
  locale?: string | null | undefined;
}>;


export type LeaveGameMutationResult = { leaveGame:
    | GameResult_Game_Fragment
    | GameResult_Refusal_Fragment
   };

export type StartGameMutationVariables = Exact<{
  input: StartGameInput;
  locale?: string | null | undefined;
}>;


export type StartGameMutationResult = { startGame:
    | GameResult_Game_Fragment
    | GameResult_Refusal_Fragment
   };

export type SetReadyMutationVariables = Exact<{
  input: SetReadyInput;
  locale?: string | null | undefined;
}>;


export type SetReadyMutationResult = { setReady:
    | GameResult_Game_Fragment
    | GameResult_Refusal_Fragment
   };

export type ChangeOptionsMutationVariables = Exact<{
  input: ChangeOptionsInput;
  locale?: string | null | undefined;
}>;


export type ChangeOptionsMutationResult = { changeOptions:
    | GameResult_Game_Fragment
    | GameResult_Refusal_Fragment
   };

export type SeatBotsMutationVariables = Exact<{
  input: SeatBotsInput;
  locale?: string | null | undefined;
}>;


export type SeatBotsMutationResult = { seatBots:
    | GameResult_Game_Fragment
    | GameResult_Refusal_Fragment
   };

export type HandOverMutationVariables = Exact<{
  input: HandOverInput;
  locale?: string | null | undefined;
}>;


export type HandOverMutationResult = { handOver:
    | GameResult_Game_Fragment
    | GameResult_Refusal_Fragment
   };

export type ReadmitMutationVariables = Exact<{
  input: ReadmitInput;
  locale?: string | null | undefined;
}>;


export type ReadmitMutationResult = { readmit:
    | GameResult_Game_Fragment
    | GameResult_Refusal_Fragment
   };

export type RematchMutationVariables = Exact<{
  input: RematchInput;
  locale?: string | null | undefined;
}>;


export type RematchMutationResult = { rematch:
    | GameResult_Game_Fragment
    | GameResult_Refusal_Fragment
   };

export type MakeInviteMutationVariables = Exact<{
  input: MakeInviteInput;
  locale?: string | null | undefined;
}>;


export type MakeInviteMutationResult = { makeInvite:
    | InviteResult_MadeInvite_Fragment
    | InviteResult_Refusal_Fragment
   };

export type RevokeInviteMutationVariables = Exact<{
  input: RevokeInviteInput;
  locale?: string | null | undefined;
}>;


export type RevokeInviteMutationResult = { revokeInvite:
    | InvitesResult_Invites_Fragment
    | InvitesResult_Refusal_Fragment
   };

export type UninviteMutationVariables = Exact<{
  input: UninviteInput;
  locale?: string | null | undefined;
}>;


export type UninviteMutationResult = { uninvite:
    | InvitesResult_Invites_Fragment
    | InvitesResult_Refusal_Fragment
   };

export type PreviewInviteMutationVariables = Exact<{
  input: TheInviteInput;
  locale?: string | null | undefined;
}>;


export type PreviewInviteMutationResult = { previewInvite:
    | InvitePreviewResult_InvitePreview_Fragment
    | InvitePreviewResult_Refusal_Fragment
   };

export type AcceptInviteMutationVariables = Exact<{
  input: TheInviteInput;
  locale?: string | null | undefined;
}>;


export type AcceptInviteMutationResult = { acceptInvite:
    | GameResult_Game_Fragment
    | GameResult_Refusal_Fragment
   };

export type KeepSeatMutationVariables = Exact<{
  input: KeepSeatInput;
  locale?: string | null | undefined;
}>;


export type KeepSeatMutationResult = { keepSeat:
    | GameResult_Game_Fragment
    | GameResult_Refusal_Fragment
   };

export type CreateCampaignMutationVariables = Exact<{
  input: CreateCampaignInput;
  locale?: string | null | undefined;
}>;


export type CreateCampaignMutationResult = { createCampaign:
    | CampaignResult_Campaign_Fragment
    | CampaignResult_Refusal_Fragment
   };

export type BeginCampaignGameMutationVariables = Exact<{
  input: BeginCampaignGameInput;
  locale?: string | null | undefined;
}>;


export type BeginCampaignGameMutationResult = { beginCampaignGame:
    | CampaignResult_Campaign_Fragment
    | CampaignResult_Refusal_Fragment
   };

export type ForkGameMutationVariables = Exact<{
  input: ForkGameInput;
  locale?: string | null | undefined;
}>;


export type ForkGameMutationResult = { forkGame:
    | GameResult_Game_Fragment
    | GameResult_Refusal_Fragment
   };

export type UndoMutationVariables = Exact<{
  input: UndoInput;
  locale?: string | null | undefined;
  describe?: boolean | null | undefined;
}>;


export type UndoMutationResult = { undo:
    | UndoResult_ActionAccepted_Fragment
    | UndoResult_UndoRefused_Fragment
    | UndoResult_VersionConflict_Fragment
   };

export type AnswerUndoMutationVariables = Exact<{
  input: AnswerUndoInput;
  locale?: string | null | undefined;
  describe?: boolean | null | undefined;
}>;


export type AnswerUndoMutationResult = { answerUndo:
    | UndoResult_ActionAccepted_Fragment
    | UndoResult_UndoRefused_Fragment
    | UndoResult_VersionConflict_Fragment
   };

export type StandInMutationVariables = Exact<{
  input: AttendInput;
  locale?: string | null | undefined;
}>;


export type StandInMutationResult = { standIn:
    | GameResult_Game_Fragment
    | GameResult_Refusal_Fragment
   };

export type ComeBackMutationVariables = Exact<{
  input: AttendInput;
  locale?: string | null | undefined;
}>;


export type ComeBackMutationResult = { comeBack:
    | GameResult_Game_Fragment
    | GameResult_Refusal_Fragment
   };

export type SetClockMutationVariables = Exact<{
  input: SetClockInput;
  locale?: string | null | undefined;
}>;


export type SetClockMutationResult = { setClock:
    | GameResult_Game_Fragment
    | GameResult_Refusal_Fragment
   };

export type MakeTokenMutationVariables = Exact<{
  input: MakeTokenInput;
  locale?: string | null | undefined;
}>;


export type MakeTokenMutationResult = { makeToken:
    | TokenResult_MadeToken_Fragment
    | TokenResult_Refusal_Fragment
   };

export type RevokeTokenMutationVariables = Exact<{
  input: RevokeTokenInput;
  locale?: string | null | undefined;
}>;


export type RevokeTokenMutationResult = { revokeToken:
    | TokensResult_Refusal_Fragment
    | TokensResult_Tokens_Fragment
   };

export type GrantTokenMutationVariables = Exact<{
  input: GrantTokenInput;
  locale?: string | null | undefined;
}>;


export type GrantTokenMutationResult = { grantToken:
    | TokenResult_MadeToken_Fragment
    | TokenResult_Refusal_Fragment
   };

export type LinkIdentityMutationVariables = Exact<{
  input: LinkIdentityInput;
  locale?: string | null | undefined;
}>;


export type LinkIdentityMutationResult = { linkIdentity:
    | PlayerResult_Player_Fragment
    | PlayerResult_Refusal_Fragment
   };

export type PrepareRecoveryMutationVariables = Exact<{
  input: PrepareRecoveryInput;
  locale?: string | null | undefined;
}>;


export type PrepareRecoveryMutationResult = { prepareRecovery:
    | RecoveryResult_RecoveryCode_Fragment
    | RecoveryResult_Refusal_Fragment
   };

export type RecoverAccountMutationVariables = Exact<{
  input: RecoverAccountInput;
  locale?: string | null | undefined;
}>;


export type RecoverAccountMutationResult = { recoverAccount:
    | SignUpResult_Refusal_Fragment
    | SignUpResult_SignedUp_Fragment
   };

export type DeleteAccountMutationVariables = Exact<{
  locale?: string | null | undefined;
}>;


export type DeleteAccountMutationResult = { deleteAccount:
    | PlayerResult_Player_Fragment
    | PlayerResult_Refusal_Fragment
   };

export type MakeWebhookMutationVariables = Exact<{
  input: MakeWebhookInput;
  locale?: string | null | undefined;
}>;


export type MakeWebhookMutationResult = { makeWebhook:
    | MadeWebhookResult_MadeWebhook_Fragment
    | MadeWebhookResult_Refusal_Fragment
   };

export type ChangeWebhookMutationVariables = Exact<{
  input: ChangeWebhookInput;
  locale?: string | null | undefined;
}>;


export type ChangeWebhookMutationResult = { changeWebhook:
    | WebhookResult_Refusal_Fragment
    | WebhookResult_Webhook_Fragment
   };

export type RemoveWebhookMutationVariables = Exact<{
  input: RemoveWebhookInput;
  locale?: string | null | undefined;
}>;


export type RemoveWebhookMutationResult = { removeWebhook:
    | WebhooksResult_Refusal_Fragment
    | WebhooksResult_Webhooks_Fragment
   };

export type RotateWebhookMutationVariables = Exact<{
  input: RotateWebhookInput;
  locale?: string | null | undefined;
}>;


export type RotateWebhookMutationResult = { rotateWebhook:
    | MadeWebhookResult_MadeWebhook_Fragment
    | MadeWebhookResult_Refusal_Fragment
   };

export type PingWebhookMutationVariables = Exact<{
  input: PingWebhookInput;
  locale?: string | null | undefined;
}>;


export type PingWebhookMutationResult = { pingWebhook:
    | AttemptResult_Attempt_Fragment
    | AttemptResult_Refusal_Fragment
   };

export type ReplayNoticesMutationVariables = Exact<{
  input: ReplayNoticesInput;
  locale?: string | null | undefined;
}>;


export type ReplayNoticesMutationResult = { replayNotices:
    | ReplayResult_Refusal_Fragment
    | ReplayResult_Replayed_Fragment
   };

export type AdminSuspendMutationVariables = Exact<{
  input: AdminSuspendInput;
  locale?: string | null | undefined;
}>;


export type AdminSuspendMutationResult = { adminSuspend:
    | AccountResult_Account_Fragment
    | AccountResult_Refusal_Fragment
   };

export type AdminLiftSuspensionMutationVariables = Exact<{
  input: AdminLiftSuspensionInput;
  locale?: string | null | undefined;
}>;


export type AdminLiftSuspensionMutationResult = { adminLiftSuspension:
    | AccountResult_Account_Fragment
    | AccountResult_Refusal_Fragment
   };

export type AdminSetQuotaMutationVariables = Exact<{
  input: AdminSetQuotaInput;
  locale?: string | null | undefined;
}>;


export type AdminSetQuotaMutationResult = { adminSetQuota:
    | AccountResult_Account_Fragment
    | AccountResult_Refusal_Fragment
   };

export type AdminEndGameMutationVariables = Exact<{
  input: AdminEndGameInput;
  locale?: string | null | undefined;
}>;


export type AdminEndGameMutationResult = { adminEndGame:
    | GameResult_Game_Fragment
    | GameResult_Refusal_Fragment
   };

export type SayMutationVariables = Exact<{
  input: SayInput;
  locale?: string | null | undefined;
}>;


export type SayMutationResult = { say:
    | MessageResult_Message_Fragment
    | MessageResult_Refusal_Fragment
   };

export type RemoveMessageMutationVariables = Exact<{
  input: RemoveMessageInput;
  locale?: string | null | undefined;
}>;


export type RemoveMessageMutationResult = { removeMessage:
    | MessageResult_Message_Fragment
    | MessageResult_Refusal_Fragment
   };

export type AdminRemoveMessageMutationVariables = Exact<{
  input: AdminRemoveMessageInput;
  locale?: string | null | undefined;
}>;


export type AdminRemoveMessageMutationResult = { adminRemoveMessage:
    | MessageResult_Message_Fragment
    | MessageResult_Refusal_Fragment
   };

export type BetrayMutationVariables = Exact<{
  input: BetrayInput;
  locale?: string | null | undefined;
  describe?: boolean | null | undefined;
}>;


export type BetrayMutationResult = { betray:
    | ActionResult_ActionAccepted_Fragment
    | ActionResult_ActionRefused_Fragment
    | ActionResult_VersionConflict_Fragment
   };

export type BuyMenaceMutationVariables = Exact<{
  input: BuyMenaceInput;
  locale?: string | null | undefined;
  describe?: boolean | null | undefined;
}>;


export type BuyMenaceMutationResult = { buyMenace:
    | ActionResult_ActionAccepted_Fragment
    | ActionResult_ActionRefused_Fragment
    | ActionResult_VersionConflict_Fragment
   };

export type CoordinateMutationVariables = Exact<{
  input: CoordinateInput;
  locale?: string | null | undefined;
  describe?: boolean | null | undefined;
}>;


export type CoordinateMutationResult = { coordinate:
    | ActionResult_ActionAccepted_Fragment
    | ActionResult_ActionRefused_Fragment
    | ActionResult_VersionConflict_Fragment
   };

export type DecideMutationVariables = Exact<{
  input: DecideInput;
  locale?: string | null | undefined;
  describe?: boolean | null | undefined;
}>;


export type DecideMutationResult = { decide:
    | ActionResult_ActionAccepted_Fragment
    | ActionResult_ActionRefused_Fragment
    | ActionResult_VersionConflict_Fragment
   };

export type DiscardVigilantMutationVariables = Exact<{
  input: DiscardVigilantInput;
  locale?: string | null | undefined;
  describe?: boolean | null | undefined;
}>;


export type DiscardVigilantMutationResult = { discardVigilant:
    | ActionResult_ActionAccepted_Fragment
    | ActionResult_ActionRefused_Fragment
    | ActionResult_VersionConflict_Fragment
   };

export type DodgeMutationVariables = Exact<{
  input: DodgeInput;
  locale?: string | null | undefined;
  describe?: boolean | null | undefined;
}>;


export type DodgeMutationResult = { dodge:
    | ActionResult_ActionAccepted_Fragment
    | ActionResult_ActionRefused_Fragment
    | ActionResult_VersionConflict_Fragment
   };

export type EndActionPhaseMutationVariables = Exact<{
  input: EndActionPhaseInput;
  locale?: string | null | undefined;
  describe?: boolean | null | undefined;
}>;


export type EndActionPhaseMutationResult = { endActionPhase:
    | ActionResult_ActionAccepted_Fragment
    | ActionResult_ActionRefused_Fragment
    | ActionResult_VersionConflict_Fragment
   };

export type EndActionsMutationVariables = Exact<{
  input: EndActionsInput;
  locale?: string | null | undefined;
  describe?: boolean | null | undefined;
}>;


export type EndActionsMutationResult = { endActions:
    | ActionResult_ActionAccepted_Fragment
    | ActionResult_ActionRefused_Fragment
    | ActionResult_VersionConflict_Fragment
   };

export type FightMutationVariables = Exact<{
  input: FightInput;
  locale?: string | null | undefined;
  describe?: boolean | null | undefined;
}>;


export type FightMutationResult = { fight:
    | ActionResult_ActionAccepted_Fragment
    | ActionResult_ActionRefused_Fragment
    | ActionResult_VersionConflict_Fragment
   };

export type FightEnemyMutationVariables = Exact<{
  input: FightEnemyInput;
  locale?: string | null | undefined;
  describe?: boolean | null | undefined;
}>;


export type FightEnemyMutationResult = { fightEnemy:
    | ActionResult_ActionAccepted_Fragment
    | ActionResult_ActionRefused_Fragment
    | ActionResult_VersionConflict_Fragment
   };

export type FightPlayerMutationVariables = Exact<{
  input: FightPlayerInput;
  locale?: string | null | undefined;
  describe?: boolean | null | undefined;
}>;


export type FightPlayerMutationResult = { fightPlayer:
    | ActionResult_ActionAccepted_Fragment
    | ActionResult_ActionRefused_Fragment
    | ActionResult_VersionConflict_Fragment
   };

export type HealMutationVariables = Exact<{
  input: HealInput;
  locale?: string | null | undefined;
  describe?: boolean | null | undefined;
}>;


export type HealMutationResult = { heal:
    | ActionResult_ActionAccepted_Fragment
    | ActionResult_ActionRefused_Fragment
    | ActionResult_VersionConflict_Fragment
   };

export type LandReinforcementMutationVariables = Exact<{
  input: LandReinforcementInput;
  locale?: string | null | undefined;
  describe?: boolean | null | undefined;
}>;


export type LandReinforcementMutationResult = { landReinforcement:
    | ActionResult_ActionAccepted_Fragment
    | ActionResult_ActionRefused_Fragment
    | ActionResult_VersionConflict_Fragment
   };

export type MoveAlienMutationVariables = Exact<{
  input: MoveAlienInput;
  locale?: string | null | undefined;
  describe?: boolean | null | undefined;
}>;


export type MoveAlienMutationResult = { moveAlien:
    | ActionResult_ActionAccepted_Fragment
    | ActionResult_ActionRefused_Fragment
    | ActionResult_VersionConflict_Fragment
   };

export type PayForMutationVariables = Exact<{
  input: PayForInput;
  locale?: string | null | undefined;
  describe?: boolean | null | undefined;
}>;


export type PayForMutationResult = { payFor:
    | ActionResult_ActionAccepted_Fragment
    | ActionResult_ActionRefused_Fragment
    | ActionResult_VersionConflict_Fragment
   };

export type PlayCardMutationVariables = Exact<{
  input: PlayCardInput;
  locale?: string | null | undefined;
  describe?: boolean | null | undefined;
}>;


export type PlayCardMutationResult = { playCard:
    | ActionResult_ActionAccepted_Fragment
    | ActionResult_ActionRefused_Fragment
    | ActionResult_VersionConflict_Fragment
   };

export type PlayCoordinatedMutationVariables = Exact<{
  input: PlayCoordinatedInput;
  locale?: string | null | undefined;
  describe?: boolean | null | undefined;
}>;


export type PlayCoordinatedMutationResult = { playCoordinated:
    | ActionResult_ActionAccepted_Fragment
    | ActionResult_ActionRefused_Fragment
    | ActionResult_VersionConflict_Fragment
   };

export type PlayCopyMutationVariables = Exact<{
  input: PlayCopyInput;
  locale?: string | null | undefined;
  describe?: boolean | null | undefined;
}>;


export type PlayCopyMutationResult = { playCopy:
    | ActionResult_ActionAccepted_Fragment
    | ActionResult_ActionRefused_Fragment
    | ActionResult_VersionConflict_Fragment
   };

export type PlayEventMutationVariables = Exact<{
  input: PlayEventInput;
  locale?: string | null | undefined;
  describe?: boolean | null | undefined;
}>;


export type PlayEventMutationResult = { playEvent:
    | ActionResult_ActionAccepted_Fragment
    | ActionResult_ActionRefused_Fragment
    | ActionResult_VersionConflict_Fragment
   };

export type ReactMutationVariables = Exact<{
  input: ReactInput;
  locale?: string | null | undefined;
  describe?: boolean | null | undefined;
}>;


export type ReactMutationResult = { react:
    | ActionResult_ActionAccepted_Fragment
    | ActionResult_ActionRefused_Fragment
    | ActionResult_VersionConflict_Fragment
   };

export type RecruitMutationVariables = Exact<{
  input: RecruitInput;
  locale?: string | null | undefined;
  describe?: boolean | null | undefined;
}>;


export type RecruitMutationResult = { recruit:
    | ActionResult_ActionAccepted_Fragment
    | ActionResult_ActionRefused_Fragment
    | ActionResult_VersionConflict_Fragment
   };

export type RepairMutationVariables = Exact<{
  input: RepairInput;
  locale?: string | null | undefined;
  describe?: boolean | null | undefined;
}>;


export type RepairMutationResult = { repair:
    | ActionResult_ActionAccepted_Fragment
    | ActionResult_ActionRefused_Fragment
    | ActionResult_VersionConflict_Fragment
   };

export type ResolveSpaceMutationVariables = Exact<{
  input: ResolveSpaceInput;
  locale?: string | null | undefined;
  describe?: boolean | null | undefined;
}>;


export type ResolveSpaceMutationResult = { resolveSpace:
    | ActionResult_ActionAccepted_Fragment
    | ActionResult_ActionRefused_Fragment
    | ActionResult_VersionConflict_Fragment
   };

export type SacrificeMutationVariables = Exact<{
  input: SacrificeInput;
  locale?: string | null | undefined;
  describe?: boolean | null | undefined;
}>;


export type SacrificeMutationResult = { sacrifice:
    | ActionResult_ActionAccepted_Fragment
    | ActionResult_ActionRefused_Fragment
    | ActionResult_VersionConflict_Fragment
   };

export type ScanMutationVariables = Exact<{
  input: ScanInput;
  locale?: string | null | undefined;
  describe?: boolean | null | undefined;
}>;


export type ScanMutationResult = { scan:
    | ActionResult_ActionAccepted_Fragment
    | ActionResult_ActionRefused_Fragment
    | ActionResult_VersionConflict_Fragment
   };

export type SetAutoPassMutationVariables = Exact<{
  input: SetAutoPassInput;
  locale?: string | null | undefined;
  describe?: boolean | null | undefined;
}>;


export type SetAutoPassMutationResult = { setAutoPass:
    | ActionResult_ActionAccepted_Fragment
    | ActionResult_ActionRefused_Fragment
    | ActionResult_VersionConflict_Fragment
   };

export type ShareHandMutationVariables = Exact<{
  input: ShareHandInput;
  locale?: string | null | undefined;
  describe?: boolean | null | undefined;
}>;


export type ShareHandMutationResult = { shareHand:
    | ActionResult_ActionAccepted_Fragment
    | ActionResult_ActionRefused_Fragment
    | ActionResult_VersionConflict_Fragment
   };

export type ShowCardsMutationVariables = Exact<{
  input: ShowCardsInput;
  locale?: string | null | undefined;
  describe?: boolean | null | undefined;
}>;


export type ShowCardsMutationResult = { showCards:
    | ActionResult_ActionAccepted_Fragment
    | ActionResult_ActionRefused_Fragment
    | ActionResult_VersionConflict_Fragment
   };

export type SwapCoordinateMutationVariables = Exact<{
  input: SwapCoordinateInput;
  locale?: string | null | undefined;
  describe?: boolean | null | undefined;
}>;


export type SwapCoordinateMutationResult = { swapCoordinate:
    | ActionResult_ActionAccepted_Fragment
    | ActionResult_ActionRefused_Fragment
    | ActionResult_VersionConflict_Fragment
   };

export type UseAbilityMutationVariables = Exact<{
  input: UseAbilityInput;
  locale?: string | null | undefined;
  describe?: boolean | null | undefined;
}>;


export type UseAbilityMutationResult = { useAbility:
    | ActionResult_ActionAccepted_Fragment
    | ActionResult_ActionRefused_Fragment
    | ActionResult_VersionConflict_Fragment
   };

export type UseOnceMutationVariables = Exact<{
  input: UseOnceInput;
  locale?: string | null | undefined;
  describe?: boolean | null | undefined;
}>;


export type UseOnceMutationResult = { useOnce:
    | ActionResult_ActionAccepted_Fragment
    | ActionResult_ActionRefused_Fragment
    | ActionResult_VersionConflict_Fragment
   };

export type GetMeQueryVariables = Exact<{ [key: string]: never; }>;


export type GetMeQueryResult = { me: PlayerFragment | null };

export type GetMeWaitingQueryVariables = Exact<{
  first?: number | null | undefined;
}>;


export type GetMeWaitingQueryResult = { me: { waiting: Array<GameFragment> } | null };

export type GetGameQueryVariables = Exact<{
  id: string;
}>;


export type GetGameQueryResult = { game: GameFragment | null };

export type GetGameViewQueryVariables = Exact<{
  id: string;
  at?: number | null | undefined;
  reveal?: boolean | null | undefined;
  locale?: string | null | undefined;
  seat?: number | null | undefined;
  spectator?: boolean | null | undefined;
}>;


export type GetGameViewQueryResult = { game: { view:
      | View_AlienGameView_Fragment
      | View_ConquestView_Fragment
      | View_FireflyGameView_Fragment
      | View_VillainsView_Fragment
     | null } | null };

export type GetGameLegalActionsQueryVariables = Exact<{
  id: string;
  locale?: string | null | undefined;
}>;


export type GetGameLegalActionsQueryResult = { game: { legalActions: Array<LegalActionFragment> } | null };

export type GetGameDecisionsQueryVariables = Exact<{
  id: string;
  locale?: string | null | undefined;
}>;


export type GetGameDecisionsQueryResult = { game: { decisions: Array<DecisionFragment> } | null };

export type GetGameEventsQueryVariables = Exact<{
  id: string;
  first?: number | null | undefined;
  after?: number | null | undefined;
  locale?: string | null | undefined;
  seat?: number | null | undefined;
  spectator?: boolean | null | undefined;
  reveal?: boolean | null | undefined;
  describe?: boolean | null | undefined;
}>;


export type GetGameEventsQueryResult = { game: { events: Array<CommitFragment> } | null };

export type GetGameAuditTimelineQueryVariables = Exact<{
  id: string;
  first?: number | null | undefined;
  after?: number | null | undefined;
  seat?: number | null | undefined;
  locale?: string | null | undefined;
  describe?: boolean | null | undefined;
}>;


export type GetGameAuditTimelineQueryResult = { game: { audit: { timeline: Array<AuditedCommitFragment> | null } } | null };

export type GetGameAuditTableQueryVariables = Exact<{
  id: string;
  at?: number | null | undefined;
  seat?: number | null | undefined;
  locale?: string | null | undefined;
}>;


export type GetGameAuditTableQueryResult = { game: { audit: { table:
        | View_AlienGameView_Fragment
        | View_ConquestView_Fragment
        | View_FireflyGameView_Fragment
        | View_VillainsView_Fragment
       | null } } | null };

export type GetGameAuditCauseQueryVariables = Exact<{
  id: string;
  event: string;
  locale?: string | null | undefined;
  describe?: boolean | null | undefined;
}>;


export type GetGameAuditCauseQueryResult = { game: { audit: { cause: Array<AuditedCauseFragment> | null } } | null };

export type GetGameAuditDifferenceQueryVariables = Exact<{
  id: string;
  before: number;
  after?: number | null | undefined;
  seat?: number | null | undefined;
  locale?: string | null | undefined;
}>;


export type GetGameAuditDifferenceQueryResult = { game: { audit: { difference: AuditedDifferenceFragment | null } } | null };

export type GetGameAuditLegalQueryVariables = Exact<{
  id: string;
  at?: number | null | undefined;
  seat?: number | null | undefined;
  locale?: string | null | undefined;
}>;


export type GetGameAuditLegalQueryResult = { game: { audit: { legal: LegalActionsFragment | null } } | null };

export type GetGameAuditReadsQueryVariables = Exact<{
  id: string;
  first?: number | null | undefined;
  after?: number | null | undefined;
}>;


export type GetGameAuditReadsQueryResult = { game: { audit: { reads: Array<AuditReadFragment> | null } } | null };

export type GetGameTalkQueryVariables = Exact<{
  id: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
  locale?: string | null | undefined;
}>;


export type GetGameTalkQueryResult = { game: { talk: Array<MessageFragment> | null } | null };

export type GetGameEtiquetteQueryVariables = Exact<{
  id: string;
  locale?: string | null | undefined;
}>;


export type GetGameEtiquetteQueryResult = { game: { etiquette: TableEtiquetteFragment } | null };

export type GetGamesQueryVariables = Exact<{
  filter?: GameFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type GetGamesQueryResult = { games: GameConnectionFragment };

export type GetCampaignQueryVariables = Exact<{
  id: string;
  locale?: string | null | undefined;
}>;


export type GetCampaignQueryResult = { campaign: CampaignFragment | null };

export type GetCampaignsQueryVariables = Exact<{
  mine?: boolean | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
  locale?: string | null | undefined;
}>;


export type GetCampaignsQueryResult = { campaigns: CampaignConnectionFragment };

export type GetRulesetsQueryVariables = Exact<{
  locale?: string | null | undefined;
}>;


export type GetRulesetsQueryResult = { rulesets: Array<RulesetFragment> };

export type GetRulesetQueryVariables = Exact<{
  game: GameName;
  locale?: string | null | undefined;
}>;


export type GetRulesetQueryResult = { ruleset: RulesetFragment | null };

export type GetRulesetCardsQueryVariables = Exact<{
  game: GameName;
  locale?: string | null | undefined;
}>;


export type GetRulesetCardsQueryResult = { ruleset: { cards: Array<CardFragment> } | null };

export type GetRulesetRulesQueryVariables = Exact<{
  game: GameName;
  locale?: string | null | undefined;
}>;


export type GetRulesetRulesQueryResult = { ruleset: { rules: Array<RuleFragment> } | null };

export type GetCardQueryVariables = Exact<{
  id: string;
  locale?: string | null | undefined;
}>;


export type GetCardQueryResult = { card: CardFragment | null };

export type GetNodeQueryVariables = Exact<{
  id: string;
  locale?: string | null | undefined;
}>;


export type GetNodeQueryResult = { node:
    | Node_Campaign_Fragment
    | Node_Card_Fragment
    | Node_Game_Fragment
    | Node_Player_Fragment
   | null };

export type GetKeysQueryVariables = Exact<{ [key: string]: never; }>;


export type GetKeysQueryResult = { keys: Array<SigningKeyFragment> };

export type GetAdminPlayerQueryVariables = Exact<{
  id: string;
}>;


export type GetAdminPlayerQueryResult = { adminPlayer: AccountFragment | null };

export type GetAdminLogQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: number | null | undefined;
}>;


export type GetAdminLogQueryResult = { adminLog: Array<AdminActFragment> | null };

export type GameEventsSubscriptionVariables = Exact<{
  gameId: string;
  after?: number | null | undefined;
  locale?: string | null | undefined;
  describe?: boolean | null | undefined;
}>;


export type GameEventsSubscriptionResult = { gameEvents: CommitFragment };

export type TalkSubscriptionVariables = Exact<{
  gameId: string;
  after?: string | null | undefined;
  locale?: string | null | undefined;
}>;


export type TalkSubscriptionResult = { talk: MessageFragment };

export type MyTurnsSubscriptionVariables = Exact<{
  after?: string | null | undefined;
  locale?: string | null | undefined;
}>;


export type MyTurnsSubscriptionResult = { myTurns: TurnsFragment };

const AccountText = "fragment Account on Account{__typename player{...Player}suspended{...Suspension}games gamesAtOnce rate tokens linked deletedAt}";
const AccountResultText = "fragment AccountResult on AccountResult{__typename ...on Account{...Account}...on Refusal{...Refusal}}";
const ActionAcceptedText = "fragment ActionAccepted on ActionAccepted{__typename version events{...Event}head signature signedBy game{...Game}}";
const ActionRefusedText = "fragment ActionRefused on ActionRefused{__typename code message rule pointer retryAfter legal(locale:$locale){...LegalAction}}";
const ActionResultText = "fragment ActionResult on ActionResult{__typename ...on ActionAccepted{...ActionAccepted}...on ActionRefused{...ActionRefused}...on VersionConflict{...VersionConflict}}";
const AdminActText = "fragment AdminAct on AdminAct{version at player requestId operation arguments prev hash}";
const AlienGameViewText = "fragment AlienGameView on AlienGameView{__typename version status seat current turn phase attack recruit recruitMade reserved{...ReservedView}plays{...PlayView}crew{...SurvivorView}rooms{...RoomView}combatZone{...EnemyView}hq{...HqSpace}location{...CardView}hazards objective{...ObjectiveView}hive{...CardView}rebuilt stacks{...StackView}hatchery{...CardView}deadEnemies{...CardView}deadCharacters{...CardView}discarded{...CardView}discardedStrikes{...CardView}removed{...CardView}aside{...CardView}decisions{...Decision}outcome reason winners scores talk{...TalkRule}clock{...GameClock}}";
const AlienViewText = "fragment AlienView on AlienView{id card seat strength held}";
const AttemptText = "fragment Attempt on Attempt{__typename notice kind number at milliseconds status failure}";
const AttemptResultText = "fragment AttemptResult on AttemptResult{__typename ...on Attempt{...Attempt}...on Refusal{...Refusal}}";
const AuditReadText = "fragment AuditRead on AuditRead{version at player requestId operation arguments prev hash}";
const AuditedActionText = "fragment AuditedAction on AuditedAction{version madeAt seat player name bot action text rules hash}";
const AuditedAnswerText = "fragment AuditedAnswer on AuditedAnswer{decision prompt chosen askedAt}";
const AuditedCauseText = "fragment AuditedCause on AuditedCause{at event{...Event}cited{...Rule}card{...CardView}entry{...Card}running{...RunningRule}agreed action{...AuditedAction}answer{...AuditedAnswer}}";
const AuditedChangeText = "fragment AuditedChange on AuditedChange{what before after text}";
const AuditedCommitText = "fragment AuditedCommit on AuditedCommit{version madeAt seat player name bot action text rules hash events{...AuditedEvent}}";
const AuditedDifferenceText = "fragment AuditedDifference on AuditedDifference{before after cards{...AuditedMove}shuffled values{...AuditedChange}opened{...Decision}closed{...Decision}}";
const AuditedEventText = "fragment AuditedEvent on AuditedEvent{at event{...Event}cited{...Rule}}";
const AuditedMoveText = "fragment AuditedMove on AuditedMove{card{...CardView}left reached text}";
const BarringEventText = "fragment BarringEvent on BarringEvent{version index event rule}";
const BattleViewText = "fragment BattleView on BattleView{seat space extra fights next{...CardView}fight{...FightView}}";
const BesideText = "fragment Beside on Beside{stack size cards{...CardView}}";
const BridgeSpaceText = "fragment BridgeSpace on BridgeSpace{space character{...CardView}cost}";
const CagedText = "fragment Caged on Caged{adversary{...CardView}attack captured{...CardView}takesRecruit}";
const CampaignText = "fragment Campaign on Campaign{__typename id game options visibility spectators delay status creator version games{...CampaignGame}score won title createdAt}";
const CampaignConnectionText = "fragment CampaignConnection on CampaignConnection{nodes{...Campaign}pageInfo{...PageInfo}}";
const CampaignGameText = "fragment CampaignGame on CampaignGame{number objectives game{...Game}points bonus}";
const CampaignResultText = "fragment CampaignResult on CampaignResult{__typename ...on Campaign{...Campaign}...on Refusal{...Refusal}}";
const CardText = "fragment Card on Card{__typename id game key name kind set group cls team cost attack recruit vp copies keywords text provenance definition}";
const CardViewText = "fragment CardView on CardView{id card}";
const ChallengeViewText = "fragment ChallengeView on ChallengeView{name n rule}";
const CitySpaceText = "fragment CitySpace on CitySpace{space adversary{...CardView}attack guarding{...CardView}captured{...CardView}takesRecruit lyingThere{...CardView}}";
const ClockText = "fragment Clock on Clock{kind seconds increment atZero}";
const CommanderViewText = "fragment CommanderView on CommanderView{commander{...CardView}attack tactics guarding{...CardView}beside{...Beside}takesRecruit}";
const CommitText = "fragment Commit on Commit{version at seat rules action events{...Event}prev hash signature signedBy}";
const ConquestViewText = "fragment ConquestView on ConquestView{__typename version status seat round phase whoseTurn first points goal terror invaders{...InvaderView}spaces{...SpaceView}edges battle{...BattleView}doomed{...AlienView}humans{...HumansView}decks{...DeckView}counterPool{...CardView}playing{...PlayedView}aside{...CardView}decisions{...Decision}outcome reason winners scores clock{...GameClock}}";
const CrewViewText = "fragment CrewView on CrewView{seat standing avatar{...CardView}rank health defense damage hand{...CardView}deck{...CardView}discard{...CardView}played{...CardView}strikes{...CardView}lent{...CardView}}";
const DeadLetterText = "fragment DeadLetter on DeadLetter{notice kind at about{...Occasion}last{...Attempt}}";
const DecisionText = "fragment Decision on Decision{decision seat ask prompt rule cause{...CardView}options{...Option}least most}";
const DeckViewText = "fragment DeckView on DeckView{deck cards{...CardView}discard{...CardView}}";
const EnemyViewText = "fragment EnemyView on EnemyView{enemy{...CardView}attack strikes fightable markers{...MarkerView}turnsLeft captured{...CardView}}";
const EventText = "fragment Event on Event{__typename rule card text@include(if:$describe)...on AbilityOff{source number}...on AbilityOn{source key number hook seat until target}...on AbilityUsed{seat key number until}...on AchievementEarned{seat achievement}...on Activated{id}...on AgendaDealt{seat id}...on Agreed{seat agreedTo}...on Aimed{id seat}...on AlienPlayerDied{seat}...on Answered{decision seat choice}...on Asked{decision seat ask optionKeys least most}...on AutoPassSet{seat on window}...on Barred{player}...on BattleBegan{seat space extra}...on BattleDecided{winner}...on Became{id key}...on BoardChosen{board}...on BotSat{seat bot}...on CalledOff{player reason}...on CameBack{seat}...on CardLent{seat id}...on CardsBought{n}...on Checkpoint{digest}...on ClassNamed{play id cls}...on ClockSet{times{...SeatTime}missed}...on ClockSwitched{stopped}...on ClockWished{seat stopped on}...on CloneMade{play id key cls keyword}...on ColourTaken{seat colour}...on CommandCounterRevealed{seat counter}...on Commanded{seat number}...on Conquered{space seat}...on Counted{tally seat ids}...on CounterAppeared{id cause}...on CounterMet{id}...on CounterPlaced{id}...on CountersSetAside{seat counters}...on Created{game preset options seats{...SeatPlan}creator visibility content seedHash seed campaign algorithm undo waitForReady expires spectators delay clock{...Clock}}...on CreditsChanged{n}...on Demolished{space}...on DeploymentsDue{circles}...on Doomed{ids}...on Ended{outcome reason winners scores seed}...on EpisodeBegan{episode}...on EpisodeEnded{fulfilled}...on EventPlayed{id seat title}...on FacehuggerPlaced{id seat due}...on FightBegan{seat counter}...on FightDecided{winner}...on FightDiceRolled{foe dice}...on FightRoundBegan{number}...on FightRoundResolved{total foeTotal result}...on FightRoundWon{winner}...on FiguresTaken{seat ids}...on FirstChosen{seat}...on FirstPlayerChosen{seat}...on Forked{of at seat zones table}...on GivenUp{player version head}...on HandDrawn{seat ids}...on HandShared{seat on}...on HiveRebuilt{n}...on HostIs{player seat}...on HumansHelped{figure by until}...on InevitableTimed{timed}...on LegacyChanged{what n}...on LetBack{player}...on Liberated{space}...on Made{zone first cards}...on Marked{id marker n}...on MemberDefeated{avatar}...on MemberReturned{avatar}...on MenaceChanged{seat tokens}...on Moved{ids src dst bottom}...on Noted{what}...on ObjectiveCompleted{stage}...on OptionsChanged{preset options}...on Paused{stack}...on PhaseBegan{phase seat}...on Played{id key cls}...on PlayedAs{play id key cls}...on PlayerDefeated{seat}...on PlayerDied{seat killedBy}...on PlayerReturned{seat}...on PointsChanged{points spent}...on Pooled{attack recruit only}...on ProposalsSettled{what}...on Proposed{seat what}...on Readied{ids}...on ReadySet{seat ready}...on Redealt{ids was rng}...on Rolled{seat sides faces rng}...on RoomBlocked{room}...on RoundOpened{round}...on SatDown{seat player clientSeed}...on SeatKept{seat kept}...on Seen{ids to cards}...on Shuffled{zone first was rng to}...on Soared{id}...on SpaceResolved{space}...on SpacesLaid{spaces centres edges}...on SpanEnded{span}...on StackChosen{kind name among}...on Started{clientSeed}...on StoodIn{seat bot}...on StoodUp{seat}...on Stopped{id}...on TaskSettled{task completed}...on TerrorGained{seat points}...on TimeRanOut{seat}...on TotalChanged{side by until}...on TrackMoved{to}...on TurnBegan{seat counts}...on TurnPhaseBegan{phase}...on TurnSkipped{seat}...on TurnedAlien{seat}...on TurnedDown{ids}...on TurnedUp{ids}...on UndoAnswered{seat agreed}...on UndoProposed{seat to}...on Undone{seat to table}}";
const FightViewText = "fragment FightView on FightView{seat other counter{...CardView}resistance{...CardView}helping{...CardView}round dice foeDice diceColour foeDiceColour total foeTotal abilities}";
const FireflyGameViewText = "fragment FireflyGameView on FireflyGameView{__typename version status seat current turn phase attack recruit recruitMade reserved{...ReservedView}plays{...PlayView}episode currentObjective{...CardView}tasks{...TaskView}credits proposals{...ProposalView}nextObjectives{...CardView}verse{...VerseSpace}combatZone{...ForeView}operations{...CardView}timed serenity{...SlotView}players{...CrewView}mains{...MainView}bridge{...BridgeSpace}stacks{...StackView}episodeDeck{...CardView}offer{...CardView}secured{...CardView}repaired{...CardView}defeatedCards{...CardView}defeatedCharacters{...CardView}discardedStrikes{...CardView}aside{...CardView}keepsakes{...CardView}decisions{...Decision}outcome reason winners scores clock{...GameClock}}";
const ForeViewText = "fragment ForeView on ForeView{card{...CardView}attack strikes ship fightable under{...CardView}}";
const ForkText = "fragment Fork on Fork{game version}";
const GameText = "fragment Game on Game{__typename id game preset options visibility spectators delay status seats{...Seat}creator host waitForReady barred version awaited campaign fork{...Fork}expiresAt rematch undo undoProposal{...UndoProposal}clock{...GameClock}outcome reason winners scores createdAt proof{...Proof}invites{...Invites}}";
const GameClockText = "fragment GameClock on GameClock{kind seconds increment atZero stopped wished missing deadline seats{...SeatClock}}";
const GameConnectionText = "fragment GameConnection on GameConnection{nodes{...Game}pageInfo{...PageInfo}}";
const GameOptionText = "fragment GameOption on GameOption{name type default text choices}";
const GameResultText = "fragment GameResult on GameResult{__typename ...on Game{...Game}...on Refusal{...Refusal}}";
const GearViewText = "fragment GearView on GearView{card{...CardView}activated}";
const HqSpaceText = "fragment HqSpace on HqSpace{space character{...CardView}cost}";
const HumansViewText = "fragment HumansView on HumansView{track superCannon stage redCircles tech{...CardView}inPlay{...InPlayView}}";
const InPlayViewText = "fragment InPlayView on InPlayView{card{...CardView}target}";
const InUseText = "fragment InUse on InUse{commander plot allies groups backup}";
const InvaderViewText = "fragment InvaderView on InvaderView{seat side race{...CardView}colour strength intelligence menace terror counter command putAside alienPool{...AlienView}hand{...CardView}sharesHand gear{...GearView}inPlay{...InPlayView}}";
const InviteText = "fragment Invite on Invite{id seat uses left createdAt expiresAt}";
const InvitePreviewText = "fragment InvitePreview on InvitePreview{__typename id game status host seats{...Seat}seat expiresAt}";
const InvitePreviewResultText = "fragment InvitePreviewResult on InvitePreviewResult{__typename ...on InvitePreview{...InvitePreview}...on Refusal{...Refusal}}";
const InviteResultText = "fragment InviteResult on InviteResult{__typename ...on MadeInvite{...MadeInvite}...on Refusal{...Refusal}}";
const InvitedText = "fragment Invited on Invited{player name invite at}";
const InvitesText = "fragment Invites on Invites{__typename invites{...Invite}invited{...Invited}}";
const InvitesResultText = "fragment InvitesResult on InvitesResult{__typename ...on Invites{...Invites}...on Refusal{...Refusal}}";
const LairSpaceText = "fragment LairSpace on LairSpace{space ally{...CardView}lyingThere{...CardView}}";
const LegalActionText = "fragment LegalAction on LegalAction{seat type action costs text input}";
const LegalActionsText = "fragment LegalActions on LegalActions{version actions{...LegalAction}decisions{...Decision}}";
const MadeInviteText = "fragment MadeInvite on MadeInvite{__typename token about{...Invite}}";
const MadeTokenText = "fragment MadeToken on MadeToken{__typename token about{...PersonalToken}}";
const MadeWebhookText = "fragment MadeWebhook on MadeWebhook{__typename secret about{...Webhook}}";
const MadeWebhookResultText = "fragment MadeWebhookResult on MadeWebhookResult{__typename ...on MadeWebhook{...MadeWebhook}...on Refusal{...Refusal}}";
const MainViewText = "fragment MainView on MainView{avatar{...CardView}standing strikes{...CardView}}";
const MarkerViewText = "fragment MarkerView on MarkerView{marker n}";
const MessageText = "fragment Message on Message{__typename id at seat player name to text removes}";
const MessageResultText = "fragment MessageResult on MessageResult{__typename ...on Message{...Message}...on Refusal{...Refusal}}";
const NodeText = "fragment Node on Node{__typename ...on Campaign{...Campaign}...on Card{...Card}...on Game{...Game}...on Player{...Player}}";
const ObjectiveViewText = "fragment ObjectiveView on ObjectiveView{stage stack{...CardView}secured{...CardView}markers{...MarkerView}}";
const OccasionText = "fragment Occasion on Occasion{gameId game version seats by}";
const OptionText = "fragment Option on Option{key text card{...CardView}}";
const PageInfoText = "fragment PageInfo on PageInfo{hasNextPage hasPreviousPage startCursor endCursor}";
const PersonalTokenText = "fragment PersonalToken on PersonalToken{id name scopes createdAt expiresAt}";
const PlayViewText = "fragment PlayView on PlayView{id card cls also}";
const PlayedViewText = "fragment PlayedView on PlayedView{card{...CardView}seat}";
const PlayerText = "fragment Player on Player{__typename id name locale tokens{...PersonalToken}webhooks{...Webhook}}";
const PlayerResultText = "fragment PlayerResult on PlayerResult{__typename ...on Player{...Player}...on Refusal{...Refusal}}";
const PlotViewText = "fragment PlotView on PlotView{plot{...CardView}beside{...Beside}twists progress needed}";
const PresetText = "fragment Preset on Preset{name text options}";
const ProofText = "fragment Proof on Proof{seedHash seed head signature signedBy algorithm content export}";
const ProposalViewText = "fragment ProposalView on ProposalView{what card{...CardView}proposedBy agreed}";
const RecoveryCodeText = "fragment RecoveryCode on RecoveryCode{__typename player{...Player}recoveryCode:code}";
const RecoveryResultText = "fragment RecoveryResult on RecoveryResult{__typename ...on RecoveryCode{...RecoveryCode}...on Refusal{...Refusal}}";
const RefusalText = "fragment Refusal on Refusal{__typename code message rule pointer retryAfter}";
const ReplayResultText = "fragment ReplayResult on ReplayResult{__typename ...on Replayed{...Replayed}...on Refusal{...Refusal}}";
const ReplayedText = "fragment Replayed on Replayed{__typename queued}";
const ReservedViewText = "fragment ReservedView on ReservedView{pool space attack}";
const RoomViewText = "fragment RoomView on RoomView{room scanCost blocked card{...CardView}faceUp attack markers{...MarkerView}attached{...CardView}captured{...CardView}}";
const RuleText = "fragment Rule on Rule{id text check kind ambiguity ruling}";
const RulesetText = "fragment Ruleset on Ruleset{game title leastSeats mostSeats bots options{...GameOption}presets{...Preset}actions content rulesVersion talk{...TalkEntry}}";
const RunningRuleText = "fragment RunningRule on RunningRule{frame text cited{...Rule}card{...CardView}}";
const ScorePartText = "fragment ScorePart on ScorePart{part n points rule}";
const ScoringText = "fragment Scoring on Scoring{score parts{...ScorePart}}";
const SeatText = "fragment Seat on Seat{seat kind player name bot kept ready}";
const SeatClockText = "fragment SeatClock on SeatClock{seat left since deadline}";
const SeatPlanText = "fragment SeatPlan on SeatPlan{kind player bot kept}";
const SeatTimeText = "fragment SeatTime on SeatTime{left awaited since}";
const SignUpResultText = "fragment SignUpResult on SignUpResult{__typename ...on SignedUp{...SignedUp}...on Refusal{...Refusal}}";
const SignedUpText = "fragment SignedUp on SignedUp{__typename player{...Player}token}";
const SigningKeyText = "fragment SigningKey on SigningKey{id key firstUsed}";
const SlotViewText = "fragment SlotView on SlotView{slot strike{...CardView}repair credits upgrade{...CardView}}";
const SpaceViewText = "fragment SpaceView on SpaceView{space x y landingSite location{...CardView}demolished conqueror resistance population aliens{...AlienView}counters{...CardView}}";
const StackViewText = "fragment StackView on StackView{stack size top{...CardView}}";
const SurvivorViewText = "fragment SurvivorView on SurvivorView{seat alive alien diedBy avatar{...CardView}health defense damage carrier hand{...CardView}deck{...CardView}discard{...CardView}played{...CardView}vigilant{...CardView}strikes{...CardView}facehuggers{...EnemyView}lent{...CardView}agenda{...CardView}achievements}";
const SuspensionText = "fragment Suspension on Suspension{reason until}";
const TableEtiquetteText = "fragment TableEtiquette on TableEtiquette{channels rules{...TalkEntry}}";
const TalkEntryText = "fragment TalkEntry on TalkEntry{name allowed rule text option values}";
const TalkRuleText = "fragment TalkRule on TalkRule{name allowed rule}";
const TaskViewText = "fragment TaskView on TaskView{task state mandatory credits}";
const TokenResultText = "fragment TokenResult on TokenResult{__typename ...on MadeToken{...MadeToken}...on Refusal{...Refusal}}";
const TokensText = "fragment Tokens on Tokens{__typename tokens{...PersonalToken}}";
const TokensResultText = "fragment TokensResult on TokensResult{__typename ...on Tokens{...Tokens}...on Refusal{...Refusal}}";
const TurnText = "fragment Turn on Turn{gameId game version seats asked}";
const TurnsText = "fragment Turns on Turns{complete turns{...Turn}cursor}";
const UndoProposalText = "fragment UndoProposal on UndoProposal{seat to agreed awaited}";
const UndoRefusedText = "fragment UndoRefused on UndoRefused{__typename code message rule pointer barredBy{...BarringEvent}retryAfter}";
const UndoResultText = "fragment UndoResult on UndoResult{__typename ...on ActionAccepted{...ActionAccepted}...on UndoRefused{...UndoRefused}...on VersionConflict{...VersionConflict}}";
const VerseSpaceText = "fragment VerseSpace on VerseSpace{space scanCost inGame card{...CardView}faceUp inevitable attack attached{...CardView}under{...CardView}}";
const VersionConflictText = "fragment VersionConflict on VersionConflict{__typename current}";
const ViewText = "fragment View on View{__typename ...on VillainsView{...VillainsView}...on ConquestView{...ConquestView}...on AlienGameView{...AlienGameView}...on FireflyGameView{...FireflyGameView}}";
const VillainViewText = "fragment VillainView on VillainView{seat hand{...CardView}deck{...CardView}discard{...CardView}played{...CardView}victory{...CardView}victoryPoints before{...Caged}lent{...CardView}}";
const VillainsViewText = "fragment VillainsView on VillainsView{__typename version status seat current turn inUse{...InUse}challenges{...ChallengeView}attack recruit recruitMade reserved{...ReservedView}plays{...PlayView}players{...VillainView}board city{...CitySpace}lair{...LairSpace}commander{...CommanderView}plot{...PlotView}stacks{...StackView}adversaryDeck{...CardView}allyDeck{...CardView}bystanderDeck{...CardView}ko{...CardView}overrun{...CardView}aside{...CardView}decisions{...Decision}outcome reason winners scores scoring{...Scoring}clock{...GameClock}}";
const WebhookText = "fragment Webhook on Webhook{__typename id url kinds enabled gone createdAt oldSecretUntil attempts{...Attempt}deadLetters{...DeadLetter}}";
const WebhookResultText = "fragment WebhookResult on WebhookResult{__typename ...on Webhook{...Webhook}...on Refusal{...Refusal}}";
const WebhooksText = "fragment Webhooks on Webhooks{__typename webhooks{...Webhook}}";
const WebhooksResultText = "fragment WebhooksResult on WebhooksResult{__typename ...on Webhooks{...Webhooks}...on Refusal{...Refusal}}";
export const SignUp = new Operation<SignUpMutationResult, SignUpMutationVariables>("SignUp", "signUp", "mutation SignUp($input:SignUpInput!$locale:String){signUp(input:$input locale:$locale){...SignUpResult}}" + AttemptText + DeadLetterText + OccasionText + PersonalTokenText + PlayerText + RefusalText + SignUpResultText + SignedUpText + WebhookText);
export const SetLocale = new Operation<SetLocaleMutationResult, SetLocaleMutationVariables>("SetLocale", "setLocale", "mutation SetLocale($input:SetLocaleInput!$locale:String){setLocale(input:$input locale:$locale){...PlayerResult}}" + AttemptText + DeadLetterText + OccasionText + PersonalTokenText + PlayerText + PlayerResultText + RefusalText + WebhookText);
export const CreateGame = new Operation<CreateGameMutationResult, CreateGameMutationVariables>("CreateGame", "createGame", "mutation CreateGame($input:CreateGameInput!$locale:String){createGame(input:$input locale:$locale){...GameResult}}" + ForkText + GameText + GameClockText + GameResultText + InviteText + InvitedText + InvitesText + ProofText + RefusalText + SeatText + SeatClockText + UndoProposalText);
export const JoinGame = new Operation<JoinGameMutationResult, JoinGameMutationVariables>("JoinGame", "joinGame", "mutation JoinGame($input:JoinGameInput!$locale:String){joinGame(input:$input locale:$locale){...GameResult}}" + ForkText + GameText + GameClockText + GameResultText + InviteText + InvitedText + InvitesText + ProofText + RefusalText + SeatText + SeatClockText + UndoProposalText);
export const LeaveGame = new Operation<LeaveGameMutationResult, LeaveGameMutationVariables>("LeaveGame", "leaveGame", "mutation LeaveGame($input:LeaveGameInput!$locale:String){leaveGame(input:$input locale:$locale){...GameResult}}" + ForkText + GameText + GameClockText + GameResultText + InviteText + InvitedText + InvitesText + ProofText + RefusalText + SeatText + SeatClockText + UndoProposalText);
export const StartGame = new Operation<StartGameMutationResult, StartGameMutationVariables>("StartGame", "startGame", "mutation StartGame($input:StartGameInput!$locale:String){startGame(input:$input locale:$locale){...GameResult}}" + ForkText + GameText + GameClockText + GameResultText + InviteText + InvitedText + InvitesText + ProofText + RefusalText + SeatText + SeatClockText + UndoProposalText);
export const SetReady = new Operation<SetReadyMutationResult, SetReadyMutationVariables>("SetReady", "setReady", "mutation SetReady($input:SetReadyInput!$locale:String){setReady(input:$input locale:$locale){...GameResult}}" + ForkText + GameText + GameClockText + GameResultText + InviteText + InvitedText + InvitesText + ProofText + RefusalText + SeatText + SeatClockText + UndoProposalText);
export const ChangeOptions = new Operation<ChangeOptionsMutationResult, ChangeOptionsMutationVariables>("ChangeOptions", "changeOptions", "mutation ChangeOptions($input:ChangeOptionsInput!$locale:String){changeOptions(input:$input locale:$locale){...GameResult}}" + ForkText + GameText + GameClockText + GameResultText + InviteText + InvitedText + InvitesText + ProofText + RefusalText + SeatText + SeatClockText + UndoProposalText);
export const SeatBots = new Operation<SeatBotsMutationResult, SeatBotsMutationVariables>("SeatBots", "seatBots", "mutation SeatBots($input:SeatBotsInput!$locale:String){seatBots(input:$input locale:$locale){...GameResult}}" + ForkText + GameText + GameClockText + GameResultText + InviteText + InvitedText + InvitesText + ProofText + RefusalText + SeatText + SeatClockText + UndoProposalText);
export const HandOver = new Operation<HandOverMutationResult, HandOverMutationVariables>("HandOver", "handOver", "mutation HandOver($input:HandOverInput!$locale:String){handOver(input:$input locale:$locale){...GameResult}}" + ForkText + GameText + GameClockText + GameResultText + InviteText + InvitedText + InvitesText + ProofText + RefusalText + SeatText + SeatClockText + UndoProposalText);
export const Readmit = new Operation<ReadmitMutationResult, ReadmitMutationVariables>("Readmit", "readmit", "mutation Readmit($input:ReadmitInput!$locale:String){readmit(input:$input locale:$locale){...GameResult}}" + ForkText + GameText + GameClockText + GameResultText + InviteText + InvitedText + InvitesText + ProofText + RefusalText + SeatText + SeatClockText + UndoProposalText);
export const Rematch = new Operation<RematchMutationResult, RematchMutationVariables>("Rematch", "rematch", "mutation Rematch($input:RematchInput!$locale:String){rematch(input:$input locale:$locale){...GameResult}}" + ForkText + GameText + GameClockText + GameResultText + InviteText + InvitedText + InvitesText + ProofText + RefusalText + SeatText + SeatClockText + UndoProposalText);
export const MakeInvite = new Operation<MakeInviteMutationResult, MakeInviteMutationVariables>("MakeInvite", "makeInvite", "mutation MakeInvite($input:MakeInviteInput!$locale:String){makeInvite(input:$input locale:$locale){...InviteResult}}" + InviteText + InviteResultText + MadeInviteText + RefusalText);
export const RevokeInvite = new Operation<RevokeInviteMutationResult, RevokeInviteMutationVariables>("RevokeInvite", "revokeInvite", "mutation RevokeInvite($input:RevokeInviteInput!$locale:String){revokeInvite(input:$input locale:$locale){...InvitesResult}}" + InviteText + InvitedText + InvitesText + InvitesResultText + RefusalText);
export const Uninvite = new Operation<UninviteMutationResult, UninviteMutationVariables>("Uninvite", "uninvite", "mutation Uninvite($input:UninviteInput!$locale:String){uninvite(input:$input locale:$locale){...InvitesResult}}" + InviteText + InvitedText + InvitesText + InvitesResultText + RefusalText);
export const PreviewInvite = new Operation<PreviewInviteMutationResult, PreviewInviteMutationVariables>("PreviewInvite", "previewInvite", "mutation PreviewInvite($input:TheInviteInput!$locale:String){previewInvite(input:$input locale:$locale){...InvitePreviewResult}}" + InvitePreviewText + InvitePreviewResultText + RefusalText + SeatText);
export const AcceptInvite = new Operation<AcceptInviteMutationResult, AcceptInviteMutationVariables>("AcceptInvite", "acceptInvite", "mutation AcceptInvite($input:TheInviteInput!$locale:String){acceptInvite(input:$input locale:$locale){...GameResult}}" + ForkText + GameText + GameClockText + GameResultText + InviteText + InvitedText + InvitesText + ProofText + RefusalText + SeatText + SeatClockText + UndoProposalText);
export const KeepSeat = new Operation<KeepSeatMutationResult, KeepSeatMutationVariables>("KeepSeat", "keepSeat", "mutation KeepSeat($input:KeepSeatInput!$locale:String){keepSeat(input:$input locale:$locale){...GameResult}}" + ForkText + GameText + GameClockText + GameResultText + InviteText + InvitedText + InvitesText + ProofText + RefusalText + SeatText + SeatClockText + UndoProposalText);
export const CreateCampaign = new Operation<CreateCampaignMutationResult, CreateCampaignMutationVariables>("CreateCampaign", "createCampaign", "mutation CreateCampaign($input:CreateCampaignInput!$locale:String){createCampaign(input:$input locale:$locale){...CampaignResult}}" + CampaignText + CampaignGameText + CampaignResultText + ForkText + GameText + GameClockText + InviteText + InvitedText + InvitesText + ProofText + RefusalText + SeatText + SeatClockText + UndoProposalText);
export const BeginCampaignGame = new Operation<BeginCampaignGameMutationResult, BeginCampaignGameMutationVariables>("BeginCampaignGame", "beginCampaignGame", "mutation BeginCampaignGame($input:BeginCampaignGameInput!$locale:String){beginCampaignGame(input:$input locale:$locale){...CampaignResult}}" + CampaignText + CampaignGameText + CampaignResultText + ForkText + GameText + GameClockText + InviteText + InvitedText + InvitesText + ProofText + RefusalText + SeatText + SeatClockText + UndoProposalText);
export const ForkGame = new Operation<ForkGameMutationResult, ForkGameMutationVariables>("ForkGame", "forkGame", "mutation ForkGame($input:ForkGameInput!$locale:String){forkGame(input:$input locale:$locale){...GameResult}}" + ForkText + GameText + GameClockText + GameResultText + InviteText + InvitedText + InvitesText + ProofText + RefusalText + SeatText + SeatClockText + UndoProposalText);
export const Undo = new Operation<UndoMutationResult, UndoMutationVariables>("Undo", "undo", "mutation Undo($input:UndoInput!$locale:String$describe:Boolean=false){undo(input:$input locale:$locale){...UndoResult}}" + ActionAcceptedText + BarringEventText + ClockText + EventText + ForkText + GameText + GameClockText + InviteText + InvitedText + InvitesText + ProofText + SeatText + SeatClockText + SeatPlanText + SeatTimeText + UndoProposalText + UndoRefusedText + UndoResultText + VersionConflictText);
export const AnswerUndo = new Operation<AnswerUndoMutationResult, AnswerUndoMutationVariables>("AnswerUndo", "answerUndo", "mutation AnswerUndo($input:AnswerUndoInput!$locale:String$describe:Boolean=false){answerUndo(input:$input locale:$locale){...UndoResult}}" + ActionAcceptedText + BarringEventText + ClockText + EventText + ForkText + GameText + GameClockText + InviteText + InvitedText + InvitesText + ProofText + SeatText + SeatClockText + SeatPlanText + SeatTimeText + UndoProposalText + UndoRefusedText + UndoResultText + VersionConflictText);
export const StandIn = new Operation<StandInMutationResult, StandInMutationVariables>("StandIn", "standIn", "mutation StandIn($input:AttendInput!$locale:String){standIn(input:$input locale:$locale){...GameResult}}" + ForkText + GameText + GameClockText + GameResultText + InviteText + InvitedText + InvitesText + ProofText + RefusalText + SeatText + SeatClockText + UndoProposalText);
export const ComeBack = new Operation<ComeBackMutationResult, ComeBackMutationVariables>("ComeBack", "comeBack", "mutation ComeBack($input:AttendInput!$locale:String){comeBack(input:$input locale:$locale){...GameResult}}" + ForkText + GameText + GameClockText + GameResultText + InviteText + InvitedText + InvitesText + ProofText + RefusalText + SeatText + SeatClockText + UndoProposalText);
export const SetClock = new Operation<SetClockMutationResult, SetClockMutationVariables>("SetClock", "setClock", "mutation SetClock($input:SetClockInput!$locale:String){setClock(input:$input locale:$locale){...GameResult}}" + ForkText + GameText + GameClockText + GameResultText + InviteText + InvitedText + InvitesText + ProofText + RefusalText + SeatText + SeatClockText + UndoProposalText);
export const MakeToken = new Operation<MakeTokenMutationResult, MakeTokenMutationVariables>("MakeToken", "makeToken", "mutation MakeToken($input:MakeTokenInput!$locale:String){makeToken(input:$input locale:$locale){...TokenResult}}" + MadeTokenText + PersonalTokenText + RefusalText + TokenResultText);
export const RevokeToken = new Operation<RevokeTokenMutationResult, RevokeTokenMutationVariables>("RevokeToken", "revokeToken", "mutation RevokeToken($input:RevokeTokenInput!$locale:String){revokeToken(input:$input locale:$locale){...TokensResult}}" + PersonalTokenText + RefusalText + TokensText + TokensResultText);
export const GrantToken = new Operation<GrantTokenMutationResult, GrantTokenMutationVariables>("GrantToken", "grantToken", "mutation GrantToken($input:GrantTokenInput!$locale:String){grantToken(input:$input locale:$locale){...TokenResult}}" + MadeTokenText + PersonalTokenText + RefusalText + TokenResultText);
export const LinkIdentity = new Operation<LinkIdentityMutationResult, LinkIdentityMutationVariables>("LinkIdentity", "linkIdentity", "mutation LinkIdentity($input:LinkIdentityInput!$locale:String){linkIdentity(input:$input locale:$locale){...PlayerResult}}" + AttemptText + DeadLetterText + OccasionText + PersonalTokenText + PlayerText + PlayerResultText + RefusalText + WebhookText);
export const PrepareRecovery = new Operation<PrepareRecoveryMutationResult, PrepareRecoveryMutationVariables>("PrepareRecovery", "prepareRecovery", "mutation PrepareRecovery($input:PrepareRecoveryInput!$locale:String){prepareRecovery(input:$input locale:$locale){...RecoveryResult}}" + AttemptText + DeadLetterText + OccasionText + PersonalTokenText + PlayerText + RecoveryCodeText + RecoveryResultText + RefusalText + WebhookText);
export const RecoverAccount = new Operation<RecoverAccountMutationResult, RecoverAccountMutationVariables>("RecoverAccount", "recoverAccount", "mutation RecoverAccount($input:RecoverAccountInput!$locale:String){recoverAccount(input:$input locale:$locale){...SignUpResult}}" + AttemptText + DeadLetterText + OccasionText + PersonalTokenText + PlayerText + RefusalText + SignUpResultText + SignedUpText + WebhookText);
export const DeleteAccount = new Operation<DeleteAccountMutationResult, DeleteAccountMutationVariables>("DeleteAccount", "deleteAccount", "mutation DeleteAccount($locale:String){deleteAccount(locale:$locale){...PlayerResult}}" + AttemptText + DeadLetterText + OccasionText + PersonalTokenText + PlayerText + PlayerResultText + RefusalText + WebhookText);
export const MakeWebhook = new Operation<MakeWebhookMutationResult, MakeWebhookMutationVariables>("MakeWebhook", "makeWebhook", "mutation MakeWebhook($input:MakeWebhookInput!$locale:String){makeWebhook(input:$input locale:$locale){...MadeWebhookResult}}" + AttemptText + DeadLetterText + MadeWebhookText + MadeWebhookResultText + OccasionText + RefusalText + WebhookText);
export const ChangeWebhook = new Operation<ChangeWebhookMutationResult, ChangeWebhookMutationVariables>("ChangeWebhook", "changeWebhook", "mutation ChangeWebhook($input:ChangeWebhookInput!$locale:String){changeWebhook(input:$input locale:$locale){...WebhookResult}}" + AttemptText + DeadLetterText + OccasionText + RefusalText + WebhookText + WebhookResultText);
export const RemoveWebhook = new Operation<RemoveWebhookMutationResult, RemoveWebhookMutationVariables>("RemoveWebhook", "removeWebhook", "mutation RemoveWebhook($input:RemoveWebhookInput!$locale:String){removeWebhook(input:$input locale:$locale){...WebhooksResult}}" + AttemptText + DeadLetterText + OccasionText + RefusalText + WebhookText + WebhooksText + WebhooksResultText);
export const RotateWebhook = new Operation<RotateWebhookMutationResult, RotateWebhookMutationVariables>("RotateWebhook", "rotateWebhook", "mutation RotateWebhook($input:RotateWebhookInput!$locale:String){rotateWebhook(input:$input locale:$locale){...MadeWebhookResult}}" + AttemptText + DeadLetterText + MadeWebhookText + MadeWebhookResultText + OccasionText + RefusalText + WebhookText);
export const PingWebhook = new Operation<PingWebhookMutationResult, PingWebhookMutationVariables>("PingWebhook", "pingWebhook", "mutation PingWebhook($input:PingWebhookInput!$locale:String){pingWebhook(input:$input locale:$locale){...AttemptResult}}" + AttemptText + AttemptResultText + RefusalText);
export const ReplayNotices = new Operation<ReplayNoticesMutationResult, ReplayNoticesMutationVariables>("ReplayNotices", "replayNotices", "mutation ReplayNotices($input:ReplayNoticesInput!$locale:String){replayNotices(input:$input locale:$locale){...ReplayResult}}" + RefusalText + ReplayResultText + ReplayedText);
export const AdminSuspend = new Operation<AdminSuspendMutationResult, AdminSuspendMutationVariables>("AdminSuspend", "adminSuspend", "mutation AdminSuspend($input:AdminSuspendInput!$locale:String){adminSuspend(input:$input locale:$locale){...AccountResult}}" + AccountText + AccountResultText + AttemptText + DeadLetterText + OccasionText + PersonalTokenText + PlayerText + RefusalText + SuspensionText + WebhookText);
export const AdminLiftSuspension = new Operation<AdminLiftSuspensionMutationResult, AdminLiftSuspensionMutationVariables>("AdminLiftSuspension", "adminLiftSuspension", "mutation AdminLiftSuspension($input:AdminLiftSuspensionInput!$locale:String){adminLiftSuspension(input:$input locale:$locale){...AccountResult}}" + AccountText + AccountResultText + AttemptText + DeadLetterText + OccasionText + PersonalTokenText + PlayerText + RefusalText + SuspensionText + WebhookText);
export const AdminSetQuota = new Operation<AdminSetQuotaMutationResult, AdminSetQuotaMutationVariables>("AdminSetQuota", "adminSetQuota", "mutation AdminSetQuota($input:AdminSetQuotaInput!$locale:String){adminSetQuota(input:$input locale:$locale){...AccountResult}}" + AccountText + AccountResultText + AttemptText + DeadLetterText + OccasionText + PersonalTokenText + PlayerText + RefusalText + SuspensionText + WebhookText);
export const AdminEndGame = new Operation<AdminEndGameMutationResult, AdminEndGameMutationVariables>("AdminEndGame", "adminEndGame", "mutation AdminEndGame($input:AdminEndGameInput!$locale:String){adminEndGame(input:$input locale:$locale){...GameResult}}" + ForkText + GameText + GameClockText + GameResultText + InviteText + InvitedText + InvitesText + ProofText + RefusalText + SeatText + SeatClockText + UndoProposalText);
export const Say = new Operation<SayMutationResult, SayMutationVariables>("Say", "say", "mutation Say($input:SayInput!$locale:String){say(input:$input locale:$locale){...MessageResult}}" + MessageText + MessageResultText + RefusalText);
export const RemoveMessage = new Operation<RemoveMessageMutationResult, RemoveMessageMutationVariables>("RemoveMessage", "removeMessage", "mutation RemoveMessage($input:RemoveMessageInput!$locale:String){removeMessage(input:$input locale:$locale){...MessageResult}}" + MessageText + MessageResultText + RefusalText);
export const AdminRemoveMessage = new Operation<AdminRemoveMessageMutationResult, AdminRemoveMessageMutationVariables>("AdminRemoveMessage", "adminRemoveMessage", "mutation AdminRemoveMessage($input:AdminRemoveMessageInput!$locale:String){adminRemoveMessage(input:$input locale:$locale){...MessageResult}}" + MessageText + MessageResultText + RefusalText);
export const Betray = new Operation<BetrayMutationResult, BetrayMutationVariables>("Betray", "betray", "mutation Betray($input:BetrayInput!$locale:String$describe:Boolean=false){betray(input:$input locale:$locale){...ActionResult}}" + ActionAcceptedText + ActionRefusedText + ActionResultText + ClockText + EventText + ForkText + GameText + GameClockText + InviteText + InvitedText + InvitesText + LegalActionText + ProofText + SeatText + SeatClockText + SeatPlanText + SeatTimeText + UndoProposalText + VersionConflictText);
export const BuyMenace = new Operation<BuyMenaceMutationResult, BuyMenaceMutationVariables>("BuyMenace", "buyMenace", "mutation BuyMenace($input:BuyMenaceInput!$locale:String$describe:Boolean=false){buyMenace(input:$input locale:$locale){...ActionResult}}" + ActionAcceptedText + ActionRefusedText + ActionResultText + ClockText + EventText + ForkText + GameText + GameClockText + InviteText + InvitedText + InvitesText + LegalActionText + ProofText + SeatText + SeatClockText + SeatPlanText + SeatTimeText + UndoProposalText + VersionConflictText);
export const Coordinate = new Operation<CoordinateMutationResult, CoordinateMutationVariables>("Coordinate", "coordinate", "mutation Coordinate($input:CoordinateInput!$locale:String$describe:Boolean=false){coordinate(input:$input locale:$locale){...ActionResult}}" + ActionAcceptedText + ActionRefusedText + ActionResultText + ClockText + EventText + ForkText + GameText + GameClockText + InviteText + InvitedText + InvitesText + LegalActionText + ProofText + SeatText + SeatClockText + SeatPlanText + SeatTimeText + UndoProposalText + VersionConflictText);
export const Decide = new Operation<DecideMutationResult, DecideMutationVariables>("Decide", "decide", "mutation Decide($input:DecideInput!$locale:String$describe:Boolean=false){decide(input:$input locale:$locale){...ActionResult}}" + ActionAcceptedText + ActionRefusedText + ActionResultText + ClockText + EventText + ForkText + GameText + GameClockText + InviteText + InvitedText + InvitesText + LegalActionText + ProofText + SeatText + SeatClockText + SeatPlanText + SeatTimeText + UndoProposalText + VersionConflictText);
export const DiscardVigilant = new Operation<DiscardVigilantMutationResult, DiscardVigilantMutationVariables>("DiscardVigilant", "discardVigilant", "mutation DiscardVigilant($input:DiscardVigilantInput!$locale:String$describe:Boolean=false){discardVigilant(input:$input locale:$locale){...ActionResult}}" + ActionAcceptedText + ActionRefusedText + ActionResultText + ClockText + EventText + ForkText + GameText + GameClockText + InviteText + InvitedText + InvitesText + LegalActionText + ProofText + SeatText + SeatClockText + SeatPlanText + SeatTimeText + UndoProposalText + VersionConflictText);
export const Dodge = new Operation<DodgeMutationResult, DodgeMutationVariables>("Dodge", "dodge", "mutation Dodge($input:DodgeInput!$locale:String$describe:Boolean=false){dodge(input:$input locale:$locale){...ActionResult}}" + ActionAcceptedText + ActionRefusedText + ActionResultText + ClockText + EventText + ForkText + GameText + GameClockText + InviteText + InvitedText + InvitesText + LegalActionText + ProofText + SeatText + SeatClockText + SeatPlanText + SeatTimeText + UndoProposalText + VersionConflictText);
export const EndActionPhase = new Operation<EndActionPhaseMutationResult, EndActionPhaseMutationVariables>("EndActionPhase", "endActionPhase", "mutation EndActionPhase($input:EndActionPhaseInput!$locale:String$describe:Boolean=false){endActionPhase(input:$input locale:$locale){...ActionResult}}" + ActionAcceptedText + ActionRefusedText + ActionResultText + ClockText + EventText + ForkText + GameText + GameClockText + InviteText + InvitedText + InvitesText + LegalActionText + ProofText + SeatText + SeatClockText + SeatPlanText + SeatTimeText + UndoProposalText + VersionConflictText);
export const EndActions = new Operation<EndActionsMutationResult, EndActionsMutationVariables>("EndActions", "endActions", "mutation EndActions($input:EndActionsInput!$locale:String$describe:Boolean=false){endActions(input:$input locale:$locale){...ActionResult}}" + ActionAcceptedText + ActionRefusedText + ActionResultText + ClockText + EventText + ForkText + GameText + GameClockText + InviteText + InvitedText + InvitesText + LegalActionText + ProofText + SeatText + SeatClockText + SeatPlanText + SeatTimeText + UndoProposalText + VersionConflictText);
export const Fight = new Operation<FightMutationResult, FightMutationVariables>("Fight", "fight", "mutation Fight($input:FightInput!$locale:String$describe:Boolean=false){fight(input:$input locale:$locale){...ActionResult}}" + ActionAcceptedText + ActionRefusedText + ActionResultText + ClockText + EventText + ForkText + GameText + GameClockText + InviteText + InvitedText + InvitesText + LegalActionText + ProofText + SeatText + SeatClockText + SeatPlanText + SeatTimeText + UndoProposalText + VersionConflictText);
export const FightEnemy = new Operation<FightEnemyMutationResult, FightEnemyMutationVariables>("FightEnemy", "fightEnemy", "mutation FightEnemy($input:FightEnemyInput!$locale:String$describe:Boolean=false){fightEnemy(input:$input locale:$locale){...ActionResult}}" + ActionAcceptedText + ActionRefusedText + ActionResultText + ClockText + EventText + ForkText + GameText + GameClockText + InviteText + InvitedText + InvitesText + LegalActionText + ProofText + SeatText + SeatClockText + SeatPlanText + SeatTimeText + UndoProposalText + VersionConflictText);
export const FightPlayer = new Operation<FightPlayerMutationResult, FightPlayerMutationVariables>("FightPlayer", "fightPlayer", "mutation FightPlayer($input:FightPlayerInput!$locale:String$describe:Boolean=false){fightPlayer(input:$input locale:$locale){...ActionResult}}" + ActionAcceptedText + ActionRefusedText + ActionResultText + ClockText + EventText + ForkText + GameText + GameClockText + InviteText + InvitedText + InvitesText + LegalActionText + ProofText + SeatText + SeatClockText + SeatPlanText + SeatTimeText + UndoProposalText + VersionConflictText);
export const Heal = new Operation<HealMutationResult, HealMutationVariables>("Heal", "heal", "mutation Heal($input:HealInput!$locale:String$describe:Boolean=false){heal(input:$input locale:$locale){...ActionResult}}" + ActionAcceptedText + ActionRefusedText + ActionResultText + ClockText + EventText + ForkText + GameText + GameClockText + InviteText + InvitedText + InvitesText + LegalActionText + ProofText + SeatText + SeatClockText + SeatPlanText + SeatTimeText + UndoProposalText + VersionConflictText);
export const LandReinforcement = new Operation<LandReinforcementMutationResult, LandReinforcementMutationVariables>("LandReinforcement", "landReinforcement", "mutation LandReinforcement($input:LandReinforcementInput!$locale:String$describe:Boolean=false){landReinforcement(input:$input locale:$locale){...ActionResult}}" + ActionAcceptedText + ActionRefusedText + ActionResultText + ClockText + EventText + ForkText + GameText + GameClockText + InviteText + InvitedText + InvitesText + LegalActionText + ProofText + SeatText + SeatClockText + SeatPlanText + SeatTimeText + UndoProposalText + VersionConflictText);
export const MoveAlien = new Operation<MoveAlienMutationResult, MoveAlienMutationVariables>("MoveAlien", "moveAlien", "mutation MoveAlien($input:MoveAlienInput!$locale:String$describe:Boolean=false){moveAlien(input:$input locale:$locale){...ActionResult}}" + ActionAcceptedText + ActionRefusedText + ActionResultText + ClockText + EventText + ForkText + GameText + GameClockText + InviteText + InvitedText + InvitesText + LegalActionText + ProofText + SeatText + SeatClockText + SeatPlanText + SeatTimeText + UndoProposalText + VersionConflictText);
export const PayFor = new Operation<PayForMutationResult, PayForMutationVariables>("PayFor", "payFor", "mutation PayFor($input:PayForInput!$locale:String$describe:Boolean=false){payFor(input:$input locale:$locale){...ActionResult}}" + ActionAcceptedText + ActionRefusedText + ActionResultText + ClockText + EventText + ForkText + GameText + GameClockText + InviteText + InvitedText + InvitesText + LegalActionText + ProofText + SeatText + SeatClockText + SeatPlanText + SeatTimeText + UndoProposalText + VersionConflictText);
export const PlayCard = new Operation<PlayCardMutationResult, PlayCardMutationVariables>("PlayCard", "playCard", "mutation PlayCard($input:PlayCardInput!$locale:String$describe:Boolean=false){playCard(input:$input locale:$locale){...ActionResult}}" + ActionAcceptedText + ActionRefusedText + ActionResultText + ClockText + EventText + ForkText + GameText + GameClockText + InviteText + InvitedText + InvitesText + LegalActionText + ProofText + SeatText + SeatClockText + SeatPlanText + SeatTimeText + UndoProposalText + VersionConflictText);
export const PlayCoordinated = new Operation<PlayCoordinatedMutationResult, PlayCoordinatedMutationVariables>("PlayCoordinated", "playCoordinated", "mutation PlayCoordinated($input:PlayCoordinatedInput!$locale:String$describe:Boolean=false){playCoordinated(input:$input locale:$locale){...ActionResult}}" + ActionAcceptedText + ActionRefusedText + ActionResultText + ClockText + EventText + ForkText + GameText + GameClockText + InviteText + InvitedText + InvitesText + LegalActionText + ProofText + SeatText + SeatClockText + SeatPlanText + SeatTimeText + UndoProposalText + VersionConflictText);
export const PlayCopy = new Operation<PlayCopyMutationResult, PlayCopyMutationVariables>("PlayCopy", "playCopy", "mutation PlayCopy($input:PlayCopyInput!$locale:String$describe:Boolean=false){playCopy(input:$input locale:$locale){...ActionResult}}" + ActionAcceptedText + ActionRefusedText + ActionResultText + ClockText + EventText + ForkText + GameText + GameClockText + InviteText + InvitedText + InvitesText + LegalActionText + ProofText + SeatText + SeatClockText + SeatPlanText + SeatTimeText + UndoProposalText + VersionConflictText);
export const PlayEvent = new Operation<PlayEventMutationResult, PlayEventMutationVariables>("PlayEvent", "playEvent", "mutation PlayEvent($input:PlayEventInput!$locale:String$describe:Boolean=false){playEvent(input:$input locale:$locale){...ActionResult}}" + ActionAcceptedText + ActionRefusedText + ActionResultText + ClockText + EventText + ForkText + GameText + GameClockText + InviteText + InvitedText + InvitesText + LegalActionText + ProofText + SeatText + SeatClockText + SeatPlanText + SeatTimeText + UndoProposalText + VersionConflictText);
export const React = new Operation<ReactMutationResult, ReactMutationVariables>("React", "react", "mutation React($input:ReactInput!$locale:String$describe:Boolean=false){react(input:$input locale:$locale){...ActionResult}}" + ActionAcceptedText + ActionRefusedText + ActionResultText + ClockText + EventText + ForkText + GameText + GameClockText + InviteText + InvitedText + InvitesText + LegalActionText + ProofText + SeatText + SeatClockText + SeatPlanText + SeatTimeText + UndoProposalText + VersionConflictText);
export const Recruit = new Operation<RecruitMutationResult, RecruitMutationVariables>("Recruit", "recruit", "mutation Recruit($input:RecruitInput!$locale:String$describe:Boolean=false){recruit(input:$input locale:$locale){...ActionResult}}" + ActionAcceptedText + ActionRefusedText + ActionResultText + ClockText + EventText + ForkText + GameText + GameClockText + InviteText + InvitedText + InvitesText + LegalActionText + ProofText + SeatText + SeatClockText + SeatPlanText + SeatTimeText + UndoProposalText + VersionConflictText);
export const Repair = new Operation<RepairMutationResult, RepairMutationVariables>("Repair", "repair", "mutation Repair($input:RepairInput!$locale:String$describe:Boolean=false){repair(input:$input locale:$locale){...ActionResult}}" + ActionAcceptedText + ActionRefusedText + ActionResultText + ClockText + EventText + ForkText + GameText + GameClockText + InviteText + InvitedText + InvitesText + LegalActionText + ProofText + SeatText + SeatClockText + SeatPlanText + SeatTimeText + UndoProposalText + VersionConflictText);
export const ResolveSpace = new Operation<ResolveSpaceMutationResult, ResolveSpaceMutationVariables>("ResolveSpace", "resolveSpace", "mutation ResolveSpace($input:ResolveSpaceInput!$locale:String$describe:Boolean=false){resolveSpace(input:$input locale:$locale){...ActionResult}}" + ActionAcceptedText + ActionRefusedText + ActionResultText + ClockText + EventText + ForkText + GameText + GameClockText + InviteText + InvitedText + InvitesText + LegalActionText + ProofText + SeatText + SeatClockText + SeatPlanText + SeatTimeText + UndoProposalText + VersionConflictText);
export const Sacrifice = new Operation<SacrificeMutationResult, SacrificeMutationVariables>("Sacrifice", "sacrifice", "mutation Sacrifice($input:SacrificeInput!$locale:String$describe:Boolean=false){sacrifice(input:$input locale:$locale){...ActionResult}}" + ActionAcceptedText + ActionRefusedText + ActionResultText + ClockText + EventText + ForkText + GameText + GameClockText + InviteText + InvitedText + InvitesText + LegalActionText + ProofText + SeatText + SeatClockText + SeatPlanText + SeatTimeText + UndoProposalText + VersionConflictText);
export const Scan = new Operation<ScanMutationResult, ScanMutationVariables>("Scan", "scan", "mutation Scan($input:ScanInput!$locale:String$describe:Boolean=false){scan(input:$input locale:$locale){...ActionResult}}" + ActionAcceptedText + ActionRefusedText + ActionResultText + ClockText + EventText + ForkText + GameText + GameClockText + InviteText + InvitedText + InvitesText + LegalActionText + ProofText + SeatText + SeatClockText + SeatPlanText + SeatTimeText + UndoProposalText + VersionConflictText);
export const SetAutoPass = new Operation<SetAutoPassMutationResult, SetAutoPassMutationVariables>("SetAutoPass", "setAutoPass", "mutation SetAutoPass($input:SetAutoPassInput!$locale:String$describe:Boolean=false){setAutoPass(input:$input locale:$locale){...ActionResult}}" + ActionAcceptedText + ActionRefusedText + ActionResultText + ClockText + EventText + ForkText + GameText + GameClockText + InviteText + InvitedText + InvitesText + LegalActionText + ProofText + SeatText + SeatClockText + SeatPlanText + SeatTimeText + UndoProposalText + VersionConflictText);
export const ShareHand = new Operation<ShareHandMutationResult, ShareHandMutationVariables>("ShareHand", "shareHand", "mutation ShareHand($input:ShareHandInput!$locale:String$describe:Boolean=false){shareHand(input:$input locale:$locale){...ActionResult}}" + ActionAcceptedText + ActionRefusedText + ActionResultText + ClockText + EventText + ForkText + GameText + GameClockText + InviteText + InvitedText + InvitesText + LegalActionText + ProofText + SeatText + SeatClockText + SeatPlanText + SeatTimeText + UndoProposalText + VersionConflictText);
export const ShowCards = new Operation<ShowCardsMutationResult, ShowCardsMutationVariables>("ShowCards", "showCards", "mutation ShowCards($input:ShowCardsInput!$locale:String$describe:Boolean=false){showCards(input:$input locale:$locale){...ActionResult}}" + ActionAcceptedText + ActionRefusedText + ActionResultText + ClockText + EventText + ForkText + GameText + GameClockText + InviteText + InvitedText + InvitesText + LegalActionText + ProofText + SeatText + SeatClockText + SeatPlanText + SeatTimeText + UndoProposalText + VersionConflictText);
export const SwapCoordinate = new Operation<SwapCoordinateMutationResult, SwapCoordinateMutationVariables>("SwapCoordinate", "swapCoordinate", "mutation SwapCoordinate($input:SwapCoordinateInput!$locale:String$describe:Boolean=false){swapCoordinate(input:$input locale:$locale){...ActionResult}}" + ActionAcceptedText + ActionRefusedText + ActionResultText + ClockText + EventText + ForkText + GameText + GameClockText + InviteText + InvitedText + InvitesText + LegalActionText + ProofText + SeatText + SeatClockText + SeatPlanText + SeatTimeText + UndoProposalText + VersionConflictText);
export const UseAbility = new Operation<UseAbilityMutationResult, UseAbilityMutationVariables>("UseAbility", "useAbility", "mutation UseAbility($input:UseAbilityInput!$locale:String$describe:Boolean=false){useAbility(input:$input locale:$locale){...ActionResult}}" + ActionAcceptedText + ActionRefusedText + ActionResultText + ClockText + EventText + ForkText + GameText + GameClockText + InviteText + InvitedText + InvitesText + LegalActionText + ProofText + SeatText + SeatClockText + SeatPlanText + SeatTimeText + UndoProposalText + VersionConflictText);
export const UseOnce = new Operation<UseOnceMutationResult, UseOnceMutationVariables>("UseOnce", "useOnce", "mutation UseOnce($input:UseOnceInput!$locale:String$describe:Boolean=false){useOnce(input:$input locale:$locale){...ActionResult}}" + ActionAcceptedText + ActionRefusedText + ActionResultText + ClockText + EventText + ForkText + GameText + GameClockText + InviteText + InvitedText + InvitesText + LegalActionText + ProofText + SeatText + SeatClockText + SeatPlanText + SeatTimeText + UndoProposalText + VersionConflictText);
export const GetMe = new Operation<GetMeQueryResult, GetMeQueryVariables>("GetMe", "me", "query GetMe{me{...Player}}" + AttemptText + DeadLetterText + OccasionText + PersonalTokenText + PlayerText + WebhookText);
export const GetMeWaiting = new Operation<GetMeWaitingQueryResult, GetMeWaitingQueryVariables>("GetMeWaiting", "me", "query GetMeWaiting($first:Int=20){me{waiting(first:$first){...Game}}}" + ForkText + GameText + GameClockText + InviteText + InvitedText + InvitesText + ProofText + SeatText + SeatClockText + UndoProposalText);
export const GetGame = new Operation<GetGameQueryResult, GetGameQueryVariables>("GetGame", "game", "query GetGame($id:ID!){game(id:$id){...Game}}" + ForkText + GameText + GameClockText + InviteText + InvitedText + InvitesText + ProofText + SeatText + SeatClockText + UndoProposalText);
export const GetGameView = new Operation<GetGameViewQueryResult, GetGameViewQueryVariables>("GetGameView", "game", "query GetGameView($id:ID!$at:Int$reveal:Boolean=false$locale:String$seat:Int$spectator:Boolean=false){game(id:$id){view(at:$at reveal:$reveal locale:$locale seat:$seat spectator:$spectator){...View}}}" + AlienGameViewText + AlienViewText + BattleViewText + BesideText + BridgeSpaceText + CagedText + CardViewText + ChallengeViewText + CitySpaceText + CommanderViewText + ConquestViewText + CrewViewText + DecisionText + DeckViewText + EnemyViewText + FightViewText + FireflyGameViewText + ForeViewText + GameClockText + GearViewText + HqSpaceText + HumansViewText + InPlayViewText + InUseText + InvaderViewText + LairSpaceText + MainViewText + MarkerViewText + ObjectiveViewText + OptionText + PlayViewText + PlayedViewText + PlotViewText + ProposalViewText + ReservedViewText + RoomViewText + ScorePartText + ScoringText + SeatClockText + SlotViewText + SpaceViewText + StackViewText + SurvivorViewText + TalkRuleText + TaskViewText + VerseSpaceText + ViewText + VillainViewText + VillainsViewText);
export const GetGameLegalActions = new Operation<GetGameLegalActionsQueryResult, GetGameLegalActionsQueryVariables>("GetGameLegalActions", "game", "query GetGameLegalActions($id:ID!$locale:String){game(id:$id){legalActions(locale:$locale){...LegalAction}}}" + LegalActionText);
export const GetGameDecisions = new Operation<GetGameDecisionsQueryResult, GetGameDecisionsQueryVariables>("GetGameDecisions", "game", "query GetGameDecisions($id:ID!$locale:String){game(id:$id){decisions(locale:$locale){...Decision}}}" + CardViewText + DecisionText + OptionText);
export const GetGameEvents = new Operation<GetGameEventsQueryResult, GetGameEventsQueryVariables>("GetGameEvents", "game", "query GetGameEvents($id:ID!$first:Int=10$after:Int=0$locale:String$seat:Int$spectator:Boolean=false$reveal:Boolean=false$describe:Boolean=false){game(id:$id){events(first:$first after:$after locale:$locale seat:$seat spectator:$spectator reveal:$reveal){...Commit}}}" + ClockText + CommitText + EventText + SeatPlanText + SeatTimeText);
export const GetGameAuditTimeline = new Operation<GetGameAuditTimelineQueryResult, GetGameAuditTimelineQueryVariables>("GetGameAuditTimeline", "game", "query GetGameAuditTimeline($id:ID!$first:Int=10$after:Int=0$seat:Int$locale:String$describe:Boolean=false){game(id:$id){audit{timeline(first:$first after:$after seat:$seat locale:$locale){...AuditedCommit}}}}" + AuditedCommitText + AuditedEventText + ClockText + EventText + RuleText + SeatPlanText + SeatTimeText);
export const GetGameAuditTable = new Operation<GetGameAuditTableQueryResult, GetGameAuditTableQueryVariables>("GetGameAuditTable", "game", "query GetGameAuditTable($id:ID!$at:Int$seat:Int$locale:String){game(id:$id){audit{table(at:$at seat:$seat locale:$locale){...View}}}}" + AlienGameViewText + AlienViewText + BattleViewText + BesideText + BridgeSpaceText + CagedText + CardViewText + ChallengeViewText + CitySpaceText + CommanderViewText + ConquestViewText + CrewViewText + DecisionText + DeckViewText + EnemyViewText + FightViewText + FireflyGameViewText + ForeViewText + GameClockText + GearViewText + HqSpaceText + HumansViewText + InPlayViewText + InUseText + InvaderViewText + LairSpaceText + MainViewText + MarkerViewText + ObjectiveViewText + OptionText + PlayViewText + PlayedViewText + PlotViewText + ProposalViewText + ReservedViewText + RoomViewText + ScorePartText + ScoringText + SeatClockText + SlotViewText + SpaceViewText + StackViewText + SurvivorViewText + TalkRuleText + TaskViewText + VerseSpaceText + ViewText + VillainViewText + VillainsViewText);
export const GetGameAuditCause = new Operation<GetGameAuditCauseQueryResult, GetGameAuditCauseQueryVariables>("GetGameAuditCause", "game", "query GetGameAuditCause($id:ID!$event:String!$locale:String$describe:Boolean=false){game(id:$id){audit{cause(event:$event locale:$locale){...AuditedCause}}}}" + AuditedActionText + AuditedAnswerText + AuditedCauseText + CardText + CardViewText + ClockText + EventText + RuleText + RunningRuleText + SeatPlanText + SeatTimeText);
export const GetGameAuditDifference = new Operation<GetGameAuditDifferenceQueryResult, GetGameAuditDifferenceQueryVariables>("GetGameAuditDifference", "game", "query GetGameAuditDifference($id:ID!$before:Int!$after:Int$seat:Int$locale:String){game(id:$id){audit{difference(before:$before after:$after seat:$seat locale:$locale){...AuditedDifference}}}}" + AuditedChangeText + AuditedDifferenceText + AuditedMoveText + CardViewText + DecisionText + OptionText);
export const GetGameAuditLegal = new Operation<GetGameAuditLegalQueryResult, GetGameAuditLegalQueryVariables>("GetGameAuditLegal", "game", "query GetGameAuditLegal($id:ID!$at:Int$seat:Int$locale:String){game(id:$id){audit{legal(at:$at seat:$seat locale:$locale){...LegalActions}}}}" + CardViewText + DecisionText + LegalActionText + LegalActionsText + OptionText);
export const GetGameAuditReads = new Operation<GetGameAuditReadsQueryResult, GetGameAuditReadsQueryVariables>("GetGameAuditReads", "game", "query GetGameAuditReads($id:ID!$first:Int=20$after:Int=0){game(id:$id){audit{reads(first:$first after:$after){...AuditRead}}}}" + AuditReadText);
export const GetGameTalk = new Operation<GetGameTalkQueryResult, GetGameTalkQueryVariables>("GetGameTalk", "game", "query GetGameTalk($id:ID!$first:Int=20$after:ID=0$locale:String){game(id:$id){talk(first:$first after:$after locale:$locale){...Message}}}" + MessageText);
export const GetGameEtiquette = new Operation<GetGameEtiquetteQueryResult, GetGameEtiquetteQueryVariables>("GetGameEtiquette", "game", "query GetGameEtiquette($id:ID!$locale:String){game(id:$id){etiquette(locale:$locale){...TableEtiquette}}}" + TableEtiquetteText + TalkEntryText);
export const GetGames = new Operation<GetGamesQueryResult, GetGamesQueryVariables>("GetGames", "games", "query GetGames($filter:GameFilter$first:Int=20$after:String){games(filter:$filter first:$first after:$after){...GameConnection}}" + ForkText + GameText + GameClockText + GameConnectionText + InviteText + InvitedText + InvitesText + PageInfoText + ProofText + SeatText + SeatClockText + UndoProposalText);
export const GetCampaign = new Operation<GetCampaignQueryResult, GetCampaignQueryVariables>("GetCampaign", "campaign", "query GetCampaign($id:ID!$locale:String){campaign(id:$id locale:$locale){...Campaign}}" + CampaignText + CampaignGameText + ForkText + GameText + GameClockText + InviteText + InvitedText + InvitesText + ProofText + SeatText + SeatClockText + UndoProposalText);
export const GetCampaigns = new Operation<GetCampaignsQueryResult, GetCampaignsQueryVariables>("GetCampaigns", "campaigns", "query GetCampaigns($mine:Boolean=false$first:Int=5$after:String$locale:String){campaigns(mine:$mine first:$first after:$after locale:$locale){...CampaignConnection}}" + CampaignText + CampaignConnectionText + CampaignGameText + ForkText + GameText + GameClockText + InviteText + InvitedText + InvitesText + PageInfoText + ProofText + SeatText + SeatClockText + UndoProposalText);
export const GetRulesets = new Operation<GetRulesetsQueryResult, GetRulesetsQueryVariables>("GetRulesets", "rulesets", "query GetRulesets($locale:String){rulesets(locale:$locale){...Ruleset}}" + GameOptionText + PresetText + RulesetText + TalkEntryText);
export const GetRuleset = new Operation<GetRulesetQueryResult, GetRulesetQueryVariables>("GetRuleset", "ruleset", "query GetRuleset($game:GameName!$locale:String){ruleset(game:$game locale:$locale){...Ruleset}}" + GameOptionText + PresetText + RulesetText + TalkEntryText);
export const GetRulesetCards = new Operation<GetRulesetCardsQueryResult, GetRulesetCardsQueryVariables>("GetRulesetCards", "ruleset", "query GetRulesetCards($game:GameName!$locale:String){ruleset(game:$game locale:$locale){cards(locale:$locale){...Card}}}" + CardText);
export const GetRulesetRules = new Operation<GetRulesetRulesQueryResult, GetRulesetRulesQueryVariables>("GetRulesetRules", "ruleset", "query GetRulesetRules($game:GameName!$locale:String){ruleset(game:$game locale:$locale){rules(locale:$locale){...Rule}}}" + RuleText);
export const GetCard = new Operation<GetCardQueryResult, GetCardQueryVariables>("GetCard", "card", "query GetCard($id:ID!$locale:String){card(id:$id locale:$locale){...Card}}" + CardText);
export const GetNode = new Operation<GetNodeQueryResult, GetNodeQueryVariables>("GetNode", "node", "query GetNode($id:ID!$locale:String){node(id:$id locale:$locale){...Node}}" + AttemptText + CampaignText + CampaignGameText + CardText + DeadLetterText + ForkText + GameText + GameClockText + InviteText + InvitedText + InvitesText + NodeText + OccasionText + PersonalTokenText + PlayerText + ProofText + SeatText + SeatClockText + UndoProposalText + WebhookText);
export const GetKeys = new Operation<GetKeysQueryResult, GetKeysQueryVariables>("GetKeys", "keys", "query GetKeys{keys{...SigningKey}}" + SigningKeyText);
export const GetAdminPlayer = new Operation<GetAdminPlayerQueryResult, GetAdminPlayerQueryVariables>("GetAdminPlayer", "adminPlayer", "query GetAdminPlayer($id:ID!){adminPlayer(id:$id){...Account}}" + AccountText + AttemptText + DeadLetterText + OccasionText + PersonalTokenText + PlayerText + SuspensionText + WebhookText);
export const GetAdminLog = new Operation<GetAdminLogQueryResult, GetAdminLogQueryVariables>("GetAdminLog", "adminLog", "query GetAdminLog($first:Int=20$after:Int=0){adminLog(first:$first after:$after){...AdminAct}}" + AdminActText);
export const GameEvents = new Operation<GameEventsSubscriptionResult, GameEventsSubscriptionVariables>("GameEvents", "gameEvents", "subscription GameEvents($gameId:ID!$after:Int$locale:String$describe:Boolean=false){gameEvents(gameId:$gameId after:$after locale:$locale){...Commit}}" + ClockText + CommitText + EventText + SeatPlanText + SeatTimeText);
export const Talk = new Operation<TalkSubscriptionResult, TalkSubscriptionVariables>("Talk", "talk", "subscription Talk($gameId:ID!$after:ID=0$locale:String){talk(gameId:$gameId after:$after locale:$locale){...Message}}" + MessageText);
export const MyTurns = new Operation<MyTurnsSubscriptionResult, MyTurnsSubscriptionVariables>("MyTurns", "myTurns", "subscription MyTurns($after:String=\"\"$locale:String){myTurns(after:$after locale:$locale){...Turns}}" + TurnText + TurnsText);
export const COMMANDS: ReadonlySet<string> = new Set(["SignUp","CreateGame","JoinGame","LeaveGame","StartGame","SetReady","ChangeOptions","SeatBots","HandOver","Readmit","MakeInvite","KeepSeat","CreateCampaign","BeginCampaignGame","ForkGame","Undo","AnswerUndo","StandIn","ComeBack","SetClock","MakeToken","GrantToken","PrepareRecovery","RecoverAccount","MakeWebhook","RotateWebhook","Say","Betray","BuyMenace","Coordinate","Decide","DiscardVigilant","Dodge","EndActionPhase","EndActions","Fight","FightEnemy","FightPlayer","Heal","LandReinforcement","MoveAlien","PayFor","PlayCard","PlayCoordinated","PlayCopy","PlayEvent","React","Recruit","Repair","ResolveSpace","Sacrifice","Scan","SetAutoPass","ShareHand","ShowCards","SwapCoordinate","UseAbility","UseOnce"]);