/** Through whose eyes a game is looked at: a seat's, a spectator's, or those of one to whom nothing is hidden. */

import { html } from '../html.js';
import { seatName } from '../table/context.js';
import { say } from '../words.js';

/**
 * @typedef {{key: string, query: {seat?: number, spectator?: boolean, reveal?: boolean}, name: string}} Eyes
 * `query` is what the API is told, and what stands in the address.
 */

export const SPECTATOR = 'spectator';
export const REVEAL = 'reveal';

/**
 * The eyes that somebody may choose among: any of a game that is over, their own before; an auditor's see all, but none looks on.
 * @returns {Eyes[]}
 */
export function choices(summary, player, auditing) {
  const over = summary.status === 'ended';
  const seats = summary.seats.map((each) => each.seat).filter((seat) => over || auditing || holds(summary, seat, player));
  return [
    ...seats.map((seat) => ({ key: String(seat), query: { seat }, name: seatName(summary, seat, say) })),
    ...(auditing ? [] : [{ key: SPECTATOR, query: { spectator: true }, name: say('web_replay.spectator') }]),
    ...(over || auditing ? [{ key: REVEAL, query: { reveal: true }, name: say('web_replay.all') }] : []),
  ];
}

const holds = ({ seats }, seat, player) => Boolean(player) && seats[seat].player === player.id;

/** Those that the address names, else one's own, else everything, else a spectator's. @param {Eyes[]} among */
export function chosen(among, asked, summary, player) {
  const named = asked.seat ?? [SPECTATOR, REVEAL].find((key) => asked[key] === 'true');
  const own = summary.seats.find((each) => holds(summary, each.seat, player));
  const wished = [named, own && String(own.seat), REVEAL].map((key) => among.find((each) => each.key === key));
  return wished.find(Boolean) ?? among[0];
}

/** The choice. @param {{among: Eyes[], chosen: Eyes, choose: (key: string) => void}} props */
export function Eyes({ among, chosen: eyes, choose }) {
  return html`
    <label class="eyes">${say('web_replay.eyes')}
      <select name="eyes" value=${eyes.key} onChange=${(event) => choose(event.target.value)}>
        ${among.map(({ key, name }) => html`<option key=${key} value=${key}>${name}</option>`)}
      </select>
    </label>
  `;
}
