/** Lists of games: what is played, who sits there, whether it waits for you. */

import { html } from '../html.js';
import { go } from '../router.js';
import { forget } from '../session.js';
import { Problem, useDoing } from '../ui.js';
import { listed, moment, named, say } from '../words.js';
import { Turning, usePaged } from './paged.js';
import { sitDown } from './seating.js';
import { useTitles } from './titles.js';
import { usePlayer } from './known.js';

/** What stands first in a list of one's own. */
const RANK = { running: 1, open: 2, ended: 3 };

/** Whether somebody has to do with a game by a seat of theirs. */
const sits = (game, player) => game.seats.some((seat) => seat.player && seat.player === player?.id);

/**
 * Games of one kind, page by page. `query` is what `GET /games` takes; `fits` leaves out what another list has;
 * `waiting` are the ids of those that wait for the reader; `empty` is what there is to say where there is none: without it, nothing.
 */
export function Games({ name, title, query, fits = () => true, waiting = new Set(), empty, on = [] }) {
  const page = usePaged('/games', 'games', query, on);
  const games = (page.items ?? []).filter(fits).sort((a, b) => rank(a, waiting) - rank(b, waiting));
  if (!empty && !games.length) return null;
  return html`
    <section class="games" data-list=${name} aria-labelledby=${`list-${name}`}>
      <h2 id=${`list-${name}`}>${title}</h2>
      <${Told} error=${page.error} />
      ${page.items && !games.length && html`<p class="faint">${empty}</p>`}
      <ul>${games.map((game) => html`<${Game} key=${game.id} game=${game} waits=${waiting.has(game.id)} />`)}</ul>
      <${Turning} ...${page.turning} of=${title} />
    </section>
  `;
}

const rank = (game, waiting) => (waiting.has(game.id) ? 0 : RANK[game.status]);

/** What went wrong; where the service knows the reader no more, the way to begin anew. */
function Told({ error }) {
  const known = usePlayer();
  if (error?.code !== 'unauthenticated' || !known) return html`<${Problem} error=${error} />`;
  return html`<${Problem} error=${error} /><button type="button" data-do="anew" onClick=${forget}>${say('web_lobby.anew')}</button>`;
}

/** One game in a list. */
function Game({ game, waits }) {
  const player = usePlayer();
  const titles = useTitles();
  const joining = useDoing(async () => {
    await sitDown(game.id);
    go(`/games/${game.id}`);
  });
  const open = game.seats.filter((seat) => seat.kind === 'open').length;
  const mine = sits(game, player);
  return html`
    <li class="game ${waits ? 'may' : ''}" data-game=${game.id}>
      <div class="what">
        <a href=${`#/games/${game.id}`}>${titles(game.game)}</a>
        <span class="status">${waits ? say('web_lobby.waits') : say(`web_lobby.status.${game.status}`)}</span>
      </div>
      <p class="who">${people(game)}</p>
      <p class="faint">${details(game, open)}</p>
      ${game.status === 'open' && open > 0 && player && !mine && html`<button type="button" data-do="join" disabled=${joining.busy} onClick=${joining.run}>${say('web_lobby.join')}</button>`}
      ${game.status === 'ended' && html`<p><a href=${`#/games/${game.id}/replay`}>${say('web.nav.replay')}<span class="unseen"> (${titles(game.game)})</span></a></p>`}
      <${Problem} error=${joining.error} />
    </li>
  `;
}

function people(game) {
  const names = game.seats.filter((seat) => seat.kind === 'player').map((seat) => seat.name || say('web.seat.n', { n: seat.seat }));
  const bots = game.seats.filter((seat) => seat.kind === 'bot').length;
  if (bots) names.push(say('web_lobby.bots', { n: bots }));
  return names.length ? listed(names) : say('web_lobby.nobody');
}

function details(game, open) {
  const parts = [moment(game.created_at)];
  if (game.status === 'open') parts.unshift(open ? say('web_lobby.open_seats', { n: open }) : say('web_lobby.full'));
  if (game.outcome) parts.unshift(named('outcome', game.outcome));
  if (game.visibility !== 'public') parts.push(say(`web_lobby.visibility.${game.visibility}`));
  return parts.join(' · ');
}
