/** Sitting down, and the entropy that whoever sits down gives to the game's chance. */

import { post } from '../api.js';
import { random } from '../random.js';

/** Random digits of this browser's own. */
export const entropy = () => random();

/** Take a seat, or the first that is free. */
export const sitDown = (game, seat, seed = entropy()) => post(`/games/${game}/seats`, { seat, client_seed: seed });
