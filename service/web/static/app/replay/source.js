/** Where a replay comes from: what anybody may see of a game, or what auditors are told. Both give views and pages of commits. */

import { get } from '../api.js';

const PAGE = 100;

/**
 * @typedef {object} Source
 * @property {(at: number) => Promise<any>} view the table at a version
 * @property {(after: number) => Promise<{commits: any[], next: number | null}>} commits those after a version, each event with its sentence
 * @property {boolean} noted whether each look is noted, so that none is taken that nobody asked for
 */

/** A game through the eyes of whoever may see it. @returns {Source} */
export const watched = (id, eyes) => ({
  view: (at) => get(`/games/${id}/view`, { at, ...eyes.query }),
  commits: (after) => get(`/games/${id}/events`, { after, limit: PAGE, describe: true, ...eyes.query }),
  noted: false,
});

/** A game as an auditor is told of it. Who sees all names no seat. @returns {Source} */
export function audited(id, eyes, token) {
  const { seat } = eyes.query;
  return {
    view: (at) => get(`/games/${id}/audit/table`, { at, seat }, { token }),
    commits: async (after) => {
      const { commits, next } = await get(`/games/${id}/audit`, { after, limit: PAGE, seat }, { token });
      return { commits: commits.map(plain), next };
    },
    noted: true,
  };
}

/** A commit of a timeline in the form that it has elsewhere; `text` is what was done. */
const plain = ({ made_at: at, events, ...commit }) => ({ ...commit, at, events: events.map(({ event }) => event) });
