/** A text that is to be copied: shown, with a button that copies it. */

import { html, useRef, useState } from '../html.js';
import { announce } from '../ui.js';
import { say } from '../words.js';

/** @param {{label: string, text: string, name: string}} about */
export function Copied({ label, text, name }) {
  const input = useRef(null);
  const [done, setDone] = useState(false);
  const copy = async () => {
    input.current.select();
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      return; // it is selected, and can be copied by hand
    }
    setDone(true);
    announce(say('web_lobby.copied'));
  };
  return html`
    <div class="copied">
      <label><span>${label}</span><textarea readonly rows=${Math.ceil(text.length / 40)} data-copy=${name} ref=${input} value=${text} onFocus=${() => input.current.select()} /></label>
      <button type="button" onClick=${copy}>${say(done ? 'web_lobby.copied' : 'web_lobby.copy')}</button>
    </div>
  `;
}
