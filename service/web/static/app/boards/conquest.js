/** Conquest. */

import { html } from '../html.js';

export function Conquest({ view }) {
  return html`<p>${view.version}</p>`;
}
