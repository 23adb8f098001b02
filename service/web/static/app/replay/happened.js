/** What happened with a version: each event in a sentence, by which rule, and because of which card. */

import { html } from '../html.js';
import { seatName, useTable } from '../table/context.js';
import { RuleText } from '../table/rule.js';
import { moment, say } from '../words.js';

/** What the cards of a view are, by their numbers. @returns {Map<number, string>} */
export function cardsIn(value, found = new Map()) {
  if (!value || typeof value !== 'object') return found;
  if (typeof value.id === 'number' && typeof value.card === 'string') found.set(value.id, value.card);
  for (const inner of Object.values(value)) cardsIn(inner, found);
  return found;
}

/** The sentences of a commit, as they are said aloud. */
export const aloud = (commit) => commit.events.map((event) => event.text).filter(Boolean).slice(0, 3).join(' ');

/** `why`, for auditors: called with the place of an event, such as `12.3`. */
export function Happened({ commit, view, why }) {
  const { summary } = useTable();
  const known = cardsIn(view);
  if (!commit) return html`<p class="busy">${say('web.busy')}</p>`;
  const who = commit.seat >= 0 ? seatName(summary, commit.seat, say) : say('web_replay.nobody');
  return html`
    <section class="happened" aria-labelledby="happened" data-version=${commit.version}>
      <h2 id="happened">${say('web_replay.happened', { at: commit.version })}</h2>
      <p class="faint">${who} · <time datetime=${new Date(commit.at).toISOString()}>${moment(commit.at)}</time></p>
      ${commit.text && html`<p><b>${commit.text}</b></p>`}
      <ol class="events">
        ${commit.events.map(
          (event, n) => html`<${Told} key=${n} event=${event} before=${commit.events[n - 1]} card=${known.get(event.card)} why=${why && (() => why(`${commit.version}.${n}`))} />`,
        )}
      </ol>
      <${Asked} view=${view} />
    </section>
  `;
}

function Told({ event, before, card, why }) {
  const { cards } = useTable();
  const name = cards.get(card)?.name;
  return html`
    <li data-event=${event.type}>
      <p>${event.text || event.type}</p>
      ${event.card !== null && name && event.card !== before?.card && html`<p class="faint">${say('web_replay.card', { name })}</p>`}
      ${event.rule && event.rule !== before?.rule && html`<details class="by-rule"><summary><code>${event.rule}</code></summary><${RuleText} id=${event.rule} /></details>`}
      ${why && html`<button type="button" class="plain" data-do="why" onClick=${why}>${say('web_replay.why')}</button>`}
    </li>
  `;
}

/** What somebody is asked at this version. */
function Asked({ view }) {
  const { summary } = useTable();
  if (!view?.decisions?.length) return null;
  return html`
    <h3>${say('web_replay.open')}</h3>
    <ul class="asks">
      ${view.decisions.map(
        (asked) => html`
          <li key=${asked.decision}>
            <p>${say('web_replay.asked', { who: seatName(summary, asked.seat, say), prompt: asked.prompt })}</p>
            ${asked.options && html`<p class="faint">${asked.options.map((option) => option.text).join(' · ')}</p>`}
          </li>
        `,
      )}
    </ul>
  `;
}
