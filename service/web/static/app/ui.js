/** Small parts that every page is made of. */

import { html, useEffect, useRef, useState } from './html.js';
import { signal, useSignal } from './signal.js';
import { say } from './words.js';

const spoken = signal('');

/** Have a screen reader say something, when it has done with what it says. */
export function announce(text) {
  spoken.value = '';
  setTimeout(() => (spoken.value = text), 50);
}

/** The region that a screen reader listens to. It stands in the page once. */
export function Announcer() {
  return html`<div class="unseen" role="status" aria-live="polite">${useSignal(spoken)}</div>`;
}

/** What went wrong, in a sentence. */
export function Problem({ error }) {
  return error ? html`<p class="problem" role="alert">${error.message}</p>` : null;
}

/** While something is on its way. */
export const Busy = () => html`<p class="busy" role="status">${say('web.busy')}</p>`;

/**
 * A dialog of the browser's own, which keeps the focus and closes by Escape, where `close` is given.
 */
export function Dialog({ title, close, children, wide, name }) {
  const element = useRef(null);
  useEffect(() => {
    const before = document.activeElement;
    if (!element.current.open) element.current.showModal();
    return () => before instanceof HTMLElement && before.isConnected && before.focus();
  }, []);
  const cancelled = (event) => {
    event.preventDefault();
    close?.();
  };
  return html`
    <dialog ref=${element} class=${wide ? 'wide' : ''} aria-label=${title} data-dialog=${name} onCancel=${cancelled}>
      <header>
        <h2>${title}</h2>
        ${close && html`<button type="button" class="plain" aria-label=${say('web.close')} onClick=${close}>×</button>`}
      </header>
      ${children}
    </dialog>
  `;
}

/**
 * What a promise brings. It is asked anew when one of `on` changes.
 * @param {() => Promise<any>} ask
 * @param {readonly unknown[]} on
 * @returns {{value?: any, error?: Error, busy: boolean, again: () => void}}
 */
export function useAsked(ask, on) {
  const [state, set] = useState(/** @type {{value?: any, error?: Error, busy: boolean}} */ ({ busy: true }));
  const [turn, again] = useState(0);
  useEffect(() => {
    let current = true;
    set((before) => ({ ...before, busy: true }));
    ask().then(
      (value) => current && set({ value, busy: false }),
      (error) => current && set((before) => ({ ...before, error, busy: false })),
    );
    return () => (current = false);
  }, [...on, turn]);
  return { ...state, again: () => again((n) => n + 1) };
}

/** A thing to do by a button: `{run, busy, error}`. It can't be begun again while it runs. */
export function useDoing(what) {
  const [state, set] = useState({ busy: false, error: null });
  const running = useRef(false);
  const run = async (...about) => {
    if (running.current) return undefined;
    running.current = true;
    set({ busy: true, error: null });
    try {
      const done = await what(...about);
      set({ busy: false, error: null });
      return done;
    } catch (error) {
      set({ busy: false, error });
      return undefined;
    } finally {
      running.current = false;
    }
  };
  return { ...state, run };
}
