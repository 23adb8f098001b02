/** What a record is held against, where somebody knows more than the record says: a head that they kept, keys that they trust. */

import { html } from '../html.js';
import { unbase64 } from '../proof/bytes.mjs';
import { say } from '../words.js';

/** As it is typed. @typedef {{head: string, keys: string}} Typed */

/** What the verifier takes; an Error that says what isn't written as it must be. @param {Typed} typed */
export function against({ head, keys }) {
  return { kept: headOf(head.trim()), trusted: keysOf(keys) };
}

function headOf(text) {
  if (!text) return null;
  const told = /^([1-9][0-9]{0,14}):([0-9a-f]{64})$/.exec(text);
  if (!told) throw new Error(say('web_verify.bad_head'));
  return { version: Number(told[1]), hash: told[2] };
}

function keysOf(text) {
  const keys = text.split(/\s+/).filter(Boolean);
  for (const key of keys) if (!unbase64(key, 32)) throw new Error(say('web_verify.bad_key', { key }));
  return keys;
}

/** The fields for it. */
export function Against({ typed, change, published }) {
  const own = published.value?.map((each) => each.key).join('\n');
  return html`
    <details class="against">
      <summary>${say('web_verify.against')}</summary>
      <label for="head">${say('web_verify.head')}</label>
      <input id="head" value=${typed.head} autocomplete="off" spellcheck=${false} placeholder="12:5f0c…" aria-describedby="head-help" onInput=${(event) => change({ head: event.target.value })} />
      <p id="head-help" class="faint">${say('web_verify.head_help')}</p>
      <label for="keys">${say('web_verify.keys')}</label>
      <textarea id="keys" rows="2" value=${typed.keys} autocomplete="off" spellcheck=${false} aria-describedby="keys-help" onInput=${(event) => change({ keys: event.target.value })} />
      <p id="keys-help" class="faint">${say('web_verify.keys_help')}</p>
      ${own && html`<button type="button" onClick=${() => change({ keys: own })}>${say('web_verify.keys_published')}</button>`}
    </details>
  `;
}
