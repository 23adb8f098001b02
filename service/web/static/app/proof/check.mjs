/** The check of a record, line by line: docs/records.md, "Checking". It shares no line with the service that wrote the record. */

import { hex, joined, sha256, unhex, utf8 } from './bytes.mjs';
import { canonical } from './canonical.mjs';
import { Fault, altered } from './fault.mjs';
import { revealed, sealedIn } from './hidden.mjs';
import { field } from './kinds.mjs';
import { contentOf, entryOf, headerOf, isCommit, keysOf, linesOf, versionOf } from './lines.mjs';
import { canCheck, isGenuine, statement } from './signature.mjs';
import { isSeed, saltsOf } from './stream.mjs';
import { Table } from './table.mjs';

/**
 * What became of a check: how far it came, what was found on the way, and the first fault, if there is one.
 * @typedef {{
 *   game: string, seat: number | null, open: boolean, over: boolean, commits: number, head: string, openings: number, shuffles: number, dice: number,
 *   sandbox: boolean, signed: number, signers: Array<{id: string, key: string, signed: number}>, signaturesChecked: boolean,
 *   fault: {kind: string, why: string, version: number} | null,
 * }} Verdict
 */

/**
 * Check a record.
 * @param {Uint8Array} bytes
 * @param {{kept?: {version: number, hash: string} | null, trusted?: string[], pulse?: (done: number, of: number) => unknown}} [against] a head that
 *   somebody kept; the service's public keys in base64, if they are known; what is called after each commit
 * @returns {Promise<Verdict>}
 */
export async function check(bytes, against = {}) {
  const record = new Record(bytes, against);
  try {
    await record.check();
    return record.verdict(null);
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    const { kind, why } = error;
    return record.verdict({ kind, why, version: error.version ?? record.place });
  }
}

class Record {
  /** @param {Uint8Array} bytes @param {any} against */
  constructor(bytes, { kept = null, trusted = [], pulse = () => {} }) {
    Object.assign(this, { bytes, kept, trusted: new Set(trusted), pulse });
    this.lines = linesOf(bytes);
    /** Which version is being checked: faults are its, where they don't say otherwise. */
    this.place = 0;
    Object.assign(this, { header: null, keys: new Map(), commits: 0, head: '', openings: 0, over: false, table: null, signers: new Map() });
  }

  verdict(fault) {
    const { header, commits, head, openings, over, table } = this;
    const signers = [...this.signers].map(([id, signed]) => ({ id, key: this.keys.get(id).written, signed }));
    const seat = header?.get('seat') ?? null;
    return {
      game: header?.get('game') ?? '',
      seat: seat === null ? null : Number(seat),
      open: header?.get('open') ?? false,
      ...{ over, commits, head, openings, fault },
      ...{ shuffles: table?.shuffles ?? 0, dice: table?.dice ?? 0, sandbox: table?.sandbox ?? false },
      ...{ signers, signed: signers.reduce((sum, each) => sum + each.signed, 0), signaturesChecked: this.signaturesChecked ?? false },
    };
  }

  /** Check everything; the first Fault comes out. */
  async check() {
    this.signaturesChecked = await canCheck();
    this.header = await headerOf(this.line(0));
    this.keys = await keysOf(this.header);
    this.content = await contentOf(this.line(1));
    do {
      this.place = this.commits + 1;
      await this.pulse(this.commits, Math.max(this.commits, this.lines.length - 3));
    } while (!(await this.checkNext(this.place)));
  }

  /** A line, empty where there is none. */
  line(number) {
    return this.lines[number] ?? new Uint8Array();
  }

  /** Check the commit that comes next, or the end: whether it was the end. */
  async checkNext(place) {
    if (!this.line(place + 1).length) throw new Fault('missing', 'stops');
    const entry = await entryOf(this.line(place + 1));
    const isEnd = entry.get('type') === 'end';
    await this.checkVersion(versionOf(entry), isEnd, place);
    await (isEnd ? this.checkEnd(entry, place) : this.checkCommit(entry, place));
    return isEnd;
  }

  /** "Checking" 3.1. */
  async checkVersion(version, isEnd, place) {
    if (version < 1n && !isEnd) throw altered('no-such-version');
    if (version < place && !isEnd) throw new Fault('repeated', 'again', Number(version));
    if (version < place || (version === BigInt(place) && !isEnd)) return;
    for (const later of this.lines.slice(place + 2)) if (await isCommit(later, place)) throw new Fault('reordered', 'later');
    throw new Fault('missing', 'left-out');
  }

