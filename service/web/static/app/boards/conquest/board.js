/** The board of Conquest, drawn from its Spaces and from which of them are adjacent. */

import { html, useEffect, useRef } from '../../html.js';
import { say } from '../../words.js';
import { Zone } from '../deckbuilding.js';
import { Picked } from './picked.js';
import { usePick } from './pick.js';
import { HEIGHT, Space, WIDTH } from './space.js';

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Where the middle of a Space is drawn: on the grid, a Space is 2 wide and 1 high. */
function middles(spaces) {
  const left = Math.min(...spaces.map((each) => each.x));
  const top = Math.min(...spaces.map((each) => each.y));
  return new Map(spaces.map((each) => [each.space, { x: ((each.x - left + 1) * WIDTH) / 2, y: (each.y - top + 0.5) * HEIGHT }]));
}

/** The adjacent Space that lies most in the direction of an arrow key. */
function beside(view, middle, from, [dx, dy]) {
  const near = view.edges.filter((edge) => edge.includes(from)).map(([a, b]) => (a === from ? b : a));
  const along = (space) => {
    const [x, y] = [middle.get(space).x - middle.get(from).x, middle.get(space).y - middle.get(from).y];
    return (x * dx + y * dy) / Math.hypot(x, y);
  };
  const best = near.sort((a, b) => along(b) - along(a))[0];
  return best && along(best) > 0.3 ? best : null;
}

/** The colour of the player whose Landing Site is in a Section, by the Section's name. */
function sections(view) {
  const sites = view.spaces.filter((each) => each.landing_site !== null);
  return Object.fromEntries(sites.map((each) => [section(each.space), view.invaders[each.landing_site].colour]));
}

const section = (space) => space.split('.')[0];

/** Have a Space stand in the middle of what is seen, where the board is wider than the screen. */
function scrollTo(scroller, space) {
  const [seen, there] = [scroller, scroller.querySelector(`[data-place="${space}"]`)].map((each) => each.getBoundingClientRect());
  scroller.scrollLeft += there.left + there.width / 2 - seen.left - seen.width / 2;
}

export function Board({ view }) {
  const pick = usePick();
  const scroller = useRef(null);
  const middle = middles(view.spaces);
  const colours = sections(view);
  const width = Math.max(...[...middle.values()].map((each) => each.x)) + WIDTH / 2;
  const height = Math.max(...[...middle.values()].map((each) => each.y)) + HEIGHT / 2;
  const home = view.spaces.find((each) => each.landing_site === view.seat)?.space;
  useEffect(() => {
    if (home) scrollTo(scroller.current, home);
  }, [home]);
  const moved = (event) => {
    if (event.key === 'Escape') pick.down();
    const from = event.target.closest('[data-place]')?.dataset.place;
    const to = from && ARROWS[event.key] && beside(view, middle, from, ARROWS[event.key]);
    if (!to) return;
    event.preventDefault();
    event.currentTarget.querySelector(`[data-place="${to}"] .space > button`).focus();
  };
  return html`
    <${Zone} name="board" title=${say('web_conquest.board.title')}>
      <div class="bar">${pick.alien === null ? html`<p class="faint">${say('web_conquest.board.hint')}</p>` : html`<${Picked} view=${view} />`}</div>
      <div class="scroller" ref=${scroller}>
        <svg style=${{ '--width': `${width}px` }} viewBox="0 0 ${width} ${height}" role="group" aria-label=${say('web_conquest.board.spaces')} onKeyDown=${moved}>
          <g class="edges" aria-hidden="true">
            ${view.edges.map(([a, b]) => html`<line key=${`${a} ${b}`} x1=${middle.get(a).x} y1=${middle.get(a).y} x2=${middle.get(b).x} y2=${middle.get(b).y} />`)}
          </g>
          ${view.spaces.map((one) => html`<${Space} key=${one.space} one=${one} ...${middle.get(one.space)} colour=${colours[section(one.space)] || 'none'} />`)}
        </svg>
      </div>
    <//>
  `;
}
