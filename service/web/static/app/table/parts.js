/** Parts of which every board is made: cards, rows of cards, piles, places. What may be done with one stands out. */

import { Face } from '../card.js';
import { html } from '../html.js';
import { Shape, figureSign } from '../signs.js';
import { has, say } from '../words.js';
import { useTable } from './context.js';

/** What a legal action does to what is called `title`, in a word; in its own words where there is none, or where an answer says more. */
export function verb(legal, title) {
  const { type } = legal.action;
  const key = `web_board.do.${type}`;
  const saysMore = type === 'decide' && legal.text !== title;
  return has(key) && !saysMore ? say(key) : legal.text;
}

/**
 * A card on the table, as the view has it: `{id, card}`; null is an empty place. Whoever presses it does what may be done with
 * it, picks one of several things, or looks at it closer. One that lies face down, and that nothing may be done with, is no button.
 * `figures` stand instead of the printed ones; `note` stands below; `also` are other keys of what it stands for, such as a place's;
 * `only` tells which actions are meant, where the card may lie elsewhere, too.
 */
export function Card({ one, figures, note, also = [], only = () => true, small, place }) {
  const table = useTable();
  if (!one) return html`<span class="card empty ${small ? 'small' : ''}"><span class="unseen">${say('web_board.empty')}</span></span>`;
  const entry = one.card ? table.cards.get(one.card) : null;
  const may = [`card ${one.id}`, ...also].flatMap((key) => table.marks.get(key) ?? []).filter(only);
  const title = entry?.name ?? say('web.card.back');
  const closer = () => table.choose({ title, one, entry, figures, actions: may });
  const single = may.length === 1;
  const order = table.chosen?.get(`card ${one.id}`);
  const classes = `card ${may.length ? 'may' : ''} ${small ? 'small' : ''} ${order ? 'chosen' : ''}`;
  const face = html`
    <${Face} entry=${entry} figures=${figures} small=${small}>
      ${note && html`<span class="note">${note}</span>`}
      ${may.length > 0 && html`<span class="mark" aria-hidden="true">${single ? verb(may[0], title) : say('web.choices', { n: may.length })}</span>`}
    <//>
    ${place && html`<span class="unseen">${place}</span>`}
  `;
  if (!entry && !may.length) return html`<span class=${classes} data-card=${one.id}>${face}</span>`;
  const button = html`
    <button
      type="button"
      class=${classes}
      data-card=${one.id}
      data-action=${single ? may[0].action.type : null}
      aria-description=${may.length ? may.map((each) => each.text || each.action.type).join(', ') : null}
      onClick=${() => (single ? table.act(may[0]) : closer())}
    >
      ${order && html`<span class="order">${order}</span>`}
      ${face}
    </button>
  `;
  if (!single || !small || !entry) return button;
  return html`
    <span class="card-and-look">
      ${button}
      <button type="button" class="look" aria-label=${say('web_board.closer', { name: title })} onClick=${closer}><${Shape} path=${figureSign('scan')} /></button>
    </span>
  `;
}

/** Cards side by side, with a title. */
export function Row({ title, cards, small, name, children, empty = true }) {
  if (!cards?.length && !children && !empty) return null;
  return html`
    <section class="row" data-zone=${name} aria-label=${title}>
      <h3>${title} ${cards && html`<span class="count">${cards.length}</span>`}</h3>
      <div class="cards ${small ? 'narrow' : ''}">
        ${cards?.map((one) => html`<${Card} key=${one.id} one=${one} small=${small} />`)}
        ${children}
      </div>
    </section>
  `;
}

/** A pile: its top card and how many there are; it is spread out where the cards are known. */
export function Pile({ title, cards, size, top, name }) {
  const table = useTable();
  const n = size ?? cards.length;
  const upper = top ?? cards?.at(-1) ?? null;
  const known = cards?.filter((one) => one.card) ?? [];
  return html`
    <section class="pile" role="group" data-zone=${name} aria-label=${`${title}: ${n}`}>
      <h3>${title} <span class="count">${n}</span></h3>
      <${Card} one=${upper} small />
      ${known.length > 1 && html`<button type="button" class="plain" onClick=${() => table.choose({ title, cards, actions: [] })}>${say('web.spread')}</button>`}
    </section>
  `;
}

/**
 * Cards that lie under something or out of the way: how many, and their names as far as they are known; pressed, they are spread
 * out. They lie open by themselves while something may be done with one of them.
 */
export function Cluster({ title, cards, name, names = true }) {
  const table = useTable();
  if (!cards.length) return null;
  if (cards.some((one) => table.marks.has(`card ${one.id}`))) return html`<${Row} title=${title} cards=${cards} name=${name} small />`;
  const known = cards.map((one) => table.cards.get(one.card)?.name).filter(Boolean);
  const about = html`<b>${title}</b> <span class="count">${cards.length}</span> ${names && html`<span class="names">${known.join(', ')}</span>`}`;
  if (!known.length) return html`<p class="cluster" data-zone=${name}>${about}</p>`;
  return html`<button type="button" class="cluster" data-zone=${name} onClick=${() => table.choose({ title, cards, actions: [] })}>${about}</button>`;
}

/** A place of the board with a name, and what lies there. `taken`: what may be done there is done by pressing the card there. */
export function Place({ name, title, children, note, taken }) {
  const table = useTable();
  const may = taken ? [] : (table.marks.get(`place ${name}`) ?? []);
  return html`
    <li class="place ${may.length ? 'may' : ''}" data-place=${name}>
      <h4>${title}</h4>
      ${children}
      ${note && html`<p class="note">${note}</p>`}
      ${may.map((legal) => html`<button type="button" class="do" data-action=${legal.action.type} onClick=${() => table.act(legal)}>${legal.text}</button>`)}
    </li>
  `;
}

/** What may be done to somebody at the table. */
export function SeatActions({ seat }) {
  const table = useTable();
  const may = table.marks.get(`seat ${seat}`) ?? [];
  return may.map((legal) => html`<button type="button" class="do" data-action=${legal.action.type} onClick=${() => table.act(legal)}>${legal.text}</button>`);
}

/** A figure of the table with its name, such as the turn. */
export const Stat = ({ name, value, kind = '' }) => html`<div class="stat ${kind}"><dt>${name}</dt> <dd>${value}</dd></div>`;
