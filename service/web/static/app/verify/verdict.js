/** What came of a check, sentence by sentence. */

import { html, useEffect, useRef } from '../html.js';
import { listed, say } from '../words.js';
import { Second } from './second.js';

/** The heading of a verdict, as it is also said to a screen reader. */
export function heading({ fault }) {
  if (!fault) return say('web_verify.verified');
  return fault.version ? say('web_verify.refused', { version: fault.version }) : say('web_verify.refused_beginning');
}

/** What is wrong, in a sentence: by its kind, and more closely. */
export function faultSentences({ kind, why, version }) {
  const place = version === 0 && kind === 'altered' ? 'beginning' : kind;
  return [say(`verdict.${place}`, { version }), say(`web_verify.why.${why}`)];
}

/** A verdict. `published` are the keys of this service, if it could be asked. */
export function Verdict({ verdict, against, name, bytes, published }) {
  const { fault } = verdict;
  const element = useRef(null);
  useEffect(() => element.current.scrollIntoView({ block: 'nearest' }), [verdict]);
  return html`
    <section ref=${element} class="verdict ${fault ? 'refused' : 'verified'}" data-verdict=${fault ? fault.kind : 'verified'} data-version=${fault?.version}>
      <h2><span class="mark" aria-hidden="true">${fault ? '✗' : '✓'}</span> ${heading(verdict)}</h2>
      <p class="faint">${name}</p>
      ${fault ? html`<${Refused} verdict=${verdict} />` : html`<${Found} verdict=${verdict} against=${against} published=${published} />`}
      ${!fault && html`<${Head} verdict=${verdict} />`}
      ${!fault && html`<${Second} bytes=${bytes} open=${verdict.open} />`}
    </section>
  `;
}

function Refused({ verdict: { fault, commits } }) {
  const [what, why] = faultSentences(fault);
  const held = fault.version > 1 ? Math.min(commits, fault.version - 1) : 0;
  return html`
    <p><strong>${what}</strong> ${why}</p>
    <p>${say('web_verify.fault', { kind: fault.kind })}</p>
    ${held > 0 && html`<p>${say('web_verify.held', { n: held })}</p>`}
    ${fault.kind === 'unreadable' && html`<p>${say('web_verify.no_record_help')}</p>`}
  `;
}

function Head({ verdict: { commits, head } }) {
  return html`
    <dl class="head-of">
      <dt>${say('web_verify.head_is')}</dt>
      <dd><code>${commits}:${head}</code></dd>
    </dl>
  `;
}

/** All that was found to hold, and what couldn't be told. */
function Found({ verdict, against, published }) {
  return html`
    <ul class="found">
      ${[...held(verdict, against), ...signatures(verdict, published)].map((text) => html`<li class="holds"><span class="mark" aria-hidden="true">✓</span> ${text}</li>`)}
    </ul>
    <h3>${say('web_verify.not_told')}</h3>
    <ul class="found">
      ${[...doubts(verdict, published), ...limits(verdict)].map((text) => html`<li><span class="mark" aria-hidden="true">–</span> ${text}</li>`)}
    </ul>
  `;
}

function held({ commits, openings, open, over, sandbox, shuffles, dice, seat }, { kept, trusted }) {
  const said = (key, about) => say(`web_verify.holds.${key}`, about);
  return [
    said('chain', { n: commits }),
    kept && said('head', { version: kept.version }),
    seat === null ? said(open ? 'openings_all' : 'openings_none', { n: openings }) : said('openings_seat', { n: openings, seat }),
    open && said('seed'),
    open && said('shuffles', { n: shuffles }),
    open && said('dice', { n: dice }),
    open && said(sandbox ? 'cards_sandbox' : 'cards'),
    over && said('over'),
    trusted.length > 0 && said('trusted'),
  ].filter(Boolean);
}

function signatures({ signers, signaturesChecked }, published) {
  if (!signaturesChecked) return [];
  return signers.map(({ id, key, signed }) => {
    const ours = published.value?.some((each) => each.key === key);
    return say(ours ? 'web_verify.signed_ours' : 'web_verify.signed', { n: signed, key: id });
  });
}

/** What somebody should know before they trust it. */
function doubts({ commits, signed, signers, signaturesChecked }, published) {
  const said = (key, about) => say(`web_verify.doubt.${key}`, about);
  const strange = published.value ? signers.filter(({ key }) => !published.value.some((each) => each.key === key)).map(({ id }) => id) : [];
  return [
    signed < commits && said('unsigned', { n: commits - signed }),
    signed > 0 && !signaturesChecked && said('unchecked'),
    signed > 0 && published.error && said('unknown'),
    strange.length > 0 && said('strange', { n: strange.length, keys: listed(strange) }),
  ].filter(Boolean);
}

const limits = ({ open }) => [!open && say('web_verify.limit.running'), say('web_verify.limit.rules')].filter(Boolean);
