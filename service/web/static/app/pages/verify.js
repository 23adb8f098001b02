/** Verify. */

import { html } from '../html.js';
import { say } from '../words.js';

export function Verify() {
  return html`<h1>${say('web.nav.verify')}</h1>`;
}
