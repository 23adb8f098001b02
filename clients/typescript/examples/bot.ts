/** Plays a whole game of Legendary Villains against one of the service's bots: node bot.js [URL] */
import { Decide, CreateGame, GetGame, GetGameDecisions, GetGameLegalActions, StartGame, Turnledger } from "turnledger-client";
import type { Action } from "turnledger-client";
import { WebSocket } from "ws"; // Node 22 and browsers have one of their own

const client = new Turnledger(process.argv[2] ?? "http://127.0.0.1:8000", { webSocket: WebSocket });

/** Do something, if the game waits for us: whether it did. */
async function move(gameId: string): Promise<boolean> {
  for (const { decision, options, least } of (await client.run(GetGameDecisions, { id: gameId }))?.decisions ?? []) {
    if (options === null || least === null) continue; // it is asked somebody else
    const choice = options.map((option) => option.key).sort(() => Math.random() - 0.5);
    await client.run(Decide, { input: { gameId, decision, choice: choice.slice(0, least) } });
    return true;
  }
  const actions = (await client.run(GetGameLegalActions, { id: gameId }))?.legalActions ?? [];
  const first = actions.find((each) => each.type !== "endActions") ?? actions[0];
  if (first) await client.act(gameId, first.action as Action);
  return first !== undefined;
}

await client.become("thirty lines");
const seats = [{}, { kind: "bot", bot: "greedy" } as const];
const { id } = await client.run(CreateGame, { input: { game: "villains", preset: "first-game", seats, sit: true } });
await client.run(StartGame, { input: { gameId: id } });
for await (const commit of client.gameEvents(id, 0)) {
  while (await move(id));
  if (commit.events.some((event) => event.__typename === "Ended")) break;
}
const game = await client.run(GetGame, { id });
console.log(game?.outcome, game?.reason, game?.scores);
