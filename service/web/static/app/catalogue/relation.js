/** Which rules have to do with a card, by the words of which the ids of rules are made, and by its name. */

const TAGS = ['e', 'a', 'p', 'c', 'n', 'if'];

/** All words that a definition acts with, such as `kidnap`. @returns {Set<string>} */
export function acts(definition, found = new Set()) {
  if (Array.isArray(definition)) definition.forEach((each) => acts(each, found));
  else if (definition && typeof definition === 'object') {
    for (const tag of TAGS) if (typeof definition[tag] === 'string') found.add(definition[tag]);
    for (const [name, value] of Object.entries(definition)) {
      if (value && typeof value === 'object') found.add(name.replaceAll('_', '-'));
      acts(value, found);
    }
  }
  return found;
}

/** The part of the rules that an id names, and what it is called there: `villains.keyword.dodge-own-turn`. */
const parted = (id) => {
  const [, section, name] = id.split('.');
  return { section: section.replaceAll('_', '-'), name };
};

const begins = (name, word) => name === word || name.startsWith(`${word}-`);

/**
 * The rules that name a card, those of its keywords and of what it does, and those of its kind; each rule once.
 * @param {any} card
 * @param {any[]} rules
 * @returns {{named: any[], does: any[], kind: any[]}}
 */
export function related(card, rules) {
  const keywords = card.keywords.map((word) => word.toLowerCase().replace(/-\d+$/, ''));
  const words = [...acts(card.definition), ...keywords];
  const found = { named: [], does: [], kind: [] };
  for (const rule of rules) {
    const { section, name } = parted(rule.id);
    if (names(rule, name, card)) found.named.push(rule);
    else if (words.some((word) => section === word || (section === 'keyword' && begins(name, word)))) found.does.push(rule);
    else if (section === card.kind) found.kind.push(rule);
  }
  return found;
}

/** Whether a rule names a card, which has a name that is no common word. */
function names(rule, name, card) {
  if (name.includes(card.key)) return true;
  return card.name.includes(' ') && [rule.text, rule.ruling].some((text) => text.includes(card.name));
}
