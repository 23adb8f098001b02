/** The table before its game begins: who sits where, who is ready, what the host may do. */

import { post, put, remove } from '../api.js';
import { ruleset as ask } from '../catalogue.js';
import { html, useEffect, useRef, useState } from '../html.js';
import { Agreement, Change } from '../lobby/agreement.js';
import { Invites, useInvites } from '../lobby/invites.js';
import { SignUp, usePlayer } from '../lobby/known.js';
import { entropy } from '../lobby/seating.js';
import { Sitting, sitter } from '../lobby/sitting.js';
import { Problem, announce, useAsked, useDoing } from '../ui.js';
import { moment, say } from '../words.js';

/** What a table needs to begin; `again` is called when something was done that changes its summary. */
export function BeforeStart({ summary, again }) {
  const player = usePlayer();
  const { value: ruleset } = useAsked(() => ask(summary.game), [summary.game]);
  const [seed, setSeed] = useState(entropy);
  const [changing, setChanging] = useState(false);
  const doing = useDoing(async (what) => {
    await what();
    again();
  });
  const mine = summary.seats.filter((seat) => seat.player && seat.player === player?.id);
  const hosts = Boolean(player) && summary.host === player.id;
  const invites = useInvites(summary, hosts);
  const open = summary.seats.filter((seat) => seat.kind === 'open').length;
  const at = `/games/${summary.id}`;
  const names = useNames(summary, invites.invited ?? []);
  const guests = (invites.invited ?? []).filter((guest) => !summary.seats.some((seat) => seat.player === guest.player));
  useSpoken(summary, player);
  return html`
    <section class="unbegun" data-table=${summary.id}>
      <h1>${ruleset?.title ?? say('web.nav.table')}</h1>
      <p class="faint">${names.has(summary.host) && say('web_lobby.hosts', { name: names.get(summary.host) })} ${summary.expires_at && say('web_lobby.expires', { at: moment(summary.expires_at) })}</p>
      ${!player && html`<${SignUp} why=${say('web_lobby.why_sit')} />`}
      <h2>${say('web_create.seats')}</h2>
      <${Sitting} ...${{ summary, player, hosts, seed }} bots=${ruleset?.bots ?? []} run=${doing.run} invite=${(seat) => invites.make({ seat })} guests=${guests.map((guest) => ({ id: guest.player, name: guest.name || guest.player }))} />
      ${hosts && open > 0 && html`<button type="button" data-do="fill" onClick=${() => doing.run(() => post(`${at}/bots`, {}))}>${say('web_create.fill')}</button>`}
      <${Begin} ...${{ summary, mine, hosts, open, seed }} busy=${doing.busy} run=${doing.run} />
      <${Problem} error=${doing.error} />
      ${player && html`<${Seed} seed=${seed} change=${setSeed} />`}
      ${hosts && html`<${Invites} game=${summary.id} open=${open} known=${invites} again=${again} />`}
      ${!hosts && summary.visibility !== 'private' && html`<p class="faint">${say('web_lobby.share')}</p>`}
      <h2>${say('web_create.preset')}</h2>
      ${ruleset && html`<${Agreement} summary=${summary} ruleset=${ruleset} />`}
      ${hosts && ruleset && !summary.campaign && html`<button type="button" data-do="options" onClick=${() => setChanging(true)}>${say('web_lobby.change')}</button>`}
      ${changing && html`<${Change} summary=${summary} ruleset=${ruleset} close=${() => setChanging(false)} done=${() => (setChanging(false), again())} />`}
      ${hosts && summary.barred?.length > 0 && html`<${Barred} barred=${summary.barred} names=${names} readmit=${(id) => doing.run(() => remove(`${at}/barred/${id}`))} />`}
    </section>
  `;
}

/** What people are called by their ids, as far as it was told since the page was opened. @returns {Map<string, string>} */
function useNames(summary, invited) {
  const { current: names } = useRef(new Map());
  for (const { player, kept, name } of [...summary.seats, ...invited]) if (name) names.set(player ?? kept, name);
  return names;
}

/** Who sits where, said when it changes. */
function useSpoken(summary, player) {
  const before = useRef(null);
  useEffect(() => {
    const now = summary.seats.map((seat) => `${say('web.seat.n', { n: seat.seat })}, ${sitter(seat, player)}${seat.ready ? `, ${say('web_lobby.ready')}` : ''}`);
    const changed = now.filter((line, n) => before.current && line !== before.current[n]);
    before.current = now;
    if (changed.length) announce(changed.join('. '));
  }, [summary.version]);
}

/** Being ready, and beginning. */
function Begin({ summary, mine, hosts, open, seed, busy, run }) {
  const at = `/games/${summary.id}`;
  const ready = mine.some((seat) => seat.ready);
  const may = hosts || (mine.length > 0 && !summary.wait_for_ready);
  return html`
    <p class="begin">
      ${mine.length > 0 && html`<button type="button" data-do="ready" aria-pressed=${ready} onClick=${() => run(() => put(`${at}/ready`, { ready: !ready }))}>${say(ready ? 'web_lobby.not_ready' : 'web_lobby.be_ready')}</button>`}
      ${may && html`<button type="button" class="main" data-do="start" disabled=${busy || open > 0} onClick=${() => run(() => post(`${at}/start`, { client_seed: seed }))}>${say('web_lobby.start')}</button>`}
    </p>
    ${open > 0 && html`<p>${say('web_lobby.still_open', { n: open })}</p>`}
    ${summary.wait_for_ready && html`<p>${say('web_lobby.waits_for_ready')}</p>`}
  `;
}

/** What the reader gives to the game's chance. */
function Seed({ seed, change }) {
  return html`
    <details class="unfold">
      <summary>${say('web_lobby.seed')}</summary>
      <p>${say('web_lobby.seed_why')}</p>
      <div class="abreast">
        <label><span>${say('web_lobby.seed_yours')}</span><input name="seed" maxlength="200" autocomplete="off" spellcheck=${false} value=${seed} onInput=${(event) => change(event.target.value)} /></label>
        <button type="button" onClick=${() => change(entropy())}>${say('web_lobby.seed_another')}</button>
      </div>
    </details>
  `;
}

/** Who was sent away, and may be let in again. */
const Barred = ({ barred, names, readmit }) => html`
  <h2>${say('web_lobby.barred')}</h2>
  <ul class="rows">
    ${barred.map((id) => html`<li key=${id}><span>${names.get(id) ?? id}</span> <button type="button" data-do="readmit" onClick=${() => readmit(id)}>${say('web_lobby.readmit')}</button></li>`)}
  </ul>
`;
