/** Who sits at the table, whom it waits for, and who is away. */

import { html } from '../html.js';
import { say } from '../words.js';
import { Left } from './clock.js';
import { seatName, useTable } from './context.js';

/** What there is to say of somebody: that it is you, that a bot plays. */
function about(seat, seats, running) {
  if (running && seat.kind === 'player' && seat.bot) return say('web_table.away');
  if (seats.includes(seat.seat)) return say('web_table.you');
  return '';
}

/** `look`, where the viewer holds several seats, is called with the one through whose eyes they would see the table. */
export function People({ look }) {
  const { summary, seats, seat: eyes } = useTable();
  return html`
    <ul class="people" aria-label=${say('web_table.people')}>
      ${summary.seats.map((seat) => {
        const waited = summary.awaited.includes(seat.seat);
        const said = about(seat, seats, summary.status === 'running');
        return html`
          <li key=${seat.seat} data-seat=${seat.seat} class=${waited ? 'awaited' : ''}>
            ${waited && html`<span aria-hidden="true">▶ </span>`}<b>${seatName(summary, seat.seat, say)}</b>
            <span class="faint">${say('web.seat.n', { n: seat.seat })}</span>
            ${said && html` <span class="faint">${said}</span>`}
            ${waited && html`<span class="unseen">${say('web_table.waited_for')}</span>`}
            ${look && seats.includes(seat.seat) && html`<button type="button" class="plain" data-do="look" aria-pressed=${String(seat.seat === eyes)} onClick=${() => look(seat.seat)}>${say('web_table.eyes')}</button>`}
            <${Left} clock=${summary.clock} seat=${seat.seat} />
          </li>
        `;
      })}
    </ul>
  `;
}
