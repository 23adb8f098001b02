/** The lobby: who one is, what one plays, what there is to join and to watch. */

import { html, useState } from '../html.js';
import { rulesets } from '../catalogue.js';
import { Campaigns } from '../lobby/campaigns.js';
import { Games } from '../lobby/games.js';
import { SignUp, usePlayer } from '../lobby/known.js';
import { useTurns } from '../lobby/turns.js';
import { useAsked } from '../ui.js';
import { say } from '../words.js';

/** How many games of others are shown at once: the lists are read on a phone. */
const FEW = 6;

export function Lobby() {
  const player = usePlayer();
  const { waiting, told } = useTurns(player);
  const [game, setGame] = useState('');
  const others = (one) => !one.seats.some((seat) => seat.player && seat.player === player?.id);
  const joinable = player ? { joinable: true } : { status: 'open' };
  return html`
    <h1>${say('web.nav.lobby')}</h1>
    ${!player && html`<${SignUp} />`}
    ${player && html`<p><a class="button main" href="#/new">${say('web_lobby.create')}</a></p>`}
    <${Filter} game=${game} choose=${setGame} />
    ${player && html`<${Mine} game=${game} waiting=${waiting} told=${told} />`}
    <div class="lists">
      <${Games} name="join" title=${say('web_lobby.to_join')} query=${{ ...joinable, game, first: FEW }} fits=${(one) => others(one) && one.seats.some((seat) => seat.kind === 'open')} empty=${say('web_lobby.none_open')} on=${[game, player?.id]} />
      <${Games} name="watch" title=${say('web_lobby.to_watch')} query=${{ status: 'running', game, first: FEW }} fits=${others} empty=${say('web_lobby.none_running')} on=${[game]} />
      ${player && html`<${Campaigns} name="my-campaigns" title=${say('web_lobby.your_campaigns')} query=${{ mine: true }} fits=${(one) => !game || one.game === game} on=${[told]} />`}
      <${Campaigns} name="campaigns" title=${say('web_lobby.campaigns')} query=${{ first: FEW }} fits=${(one) => (!game || one.game === game) && one.creator !== player?.id && one.games.every((each) => !each.game || others(each.game))} on=${[player?.id]} />
      <${Games} name="over" title=${say('web_lobby.over')} query=${{ status: 'ended', game, first: FEW }} fits=${others} empty=${say('web_lobby.none_over')} on=${[game]} />
    </div>
  `;
}

/** One's own games: those that wait for one before all others. */
const Mine = ({ game, waiting, told }) => html`
  <${Games} name="waiting" title=${say('web_lobby.waiting')} query=${{ mine: true, waiting: true, game }} waiting=${waiting} fits=${(one) => waiting.has(one.id)} on=${[game, told]} />
  <${Games} name="mine" title=${say('web_lobby.yours')} query=${{ mine: true, game }} fits=${(one) => !waiting.has(one.id)} empty=${say(waiting.size || game ? 'web_lobby.none_other' : 'web_lobby.none_yours')} on=${[game, told]} />
`;

/** Choose of which game the lists are. */
function Filter({ game, choose }) {
  const { value } = useAsked(rulesets, []);
  return html`
    <label class="filter">${say('web_lobby.of_game')}
      <select value=${game} onChange=${(event) => choose(event.target.value)}>
        <option value="">${say('web_lobby.all_games')}</option>
        ${value?.map((each) => html`<option key=${each.game} value=${each.game}>${each.title}</option>`)}
      </select>
    </label>
  `;
}
