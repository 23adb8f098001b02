/** The 'Verse, and the Combat Zone behind its exit. */

import { html } from '../../html.js';
import { seatName, useTable } from '../../table/context.js';
import { Card, Cluster, Place } from '../../table/parts.js';
import { listed, named, say } from '../../words.js';
import { Zone } from '../deckbuilding.js';

/** What there is to say of what lies in a space, besides its face. */
const lying = ({ card, face_up: up, inevitable }) =>
  [card?.card && !up && say('web_firefly.face_down'), inevitable && say('web_firefly.inevitable')].filter(Boolean).join(', ');

function Space({ one }) {
  const { space, scan_cost: cost, in_game: there, card, attack, attached, under } = one;
  const title = named('space', space);
  return html`
    <${Place} name=${space} title=${title} taken=${Boolean(card)} note=${there ? say('web_firefly.scan', { n: cost }) : say('web_firefly.gone')}>
      <${Card} one=${card} figures=${attack === null ? {} : { attack }} also=${[`place ${space}`]} note=${lying(one)} place=${title} small />
      <${Cluster} title=${say('web_firefly.under')} cards=${under} name=${`under-${space}`} />
      <${Cluster} title=${say('web_firefly.attached')} cards=${attached} name=${`attached-${space}`} />
    <//>
  `;
}

/** As on the playmat: the exit on the left, the Episode Deck on the right. */
export const Verse = ({ spaces }) => html`
  <${Zone} name="verse" title=${say('board.firefly.verse')} note=${say('web_firefly.direction')}>
    <ol class="places five">${spaces.toReversed().map((one) => html`<${Space} key=${one.space} one=${one} />`)}</ol>
  <//>
`;

/** What is to be known of an enemy besides its face: whom it strikes, whether it can be fought. */
const aboutFoe = ({ ship, fightable }) => [ship && say('web_firefly.ship'), !fightable && say('web_firefly.not_fightable')].filter(Boolean).join(', ');

function Foe({ one }) {
  const { card, attack, strikes, under } = one;
  return html`
    <div class="place">
      <${Card} one=${card} figures=${{ attack, strikes }} note=${aboutFoe(one)} small />
      <${Cluster} title=${say('web_firefly.under')} cards=${under} name=${`under-${card.id}`} />
    </div>
  `;
}

export function CombatZone({ view }) {
  const table = useTable();
  const { combat_zone: foes, timed } = view;
  return html`
    <${Zone} name="combat-zone" title=${say('web_firefly.combat_zone')} note=${say(foes.length ? 'web_firefly.longest_first' : 'web_firefly.nobody')}>
      <div class="places five">${foes.map((one) => html`<${Foe} key=${one.card.id} one=${one} />`)}</div>
      ${timed.length > 0 && html`<p class="note">${say('web_firefly.timed', { names: listed(timed.map((seat) => seatName(table.summary, seat, say))) })}</p>`}
    <//>
  `;
}
