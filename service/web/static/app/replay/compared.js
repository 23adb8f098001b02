/** Two versions held against each other: cards that lie elsewhere, figures that are others. */

import { html, useState } from '../html.js';
import { Problem, useDoing } from '../ui.js';
import { listed, say } from '../words.js';
import { cardsIn } from './happened.js';
import { Names } from './names.js';

/**
 * @param {{from: number, to: number, at: number, turn: number | undefined, compare: (before: number, after: number) => Promise<any>, summary: any, cards: any}} props
 * `turn` is the version before the turn began
 */
export function Compared({ from, to, at, turn, compare, summary, cards }) {
  const [given, give] = useState(null);
  const [told, tell] = useState(null);
  const before = Math.min(to, Math.max(from, given ?? at - 1));
  const comparing = useDoing(async () => tell({ before, after: at, ...(await compare(before, at)) }));
  const sent = (event) => {
    event.preventDefault();
    comparing.run();
  };
  return html`
    <details class="part compared" data-part="compare">
      <summary><h2>${say('web_replay.compare')}</h2></summary>
      <form onSubmit=${sent}>
        <label>${say('web_replay.before')} <input name="before" type="number" min=${from} max=${to} value=${before} onInput=${(event) => give(Number(event.target.value))} /></label>
        <button type="button" class="plain" data-do="mark" onClick=${() => give(at)}>${say('web_replay.mark', { at })}</button>
        ${turn && html`<button type="button" class="plain" data-do="turn" onClick=${() => give(turn)}>${say('web_replay.before_turn', { at: turn })}</button>`}
        <button class="main" data-do="compare" disabled=${comparing.busy}>${say('web_replay.with', { at })}</button>
      </form>
      <${Problem} error=${comparing.error} />
      ${told && html`<div role="status"><${Told} told=${told} names=${new Names(summary, cards, told.view)} /></div>`}
    </details>
  `;
}

function Told({ told, names }) {
  const { before, after, cards, shuffled, values, view } = told;
  const shown = cardsIn(view);
  const of = (what) => shown.get(Number(what.split('.')[0].slice(1)));
  return html`
    <h3>${say('web_replay.between', { before, after })}</h3>
    ${cards.length + values.length + shuffled.length === 0 && html`<p>${say('web_replay.alike')}</p>`}
    ${cards.length > 0 && html`<ul class="moves">${ways(cards).map(({ key, left, reached, moved }) => html`<li key=${key}><${Way} names=${names} left=${left} reached=${reached} moved=${moved} /></li>`)}</ul>`}
    ${shuffled.length > 0 && html`<p>${say('web_replay.shuffled', { places: names.paths(shuffled) })}</p>`}
    ${values.length > 0 &&
    html`<dl class="changes">
      ${values.map(({ what, before: was, after: is }) => html`<div key=${what} data-value=${what}><dt>${names.path(what, of(what))}</dt><dd>${say('web_replay.changed', { before: names.value(what, was), after: names.value(what, is) })}</dd></div>`)}
    </dl>`}
  `;
}

/** The moves from the same places to the same places, together. */
function ways(cards) {
  const found = new Map();
  for (const { card, left, reached } of cards) {
    const key = `${left} > ${reached}`;
    found.set(key, { key, left, reached, moved: [...(found.get(key)?.moved ?? []), card] });
  }
  return [...found.values()];
}

function Way({ names, left, reached, moved }) {
  const form = ['gone', 'come', 'moved'][left.length && reached.length ? 2 : Number(reached.length > 0)];
  const kinds = new Map();
  for (const { card } of moved) kinds.set(names.card(card), (kinds.get(names.card(card)) ?? 0) + 1);
  const many = [...kinds].map(([name, n]) => (n === 1 ? name : say('web_replay.times', { n, name })));
  return say(`web_replay.${form}`, { cards: listed(many), from: names.paths(left), to: names.paths(reached) });
}
