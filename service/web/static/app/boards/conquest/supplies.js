/** The Humans with their tech, the decks, and the Events that are being played. */

import { html } from '../../html.js';
import { Card, Cluster, Pile, Row } from '../../table/parts.js';
import { say } from '../../words.js';
import { Zone } from '../deckbuilding.js';
import { InPlay, remaining } from './invaders.js';
import { useNames } from './pieces.js';

/** A step of the Human Tech Track: the last is the Super Cannon. */
function Step({ n, humans }) {
  const here = n === humans.track;
  const red = humans.red_circles.includes(n);
  const said = [String(n)];
  if (red) said.push(say('web_conquest.humans.red'));
  if (n === humans.super_cannon) said.push(say('web_conquest.humans.cannon'));
  return html`
    <li class="step ${red ? 'red' : ''} ${here ? 'here' : ''}" aria-current=${here ? 'step' : null} title=${said.join(', ')}>
      <span aria-hidden="true">${n === humans.super_cannon ? '☄' : n}</span><span class="unseen">${said.join(', ')}</span>
    </li>
  `;
}

export function Humans({ humans }) {
  const name = useNames();
  if (!humans) return null;
  const steps = Array.from({ length: humans.super_cannon + 1 }, (_, n) => n);
  return html`
    <${Zone} name="humans" title=${say('web_conquest.humans.title')} note=${say('board.conquest.track', { n: humans.track, super_cannon: humans.super_cannon, stage: humans.stage })}>
      <ol class="track" aria-label=${say('web_conquest.humans.track')}>${steps.map((n) => html`<${Step} key=${n} n=${n} humans=${humans} />`)}</ol>
      <${Row} title=${say('web_conquest.humans.tech')} name="human-tech" cards=${humans.tech} empty=${false} />
      <${InPlay} title=${say('web_conquest.player.in_play')} name="in-play-humans" cards=${remaining(humans.in_play, name)} />
    <//>
  `;
}

/** A deck, which lies face down, and its discard pile; beside them those cards of the deck that the viewer knows. */
function Deck({ one }) {
  const title = say(`web_conquest.deck.${one.deck}`);
  return html`
    <div class="deck">
      <h4>${title} <span class="count">${one.cards.length}</span></h4>
      <${Cluster} title=${say('web_board.seen_in_deck')} name=${`${one.deck}-seen`} cards=${one.cards.filter((card) => card.card)} />
      <${Pile} title=${say('web_board.discard')} name=${`${one.deck}-discard`} cards=${one.discard} />
    </div>
  `;
}

export const Decks = ({ view }) => html`
  <${Zone} name="decks" title=${say('web_board.piles')}>
    <div class="piles">
      ${view.decks.map((one) => html`<${Deck} key=${one.deck} one=${one} />`)}
      <${Pile} title=${say('web_conquest.deck.counters')} name="counter-pool" cards=${view.counter_pool} />
    </div>
  <//>
`;

/** The Events that are being played, and cards that somebody looks at. */
export function Playing({ view }) {
  const name = useNames();
  const said = (seat) => (seat === null ? say('web_conquest.playing.humans') : say('web_conquest.playing.by', { name: name(seat) }));
  return html`
    ${view.playing.length > 0 &&
    html`<${Row} title=${say('web_conquest.playing.title')} name="playing">
      ${view.playing.map(({ card, seat }) => html`<${Card} key=${card.id} one=${card} note=${said(seat)} />`)}
    <//>`}
    <${Row} title=${say('web_conquest.playing.aside')} name="aside" cards=${view.aside} empty=${false} />
  `;
}
