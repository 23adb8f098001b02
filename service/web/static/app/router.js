/** Which page is shown: what stands behind the # of the address, which no browser sends anywhere. */

import { signal } from './signal.js';

const here = () => location.hash.replace(/^#/, '') || '/';

/** The path behind the #, such as `/games/g_…`. */
export const path = signal(here());

addEventListener('hashchange', () => (path.value = here()));

/** Go to a page. @param {string} to */
export function go(to) {
  location.hash = to;
}

/** Change what the address says of this page, such as a filter, without a step to go back to. @param {string} to */
export function replace(to) {
  history.replaceState(null, '', `#${to}`);
  path.value = to;
}

/** What stands behind the ? of the path. @returns {Record<string, string>} */
export const query = () => Object.fromEntries(new URLSearchParams(path.value.split('?')[1] ?? ''));

/**
 * The first route that fits a path, and the parts of the path that it names; none fits a path that can't be read.
 * @template T
 * @param {Array<[string, T]>} routes a pattern such as `/games/:id`, and what it leads to
 * @param {string} path
 * @returns {{to: T, parts: Record<string, string>} | null}
 */
export function routed(routes, path) {
  const [bare] = path.split('?');
  const wanted = bare.split('/');
  for (const [pattern, to] of routes) {
    const steps = pattern.split('/');
    if (steps.length !== wanted.length) continue;
    if (!steps.every((step, n) => (step.startsWith(':') ? wanted[n] : step === wanted[n]))) continue;
    const parts = named(steps, wanted);
    return parts && { to, parts };
  }
  return null;
}

/** The parts of a path by name; nothing where one is no text, such as a % by itself. */
function named(steps, wanted) {
  try {
    return Object.fromEntries(steps.flatMap((step, n) => (step.startsWith(':') ? [[step.slice(1), decodeURIComponent(wanted[n])]] : [])));
  } catch {
    return null;
  }
}
