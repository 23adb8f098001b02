/** A value that components follow. */

import { useEffect, useState } from './html.js';

/**
 * @template T
 * @param {T} value
 */
export function signal(value) {
  const ears = new Set();
  return {
    get value() {
      return value;
    },
    set value(next) {
      value = next;
      for (const ear of [...ears]) ear(next);
    },
    /** Call `ear` with each new value, until what is returned is called. */
    follow(ear) {
      ears.add(ear);
      return () => ears.delete(ear);
    },
  };
}

/** The value of a signal, in a component that is drawn again when it changes. */
export function useSignal(one) {
  const [value, set] = useState(one.value);
  useEffect(() => {
    set(one.value);
    return one.follow(set);
  }, [one]);
  return value;
}
