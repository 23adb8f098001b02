/** The options of a game as its ruleset lists them: which control each wants, and what is sent of them. */

/** What only a campaign sets by itself, in each of its games: see docs/api.md, "A campaign". */
const OF_A_CAMPAIGN = /^(campaign$|carried\.)/;
const RANGE = /^(-?\d+) … (-?\d+)$/;
const LIST = 'list of ';

/**
 * @typedef {object} Control
 * @property {'flag' | 'one' | 'several' | 'number' | 'numbers' | 'word' | 'words'} kind
 * @property {Array<string | number | boolean>} [choices]
 * @property {number} [least]
 * @property {number} [most]
 * @property {boolean} [none] whether it may be left open
 */

/** The control for an option; null where none would do. @returns {Control | null} */
export function control({ name, type, choices }) {
  if (OF_A_CAMPAIGN.test(name)) return null;
  if (type.startsWith(LIST)) return ofMany(type.slice(LIST.length), choices);
  const kinds = type.split(' | ');
  const none = kinds.includes('null');
  const [first] = kinds;
  const range = RANGE.exec(first);
  if (range) return { kind: 'number', least: Number(range[1]), most: Number(range[2]), none };
  if (first === 'boolean') return none ? { kind: 'one', choices: [true, false], none } : { kind: 'flag' };
  if (choices.length) return { kind: 'one', choices: choices.map(valued), none };
  if (first === 'string') return { kind: 'word', none };
  return null;
}

/** @returns {Control | null} */
function ofMany(type, choices) {
  const range = RANGE.exec(type);
  if (range) return { kind: 'numbers', least: Number(range[1]), most: Number(range[2]) };
  if (choices.length) return { kind: 'several', choices };
  if (type.includes(' | ')) return { kind: 'several', choices: type.split(' | ').map(valued) };
  return type === 'string' ? { kind: 'words' } : null;
}

/** A choice as it is sent: numbers are numbers. */
const valued = (choice) => (/^-?\d+$/.test(choice) ? Number(choice) : choice);

const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** The value of an option in a whole set of them; `challenges.twists` is a member of `challenges`. */
const found = (options, name) => name.split('.').reduce((part, step) => part?.[step], options);

/** Where an option stands in what is sent, as refusals name it. */
export const pointer = (name) => `/options/${name.replaceAll('.', '/')}`;

/** All options by name as a preset has them, or as they are where nobody says anything. */
export function basis(ruleset, preset) {
  const there = ruleset.presets.find((each) => each.name === preset)?.options ?? {};
  return Object.fromEntries(ruleset.options.map(({ name, default: usual }) => [name, found(there, name) ?? usual]));
}

/** Those of `options` that differ from the preset: `{name: value}`. */
export function changes(ruleset, preset, options) {
  const before = basis(ruleset, preset);
  const told = ruleset.options.filter(({ name }) => found(options, name) !== undefined);
  return Object.fromEntries(told.filter(({ name }) => !same(found(options, name), before[name])).map(({ name }) => [name, found(options, name)]));
}

/** What is sent: the changes alone, but of what has members all of them. */
export function sent(ruleset, preset, own) {
  const whole = { ...basis(ruleset, preset), ...own };
  const options = {};
  for (const name of Object.keys(own)) {
    const [top, member] = name.split('.');
    if (!member) options[top] = own[name];
    else options[top] = Object.fromEntries(Object.keys(whole).filter((each) => each.startsWith(`${top}.`)).map((each) => [each.slice(top.length + 1), whole[each]]));
  }
  return options;
}

/**
 * The options in the order in which they are asked: the usual ones, which the presets differ in; then the others; then those
 * that are members of one.
 * @returns {Array<{name: string, options: any[]}>}
 */
export function grouped(ruleset) {
  const usual = new Set(ruleset.presets.flatMap((preset) => Object.keys(changes(ruleset, '', preset.options))));
  const groups = new Map([['usual', []], ['more', []]]);
  for (const option of ruleset.options.filter(control)) {
    const [top, member] = option.name.split('.');
    const plain = usual.has(option.name) ? 'usual' : 'more';
    const name = member ? top : plain;
    groups.set(name, [...(groups.get(name) ?? []), option]);
  }
  return [...groups].filter(([, options]) => options.length).map(([name, options]) => ({ name, options }));
}
