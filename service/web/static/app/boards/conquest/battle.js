/** The Battle that is running, and its Fight: both sides with their Strength, dice and cards. */

import { html } from '../../html.js';
import { useTable } from '../../table/context.js';
import { Card, Row, Stat } from '../../table/parts.js';
import { say } from '../../words.js';
import { Alien, Dice, Piece, useNames } from './pieces.js';

/** One side of a Fight. */
const Side = ({ title, seat, total, dice, colour, children }) => html`
  <div class="side" role="group" aria-label=${title}>
    <h4>${seat !== null && html`<${Piece} seat=${seat} />`} ${title}</h4>
    <p class="total">${say('web_conquest.fight.total', { n: total })}</p>
    <${Dice} dice=${dice} colour=${colour} />
    ${children}
  </div>
`;

/** Those who stand against the Aliens: another player's Aliens, a Resistance Counter, or Resistance cards. */
function Foe({ fight, title, aliens }) {
  return html`
    <${Side} title=${title} seat=${fight.other} total=${fight.foe_total} dice=${fight.foe_dice} colour=${fight.foe_dice_colour}>
      ${fight.abilities.length > 0 && html`<p>${say('web_conquest.fight.abilities', { names: fight.abilities.join(', ') })}</p>`}
      <div class="cards">
        ${fight.counter && html`<${Card} one=${fight.counter} small />`}
        ${fight.resistance.map((one) => html`<${Card} key=${one.id} one=${one} />`)}
        ${aliens}
      </div>
    <//>
  `;
}

function Fight({ fight, there, name }) {
  const of = (seat) => there?.aliens.filter((alien) => alien.seat === seat).map((one) => html`<${Alien} key=${one.id} one=${one} where=${there.space} />`);
  const foe = fight.other === null ? say('web_conquest.fight.resistance') : name(fight.other);
  return html`
    <div class="fight">
      <${Side} title=${name(fight.seat)} seat=${fight.seat} total=${fight.total} dice=${fight.dice} colour=${fight.dice_colour}>
        <div class="cards">${of(fight.seat)}</div>
        <${Row} title=${say('web_conquest.fight.helping')} cards=${fight.helping} empty=${false} name="helping" />
      <//>
      <${Foe} fight=${fight} title=${foe} aliens=${fight.other !== null && of(fight.other)} />
    </div>
  `;
}

export function Battle({ view }) {
  const name = useNames();
  const { battle, doomed } = view;
  if (!battle && !doomed.length) return null;
  const there = view.spaces.find((each) => each.space === battle?.space);
  return html`
    <section class="zone battle" data-zone="battle" aria-label=${say('web_conquest.fight.battle')}>
      ${battle && html`<${Heading} battle=${battle} there=${there} name=${name} />`}
      ${battle?.fight && html`<${Fight} fight=${battle.fight} there=${there} name=${name} />`}
      ${battle && html`<${Row} title=${say('web_conquest.fight.next')} cards=${battle.next} empty=${false} name="next" />`}
      ${doomed.length > 0 &&
      html`<div class="doom" data-zone="doomed">
        <h4>${say('web_conquest.alien.doomed')}</h4>
        <div class="cards">${doomed.map((one) => html`<${Alien} key=${one.id} one=${one} doomed />`)}</div>
      </div>`}
    </section>
  `;
}

function Heading({ battle, there, name }) {
  const table = useTable();
  const place = there?.location ? table.cards.get(there.location.card)?.name : null;
  return html`
    <h3>${say('web_conquest.fight.title', { name: name(battle.seat), space: [battle.space, place].filter(Boolean).join(', ') })}</h3>
    ${battle.extra && html`<p>${say('web_conquest.fight.extra')}</p>`}
    <dl class="stats">
      <${Stat} name=${say('web_conquest.fight.fight')} value=${battle.fights} />
      ${battle.fight && html`<${Stat} name=${say('web_conquest.fight.round')} value=${battle.fight.round} />`}
    </dl>
  `;
}
