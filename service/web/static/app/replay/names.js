/** What places and figures of a view are called: by the words of the game's board, as far as it has them. */

import { seatName } from '../table/context.js';
import { has, listed, say } from '../words.js';

/** Lists of a view with something for each seat. */
const SEATED = new Set(['players', 'crew', 'invaders']);
/** Figures that are seats. */
const SEATS = new Set(['current', 'whose_turn', 'first', 'conqueror', 'winners']);
/** What says of a place no more than where it is. */
const PLAIN = new Set(['cards', 'top', 'card', 'character', 'adversary', 'ally']);

/** Names in the words of a view's board. */
export class Names {
  constructor(summary, cards, view) {
    const game = `web_${view.type.replace('View', '').toLowerCase()}`;
    Object.assign(this, { summary, cards, tables: ['web_replay.name', `${game}.${view.board}`, game, `${game}.player`, 'web_board.stack', 'board.space', 'room', 'web_board'] });
  }

  /** A part of a path, such as `victory_points`. */
  word(part) {
    const key = this.tables.map((table) => `${table}.${part}`).find((each) => has(each) && !say(each).includes('{'));
    return key ? say(key) : part.replaceAll(/[-_]/g, ' ');
  }

  /** Who sits in a seat. */
  who = (seat) => seatName(this.summary, seat, say);

  /** A card by what it shows. */
  card = (key) => this.cards.get(key)?.name ?? say('web_replay.hidden');

  /** A path of a view, such as `players.0.hand`; `of` is the card that it begins with. */
  path(path, of) {
    const [first, second, ...rest] = path.split('.');
    if (first.startsWith('#')) return say('web_replay.of', { what: this.words([second, ...rest]), who: this.card(of) });
    if (SEATED.has(first) && second !== undefined) return say('web_replay.of', { what: this.words(rest), who: this.who(Number(second)) });
    return this.words([first, second, ...rest].filter((part) => part !== undefined));
  }

  words(parts) {
    const told = parts.length > 1 ? parts.filter((part) => !PLAIN.has(part)) : parts;
    return told.map((part) => this.word(part)).join(', ');
  }

  paths = (paths) => listed(paths.map((path) => this.path(path)));

  /** A value, as people read it. */
  value(what, value) {
    if (value === null || value === '' || (Array.isArray(value) && !value.length)) return say('web_replay.none');
    if (Array.isArray(value)) return listed(value.map((each) => this.value(what, each)));
    if (SEATS.has(what.split('.').at(-1)) && typeof value === 'number') return this.who(value);
    if (typeof value === 'boolean') return say(value ? 'web_replay.yes' : 'web_replay.no');
    return typeof value === 'string' ? (this.cards.get(value)?.name ?? this.word(value)) : String(value);
  }
}
