/** Firefly. */

import { html } from '../html.js';

export function Firefly({ view }) {
  return html`<p>${view.version}</p>`;
}
