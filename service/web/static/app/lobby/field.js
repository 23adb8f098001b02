/** A field of a form, with what the service says against it. */

import { html } from '../html.js';

/** Whether a refusal is about a field, or about something within it. @param {string} at the field's JSON pointer */
export const against = (error, at) => Boolean(error?.pointer) && (error.pointer === at || error.pointer.startsWith(`${at}/`));

/** What is said against a field. */
export function Fault({ error, at }) {
  return against(error, at) ? html`<span class="problem" id=${fault(at)} data-at=${at}>${error.message}</span>` : null;
}

/** The attributes of a control that is at fault. */
export function faulty(error, at) {
  return against(error, at) ? { 'aria-invalid': 'true', 'aria-describedby': fault(at) } : {};
}

const fault = (at) => `fault${at.replaceAll('/', '-')}`;

/** A labelled control: its label above, its fault below. `children` is the control. */
export function Field({ label, about, error, at, children }) {
  return html`
    <div class="blank">
      <label><span>${label}</span>${children}</label>
      ${about && html`<span class="faint">${about}</span>`}
      <${Fault} error=${error} at=${at} />
    </div>
  `;
}

/** A choice of one out of few words: `options` are pairs of a value and what it is called. */
export function Select({ value, options, change, ...rest }) {
  const key = (one) => JSON.stringify(one);
  return html`
    <select value=${key(value)} onChange=${(event) => change(JSON.parse(event.target.value))} ...${rest}>
      ${options.map(([one, called]) => html`<option key=${key(one)} value=${key(one)}>${called}</option>`)}
    </select>
  `;
}

/** Something that is or isn't so. */
export function Check({ value, change, label, error, at, ...rest }) {
  return html`
    <div class="blank">
      <label class="choice">
        <input type="checkbox" checked=${value} onChange=${(event) => change(event.target.checked)} ...${rest} ...${faulty(error, at)} />
        <span>${label}</span>
      </label>
      <${Fault} error=${error} at=${at} />
    </div>
  `;
}
