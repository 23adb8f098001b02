/** The rules of a game: all of them, and one with our ruling and its check. */

import { rules } from '../catalogue.js';
import { html, useMemo, useState } from '../html.js';
import { Busy, Problem, useAsked } from '../ui.js';
import { say } from '../words.js';
import { plain } from './filters.js';
import { called } from './names.js';

export const ruleAt = (game, id) => `#/catalogue/${encodeURIComponent(game)}/rules/${encodeURIComponent(id)}`;

/** The part of the book that a rule belongs to. */
const section = (rule) => rule.id.split('.')[1];

/** A rule in a list, with a link to all of it. */
export const RuleItem = ({ game, rule }) => html`<li><a href=${ruleAt(game, rule.id)}><code>${rule.id}</code></a> ${rule.text}</li>`;

/** All rules of a game, by the parts of its book. */
export function Rules({ game }) {
  const { value, error } = useAsked(() => rules(game), [game]);
  const [text, search] = useState('');
  const parts = useMemo(() => grouped([...(value?.values() ?? [])], plain(text)), [value, text]);
  if (!value) return error ? html`<${Problem} error=${error} />` : html`<${Busy} />`;
  const n = parts.reduce((sum, [, some]) => sum + some.length, 0);
  return html`
    <search class="filters">
      <label for="text">${say('web_catalogue.text')}</label>
      <input id="text" type="search" value=${text} autocomplete="off" onInput=${(event) => search(event.target.value)} />
    </search>
    <p class="found" role="status">${say('web_catalogue.rules_found', { n })}</p>
    ${parts.map(
      ([name, some]) => html`
        <details key=${`${name} ${text !== ''}`} open=${text !== ''} class="part">
          <summary>${name.replaceAll('_', ' ')} <span class="count">${some.length}</span></summary>
          <ul class="law">${some.map((rule) => html`<${RuleItem} key=${rule.id} game=${game} rule=${rule} />`)}</ul>
        </details>
      `,
    )}
  `;
}

/** The rules with a text in them, by section. @returns {Array<[string, any[]]>} */
function grouped(all, text) {
  const parts = new Map();
  for (const rule of all) {
    if (text && !plain([rule.id, rule.text, rule.ruling].join(' ')).includes(text)) continue;
    parts.set(section(rule), [...(parts.get(section(rule)) ?? []), rule]);
  }
  return [...parts];
}

/** A rule: what it says, what the book leaves open and how we ruled, and by what it is checked. */
export function Rule({ game, id }) {
  const { value, error } = useAsked(() => rules(game), [game]);
  const back = html`<p><a href=${`#/catalogue/${encodeURIComponent(game)}/rules`}>← ${say('web_catalogue.all_rules')}</a></p>`;
  if (!value) return error ? html`<${Problem} error=${error} />` : html`<${Busy} />`;
  const rule = value.get(id);
  if (!rule) return html`<h1>${say('web_catalogue.no_rule')}</h1>${back}`;
  const beside = [...value.values()].filter((one) => section(one) === section(rule) && one.id !== id);
  return html`
    ${back}
    <h1 class="long"><code>${rule.id}</code></h1>
    <p class="lead">${rule.text}</p>
    <dl class="facts">
      <div><dt>${say('web_catalogue.rule.kind')}</dt><dd>${called('rule_kind', rule.kind)}</dd></div>
      ${rule.ambiguity && html`<div><dt>${say('web_catalogue.rule.ambiguity')}</dt><dd>${rule.ambiguity}</dd></div>`}
      ${rule.ruling && html`<div><dt>${say('web_catalogue.rule.ruling')}</dt><dd>${rule.ruling}</dd></div>`}
      <div><dt>${say('web_catalogue.rule.check')}</dt><dd>${rule.check}</dd></div>
    </dl>
    ${beside.length > 0 &&
    html`
      <h2>${say('web_catalogue.beside', { part: section(rule).replaceAll('_', ' ') })}</h2>
      <ul class="law">${beside.map((one) => html`<${RuleItem} key=${one.id} game=${game} rule=${one} />`)}</ul>
    `}
  `;
}
