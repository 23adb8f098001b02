/** A second opinion: that of the service, which knows the rules and plays an open record again. */

import { post } from '../api.js';
import { html, useState } from '../html.js';
import { Problem, announce, useDoing } from '../ui.js';
import { say } from '../words.js';

const asked = (bytes) => post('/verify', new TextDecoder().decode(bytes), { media: 'application/x-ndjson' });

export function Second({ bytes, open }) {
  const [verdict, setVerdict] = useState(null);
  const { run, busy, error } = useDoing(async () => {
    const told = await asked(bytes);
    setVerdict(told);
    announce(told.message);
  });
  return html`
    <div class="second">
      <p class="faint">${say(open ? 'web_verify.second_open' : 'web_verify.second')}</p>
      <button type="button" aria-busy=${busy} onClick=${run}>${say('web_verify.ask')}</button>
      <${Problem} error=${error} />
      ${verdict && html`<p data-second=${verdict.fault ?? 'verified'}><span class="mark" aria-hidden="true">${verdict.verified ? '✓' : '✗'}</span> ${say('web_verify.says', { message: verdict.message })}</p>`}
    </div>
  `;
}
