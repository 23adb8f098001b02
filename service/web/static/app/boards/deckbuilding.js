/** What the boards of all deck-building games have: this turn's points and plays, stacks, spaces to recruit from, a seat's cards. */

import { word } from '../card.js';
import { html } from '../html.js';
import { seatName, useTable } from '../table/context.js';
import { Card, Cluster, Pile, Place, Row, SeatActions, Stat } from '../table/parts.js';
import { named, say } from '../words.js';

/** A part of the board under a title of its own. */
export function Zone({ name, title, note, children }) {
  return html`
    <section class="zone" data-zone=${name} aria-label=${title}>
      <h3>${title}</h3>
      ${note && html`<p class="note faint">${note}</p>`}
      ${children}
    </section>
  `;
}

/** Attack and Recruit Points of this turn, also those that can be spent in one place only. `children` are a game's own figures. */
export function Points({ view, children }) {
  const table = useTable();
  return html`
    <section class="points" data-zone="points" aria-label=${say('web_board.this_turn')}>
      <dl class="stats">
        <${Stat} kind="whose" name=${say('web_board.turn')} value=${view.turn} />
        <${Stat} kind="whose" name=${say('web_board.whose_turn')} value=${seatName(table.summary, view.current, say)} />
        <${Stat} name=${say('web_board.attack')} value=${view.attack} />
        ${view.reserved.map((one) => html`<${Stat} key=${one.pool} name=${say('web_board.reserved')} value=${named('pool', one.pool, { n: one.attack })} />`)}
        <${Stat} name=${say('web_board.recruit')} value=${view.recruit} />
        ${view.recruit_made !== view.recruit && html`<${Stat} name=${say('web_board.recruit_made')} value=${view.recruit_made} />`}
        ${children}
      </dl>
    </section>
  `;
}

/** The cards played this turn, as what they were played. `played` are those that lie before the player. */
export function Played({ view, played }) {
  const table = useTable();
  const counted = new Set(view.plays.map((one) => one.id));
  const still = new Set(played.map((one) => one.id));
  const others = played.filter((one) => !counted.has(one.id));
  if (!view.plays.length && !others.length) return null;
  return html`
    <${Row} title=${say('web_board.played')} name="played">
      ${view.plays.map((one, n) => html`<${Card} key=${`${one.id} ${n}`} one=${one} only=${still.has(one.id) ? undefined : ofPlay} note=${playedAs(one, table.cards.get(one.card))} small />`)}
      ${others.map((one) => html`<${Card} key=${one.id} one=${one} small />`)}
    <//>
  `;
}

/** Whether an action is about a card as it was played, wherever it is by now. */
const ofPlay = (legal) => typeof legal.action.play === 'number';

/** The class that a card had as it was played, where its face may not say it. */
const playedAs = ({ cls, also }, entry) => [cls !== entry?.cls && cls, also].filter(Boolean).map((one) => word('class', one)).join(', ');

/** The players from the viewer on, as they sit. */
export function seated(players, seat) {
  const first = Math.max(0, seat ?? 0);
  return [...players.slice(first), ...players.slice(0, first)];
}

/** Stacks that lie face up, for example for recruiting. */
export const Stacks = ({ stacks }) => stacks.map((one) => html`<${Pile} key=${one.stack} title=${word('stack', one.stack)} name=${one.stack} size=${one.size} top=${one.top} />`);

/** Spaces to recruit from, each with the character there and what it costs now. */
export const Offers = ({ offers }) => html`
  <ul class="places five">
    ${offers.map(
      ({ space, character, cost }) => html`
        <${Place} key=${space} name=${space} title=${say('web_board.space', { space: named('space', space) })} taken=${Boolean(character)}>
          <${Card} one=${character} figures=${{ cost }} small />
        <//>
      `,
    )}
  </ul>
`;

/** Piles, by name: those without a card may stay away. */
export function Piles({ piles, optional = [] }) {
  const drawn = Object.entries(piles).filter(([name, { cards }]) => cards.length || !optional.includes(name));
  return drawn.map(([name, { title, cards }]) => html`<${Pile} key=${name} name=${name} title=${title} cards=${cards} />`);
}

/** The own hand, large. */
export const Hand = ({ cards }) => html`<${Row} title=${say('web_board.hand')} name="hand" cards=${cards} />`;

/**
 * Somebody's cards, and what may be done to them. `mine`: the hand lies elsewhere. `children` are a game's own figures,
 * `below` what lies before them.
 */
export function Seat({ one, mine, current, children, below }) {
  const table = useTable();
  const turn = current === one.seat;
  return html`
    <section class="seat ${turn ? 'current' : ''}" data-zone=${`seat-${one.seat}`} aria-label=${seatName(table.summary, one.seat, say)}>
      <h3>${seatName(table.summary, one.seat, say)} ${mine && html`<span class="faint">${say('web_board.you')}</span>`} ${turn && html`<span class="turn">${say('web_board.on_turn')}</span>`}</h3>
      <dl class="stats">
        ${!mine && html`<${Stat} name=${say('web_board.hand_of')} value=${one.hand.length} />`}
        <${Stat} name=${say('web_board.deck')} value=${one.deck.length} />
        ${children}
      </dl>
      ${!mine && html`<${Cluster} title=${say('web_board.seen_in_hand')} cards=${one.hand.filter((each) => each.card)} name=${`hand-${one.seat}`} />`}
      <${Cluster} title=${say('web_board.seen_in_deck')} cards=${one.deck.filter((each) => each.card)} name=${`deck-${one.seat}`} />
      <${Cluster} title=${say('web_board.discard')} cards=${one.discard} name=${`discard-${one.seat}`} />
      ${!turn && html`<${Cluster} title=${say('web_board.played_by')} cards=${one.played} name=${`played-${one.seat}`} />`}
      <${Cluster} title=${say('web_board.lent')} cards=${one.lent} name=${`lent-${one.seat}`} />
      ${below}
      <${SeatActions} seat=${one.seat} />
    </section>
  `;
}
