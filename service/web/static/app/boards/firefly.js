/** The table of Legendary Encounters: Firefly: the Episode, the 'Verse, the Combat Zone, Serenity, the Bridge, the crew, the hand. */

import { html } from '../html.js';
import { Row, Stat } from '../table/parts.js';
import { named, say } from '../words.js';
import { Hand, Offers, Piles, Played, Points, Stacks, Zone, seated } from './deckbuilding.js';
import { Crew, Mains } from './firefly/crew.js';
import { Episode, Proposals } from './firefly/episode.js';
import { CombatZone, Verse } from './firefly/verse.js';
import { Serenity } from './firefly/serenity.js';

export function Firefly({ view }) {
  const mine = view.players.find((one) => one.seat === view.seat);
  return html`
    <div class="zones firefly">
      <${Points} view=${view}>
        <${Stat} name=${say('web_firefly.turn')} value=${view.turn} />
        <${Stat} name=${say('web_firefly.phase')} value=${named('firefly.phase', view.phase || 'set-up')} />
        <${Stat} name=${say('web_firefly.credits')} value=${view.credits} />
      <//>
      <${Proposals} view=${view} />
      <${Row} title=${say('web_firefly.offer')} name="offer" cards=${view.offer} empty=${false} />
      <${Episode} view=${view} />
      <${Verse} spaces=${view.verse} />
      <${CombatZone} view=${view} />
      <${Row} title=${say('web_firefly.operations')} name="operations" cards=${view.operations} empty=${false} />
      <${Serenity} slots=${view.serenity} />
      <${Zone} name="bridge" title=${say('board.firefly.bridge')}>
        <${Offers} offers=${view.bridge} />
        <div class="piles"><${Stacks} stacks=${view.stacks} /></div>
      <//>
      <${Played} view=${view} played=${view.players[view.current]?.played ?? []} />
      ${mine && html`<${Hand} cards=${mine.hand} />`}
      <div class="seats">${seated(view.players, view.seat).map((one) => html`<${Crew} key=${one.seat} view=${view} one=${one} />`)}</div>
      <${Mains} mains=${view.mains} />
      <${Zone} name="piles" title=${say('web_board.piles')}>
        <div class="piles"><${Piles} piles=${piles(view)} optional=${['repaired', 'defeated-characters', 'discarded-strikes', 'keepsakes', 'aside']} /></div>
      <//>
    </div>
  `;
}

/** The decks and the piles of the table. */
const piles = (view) => ({
  'episode-deck': { title: say('web_firefly.episode_deck'), cards: view.episode_deck },
  'defeated-cards': { title: say('web_firefly.defeated_cards'), cards: view.defeated_cards },
  'defeated-characters': { title: say('web_firefly.defeated_characters'), cards: view.defeated_characters },
  'discarded-strikes': { title: say('web_firefly.discarded_strikes'), cards: view.discarded_strikes },
  repaired: { title: say('web_firefly.repaired'), cards: view.repaired },
  keepsakes: { title: say('web_firefly.keepsakes'), cards: view.keepsakes },
  aside: { title: say('web_board.aside'), cards: view.aside },
});
