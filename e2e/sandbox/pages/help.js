/**
 * The help centre where the site opened it as a window: an answer may lead to a page of the site,
 * in the messages of §2.6, and the window makes way for it.
 */
'use strict';
{
  const { site } = document.body.dataset;
  for (const button of document.querySelectorAll('button')) {
    const { word } = button.dataset;
    if (word === undefined) continue;
    const home = /** @type {Window | null} */ (window.opener);
    // Opened by itself it has nobody to tell.
    button.hidden = home === null || site === undefined;
    button.onclick = () => {
      if (home === null || site === undefined) return;
      home.postMessage(word, site);
      window.close();
    };
  }
}
