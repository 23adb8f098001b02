/** Coming to another page: its heading gets the focus, and its name is that of the document, so that nobody has to see it to know. */

import { useEffect, useRef } from './html.js';

const NAME = 'Turnledger';

/** Whether somebody has already gone on to a part of the page, such as a dialog that opened by itself. */
const gone = (main) => {
  const at = document.activeElement;
  return at && at !== document.body && at !== main && at.isConnected && main.contains(at);
};

/** Name the document by its main heading. @param {Element | null} heading */
function entitle(heading) {
  const text = heading?.textContent.trim();
  const title = text ? `${text} · ${NAME}` : NAME;
  if (document.title !== title) document.title = title;
}

/**
 * Follow which page is shown. Pages come in pieces: the heading may be there later than the page.
 * @param {string} page
 */
export function useArrival(page) {
  const last = useRef(page);
  useEffect(() => {
    const main = document.getElementById('main');
    if (!main) return undefined;
    let arriving = last.current !== '' && last.current !== page;
    last.current = page;
    if (arriving) main.focus();
    const look = () => {
      const heading = main.querySelector('h1');
      entitle(heading);
      if (!arriving || !heading) return;
      arriving = false;
      if (gone(main)) return;
      heading.tabIndex = -1;
      heading.focus();
    };
    look();
    const eye = new MutationObserver(look);
    eye.observe(main, { childList: true, subtree: true, characterData: true });
    return () => eye.disconnect();
  }, [page]);
}
