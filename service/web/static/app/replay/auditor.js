/** Auditors: their token, which is kept nowhere but in this page, what they alone are told, and that each look is noted. */

import { get } from '../api.js';
import { html, useState } from '../html.js';
import { signal } from '../signal.js';
import { seatName } from '../table/context.js';
import { Dialog, Problem, useAsked, useDoing } from '../ui.js';
import { moment, say } from '../words.js';
import { isPassedOver } from './difference.js';

/** The token of an auditor; nothing where nobody audits. */
export const auditor = signal('');

const noted = (id, part, query) => get(`/games/${id}/audit/${part}`, query, { token: auditor.value });

/** That each look is noted, and the way out of it. */
export const Noted = () => html`
  <p class="noted" role="status">${say('web_replay.noted')} <button type="button" class="plain" data-do="no-audit" onClick=${() => (auditor.value = '')}>${say('web_replay.stop')}</button></p>
`;

/** Where one says that one is an auditor. */
export function Auditing() {
  const sent = (event) => {
    event.preventDefault();
    auditor.value = new FormData(event.target).get('token').trim();
  };
  return html`
    <details class="part" data-part="auditor">
      <summary>${say('web_replay.auditor')}</summary>
      <form onSubmit=${sent}>
        <label>${say('web_replay.token')} <input name="token" type="password" required autocomplete="off" spellcheck=${false} /></label>
        <button data-do="audit">${say('web_replay.audit')}</button>
      </form>
    </details>
  `;
}

/** What differs, as auditors are told. */
export async function auditedDifference(id, eyes, from, to) {
  const { cards, shuffled, values } = await noted(id, 'difference', { from, to, seat: eyes.query.seat });
  const told = (places) => places.filter((place) => !isPassedOver(place));
  const moves = cards.map(({ card, left, reached }) => ({ card, left: told(left), reached: told(reached) }));
  return { cards: moves.filter(({ left, reached }) => left.length || reached.length), shuffled: told(shuffled), values: values.filter(({ what }) => !isPassedOver(what)) };
}

/** What could have been done at a version. */
export function Legal({ summary, eyes, at }) {
  const [told, tell] = useState(null);
  const asking = useDoing(async () => tell({ at, ...(await noted(summary.id, 'legal', { at, seat: eyes.query.seat })) }));
  const seats = told ? [...new Set([...told.actions, ...told.decisions].map((each) => each.seat))] : [];
  return html`
    <section class="part" aria-labelledby="legal" data-part="legal">
      <h2 id="legal">${say('web_replay.legal')}</h2>
      <button type="button" data-do="legal" disabled=${asking.busy} onClick=${asking.run}>${say('web_replay.ask_legal', { at })}</button>
      <${Problem} error=${asking.error} />
      ${told && seats.length === 0 && html`<p>${say('web_replay.legal_none', { at: told.at })}</p>`}
      ${seats.map((seat) => html`<h3 key=${seat}>${say('web_replay.legal_of', { at: told.at, who: seatName(summary, seat, say) })}</h3><${Could} told=${told} seat=${seat} />`)}
    </section>
  `;
}

function Could({ told, seat }) {
  const asked = told.decisions.filter((each) => each.seat === seat);
  return html`
    <ul>
      ${told.actions.filter((each) => each.seat === seat).map((each, n) => html`<li key=${n}>${each.text || each.type}</li>`)}
      ${asked.map((each) => html`<li key=${each.decision}>${each.prompt} <span class="faint">${each.options?.map((option) => option.text).join(' · ')}</span></li>`)}
    </ul>
  `;
}

/** Why an event happened: the chain of causes, back to what nobody had asked for. */
export function Cause({ summary, event, close }) {
  const { value, error } = useAsked(() => noted(summary.id, 'cause', { event }), [summary.id, event]);
  return html`
    <${Dialog} name="cause" title=${say('web_replay.cause', { event })} close=${close} wide>
      <${Problem} error=${error} />
      ${!value && !error && html`<p class="busy" role="status">${say('web.busy')}</p>`}
      ${value && html`<ol class="causes">${value.causes.map((cause) => html`<li key=${cause.at}><${Link} summary=${summary} cause=${cause} /></li>`)}</ol>`}
    <//>
  `;
}

function Link({ summary, cause: { at, event, cited, entry, running, agreed, action, answer } }) {
  const who = action.seat >= 0 ? seatName(summary, action.seat, say) : say('web_replay.nobody');
  return html`
    <p><b>${at}</b> ${event.text || event.type}</p>
    ${cited && html`<p><code>${cited.id}</code> ${cited.text}</p>`}
    ${entry && html`<p><b>${entry.name}</b> ${entry.text.join(' ')}</p>`}
    ${running.length > 0 && html`<p>${say('web_replay.running', { rules: running.map(({ text, cited: rule }) => (rule ? `${text} (${rule.id})` : text)).join(' › ') })}</p>`}
    ${!agreed && html`<p>${say('web_replay.disagreed')}</p>`}
    <p class="faint">${moment(action.made_at)} · ${who}: ${action.text}</p>
    <p>${answer ? say('web_replay.answered', { prompt: answer.prompt, at: answer.asked_at ?? '–' }) : say('web_replay.free')}</p>
  `;
}
