/** Who sits at a table that hasn't begun, and what may be done about each seat. */

import { post, put, remove } from '../api.js';
import { html } from '../html.js';
import { say } from '../words.js';
import { botName, usualBot } from './seats.js';
import { sitDown } from './seating.js';

/** Who is in a seat, in words. */
export function sitter(seat, player) {
  if (seat.kind === 'bot') return botName(seat.bot);
  if (seat.kind === 'player') return seat.player === player?.id ? say('web_create.you') : seat.name || seat.player;
  if (seat.kept) return say('web_lobby.kept_for', { name: seat.kept === player?.id ? say('web_create.you') : seat.name || seat.kept });
  return say('web_create.open');
}

/**
 * @param {{summary: any, player: any, hosts: boolean, seed: string, bots: string[], guests: Array<{id: string, name: string}>, run: (what: () => Promise<any>) => void, invite: (seat: number) => void}} about
 *   `guests` are those for whom a seat may be kept; `invite` makes an invite for a seat
 */
export function Sitting({ summary, player, ...about }) {
  return html`
    <ol class="sitting">
      ${summary.seats.map(
        (seat) => html`<li key=${seat.seat} data-seat=${seat.seat}>
          <span class="who"><span class="faint">${say('web.seat.n', { n: seat.seat })}</span> <b>${sitter(seat, player)}</b></span>
          <span class="marks">
            ${seat.player && seat.player === summary.host && html`<span class="chip">${say('web_lobby.host')}</span>`}
            ${seat.ready && html`<span class="chip ready">✓ ${say('web_lobby.ready')}</span>`}
          </span>
          <span class="tools"><${Tools} at=${`/games/${summary.id}`} summary=${summary} seat=${seat} player=${player} ...${about} /></span>
        </li>`,
      )}
    </ol>
  `;
}

function Tools({ seat, player, ...about }) {
  if (seat.kind === 'open') return html`<${OfOpen} seat=${seat} player=${player} ...${about} />`;
  if (seat.kind === 'player') return html`<${OfPlayer} seat=${seat} mine=${seat.player === player?.id} ...${about} />`;
  const { at, hosts, run } = about;
  return hosts ? html`<${Do} name="unseat-bot" run=${() => run(() => remove(`${at}/seats/${seat.seat}`))} text=${say('web_lobby.bot_away')} seat=${seat} />` : null;
}

function OfOpen({ at, summary, seat, player, hosts, seed, bots, guests, run, invite }) {
  const mine = !seat.kept || seat.kept === player?.id;
  const keep = (id) => run(() => (id ? put(`${at}/seats/${seat.seat}/kept`, { player: id }) : remove(`${at}/seats/${seat.seat}/kept`)));
  return html`
    ${player && mine && html`<${Do} name="sit" run=${() => run(() => sitDown(summary.id, seat.seat, seed))} text=${say('web_lobby.sit')} seat=${seat} />`}
    ${hosts &&
    html`<${More} seat=${seat}>
      <${Choice} name="bot" label=${say('web_lobby.put_bot')} options=${bots.map((bot) => [bot, botName(bot)])} first=${usualBot(bots)} choose=${(bot) => run(() => post(`${at}/bots`, { seat: seat.seat, bot }))} seat=${seat} />
      ${!seat.kept && html`<${Do} name="invite-seat" run=${() => invite(seat.seat)} text=${say('web_lobby.invite_seat')} seat=${seat} />`}
      ${!seat.kept && guests.length > 0 && html`<${Choice} name="keep" label=${say('web_lobby.keep_for')} options=${guests.map(({ id, name }) => [id, name])} choose=${keep} seat=${seat} />`}
      ${seat.kept && html`<${Do} name="free" run=${() => keep(null)} text=${say('web_lobby.free')} seat=${seat} />`}
    <//>`}
  `;
}

function OfPlayer({ at, summary, seat, mine, hosts, run }) {
  const leave = () => run(() => remove(`${at}/seats/${seat.seat}`));
  if (mine) return html`<${Do} name="stand" run=${leave} text=${say('web_lobby.stand')} seat=${seat} />`;
  if (!hosts) return null;
  return html`
    <${Do} name="send-away" run=${leave} text=${say('web_lobby.send_away')} seat=${seat} />
    ${seat.player !== summary.host && html`<${Do} name="hand-over" run=${() => run(() => put(`${at}/host`, { seat: seat.seat }))} text=${say('web_lobby.hand_over')} seat=${seat} />`}
  `;
}

/** What only the host does about a seat, and not often. */
const More = ({ seat, children }) => html`
  <details class="seldom" data-more=${seat.seat}>
    <summary>${say('web_lobby.more')}<span class="unseen"> (${say('web.seat.n', { n: seat.seat })})</span></summary>
    <div>${children}</div>
  </details>
`;

/** A button of a seat; who can't see the row hears which seat it is. */
const Do = ({ name, run, text, seat }) => html`
  <button type="button" data-do=${name} onClick=${run}>${text}<span class="unseen"> (${say('web.seat.n', { n: seat.seat })})</span></button>
`;

/** Something done by choosing from a list: it is done by the button, so that the list can be looked through. */
function Choice({ name, label, options, first, choose, seat }) {
  const chosen = (event) => {
    event.preventDefault();
    choose(new FormData(event.target).get('choice'));
  };
  return html`
    <form class="add" data-choice=${name} onSubmit=${chosen}>
      <select name="choice" aria-label=${`${label} (${say('web.seat.n', { n: seat.seat })})`}>${options.map(([value, called]) => html`<option key=${value} value=${value} selected=${value === first}>${called}</option>`)}</select>
      <button data-do=${name}>${label}</button>
    </form>
  `;
}
