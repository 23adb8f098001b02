/** What is wrong with a record, by a name of the table in docs/records.md, "Checking". */

/**
 * The first thing that is wrong. `why` says it more closely than `kind`, by a key such as `another-hash`, for which the pages have a
 * sentence; `version` is that of the line where it came up, or told.
 */
export class Fault extends Error {
  constructor(kind, why, version = null) {
    super(`${kind}: ${why}`);
    this.name = 'Fault';
    Object.assign(this, { kind, why, version });
  }
}

/** A fault of a line that isn't what was hashed, or makes no sense. */
export const altered = (why, version) => new Fault('altered', why, version);
