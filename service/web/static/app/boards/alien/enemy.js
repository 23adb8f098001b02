/** An enemy that can be fought: in the Combat Zone, or a Facehugger before somebody. */

import { html } from '../../html.js';
import { Card, Cluster } from '../../table/parts.js';
import { say } from '../../words.js';

/** The markers on a card, in words. */
export const marked = (markers) => markers.map(({ marker, n }) => say(`web_alien.marker.${marker}`, { n })).join(', ');

/** What is to be known of an enemy besides its face: how long a Facehugger still takes, its markers, whether it can be fought. */
function aboutEnemy({ turns_left: left, markers, fightable }) {
  const said = [left !== null && say('web_alien.turns_left', { n: left }), marked(markers), !fightable && say('web_alien.not_fightable')];
  return said.filter(Boolean).join(', ');
}

export function Enemy({ one }) {
  const { enemy, attack, strikes, captured } = one;
  return html`
    <div class="enemy">
      <${Card} one=${enemy} figures=${{ attack, strikes }} note=${aboutEnemy(one)} small />
      <${Cluster} title=${say('web_board.captured')} cards=${captured} name=${`captured-${enemy.id}`} />
    </div>
  `;
}
