/** One chart: lines over the versions of a game, told apart by dashes and marks too, and a table of the same figures. */

import { html } from '../html.js';
import { say } from '../words.js';

const [WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM] = [340, 170, 30, 8, 10, 24];
/** A mark for the points of each line, around its middle. */
const MARKS = ['M-3-3H3V3H-3Z', 'M0-4 4 3H-4Z', 'M0-4 4 0 0 4-4 0Z', 'M-3-3 3 3M3-3-3 3', 'M0-4V4M-4 0H4'];

/** Round steps of a scale that begins at nought, or below it. */
function steps(least, most) {
  const rough = Math.max(1, (most - least) / 4);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((each) => each * power).find((each) => each >= rough));
  const first = Math.floor(least / step) * step;
  return Array.from({ length: Math.ceil((most - first) / step) + 1 }, (_, n) => first + n * step);
}

/** @param {{title: string, lines: {name: string, points: {version: number, n: number}[]}[], from: number, to: number, at: number, turnOf: (version: number) => number, go: (version: number) => void}} props */
export function Chart({ title, lines, from, to, at, turnOf, go }) {
  const figures = lines.flatMap(({ points }) => points.map(({ n }) => n));
  const scale = steps(Math.min(0, ...figures), Math.max(...figures));
  const x = (version) => LEFT + ((version - from) / Math.max(1, to - from)) * (WIDTH - LEFT - RIGHT);
  const y = (n) => HEIGHT - BOTTOM - ((n - scale[0]) / (scale.at(-1) - scale[0])) * (HEIGHT - TOP - BOTTOM);
  const versions = [...new Set(lines.flatMap(({ points }) => points.map(({ version }) => version)))];
  const marked = versions.filter((_, n) => n % Math.ceil(versions.length / 6) === 0);
  const several = lines.length > 1;
  return html`
    <figure class="chart" data-chart=${title}>
      <figcaption>${title}</figcaption>
      <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${say('web_replay.chart', { title })}>
        ${scale.map((n) => html`<g key=${n}><path class="grid" d="M${LEFT} ${y(n)}H${WIDTH - RIGHT}" /><text x=${LEFT - 4} y=${y(n) + 4} text-anchor="end">${n}</text></g>`)}
        ${marked.map((version) => html`<text key=${version} x=${x(version)} y=${HEIGHT - 8} text-anchor="middle">${turnOf(version)}</text>`)}
        <path class="now" d="M${x(at)} ${TOP}V${HEIGHT - BOTTOM}" />
        ${lines.map(
          ({ name, points }, n) => html`
            <g key=${name} class="line line-${n % 5}">
              <polyline points=${points.map(({ version, n: figure }) => `${x(version)},${y(figure)}`).join(' ')} />
              ${points.map(({ version, n: figure }) => html`<path key=${version} class="point" d=${MARKS[n % MARKS.length]} transform="translate(${x(version)} ${y(figure)})" />`)}
            </g>
          `,
        )}
      </svg>
      ${several && html`<ul class="legend">${lines.map(({ name }, n) => html`<li key=${name} class="line line-${n % 5}"><svg viewBox="-12 -6 24 12" aria-hidden="true"><polyline points="-12,0 12,0" /><path class="point" d=${MARKS[n % MARKS.length]} /></svg> ${name}</li>`)}</ul>`}
      <details>
        <summary>${say('web_replay.as_table')}</summary>
        <div class="scrolls" tabindex="0" role="region" aria-label=${title}>
          <table>
            <thead><tr><th scope="col">${say('web_replay.turn')}</th>${lines.map(({ name }) => html`<th key=${name} scope="col">${name}</th>`)}</tr></thead>
            <tbody>
              ${versions.map(
                (version) => html`<tr key=${version}>
                  <th scope="row"><button type="button" class="plain" aria-label=${say('web_replay.go', { turn: turnOf(version), at: version })} onClick=${() => go(version)}>${turnOf(version)}</button></th>
                  ${lines.map(({ name, points }) => html`<td key=${name}>${points.find((point) => point.version === version)?.n ?? '–'}</td>`)}
                </tr>`,
              )}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  `;
}
