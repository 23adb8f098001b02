/** Charts of how the game went, each with a table that says the same. */

import { html, useState } from '../html.js';
import { Problem, useDoing } from '../ui.js';
import { say } from '../words.js';
import { Chart } from './chart.js';
import { Names } from './names.js';
import { MOST, samples, series } from './series.js';
import { turnAt } from './turns.js';

/** They are drawn when somebody asks for them, since they take many looks at the game. */
export function Charts({ recording, turns, from, to, at, go, summary, cards }) {
  const [views, setViews] = useState([]);
  const [wanted, want] = useState(0);
  const drawing = useDoing(async () => {
    const versions = samples(turns, from, to);
    want(versions.length);
    setViews([]);
    await Promise.all(versions.map(async (version) => {
      const view = await recording.view(version);
      setViews((before) => [...before, view].sort((one, other) => one.version - other.version));
    }));
  });
  const done = views.length > 0 && views.length === wanted;
  const names = done && new Names(summary, cards, views[0]);
  const turnOf = (version) => turnAt(turns, version)?.n ?? 0;
  return html`
    <section class="part charts" aria-labelledby="charts" data-part="charts">
      <h2 id="charts">${say('web_replay.charts')}</h2>
      ${!done &&
      html`
        <p>${say(recording.source.noted ? 'web_replay.charts_noted' : 'web_replay.charts_about', { n: MOST })}</p>
        <button type="button" data-do="draw" disabled=${drawing.busy} onClick=${drawing.run}>${say('web_replay.draw')}</button>
        ${drawing.busy && html`<progress max=${wanted} value=${views.length} aria-label=${say('web.busy')} />`}
      `}
      <${Problem} error=${drawing.error} />
      ${done && html`<div class="figures">${series(views).map((each) => html`<${Chart} key=${each.name} title=${names.word(each.name)} lines=${each.lines.map((line) => ({ ...line, name: line.seat === null ? names.word(each.name) : names.who(line.seat) }))} from=${from} to=${to} at=${at} turnOf=${turnOf} go=${go} />`)}</div>`}
    </section>
  `;
}
