/** A table before its game: who sits there, and the button that begins. */

import { post } from '../api.js';
import { html } from '../html.js';
import { Problem, useDoing } from '../ui.js';
import { say } from '../words.js';
import { seatName } from './context.js';

export function Begin({ summary, again }) {
  const begin = useDoing(async () => {
    await post(`/games/${summary.id}/start`);
    again();
  });
  return html`
    <h1>${say('web_table.title')}</h1>
    <ol>${summary.seats.map((seat) => html`<li key=${seat.seat}>${seatName(summary, seat.seat, say)}</li>`)}</ol>
    <button type="button" class="main" data-do="start" disabled=${begin.busy} onClick=${begin.run}>${say('web_table.begin')}</button>
    <${Problem} error=${begin.error} />
  `;
}
