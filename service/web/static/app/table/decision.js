/** What a seat is asked: the question, what asks it, and the options. The table stays in sight and in reach. */

import { Face } from '../card.js';
import { html, useEffect, useRef, useState } from '../html.js';
import { say } from '../words.js';
import { seatName, useTable } from './context.js';
import { RuleText } from './rule.js';

/** How many are to be chosen, in words. */
function howMany({ least, most }) {
  if (least === most) return say('web_table.exactly', { n: least });
  if (least === 0) return say('web_table.at_most', { n: most });
  return say('web_table.from_to', { least, most });
}

/** An option: the card that it is, or a sentence. Of several chosen, its place in the order is shown. */
function Option({ option, order, ordered, full }) {
  const { cards, pick } = useTable();
  const entry = option.card?.card ? cards.get(option.card.card) : null;
  const chosen = order >= 0;
  return html`
    <button
      type="button"
      class="option ${entry ? 'card' : ''} ${chosen ? 'chosen' : ''}"
      data-option=${option.key}
      aria-pressed=${ordered ? String(chosen) : null}
      disabled=${full && !chosen}
      onClick=${() => pick(option.key)}
    >
      ${ordered && chosen && html`<span class="order">${order + 1}</span>`}
      ${entry ? html`<${Face} entry=${entry} /><span class=${option.text === entry.name ? 'unseen' : 'said'}>${option.text}</span>` : html`<span>${option.text}</span>`}
    </button>
  `;
}

/** The button that answers: with what was chosen, or with nothing. */
function Answer({ decision, choice }) {
  const { answer } = useTable();
  const single = decision.most === 1;
  if (single && decision.least > 0 && decision.options.length) return null;
  const fits = choice.length >= decision.least && choice.length <= decision.most;
  const none = decision.options.length ? 'web_table.answer_none' : 'web_table.go_on';
  const label = choice.length ? say('web_table.answer', { n: choice.length }) : say(none);
  return html`<button type="button" class="main" data-do="answer" disabled=${!fits} onClick=${() => answer(decision, choice)}>${label}</button>`;
}

/** The first of what the viewer is asked, as a sheet that can be put aside. `choice` are the keys chosen so far, in order. */
export function Asked({ decision, choice, more }) {
  const { summary, seats, cards } = useTable();
  const [aside, put] = useState(false);
  const sheet = useRef(null);
  useEffect(() => {
    put(false);
    if (!document.activeElement?.closest('dialog, .side')) sheet.current?.focus();
  }, [decision.decision]);
  const cause = decision.cause?.card ? cards.get(decision.cause.card) : null;
  const ordered = decision.most > 1;
  const full = choice.length >= decision.most;
  return html`
    <section ref=${sheet} class="asked ${aside ? 'aside' : ''}" role="dialog" aria-label=${decision.prompt} data-dialog="decision" data-decision=${decision.decision} tabindex="-1">
      <header>
        <h2>${seats.length > 1 && `${seatName(summary, decision.seat, say)}: `}${decision.prompt}</h2>
        <button type="button" class="plain" aria-expanded=${String(!aside)} onClick=${() => put(!aside)}>${say(aside ? 'web_table.open' : 'web_table.aside')}</button>
      </header>
      <div class="body" hidden=${aside}>
        <p class="because">
          ${cause && html`<b>${cause.name}</b> `}
          ${ordered && html`<span>${howMany(decision)} ${say('web_table.in_order')}</span>`}
          ${more > 0 && html` <span class="faint">${say('web_table.more_asked', { n: more })}</span>`}
        </p>
        ${!decision.options.length && html`<p>${say('web_table.no_options')}</p>`}
        <div class="options">
          ${decision.options.map((option) => html`<${Option} key=${option.key} option=${option} order=${choice.indexOf(option.key)} ordered=${ordered} full=${full} />`)}
        </div>
        <${Answer} decision=${decision} choice=${choice} />
        <details class="behind">
          <summary>${say('web_table.why_asked')}</summary>
          ${cause && html`<div class="closer"><${Face} entry=${cause} /></div>`}
          <${RuleText} id=${decision.rule} />
        </details>
      </div>
    </section>
  `;
}

/** Whom else the game waits for, and what they are asked. */
export function Others() {
  const { summary, legal, seats } = useTable();
  const asked = legal.decisions.filter((each) => !seats.includes(each.seat));
  const silent = summary.awaited.filter((seat) => !seats.includes(seat) && !asked.some((each) => each.seat === seat));
  if (!asked.length && !silent.length) return null;
  return html`
    <ul class="waiting">
      ${asked.map((each) => html`<li key=${each.decision}>${say('web_table.is_asked', { name: seatName(summary, each.seat, say), prompt: each.prompt })}</li>`)}
      ${silent.map((seat) => html`<li key=${`seat ${seat}`}>${say('web_table.is_on', { name: seatName(summary, seat, say) })}</li>`)}
    </ul>
  `;
}
