/** The end of a game: how it went and why, and what one can do with it afterwards. */

import { get } from '../api.js';
import { html } from '../html.js';
import { Problem, useDoing } from '../ui.js';
import { listed, named, say } from '../words.js';
import { seatName, useTable } from './context.js';

/** The game's record as a file, for whoever wants to check it. */
async function download(id) {
  const text = await get(`/games/${id}/export`, {}, { raw: true });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/x-ndjson' }));
  link.download = `${id}.ndjson`;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Scores by seat, or the one that all have together. */
function Scores() {
  const { summary } = useTable();
  const { scores, seats, winners } = summary;
  if (scores.length !== seats.length) return scores.length > 0 && html`<p>${say('web_table.ending.score', { score: listed(scores.map(String)) })}</p>`;
  return html`
    <ul class="scores">
      ${seats.map((seat) => html`<li key=${seat.seat}><b>${seatName(summary, seat.seat, say)}</b> ${scores[seat.seat]} ${winners.includes(seat.seat) && html`<span class="won">${say('web_table.ending.won')}</span>`}</li>`)}
    </ul>
  `;
}

/** `children` are what else there is to do, such as another game. */
export function Ending({ children }) {
  const { summary } = useTable();
  const saving = useDoing(() => download(summary.id));
  const winners = summary.winners.map((seat) => seatName(summary, seat, say));
  return html`
    <section class="ending" aria-labelledby="ending">
      <h2 id="ending">${say('web_table.ending.title', { outcome: named('outcome', summary.outcome) })}</h2>
      <p>${named('reason', summary.reason)}</p>
      ${winners.length > 0 && html`<p>${say('web_table.ending.winners', { names: listed(winners), n: winners.length })}</p>`}
      <${Scores} />
      <div class="acts">
        <a class="button" href=${`#/games/${summary.id}/replay`}>${say('web_table.replay')}</a>
        <button type="button" data-do="export" disabled=${saving.busy} onClick=${() => saving.run()}>${say('web_table.ending.export')}</button>
        ${children}
      </div>
      <${Problem} error=${saving.error} />
    </section>
  `;
}
