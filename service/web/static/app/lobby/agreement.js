/** What a table has agreed on, to read; and the dialog in which its host changes what is played. */

import { put } from '../api.js';
import { cards } from '../catalogue.js';
import { html, useState } from '../html.js';
import { Dialog, Problem, useAsked, useDoing } from '../ui.js';
import { listed, say } from '../words.js';
import { choiceName } from './controls.js';
import { changes, control, sent } from './options.js';
import { SetUp } from './setup.js';

/** The preset, what differs from it, who may see the game, its undo and its clock. */
export function Agreement({ summary, ruleset }) {
  const { value: known } = useAsked(() => cards(summary.game), [summary.game]);
  const preset = ruleset.presets.find((each) => each.name === summary.preset);
  const own = changes(ruleset, summary.preset, summary.options);
  const options = ruleset.options.filter((option) => option.name in own && control(option));
  const called = (value) => (Array.isArray(value) ? listed(value.map((one) => choiceName(one, known))) : choiceName(value, known));
  return html`
    <p>${preset?.text ?? say('web_lobby.no_preset')}</p>
    <ul class="agreement">
      ${options.map((option) => html`<li key=${option.name} data-agreed=${option.name}>${option.text} <b>${own[option.name] === null ? say('web_create.unsaid') : called(own[option.name])}</b></li>`)}
      <li>${say(`web_create.visibility.${summary.visibility}`)}</li>
      <li>${say('web_create.take_back')}: <b>${say(`web_create.undo.${summary.undo}`)}</b></li>
      <li>${say('web_create.clock.how')}: <b>${clock(summary.clock)}</b></li>
      ${!summary.spectators && html`<li>${say('web_lobby.no_spectators')}</li>`}
      ${summary.spectators && summary.delay > 0 && html`<li>${say('web_create.delay')}: <b>${summary.delay}</b></li>`}
    </ul>
  `;
}

function clock(agreed) {
  if (!agreed) return say('web_create.clock.none');
  const { kind, seconds, increment, at_zero } = agreed;
  const n = { decision: seconds, turn: Math.round(seconds / 60), days: Math.round(seconds / 86_400) }[kind];
  const zero = `${say('web_create.clock.at_zero')}: ${say(`web_create.at_zero.${at_zero}`)}`;
  return `${say(`web_lobby.clock.${kind}`, { n, increment })}. ${zero}`;
}

/** The host's dialog. */
export function Change({ summary, ruleset, close, done }) {
  const [form, setForm] = useState({ preset: summary.preset, own: changes(ruleset, summary.preset, summary.options) });
  const changing = useDoing(async () => {
    await put(`/games/${summary.id}/options`, { preset: form.preset || null, options: sent(ruleset, form.preset, form.own) });
    done();
  });
  const submitted = (event) => {
    event.preventDefault();
    changing.run();
  };
  return html`
    <${Dialog} title=${say('web_lobby.change')} name="change" close=${close} wide>
      <form class="create" onSubmit=${submitted}>
        <${SetUp} ruleset=${ruleset} preset=${form.preset} own=${form.own} change=${(part) => setForm({ ...form, ...part })} error=${changing.error} />
        <${Problem} error=${changing.error} />
        <button class="main" data-do="change" disabled=${changing.busy}>${say('web_lobby.change_do')}</button>
      </form>
    <//>
  `;
}
