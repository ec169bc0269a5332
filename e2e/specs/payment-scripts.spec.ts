/** Pages of money run the scripts of the release and no other, for as long as they stand (C-88). */
import { createHash } from 'node:crypto';
import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures/test';
import { LoginPage } from '../page-models/login-page';
import { openInPage } from '../page-models/page-session';
import { filesOf, versionsOf } from '../page-models/releases';

/** A script that stood in the page at some moment; one without an address is data, or a text. */
interface Seen {
  readonly src: string;
  readonly integrity: string;
  readonly type: string;
  readonly text: string;
}

/** Pages that start, frame or follow a payment. */
const PAGES = ['/DepositVerify', '/Deposit', '/Withdrawal', '/Transfer', '/TransactionRecord/'];
/** Longer than the pause after which what watches pages begins, once in a document (§9). */
const PAUSE_MS = 7_000;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64');

/** Notes every script from before the first one, whether it stays or not. */
const note = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen: Seen[] = [];
    Object.assign(globalThis, { seenScripts: seen });
    const take = (node: Node): void => {
      if (node instanceof HTMLScriptElement) {
        const { src, integrity, type, text } = node;
        seen.push({ src, integrity, type, text });
      }
      if (node instanceof Element) node.querySelectorAll('script').forEach(take);
    };
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) addedNodes.forEach(take);
    }).observe(document, { childList: true, subtree: true });
  });
const seenIn = (page: Page): Promise<readonly Seen[]> =>
  page.evaluate(() => (globalThis as unknown as { seenScripts: Seen[] }).seenScripts);

test('[C-88] every script of a payment page is a file of the release under its own hash, and no frame or script of others comes late', async ({
  page,
  site,
}) => {
  const inventory = new Map<string, string>();
  for (const [name, version] of await versionsOf(site.origin)) {
    for (const [url, hash] of await filesOf(site.origin, name, version)) inventory.set(url, hash);
  }
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') requests.push(request.url());
  });
  const policies: string[] = [];
  page.on('response', (response) => {
    if (response.request().isNavigationRequest())
      policies.push(response.headers()['content-security-policy'] ?? '');
  });
  await page.clock.install();
  await note(page);
  await new LoginPage(page, site).enter('member01', '/DepositVerify');
  await expect(page.getByTestId('deposit-method-ALI')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.clock.fastForward(PAUSE_MS);
  for (const path of PAGES) {
    await openInPage(page, path);
    await expect(page.getByTestId('skeleton')).toHaveCount(0);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect([path, page.frames().length]).toEqual([path, 1]);
  }
  const seen = await seenIn(page);
  const running = seen.filter(({ type }) => type !== 'application/json');
  expect(running.length).toBeGreaterThan(PAGES.length);
  expect(requests.length).toBeGreaterThan(PAGES.length);
  const isOfRelease = ({ src, integrity }: Seen): boolean => inventory.get(src) === integrity;
  // The reader of a landing stands in the document itself; the policy names it by its hash.
  const isNamed = ({ src, text }: Seen): boolean =>
    src === '' && (policies.at(-1) ?? '').includes(`'sha256-${hashOf(text)}'`);
  expect(running.filter((script) => !isOfRelease(script) && !isNamed(script))).toEqual([]);
  expect(requests.filter((url) => !inventory.has(url))).toEqual([]);
});
