/** Laying a table: which game, how it is set up, who sits there. */

import { post } from '../api.js';
import { rulesets } from '../catalogue.js';
import { html, useState } from '../html.js';
import { SignUp, usePlayer } from '../lobby/known.js';
import { Seats, plans } from '../lobby/seats.js';
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

function Form({ all }) {
  const [game, setGame] = useState(all[0].game);
  const chosen = all.find((each) => each.game === game);
  const [preset, setPreset] = useState(chosen.presets[0].name);
  const [seats, setSeats] = useState(() => plans(usual(chosen)));
  const [sit, setSit] = useState(true);
  const creating = useDoing(async () => {
    const made = await post('/games', { game, preset, seats, sit });
    go(`/games/${made.id}`);
  });
  const another = (name) => {
    const ruleset = all.find((each) => each.game === name);
    setGame(name);
    setPreset(ruleset.presets[0].name);
    setSeats(plans(usual(ruleset)));
  };
  const sent = (event) => {
    event.preventDefault();
    creating.run();
  };
  return html`
    <form class="create" onSubmit=${sent}>
      <fieldset>
        <legend>${say('web_create.game')}</legend>
        ${all.map(
          (each) => html`<label key=${each.game} class="choice">
            <input type="radio" name="game" value=${each.game} checked=${each.game === game} onChange=${() => another(each.game)} />
            <span><b>${each.title}</b> <span class="faint">${say('web_create.players', { least: each.least_seats, most: each.most_seats })}</span></span>
          </label>`,
        )}
      </fieldset>
      <fieldset>
        <legend>${say('web_create.preset')}</legend>
        ${chosen.presets.map(
          (each) => html`<label key=${each.name} class="choice">
            <input type="radio" name="preset" value=${each.name} checked=${each.name === preset} onChange=${() => setPreset(each.name)} />
            <span>${each.text}</span>
          </label>`,
        )}
      </fieldset>
      <${Seats} ruleset=${chosen} seats=${seats} change=${setSeats} sit=${sit} sitDown=${setSit} />
      <${Problem} error=${creating.error} />
      <button class="main" data-do="create" disabled=${creating.busy}>${say('web_create.do')}</button>
    </form>
  `;
}

/** How many seats a table has where nobody said so: two, where the game can be played so. */
const usual = (ruleset) => Math.min(Math.max(2, ruleset.least_seats), ruleset.most_seats);
