/** The Episode: its Objective with what that asks for, what is secured, what comes next; and what the team votes on. */

import { html } from '../../html.js';
import { seatName, useTable } from '../../table/context.js';
import { Card, Cluster } from '../../table/parts.js';
import { has, listed, named, say } from '../../words.js';
import { Zone } from '../deckbuilding.js';

const SIGNS = { open: '○', completed: '✓', failed: '✕' };

/** Something that the Objective asks for, and whether it is done. */
function Task({ one: { task, state, mandatory, credits } }) {
  const said = [named('firefly.task', state), mandatory && say('web_firefly.mandatory'), credits > 0 && say('board.firefly.credits', { n: credits })];
  return html`
    <li class="task ${state}">
      <span aria-hidden="true">${SIGNS[state]}</span>
      <span><b lang="en">${task}</b> <span class="faint">${said.filter(Boolean).join(', ')}</span></span>
    </li>
  `;
}

export function Episode({ view }) {
  return html`
    <${Zone} name="episode" title=${say('web_firefly.episode', { n: view.episode })}>
      <div class="objective">
        ${view.current_objective && html`<${Card} one=${view.current_objective} />`}
        <div>
          ${view.tasks.length > 0 && html`<h4>${say('web_firefly.tasks')}</h4><ul class="tasks">${view.tasks.map((one) => html`<${Task} key=${one.task} one=${one} />`)}</ul>`}
          <${Cluster} title=${say('web_firefly.secured')} cards=${view.secured} name="secured" />
          <${Cluster} title=${say('web_firefly.next')} cards=${view.next_objectives} name="next-objectives" />
        </div>
      </div>
    <//>
  `;
}

/** What a proposal is, in words: as the decision has it that the viewer is asked, else by its card or its kind. */
function proposed({ view, cards }, { what, card }) {
  const options = view.decisions.flatMap((decision) => decision.options ?? []);
  const asked = options.find((option) => option.key === what);
  if (asked) return asked.text;
  if (card?.card) return cards.get(card.card)?.name ?? card.card;
  const [kind, n] = what.split('-');
  const key = `web_firefly.proposal.${kind}`;
  return has(key) ? say(key, { n: Number(n) }) : what;
}

/** What the team may decide on, who proposes it, and who agrees. */
export function Proposals({ view }) {
  const table = useTable();
  if (!view.proposals.length) return null;
  const names = (seats) => listed(seats.map((seat) => seatName(table.summary, seat, say)));
  return html`
    <${Zone} name="proposals" title=${say('web_firefly.proposals')}>
      <ul class="proposals">
        ${view.proposals.map(
          (one) => html`
            <li key=${one.what}>
              ${one.card && html`<${Card} one=${one.card} small />`}
              <div>
                <b>${proposed(table, one)}</b>
                <p>${say('web_firefly.proposed_by', { names: names(one.proposed_by) })}</p>
                ${one.agreed.length > 0 && html`<p>${say('web_firefly.agreed', { names: names(one.agreed) })}</p>`}
              </div>
            </li>
          `,
        )}
      </ul>
    <//>
  `;
}
