/** What happened, newest last, and the rule behind each line. */

import { html, useEffect, useLayoutEffect, useMemo, useRef } from '../html.js';
import { signal, useSignal } from '../signal.js';
import { Problem, useDoing } from '../ui.js';
import { locale, say } from '../words.js';
import { seatName, useTable } from './context.js';
import { RuleText } from './rule.js';

/** The time of day. */
const hour = (milliseconds) => new Intl.DateTimeFormat(locale.value, { timeStyle: 'short' }).format(milliseconds);

/** The lines of a commit, and who did it. Lines are reached by the arrow keys: the list is one stop for the tabulator. */
function Commit({ commit, who, back }) {
  return useMemo(
    () => html`
      <li class="commit" data-commit=${commit.version}>
        <p class="who">
          <b>${who}</b> <time datetime=${new Date(commit.at).toISOString()}>${hour(commit.at)}</time> <span class="faint">#${commit.version}</span>
          ${back && html`<button type="button" class="plain" data-do="back" onClick=${() => back(commit.version - 1)}>${say('web_table.undo.to_here')}</button>`}
        </p>
        <ul>
          ${commit.events.map((event, n) => event.text && html`<li key=${n}><button type="button" class="line" tabindex="-1" data-line=${`${commit.version}.${n}`}>${event.text}</button></li>`)}
        </ul>
      </li>
    `,
    [commit, who, Boolean(back)],
  );
}

/** The card with a number, wherever in the view it lies. */
function cardIn(value, id) {
  if (!value || typeof value !== 'object') return null;
  if (value.id === id && value.card) return value.card;
  for (const inner of Object.values(value)) {
    const found = cardIn(inner, id);
    if (found) return found;
  }
  return null;
}

/** The rule behind the line that is looked at, and the card that caused it. */
function Behind({ looked }) {
  const { view, cards } = useTable();
  const event = useSignal(looked);
  if (!event) return html`<p class="behind faint">${say('web_table.log.how')}</p>`;
  const cause = event.card ? cards.get(cardIn(view, event.card)) : null;
  return html`
    <div class="behind" data-rule=${event.rule}>
      ${cause && html`<p><b>${cause.name}</b>${cause.text.length > 0 && `: ${cause.text.join(' ')}`}</p>`}
      <${RuleText} id=${event.rule} />
    </div>
  `;
}

/** Which line is looked at by hovering, focusing or pressing, and moving from line to line. */
function useLooking(commits, list) {
  const looked = useMemo(() => signal(null), []);
  const look = (event) => {
    const line = event.target.closest('[data-line]');
    if (!line) return;
    const [version, n] = line.dataset.line.split('.').map(Number);
    looked.value = commits.find((commit) => commit.version === version)?.events[n] ?? null;
  };
  const move = (event) => {
    if (event.key === 'Escape') looked.value = null;
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const lines = [...list.current.querySelectorAll('.line')];
    const at = lines.indexOf(document.activeElement);
    const next = at < 0 ? lines.at(-1) : lines[at + step];
    next?.focus();
  };
  return { looked, look, move };
}

/** Keeps the end in sight, unless somebody has scrolled up to read. */
function useEnd(list, on) {
  const atEnd = useRef(true);
  useEffect(() => {
    const box = list.current;
    const scrolled = () => (atEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < 40);
    box.addEventListener('scroll', scrolled, { passive: true });
    return () => box.removeEventListener('scroll', scrolled);
  }, []);
  useLayoutEffect(() => {
    if (atEnd.current) list.current.scrollTop = list.current.scrollHeight;
  }, [on]);
}

/** The log of a game that is watched; `back`, where it may be, proposes to go back to a version. */
export function Log({ watch, back }) {
  const { summary } = useTable();
  const commits = useSignal(watch.commits);
  const list = useRef(null);
  const { looked, look, move } = useLooking(commits, list);
  const more = useDoing(() => watch.earlier());
  useEnd(list, commits.at(-1)?.version);
  const first = commits[0]?.version ?? 1;
  const who = (seat) => (seat < 0 ? say('web_table.log.table') : seatName(summary, seat, say));
  return html`
    <div class="log">
      <div class="scroll" ref=${list} tabindex="0" role="group" aria-label=${say('web_table.log.title')} onMouseOver=${look} onFocusIn=${look} onClick=${look} onKeyDown=${move}>
        ${first > 1 && html`<button type="button" class="plain" data-do="earlier" disabled=${more.busy} onClick=${() => more.run()}>${say('web_table.log.earlier')}</button>`}
        <${Problem} error=${more.error} />
        <ol>${commits.map((commit) => html`<${Commit} key=${commit.version} commit=${commit} who=${who(commit.seat)} back=${back} />`)}</ol>
      </div>
      <${Behind} looked=${looked} />
    </div>
  `;
}
