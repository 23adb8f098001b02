/** The host's invites: make one, copy its link, revoke it, let a guest come no more. */

import { get, post, remove } from '../api.js';
import { html, useState } from '../html.js';
import { Problem, useAsked, useDoing } from '../ui.js';
import { moment, say } from '../words.js';
import { Copied } from './copy.js';

/** The link that an invite is: its token behind the #, which no browser sends. */
export const link = (token) => `${location.origin}/#/invites/${token}`;

/** What a host knows of the invites: `{made, make, invites, invited, again, error}`; asked anew when who sits there changes. */
export function useInvites({ id: game, version }, hosts) {
  const asked = useAsked(async () => (hosts ? get(`/games/${game}/invites`) : { invites: [], invited: [] }), [game, hosts, version]);
  const [made, setMade] = useState(null);
  const making = useDoing(async (about) => {
    setMade(await post(`/games/${game}/invites`, about));
    asked.again();
  });
  return { made, make: making.run, error: making.error ?? asked.error, again: asked.again, ...asked.value };
}

/** @param {{game: string, open: number, known: ReturnType<typeof useInvites>, again: () => void}} about */
export function Invites({ game, open, known, again }) {
  const [uses, setUses] = useState(Math.max(1, open));
  const [days, setDays] = useState(7);
  const undoing = useDoing(async (path) => {
    await remove(path);
    known.again();
    again();
  });
  const made = (event) => {
    event.preventDefault();
    known.make({ uses, days });
  };
  const invites = (known.invites ?? []).filter((one) => one.left > 0);
  const invited = known.invited ?? [];
  return html`
    <section class="invites" aria-labelledby="invites">
      <h2 id="invites">${say('web_lobby.invites')}</h2>
      <form class="abreast" onSubmit=${made}>
        <label><span>${say('web_lobby.for_players')}</span><input type="number" min="1" max="100" required value=${uses} onInput=${(event) => setUses(Number(event.target.value))} /></label>
        <label><span>${say('web_lobby.for_days')}</span><input type="number" min="1" max="30" required value=${days} onInput=${(event) => setDays(Number(event.target.value))} /></label>
        <button data-do="invite">${say('web_lobby.invite')}</button>
      </form>
      ${known.made &&
      html`
        <${Copied} key=${known.made.token} label=${known.made.about.seat == null ? say('web_lobby.link') : say('web_lobby.link_seat', { n: known.made.about.seat })} text=${link(known.made.token)} name="invite" />
        <p class="faint">${say('web_lobby.link_about')}</p>
      `}
      <${Problem} error=${known.error ?? undoing.error} />
      ${invites.length > 0 &&
      html`<ul class="rows">
        ${invites.map(
          (one) => html`<li key=${one.id}>
            <span>${say('web_lobby.invite_left', { n: one.left, at: moment(one.expires_at) })} ${one.seat != null && say('web.seat.n', { n: one.seat })}</span>
            <button type="button" data-do="revoke" onClick=${() => undoing.run(`/games/${game}/invites/${one.id}`)}>${say('web_lobby.revoke')}</button>
          </li>`,
        )}
      </ul>`}
      ${invited.length > 0 &&
      html`
        <h3>${say('web_lobby.guests')}</h3>
        <ul class="rows">
          ${invited.map(
            ({ player, name }) => html`<li key=${player}>
              <span>${name || player}</span>
              <button type="button" data-do="uninvite" onClick=${() => undoing.run(`/games/${game}/invited/${player}`)}>${say('web_lobby.uninvite')}</button>
            </li>`,
          )}
        </ul>
      `}
    </section>
  `;
}
