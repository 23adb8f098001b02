/** The table as it was: the game's own board, on which nothing can be done but to look closer. */

import { BOARDS } from '../boards/index.js';
import { html, useMemo, useState } from '../html.js';
import { Choice } from '../table/choice.js';
import { TableContext } from '../table/context.js';
import { Plain } from '../table/plain.js';
import { say } from '../words.js';

const nothing = () => {};

/** What the parts of a table share, where one only looks on. */
function useScene(summary, view, cards, choose) {
  return useMemo(() => {
    const seats = view.seat === null ? [] : [view.seat];
    const legal = { version: view.version, actions: [], decisions: [] };
    return { id: summary.id, summary, view, legal, cards, seats, seat: view.seat, marks: new Map(), busy: false, choose, act: nothing, pick: nothing, answer: nothing };
  }, [summary, view, cards]);
}

/** `children` stand beside the board, or before it in a box that is always as high, so that the board keeps its place. */
export function Scene({ summary, view, cards, stale, children }) {
  const [closer, choose] = useState(null);
  const table = useScene(summary, view, cards, choose);
  const Board = BOARDS[summary.game] ?? Plain;
  return html`
    <${TableContext.Provider} value=${table}>
      <div class="scene">
        <div class="beside" tabindex="0" role="region" aria-label=${say('web_replay.beside')}>${children}</div>
        <div class="board" data-version=${view.version} data-seat=${view.seat} aria-busy=${String(stale)}><h2 class="unseen">${say('web_board.board')}</h2><${Board} view=${view} /></div>
      </div>
      ${closer && html`<${Choice} what=${closer} close=${() => choose(null)} />`}
    <//>
  `;
}
