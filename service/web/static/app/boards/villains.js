/** The table of Legendary Villains: Commander and Plot, the city, the Lair, the decks and piles, the hand, the players. */

import { word } from '../card.js';
import { rules } from '../catalogue.js';
import { html } from '../html.js';
import { useTable } from '../table/context.js';
import { Card, Cluster, Pile, Place, Stat } from '../table/parts.js';
import { useAsked } from '../ui.js';
import { named, say } from '../words.js';
import { Hand, Piles, Played, Points, Seat, Stacks, Zone, seated } from './deckbuilding.js';

/** What the board calls something, which is villainous or heroic. */
const called = (view, name) => say(`web_villains.${view.board}.${name}`);

const payable = (one) => one.takes_recruit && say('web_villains.takes_recruit');

export function Villains({ view }) {
  const mine = view.players.find((one) => one.seat === view.seat);
  return html`
    <div class="zones villains">
      <${Points} view=${view} />
      <div class="leaders">
        ${view.commander && html`<${Commander} view=${view} commander=${view.commander} />`}
        ${view.plot && html`<${Plot} view=${view} plot=${view.plot} />`}
      </div>
      <${City} view=${view} />
      <${Lair} view=${view} />
      <${Played} view=${view} played=${view.players[view.current]?.played ?? []} />
      ${mine && html`<${Hand} cards=${mine.hand} />`}
      <div class="seats">${seated(view.players, view.seat).map((one) => html`<${Player} key=${one.seat} view=${view} one=${one} />`)}</div>
      <${Zone} name="piles" title=${say('web_board.piles')}>
        <div class="piles"><${Piles} piles=${piles(view)} optional=${['aside']} /></div>
      <//>
      <${Setting} view=${view} />
    </div>
  `;
}

function Commander({ view, commander }) {
  const { commander: one, attack, tactics, guarding, beside } = commander;
  return html`
    <${Zone} name="commander" title=${called(view, 'commander')}>
      <${Card} one=${one} figures=${{ attack }} note=${payable(commander)} />
      <dl class="stats"><${Stat} name=${say('web_villains.tactics')} value=${tactics} /></dl>
      <${Cluster} title=${called(view, 'guarding')} cards=${guarding} name="commander-guarding" />
      <${Stacked} stacks=${beside} />
    <//>
  `;
}

function Plot({ view, plot: { plot, beside, twists, progress, needed } }) {
  return html`
    <${Zone} name="plot" title=${called(view, 'plot')}>
      <${Card} one=${plot} />
      <dl class="stats">
        <${Stat} name=${called(view, 'twists')} value=${twists} />
        ${needed !== null && html`<${Stat} name=${called(view, 'progress')} value=${say('web_villains.of', { progress, needed })} />`}
      </dl>
      ${needed !== null && html`<meter class="progress" min="0" max=${needed} value=${progress} aria-label=${called(view, 'progress')} />`}
      <${Stacked} stacks=${beside} />
    <//>
  `;
}

/** The stacks beside a card. */
const Stacked = ({ stacks }) =>
  stacks.length > 0 && html`<div class="piles">${stacks.map((one) => html`<${Pile} key=${one.stack} name=${one.stack} title=${word('stack', one.stack)} size=${one.size} cards=${one.cards} />`)}</div>`;

function City({ view }) {
  const [first, last] = [view.city.at(0), view.city.at(-1)].map(({ space }) => named('space', space));
  return html`
    <${Zone} name="city" title=${say('web_villains.city')} note=${say('web_villains.direction', { first, last })}>
      <ol class="places five onward">
        ${view.city.map((space) => html`<${CitySpace} key=${space.space} view=${view} space=${space} />`)}
      </ol>
    <//>
  `;
}

function CitySpace({ view, space: at }) {
  const { space, adversary, attack, guarding, captured, lying_there } = at;
  return html`
    <${Place} name=${space} title=${named('space', space)}>
      <${Card} one=${adversary} figures=${{ attack }} note=${payable(at)} place=${named('space', space)} small />
      <${Cluster} title=${called(view, 'guarding')} cards=${guarding} name=${`guarding-${space}`} />
      <${Cluster} title=${say('web_board.captured')} cards=${captured} name=${`captured-${space}`} />
      <${Cluster} title=${say('web_board.lying_there')} cards=${lying_there} name=${`lying-${space}`} />
    <//>
  `;
}

