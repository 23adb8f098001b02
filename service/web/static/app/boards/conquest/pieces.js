/** The pieces of Conquest: Aliens, markers, counters, dice. Whose a piece is shows by its shape and by its colour. */

import { html } from '../../html.js';
import { seatName, useTable } from '../../table/context.js';
import { announce } from '../../ui.js';
import { listed, named, say } from '../../words.js';
import { usePick } from './pick.js';

/** The shape of each seat. */
const SHAPES = [
  'M16 2a14 14 0 1 0 0 28a14 14 0 0 0 0-28Z',
  'M3 3h26v26H3Z',
  'M16 1 31 16 16 31 1 16Z',
  'M9 2h14l8 14-8 14H9L1 16Z',
];

/** The piece of a seat, with what is written on it. */
export function Piece({ seat, ally, children }) {
  const { view } = useTable();
  return html`
    <svg class="piece colour-${view.invaders[seat]?.colour || 'none'} ${ally ? 'ally' : ''}" viewBox="0 0 32 32" aria-hidden="true">
      <path d=${SHAPES[seat % SHAPES.length]} />
      <text x="16" y="22" text-anchor="middle">${children}</text>
    </svg>
  `;
}

/** What somebody at the table is called; who has several seats, by the colour, too. */
export function nameOf({ summary, view }, seat) {
  const name = seatName(summary, seat, say);
  const colour = view.invaders[seat]?.colour;
  const several = summary.seats.filter((each) => each.name === name).length > 1;
  return several && colour ? `${name} (${say(`web_conquest.colour.${colour}`)})` : name;
}

export function useNames() {
  const table = useTable();
  return (seat) => nameOf(table, seat);
}

/** What an Alien is called: its figure, whose it is, its Strength, where it is. */
export function alienSaid(table, one, where) {
  const about = { card: table.cards.get(one.card)?.name ?? one.card, name: nameOf(table, one.seat), n: one.strength };
  const said = [say('web_conquest.alien.name', about), where];
  if (one.held) said.push(say('web_conquest.alien.held'));
  return said.filter(Boolean).join(', ');
}

/** An Alien. Whoever presses one that may go somewhere picks it up; one that is asked about is chosen. `told`: what is around it says of it what there is to say. */
export function Alien({ one, where, doomed, told }) {
  const table = useTable();
  const pick = usePick();
  const may = table.marks.get(`card ${one.id}`) ?? [];
  const said = alienSaid(table, one, doomed ? say('web_conquest.alien.doomed') : where);
  const ally = Boolean(table.cards.get(one.card)?.definition?.ally);
  const looks = `alien ${one.held ? 'held' : ''} ${doomed ? 'doomed' : ''}`;
  const piece = html`<${Piece} seat=${one.seat} ally=${ally}>${one.strength}<//>`;
  if (!may.length) return html`<span class=${looks} data-card=${one.id} role="img" aria-label=${said} aria-hidden=${told} title=${said}>${piece}</span>`;
  const order = table.chosen?.get(`card ${one.id}`);
  const picked = pick.alien === one.id || Boolean(order);
  const single = may.length === 1 && !may[0].action.space;
  const pressed = () => {
    if (single) return table.act(may[0]);
    pick.take(one.id);
    return picked || announce(say('web_conquest.pick.said', { alien: said, ways: listed(may.map((legal) => legal.text)) }));
  };
  return html`
    <button
      type="button"
      class="${looks} may"
      data-card=${one.id}
      data-action=${single ? may[0].action.type : null}
      aria-pressed=${String(picked)}
      aria-label=${said}
      aria-description=${single ? may[0].text : null}
      title=${said}
      onClick=${pressed}
    >
      ${piece}${order && html`<span class="order">${order}</span>`}
    </button>
  `;
}

/** What a Resistance Counter is called: its name, its Strength, its type. */
export function counterSaid(table, one) {
  const entry = one.card ? table.cards.get(one.card) : null;
  if (!entry) return say('web.card.back');
  const { strength, type, air } = entry.definition;
  const said = [entry.name, say('web_conquest.strength', { n: strength }), say(`web_conquest.type.${type}`)];
  if (air) said.push(say('web_conquest.air'));
  return said.join(', ');
}

/** A Resistance Counter in a Space, which says what it is: its Strength and its type, hard ones with corners. */
export function Counter({ one }) {
  const table = useTable();
  const { strength, type, air } = table.cards.get(one.card)?.definition ?? {};
  const said = counterSaid(table, one);
  return html`
    <span class="counter ${type ?? ''}" data-card=${one.id} aria-hidden="true" title=${said}>
      ${strength}${type && named('conquest.type', type)}${air && '↑'}
    </span>
  `;
}

/** Where the pips of a die are, by the number that it shows, on a grid of three by three. */
const PIPS = { 1: [4], 2: [0, 8], 3: [0, 4, 8], 4: [0, 2, 6, 8], 5: [0, 2, 4, 6, 8], 6: [0, 2, 3, 5, 6, 8] };

/** A die that shows a number. */
export const Die = ({ n, colour }) => html`
  <svg class="die ${colour}" viewBox="0 0 32 32" role="img" aria-label=${n}>
    <rect x="1" y="1" width="30" height="30" rx="6" />
    ${PIPS[n]?.map((at) => html`<circle key=${at} cx=${8 + 8 * (at % 3)} cy=${8 + 8 * Math.floor(at / 3)} r="3" />`) ??
    html`<text x="16" y="22" text-anchor="middle">${n}</text>`}
  </svg>
`;

/** Several dice. */
export const Dice = ({ dice, colour }) =>
  dice.length > 0 && html`<p class="dice"><span class="unseen">${say('web_conquest.fight.dice')}</span>${dice.map((n, at) => html`<${Die} key=${at} n=${n} colour=${colour} />`)}</p>`;
