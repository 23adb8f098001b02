/** How many seats a table has, and who is to play them. */

import { html } from '../html.js';
import { has, say } from '../words.js';
import { Fault } from './field.js';

export const OPEN = { kind: 'open' };

/** So many seats: those that there were, and open ones. */
export const plans = (n, before = []) => Array.from({ length: n }, (_, seat) => before[seat] ?? OPEN);

/** How many seats a table has where nobody said so: two, where the game can be played so. */
export const usualSeats = (ruleset) => Math.min(Math.max(2, ruleset.least_seats), ruleset.most_seats);

/** The bot that sits down where nobody says which. */
export const usualBot = (bots) => (bots.includes('greedy') ? 'greedy' : bots[0]);

/** What a bot is called, by its kind. */
export const botName = (bot) => (has(`web_create.bot.${bot}`) ? say(`web_create.bot.${bot}`) : bot);

/** The seats of a table that is to be laid; `sit`: the first of those that are open is the reader's. */
export function Seats({ ruleset, seats, change, sit, sitDown, error }) {
  const { least_seats: least, most_seats: most, bots } = ruleset;
  const mine = sit ? seats.findIndex((seat) => seat.kind === 'open') : -1;
  const put = (n, bot) => change(seats.map((seat, each) => (each === n ? planned(bot) : seat)));
  const fill = () => change(seats.map((seat, each) => (each === mine || seat.kind === 'bot' ? seat : planned(usualBot(bots)))));
  return html`
    <fieldset class="seating">
      <legend>${say('web_create.seats')}</legend>
      <label>${say('web_create.how_many')}
        <select name="seats" value=${seats.length} onChange=${(event) => change(plans(Number(event.target.value), seats))}>
          ${Array.from({ length: most - least + 1 }, (_, n) => least + n).map((n) => html`<option key=${n} value=${n}>${n}</option>`)}
        </select>
      </label>
      <label class="choice"><input type="checkbox" checked=${sit} onChange=${(event) => sitDown(event.target.checked)} /> <span>${say('web_create.sit')}</span></label>
      <ol>
        ${seats.map(
          (seat, n) => html`<li key=${n}>
            ${n === mine
              ? html`<span class="mine">${say('web.seat.n', { n })} <b>${say('web_create.you')}</b></span>`
              : html`<label>${say('web.seat.n', { n })}
                  <select value=${seat.bot ?? ''} onChange=${(event) => put(n, event.target.value)}>
                    <option value="">${say('web_create.open')}</option>
                    ${bots.map((bot) => html`<option key=${bot} value=${bot}>${botName(bot)}</option>`)}
                  </select>
                </label>`}
          </li>`,
        )}
      </ol>
      <button type="button" data-do="fill" onClick=${fill}>${say('web_create.fill')}</button>
      <${Fault} error=${error} at="/seats" />
    </fieldset>
  `;
}

const planned = (bot) => (bot ? { kind: 'bot', bot } : OPEN);
