/** Lists of campaigns. */

import { html } from '../html.js';
import { Problem } from '../ui.js';
import { moment, say } from '../words.js';
import { Turning, usePaged } from './paged.js';
import { useTitles } from './titles.js';

/** Campaigns, page by page; nothing where there are none. */
export function Campaigns({ name, title, query, fits = () => true, on = [] }) {
  const page = usePaged('/campaigns', 'campaigns', query, on);
  const titles = useTitles();
  const campaigns = (page.items ?? []).filter(fits);
  if (!campaigns.length && !page.turning.newer && !page.turning.older) return html`<${Problem} error=${page.error} />`;
  return html`
    <section class="games" data-list=${name} aria-labelledby=${`list-${name}`}>
      <h2 id=${`list-${name}`}>${title}</h2>
      <ul>
        ${campaigns.map(
          (one) => html`<li key=${one.id} class="game" data-campaign=${one.id}>
            <div class="what">
              <a href=${`#/campaigns/${one.id}`}>${say('web_lobby.campaign_of', { game: titles(one.game) })}</a>
              <span class="status">${say(`web_lobby.status.${one.status}`)}</span>
            </div>
            <p>${say('web_lobby.points', { n: one.score })} · ${say('web_lobby.games_over', { n: one.games.filter((each) => each.points != null).length, all: one.games.length })}</p>
            <p class="faint">${moment(one.created_at)}</p>
          </li>`,
        )}
      </ul>
      <${Turning} ...${page.turning} of=${title} />
    </section>
  `;
}
