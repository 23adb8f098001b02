/** A card, drawn from its entry in the catalogue. */

import { html } from './html.js';
import { Shape, classSign, figureSign } from './signs.js';
import { has, named, say } from './words.js';

/** What a card is for, by its kind: cards of a look have the same border. */
const LOOKS = {
  friend: ['ally', 'character', 'avatar', 'race', 'figure'],
  foe: ['adversary', 'enemy', 'resistance', 'counter', 'alien', 'inevitable'],
  leader: ['commander', 'tactic', 'alien-avatar'],
  place: ['location', 'plot', 'objective', 'side-job'],
  event: ['plot-twist', 'command-strike', 'event', 'hazard', 'special', 'space-stuff', 'human-tech'],
  harm: ['strike', 'crew-strike', 'ship-strike', 'wound', 'bindings', 'flaw', 'loose-culture', 'chestburster'],
};

/** How a card of a kind looks. */
export const lookOf = (kind) => Object.keys(LOOKS).find((look) => LOOKS[look].includes(kind)) ?? 'thing';

/** The figures a card may have, in the order in which they stand on it. */
const FIGURES = ['attack', 'recruit', 'vp', 'health', 'defense', 'damage', 'strength', 'intelligence', 'resistance', 'population', 'bonus', 'repair', 'ap'];

/** What a kind of cards is called, in the words of its set. */
export function kindOf({ set, kind }) {
  const own = `web_board.kind.${set}.${kind}`;
  return has(own) ? say(own) : word('kind', kind);
}

/** A word of the boards for what cards name by a code: a class, a team, a keyword; the code where there is none. */
export function word(table, code) {
  const key = `web_board.${table}.${code}`;
  return has(key) ? say(key) : String(code).replaceAll(/[-_]/g, ' ');
}

/** The sign of a class. */
export function Sign({ cls }) {
  if (!cls) return null;
  const [shape, name] = [classSign(cls), word('class', cls)];
  return html`
    <span class="sign class-${cls}" title=${name}>
      ${shape ? html`<${Shape} path=${shape} />` : html`<b aria-hidden="true">${cls[0].toUpperCase()}</b>`}
      <span class="unseen">${name}</span>
    </span>
  `;
}

/** What is said of a figure, such as 2 Attack. */
export function figureText(name, n) {
  const key = [`web.figure.${name}`, `web_board.figure.${name}`].find(has);
  return key ? say(key, { n }) : named('figure', name, { n });
}

/** A figure with its sign, such as 2 Attack; `plus` where the card's text may add to it. */
export function Figure({ name, n, plus }) {
  if (n === null || n === undefined) return null;
  const [shape, text] = [figureSign(name), figureText(name, plus ? `${n}+` : n)];
  return html`
    <span class="figure ${name}" title=${text}>
      <b aria-hidden="true">${shape ? html`<${Shape} path=${shape} />` : html`<i>${word('figure_name', name)}</i>`}${n}${plus && '+'}</b>
      <span class="unseen">${text}</span>
    </span>
  `;
}

/** The figures printed on a card, by name. */
function printed(entry) {
  const { definition } = entry;
  const found = FIGURES.map((name) => [name, entry[name] ?? definition[name]]);
  return Object.fromEntries(found.filter(([, n]) => typeof n === 'number'));
}

/** The classes a card has: mostly one. */
const classesOf = (entry) => [...new Set([entry.cls, ...(entry.definition.classes ?? [])])].filter(Boolean);

/** Names begin with a capital; codes, such as those of decks, aren't meant for people. */
const isName = (text) => /^\p{Lu}/u.test(text);

/** To whom or to what a card belongs, and what it is called besides. */
function belongs({ name, group, team, keywords, definition }) {
  const type = definition.type && `web_conquest.type.${definition.type}`;
  const said = [isName(group) && group !== name && group, team && word('team', team), type && has(type) && say(type), ...keywords.filter(isName)];
  return said.filter(Boolean).join(' · ');
}

/**
 * The face of a card: name, classes, kind, figures, cost and text. Without an entry it lies face down.
 * `figures` stand instead of the printed ones of the same name, null for none; `children` below its text. `small`: without text.
 */
export function Face({ entry, figures, small, children }) {
  if (!entry) {
    return html`<span class="face back"><span class="unseen">${say('web.card.back')}</span>${children}</span>`;
  }
  const { cost, ...shown } = { cost: entry.cost, ...printed(entry), ...figures };
  const { definition } = entry;
  const whose = belongs(entry);
  return html`
    <span class="face class-${entry.cls || 'none'} kind-${entry.kind} look-${lookOf(entry.kind)} ${small ? 'small' : ''}">
      <span class="title">
        ${classesOf(entry).map((cls) => html`<${Sign} key=${cls} cls=${cls} />`)}<b lang="en">${entry.name}</b><${Figure} name="cost" n=${cost} />
      </span>
      <span class="about"><span class="kind">${kindOf(entry)}</span>${whose && html`<span class="whose">${whose}</span>`}</span>
      ${!small && entry.text.length > 0 && html`<span class="text">${entry.text.map((line) => html`<span>${line}</span>`)}</span>`}
      <span class="figures">
        ${Object.entries(shown).map(([name, n]) => html`<${Figure} key=${name} name=${name} n=${n} plus=${definition[`${name}_plus`] && n === entry[name]} />`)}
      </span>
      ${children}
    </span>
  `;
}
