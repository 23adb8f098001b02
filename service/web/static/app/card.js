/** A card, drawn from its entry in the catalogue. */

import { html } from './html.js';
import { has, named, say } from './words.js';

/** A sign for each class, besides its colour: who can't tell colours tells them by it. */
const SIGNS = {
  strength: 'M8 1 15 8 8 15 1 8Z',
  instinct: 'M8 1 15 14H1Z',
  covert: 'M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1',
  tech: 'M2 2h12v12H2Z',
  ranged: 'M8 1 10 6h5l-4 3 2 6-5-3.5L3 15l2-6-4-3h5Z',
};

/** The sign of a class. */
export function Sign({ cls }) {
  if (!cls) return null;
  const shape = SIGNS[cls];
  return html`
    <span class="sign" title=${named('class', cls)}>
      ${shape ? html`<svg viewBox="0 0 16 16" aria-hidden="true"><path d=${shape} /></svg>` : html`<b aria-hidden="true">${cls[0].toUpperCase()}</b>`}
      <span class="unseen">${named('class', cls)}</span>
    </span>
  `;
}

const FIGURES = ['attack', 'recruit', 'vp'];

/** A figure with its unit, such as 2 Attack. */
export function Figure({ name, n }) {
  if (n === null || n === undefined) return null;
  const key = `web.figure.${name}`;
  return html`<span class="figure ${name}" title=${has(key) ? say(key, { n }) : named('figure', name, { n })}>
    <b aria-hidden="true">${n}</b><span class="unseen">${has(key) ? say(key, { n }) : `${name} ${n}`}</span>
  </span>`;
}

/**
 * The face of a card: name, class, figures, cost and text. Without an entry it lies face down.
 * `figures` are shown instead of the printed ones, `children` below its text. `small`: without text.
 */
export function Face({ entry, figures, small, children }) {
  if (!entry) {
    return html`<span class="face back"><span class="unseen">${say('web.card.back')}</span>${children}</span>`;
  }
  const printed = figures ?? Object.fromEntries(FIGURES.map((name) => [name, entry[name]]));
  return html`
    <span class="face class-${entry.cls || 'none'} kind-${entry.kind} ${small ? 'small' : ''}">
      <span class="title"><${Sign} cls=${entry.cls} /><b>${entry.name}</b>${entry.cost !== null && html`<${Figure} name="cost" n=${entry.cost} />`}</span>
      <span class="about">${[entry.group, entry.team && named('team', entry.team)].filter(Boolean).join(' · ')}</span>
      ${!small && html`<span class="text">${entry.text.map((line) => html`<span>${line}</span>`)}</span>`}
      <span class="figures">${Object.entries(printed).map(([name, n]) => html`<${Figure} key=${name} name=${name} n=${n} />`)}</span>
      ${children}
    </span>
  `;
}
