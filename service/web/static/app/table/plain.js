/** A table without a board of its own: every zone of its view as a row of cards, by name. */

import { html } from '../html.js';
import { named } from '../words.js';
import { Row } from './parts.js';

/** Any game's view, zone by zone. */
export function Plain({ view }) {
  const zones = [...zonesOf(view, '')];
  return html`<div class="plain-board">${zones.map(({ name, cards }) => html`<${Row} key=${name} name=${name} title=${titled(name)} cards=${cards} small empty=${false} />`)}</div>`;
}

const titled = (name) => name.split('.').map((part) => named('zone', part)).join(' ');

const isCard = (one) => one && typeof one === 'object' && 'id' in one && 'card' in one;

/** Each list of cards in a view, named by the way to it; a pile that lies face down by its top alone. */
function* zonesOf(value, name) {
  if (!value || typeof value !== 'object') return;
  if (isCard(value)) {
    yield { name, cards: [value] };
    return;
  }
  if (Array.isArray(value) && value.some(isCard)) {
    const known = value.filter((one) => isCard(one) && one.card);
    yield { name, cards: known.length ? known : value.filter(isCard).slice(-1) };
    return;
  }
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'decisions' || key === 'plays') continue;
    yield* zonesOf(inner, name ? `${name}.${inner?.space ?? inner?.seat ?? key}` : key);
  }
}
