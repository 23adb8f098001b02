/** The timeline: a scrubber over all versions, steps by commit and by turn, playing. All of it works by keyboard. */

import { html } from '../html.js';
import { seatName } from '../table/context.js';
import { say } from '../words.js';
import { speeds } from './playback.js';
import { turnAt, turnStep } from './turns.js';

/** Where one is, in words. */
export function whereabouts(summary, turns, at, to) {
  const turn = turnAt(turns, at);
  const whose = turn && seatName(summary, turn.seat, say);
  return turn ? say('web_replay.at_turn', { at, to, turn: turn.n, who: whose }) : say('web_replay.at', { at, to });
}

/**
 * @param {{summary: any, turns: any[], from: number, to: number, at: number, playback: any, go: (at: number, how?: {aloud: boolean}) => void}} props
 * `go` is told to say aloud what happened where one stepped there.
 */
export function Timeline({ summary, turns, from, to, at, playback, go }) {
  const { playing, play, speed, setSpeed, over } = playback;
  const [before, after] = [turnStep(turns, at, false), turnStep(turns, at, true)];
  const step = (version) => {
    play(false);
    if (version !== undefined) go(version, { aloud: true });
  };
  const pressed = (event) => {
    const does = { PageUp: () => step(before), PageDown: () => step(after), ' ': () => play(!playing) }[event.key];
    if (!does) return;
    event.preventDefault();
    does();
  };
  const start = () => {
    if (over) go(from);
    play(!playing);
  };
  return html`
    <section class="timeline" aria-label=${say('web_replay.timeline')}>
      <div class="scrubber">
        <label class="unseen" for="scrubber">${say('web_replay.version')}</label>
        <input
          id="scrubber" type="range" min=${from} max=${to} step="1" value=${at}
          aria-valuetext=${whereabouts(summary, turns, at, to)} aria-describedby="scrubber-keys"
          onInput=${(event) => go(Number(event.target.value))} onKeyDown=${pressed}
        />
        <output for="scrubber">${whereabouts(summary, turns, at, to)}</output>
        <p id="scrubber-keys" class="unseen">${say('web_replay.keys')}</p>
      </div>
      <div class="steps">
        <${Step} name="turn-back" sign="⏮" to=${before} step=${step} />
        <${Step} name="back" sign="◀" to=${at > from ? at - 1 : undefined} step=${step} />
        <button type="button" class="main" data-do="play" aria-pressed=${String(playing)} onClick=${start}>${say(playing ? 'web_replay.pause' : 'web_replay.play')}</button>
        <${Step} name="on" sign="▶" to=${at < to ? at + 1 : undefined} step=${step} />
        <${Step} name="turn-on" sign="⏭" to=${after} step=${step} />
        <label class="speed">
          <span>${say('web_replay.speed')}</span>
          <select value=${speed} onChange=${(event) => setSpeed(Number(event.target.value))}>
            ${speeds().map((each) => html`<option key=${each} value=${each}>${each}</option>`)}
          </select>
        </label>
      </div>
    </section>
  `;
}

/** A step: it can't be taken where there is nothing, but keeps the focus. */
function Step({ name, sign, to, step }) {
  const says = say(`web_replay.step.${name.replace('-', '_')}`);
  return html`
    <button type="button" data-do=${name} aria-label=${says} title=${says} aria-disabled=${String(to === undefined)} onClick=${() => step(to)}>
      <span aria-hidden="true">${sign}</span>
    </button>
  `;
}
