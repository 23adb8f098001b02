/** Villains. */

import { html } from '../html.js';

export function Villains({ view }) {
  return html`<p>${view.version}</p>`;
}
