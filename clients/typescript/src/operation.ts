/** What an operation is to the client: its text, and the types of what goes in and comes out. */
export class Operation<Result, Variables> {
  /** Nothing: it only lets the compiler know the types. */
  declare readonly types?: (variables: Variables) => Result;

  constructor(
    readonly name: string,
    readonly field: string,
    readonly text: string,
  ) {}
}

/** The types that say why something was not done; the client throws them. */
type NotDone = { __typename: "Refusal" | "ActionRefused" | "UndoRefused" | "VersionConflict" };

/** What an operation answers, when it isn't refused. */
export type Answer<Result> = Exclude<Result[Exclude<keyof Result, "__typename">], NotDone>;
