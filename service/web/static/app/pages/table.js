/** A game's table: how it stands, what may be done, what happened. */

import { BOARDS } from '../boards/index.js';
import { cards as cardsOf } from '../catalogue.js';
import { html, useEffect, useMemo, useState } from '../html.js';
import { session } from '../session.js';
import { useSignal } from '../signal.js';
import { Actions } from '../table/actions.js';
import { act, answer } from '../table/acting.js';
import { BeforeStart } from '../table/before.js';
import { Choice } from '../table/choice.js';
import { TableContext, marks } from '../table/context.js';
import { Asked, Others } from '../table/decision.js';
import { Doing } from '../table/doing.js';
import { Plain } from '../table/plain.js';
import { Watch } from '../table/watch.js';
import { Busy, Problem, useAsked } from '../ui.js';
import { say } from '../words.js';

/** A watch on a game and the doing at it, from when the page is opened until it is left. */
function useGame(id) {
  const game = useMemo(() => {
    const watch = new Watch(id, () => {});
    return { watch, doing: new Doing(id, (version) => (version ? watch.want(version) : watch.again())) };
  }, [id]);
  useEffect(() => {
    game.watch.begin();
    return () => game.watch.end();
  }, [game]);
  return game;
}

/** The seats that the person at this browser holds. */
const held = (summary, player) => summary.seats.filter((seat) => player && seat.player === player.id).map((seat) => seat.seat);

export function Table({ id }) {
  const { watch, doing } = useGame(id);
  const known = useSignal(watch.known);
  if (!known.view) return known.error ? html`<${Problem} error=${known.error} />` : html`<${Busy} />`;
  return html`
    <div class="table" data-version=${known.view.version} data-status=${known.summary.status}>
      <${Problem} error=${known.error} />
      ${known.summary.status === 'open'
        ? html`<${BeforeStart} summary=${known.summary} again=${() => watch.again()} />`
        : html`<${Playing} key=${id} watch=${watch} doing=${doing} known=${known} />`}
    </div>
  `;
}

function Playing({ watch, doing, known }) {
  const { summary, view, legal } = known;
  const { player } = useSignal(session);
  const state = useSignal(doing.state);
  const [choice, choose] = useState(null);
  const [picked, setPicked] = useState({ decision: null, keys: [] });
  const { value: cards, error } = useAsked(() => cardsOf(summary.game), [summary.game]);
  const seats = held(summary, player);
  const mine = legal.decisions.filter((each) => each.options && seats.includes(each.seat));
  const decision = mine[0] ?? null;
  const keys = decision && picked.decision === decision.decision ? picked.keys : [];
  const marked = useMemo(() => marks(legal.actions, view), [legal, view]);
  if (!cards) return error ? html`<${Problem} error=${error} />` : html`<${Busy} />`;

  const reply = (asked, chosen) => answer(doing, asked, chosen);
  const pick = (key) => {
    if (decision.most === 1) return reply(decision, [key]);
    const now = keys.includes(key) ? keys.filter((each) => each !== key) : [...keys, key];
    return setPicked({ decision: decision.decision, keys: now });
  };
  const table = {
    id: summary.id, summary, view, legal, cards, seats, seat: view.seat, marks: marked, choose, pick, busy: state.busy, answer: reply,
    act: (one) => {
      choose(null);
      act(doing, watch, one);
    },
  };
  const Board = BOARDS[summary.game] ?? Plain;
  return html`
    <${TableContext.Provider} value=${table}>
      <${Others} />
      ${state.waiting && html`<p class="offline" role="status">${say('web_table.sending')}</p>`}
      ${state.error && html`<div class="refusal"><${Problem} error=${state.error} /><button type="button" class="plain" onClick=${() => doing.forget()}>${say('web.close')}</button></div>`}
      <div class="board"><${Board} view=${view} /><${Plain} view=${view} /></div>
      <${Actions} />
      ${decision && html`<${Asked} decision=${decision} choice=${keys} more=${mine.length - 1} />`}
      ${choice && html`<${Choice} what=${choice} close=${() => choose(null)} />`}
    <//>
  `;
}
