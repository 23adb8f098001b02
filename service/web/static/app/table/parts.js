/** Parts of which every board is made: cards, rows of cards, piles, places. What may be done with one stands out. */

import { Face } from '../card.js';
import { html } from '../html.js';
import { say } from '../words.js';
import { useTable } from './context.js';

/**
 * A card on the table, as the view has it: `{id, card}`; null is an empty place. Whoever presses it does what may be done with
 * it, picks one of several things, or looks at it closer.
 * `figures` replace the printed ones; `note` stands below; `also` are other keys of what it stands for, such as a place's.
 */
export function Card({ one, figures, note, also = [], small, place }) {
  const table = useTable();
  if (!one) return html`<span class="card empty" aria-hidden="true" />`;
  const entry = one.card ? table.cards.get(one.card) : null;
  const may = [`card ${one.id}`, ...also].flatMap((key) => table.marks.get(key) ?? []);
  const title = entry?.name ?? say('web.card.back');
  const order = table.chosen?.get(`card ${one.id}`);
  const pressed = () => (may.length === 1 ? table.act(may[0]) : table.choose({ title, one, entry, figures, actions: may }));
  return html`
    <button
      type="button"
      class="card ${may.length ? 'may' : ''} ${order ? 'chosen' : ''}"
      data-card=${one.id}
      data-action=${may.length === 1 ? may[0].type : null}
      aria-description=${may.length ? may.map((each) => each.text || each.type).join(', ') : null}
      onClick=${pressed}
    >
      ${order && html`<span class="order">${order}</span>`}
      <${Face} entry=${entry} figures=${figures} small=${small}>
        ${note && html`<span class="note">${note}</span>`}
        ${may.length > 0 && html`<span class="mark" aria-hidden="true">${may.length === 1 ? may[0].text : say('web.choices', { n: may.length })}</span>`}
      <//>
      ${place && html`<span class="unseen">${place}</span>`}
    </button>
  `;
}

/** Cards side by side, with a title. */
export function Row({ title, cards, small, name, children, empty = true }) {
  if (!cards?.length && !children && !empty) return null;
  return html`
    <section class="row" data-zone=${name} aria-label=${title}>
      <h3>${title} ${cards && html`<span class="count">${cards.length}</span>`}</h3>
      <div class="cards">
        ${cards?.map((one) => html`<${Card} key=${one.id} one=${one} small=${small} />`)}
        ${children}
      </div>
    </section>
  `;
}

/** A pile: its top card and how many there are; pressed, it is spread out where the cards are known. */
export function Pile({ title, cards, size, top, name }) {
  const table = useTable();
  const n = size ?? cards.length;
  const upper = top ?? cards?.at(-1) ?? null;
  const known = cards?.filter((one) => one.card) ?? [];
  return html`
    <section class="pile" data-zone=${name} aria-label=${`${title}: ${n}`}>
      <h3>${title} <span class="count">${n}</span></h3>
      <${Card} one=${upper} small />
      ${known.length > 1 && html`<button type="button" class="plain" onClick=${() => table.choose({ title, cards, actions: [] })}>${say('web.spread')}</button>`}
    </section>
  `;
}

/** A place of the board with a name, and what lies there. */
export function Place({ name, title, children, note }) {
  const table = useTable();
  const may = table.marks.get(`place ${name}`) ?? [];
  return html`
    <li class="place ${may.length ? 'may' : ''}" data-place=${name}>
      <h4>${title}</h4>
      ${children}
      ${note && html`<p class="note">${note}</p>`}
      ${may.map((legal) => html`<button type="button" class="do" data-action=${legal.type} onClick=${() => table.act(legal)}>${legal.text}</button>`)}
    </li>
  `;
}

/** A figure of the table with its name, such as the turn. */
export const Stat = ({ name, value }) => html`<div class="stat"><dt>${name}</dt><dd>${value}</dd></div>`;
