/** Talk at the table. */

import { html, useEffect, useLayoutEffect, useRef, useState } from '../html.js';
import { useSignal } from '../signal.js';
import { Problem, useDoing } from '../ui.js';
import { say } from '../words.js';
import { seatName, useTable } from './context.js';

function Message({ message, mine, drop }) {
  return html`
    <li data-message=${message.id}>
      <b>${message.name}</b>${message.to === 'team' && html` <span class="faint">${say('web_table.talk.channel.team')}</span>`}:
      ${' '}${message.text === null ? html`<i class="faint">${say('web_table.talk.removed')}</i>` : html`<span>${message.text}</span>`}
      ${mine && message.text !== null && html` <button type="button" class="plain" data-do="remove" aria-label=${say('web_table.talk.remove', { text: message.text })} onClick=${() => drop(message)}>×</button>`}
    </li>
  `;
}

/** What may be said by the rules of the game. */
function Etiquette({ etiquette }) {
  if (!etiquette?.rules.length) return null;
  return html`
    <details>
      <summary>${say('web_table.talk.etiquette')}</summary>
      <ul class="etiquette">${etiquette.rules.map((rule) => html`<li key=${rule.name} class=${rule.allowed ? 'allowed' : 'forbidden'}>${rule.text}</li>`)}</ul>
    </details>
  `;
}

/** One of several, where there is more than one. */
function Among({ label, value, choices, named, set }) {
  if (choices.length < 2) return null;
  return html`
    <label>${label}
      <select value=${value} onChange=${(event) => set(event.target.value)}>${choices.map((each) => html`<option key=${each} value=${each}>${named(each)}</option>`)}</select>
    </label>
  `;
}

function Form({ conversation, etiquette }) {
  const { summary, seats } = useTable();
  const [text, write] = useState('');
  const [to, setTo] = useState('table');
  const [seat, setSeat] = useState(seats[0]);
  const sending = useDoing(async () => {
    await conversation.say({ text: text.trim(), to, seat: Number(seat) });
    write('');
  });
  const sent = (event) => {
    event.preventDefault();
    if (text.trim()) sending.run();
  };
  return html`
    <form onSubmit=${sent}>
      <${Among} label=${say('web_table.talk.to')} value=${to} set=${setTo} choices=${etiquette?.channels ?? []} named=${(each) => say(`web_table.talk.channel.${each}`)} />
      <${Among} label=${say('web_table.talk.as')} value=${seat} set=${setSeat} choices=${seats} named=${(each) => `${seatName(summary, each, say)} (${say('web.seat.n', { n: each })})`} />
      <label class="text">${say('web_table.talk.text')}
        <input name="text" maxlength="500" autocomplete="off" value=${text} onInput=${(event) => write(event.target.value)} />
      </label>
      <button type="submit" data-do="say" disabled=${sending.busy || !text.trim()}>${say('web_table.talk.say')}</button>
      <${Problem} error=${sending.error} />
    </form>
  `;
}

export function Talk({ conversation }) {
  const { seats } = useTable();
  const { messages, etiquette, error } = useSignal(conversation.known);
  const dropping = useDoing((message) => conversation.remove(message));
  const list = useRef(null);
  useEffect(() => {
    conversation.begin();
    return () => conversation.end();
  }, [conversation]);
  useLayoutEffect(() => {
    list.current.scrollTop = list.current.scrollHeight;
  }, [messages.length]);
  return html`
    <div class="talk">
      <ol class="scroll" ref=${list} tabindex="0" aria-label=${say('web_table.talk.title')}>
        ${messages.map((message) => html`<${Message} key=${message.id} message=${message} mine=${seats.includes(message.seat)} drop=${dropping.run} />`)}
      </ol>
      ${!messages.length && html`<p class="faint">${say('web_table.talk.silence')}</p>`}
      <${Problem} error=${error ?? dropping.error} />
      <${Form} conversation=${conversation} etiquette=${etiquette} />
      <${Etiquette} etiquette=${etiquette} />
    </div>
  `;
}
