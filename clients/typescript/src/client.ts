/** The client: every operation of the service can be run, and every subscription followed over broken connections. */
import { createClient } from "graphql-ws";
import { Refused, TurnledgerError, Unreachable, refusalIn } from "./errors.js";
import * as operations from "./generated/operations.js";
import type { Answer, Operation } from "./operation.js";
import { Patience } from "./patience.js";

/** Closed sockets after which it is no use to come back, and the refusals that they are. */
const FOR_GOOD: Record<number, string> = {
  1009: "request_too_large",
  4400: "malformed",
  4401: "malformed",
  4403: "unauthenticated",
  4406: "malformed",
  4408: "malformed",
  4409: "malformed",
};

export interface Options {
  token?: string;
  /** A language for sentences. */
  locale?: string;
  /** For how many seconds without success what can be tried again is. */
  patience?: number;
  /** An implementation of WebSocket, where the platform has none (Node before 22). */
  webSocket?: unknown;
}

/** How things stand, as the last answer had it: so many requests are left, and in so many seconds there are more. */
export interface RateLimit {
  policy: string;
  remaining: number;
  seconds: number;
}

type Variables = Record<string, unknown>;
/** An action as the service offers it. */
export type Action = { type: string } & Variables;

export class Turnledger {
  token: string | undefined;
  rateLimit: RateLimit | undefined;
  private readonly graphql: string;
  private readonly patience: number;

  constructor(
    url: string,
    private readonly options: Options = {},
  ) {
    this.graphql = `${url.replace(/\/+$/, "")}/graphql`;
    this.token = options.token;
    this.patience = options.patience ?? 60;
  }

  /** Run an operation. A command gets an id that it keeps however often it is sent. Throws Refused, Unreachable. */
  async run<R, V>(operation: Operation<R, V>, variables: V): Promise<Answer<R>> {
    const patience = new Patience(this.patience);
    const given = commanded(operation, variables as Variables);
    const again = !operation.text.startsWith("mutation") || "commandId" in ((given["input"] ?? {}) as Variables);
    const body = JSON.stringify({ query: operation.text, operationName: operation.name, variables: given });
    for (;;) {
      let why: Refused | Unreachable;
      try {
        const said = await this.post(body);
        const no = refusalIn(said);
        if (!no) return said.data![operation.field] as Answer<R>;
        if (!no.passes || !(again || no.code === "rate_limited")) throw no;
        why = no;
      } catch (error) {
        if (error instanceof TurnledgerError) throw error;
        why = new Unreachable(`No answer came: ${String(error)}`, { cause: error });
        if (!again) throw why;
      }
      await patience.wait(why, why instanceof Refused ? (why.retryAfter ?? 0) : 0);
    }
  }

  /**
   * Follow a subscription: each version once, in order, however often the connection breaks; of what is said, each message.
   * What is asked for again begins after the last that was told. It goes on until it is left. Throws Refused, Unreachable.
   */
  async *follow<R, V extends object>(operation: Operation<R, V>, variables: V): AsyncGenerator<Answer<R>, void> {
    const patience = new Patience(this.patience);
    const locale = this.options.locale; // a socket knows no headers
    const asked: Variables = { ...(locale && operation.text.includes("$locale:") ? { locale } : {}), ...variables };
    for (;;) {
      let why: unknown = new Unreachable("The stream was ended.");
      const socket = this.socket();
      try {
        const payload = { query: operation.text, operationName: operation.name, variables: asked };
        for await (const said of socket.iterate<Record<string, unknown>>(payload)) {
          const no = refusalIn(said as Parameters<typeof refusalIn>[0]);
          if (no) throw no;
          const told = said.data![operation.field] as Answer<R>;
          patience.renew();
          if (isNews(told, asked, operation.text.includes("$after:"))) yield told;
        }
      } catch (error) {
        why = reason(error);
        if (why instanceof Refused && !why.passes) throw why;
      } finally {
        await socket.dispose();
      }
      await patience.wait(why, why instanceof Refused ? (why.retryAfter ?? 0) : 0);
    }
  }

  /** Sign up under a name, and be that player from now on. Keep the token: it is all that proves you. */
  async become(name: string): Promise<Answer<operations.SignUpMutationResult>> {
    const signed = await this.run(operations.SignUp, { input: { name } });
    this.token = signed.token;
    return signed;
  }

