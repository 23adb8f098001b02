/** Alien. */

import { html } from '../html.js';

export function Alien({ view }) {
  return html`<p>${view.version}</p>`;
}
