/** JSON, read without loss: a map is a Map, a whole number a BigInt. */

/** A number that JSON has and the canonical encoding hasn't: a float, or one that is too large. */
export class NotWhole {
  constructor(digits) {
    this.digits = digits;
  }
}

/** A text that is no JSON, or too deeply nested to be read. */
export class NoJson extends Error {}

const DEEPEST = 500;
const SPACE = /[ \t\n\r]*/y;
const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][-+]?[0-9]+)?/y;
const PLAIN = /[^"\\\u0000-\u001f]*/y;
const ESCAPE = /\\(?:(["\\/bfnrt])|u([0-9a-fA-F]{4}))/y;
const ESCAPED = { '"': '"', '\\': '\\', '/': '/', b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };
const WORDS = [['true', true], ['false', false], ['null', null]];
const LEAST = -(2n ** 63n);
const MOST = 2n ** 64n;

/** The value that a text says; NoJson where it says none. Of a key that is there twice, the last counts. */
export function read(text) {
  const reader = new Reader(text);
  const value = reader.value(0);
  reader.space();
  if (reader.at !== text.length) throw new NoJson();
  return value;
}

function whole(digits) {
  if (digits.length > 20 || !/^-?[0-9]+$/.test(digits)) return new NotWhole(digits);
  const number = BigInt(digits);
  return LEAST <= number && number < MOST ? number : new NotWhole(digits);
}

class Reader {
  constructor(text) {
    this.text = text;
    this.at = 0;
  }

  /** What stands here and has this shape; the reader goes on behind it. */
  take(shape) {
    shape.lastIndex = this.at;
    const found = shape.exec(this.text);
    if (found) this.at = shape.lastIndex;
    return found;
  }

  space() {
    this.take(SPACE);
  }

  /** Whether a sign comes next, which then is passed. */
  passes(sign) {
    this.space();
    if (this.text[this.at] !== sign) return false;
    this.at += 1;
    return true;
  }

  must(sign) {
    if (!this.passes(sign)) throw new NoJson();
  }

  value(depth) {
    if (depth > DEEPEST) throw new NoJson();
    if (this.passes('{')) return this.map(depth);
    if (this.passes('[')) return this.list(depth);
    if (this.passes('"')) return this.string();
    return this.number() ?? this.word();
  }

  number() {
    const found = this.take(NUMBER);
    return found ? whole(found[0]) : undefined;
  }

  word() {
    const found = WORDS.find(([word]) => this.text.startsWith(word, this.at));
    if (!found) throw new NoJson();
    this.at += found[0].length;
    return found[1];
  }

  list(depth) {
    const list = [];
    if (this.passes(']')) return list;
    do list.push(this.value(depth + 1));
    while (this.passes(','));
    this.must(']');
    return list;
  }

  map(depth) {
    const map = new Map();
    if (this.passes('}')) return map;
    do {
      this.must('"');
      const key = this.string();
      this.must(':');
      map.set(key, this.value(depth + 1));
    } while (this.passes(','));
    this.must('}');
    return map;
  }

  /** The rest of a text, behind its first quotation mark. */
  string() {
    let text = this.take(PLAIN)[0];
    while (this.text[this.at] === '\\') {
      const escape = this.take(ESCAPE);
      if (!escape) throw new NoJson();
      text += escape[1] ? ESCAPED[escape[1]] : String.fromCharCode(parseInt(escape[2], 16));
      text += this.take(PLAIN)[0];
    }
    if (this.text[this.at] !== '"') throw new NoJson();
    this.at += 1;
    return text;
  }
}
