/** Lobby. */

import { html } from '../html.js';
import { say } from '../words.js';

export function Lobby() {
  return html`<h1>${say('web.nav.lobby')}</h1>`;
}
