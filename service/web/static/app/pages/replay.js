/** Replay. */

import { html } from '../html.js';
import { say } from '../words.js';

export function Replay() {
  return html`<h1>${say('web.nav.replay')}</h1>`;
}
