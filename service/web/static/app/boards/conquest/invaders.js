/** The players of Conquest: their race, their figures, what lies before them. */

import { html } from '../../html.js';
import { Card, Cluster, Row, SeatActions, Stat } from '../../table/parts.js';
import { say } from '../../words.js';
import { Alien, Piece, useNames } from './pieces.js';

/** What stands beside a player's name: that they are first, that it is their turn. */
function badges(view, one) {
  const said = [];
  if (view.first === one.seat) said.push(say('board.conquest.first'));
  if (view.whose_turn === one.seat) said.push(say('web_board.on_turn'));
  return said;
}

/** The Command Counter that was revealed, or the die. */
const counterOf = (n) => (n === 0 ? say('web_conquest.player.die') : n);

function Figures({ one }) {
  const { strength, intelligence, terror, menace, counter, command, put_aside: aside, hand } = one;
  return html`
    <dl class="stats">
      <${Stat} name=${say('web_conquest.player.terror')} value=${terror} />
      <${Stat} name=${say('web_conquest.player.strength')} value=${strength} />
      <${Stat} name=${say('web_conquest.player.intelligence')} value=${intelligence} />
      <${Stat} name=${say('web_conquest.player.menace')} value=${menace} />
      <${Stat} name=${say('web_board.hand_of')} value=${hand.length} />
      ${counter !== null && html`<${Stat} name=${say('web_conquest.player.counter')} value=${counterOf(counter)} />`}
      ${command !== null && html`<${Stat} name=${say('web_conquest.player.command')} value=${command} />`}
      ${aside.length > 0 && html`<${Stat} name=${say('web_conquest.player.aside')} value=${aside.map(counterOf).join(' ')} />`}
    </dl>
  `;
}

/** What lies before a player or the Humans, under a title. */
const Lot = ({ title, name, children }) => html`
  <div class="lot" role="group" aria-label=${title} data-zone=${name}>
    <h4>${title}</h4>
    ${children}
  </div>
`;

/** Cards that lie in play, each with what there is to say of it. */
export const InPlay = ({ title, cards, name }) =>
  cards.length > 0 &&
  html`<${Lot} title=${title} name=${name}><div class="piles">${cards.map(({ card, note }) => html`<${Card} key=${card.id} one=${card} note=${note} small />`)}</div><//>`;

/** An Event that remains in play, and at whom it was aimed. */
export function remaining(events, name) {
  return events.map(({ card, target }) => ({ card, note: target === null ? null : say('web_conquest.player.aimed', { name: name(target) }) }));
}

function Invader({ view, one }) {
  const name = useNames();
  const partners = view.invaders.some((other) => other.seat !== one.seat && other.side === one.side);
  const gear = one.gear.map(({ card, activated }) => ({ card, note: activated && say('web_conquest.player.used') }));
  const seen = one.seat === view.seat ? [] : one.hand.filter((card) => card.card);
  return html`
    <section class="seat ${view.whose_turn === one.seat ? 'current' : ''}" data-zone=${`seat-${one.seat}`} aria-label=${name(one.seat)}>
      <h3><${Piece} seat=${one.seat} /> ${name(one.seat)} ${one.seat === view.seat && html`<span class="faint">${say('web_board.you')}</span>`} ${badges(view, one).map((said) => html`<span key=${said} class="badge">${said}</span>`)}</h3>
      <p class="faint">${one.colour && say(`web_conquest.colour.${one.colour}`)}${partners && ` · ${say(one.shares_hand ? 'web_conquest.player.shares' : 'web_conquest.player.keeps')}`}</p>
      <${Figures} one=${one} />
      <${Pool} one=${one} />
      <div class="piles">${one.race && html`<${Card} one=${one.race} small />`}</div>
      <${InPlay} title=${say('web_conquest.player.gear')} name=${`gear-${one.seat}`} cards=${gear} />
      <${InPlay} title=${say('web_conquest.player.in_play')} name=${`in-play-${one.seat}`} cards=${remaining(one.in_play, name)} />
      <${Cluster} title=${say('web_board.seen_in_hand')} name=${`hand-${one.seat}`} cards=${seen} />
      <${SeatActions} seat=${one.seat} />
    </section>
  `;
}

/** The Aliens of a player that aren't on the board: they may land again. */
function Pool({ one }) {
  if (!one.alien_pool.length) return null;
  const title = say('web_conquest.player.pool');
  return html`
    <${Lot} title=${title} name=${`pool-${one.seat}`}>
      <div class="aliens">${one.alien_pool.map((alien) => html`<${Alien} key=${alien.id} one=${alien} where=${title} />`)}</div>
    <//>
  `;
}

/** All players, from the viewer on, as they sit. */
export function Invaders({ view }) {
  const first = view.seat ?? 0;
  const seated = [...view.invaders.slice(first), ...view.invaders.slice(0, first)];
  return html`<div class="seats">${seated.map((one) => html`<${Invader} key=${one.seat} view=${view} one=${one} />`)}</div>`;
}

/** The hand of whoever looks. */
export function Hand({ view }) {
  const mine = view.invaders.find((one) => one.seat === view.seat);
  return mine ? html`<${Row} title=${say('web_board.hand')} name="hand" cards=${mine.hand} />` : null;
}
