/** The catalogue: the games there are, the cards and the rules of each. */

import { rulesets } from '../catalogue.js';
import { List } from '../catalogue/list.js';
import { Rule, Rules } from '../catalogue/rules.js';
import { Sheet } from '../catalogue/sheet.js';
import { html } from '../html.js';
import { Busy, Problem, useAsked } from '../ui.js';
import { say } from '../words.js';

/** The games, each a way to its cards; the one that is looked at stands out. */
function Games({ game, of }) {
  return html`
    <nav class="which" aria-label=${say('web_catalogue.games')}>
      <ul>
        ${of.map((one) => html`<li key=${one.game}><a href=${`#/catalogue/${one.game}`} aria-current=${one.game === game ? 'true' : null}>${one.title}</a></li>`)}
      </ul>
    </nav>
  `;
}

/** The cards of a game, or its rules, below the list of all games. */
function Book({ game, law }) {
  const { value, error } = useAsked(rulesets, []);
  if (!value) return error ? html`<${Problem} error=${error} />` : html`<${Busy} />`;
  const at = `#/catalogue/${game}`;
  const found = value.find((one) => one.game === game);
  return html`
    <h1>${found?.title ?? say('web_catalogue.title')}</h1>
    <${Games} game=${game} of=${value} />
    ${!game && html`<p>${say('web_catalogue.about')}</p>`}
    ${game && !found && html`<p>${say('web_catalogue.no_game')}</p>`}
    ${found &&
    html`
      <nav class="books" aria-label=${found.title}>
        <a href=${at} aria-current=${law ? null : 'page'}>${say('web_catalogue.title')}</a>
        <a href=${`${at}/rules`} aria-current=${law ? 'page' : null}>${say('web_catalogue.rules')}</a>
      </nav>
      ${law ? html`<${Rules} game=${game} />` : html`<${List} game=${game} />`}
    `}
  `;
}

export const Catalogue = ({ game, card }) => html`<div class="catalogue">${card ? html`<${Sheet} game=${game} card=${card} />` : html`<${Book} game=${game} />`}</div>`;

export const Law = ({ game, rule }) => html`<div class="catalogue">${rule ? html`<${Rule} game=${game} id=${rule} />` : html`<${Book} game=${game} law />`}</div>`;