  /** "Checking" 3.2 to 3.8. */
  async checkCommit(entry, version) {
    const form = entry.get('form');
    if (form.get('prev') !== this.head) throw altered('another-before');
    this.commits = version;
    this.head = entry.get('hash');
    if (this.kept?.version === version && this.kept.hash !== this.head) throw altered('another-head-kept');
    await this.checkOpenings(form, entry.get('openings'));
    if (version === 1) this.checkCreated(form.get('events'));
    if (this.header.get('open')) await this.checkTable(form, entry.get('openings'));
    await this.checkEnded(form.get('events'));
    if (await this.checkSignature(entry, statement('head', this.header.get('game'), version, this.head))) {
      const id = entry.get('signed_by');
      this.signers.set(id, (this.signers.get(id) ?? 0) + 1);
    }
  }

  /** "Checking" 3.3. */
  async checkOpenings(form, openings) {
    const sealed = sealedIn(form, this.header.get('seat')).filter((each) => this.header.get('open') || each.mine);
    if (openings.length !== sealed.length) throw new Fault('wrong-opening', 'more-or-less');
    const fit = await Promise.all(openings.map((opening, n) => isOpening(opening, sealed[n])));
    if (fit.includes(false)) throw new Fault('wrong-opening', 'another-value');
    this.openings += openings.length;
  }

  /** "Checking" 3.4, but for the seed. */
  checkCreated(events) {
    const created = events[0];
    if (created?.get('type') !== 'Created') throw altered('not-created');
    this.seedHash = created.get('seed_hash');
    if (created.get('content') !== this.content) throw altered('other-cards', 0);
    if (created.has('algorithm') && !['', 'turnledger 1'].includes(created.get('algorithm'))) throw new Fault('unreadable', 'algorithm');
  }

  /** The seed of "Checking" 3.4, and 3.5. */
  async checkTable(form, openings) {
    const events = revealed(form, openings);
    if (!this.table) await this.begin(events);
    const salts = await Promise.all(
      openings.map((each) => this.salts(form.get('version'), each.get('event'), each.get('field'), each.get('item'))),
    );
    if (openings.some((opening, n) => opening.get('salt') !== hex(salts[n]))) throw new Fault('wrong-opening', 'another-salt');
    await this.table.follow(events);
  }

  async begin(events) {
    const seed = field(events[0], 'seed', 'text');
    if (!(await isSeed(seed, this.seedHash))) throw new Fault('wrong-seed', 'another-seed');
    this.table = new Table(seed, events.some((event) => event.get('type') === 'Forked'));
    this.salts = await saltsOf(seed);
  }

  /** "Checking" 3.6. */
  async checkEnded(events) {
    for (const event of events) {
      if (event.get('type') !== 'Ended') continue;
      if (!(await isSeed(field(event, 'seed', 'text'), this.seedHash))) throw new Fault('wrong-seed', 'another-seed');
      if (!this.header.get('open')) throw altered('not-open', 0);
      this.over = true;
    }
  }

  /** "Checking" 3.7: whether there is a signature, which then is genuine, as far as that can be told here. */
  async checkSignature(entry, signed) {
    const by = entry.get('signed_by');
    const signature = entry.get('signature');
    if (by === null && signature === null) return false;
    if (by === null || signature === null) throw new Fault('wrong-signature', 'half');
    const key = this.keys.get(by);
    if (!key || (this.trusted.size && !this.trusted.has(key.written))) throw new Fault('wrong-signature', 'unknown-key');
    if (this.signaturesChecked && !(await isGenuine(key.bytes, signature, signed))) throw new Fault('wrong-signature', 'not-genuine');
    return true;
  }

  /** "Checking" 4, and what is said of a head that was kept. */
  async checkEnd(end, place) {
    if (this.kept && this.kept.version >= place) throw new Fault('missing', 'before-head-kept');
    if (end.get('version') !== BigInt(this.commits) || end.get('head') !== this.head) throw altered('end-of-another-head');
    const isSigned = await this.checkSignature(end, statement('record', end.get('game'), this.commits, end.get('hash')));
    if (!isSigned && this.trusted.size) throw new Fault('wrong-signature', 'end-not-signed');
    if (end.get('header') !== this.header.get('hash')) throw altered('end-of-another-header', 0);
    if (['game', 'version', 'head', 'at'].some((name) => end.get(name) !== this.header.get(name))) throw altered('end-of-another-header', 0);
    if (end.get('lines') !== (await sha256(joined(...this.lines.slice(0, place + 1))))) throw altered('other-lines');
    if (this.lines.length > place + 2) throw altered('after-end');
  }
}

/** Whether an opening is of the commitment that comes next, and fits it. */
async function isOpening(opening, sealed) {
  if (['event', 'field', 'item'].some((name) => opening.get(name) !== sealed[name])) return false;
  const salt = opening.get('salt');
  if (!/^[0-9a-f]{32}$/.test(salt)) return false;
  return (await sha256(joined(unhex(salt), utf8(canonical(opening.get('value')))))) === sealed.commitment;
}
