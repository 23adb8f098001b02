/** What all parts of a table share: the game as the viewer sees it, and what they may do. */

import { createContext, useContext } from '../html.js';

/**
 * @typedef {object} TableOf
 * @property {string} id the game
 * @property {any} summary
 * @property {any} view
 * @property {number | null} seat whose eyes it is seen through
 * @property {number[]} seats those that the viewer holds
 * @property {Map<string, any>} cards the catalogue by key
 * @property {{version: number, actions: any[], decisions: any[]}} legal
 * @property {Map<string, any[]>} marks what may be done, by what it is done with: see `marks`
 * @property {Map<string, number>} [chosen] what was chosen so far of what is asked, by the same keys: its place in the order, from 1
 * @property {(legal: any) => void} act do one of the legal actions, as it stands in `legal.actions`
 * @property {(what: {title: string, one?: any, entry?: any, figures?: any, cards?: any[], actions: any[]}) => void} choose let the viewer pick one of several, or look closer
 */

export const TableContext = createContext(null);

/** The table that a part is drawn for. @returns {TableOf} */
export const useTable = () => useContext(TableContext);

/** Which field of an action names what, as the API's types say; a `play` is a number of the view's plays. */
const IDS = new Set(['card', 'alien', 'second']);
const PLACES = new Set(['space', 'room']);
const SEATS = new Set(['opponent', 'to']);

/**
 * The legal actions by what they are done with: `card 393`, `place bridge`, `seat 1`; those that name nothing of the table are under `''`.
 * @param {any[]} actions
 * @param {any} view
 */
export function marks(actions, view) {
  const found = new Map();
  const put = (key, legal) => found.set(key, [...(found.get(key) ?? []), legal]);
  for (const legal of actions) {
    const keys = Object.entries(legal.action).flatMap(([name, value]) => keysOf(name, value, view));
    for (const key of keys.length ? new Set(keys) : ['']) put(key, legal);
  }
  return found;
}

function keysOf(name, value, view) {
  if (value === null || value === undefined || name === 'seat') return [];
  if (IDS.has(name)) return value > 0 ? [`card ${value}`] : [];
  if (PLACES.has(name)) return [`place ${value}`];
  if (SEATS.has(name)) return [`seat ${value}`];
  if (name === 'play' && view.plays?.[value]) return [`card ${view.plays[value].id}`];
  return [];
}

/** The name of somebody at the table. */
export function seatName(summary, seat, say) {
  const there = summary.seats[seat];
  return there?.name ?? (there?.bot ? say('web.seat.bot', { bot: there.bot, n: seat }) : say('web.seat.n', { n: seat }));
}

/** The seats that somebody holds. */
export const held = (summary, player) => summary.seats.filter((seat) => player && seat.player === player.id).map((seat) => seat.seat);
