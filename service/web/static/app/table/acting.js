/** Doing one of the legal actions, also where somebody else was faster. */

/** What an action is, whatever the version: the same words for the same thing. */
const same = (one, other) => one.seat === other.seat && one.text === other.text && JSON.stringify(one.action) === JSON.stringify(other.action);

/**
 * Do a legal action at the version that it was read of. Where the game has moved on and the action is still there, as it was, it is done;
 * where it isn't, the refusal is left for the person to read.
 * @param {import('./doing.js').Doing} doing
 * @param {import('./watch.js').Watch} watch
 * @param {any} legal
 */
export async function act(doing, watch, legal) {
  const { version } = watch.known.value.legal;
  const done = await doing.post('/actions', { ...legal.action, seat: legal.seat }, { version });
  if (done || doing.state.value.error?.code !== 'version_conflict') return done;
  const now = (await watch.newest().catch(() => watch.known.value)).legal;
  if (!now.actions.some((one) => same(one, legal))) return undefined;
  return doing.post('/actions', { ...legal.action, seat: legal.seat }, { version: now.version });
}

/** Answer a decision with the keys of options, in their order. */
export const answer = (doing, decision, choice) =>
  doing.post('/actions', { type: 'decide', decision: decision.decision, choice, seat: decision.seat });
