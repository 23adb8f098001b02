/** A campaign: how it stands, game by game, and the way on. */

import { get } from '../api.js';
import { cards } from '../catalogue.js';
import { html } from '../html.js';
import { SignUp, usePlayer } from '../lobby/known.js';
import { useFresh } from '../lobby/paged.js';
import { useTitles } from '../lobby/titles.js';
import { beginNext } from '../table/rematch.js';
import { Busy, Problem, useAsked, useDoing } from '../ui.js';
import { listed, moment, named, say } from '../words.js';

export function Campaign({ id }) {
  const player = usePlayer();
  const titles = useTitles();
  const { value: campaign, error, again } = useAsked(() => get(`/campaigns/${id}`), [id, player?.id]);
  useFresh(again);
  const beginning = useDoing(() => beginNext(id));
  if (!campaign) return html`<h1>${say('web_lobby.campaign')}</h1>${error ? html`<${Problem} error=${error} />` : html`<${Busy} />`}`;
  const going = campaign.games.find((one) => one.game && one.game.status !== 'ended');
  const begun = campaign.games.some((one) => one.game);
  return html`
    <h1>${say('web_lobby.campaign_of', { game: titles(campaign.game) })}</h1>
    <p class="faint">${say(`web_lobby.status.${campaign.status}`)} · ${moment(campaign.created_at)}</p>
    <p><b>${say('web_lobby.points', { n: campaign.score })}</b> ${campaign.title}</p>
    ${!player && html`<${SignUp} />`}
    <${Standings} campaign=${campaign} />
    <p class="abreast">
      ${going && html`<a class="button main" href=${`#/games/${going.game.id}`}>${say('web_lobby.next_game')}</a>`}
      ${!going && campaign.status !== 'ended' && player && html`<button type="button" class="main" data-do="next-game" disabled=${beginning.busy} onClick=${beginning.run}>${say(begun ? 'web_lobby.next_begin' : 'web_lobby.first_begin')}</button>`}
    </p>
    <${Problem} error=${beginning.error} />
  `;
}

/** Its games: with which Objectives, how each ended, what it gave. */
function Standings({ campaign }) {
  const { value: known } = useAsked(() => cards(campaign.game), [campaign.game]);
  const called = (key) => known?.get(key)?.name ?? key;
  return html`
    <div class="scrolled" tabindex="0" role="region" aria-label=${say('web_lobby.standings')}>
      <table class="standings">
        <thead><tr>${['number', 'objectives', 'state', 'gained', 'bonus'].map((column) => html`<th key=${column} scope="col">${say(`web_lobby.column.${column}`)}</th>`)}</tr></thead>
        <tbody>
          ${campaign.games.map(
            ({ number, objectives, game, points, bonus }) => html`<tr key=${number} data-number=${number}>
              <th scope="row">${game ? html`<a href=${`#/games/${game.id}`}>${number}</a>` : number}</th>
              <td>${objectives.length ? listed(objectives.map(called)) : ''}</td>
              <td>${state(game)}</td>
              <td>${points ?? ''}</td>
              <td>${bonus ?? ''}</td>
            </tr>`,
          )}
        </tbody>
      </table>
    </div>
  `;
}

function state(game) {
  if (!game) return '';
  return game.outcome ? named('outcome', game.outcome) : say(`web_lobby.status.${game.status}`);
}
