/** A game's table. */

import { get } from '../api.js';
import { html } from '../html.js';
import { BeforeStart } from '../table/before.js';
import { Problem, useAsked } from '../ui.js';
import { say } from '../words.js';

export function Table({ id }) {
  const { value: summary, error, again } = useAsked(() => get(`/games/${id}`), [id]);
  if (!summary) return html`<h1>${say('web.nav.table')}</h1><${Problem} error=${error} />`;
  return summary.status === 'open' ? html`<${BeforeStart} summary=${summary} again=${again} />` : html`<h1>${say('web.nav.table')}</h1>`;
}
