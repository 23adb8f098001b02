/** What may be done with the Alien that is picked up, as buttons: who doesn't look for it on the board finds it here. */

import { html } from '../../html.js';
import { useTable } from '../../table/context.js';
import { say } from '../../words.js';
import { usePick } from './pick.js';
import { alienSaid } from './pieces.js';

/** The Alien, and the Space where it stands; null where it is in a pool. */
function found(view, id) {
  for (const { space, aliens } of view.spaces) {
    const one = aliens.find((each) => each.id === id);
    if (one) return { one, where: space };
  }
  const one = view.invaders.flatMap((each) => each.alien_pool).find((each) => each.id === id);
  return one && { one, where: null };
}

export function Picked({ view }) {
  const table = useTable();
  const pick = usePick();
  const there = pick.alien === null ? null : found(view, pick.alien);
  if (!there) return null;
  const down = (focus) => {
    pick.down();
    document.querySelector(focus)?.focus();
  };
  const acted = (legal) => {
    down(`[data-place="${legal.action.space}"] .space > button`);
    table.act(legal);
  };
  return html`
    <section class="picked" data-zone="picked" aria-label=${say('web_conquest.pick.title')}>
      <header>
        <h3>${alienSaid(table, there.one, there.where)}</h3>
        <button type="button" class="plain" onClick=${() => down(`.alien[data-card="${pick.alien}"]`)}>${say('web_conquest.pick.down')}</button>
      </header>
      <div class="ways">
        ${pick.actions.map((legal, n) => html`<button key=${n} type="button" class="do" data-action=${legal.action.type} onClick=${() => acted(legal)}>${legal.text}</button>`)}
      </div>
    </section>
  `;
}
