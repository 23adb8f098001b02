/** Which Alien is picked up: where it may go stands out on the board until it is put down. */

import { createContext, useContext, useState } from '../../html.js';
import { useTable } from '../../table/context.js';

const PickContext = createContext(null);

/** Everything below it knows which Alien is picked up. */
export const Picks = PickContext.Provider;

/** @returns {{alien: number | null, actions: any[], at: (space: string) => any[], take: (id: number) => void, down: () => void}} */
export const usePick = () => useContext(PickContext);

/** What `Picks` gives: an Alien stays picked up as long as something may be done with it. */
export function usePicking() {
  const table = useTable();
  const [id, set] = useState(null);
  const actions = id === null ? [] : (table.marks.get(`card ${id}`) ?? []);
  const alien = actions.length ? id : null;
  return {
    alien,
    actions,
    at: (space) => actions.filter((legal) => legal.action.space === space),
    take: (one) => set(one === alien ? null : one),
    down: () => set(null),
  };
}
