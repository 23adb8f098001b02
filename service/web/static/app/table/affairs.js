/** What people settle at a table besides the game: taking back, the clock, standing in, leaving. */

import { html, useState } from '../html.js';
import { go } from '../router.js';
import { useSignal } from '../signal.js';
import { Dialog } from '../ui.js';
import { say } from '../words.js';
import { seatName, useTable } from './context.js';

/** What somebody would like to take back, and whether those who are asked agree. */
export function Proposal() {
  const { summary, seats, doing } = useTable();
  const proposal = summary.undo_proposal;
  if (!proposal) return null;
  const mine = seats.includes(proposal.seat);
  const asked = seats.filter((seat) => proposal.awaited.includes(seat));
  const answer = (seat, agree) => () => doing.post('/undo/answer', { seat, agree });
  const names = proposal.awaited.map((seat) => seatName(summary, seat, say)).join(', ');
  return html`
    <section class="proposal" data-dialog="undo" aria-label=${say('web_table.undo.title')}>
      <p role="status">${say('web_table.undo.proposed', { name: seatName(summary, proposal.seat, say), to: proposal.to })} <span class="faint">${say('web_table.undo.missing', { names })}</span></p>
      ${asked.map(
        (seat) => html`
          <button key=${seat} type="button" class="main" data-do="agree" onClick=${answer(seat, true)}>${say('web_table.undo.agree')}</button>
          <button type="button" data-do="refuse" onClick=${answer(seat, false)}>${say('web_table.undo.refuse')}</button>
        `,
      )}
      ${mine && html`<button type="button" data-do="withdraw" onClick=${answer(proposal.seat, false)}>${say('web_table.undo.withdraw')}</button>`}
    </section>
  `;
}

/** The button that takes back what one did last, or proposes to. @param {{commits: {value: any[]}}} what */
export function TakeBack({ commits }) {
  const { summary, seats, doing } = useTable();
  const seat = useSignal(commits).findLast((commit) => seats.includes(commit.seat))?.seat;
  if (seat === undefined || summary.undo === 'none' || summary.undo_proposal) return null;
  return html`<button type="button" data-do="undo" onClick=${() => doing.post('/undo', { seat })}>${say(`web_table.undo.${summary.undo}`)}</button>`;
}

/** Stop the clock, or let it run again: it does when all have said so. */
function Clock() {
  const { summary, seats, doing } = useTable();
  const { clock } = summary;
  if (!clock) return null;
  const wished = seats.some((seat) => clock.wished.includes(seat));
  const stopped = wished ? clock.stopped : !clock.stopped;
  const key = wished ? 'web_table.clock.as_it_is' : `web_table.clock.${stopped ? 'stop' : 'run'}`;
  const missing = clock.wished.length ? clock.missing.map((seat) => seatName(summary, seat, say)).join(', ') : '';
  return html`
    <p>${say(clock.stopped ? 'web_table.clock.stopped' : 'web_table.clock.running')} ${missing && say('web_table.clock.missing', { names: missing })}</p>
    <button type="button" data-do="clock" onClick=${() => doing.post('/clock', { stopped })}>${say(key)}</button>
  `;
}

/** Let a bot play a seat for a while, or play it again. */
function Away() {
  const { summary, seats, doing } = useTable();
  return seats.map((n) => {
    const away = Boolean(summary.seats[n].bot);
    const label = say(away ? 'web_table.come_back' : 'web_table.stand_in');
    const run = () => doing.ask(away ? 'DELETE' : 'POST', `/seats/${n}/stand-in`, away ? undefined : {});
    return html`<button key=${n} type="button" data-do=${away ? 'come-back' : 'stand-in'} onClick=${run}>${label}${seats.length > 1 && ` (${say('web.seat.n', { n })})`}</button>`;
  });
}

/** Leave for good, after a second thought. */
function Leave() {
  const { seats, doing } = useTable();
  const [asks, ask] = useState(false);
  const leave = async () => {
    ask(false);
    for (const seat of seats) if (!(await doing.ask('DELETE', `/seats/${seat}`))) return;
    go('/');
  };
  return html`
    <button type="button" data-do="leave" onClick=${() => ask(true)}>${say('web_table.leave.title')}</button>
    ${asks &&
    html`
      <${Dialog} name="leave" title=${say('web_table.leave.title')} close=${() => ask(false)}>
        <p>${say('web_table.leave.sure')}</p>
        <button type="button" class="main" data-do="leave-for-good" onClick=${leave}>${say('web_table.leave.yes')}</button>
        <button type="button" onClick=${() => ask(false)}>${say('web_table.leave.no')}</button>
      <//>
    `}
  `;
}

/** All of it that isn't needed with every move. */
export function Affairs() {
  const { summary, seats } = useTable();
  const playing = seats.length > 0 && summary.status === 'running';
  return html`
    <div class="affairs">
      ${playing && html`<${Clock} /><${Away} /><${Leave} />`}
      <p><a href=${`#/games/${summary.id}/replay`}>${say('web_table.replay')}</a></p>
    </div>
  `;
}
