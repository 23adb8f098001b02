/** What a card does, as the engine reads it: a tree that folds. Its words are those of docs/cards.md, in no language. */

import { html } from '../html.js';
import { say } from '../words.js';

/** What a part of a definition is, by the field that says which one of its kind it is. */
const SORTS = { e: 'effect', a: 'ability', p: 'pick', c: 'condition', if: 'condition', n: 'amount', w: 'pick' };

const isPlain = (value) => value === null || typeof value !== 'object';
const isPlainList = (value) => Array.isArray(value) && value.every(isPlain);
const isShort = (value) => isPlain(value) || isPlainList(value);
const spelled = (name) => name.replaceAll('_', ' ');

/** The field that says which one of its kind a part is: `e` of an effect. */
const sortOf = (node) => Object.keys(SORTS).find((tag) => typeof node[tag] === 'string' && (tag !== 'n' || !('e' in node)));

function Value({ value }) {
  if (Array.isArray(value)) return html`<code>${value.map(String).join(', ')}</code>`;
  if (typeof value === 'boolean') return html`<code>${say(value ? 'web_catalogue.yes' : 'web_catalogue.no')}</code>`;
  return html`<code>${String(value)}</code>`;
}

/** A part of a definition with a name: a line where there is nothing below it, else one that folds. */
function Branch({ name, value }) {
  if (isShort(value)) return html`<li><b>${spelled(name)}</b> <${Value} value=${value} /></li>`;
  if (Array.isArray(value)) {
    if (value.length === 1) return html`<${Branch} name=${name} value=${value[0]} />`;
    return html`
      <li>
        <details open>
          <summary><b>${spelled(name)}</b> <span class="count">${value.length}</span></summary>
          <ol>${value.map((each, n) => html`<${Branch} key=${n} name="" value=${each} />`)}</ol>
        </details>
      </li>
    `;
  }
  return html`<${Node} name=${name} node=${value} />`;
}

/** A part with fields: what it is, its short fields beside that, and the others below. */
function Node({ name, node }) {
  const tag = sortOf(node);
  const fields = Object.entries(node).filter(([field]) => field !== tag);
  const short = fields.filter(([, value]) => isShort(value));
  const long = fields.filter(([, value]) => !isShort(value));
  const line = html`
    ${name && html`<b>${spelled(name)}</b> `}
    ${tag && html`<span class="is ${SORTS[tag]}"><span class="sort">${say(`web_catalogue.sort.${SORTS[tag]}`)}</span> <code>${node[tag]}</code></span>`}
    ${short.map(([field, value]) => html` <span class="field">${spelled(field)} <${Value} value=${value} /></span>`)}
  `;
  if (!long.length) return html`<li>${line}</li>`;
  return html`
    <li>
      <details open>
        <summary>${line}</summary>
        <ul>${long.map(([field, value]) => html`<${Branch} key=${field} name=${field} value=${value} />`)}</ul>
      </details>
    </li>
  `;
}

/** Open or close all that folds in an element. */
const foldAll = (event, open) => {
  for (const each of event.currentTarget.closest('.tree').querySelectorAll('details')) each.open = open;
};

/** The tree of a definition; what stands on the card's face anyway is left out. */
export function Tree({ definition, without }) {
  const fields = Object.entries(definition).filter(([field]) => !without.has(field));
  if (!fields.length) return html`<p class="faint">${say('web_catalogue.does_nothing')}</p>`;
  return html`
    <div class="tree">
      <p>
        <button type="button" class="plain" onClick=${(event) => foldAll(event, true)}>${say('web_catalogue.unfold')}</button>
        <button type="button" class="plain" onClick=${(event) => foldAll(event, false)}>${say('web_catalogue.fold')}</button>
      </p>
      <ul lang="en">${fields.map(([field, value]) => html`<${Branch} key=${field} name=${field} value=${value} />`)}</ul>
    </div>
  `;
}
