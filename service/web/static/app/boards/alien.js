/** The table of Legendary Encounters: Alien: the Objective, the Complex, the Combat Zone, the HQ, the crew, the hand. */

import { html } from '../html.js';
import { Card, Cluster, Place, Row, Stat } from '../table/parts.js';
import { named, say } from '../words.js';
import { Crew } from './alien/crew.js';
import { Enemy, marked } from './alien/enemy.js';
import { Hand, Offers, Piles, Played, Points, Stacks, Zone, seated } from './deckbuilding.js';

export function Alien({ view }) {
  const mine = view.crew.find((one) => one.seat === view.seat);
  return html`
    <div class="zones alien">
      <${Points} view=${view}>
        <${Stat} name=${say('web_alien.phase')} value=${named('alien.phase', view.phase || 'set-up')} />
        <${Stat} name=${say('web_alien.hazards')} value=${view.hazards} />
      <//>
      <div class="leaders"><${Objective} objective=${view.objective} /><${Location} location=${view.location} /></div>
      <${Complex} rooms=${view.rooms} />
      <${CombatZone} enemies=${view.combat_zone} />
      <${Zone} name="hq" title=${say('board.alien.hq')}>
        <${Offers} offers=${view.hq} />
        <div class="piles"><${Stacks} stacks=${view.stacks.filter((one) => one.size || !RARE.has(one.stack))} /></div>
      <//>
      <${Played} view=${view} played=${view.crew[view.current]?.played ?? []} />
      ${mine && html`<${Hand} cards=${mine.hand} />`}
      ${mine && html`<${Row} title=${say('web_alien.own_vigilant')} name="vigilant" cards=${mine.vigilant} empty=${false} />`}
      <div class="seats">${seated(view.crew, view.seat).map((one) => html`<${Crew} key=${one.seat} view=${view} one=${one} />`)}</div>
      <${Zone} name="piles" title=${say('web_board.piles')}>
        <div class="piles"><${Piles} piles=${piles(view)} optional=${['hatchery', 'removed', 'discarded', 'discarded-strikes', 'aside']} /></div>
      <//>
    </div>
  `;
}

/** Stacks that aren't there without Alien Players. */
const RARE = new Set(['alien-deck', 'alien-discard']);

/** The current Objective with what is secured for it, and those that are still to come. */
function Objective({ objective: { stage, stack, secured, markers } }) {
  const [current, ...later] = stack.toReversed();
  return html`
    <${Zone} name="objective" title=${current ? say('web_alien.objective', { stage }) : say('web_alien.all_completed')}>
      ${current && html`<${Card} one=${current} note=${marked(markers)} />`}
      <${Cluster} title=${say('web_alien.secured')} cards=${secured} name="secured" />
      <${Cluster} title=${say('web_alien.later')} cards=${later} name="objectives" />
    <//>
  `;
}

const Location = ({ location }) => html`<${Zone} name="location" title=${say('web_alien.location')}>${location && html`<${Card} one=${location} />`}<//>`;

function Complex({ rooms }) {
  return html`
    <${Zone} name="complex" title=${say('board.alien.complex')} note=${say('web_alien.direction')}>
      <ol class="places five onward">${rooms.map((room) => html`<${Room} key=${room.room} room=${room} />`)}</ol>
    <//>
  `;
}

/** What there is to say of what lies in a room, besides its face. */
const roomNote = ({ card, face_up: up, markers }) => [card?.card && !up && say('web_alien.face_down'), marked(markers)].filter(Boolean).join(', ');

function Room({ room: one }) {
  const { room, scan_cost: cost, blocked, card, attack, attached, captured } = one;
  const title = say(`room.${room}`);
  const figures = attack === null ? {} : { attack };
  return html`
    <${Place} name=${room} title=${title} taken=${Boolean(card)} note=${blocked ? say('web_alien.blocked') : say('web_alien.scan', { n: cost })}>
      <${Card} one=${card} figures=${figures} also=${[`place ${room}`]} note=${roomNote(one)} place=${title} small />
      <${Cluster} title=${say('web_alien.attached')} cards=${attached} name=${`attached-${room}`} />
      <${Cluster} title=${say('web_board.captured')} cards=${captured} name=${`captured-${room}`} />
    <//>
  `;
}

function CombatZone({ enemies }) {
  return html`
    <${Zone} name="combat-zone" title=${say('web_alien.combat_zone')} note=${enemies.length ? say('web_alien.longest_first') : say('web_alien.nobody')}>
      <div class="places five">${enemies.map((one) => html`<${Enemy} key=${one.enemy.id} one=${one} />`)}</div>
    <//>
  `;
}

/** The decks and the piles of the table. */
const piles = (view) => ({
  hive: { title: say(view.rebuilt ? 'web_alien.hive_rebuilt' : 'web_alien.hive'), cards: view.hive },
  hatchery: { title: say('web_alien.hatchery'), cards: view.hatchery },
  'dead-enemies': { title: say('web_alien.dead_enemies'), cards: view.dead_enemies },
  'dead-characters': { title: say('web_alien.dead_characters'), cards: view.dead_characters },
  discarded: { title: say('web_alien.discarded'), cards: view.discarded },
  'discarded-strikes': { title: say('web_alien.discarded_strikes'), cards: view.discarded_strikes },
  removed: { title: say('web_alien.removed'), cards: view.removed },
  aside: { title: say('web_board.aside'), cards: view.aside },
});
