/** How a game is set up: a preset, and what is changed of it. */

import { cards } from '../catalogue.js';
import { html, useEffect, useRef } from '../html.js';
import { useAsked } from '../ui.js';
import { say } from '../words.js';
import { Option, choiceName } from './controls.js';
import { Fault, against } from './field.js';
import { basis, grouped, pointer } from './options.js';

/** The name under which a campaign stands among the presets of a game that has campaigns. */
export const CAMPAIGN = 'campaign';

/** Whether a game can be played as a campaign: its games have an option for it. */
const hasCampaign = (ruleset) => ruleset.options.some((option) => option.name === CAMPAIGN);

/**
 * @param {{ruleset: any, preset: string, own: Record<string, any>, change: (part: {preset?: string, own?: Record<string, any>}) => void, error?: any, campaigns?: boolean}} about
 *   `own` are the options that differ from the preset, by name
 */
export function SetUp({ ruleset, preset, own, change, error, campaigns }) {
  return html`
    <fieldset>
      <legend>${say('web_create.preset')}</legend>
      ${ruleset.presets.map((each) => html`<${Preset} key=${each.name} name=${each.name} text=${each.text} chosen=${preset} choose=${change} />`)}
      ${campaigns && hasCampaign(ruleset) && html`<${Preset} name=${CAMPAIGN} text=${say('web_create.campaign')} chosen=${preset} choose=${change} />`}
      <${Fault} error=${error} at="/preset" />
      <${Options} key=${`${ruleset.game} ${preset}`} ruleset=${ruleset} preset=${preset} own=${own} change=${(changed) => change({ own: changed })} error=${error} />
    </fieldset>
  `;
}

/** A preset brings its own options: what was changed of another doesn't stay. */
const Preset = ({ name, text, chosen, choose }) => html`
  <label class="choice">
    <input type="radio" name="preset" value=${name} checked=${name === chosen} onChange=${() => choose({ preset: name, own: {} })} />
    <span>${text}</span>
  </label>
`;

function Options({ ruleset, preset, own, change, error }) {
  const { value: known } = useAsked(() => cards(ruleset.game), [ruleset.game]);
  const values = { ...basis(ruleset, preset), ...own };
  const called = (choice) => choiceName(choice, known);
  const fields = (options) =>
    options.map((option) => html`<${Option} key=${option.name} option=${option} value=${values[option.name]} change=${(value) => change({ ...own, [option.name]: value })} error=${error} called=${called} />`);
  return grouped(ruleset).map(({ name, options }) => {
    const changed = options.filter((option) => option.name in own).length;
    const wrong = options.some((option) => against(error, pointer(option.name)));
    if (name === 'usual') return html`<div class="blanks" data-options=${name}>${fields(options)}</div>`;
    return html`<${Folded} key=${name} name=${name} n=${options.length} changed=${changed} wrong=${wrong}>${fields(options)}<//>`;
  });
}

/** Options that few people change; unfolded where something is wrong among them. */
function Folded({ name, n, changed, wrong, children }) {
  const element = useRef(null);
  useEffect(() => {
    if (wrong) element.current.open = true;
  }, [wrong]);
  return html`
    <details class="unfold" ref=${element} data-options=${name}>
      <summary>${say(`web_create.group.${name}`, { n })}${changed > 0 && html` <b>${say('web_create.changed', { n: changed })}</b>`}</summary>
      <div class="blanks">${children}</div>
    </details>
  `;
}
