/** Beside the board: what happened, what is said, and what people settle. On a narrow screen one of them at a time. */

import { html, useState } from '../html.js';
import { useSignal } from '../signal.js';
import { say } from '../words.js';
import { Affairs } from './affairs.js';
import { useTable } from './context.js';
import { Log } from './log.js';
import { Talk } from './talk.js';

function Tab({ name, shown, show, children }) {
  return html`<button type="button" aria-expanded=${String(shown === name)} aria-controls=${`panel-${name}`} onClick=${() => show(name)}>${say(`web_table.${name}.title`)}${children}</button>`;
}

function Panel({ name, shown, children }) {
  return html`
    <section id=${`panel-${name}`} class="panel ${shown === name ? 'shown' : ''}" data-panel=${name} aria-labelledby=${`title-${name}`}>
      <h2 id=${`title-${name}`}>${say(`web_table.${name}.title`)}</h2>
      ${children}
    </section>
  `;
}

/** How many messages came that weren't looked at. */
function Unread({ conversation, read }) {
  const { messages } = useSignal(conversation.known);
  const n = messages.length - read.current;
  return n > 0 ? html` <span class="count"><span aria-hidden="true">${n}</span><span class="unseen">${say('web_table.talk.unread', { n })}</span></span>` : null;
}

export function Side({ watch, back, conversation, read }) {
  const { seats } = useTable();
  const [shown, show] = useState('log');
  const talks = seats.length > 0;
  const turn = (name) => {
    read.current = conversation.known.value.messages.length;
    show(name);
  };
  return html`
    <aside class="side" aria-label=${say('web_table.beside')}>
      <div class="tabs">
        <${Tab} name="log" shown=${shown} show=${turn} />
        ${talks && html`<${Tab} name="talk" shown=${shown} show=${turn}>${shown !== 'talk' && html`<${Unread} conversation=${conversation} read=${read} />`}<//>`}
        <${Tab} name="affairs" shown=${shown} show=${turn} />
      </div>
      <${Panel} name="log" shown=${shown}><${Log} watch=${watch} back=${back} /><//>
      ${talks && html`<${Panel} name="talk" shown=${shown}><${Talk} conversation=${conversation} /><//>`}
      <${Panel} name="affairs" shown=${shown}><${Affairs} /><//>
    </aside>
  `;
}
