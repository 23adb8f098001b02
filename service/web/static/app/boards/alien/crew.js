/** A player of Alien: Avatar and Health, Strikes and Facehuggers, the Agenda, the cards. */

import { rules } from '../../catalogue.js';
import { html } from '../../html.js';
import { useTable } from '../../table/context.js';
import { Card, Cluster, Row, Stat } from '../../table/parts.js';
import { useAsked } from '../../ui.js';
import { has, say } from '../../words.js';
import { Seat } from '../deckbuilding.js';
import { Enemy } from './enemy.js';

export function Crew({ view, one }) {
  const mine = one.seat === view.seat;
  return html`
    <${Seat} one=${one} mine=${mine} current=${view.current} below=${html`<${Before} one=${one} mine=${mine} />`}>
      <${Stat} name=${say('web_alien.state')} value=${stateOf(one)} />
      ${one.avatar && html`<${Stat} name=${say('web_alien.damage')} value=${say('web_alien.of', { n: one.damage, health: one.health })} />`}
    <//>
  `;
}

/** Alive, playing for the aliens, or dead and of what; whether something grows in them. */
function stateOf({ alive, alien, carrier, died_by: by }) {
  if (alien) return say('web_alien.alien_player');
  if (alive) return say(carrier ? 'web_alien.carrier' : 'web_alien.alive');
  return say(has(`web_alien.died.${by}`) ? `web_alien.died.${by}` : 'web_alien.dead');
}

/** What lies before a player. */
function Before({ one, mine }) {
  const { avatar, health, defense, damage, agenda, facehuggers, strikes, vigilant, achievements } = one;
  return html`
    ${avatar && html`<meter class="damage" min="0" max=${Math.max(health, 1)} low=${health / 3} high=${(2 * health) / 3} optimum="0" value=${damage} aria-label=${say('web_alien.damage')} />`}
    <div class="places">
      ${avatar && html`<${Card} one=${avatar} figures=${{ health, defense }} small />`}
      ${agenda && html`<div class="agenda"><h4>${say('web_alien.agenda')}</h4><${Card} one=${agenda} small /></div>`}
      ${facehuggers.map((each) => html`<${Enemy} key=${each.enemy.id} one=${each} />`)}
    </div>
    <${Cluster} title=${say('web_alien.strikes')} cards=${strikes} name=${`strikes-${one.seat}`} />
    ${!mine && html`<${Row} title=${say('web_alien.vigilant')} name=${`vigilant-${one.seat}`} cards=${vigilant} empty=${false} small />`}
    ${achievements.length > 0 && html`<${Achievements} names=${achievements} />`}
  `;
}

function Achievements({ names }) {
  const { game } = useTable().summary;
  const { value: known } = useAsked(() => rules(game), [game]);
  return html`<ul class="achievements">${names.map((name) => html`<li key=${name}>${known?.get(`alien.achievement.${name}`)?.text ?? name}</li>`)}</ul>`;
}
