/** The table of Conquest of Planet Earth. */

import { html } from '../html.js';
import { Stat } from '../table/parts.js';
import { listed, named, say } from '../words.js';
import { Battle } from './conquest/battle.js';
import { Board } from './conquest/board.js';
import { Hand, Invaders } from './conquest/invaders.js';
import { useNames } from './conquest/pieces.js';
import { Picks, usePicking } from './conquest/pick.js';
import { Decks, Humans, Playing } from './conquest/supplies.js';

/** Where in the game it is, and how far each side has come. */
function State({ view }) {
  const name = useNames();
  const sides = [...new Set(view.invaders.map((one) => one.side))].sort((a, b) => a - b);
  const of = (side) => listed(view.invaders.filter((one) => one.side === side).map((one) => name(one.seat)));
  return html`
    <section class="zone" data-zone="state" aria-label=${say('web_conquest.state')}><dl class="stats">
      <${Stat} name=${say('web_conquest.round')} value=${view.round} />
      <${Stat} name=${say('web_conquest.phase')} value=${named('conquest.phase', view.phase || 'set-up')} />
      ${view.whose_turn !== null && html`<${Stat} name=${say('web_board.whose_turn')} value=${name(view.whose_turn)} />`}
      ${view.whose_turn !== null && html`<${Stat} name=${say('web_conquest.points')} value=${view.points} />`}
      ${sides.map((side, n) => html`<${Stat} key=${side} name=${say('web_conquest.terror.of', { names: of(side) })} value=${say('web_conquest.terror.goal', { n: view.terror[n], goal: view.goal })} />`)}
    </dl></section>
  `;
}

export function Conquest({ view }) {
  const pick = usePicking();
  return html`
    <${Picks} value=${pick}>
      <div class="zones conquest">
        <${State} view=${view} />
        <${Playing} view=${view} />
        <${Battle} view=${view} />
        ${view.spaces.length > 0 && html`<${Board} view=${view} />`}
        <${Hand} view=${view} />
        <${Invaders} view=${view} />
        <${Humans} humans=${view.humans} />
        <${Decks} view=${view} />
      </div>
    <//>
  `;
}
