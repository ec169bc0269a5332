/** What tests of the session ask the page and the sandbox. */
import { expect, type Page } from 'playwright/test';
import type { Site } from '../fixtures/site';

/** A call as the sandbox saw it. */
export interface LoggedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** Calls whose path begins so, in order. */
export async function requestsTo(site: Site, path: string): Promise<readonly LoggedRequest[]> {
  const answer = await site.control<{ requests: readonly LoggedRequest[] }>(
    'GET',
    `/requests?path=${encodeURIComponent(path)}`,
  );
  return answer.requests;
}

/** Values of local storage by name. */
export const kept = (page: Page, ...names: string[]): Promise<(string | null)[]> =>
  page.evaluate((all) => all.map((name) => localStorage.getItem(name)), names);

/** The late part of the site stands: it has asked whose host name this is. */
export const lateStands = (site: Site): Promise<void> =>
  expect.poll(async () => (await requestsTo(site, '/api/App/Domain')).length).toBeGreaterThan(0);

/** Opens a page as a link would, without loading the document anew. */
export const openInPage = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    window.history.pushState({}, '', `/cn/mobile${to}`);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/**
 * The server does what the next POST of a path asks, and its answer gets lost on the way to this
 * page.
 */
export async function loseAnswer(page: Page, path: string): Promise<void> {
  let isLost = false;
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      if (isLost || route.request().method() !== 'POST') return route.fallback();
      isLost = true;
      await route.fetch();
      return route.abort('connectionreset');
    },
  );
}

/** The next call for the records is refused with a code; the page asks for them. */
export async function refuseRecords(site: Site, page: Page, fault: object): Promise<void> {
  await expect(page.getByTestId('balance-total').first()).toBeVisible();
  await site.control('POST', '/faults', { match: { path: '/api/Payment/' }, fault, times: 1 });
  await openInPage(page, '/TransactionRecord/');
}

/**
 * Texts of all toasts from now on, over reloads: for words that may come before a test looks. One
 * that says the same again while the first still stands is another. Call it before the page is
 * opened.
 */
export async function toastsOf(page: Page): Promise<readonly string[]> {
  const said: string[] = [];
  await page.exposeFunction('noteToast', (text: string) => {
    said.push(text);
  });
  await page.addInitScript(() => {
    const note = (window as unknown as { noteToast: (text: string) => void }).noteToast;
    const noted = new WeakMap<Element, string>();
    new MutationObserver(() => {
      for (const toast of window.document.querySelectorAll('[data-testid="toast"]')) {
        const text = toast.textContent;
        if (text !== '' && noted.get(toast) !== text) note(text);
        noted.set(toast, text);
      }
    }).observe(window.document, { childList: true, subtree: true, characterData: true });
  });
  return said;
}

/** Money actions without an end in the journal of this browser, whichever tab they are of. */
export const openMoney = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      Object.keys(localStorage)
        .filter((name) => name.startsWith('moneyJournal:'))
        .filter(
          (name) =>
            (JSON.parse(localStorage.getItem(name) ?? '{}') as { data?: { over?: boolean } }).data
              ?.over !== true,
        ).length,
  );
