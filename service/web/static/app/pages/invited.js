/** Invited. */

import { html } from '../html.js';
import { say } from '../words.js';

export function Invited() {
  return html`<h1>${say('web.nav.invited')}</h1>`;
}
