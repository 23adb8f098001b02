/** Which games wait for the reader: told by the service as it happens. */

import { useEffect, useState } from '../html.js';
import { follow } from '../live.js';

const QUERY = 'subscription ($after: String, $locale: String) { myTurns(after: $after, locale: $locale) { complete cursor turns { gameId seats } } }';

/** The ids of the games that wait for the player, and a number that grows with all that is told. */
export function useTurns(player) {
  const [state, set] = useState({ waiting: new Set(), told: 0 });
  useEffect(() => {
    if (!player) return undefined;
    return follow(QUERY, { after: '' }, ({ myTurns }) => {
      set(({ waiting, told }) => ({ waiting: moved(waiting, myTurns), told: told + 1 }));
      return { after: myTurns.cursor };
    });
  }, [player?.id]);
  return state;
}

function moved(before, { complete, turns }) {
  const waiting = complete ? new Set() : new Set(before);
  for (const turn of turns) {
    if (turn.seats.length) waiting.add(turn.gameId);
    else waiting.delete(turn.gameId);
  }
  return waiting;
}
