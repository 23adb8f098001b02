/** Creating a game or a campaign: which, how it is set up, who sits there, what is agreed on. */

import { post } from '../api.js';
import { rulesets } from '../catalogue.js';
import { html, useEffect, useRef, useState } from '../html.js';
import { Agreed, USUAL } from '../lobby/agreed.js';
import { SignUp, usePlayer } from '../lobby/known.js';
import { sent } from '../lobby/options.js';
import { Seats, plans, usualSeats } from '../lobby/seats.js';
import { CAMPAIGN, SetUp } from '../lobby/setup.js';
import { go } from '../router.js';
import { Busy, Problem, useAsked, useDoing } from '../ui.js';
import { say } from '../words.js';

export function Create() {
  const player = usePlayer();
  const asked = useAsked(rulesets, []);
  return html`
    <h1>${say('web_create.title')}</h1>
    <${Problem} error=${asked.error} />
    ${!player && html`<${SignUp} />`}
    ${player && (asked.value ? html`<${Form} all=${asked.value} />` : html`<${Busy} />`)}
  `;
}

/** A form as it is when a game is chosen. */
const begun = (ruleset) => ({ game: ruleset.game, preset: ruleset.presets[0].name, own: {}, seats: plans(usualSeats(ruleset)), sit: true });

function Form({ all }) {
  const [form, setForm] = useState(() => ({ ...begun(all[0]), agreed: USUAL }));
  const change = (part) => setForm((before) => ({ ...before, ...part }));
  const ruleset = all.find((each) => each.game === form.game);
  const creating = useDoing(async () => go(await created(ruleset, form)));
  const { error } = creating;
  const element = useRef(null);
  useEffect(() => {
    if (error) element.current.querySelector('[aria-invalid=true]')?.focus();
  }, [error]);
  const submitted = (event) => {
    event.preventDefault();
    creating.run();
  };
  return html`
    <form class="create" onSubmit=${submitted} ref=${element}>
      <fieldset>
        <legend>${say('web_create.game')}</legend>
        ${all.map((each) => html`<${Game} key=${each.game} ruleset=${each} chosen=${form.game} choose=${() => change(begun(each))} />`)}
      </fieldset>
      <${SetUp} ruleset=${ruleset} preset=${form.preset} own=${form.own} change=${change} error=${error} campaigns />
      <${Seats} ruleset=${ruleset} seats=${form.seats} change=${(seats) => change({ seats })} sit=${form.sit} sitDown=${(sit) => change({ sit })} error=${error} />
      <${Agreed} agreed=${form.agreed} change=${(agreed) => change({ agreed })} error=${error} campaign=${form.preset === CAMPAIGN} />
      <${Problem} error=${error} />
      <button class="main" data-do="create" disabled=${creating.busy}>${say('web_create.do')}</button>
    </form>
  `;
}

const Game = ({ ruleset, chosen, choose }) => html`
  <label class="choice">
    <input type="radio" name="game" value=${ruleset.game} checked=${ruleset.game === chosen} onChange=${choose} />
    <span><b>${ruleset.title}</b> <span class="faint">${say('web_create.players', { least: ruleset.least_seats, most: ruleset.most_seats })}</span></span>
  </label>
`;

/** Create what the form says; the page where it is. */
async function created(ruleset, { game, preset, own, seats, sit, agreed }) {
  const options = sent(ruleset, preset, own);
  if (preset !== CAMPAIGN) return `/games/${(await post('/games', { game, preset, options, seats, sit, ...agreed })).id}`;
  const { wait_for_ready: _, ...all } = agreed;
  return `/campaigns/${(await post('/campaigns', { game, options, seats, sit, ...all })).id}`;
}
