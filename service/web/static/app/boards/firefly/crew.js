/** The players of Firefly, each with an Avatar, and the Main Characters who are nobody's. */

import { html } from '../../html.js';
import { Card, Cluster, Stat } from '../../table/parts.js';
import { say } from '../../words.js';
import { Seat, Zone } from '../deckbuilding.js';

export function Crew({ view, one }) {
  const { standing, avatar, rank, health, defense, damage, strikes } = one;
  const below = html`
    ${avatar && html`<meter class="damage" min="0" max=${Math.max(health, 1)} low=${health / 3} high=${(2 * health) / 3} optimum="0" value=${damage} aria-label=${say('web_firefly.damage')} />`}
    <div class="places">${avatar && html`<${Card} one=${avatar} figures=${{ health, defense }} note=${!standing && say('web_firefly.defeated')} small />`}</div>
    <${Cluster} title=${say('web_firefly.strikes')} cards=${strikes} name=${`strikes-${one.seat}`} />
  `;
  return html`
    <${Seat} one=${one} mine=${one.seat === view.seat} current=${view.current} below=${below}>
      ${avatar && html`<${Stat} name=${say('web_firefly.rank')} value=${rank} />`}
      ${avatar && html`<${Stat} name=${say('web_firefly.damage')} value=${say('web_firefly.of', { n: damage, health })} />`}
    <//>
  `;
}

function Main({ one: { avatar, standing, strikes } }) {
  return html`
    <div class="place">
      <${Card} one=${avatar} note=${!standing && say('web_firefly.defeated')} small />
      <${Cluster} title=${say('web_firefly.strikes')} cards=${strikes} name=${`strikes-${avatar.id}`} />
    </div>
  `;
}

export const Mains = ({ mains }) =>
  mains.length > 0 && html`<${Zone} name="mains" title=${say('web_firefly.mains')}><div class="places">${mains.map((one) => html`<${Main} key=${one.avatar.id} one=${one} />`)}</div><//>`;
