/** A code that is written down, with which the account comes back. */

import { post } from '../api.js';
import { html, useState } from '../html.js';
import { Problem, useDoing } from '../ui.js';
import { say } from '../words.js';
import { Copied } from './copy.js';

export function Recovery() {
  const [code, setCode] = useState('');
  const making = useDoing(async () => setCode((await post('/players/me/recovery')).code));
  return html`
    <section class="account" aria-labelledby="recovery">
      <h2 id="recovery">${say('web_lobby.code')}</h2>
      <p>${say('web_me.recovery_about')}</p>
      ${code && html`<${Copied} label=${say('web_me.recovery_code')} text=${code} name="recovery" />`}
      <button type="button" data-do="recovery" disabled=${making.busy} onClick=${making.run}>${say('web_me.recovery_make')}</button>
      <${Problem} error=${making.error} />
    </section>
  `;
}
