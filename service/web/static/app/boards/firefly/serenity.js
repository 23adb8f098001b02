/** Serenity: her slots from the lowest up, with the Strikes on them and the Upgrades there. */

import { html } from '../../html.js';
import { Card, Place } from '../../table/parts.js';
import { say } from '../../words.js';
import { Zone } from '../deckbuilding.js';

function Slot({ one: { slot, strike, repair, credits, upgrade } }) {
  const title = say('web_firefly.slot', { n: slot });
  return html`
    <${Place} name=${`slot-${slot}`} title=${title} note=${say('web_firefly.repair_credits', { n: credits })}>
      ${(strike || !upgrade) && html`<${Card} one=${strike} figures=${{ repair }} place=${title} small />`}
      ${upgrade && html`<${Card} one=${upgrade} place=${title} small />`}
    <//>
  `;
}

export const Serenity = ({ slots }) => html`
  <${Zone} name="serenity" title=${say('board.firefly.serenity')}>
    <ol class="places">${slots.map((one) => html`<${Slot} key=${one.slot} one=${one} />`)}</ol>
  <//>
`;
