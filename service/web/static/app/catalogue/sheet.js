/** All there is to know of a card: its face, its text in every language, what it does as the engine reads it, its rules. */

import { get } from '../api.js';
import { Face } from '../card.js';
import { cards, rules } from '../catalogue.js';
import { html } from '../html.js';
import { Busy, Problem, useAsked } from '../ui.js';
import { LOCALES, has, say } from '../words.js';
import { cardAt, listOf } from './list.js';
import { called, fact, facetName } from './names.js';
import { related } from './relation.js';
import { RuleItem } from './rules.js';
import { Tree } from './tree.js';

/** What of a definition stands on the face, or among the facts, anyway. */
const SAID = new Set(['key', 'name', 'kind', 'set', 'group', 'cls', 'team', 'cost', 'attack', 'recruit', 'vp', 'copies', 'keywords', 'provenance']);
const FACTS = ['kind', 'set', 'group', 'cls', 'team', 'cost', 'attack', 'recruit', 'vp', 'copies'];

/** A card in every language. */
const inAll = (game, key) =>
  Promise.all(Object.keys(LOCALES).map(async (language) => [language, await get(`/rulesets/${encodeURIComponent(game)}/cards/${encodeURIComponent(key)}`, { locale: language })]));

export function Sheet({ game, card }) {
  const { value, error } = useAsked(async () => ({ all: await cards(game), law: [...(await rules(game)).values()] }), [game]);
  if (!value) return error ? html`<${Problem} error=${error} />` : html`<${Busy} />`;
  const entry = value.all.get(card);
  const back = html`<p><a href=${`#${listOf(game)}`}>← ${say('web_catalogue.back')}</a></p>`;
  if (!entry) return html`<h1>${say('web_catalogue.no_card')}</h1>${back}`;
  return html`
    ${back}
    <h1>${entry.name}</h1>
    <div class="sheet">
      <div class="card large"><${Face} entry=${entry} /></div>
      <div class="said"><${Facts} entry=${entry} /><${Texts} game=${game} card=${card} /></div>
    </div>
    <section>
      <h2>${say('web_catalogue.tree')}</h2>
      <p class="faint">${say('web_catalogue.tree_is')}</p>
      <${Tree} definition=${entry.definition} without=${SAID} />
      <details class="raw"><summary>${say('web_catalogue.raw')}</summary><pre tabindex="0" lang="en">${JSON.stringify(entry.definition, null, 2)}</pre></details>
    </section>
    <${Related} game=${game} entry=${entry} law=${value.law} />
    <${Company} game=${game} entry=${entry} all=${[...value.all.values()]} />
  `;
}

function Facts({ entry }) {
  const known = FACTS.filter((name) => entry[name] !== null && entry[name] !== '');
  const from = `web_catalogue.provenance_is.${entry.provenance.replaceAll(' ', '_')}`;
  return html`
    <dl class="facts">
      ${known.map((name) => html`<div key=${name}><dt>${facetName(name)}</dt><dd>${fact(entry, name)}</dd></div>`)}
      ${entry.keywords.length > 0 && html`<div><dt>${facetName('keyword')}</dt><dd>${entry.keywords.map((word) => called('keyword', word)).join(', ')}</dd></div>`}
      <div><dt>${facetName('provenance')}</dt><dd>${has(from) ? say(from) : called('provenance', entry.provenance)}</dd></div>
      <div><dt>${say('web_catalogue.id')}</dt><dd><code>${entry.id}</code></dd></div>
    </dl>
  `;
}

function Texts({ game, card }) {
  const { value, error } = useAsked(() => inAll(game, card), [game, card]);
  return html`
    <section>
      <h2>${say('web_catalogue.says')}</h2>
      <${Problem} error=${error} />
      <div class="sides">
        ${value?.map(
          ([language, entry]) => html`
            <section key=${language} lang=${language} aria-label=${LOCALES[language]}>
              <h3><span class="faint">${LOCALES[language]}</span> ${entry.name}</h3>
              ${entry.text.length ? entry.text.map((line) => html`<p>${line}</p>`) : html`<p class="faint">—</p>`}
            </section>
          `,
        )}
      </div>
    </section>
  `;
}

function Related({ game, entry, law }) {
  const found = related(entry, law);
  const groups = Object.entries(found).filter(([, some]) => some.length);
  if (!groups.length) return null;
  return html`
    <section>
      <h2>${say('web_catalogue.rules')}</h2>
      ${groups.map(
        ([group, some]) => html`
          <details key=${group} open=${group === 'named' || some.length <= 6}>
            <summary>${say(`web_catalogue.related.${group}`)} <span class="count">${some.length}</span></summary>
            <ul class="law">${some.map((rule) => html`<${RuleItem} key=${rule.id} game=${game} rule=${rule} />`)}</ul>
          </details>
        `,
      )}
    </section>
  `;
}

function Company({ game, entry, all }) {
  const others = entry.group ? all.filter((one) => one.group === entry.group && one.key !== entry.key) : [];
  if (!others.length) return null;
  return html`
    <section>
      <h2>${say('web_catalogue.company', { group: entry.group })}</h2>
      <ul class="links">${others.map((one) => html`<li key=${one.key}><a href=${cardAt(game, one.key)}>${one.name}</a></li>`)}</ul>
    </section>
  `;
}
