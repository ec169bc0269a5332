/** @jest-environment jsdom */
import { NEEDS, OLD_BROWSER, oldBrowserScript } from './old-browser';

/** Where each need lives, so that a test can take it away. */
const PLACES: Readonly<Record<(typeof NEEDS)[number], readonly [owner: object, name: string]>> = {
  fetch: [window, 'fetch'],
  Promise: [window, 'Promise'],
  AbortController: [window, 'AbortController'],
  MutationObserver: [window, 'MutationObserver'],
  '(window.crypto||0).getRandomValues': [window, 'crypto'],
  '(window.CSS&&CSS.supports("aspect-ratio","1"))': [window, 'CSS'],
};

/** Runs the script as the head of the document does, then lets the document be read to its end. */
function open(): void {
  document.body.innerHTML = '<div id="app"><p>站点</p></div>';
  document.onreadystatechange = null;
  const script = document.createElement('script');
  script.textContent = oldBrowserScript;
  document.head.append(script);
  document.dispatchEvent(new Event('readystatechange'));
}

/** Works with a property of another value. */
function withValue(owner: object, name: string, value: unknown, work: () => void): void {
  const before = Object.getOwnPropertyDescriptor(owner, name);
  Object.defineProperty(owner, name, { configurable: true, writable: true, value });
  work();
  if (before === undefined) Reflect.deleteProperty(owner, name);
  else Object.defineProperty(owner, name, before);
}

// The document of these tests has no network and asks no styles of its own.
const inNewBrowser = (work: () => void): void =>
  withValue(
    window,
    'fetch',
    () => undefined,
    () => withValue(window, 'CSS', { supports: (name: string) => name === 'aspect-ratio' }, work),
  );

test('[C-76] a browser that has all that is needed notices nothing', () => {
  inNewBrowser(open);
  expect(document.body.textContent).toContain('站点');
  expect(document.querySelector('[role="alert"]')).toBeNull();
});

test.each(NEEDS)(
  '[C-76] a browser without %s is told so in place of the site, which does not start',
  (need) => {
    const [owner, name] = PLACES[need];
    inNewBrowser(() => withValue(owner, name, undefined, open));
    expect(document.getElementById('app')).toBeNull();
    expect(document.querySelector('[role="alert"] h1')?.textContent).toBe(OLD_BROWSER.title);
    expect(document.body.textContent).toContain(OLD_BROWSER.text);
    expect(document.body.textContent).not.toContain('站点');
  },
);

test('[C-76] an engine of before the classes of 2021 is told which browsers will do', () => {
  inNewBrowser(() => withValue(window, 'CSS', { supports: () => false }, open));
  expect(document.body.textContent).toContain('iOS 15、Chrome 90、Firefox 115 或更新版本');
});

test('[C-76] the words for old browsers are written in what they understand', () => {
  expect(oldBrowserScript).not.toMatch(/=>|`|\b(?:let|const|class|async)\b|\?\.|\?\?|\.\.\./);
});
