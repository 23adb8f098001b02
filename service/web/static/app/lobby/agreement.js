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
  const called = (value) => {
    if (value === null || value.length === 0) return say('web_create.unsaid');
    return Array.isArray(value) ? listed(value.map((one) => choiceName(one, known))) : choiceName(value, known);
  };
  return html`
    <p>${preset?.text ?? say('web_lobby.no_preset')}</p>
    <dl class="agreement">
      ${options.map((option) => html`<${Point} key=${option.name} name=${option.name} what=${option.text} value=${called(own[option.name])} />`)}
      <${Point} name="visibility" what=${say('web_create.who_sees')} value=${say(`web_create.visibility.${summary.visibility}`)} />
      ${summary.visibility !== 'private' && html`<${Point} name="spectators" what=${say('web_create.spectators')} value=${say(summary.spectators ? 'web_create.yes' : 'web_create.no')} />`}
      ${summary.spectators && summary.delay > 0 && html`<${Point} name="delay" what=${say('web_create.delay')} value=${summary.delay} />`}
      <${Point} name="undo" what=${say('web_create.take_back')} value=${say(`web_create.undo.${summary.undo}`)} />
      <${Point} name="clock" what=${say('web_create.clock.how')} value=${clock(summary.clock)} />
      ${summary.clock && html`<${Point} name="at_zero" what=${say('web_create.clock.at_zero')} value=${say(`web_create.at_zero.${summary.clock.at_zero}`)} />`}
    </dl>
  `;
}

const Point = ({ name, what, value }) => html`<div data-agreed=${name}><dt>${what}</dt><dd>${value}</dd></div>`;

function clock(agreed) {
  if (!agreed) return say('web_create.clock.none');
  const { kind, seconds, increment } = agreed;
  const n = { decision: seconds, turn: Math.round(seconds / 60), days: Math.round(seconds / 86_400) }[kind];
  return say(`web_lobby.clock.${kind}`, { n, increment });
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
