/** An invitation: what one is invited to, and the way there. */

import { post } from '../api.js';
import { html } from '../html.js';
import { SignUp, usePlayer } from '../lobby/known.js';
import { sitDown } from '../lobby/seating.js';
import { sitter } from '../lobby/sitting.js';
import { useTitles } from '../lobby/titles.js';
import { Busy, Problem, useAsked, useDoing } from '../ui.js';
import { moment, say } from '../words.js';

export function Invited({ token }) {
  const player = usePlayer();
  const titles = useTitles();
  const { value: invite, error } = useAsked(() => post('/invites/preview', { token }), [token]);
  const accepting = useDoing(async () => {
    const game = await post('/invites/accept', { token });
    if (game.status === 'open') await seated(game, player);
    location.replace(`#/games/${game.id}`); // the token doesn't stay in the history
  });
  return html`
    <h1>${say('web.nav.invited')}</h1>
    <${Problem} error=${error} />
    ${!invite && !error && html`<${Busy} />`}
    ${invite &&
    html`
      <section class="unbegun">
        <h2>${titles(invite.game)}</h2>
        <p>${invite.host ? say('web_lobby.invited_by', { name: invite.host }) : say('web_lobby.invited_to')} ${invite.seat != null && say('web_lobby.seat_kept', { n: invite.seat })}</p>
        <ul>${invite.seats.map((seat) => html`<li key=${seat.seat}><span class="faint">${say('web.seat.n', { n: seat.seat })}</span> ${sitter(seat, player)}</li>`)}</ul>
        <p class="faint">${say('web_lobby.invite_until', { at: moment(invite.expires_at) })}</p>
        ${player && html`<button type="button" class="main" data-do="join" disabled=${accepting.busy} onClick=${accepting.run}>${say(invite.status === 'open' ? 'web_lobby.accept' : 'web_lobby.accept_watch')}</button>`}
        <${Problem} error=${accepting.error} />
      </section>
      ${!player && html`<${SignUp} why=${say('web_lobby.why_accept')} />`}
    `}
  `;
}

/** Sit down, unless one sits there or nothing is free: then one may still look on. */
async function seated(game, player) {
  if (game.seats.some((seat) => seat.player === player.id)) return;
  try {
    await sitDown(game.id);
  } catch (refusal) {
    if (!['table_full', 'seat_taken', 'wrong_phase'].includes(refusal.code)) throw refusal;
  }
}
