/** Engines of the stated list, in miniature: a page of this browser without what theirs lack (C-76). */
import { expect, test } from '../fixtures/test';
import { LoginPage } from '../page-models/login-page';

/** What Chrome 90, iOS 15 and Firefox 115 lack of what scripts call, taken away in a page. */
const forgetNewThings = (): void => {
  const lists = ['at', 'findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced', 'with'];
  for (const name of lists) Reflect.deleteProperty(Array.prototype, name);
  for (const owner of [String.prototype, Object.getPrototypeOf(Uint8Array.prototype) as object])
    Reflect.deleteProperty(owner, 'at');
  Reflect.deleteProperty(Object, 'hasOwn');
  for (const name of ['canParse', 'parse']) Reflect.deleteProperty(URL, name);
  for (const name of ['structuredClone', 'BroadcastChannel', 'CloseWatcher', 'requestIdleCallback'])
    Reflect.deleteProperty(window, name);
  for (const name of ['any', 'timeout']) Reflect.deleteProperty(AbortSignal, name);
  Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
  Reflect.deleteProperty(Navigator.prototype, 'locks');
};

test('[C-76] a member of an old engine of the list signs in, sees prices, wallet and offers', async ({
  page,
  site,
}) => {
  await page.addInitScript(forgetNewThings);
  await new LoginPage(page, site).enter('member01');
  await page.goto(`${site.url}/`);
  await expect(page.getByTestId('event-row').first()).toBeVisible();
  expect(await page.evaluate(() => [3, 1, 2].toSorted().at(-1))).toBe(3);
  for (const [path, shown] of [
    ['/sbtwo/sports-saba', 'event-row'],
    ['/Promotions', 'promo-card'],
    ['/Me', 'balance-total'],
  ] as const) {
    await page.goto(`${site.url}${path}`);
    await expect(page.getByTestId(shown).first()).toBeVisible();
  }
});
