/** Table. */

import { html } from '../html.js';
import { say } from '../words.js';

export function Table() {
  return html`<h1>${say('web.nav.table')}</h1>`;
}