function Lair({ view }) {
  return html`
    <${Zone} name="lair" title=${called(view, 'lair')}>
      <ul class="places five">
        ${view.lair.map(
          ({ space, ally, lying_there }) => html`
            <${Place} key=${space} name=${space} title=${say('web_board.space', { space })}>
              <${Card} one=${ally} small />
              <${Cluster} title=${say('web_board.lying_there')} cards=${lying_there} name=${`lair-${space}`} />
            <//>
          `,
        )}
      </ul>
      <div class="piles"><${Stacks} stacks=${view.stacks} /></div>
    <//>
  `;
}

/** The decks and the piles of the table. */
const piles = (view) => ({
  'adversary-deck': { title: called(view, 'adversary_deck'), cards: view.adversary_deck },
  'ally-deck': { title: called(view, 'ally_deck'), cards: view.ally_deck },
  'bystander-deck': { title: say('web_villains.bystander_deck'), cards: view.bystander_deck },
  overrun: { title: called(view, 'overrun'), cards: view.overrun },
  ko: { title: say('web_villains.ko'), cards: view.ko },
  aside: { title: say('web_board.aside'), cards: view.aside },
});

function Player({ view, one }) {
  const below = html`
    <${Cluster} title=${say('web_villains.victory')} cards=${one.victory} name=${`victory-${one.seat}`} />
    ${one.before.map((caged) => html`<${Caged} key=${caged.adversary.id} caged=${caged} />`)}
  `;
  return html`
    <${Seat} one=${one} mine=${one.seat === view.seat} current=${view.current} below=${below}>
      <${Stat} name=${say('web_villains.victory_points')} value=${one.victory_points} />
    <//>
  `;
}

function Caged({ caged: { adversary, attack, captured, ...caged } }) {
  return html`
    <div class="caged">
      <${Card} one=${adversary} figures=${{ attack }} note=${payable(caged)} small />
      <${Cluster} title=${say('web_board.captured')} cards=${captured} name=${`captured-${adversary.id}`} />
    </div>
  `;
}

/** What the game is played with, the challenge modes in force, and what a lone player's score comes to. */
function Setting({ view }) {
  const { in_use: used, challenges, scoring } = view;
  const stacks = { allies: used.allies, groups: used.groups, backup: used.backup };
  return html`
    <${Zone} name="setting" title=${say('web_board.setting')}>
      ${scoring && html`<${Score} scoring=${scoring} />`}
      ${challenges.length > 0 && html`<${Challenges} challenges=${challenges} />`}
      <dl class="setting">
        <${Named} title=${called(view, 'commander')} keys=${[used.commander]} />
        <${Named} title=${called(view, 'plot')} keys=${[used.plot]} />
        ${Object.entries(stacks).map(([name, names]) => names.length > 0 && html`<${Stat} key=${name} name=${called(view, name)} value=${names.join(', ')} />`)}
      </dl>
    <//>
  `;
}

/** Cards by name, which are known by key. */
function Named({ title, keys }) {
  const table = useTable();
  const names = keys.filter(Boolean).map((key) => table.cards.get(key)?.name ?? key);
  return names.length > 0 && html`<${Stat} name=${title} value=${names.join(', ')} />`;
}

function Challenges({ challenges }) {
  const { game } = useTable().summary;
  const { value: known } = useAsked(() => rules(game), [game]);
  return html`
    <h4>${say('web_villains.challenges')}</h4>
    <ul>${challenges.map(({ name, n, rule }) => html`<li key=${name}>${known?.get(rule)?.text ?? name} ${n !== null && html`<b>(${n})</b>`}</li>`)}</ul>
  `;
}

function Score({ scoring: { score, parts } }) {
  return html`
    <h4>${say('web_villains.score', { n: score })}</h4>
    <dl class="stats">${parts.map(({ part, n, points }) => html`<${Stat} key=${part} name=${say('web_villains.part', { part: named('part', part), n })} value=${points} />`)}</dl>
  `;
}
