/** Nowhere. */

import { html } from '../html.js';
import { say } from '../words.js';

export function Nowhere() {
  return html`<h1>${say('web.nav.nowhere')}</h1>`;
}
