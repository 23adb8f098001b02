/** Who uses this browser: their token, their name, how they like it. It stays in the browser. */

import { signal } from './signal.js';

const KEY = 'turnledger';

/** @typedef {{token?: string, player?: {id: string, name: string, locale: string}, locale?: string, theme?: 'light' | 'dark'}} Session */

/** @returns {Session} */
function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

export const session = signal(kept());

/** Change a part of it. @param {Session} part */
export function remember(part) {
  session.value = { ...session.value, ...part };
  localStorage.setItem(KEY, JSON.stringify(session.value));
}

/** Forget who it was; how they liked it stays. */
export function forget() {
  const { locale, theme } = session.value;
  session.value = { locale, theme };
  localStorage.setItem(KEY, JSON.stringify(session.value));
}

addEventListener('storage', (event) => {
  if (event.key === KEY) session.value = kept();
});
