/** Where in the game one is, and going on by itself. */

import { useEffect, useState } from '../html.js';

/** For how long the scrubber stands still before the table is fetched. */
const SETTLES = 120;

/** Commits in a second: never so many that a table flickers. Who wants less motion isn't offered the fastest. */
export const speeds = () => (matchMedia('(prefers-reduced-motion: reduce)').matches ? [0.5, 1] : [0.5, 1, 2]);

/**
 * The view at a version: `{view, error, again}`. Until it is here, the one before stays.
 * @param {import('./recording.js').Recording} recording
 */
export function useView(recording, at) {
  const [state, set] = useState({});
  const [turn, again] = useState(0);
  useEffect(() => {
    if (!at) return undefined;
    let current = true;
    const shown = (view) => {
      if (!current) return;
      set({ view, recording });
      recording.around(at);
    };
    const known = recording.peek(at);
    if (known) {
      shown(known);
      return () => (current = false);
    }
    const ask = () => recording.view(at).then(shown, (error) => current && set((before) => ({ ...before, error })));
    const settled = setTimeout(ask, SETTLES);
    return () => {
      current = false;
      clearTimeout(settled);
    };
  }, [recording, at, turn]);
  return { ...state, again: () => again((n) => n + 1) };
}

/**
 * Playing: one version after the other, each once the one before is shown, until the last.
 * @param {{at: number, to: number, shown: boolean, go: (at: number) => void}} where
 */
export function usePlaying({ at, to, shown, go }) {
  const [playing, play] = useState(false);
  const [speed, setSpeed] = useState(1);
  const over = at >= to;
  useEffect(() => {
    if (playing && over) play(false);
    if (!playing || over || !shown) return undefined;
    const next = setTimeout(() => go(at + 1), 1000 / speed);
    return () => clearTimeout(next);
  }, [playing, speed, at, over, shown]);
  return { playing, play, speed, setSpeed, over };
}
