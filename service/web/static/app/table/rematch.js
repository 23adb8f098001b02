/** What comes after a game that is over: the same table once more, or the next game of its campaign. */

import { get, post } from '../api.js';
import { html } from '../html.js';
import { usePlayer } from '../lobby/known.js';
import { go } from '../router.js';
import { Problem, useAsked, useDoing } from '../ui.js';
import { say } from '../words.js';

/** Lay the table of a campaign's next game, and go there. */
export async function beginNext(campaign) {
  const { games } = await post(`/campaigns/${campaign}/games`);
  const last = games.filter((one) => one.game).at(-1);
  go(last ? `/games/${last.game.id}` : `/campaigns/${campaign}`);
}

/** The button for whoever sat at a game that is over. @param {{summary: any}} about */
export function Rematch({ summary }) {
  const player = usePlayer();
  if (summary.status !== 'ended' || summary.fork) return null;
  if (summary.campaign) return html`<${Next} campaign=${summary.campaign} player=${player} />`;
  const sat = summary.seats.some((seat) => seat.player && seat.player === player?.id);
  return sat ? html`<${Again} summary=${summary} />` : html`${summary.rematch && html`<p><a href=${`#/games/${summary.rematch}`}>${say('web_lobby.rematch_watch')}</a></p>`}`;
}

function Again({ summary }) {
  const laying = useDoing(async () => go(`/games/${(await post(`/games/${summary.id}/rematch`)).id}`));
  return html`
    <button type="button" class="main" data-do="rematch" disabled=${laying.busy} onClick=${laying.run}>${say(summary.rematch ? 'web_lobby.rematch_join' : 'web_lobby.rematch')}</button>
    <${Problem} error=${laying.error} />
  `;
}

/** The way on in a campaign: to the game that was begun already, else by beginning it. */
function Next({ campaign, player }) {
  const { value } = useAsked(() => get(`/campaigns/${campaign}`), [campaign]);
  const beginning = useDoing(() => beginNext(campaign));
  const going = value?.games.find((one) => one.game && one.game.status !== 'ended');
  return html`
    <p class="abreast">
      ${going && html`<a class="button main" href=${`#/games/${going.game.id}`}>${say('web_lobby.next_game')}</a>`}
      ${value && !going && value.status !== 'ended' && player && html`<button type="button" class="main" data-do="next-game" disabled=${beginning.busy} onClick=${beginning.run}>${say('web_lobby.next_begin')}</button>`}
      <a class="button" href=${`#/campaigns/${campaign}`}>${say('web_lobby.standings')}</a>
    </p>
    <${Problem} error=${beginning.error} />
  `;
}
