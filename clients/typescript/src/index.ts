/** A client for a Turnledger service. */
export * from "./client.js";
export { Refused, TurnledgerError, Unreachable } from "./errors.js";
export type { Answer, Operation } from "./operation.js";
export * from "./generated/operations.js";
