/** Chance of the browser's own, which pages without TLS have, too. */

/** Thirty-two random hexadecimal digits, which nobody can guess. */
export const random = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
