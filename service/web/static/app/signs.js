/** Signs of our own drawing, each in a square of 16: of classes, of figures, of kinds of cards. */

import { html } from './html.js';

const CLASSES = {
  strength: 'M8 1 15 8 8 15 1 8Z',
  instinct: 'M8 1 15 14H1Z',
  survival: 'M8 1 15 14H1Z',
  covert: 'M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1',
  intel: 'M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1',
  tech: 'M2 2h12v12H2Z',
  ranged: 'M8 1 10 6h5l-4 3 2 6-5-3.5L3 15l2-6-4-3h5Z',
  leadership: 'M8 1 10 6h5l-4 3 2 6-5-3.5L3 15l2-6-4-3h5Z',
  grey: 'M2 6h12v4H2Z',
};

const FIGURES = {
  attack: 'M14 1v4L6.5 12.5 8 14l-1 1-2.5-2.500L2 15l-1-1 2.5-2.500L1 9l1-1 1.5 1.500L10 2Z',
  recruit: 'M8 1 10 6h5l-4 3 2 6-5-3.500L3 15l2-6-4-3h5Z',
  vp: 'M2 2h12v3a6 6 0 0 1-5 5.500V13h3v2H4v-2h3v-2.500A6 6 0 0 1 2 5Z',
  cost: 'M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1Zm0 2.500a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9Z',
  health: 'M8 15 2 9C-.5 6 2 2 5 2.500c1.5.2 2.5 1 3 2 .5-1 1.5-1.800 3-2C14 2 16.5 6 14 9Z',
  defense: 'M8 1 14 3v5c0 4-3 6-6 7-3-1-6-3-6-7V3Z',
  damage: 'M8 1c3 4 5 6 5 9a5 5 0 0 1-10 0c0-3 2-5 5-9Z',
  strikes: 'M3 1h2l1 14H4ZM8 2h2l1 13H9ZM12 4h2l1 11h-2Z',
  scan: 'M8 3c4 0 6.5 3 7.5 5-1 2-3.5 5-7.5 5S1.5 10 .5 8C1.5 6 4 3 8 3Zm0 2.500a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
  turns: 'M3 1h10v2L9 8l4 5v2H3v-2l4-5-4-5Z',
};

/** A sign by its outline. */
export const Shape = ({ path }) => html`<svg class="shape" viewBox="0 0 16 16" aria-hidden="true"><path fill-rule="evenodd" d=${path} /></svg>`;

/** The outline of a class's sign; nothing where it has none. */
export const classSign = (name) => CLASSES[name];

/** The outline of a figure's sign; nothing where it has none. */
export const figureSign = (name) => FIGURES[name];
