/** The page on which a record is checked: by the browser itself, which takes nobody's word for it. */

import { get } from '../api.js';
import { html, useEffect, useRef, useState } from '../html.js';
import { Problem, announce, useAsked } from '../ui.js';
import { Against, against } from '../verify/against.js';
import { ById, Drop, ofFile, ofGame } from '../verify/source.js';
import { Verdict, faultSentences, heading } from '../verify/verdict.js';
import { verifier } from '../verify/verifier.js';
import { say } from '../words.js';

const publishedKeys = async () => (await get('/keys', {}, { anonymous: true })).keys;

/** The check of one record after another: only what comes of the last is shown. @returns {[any, (...about: any[]) => any]} */
function useCheck() {
  const worker = useRef(null);
  const last = useRef(0);
  const [state, set] = useState({});
  useEffect(() => {
    worker.current = verifier();
    return () => worker.current.end();
  }, []);
  const run = async (source, typed) => {
    last.current += 1;
    const mine = last.current;
    const show = (next) => mine === last.current && set(next);
    show({ busy: true });
    try {
      const held = against(typed);
      const { name, bytes } = await source();
      show({ busy: true, progress: { done: 0, of: 0 } });
      const verdict = await worker.current.check(bytes, held, (progress) => show({ busy: true, progress }));
      show({ verdict, name, bytes, held });
      if (mine === last.current) announce([heading(verdict), ...(verdict.fault ? faultSentences(verdict.fault) : [])].join(' '));
    } catch (error) {
      show({ error });
    }
  };
  return [state, run];
}

function Progress({ progress }) {
  if (!progress?.of) return html`<p class="busy" role="status">${say('web.busy')}</p>`;
  return html`<p class="busy"><progress value=${progress.done} max=${progress.of} aria-label=${say('web_verify.checking')} /> ${say('web_verify.progress', { n: progress.done, of: progress.of })}</p>`;
}

/** @param {{game?: string}} about a game whose record is fetched at once */
export function Verify({ game }) {
  const [typed, setTyped] = useState({ head: '', keys: '' });
  const [state, run] = useCheck();
  const published = useAsked(publishedKeys, []);
  const byFile = (file) => run(() => ofFile(file), typed);
  const byId = (id) => run(() => ofGame(id), typed);
  useEffect(() => {
    if (game) byId(game);
  }, [game]);
  return html`
    <div class="verify">
      <h1>${say('web_verify.title')}</h1>
      <p>${say('web_verify.intro')}</p>
      <${Drop} take=${byFile} />
      <${ById} take=${byId} id=${game} />
      <${Against} typed=${typed} change=${(part) => setTyped({ ...typed, ...part })} published=${published} />
      ${state.busy && html`<${Progress} progress=${state.progress} />`}
      <${Problem} error=${state.error} />
      ${state.verdict && html`<${Verdict} verdict=${state.verdict} against=${state.held} name=${state.name} bytes=${state.bytes} published=${published} />`}
    </div>
  `;
}
