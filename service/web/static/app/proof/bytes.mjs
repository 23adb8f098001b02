/** Bytes, how they are written, and what is computed of them. */

const { subtle } = globalThis.crypto ?? {};
const encoder = new TextEncoder();

/** Whether this browser lets a page compute at all: it does so only for pages that came by HTTPS or from this machine. */
export const canHash = Boolean(subtle);

/** The UTF-8 of a text. */
export const utf8 = (text) => encoder.encode(text);

/** One after the other. */
export function joined(...parts) {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** Bytes in lower-case hex. */
export function hex(bytes) {
  let text = '';
  for (const byte of bytes) text += HEX[byte];
  return text;
}

/** The bytes of hex that is known to be such. */
export function unhex(text) {
  const bytes = new Uint8Array(text.length / 2);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = parseInt(text.slice(2 * at, 2 * at + 2), 16);
  return bytes;
}

/** The bytes of canonical base64, if they are as many as they should be, else null. */
export function unbase64(text, length) {
  let binary = '';
  try {
    binary = atob(text);
  } catch {
    return null;
  }
  if (binary.length !== length || btoa(binary) !== text) return null;
  return Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
}

/** The SHA-256 of some bytes, in hex. */
export const sha256 = async (bytes) => hex(new Uint8Array(await subtle.digest('SHA-256', bytes)));

/** HMAC-SHA-256 with a key that is known beforehand: a function of the message. */
export async function hmac(key) {
  const known = await subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return async (message) => new Uint8Array(await subtle.sign('HMAC', known, message));
}
