/** A table at which is played, or was: the board, what may be done, and what is beside it. */

import { BOARDS } from '../boards/index.js';
import { cards as cardsOf } from '../catalogue.js';
import { html, useEffect, useMemo, useRef, useState } from '../html.js';
import { useTitles } from '../lobby/titles.js';
import { session } from '../session.js';
import { useSignal } from '../signal.js';
import { Busy, Problem, announce, useAsked } from '../ui.js';
import { say } from '../words.js';
import { act, answer } from './acting.js';
import { Actions } from './actions.js';
import { Proposal, TakeBack } from './affairs.js';
import { Choice } from './choice.js';
import { TableContext, held, marks } from './context.js';
import { Asked, Others } from './decision.js';
import { Ending } from './ending.js';
import { useFocusKept } from './focus.js';
import { chosenOf, withOptions } from './options.js';
import { People } from './people.js';
import { Plain } from './plain.js';
import { Rematch } from './rematch.js';
import { RuleText } from './rule.js';
import { Side } from './side.js';

/** What is asked of the viewer first, what they chose of it so far, and how many more questions there are. */
function useAskedOf(legal, seats) {
  const [picked, set] = useState({ decision: null, keys: [] });
  const mine = legal.decisions.filter((each) => each.options && seats.includes(each.seat));
  const decision = mine[0] ?? null;
  const keys = decision && picked.decision === decision.decision ? picked.keys : [];
  const turn = (key) => set({ decision: decision.decision, keys: keys.includes(key) ? keys.filter((each) => each !== key) : [...keys, key] });
  return { decision, keys, turn, more: mine.length - 1 };
}

/** Has a screen reader say what happened, and what one is asked. */
function useSpeech(speaker, version, decision) {
  useEffect(() => {
    const said = [speaker.said(), decision?.prompt].filter(Boolean).join(' ');
    if (said) announce(said);
  }, [version, decision?.decision]);
}

/** Of several seats, looks through the eyes of the one that has something to do. */
function useEyes(watch, summary, view, seats) {
  useEffect(() => {
    const due = seats.filter((seat) => summary.awaited.includes(seat));
    if (due.length && !due.includes(view.seat)) watch.lookAs(due[0]);
  }, [view.version]);
}

/** The middle of the table; while something is on its way it says so, and what is in it isn't drawn anew. */
function Middle({ doing, children }) {
  const { busy } = useSignal(doing.state);
  return html`<div class="middle" aria-busy=${String(busy)}>${children}</div>`;
}

/** Why something wasn't done, until it is read. */
function Refused({ doing }) {
  const { error, waiting } = useSignal(doing.state);
  if (waiting) return html`<p class="offline" role="status">${say('web_table.sending')}</p>`;
  if (!error) return null;
  return html`
    <div class="refusal">
      <div><${Problem} error=${error} />${error.rule && html`<${RuleText} id=${error.rule} />`}</div>
      <button type="button" class="plain" data-do="read" onClick=${() => doing.forget()}>${say('web.close')}</button>
    </div>
  `;
}

export function Playing({ watch, doing, speaker, conversation, known }) {
  const { summary, view, legal } = known;
  const { player } = useSignal(session);
  const title = useTitles()(summary.game);
  const [choice, choose] = useState(null);
  const read = useRef(0);
  const { value: cards, error } = useAsked(() => cardsOf(summary.game), [summary.game]);
  const seats = held(summary, player);
  const asked = useAskedOf(legal, seats);
  const { decision, keys } = asked;
  const marked = useMemo(() => withOptions(marks(legal.actions, view), decision), [legal, view]);
  useEyes(watch, summary, view, seats);
  useSpeech(speaker, view.version, decision);
  useFocusKept(legal);
  if (!cards) return error ? html`<${Problem} error=${error} />` : html`<${Busy} />`;

  const pick = (key) => (decision.most === 1 ? answer(doing, decision, [key]) : asked.turn(key));
  const table = {
    id: summary.id, summary, view, legal, cards, seats, seat: view.seat, marks: marked, chosen: chosenOf(decision, keys), doing, choose, pick,
    answer: (one, chosen) => answer(doing, one, chosen),
    act: (one) => {
      choose(null);
      if (one.option === undefined) act(doing, watch, one);
      else pick(one.option);
    },
  };
  const running = summary.status === 'running';
  const playing = running && seats.length > 0;
  const back = playing && summary.undo === 'all_agree' && !summary.undo_proposal ? (to) => doing.post('/undo', { seat: seats[0], to }) : null;
  const Board = BOARDS[summary.game] ?? Plain;
  return html`
    <${TableContext.Provider} value=${table}>
      <header class="at-table">
        <h1>${title}</h1>
        ${seats.length === 0 && html`<p class="faint">${say('web_table.looking_on')}</p>`}
        <${People} look=${seats.length > 1 && ((seat) => watch.lookAs(seat))} />
      </header>
      <${Middle} doing=${doing}>
        ${summary.status === 'ended' && html`<${Ending}><${Rematch} summary=${summary} /><//>`}
        ${running && html`<${Others} />`}
        <div class="board"><h2 class="unseen">${say('web_board.board')}</h2><${Board} view=${view} /></div>
        <div class="hands-on">
          <${Proposal} />
          <${Refused} doing=${doing} />
          ${decision && html`<${Asked} decision=${decision} choice=${keys} more=${asked.more} />`}
          <${Actions} asked=${decision !== null}>${playing && html`<${TakeBack} commits=${watch.commits} />`}<//>
        </div>
      <//>
      <${Side} watch=${watch} back=${back} conversation=${conversation} read=${read} />
      ${choice && html`<${Choice} what=${choice} close=${() => choose(null)} />`}
    <//>
  `;
}
