/** A rule of the game in play: its text, and our ruling where the book leaves something open. */

import { rules } from '../catalogue.js';
import { html } from '../html.js';
import { useAsked } from '../ui.js';
import { useTable } from './context.js';

/** What a rule says, by its id. */
export function RuleText({ id }) {
  const { summary } = useTable();
  const { value, error } = useAsked(() => rules(summary.game), [summary.game]);
  const rule = value?.get(id);
  return html`
    <p class="rule">
      <code>${id}</code>
      ${rule && html` ${rule.text}`}
      ${error && html` ${error.message}`}
    </p>
  `;
}
