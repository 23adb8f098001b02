/** Signatures, where the browser knows Ed25519: docs/records.md, "Signatures". */

import { joined, unbase64, unhex, utf8 } from './bytes.mjs';
import { canonical } from './canonical.mjs';

const ED25519 = 'Ed25519';
const SOME_KEY = unhex('d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a');

/** A public key from its bytes, to check signatures with. */
const key = (bytes) => crypto.subtle.importKey('raw', bytes, ED25519, false, ['verify']);

let known = null;

/** Whether signatures can be checked here. */
export const canCheck = () => (known ??= key(SOME_KEY).then(() => true, () => false));

/** What is signed of a commit (`head`), or of the end (`record`). */
export function statement(of, game, version, hash) {
  const about = new Map([['game', game], ['hash', hash], ['version', BigInt(version)]]);
  return joined(utf8(`turnledger ${of} 1`), utf8(canonical(about)));
}

/** Whether a signature in base64 is by this key, over this message. */
export async function isGenuine(bytes, signature, message) {
  try {
    return await crypto.subtle.verify(ED25519, await key(bytes), unbase64(signature, 64), message);
  } catch {
    return false; // the bytes are no key
  }
}
