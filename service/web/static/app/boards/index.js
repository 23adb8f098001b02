/** Which board each game has. A board is a component that draws `view`, in a table's context. */

import { Alien } from './alien.js';
import { Conquest } from './conquest.js';
import { Firefly } from './firefly.js';
import { Villains } from './villains.js';

export const BOARDS = { alien: Alien, alien_marvel: Alien, conquest: Conquest, firefly: Firefly, marvel_alien: Villains, villains: Villains };
