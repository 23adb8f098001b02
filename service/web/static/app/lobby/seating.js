/** Sitting down, and the entropy that whoever sits down gives to the game's chance. */

import { post } from '../api.js';

/** Thirty-two random hexadecimal digits of this browser's own. */
export function entropy() {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Take a seat, or the first that is free. */
export const sitDown = (game, seat, seed = entropy()) => post(`/games/${game}/seats`, { seat, client_seed: seed });
