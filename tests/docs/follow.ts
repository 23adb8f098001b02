/** Tells the versions of the newest game to its end: node follow.js URL */
import { GetGames, Turnledger } from "turnledger-client";
import { WebSocket } from "ws";

const client = new Turnledger(process.argv[2]!, { webSocket: WebSocket });
const { nodes } = await client.run(GetGames, { first: 1 });
for await (const commit of client.gameEvents(nodes[0]!.id, 0)) {
  console.log(commit.version);
  if (commit.events.some((event) => event.__typename === "Ended")) break;
}
