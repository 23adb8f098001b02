/** One's account: language, recovery code, tokens for programs, signing out, deleting all. */

import { patch, remove } from '../api.js';
import { html, useState } from '../html.js';
import { SignUp, usePlayer } from '../lobby/known.js';
import { Recovery } from '../lobby/recovery.js';
import { Tokens } from '../lobby/tokens.js';
import { go } from '../router.js';
import { forget, remember } from '../session.js';
import { Dialog, Problem, useDoing } from '../ui.js';
import { LOCALES, locale, say } from '../words.js';

export function Me() {
  const player = usePlayer();
  if (!player) return html`<h1>${say('web.nav.me')}</h1><${SignUp} />`;
  return html`
    <h1>${player.name || say('web.nav.me')}</h1>
    <p class="faint">${say('web_me.id', { id: player.id })}</p>
    <${Language} player=${player} />
    <${Recovery} />
    <${Tokens} />
    <${Leaving} />
  `;
}

/** The language of the pages, which is that of notices too. */
function Language({ player }) {
  const changing = useDoing(async (code) => {
    await patch('/players/me', { locale: code });
    remember({ locale: code, player: { ...player, locale: code } });
  });
  return html`
    <section class="account" aria-labelledby="language">
      <h2 id="language">${say('web.language')}</h2>
      <label>${say('web_me.language')}
        <select value=${locale.value} disabled=${changing.busy} onChange=${(event) => changing.run(event.target.value)}>
          ${Object.entries(LOCALES).map(([code, called]) => html`<option key=${code} value=${code} lang=${code}>${called}</option>`)}
        </select>
      </label>
      <${Problem} error=${changing.error} />
    </section>
  `;
}

/** What can't be taken back. */
function Leaving() {
  const [asked, ask] = useState('');
  const gone = () => {
    forget();
    go('/');
  };
  const deleting = useDoing(async () => {
    await remove('/players/me');
    gone();
  });
  return html`
    <section class="account" aria-labelledby="leaving">
      <h2 id="leaving">${say('web_me.leaving')}</h2>
      <p class="abreast">
        <button type="button" data-do="sign-out" onClick=${() => ask('sign-out')}>${say('web_me.sign_out')}</button>
        <button type="button" data-do="delete" onClick=${() => ask('delete')}>${say('web_me.delete')}</button>
      </p>
      ${asked === 'sign-out' && html`<${Sure} name="sign-out" title=${say('web_me.sign_out')} text=${say('web_me.sign_out_about')} close=${() => ask('')} run=${gone} />`}
      ${asked === 'delete' && html`<${Sure} name="delete" title=${say('web_me.delete')} text=${say('web_me.delete_about')} close=${() => ask('')} run=${deleting.run} doing=${deleting} />`}
    </section>
  `;
}

/** Whether it is meant. */
const Sure = ({ name, title, text, close, run, doing }) => html`
  <${Dialog} title=${title} name=${name} close=${close}>
    <p>${text}</p>
    <${Problem} error=${doing?.error} />
    <p class="abreast">
      <button type="button" onClick=${close}>${say('web_me.stay')}</button>
      <button type="button" class="grave" data-do="sure" disabled=${doing?.busy} onClick=${run}>${title}</button>
    </p>
  <//>
`;
