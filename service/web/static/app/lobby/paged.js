/** A list that comes page by page, and is asked for anew while it is looked at. */

import { get } from '../api.js';
import { html, useEffect, useState } from '../html.js';
import { useAsked } from '../ui.js';
import { say } from '../words.js';

const FRESH_MILLISECONDS = 20_000;

/** Call `again` when the page is looked at once more, and every now and then as long as it is. */
export function useFresh(again) {
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && again();
    const every = setInterval(look, FRESH_MILLISECONDS);
    addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(every);
      removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
}

/**
 * One page of a list at a time: `{items, error, busy, again, turning}`, where `turning` leads to the older and newer ones.
 * @param {string} path
 * @param {string} field what the answer calls the list
 * @param {Record<string, unknown>} query
 * @param {unknown[]} on asked anew when one of these changes
 */
export function usePaged(path, field, query, on) {
  const [places, setPlaces] = useState(['']);
  const asked = useAsked(() => get(path, { ...query, after: places.at(-1) }), [places, ...on]);
  useEffect(() => setPlaces((before) => (before.length > 1 ? [''] : before)), [JSON.stringify(query)]);
  useFresh(asked.again);
  const next = asked.value?.next;
  const turning = {
    older: next ? () => setPlaces([...places, next]) : null,
    newer: places.length > 1 ? () => setPlaces(places.slice(0, -1)) : null,
  };
  return { ...asked, items: asked.value?.[field], turning };
}

/** The buttons that lead to other pages of a list, where there are any. */
export function Turning({ older, newer, of }) {
  if (!older && !newer) return null;
  return html`
    <nav class="turning" aria-label=${say('web_lobby.pages_of', { of })}>
      <button type="button" disabled=${!newer} onClick=${newer}>${say('web_lobby.newer')}</button>
      <button type="button" disabled=${!older} onClick=${older}>${say('web_lobby.older')}</button>
    </nav>
  `;
}
