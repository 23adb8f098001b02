/** Everything that may be done now, as buttons: nothing hangs on finding it on the board. */

import { html } from '../html.js';
import { named, say } from '../words.js';
import { seatName, useTable } from './context.js';

/** What goes on with the game, and what only sets how one is asked or seen, by how the API names it. */
const ENDS = /^end[A-Z]/;
const SETS = /^(set|share|show)[A-Z]/;

/** What an action costs, such as 3 Attack. */
export const costsOf = (legal) => Object.entries(legal.costs).map(([pool, n]) => named('pool', pool, { n })).join(', ');

/** A button for a legal action; `n` of the same are one. */
export function Act({ legal, n = 1, main }) {
  const table = useTable();
  const costs = costsOf(legal);
  return html`
    <button type="button" class=${main ? 'main' : 'do'} data-action=${legal.type} onClick=${() => table.act(legal)}>
      <span>${legal.text || legal.type}</span>
      ${n > 1 && html` <span class="count">× ${n}</span>`}
      ${costs && html` <span class="costs">${costs}</span>`}
    </button>
  `;
}

/** Those that are the same to a person (cards of a kind), as one with their number. */
function gathered(actions) {
  const kinds = new Map();
  for (const legal of actions) {
    const key = `${legal.seat} ${legal.type} ${legal.text} ${JSON.stringify(legal.costs)}`;
    const before = kinds.get(key);
    kinds.set(key, { legal, n: (before?.n ?? 0) + 1 });
  }
  return [...kinds.values()];
}

function Kinds({ actions, main }) {
  return html`<ul class="acts">${gathered(actions).map(({ legal, n }) => html`<li key=${`${legal.type} ${legal.text}`}><${Act} legal=${legal} n=${n} main=${main} /></li>`)}</ul>`;
}

/** Of one seat: first by type, then what ends one's part; settings are folded away. */
function OfSeat({ actions }) {
  const ends = actions.filter((one) => ENDS.test(one.type));
  const sets = actions.filter((one) => SETS.test(one.type));
  const moves = actions.filter((one) => !ends.includes(one) && !sets.includes(one));
  const types = [...new Set(moves.map((one) => one.type))];
  return html`
    ${types.map((type) => html`<${Kinds} key=${type} actions=${moves.filter((one) => one.type === type)} />`)}
    ${ends.length > 0 && html`<${Kinds} actions=${ends} main />`}
    ${sets.length > 0 && html`<details class="settings"><summary>${say('web_table.settings')}</summary><${Kinds} actions=${sets} /></details>`}
  `;
}

/** The panel. With several seats in one's hands, each has its part. `children` is what may be done besides; `asked`: there is a question to answer first. */
export function Actions({ asked, children }) {
  const { summary, legal, seats } = useTable();
  if (!legal.actions.length && !children) return null;
  if (!legal.actions.length && asked) return html`<div class="what-you-may"><div class="body">${children}</div></div>`;
  const several = seats.length > 1;
  const acting = [...new Set(legal.actions.map((one) => one.seat))];
  return html`
    <details class="what-you-may" open>
      <summary><h2>${say('web_table.may')}</h2></summary>
      <div class="body">
        ${acting.map(
          (seat) => html`
            <div key=${seat} class="of-seat" data-seat=${seat}>
              ${several && html`<h3>${seatName(summary, seat, say)}</h3>`}
              <${OfSeat} actions=${legal.actions.filter((one) => one.seat === seat)} />
            </div>
          `,
        )}
        ${!legal.actions.length && html`<p class="faint">${say('web_table.nothing')}</p>`}
        ${children}
      </div>
    </details>
  `;
}
