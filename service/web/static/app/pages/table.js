/** A game's table: before it begins, while it is played, and when it is over. */

import { html, useEffect, useMemo } from '../html.js';
import { session } from '../session.js';
import { useSignal } from '../signal.js';
import { BeforeStart } from '../table/before.js';
import { TableContext, held } from '../table/context.js';
import { Conversation } from '../table/conversation.js';
import { Doing } from '../table/doing.js';
import { Playing } from '../table/playing.js';
import { Speaker } from '../table/speaker.js';
import { Talk } from '../table/talk.js';
import { Watch } from '../table/watch.js';
import { Busy, Problem, announce } from '../ui.js';
import { say } from '../words.js';

/** All that follows a game, from when the page is opened until it is left. */
function useGame(id) {
  const game = useMemo(() => {
    const speaker = new Speaker();
    const watch = new Watch(id, (commit) => speaker.hear(commit));
    const doing = new Doing(id, (version) => (version ? watch.want(version) : watch.again()));
    const conversation = new Conversation(id, ({ name, text }) => text && announce(say('web_table.talk.said', { name, text })));
    return { watch, doing, speaker, conversation };
  }, [id]);
  useEffect(() => {
    game.watch.begin();
    return () => game.watch.end();
  }, [game]);
  return game;
}

/** Before the game begins: who sits down, and what those who do say. */
function Open({ summary, watch, conversation }) {
  const { player } = useSignal(session);
  const seats = held(summary, player);
  return html`
    <${BeforeStart} summary=${summary} again=${() => watch.again()} />
    ${seats.length > 0 &&
    html`
      <${TableContext.Provider} value=${{ summary, seats }}>
        <section class="panel shown" data-panel="talk" aria-labelledby="title-talk"><h2 id="title-talk">${say('web_table.talk.title')}</h2><${Talk} conversation=${conversation} /></section>
      <//>
    `}
  `;
}

export function Table({ id }) {
  const game = useGame(id);
  const known = useSignal(game.watch.known);
  const { summary, view, error } = known;
  if (!view) return error ? html`<h1>${say('web.nav.table')}</h1><${Problem} error=${error} />` : html`<${Busy} />`;
  return html`
    <div class="table" data-version=${view.version} data-status=${summary.status} data-game=${summary.game}>
      <${Problem} error=${error} />
      ${summary.status === 'open' ? html`<${Open} ...${game} summary=${summary} />` : html`<${Playing} ...${game} known=${known} />`}
    </div>
  `;
}
