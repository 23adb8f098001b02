/** Personal tokens: for programs that play or look on for somebody. */

import { get, post, remove } from '../api.js';
import { html, useState } from '../html.js';
import { Problem, useAsked, useDoing } from '../ui.js';
import { listed, moment, say } from '../words.js';
import { Copied } from './copy.js';
import { Check, Fault, faulty } from './field.js';

const SCOPES = ['play', 'read'];

export function Tokens() {
  const asked = useAsked(() => get('/players/me/tokens'), []);
  const [made, setMade] = useState(null);
  const revoking = useDoing(async (id) => {
    await remove(`/players/me/tokens/${id}`);
    asked.again();
  });
  const tokens = asked.value?.tokens ?? [];
  return html`
    <section class="account" aria-labelledby="tokens">
      <h2 id="tokens">${say('web_me.tokens')}</h2>
      <p>${say('web_me.tokens_about')}</p>
      ${tokens.length > 0 &&
      html`<ul class="rows">
        ${tokens.map(
          (token) => html`<li key=${token.id} data-token=${token.id}>
            <span><b>${token.name}</b> ${listed(token.scopes.map((scope) => say(`web_me.scope.${scope}`)))} <span class="faint">${say('web_me.until', { at: moment(token.expires_at) })}</span></span>
            <button type="button" data-do="revoke" onClick=${() => revoking.run(token.id)}>${say('web_lobby.revoke')}<span class="unseen"> ${token.name}</span></button>
          </li>`,
        )}
      </ul>`}
      <${NewToken} done=${(token) => (setMade(token), asked.again())} />
      ${made && html`<${Copied} key=${made.about.id} label=${say('web_me.secret', { name: made.about.name })} text=${made.token} name="token" />`}
      <${Problem} error=${asked.error ?? revoking.error} />
    </section>
  `;
}

function NewToken({ done }) {
  const [form, setForm] = useState({ name: '', scopes: SCOPES, days: 90 });
  const change = (part) => setForm({ ...form, ...part });
  const making = useDoing(async () => {
    done(await post('/players/me/tokens', form));
    setForm({ ...form, name: '' });
  });
  const submitted = (event) => {
    event.preventDefault();
    making.run();
  };
  const within = (scope, yes) => SCOPES.filter((each) => (each === scope ? yes : form.scopes.includes(each)));
  return html`
    <form class="abreast" onSubmit=${submitted}>
      <label><span>${say('web_me.token_for')}</span><input name="token" required maxlength="60" value=${form.name} onInput=${(event) => change({ name: event.target.value })} ...${faulty(making.error, '/name')} /></label>
      <label><span>${say('web_lobby.for_days')}</span><input type="number" min="1" max="366" required value=${form.days} onInput=${(event) => change({ days: Number(event.target.value) })} ...${faulty(making.error, '/days')} /></label>
      ${SCOPES.map((scope) => html`<${Check} key=${scope} label=${say(`web_me.scope.${scope}`)} value=${form.scopes.includes(scope)} change=${(yes) => change({ scopes: within(scope, yes) })} error=${null} at="/scopes" />`)}
      <button data-do="token" disabled=${making.busy || !form.scopes.length}>${say('web_me.token_make')}</button>
      ${['/name', '/days', '/scopes'].map((at) => html`<${Fault} key=${at} error=${making.error} at=${at} />`)}
      ${making.error && !making.error.pointer && html`<${Problem} error=${making.error} />`}
    </form>
  `;
}
