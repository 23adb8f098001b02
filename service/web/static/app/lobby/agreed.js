/** What those at a table agree on besides the game: who may see it, what may be taken back, how long one may take. */

import { html } from '../html.js';
import { say } from '../words.js';
import { Check, Fault, Field, Select, faulty } from './field.js';

/** What is agreed on where nobody says otherwise: one's own slips may be taken back. */
export const USUAL = { visibility: 'public', spectators: true, delay: 0, undo: 'own_last', clock: null, wait_for_ready: false };

const VISIBILITY = ['public', 'unlisted', 'private'];
const UNDO = ['none', 'own_last', 'all_agree'];
const AT_ZERO = ['answer', 'bot', 'stand_in'];
/** A clock of each kind, to begin with. */
const CLOCKS = {
  decision: { kind: 'decision', seconds: 120, at_zero: 'answer' },
  turn: { kind: 'turn', seconds: 1800, increment: 30, at_zero: 'answer' },
  days: { kind: 'days', days: 2, at_zero: 'answer' },
};

/** @param {{agreed: typeof USUAL, change: (agreed: any) => void, error?: any, campaign: boolean}} about */
export function Agreed({ agreed, change, error, campaign }) {
  const put = (name) => (value) => change({ ...agreed, [name]: value });
  const words = (table, codes) => codes.map((code) => [code, say(`web_create.${table}.${code}`)]);
  return html`
    <fieldset>
      <legend>${say('web_create.agreed')}</legend>
      <div class="blanks">
        <${Field} label=${say('web_create.who_sees')} error=${error} at="/visibility">
          <${Select} value=${agreed.visibility} change=${put('visibility')} options=${words('visibility', VISIBILITY)} data-field="visibility" ...${faulty(error, '/visibility')} />
        <//>
        <${Field} label=${say('web_create.take_back')} error=${error} at="/undo">
          <${Select} value=${agreed.undo} change=${put('undo')} options=${words('undo', UNDO)} data-field="undo" ...${faulty(error, '/undo')} />
        <//>
      </div>
      <details class="unfold" data-options="agreed">
        <summary>${say('web_create.more_agreed')}</summary>
        <div class="blanks">
          <${Check} label=${say('web_create.spectators')} value=${agreed.spectators} change=${put('spectators')} error=${error} at="/spectators" data-field="spectators" />
          ${agreed.spectators &&
          html`<${Field} label=${say('web_create.delay')} error=${error} at="/delay">
            <${Count} value=${agreed.delay} least=${0} most=${500} change=${put('delay')} data-field="delay" ...${faulty(error, '/delay')} />
          <//>`}
          ${!campaign && html`<${Check} label=${say('web_create.wait_for_ready')} value=${agreed.wait_for_ready} change=${put('wait_for_ready')} error=${error} at="/wait_for_ready" data-field="wait_for_ready" />`}
          <${Clock} clock=${agreed.clock} change=${put('clock')} error=${error} />
        </div>
      </details>
    </fieldset>
  `;
}

/** A whole number. */
function Count({ value, least, most, change, ...rest }) {
  return html`<input type="number" required min=${least} max=${most} value=${value} onInput=${(event) => event.target.value !== '' && change(Number(event.target.value))} ...${rest} />`;
}

function Clock({ clock, change, error }) {
  const kinds = [[null, say('web_create.clock.none')], ...Object.keys(CLOCKS).map((kind) => [kind, say(`web_create.clock.${kind}`)])];
  const put = (name, by = 1) => (value) => change({ ...clock, [name]: value * by });
  return html`
    <${Field} label=${say('web_create.clock.how')} error=${null} at="/clock">
      <${Select} value=${clock?.kind ?? null} change=${(kind) => change(kind && CLOCKS[kind])} options=${kinds} data-field="clock" ...${faulty(error, '/clock')} />
    <//>
    ${clock?.kind === 'decision' && html`<${Field} label=${say('web_create.clock.seconds')}><${Count} value=${clock.seconds} least=${1} most=${1814400} change=${put('seconds')} /><//>`}
    ${clock?.kind === 'turn' &&
    html`
      <${Field} label=${say('web_create.clock.minutes')}><${Count} value=${clock.seconds / 60} least=${1} most=${30240} change=${put('seconds', 60)} /><//>
      <${Field} label=${say('web_create.clock.increment')}><${Count} value=${clock.increment} least=${0} most=${86400} change=${put('increment')} /><//>
    `}
    ${clock?.kind === 'days' && html`<${Field} label=${say('web_create.clock.of_days')}><${Count} value=${clock.days} least=${1} most=${21} change=${put('days')} /><//>`}
    ${clock &&
    html`<${Field} label=${say('web_create.clock.at_zero')}>
      <${Select} value=${clock.at_zero} change=${(at_zero) => change({ ...clock, at_zero })} options=${AT_ZERO.map((code) => [code, say(`web_create.at_zero.${code}`)])} />
    <//>`}
    <${Fault} error=${error} at="/clock" />
  `;
}
