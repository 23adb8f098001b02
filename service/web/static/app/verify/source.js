/** Where a record comes from: a file that is chosen or dropped, or the game's own export. */

import { get } from '../api.js';
import { html, useEffect, useState } from '../html.js';
import { say } from '../words.js';

const LARGEST = 100 * 2 ** 20;

/** A record: what it is called, and its bytes. @typedef {{name: string, bytes: Uint8Array}} Source */

/** @returns {Promise<Source>} */
export async function ofFile(file) {
  if (!file) throw new Error(say('web_verify.no_file'));
  if (file.size > LARGEST) throw new Error(say('web_verify.too_large'));
  try {
    return { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
  } catch {
    throw new Error(say('web_verify.unreadable_file', { name: file.name })); // a folder, or it is gone by now
  }
}

/** @returns {Promise<Source>} */
export async function ofGame(id) {
  return { name: id, bytes: await get(`/games/${encodeURIComponent(id)}/export`, {}, { raw: 'bytes' }) };
}

/** Whether a file is held over the page, wherever on it: dropped there, it is taken, and the browser doesn't leave the page for it. */
function useDropped(take) {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const ears = {
      dragover: (event) => {
        event.preventDefault();
        setOver(true);
      },
      dragleave: (event) => event.relatedTarget || setOver(false),
      drop: (event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files[0]);
      },
    };
    for (const [name, ear] of Object.entries(ears)) addEventListener(name, ear);
    return () => {
      for (const [name, ear] of Object.entries(ears)) removeEventListener(name, ear);
    };
  }, [take]);
  return over;
}

/** A place to drop a file on, which is also a button to choose it. */
export function Drop({ take }) {
  const over = useDropped(take);
  const choose = (event) => {
    const [file] = event.target.files;
    if (file) take(file);
    event.target.value = ''; // so that the same file can be chosen again
  };
  return html`
    <div class="drop ${over ? 'over' : ''}">
      <input id="record" class="unseen" type="file" accept=".ndjson,.jsonl,.txt,application/x-ndjson" onChange=${choose} aria-describedby="record-help" />
      <label for="record" class="button">${say('web_verify.choose')}</label>
      <p id="record-help" class="faint">${say('web_verify.choose_help')}</p>
    </div>
  `;
}

/** A game's id, whose record is then fetched. */
export function ById({ take, id: first = '' }) {
  const [id, setId] = useState(first);
  const submit = (event) => {
    event.preventDefault();
    if (id.trim()) take(id.trim());
  };
  return html`
    <form class="by-id" onSubmit=${submit}>
      <label for="game">${say('web_verify.game')}</label>
      <div class="line">
        <input id="game" value=${id} autocomplete="off" spellcheck=${false} placeholder="g_…" required onInput=${(event) => setId(event.target.value)} />
        <button type="submit">${say('web_verify.fetch')}</button>
      </div>
    </form>
  `;
}
