/** A Space of the board. */

import { html } from '../../html.js';
import { useTable } from '../../table/context.js';
import { listed, say } from '../../words.js';
import { Alien, Counter, Piece, counterSaid, useNames } from './pieces.js';
import { usePick } from './pick.js';

/** How wide and high a Space is drawn, and the gap between two. */
export const WIDTH = 164;
export const HEIGHT = 116;
const GAP = 5;

/** What lies in a Space: its Location, a Landing Site, or nothing yet. */
function titled(table, one, name) {
  if (one.landing_site !== null) return say('web_conquest.space.landing', { name: name(one.landing_site) });
  if (!one.location) return say('web_conquest.space.empty');
  return table.cards.get(one.location.card)?.name ?? say('web.card.back');
}

/** Everything that there is to say of a Space. */
function spoken(table, one, name) {
  const said = [`${one.space}: ${titled(table, one, name)}`];
  if (one.demolished) said.push(say('web_conquest.space.demolished'));
  if (one.location) said.push(say('web_conquest.space.resistance', { n: one.resistance }), say('web_conquest.space.population', { n: one.population }));
  if (one.conqueror !== null) said.push(say('web_conquest.space.conquered', { name: name(one.conqueror) }));
  for (const seat of new Set(one.aliens.map((alien) => alien.seat))) {
    const theirs = one.aliens.filter((alien) => alien.seat === seat);
    said.push(say('web_conquest.space.aliens', { n: theirs.length, name: name(seat), strengths: listed(theirs.map((alien) => String(alien.strength))) }));
    const held = theirs.filter((alien) => alien.held).length;
    if (held) said.push(say('web_conquest.space.held', { n: held }));
  }
  if (one.counters.length) said.push(say('web_conquest.space.counters', { names: one.counters.map((counter) => counterSaid(table, counter)).join('; ') }));
  return said.join(', ');
}

/** The figures of a Space, above its name. */
const Head = ({ one }) => html`
  <span class="labels" aria-hidden="true">
    <b>${one.space}</b>
    ${one.location && html`<span title=${say('web_conquest.space.resistance', { n: one.resistance })}>${say('board.conquest.resistance', { n: one.resistance })}</span>`}
    ${one.location && html`<span title=${say('web_conquest.space.population', { n: one.population })}>${say('board.conquest.population', { n: one.population })}</span>`}
    ${one.conqueror !== null && html`<${Piece} seat=${one.conqueror}>⚑<//>`}
  </span>
`;

/**
 * A Space, with its middle at `x` and `y`. Whoever presses it moves the Alien that is picked up there, where it may go, or chooses the
 * Space, where it is asked for one; otherwise they see what lies there, and what may be done there.
 */
export function Space({ one, x, y, colour }) {
  const table = useTable();
  const pick = usePick();
  const name = useNames();
  const targets = pick.at(one.space);
  const may = targets.length ? targets : (table.marks.get(`place ${one.space}`) ?? []);
  const title = titled(table, one, name);
  const said = spoken(table, one, name);
  const order = table.chosen?.get(`place ${one.space}`);
  const single = may.length === 1 && (targets.length === 1 || may[0].option !== undefined);
  const pressed = () => {
    if (single) {
      pick.down();
      return table.act(may[0]);
    }
    const cards = [one.location, ...one.counters].filter(Boolean);
    return table.choose({ title: said, cards, actions: may });
  };
  const looks = `ground colour-${colour} ${one.landing_site !== null ? 'site' : ''} ${may.length ? 'may' : ''} ${targets.length || order ? 'target' : ''}`;
  const size = { width: WIDTH - 2 * GAP, height: HEIGHT - 2 * GAP };
  return html`
    <g data-place=${one.space} transform="translate(${x - WIDTH / 2 + GAP} ${y - HEIGHT / 2 + GAP})">
      <rect class=${looks} ...${size} rx="8" />
      <foreignObject ...${size}>
        <div class="space">
          <button
            type="button"
            aria-label=${said}
            aria-description=${may.length ? may.map((legal) => legal.text).join(', ') : null}
            data-action=${single ? may[0].action.type : null}
            aria-pressed=${order ? 'true' : null}
            onClick=${pressed}
          />
          <div class="lies">
            <${Head} one=${one} />
            <span class="name ${one.demolished ? 'demolished' : ''}" aria-hidden="true">
              ${one.demolished && '✕ '}${one.location || one.landing_site !== null ? title : ''}
            </span>
            <span class="pieces">
              ${one.aliens.map((alien) => html`<${Alien} key=${alien.id} one=${alien} where=${one.space} told />`)}
              ${one.counters.map((counter) => html`<${Counter} key=${counter.id} one=${counter} />`)}
              ${targets.length > 0 && html`<span class="goal" aria-hidden="true">${say('web_conquest.pick.here')}</span>`}
              ${order && html`<span class="order" aria-hidden="true">${order}</span>`}
            </span>
          </div>
        </div>
      </foreignObject>
    </g>
  `;
}
