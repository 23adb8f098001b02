/** The frame of all pages: the head, and the page below it. */

import { useArrival } from './arrival.js';
import { html, render, useEffect, useState } from './html.js';
import { online } from './live.js';
import { path, routed } from './router.js';
import { remember, session } from './session.js';
import { useSignal } from './signal.js';
import { Announcer } from './ui.js';
import { LOCALES, locale, say, speak } from './words.js';
import { ROUTES } from './routes.js';

/** What the browser asks for where nobody chose: the first of its languages that we speak. */
const wished = () => session.value.locale ?? navigator.languages.map((each) => each.slice(0, 2)).find((each) => each in LOCALES) ?? 'en';

function Head() {
  const { player, theme } = useSignal(session);
  const spoken = useSignal(locale);
  const dark = theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  return html`
    <header class="head">
      <a class="brand" href="#/">Turnledger</a>
      <nav aria-label=${say('web.nav.label')}>
        <a href="#/">${say('web.nav.lobby')}</a>
        <a href="#/catalogue">${say('web.nav.catalogue')}</a>
        <a href="#/verify">${say('web.nav.verify')}</a>
      </nav>
      <div class="tools">
        <label class="unseen" for="locale">${say('web.language')}</label>
        <select id="locale" value=${spoken} onChange=${(event) => remember({ locale: event.target.value })}>
          ${Object.entries(LOCALES).map(([code, name]) => html`<option key=${code} value=${code} lang=${code}>${name}</option>`)}
        </select>
        <button type="button" class="plain" onClick=${() => remember({ theme: dark ? 'light' : 'dark' })}>${say(dark ? 'web.light' : 'web.dark')}</button>
        ${player && html`<a class="me" href="#/me">${player.name}</a>`}
      </div>
    </header>
  `;
}

function App() {
  const { locale: chosen, theme, player } = useSignal(session);
  const spoken = useSignal(locale);
  const [ready, setReady] = useState(false);
  const here = useSignal(path);
  const connected = useSignal(online);
  useEffect(() => {
    const wants = chosen ?? wished();
    if (ready && wants === spoken) return;
    speak(wants).then(() => setReady(true));
  }, [chosen, spoken]);
  useEffect(() => {
    if (theme) document.documentElement.dataset.theme = theme;
    else delete document.documentElement.dataset.theme;
  }, [theme]);
  const page = here.split('?')[0];
  useArrival(ready ? page : '');
  if (!ready) return null;
  const found = routed(ROUTES, here) ?? routed(ROUTES, '/nowhere');
  return html`
    <a class="skip" href="#main" onClick=${(event) => (event.preventDefault(), document.getElementById('main').focus())}>${say('web.skip')}</a>
    <${Head} />
    ${!connected && html`<p class="offline" role="status">${say('web.offline')}</p>`}
    <main id="main" tabindex="-1"><${found.to} key=${`${spoken} ${player?.id} ${page}`} ...${found.parts} /></main>
    <${Announcer} />
  `;
}

render(html`<${App} />`, document.getElementById('app'));
