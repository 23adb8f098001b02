/** The cards of a game, sorted out by filters that stand in the address. */

import { Face } from '../card.js';
import { cards } from '../catalogue.js';
import { html, useMemo, useState } from '../html.js';
import { path, query, replace } from '../router.js';
import { useSignal } from '../signal.js';
import { Busy, Problem, useAsked } from '../ui.js';
import { say } from '../words.js';
import { choices, fitting, written } from './filters.js';
import { called, facetName } from './names.js';

/** So many faces are drawn at once: a phone draws hundreds too slowly. */
const SOME = 48;

/** The last look at each game's cards, to which a card's page leads back. */
const looks = new Map();

/** Where the cards of a game are listed, as they were looked at last. */
export const listOf = (game) => `/catalogue/${encodeURIComponent(game)}${looks.get(game) ?? ''}`;

export const cardAt = (game, key) => `#/catalogue/${encodeURIComponent(game)}/${encodeURIComponent(key)}`;

/** All cards of a game that fit what the address asks for. */
export function List({ game }) {
  const { value, error } = useAsked(() => cards(game), [game]);
  useSignal(path);
  if (!value) return error ? html`<${Problem} error=${error} />` : html`<${Busy} />`;
  return html`<${Found} game=${game} all=${value} asked=${query()} />`;
}

function Found({ game, all, asked }) {
  const every = useMemo(() => [...all.values()], [all]);
  const address = written(asked);
  const found = useMemo(() => fitting(every, asked), [every, address]);
  looks.set(game, address);
  const ask = (part) => replace(`/catalogue/${encodeURIComponent(game)}${written({ ...asked, ...part })}`);
  return html`
    <${Filters} every=${every} asked=${asked} ask=${ask} />
    <div class="found">
      <p role="status">${say('web_catalogue.found', { n: found.length })}</p>
      ${address && html`<button type="button" class="plain" onClick=${() => replace(`/catalogue/${encodeURIComponent(game)}`)}>${say('web_catalogue.all')}</button>`}
    </div>
    <${Faces} key=${address} game=${game} found=${found} />
  `;
}

function Filters({ every, asked, ask }) {
  const facets = useMemo(() => choices(every), [every]);
  const chosen = facets.filter(([facet]) => asked[facet]).length;
  const wide = matchMedia('(min-width: 48rem)').matches;
  return html`
    <search class="filters">
      <label for="text">${say('web_catalogue.text')}</label>
      <input id="text" type="search" value=${asked.text ?? ''} autocomplete="off" onInput=${(event) => ask({ text: event.target.value })} />
      <details open=${wide || chosen > 0}>
        <summary>${say('web_catalogue.filters', { n: chosen })}</summary>
        <div class="facets">
          ${facets.map(([facet, values]) => html`<${Facet} key=${facet} facet=${facet} values=${values} value=${asked[facet] ?? ''} ask=${ask} />`)}
        </div>
      </details>
    </search>
  `;
}

function Facet({ facet, values, value, ask }) {
  const options = values.map((code) => [code, called(facet, code)]);
  if (facet === 'cost') options.sort(([a], [b]) => Number(a) - Number(b));
  else if (facet !== 'kind' && facet !== 'set') options.sort(([, a], [, b]) => a.localeCompare(b));
  return html`
    <div>
      <label for=${`by-${facet}`}>${facetName(facet)}</label>
      <select id=${`by-${facet}`} value=${value} onChange=${(event) => ask({ [facet]: event.target.value })}>
        <option value="">${say('web_catalogue.any')}</option>
        ${options.map(([code, name]) => html`<option key=${code} value=${code}>${name}</option>`)}
      </select>
    </div>
  `;
}

function Faces({ game, found }) {
  const [shown, show] = useState(SOME);
  const more = () => {
    show(shown + SOME);
    const first = found[shown].key;
    setTimeout(() => document.querySelector(`[data-key="${CSS.escape(first)}"]`)?.focus(), 0);
  };
  return html`
    <ul class="faces">
      ${found.slice(0, shown).map(
        (card) => html`
          <li key=${card.key}>
            <a class="card" href=${cardAt(game, card.key)} data-key=${card.key}>
              <${Face} entry=${card} />
            </a>
          </li>
        `,
      )}
    </ul>
    ${shown < found.length && html`<button type="button" class="more" onClick=${more}>${say('web_catalogue.more', { n: found.length - shown })}</button>`}
  `;
}