  /** Do one of the things that `GetGameLegalActions` offers. Throws Refused. */
  async act(gameId: string, action: Action, expectedVersion?: number): Promise<Answer<operations.FightMutationResult>> {
    const { type, ...fields } = action;
    const name = (type.charAt(0).toUpperCase() + type.slice(1)) as "Fight"; // all actions have the same answer
    if (!operations[name]) throw new TurnledgerError(`This client knows no action ${type}.`);
    const input = { gameId, ...fields, ...(expectedVersion === undefined ? {} : { expectedVersion }) };
    return await this.run(operations[name], { input: input as unknown as operations.FightInput });
  }

  /** Every commit of a game after a version, or from now on: see `follow`. */
  async *gameEvents(gameId: string, after?: number): AsyncGenerator<operations.CommitFragment, void> {
    const game = after === undefined ? await this.run(operations.GetGame, { id: gameId }) : undefined;
    if (game === null) throw new Refused("not_found", `There is no game ${gameId}, or you may not know of it.`);
    yield* this.follow(operations.GameEvents, { gameId, after: after ?? game?.version ?? 0 });
  }

  private headers(): Record<string, string> {
    return {
      ...(this.token ? { Authorization: `Bearer ${this.token}` } : {}),
      ...(this.options.locale ? { "Accept-Language": this.options.locale } : {}),
    };
  }

  private async post(body: string): Promise<{ data?: Record<string, unknown> }> {
    const headers = { "Content-Type": "application/json", Accept: "application/json", ...this.headers() };
    const response = await fetch(this.graphql, { method: "POST", headers, body });
    this.rateLimit = rateLimit(response.headers.get("RateLimit")) ?? this.rateLimit;
    const text = await response.text();
    try {
      return JSON.parse(text) as { data?: Record<string, unknown> };
    } catch {
      const says = `This is no answer of a Turnledger: status ${response.status}, ${text.slice(0, 200)}`;
      throw new TurnledgerError(says);
    }
  }

  private socket() {
    return createClient({
      url: this.graphql.replace(/^http/, "ws"),
      webSocketImpl: this.options.webSocket,
      connectionParams: () => (this.token ? { authorization: `Bearer ${this.token}` } : {}),
      retryAttempts: 0, // a stream that goes on asks for something else than before
    });
  }
}

/** The variables, with an id for a command that has none and takes one. */
function commanded(operation: { name: string }, variables: Variables): Variables {
  const input = variables["input"] as Variables | undefined;
  if (!input || input["commandId"] || !operations.COMMANDS.has(operation.name)) return variables;
  return { ...variables, input: { ...input, commandId: crypto.randomUUID() } };
}

/**
 * Whether something wasn't told before; where the stream can be resumed, the next question begins after it. A cursor is no
 * number, and whoever is asked with it knows what was told.
 */
function isNews(told: unknown, asked: Variables, resumes: boolean): boolean {
  const { cursor, version, id } = (told ?? {}) as { cursor?: string; version?: number; id?: string };
  const here = cursor ?? version ?? id;
  if (!resumes || here === undefined) return true;
  if (cursor === undefined && asked["after"] != null && Number(here) <= Number(asked["after"])) return false;
  asked["after"] = here;
  return true;
}

/** What ended a stream. */
function reason(error: unknown): unknown {
  if (error instanceof TurnledgerError) return error;
  if (Array.isArray(error)) return refusalIn({ errors: error });
  const { code, reason = "" } = (error ?? {}) as { code?: number; reason?: string };
  if (code !== undefined && FOR_GOOD[code]) return new Refused(FOR_GOOD[code], reason || "The socket was closed.");
  if (code === 4429) return new Refused("rate_limited", reason);
  return new Unreachable(`The stream broke off: ${code ?? String(error)} ${reason}`, { cause: error });
}

/** What a header `RateLimit` says; the scarcest, where it speaks of several policies. */
function rateLimit(header: string | null): RateLimit | undefined {
  const found = [...(header ?? "").matchAll(/"([^"]*)";r=(\d+);t=(\d+)/g)];
  return found
    .map(([, policy, r, t]) => ({ policy: policy!, remaining: Number(r), seconds: Number(t) }))
    .sort((one, other) => one.remaining - other.remaining)[0];
}
