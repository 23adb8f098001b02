/** The form control for each kind of option. */

import { html, useRef, useState } from '../html.js';
import { has, say } from '../words.js';
import { Check, Fault, Field, Select, against, faulty } from './field.js';
import { control, pointer } from './options.js';

/**
 * An option of a game. `label` is what it does, in a sentence; `called` says what a choice is called.
 * @param {{option: any, value: any, change: (value: any) => void, error?: any, called: (choice: any) => string}} about
 */
export function Option({ option, value, change, error, called }) {
  const about = control(option);
  const at = pointer(option.name);
  const rest = { 'data-option': option.name, ...faulty(error, at) };
  const Kind = KINDS[about.kind];
  return html`<${Kind} ...${{ about, at, rest, value, change, error, called }} label=${option.text} />`;
}

const Flag = ({ label, value, change, error, at, rest }) => html`<${Check} ...${{ label, value, change, error, at }} ...${rest} />`;

function One({ about, label, value, change, error, at, rest, called }) {
  const options = about.choices.map((choice) => [choice, called(choice)]);
  if (about.none) options.unshift([null, say('web_create.unsaid')]);
  return html`<${Field} label=${label} error=${error} at=${at}><${Select} ...${{ value, change, options }} ...${rest} /><//>`;
}

function Numeric({ about, label, value, change, error, at, rest }) {
  const typed = (text) => change(text === '' ? null : Number(text));
  return html`
    <${Field} label=${label} error=${error} at=${at}>
      <input type="number" min=${about.least} max=${about.most} required=${!about.none} value=${value ?? ''} placeholder=${about.none ? say('web_create.unsaid') : ''} onInput=${(event) => typed(event.target.value)} ...${rest} />
    <//>
  `;
}

function Word({ about, label, value, change, error, at, rest }) {
  const typed = (text) => change(text === '' && about.none ? null : text);
  return html`<${Field} label=${label} error=${error} at=${at}><input value=${value ?? ''} onInput=${(event) => typed(event.target.value)} ...${rest} /><//>`;
}

/** Several words or numbers in a line, with commas between them. */
function Line({ about, label, value, change, error, at, rest }) {
  const [text, setText] = useState(value.join(', '));
  const typed = (line) => {
    setText(line);
    const words = line.split(',').map((word) => word.trim()).filter(Boolean);
    change(about.kind === 'numbers' ? words.map(Number).filter(Number.isFinite) : words);
  };
  const hint = about.kind === 'numbers' ? say('web_create.numbers', { least: about.least, most: about.most }) : say('web_create.words');
  return html`
    <${Field} label=${label} about=${hint} error=${error} at=${at}>
      <input value=${text} inputmode=${about.kind === 'numbers' ? 'numeric' : null} pattern=${about.kind === 'numbers' ? '[0-9, ]*' : null} onInput=${(event) => typed(event.target.value)} ...${rest} />
    <//>
  `;
}

/** Several of many, in the order in which they were added. */
function Several({ about, label, value, change, error, at, rest, called }) {
  const [next, setNext] = useState(about.choices[0]);
  const select = useRef(null);
  const drop = (n) => {
    change(value.filter((_, each) => each !== n));
    select.current.querySelector('select').focus();
  };
  return html`
    <div class="blank several ${against(error, at) ? 'bad' : ''}" role="group" aria-label=${label} ref=${select}>
      <span>${label}</span>
      ${value.length > 0 &&
      html`<ol>
        ${value.map((one, n) => html`<li key=${n}>${called(one)} <button type="button" class="plain" aria-label=${say('web_create.drop', { what: called(one) })} onClick=${() => drop(n)}>×</button></li>`)}
      </ol>`}
      <span class="add">
        <${Select} aria-label=${say('web_create.next')} value=${next} change=${setNext} options=${about.choices.map((choice) => [choice, called(choice)])} ...${rest} />
        <button type="button" onClick=${() => change([...value, next])}>${say('web_create.add')}</button>
      </span>
      <${Fault} error=${error} at=${at} />
    </div>
  `;
}

const KINDS = { flag: Flag, one: One, several: Several, number: Numeric, numbers: Line, word: Word, words: Line };

/** What a choice is called: by the words of the pages, else as the card with that key, else as it is. */
export function choiceName(choice, cards) {
  if (typeof choice === 'boolean') return say(choice ? 'web_create.yes' : 'web_create.no');
  const key = `web_create.choice.${choice}`;
  if (has(key)) return say(key);
  return cards?.get(choice)?.name ?? String(choice);
}
