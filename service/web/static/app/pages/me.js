/** Me. */

import { html } from '../html.js';
import { say } from '../words.js';

export function Me() {
  return html`<h1>${say('web.nav.me')}</h1>`;
}
