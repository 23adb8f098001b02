/** Catalogue. */

import { html } from '../html.js';
import { say } from '../words.js';

export function Catalogue() {
  return html`<h1>${say('web.nav.catalogue')}</h1>`;
}
