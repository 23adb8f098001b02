/** What can go wrong. */
import type { LegalActionFragment, RefusalCode } from "./generated/operations.js";

/** Whatever this client throws. */
export class TurnledgerError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
  }
}

/** No answer came for as long as the client had patience. What was asked may have been done or not. */
export class Unreachable extends TurnledgerError {}

/** What the service says about a refusal, wherever it says it. */
export interface About {
  code?: string;
  rule?: string | null;
  pointer?: string | null;
  retryAfter?: number | null;
  retry_after?: number | null;
  requestId?: string;
  legal?: LegalActionFragment[];
  current?: number;
}

/** The service said no, and nothing was done. `code` is one of a closed list; a newer service may have more. */
export class Refused extends TurnledgerError {
  readonly code: RefusalCode | (string & {});
  /** The rule that forbids it. */
  readonly rule: string | undefined;
  /** The field at fault, as a JSON pointer. */
  readonly pointer: string | undefined;
  /** In how many seconds there is room again. */
  readonly retryAfter: number | undefined;
  /** How the service's log calls the request. */
  readonly requestId: string | undefined;
  /** What could have been done instead. */
  readonly legal: readonly LegalActionFragment[];
  /** The version that the game is at, where another was expected. */
  readonly current: number | undefined;

  constructor(code: string, message: string, about: About = {}) {
    super(`${message} (${code})`);
    this.code = code;
    this.rule = about.rule ?? undefined;
    this.pointer = about.pointer ?? undefined;
    this.retryAfter = about.retryAfter ?? about.retry_after ?? undefined;
    this.requestId = about.requestId;
    this.legal = about.legal ?? [];
    this.current = about.current;
  }

  /** Whether it is over after a while. */
  get passes(): boolean {
    return this.code === "rate_limited" || this.code === "unavailable";
  }
}

interface Said {
  data?: Record<string, unknown> | null;
  errors?: readonly { message: string; extensions?: About }[];
  code?: string;
  detail?: string;
}

/** Why an answer is no, if it is: an error of GraphQL, a problem, or a refusal where the result would be. */
export function refusalIn(said: Said): Refused | undefined {
  const error = said.errors?.[0];
  if (error) return new Refused(error.extensions?.code ?? "internal", error.message, error.extensions);
  if (said.code) return new Refused(said.code, said.detail ?? "", said as About);
  for (const value of Object.values(said.data ?? {})) {
    const result = value as (About & { __typename?: string; message?: string }) | null;
    if (/(Refusal|Refused|Conflict)$/.test(result?.__typename ?? "")) {
      return new Refused(result?.code ?? "version_conflict", result?.message ?? "The game has moved on.", result ?? {});
    }
  }
  return undefined;
}
