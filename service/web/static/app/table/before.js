/** The table before its game begins: who sits where, who is ready, what the host may do. */

import { post, put, remove } from '../api.js';
import { html, useState } from '../html.js';
import { usePlayer } from '../lobby/known.js';
import { botName } from '../lobby/seats.js';
import { entropy, sitDown } from '../lobby/seating.js';
import { useTitles } from '../lobby/titles.js';
import { Problem, useDoing } from '../ui.js';
import { moment, say } from '../words.js';

/** What a table needs to begin; `again` is called when something was done that changes its summary. */
export function BeforeStart({ summary, again }) {
  const player = usePlayer();
  const titles = useTitles();
  const [seed, setSeed] = useState(entropy);
  const doing = useDoing(async (what) => {
    await what();
    again();
  });
  const at = `/games/${summary.id}`;
  const run = (what) => () => doing.run(what);
  const mine = summary.seats.filter((seat) => seat.player && seat.player === player?.id);
  const hosts = Boolean(player) && summary.host === player.id;
  const open = summary.seats.filter((seat) => seat.kind === 'open').length;
  return html`
    <section class="before" data-table=${summary.id}>
      <h1>${titles(summary.game)}</h1>
      <p class="faint">${summary.expires_at ? say('web_lobby.expires', { at: moment(summary.expires_at) }) : ''}</p>
      <h2>${say('web_create.seats')}</h2>
      <ol class="sitting">
        ${summary.seats.map(
          (seat) => html`<li key=${seat.seat} data-seat=${seat.seat}>
            <span>${say('web.seat.n', { n: seat.seat })}</span>
            <b>${sits(seat, player)}</b>
            ${seat.kind === 'open' && player && html`<button type="button" data-do="sit" onClick=${run(() => sitDown(summary.id, seat.seat, seed))}>${say('web_lobby.sit')}</button>`}
            ${mine.includes(seat) && html`<button type="button" data-do="stand" onClick=${run(() => remove(`${at}/seats/${seat.seat}`))}>${say('web_lobby.stand')}</button>`}
          </li>`,
        )}
      </ol>
      ${hosts && open > 0 && html`<button type="button" data-do="fill" onClick=${run(() => post(`${at}/bots`, {}))}>${say('web_create.fill')}</button>`}
      <${Problem} error=${doing.error} />
      ${(hosts || mine.length > 0) &&
      html`<button type="button" class="main" data-do="start" disabled=${doing.busy || open > 0} onClick=${run(() => post(`${at}/start`, { client_seed: seed }))}>${say('web_lobby.start')}</button>`}
    </section>
  `;
}

function sits(seat, player) {
  if (seat.kind === 'bot') return botName(seat.bot);
  if (seat.kind === 'player') return seat.player === player?.id ? say('web_create.you') : seat.name || seat.player;
  return seat.kept ? say('web_lobby.kept_for', { name: seat.name || seat.kept }) : say('web_create.open');
}
