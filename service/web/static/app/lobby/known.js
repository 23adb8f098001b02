/** Who isn't known in this browser gives a name, or the code that gets an account back. */

import { post } from '../api.js';
import { html, useState } from '../html.js';
import { remember, session } from '../session.js';
import { useSignal } from '../signal.js';
import { Problem, useDoing } from '../ui.js';
import { locale, say } from '../words.js';

/** Who uses this browser; null where nobody is known yet. */
export const usePlayer = () => useSignal(session).player ?? null;

/** Be somebody here from now on. @param {{token: string, player: {id: string, name: string, locale: string}}} signed */
export function become({ token, player }) {
  remember({ token, player, locale: player.locale });
}

/** The form by which somebody becomes known, with the language in use; `why` says what for. */
export function SignUp({ why }) {
  const [name, setName] = useState('');
  const signing = useDoing(async () => become(await post('/players', { name: name.trim(), locale: locale.value }, { anonymous: true })));
  const sent = (event) => {
    event.preventDefault();
    signing.run();
  };
  return html`
    <section class="sign-up" aria-labelledby="sign-up">
      <h2 id="sign-up">${say('web_lobby.sign_up')}</h2>
      <p>${why ?? say('web_lobby.why_name')}</p>
      <form onSubmit=${sent}>
        <label>${say('web_lobby.name')}
          <input name="name" required maxlength="60" autocomplete="nickname" value=${name} onInput=${(event) => setName(event.target.value)} />
        </label>
        <button class="main" data-do="sign-up" disabled=${signing.busy}>${say('web_lobby.enter')}</button>
      </form>
      <${Problem} error=${signing.error} />
      <${Recover} />
    </section>
  `;
}

/** Get an account back by its code. */
function Recover() {
  const [code, setCode] = useState('');
  const recovering = useDoing(async () => become(await post('/players/recover', { code: code.trim() }, { anonymous: true })));
  const sent = (event) => {
    event.preventDefault();
    recovering.run();
  };
  return html`
    <details>
      <summary>${say('web_lobby.recover')}</summary>
      <form onSubmit=${sent}>
        <label>${say('web_lobby.code')}
          <input name="code" required autocomplete="off" spellcheck=${false} value=${code} onInput=${(event) => setCode(event.target.value)} />
        </label>
        <button data-do="recover" disabled=${recovering.busy}>${say('web_lobby.recover_do')}</button>
      </form>
      <p class="faint">${say('web_lobby.recover_about')}</p>
      <${Problem} error=${recovering.error} />
    </details>
  `;
}
