/** Keeps the focus where somebody plays by the keyboard: what they pressed is gone from its place as soon as it is done. */

import { useEffect, useLayoutEffect, useRef } from '../html.js';

/** What is looked for instead, within the part of the table where the focus was, and then anywhere. */
const NEXT = 'button:not(:disabled), summary';
const ANYWHERE = '.asked, .what-you-may summary, .ending button';

/** @param {any} on with each new value of which the focus is looked after */
export function useFocusKept(on) {
  const last = useRef(null);
  useEffect(() => {
    const noted = (event) => {
      const part = event.target.closest?.('.table [data-zone], .table .hands-on');
      if (part) last.current = { zone: part.dataset.zone, at: [...part.querySelectorAll(NEXT)].indexOf(event.target) };
      else if (event.target.closest?.('main')) last.current = null;
    };
    document.addEventListener('focusin', noted);
    return () => document.removeEventListener('focusin', noted);
  }, []);
  useLayoutEffect(() => {
    if (!last.current || document.activeElement !== document.body) return;
    const { zone, at } = last.current;
    const part = document.querySelector(zone ? `.table [data-zone="${zone}"]` : '.table .hands-on');
    const there = part ? [...part.querySelectorAll(NEXT)] : [];
    const next = there[Math.min(at, there.length - 1)] ?? document.querySelector(ANYWHERE);
    next?.focus({ preventScroll: true });
  }, [on]);
}
