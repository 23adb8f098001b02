/** A game looked at again: any version of it, through whichever eyes one may choose, what happened and why, what changed, how it went. */

import { get } from '../api.js';
import { cards as cardsOf } from '../catalogue.js';
import { html, useEffect, useMemo, useRef, useState } from '../html.js';
import { Auditing, Cause, Legal, Noted, auditedDifference, auditor } from '../replay/auditor.js';
import { Charts } from '../replay/charts.js';
import { Compared } from '../replay/compared.js';
import { difference } from '../replay/difference.js';
import { Eyes, choices, chosen } from '../replay/eyes.js';
import { usePlaying, useView } from '../replay/playback.js';
import { Recording } from '../replay/recording.js';
import { Scene } from '../replay/scene.js';
import { audited, watched } from '../replay/source.js';
import { Timeline } from '../replay/timeline.js';
import { beginning, turnAt, turnsOf } from '../replay/turns.js';
import { Happened, aloud } from '../replay/happened.js';
import { query, replace } from '../router.js';
import { session } from '../session.js';
import { useSignal } from '../signal.js';
import { Busy, Problem, announce, useAsked } from '../ui.js';
import { say } from '../words.js';

export function Replay({ id }) {
  const token = useSignal(auditor);
  const summary = useAsked(() => get(`/games/${id}`, {}, token ? { token } : {}), [id, token]);
  const cards = useAsked(async () => summary.value && cardsOf(summary.value.game), [summary.value?.game]);
  const error = summary.error ?? cards.error;
  return html`
    <div class="replay">
      <h1>${say('web_replay.title')}</h1>
      ${token && html`<${Noted} />`}
      <${Problem} error=${error} />
      ${!error && !cards.value && html`<${Busy} />`}
      ${summary.value && cards.value && html`<${Reviewed} key=${`${id} ${token}`} summary=${summary.value} cards=${cards.value} token=${token} renew=${summary.again} />`}
      ${!token && html`<${Auditing} />`}
    </div>
  `;
}

/** The recording through these eyes, and what is known of it so far. */
function useRecording(summary, eyes, token) {
  const recording = useMemo(() => new Recording((token ? audited : watched)(summary.id, eyes, token), summary.version), [summary.id, summary.version, eyes.key, token]);
  useEffect(() => {
    recording.read();
    return () => recording.close();
  }, [recording]);
  return { recording, ...useSignal(recording.commits) };
}

/** The version that is looked at, from the address and back to it, once one stands still. */
function useWhere(id, eyes, asked) {
  const [at, set] = useState(asked);
  useEffect(() => {
    if (!at) return undefined;
    const later = setTimeout(() => replace(`/games/${id}/replay?${new URLSearchParams({ at, ...eyes.query })}`), ADDRESS_AFTER);
    return () => clearTimeout(later);
  }, [id, at, eyes.key]);
  return [at, set];
}

const ADDRESS_AFTER = 400;

function Reviewed({ summary, cards, token, renew }) {
  const { player } = useSignal(session);
  const asked = useMemo(query, []);
  const among = choices(summary, player, Boolean(token));
  const [key, setKey] = useState(() => chosen(among, asked, summary, player).key);
  const eyes = among.find((each) => each.key === key) ?? among[0];
  const { recording, list, whole, error } = useRecording(summary, eyes, token);
  const [wanted, setAt] = useWhere(summary.id, eyes, Number(asked.at) || 0);
  const from = useMemo(() => beginning(list), [list]);
  const turns = useMemo(() => turnsOf(list), [list]);
  const to = summary.version;
  const at = from && Math.min(to, Math.max(from, wanted || from));
  const shown = useView(recording, at);
  const isHere = shown.view?.version === at && shown.recording === recording;
  const commit = list.find((each) => each.version === at);
  const speaks = useRef(false);
  const [why, setWhy] = useState('');
  const go = (version, how) => {
    speaks.current = Boolean(how?.aloud);
    setAt(version);
  };
  const playback = usePlaying({ at, to, shown: isHere, go });
  useEffect(() => {
    if (speaks.current && commit) announce(`${say('web_replay.at', { at, to })}. ${aloud(commit)}`);
    speaks.current = false;
  }, [at, commit?.version]);

  const beforeTurn = turnAt(turns, at - 1)?.version - 1 || undefined;
  /** What differs between two versions, and the view of the later, by which it is named. */
  const compare = async (before, after) => {
    const view = await recording.view(after);
    if (token) return { ...(await auditedDifference(summary.id, eyes, before, after)), view };
    return { ...difference(await recording.view(before), view), view };
  };

  if (!from) return html`<${Stuck} error=${error} again=${() => recording.read()} />${whole ? html`<p>${say('web_replay.not_begun')}</p>` : !error && html`<${Busy} />`}`;
  return html`
    <p class="links">${summary.status !== 'ended' && html`<button type="button" class="plain" data-do="renew" onClick=${renew}>${say('web_replay.renew')}</button>`} <a href=${`#/games/${summary.id}`}>${say('web_replay.to_table')}</a> <a href=${`#/verify/${summary.id}`}>${say('web_replay.to_verify')}</a></p>
    <${Eyes} among=${among} chosen=${eyes} choose=${setKey} />
    <${Timeline} summary=${summary} turns=${turns} from=${from} to=${to} at=${at} playback=${playback} go=${go} />
    <${Stuck} error=${shown.error ?? error} again=${() => (shown.error ? shown.again() : recording.read())} />
    ${shown.view
      ? html`<${Scene} summary=${summary} view=${shown.view} cards=${cards} stale=${!isHere}>
          <${Happened} commit=${commit} view=${shown.view} why=${token && setWhy} />
        <//>`
      : html`<${Busy} />`}
    ${token && html`<${Legal} summary=${summary} eyes=${eyes} at=${at} />`}
    <${Compared} key=${eyes.key} from=${from} to=${to} at=${at} turn=${beforeTurn} compare=${compare} summary=${summary} cards=${cards} />
    <${Charts} key=${eyes.key} recording=${recording} turns=${turns} from=${from} to=${to} at=${at} go=${go} summary=${summary} cards=${cards} />
    ${why && html`<${Cause} summary=${summary} event=${why} close=${() => setWhy('')} />`}
  `;
}

/** What couldn't be fetched, and the way to try it again. */
const Stuck = ({ error, again }) =>
  error && html`<div class="stuck"><${Problem} error=${error} /><button type="button" data-do="again" onClick=${again}>${say('web_replay.again')}</button></div>`;
