/** A closer look: a card large with its text, or several side by side, and all that may be done with it. */

import { Face } from '../card.js';
import { html } from '../html.js';
import { Dialog } from '../ui.js';
import { Act } from './actions.js';
import { Card } from './parts.js';

/**
 * @param {{what: {title: string, one?: any, entry?: any, figures?: any, cards?: any[], actions?: any[]}, close: () => void}} props
 */
export function Choice({ what, close }) {
  const { title, one, entry, figures, cards = [], actions = [] } = what;
  return html`
    <${Dialog} name="choice" title=${title} close=${close} wide=${cards.length > 3}>
      ${one && html`<div class="closer"><${Face} entry=${entry} figures=${figures} /></div>`}
      ${cards.length > 0 && html`<div class="cards">${cards.map((card) => html`<${Card} key=${card.id} one=${card} />`)}</div>`}
      ${actions.length > 0 && html`<ul class="acts">${actions.map((legal, n) => html`<li key=${n}><${Act} legal=${legal} main=${actions.length === 1} /></li>`)}</ul>`}
    <//>
  `;
}
