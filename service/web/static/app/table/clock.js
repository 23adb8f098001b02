/** The clock of a game: what each seat has left, counted down. */

import { html, useEffect, useState } from '../html.js';
import { say } from '../words.js';

const SECOND = 1000;

/** The time of day, told anew every second while somebody's time runs. */
function useNow(runs) {
  const [now, set] = useState(Date.now());
  useEffect(() => {
    if (!runs) return undefined;
    set(Date.now());
    const timer = setInterval(() => set(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, [runs]);
  return now;
}

/** So much time, as 2:05 or, of days, 2 d 4 h. */
export function lasting(milliseconds) {
  const seconds = Math.max(0, Math.ceil(milliseconds / SECOND));
  const [days, hours, minutes] = [Math.floor(seconds / 86400), Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60)];
  if (days) return say('web_table.clock.days', { days, hours });
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
}

/** What a seat has left. */
export function Left({ clock, seat }) {
  const own = clock?.seats.find((each) => each.seat === seat);
  const now = useNow(Boolean(own?.deadline));
  if (!own) return null;
  const left = own.deadline === null ? own.left : own.deadline - now;
  return html`<span class="clock ${own.deadline ? 'runs' : ''}" role="timer" aria-label=${say('web_table.clock.left', { left: lasting(left) })}>${lasting(left)}</span>`;
}
