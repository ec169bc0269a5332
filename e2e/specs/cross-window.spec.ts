/** Messages of other windows (§2.6, R2.6-1, safety B6): from a real frame of another origin. */
import type { Page } from 'playwright/test';
import type { Site } from '../fixtures/site';
import { ship } from '../fixtures/changed-remote';
import { openInPage } from '../page-models/page-session';
import { LoginPage } from '../page-models/login-page';
import { expect, test } from '../fixtures/test';

const ALL = [
  'goBackToWallet',
  'closePopup',
  'closeIframe',
  'NetworkError',
  'goToHistory',
  'goToHistoryW',
  'goToHistoryOther',
  'goUserInfo',
  'goToKycPage',
  'verifyContinue',
] as const;

/**
 * The game frame of the released casino may say two words; this one may say all, as payment and
 * account frames will.
 */
const TALKATIVE = [
  {
    file: 'src/launch/use-game-frame.ts',
    change: (source: string) =>
      source.replace(/const WORDS = \[[^\]]*\]/, `const WORDS = ${JSON.stringify(ALL)}`),
  },
] as const;

const FRAME = '[data-testid="game-frame"]';

/**
 * Opens a game from the lobby, in the same document where there is one.
 *
 * @returns how its frame speaks to us.
 */
async function openGame(page: Page, site: Site): Promise<(word: unknown) => Promise<void>> {
  if (page.url().startsWith(site.url)) await openInPage(page, '/Games');
  else await page.goto(`${site.url}/Games`);
  await page.getByTestId('game-card').first().click();
  await expect(page.locator(FRAME)).toBeVisible();
  const body = page.frameLocator(FRAME).locator('body');
  await expect(body).toHaveAttribute('data-ready', 'true');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  return async (word) => {
    await body.evaluate((_body, said) => window.parent.postMessage(said, '*'), word);
  };
}

const isSameDocument = (page: Page): Promise<boolean> =>
  page.evaluate(() => 'sameDocument' in window).catch(() => true);

test('[R2.6-1] each message of a window of ours does what the table says, and no foreign one does anything', async ({
  page,
  site,
  context,
}) => {
  const undo = await ship(site, 'remote-casino', 'casino', TALKATIVE);
  await new LoginPage(page, site).enter('member01');

  const cases: readonly (readonly [(typeof ALL)[number], RegExp])[] = [
    ['goBackToWallet', /\/Games$/],
    ['closePopup', /\/Games$/],
    ['closeIframe', /\/cn\/mobile\/?$/],
    ['NetworkError', /\/cn\/mobile\/?$/],
    ['goToHistory', /\/TransactionRecord\/$/],
    ['goToHistoryW', /\/TransactionRecord\/\?type=withdrawal$/],
    ['goUserInfo', /\/Me\/Accountinfo\/$/],
    ['goToKycPage', /\/Me\/Uploadfiles\/$/],
  ];
  for (const [word, address] of cases) {
    const say = await openGame(page, site);
    await say(word === 'closePopup' ? { event: word } : word);
    await expect(page, word).toHaveURL(address);
    expect(await isSameDocument(page), `${word} reloads nothing`).toBe(true);
  }

  const say = await openGame(page, site);
  const stays = page.url();
  // The page itself, a popup, other shapes and unknown words.
  await page.evaluate(() => {
    window.postMessage('closeIframe', '*');
  });
  const popup = page.waitForEvent('popup');
  await page.evaluate(() => {
    window.open('about:blank', 'foreign');
  });
  const foreign = await popup;
  await foreign.evaluate(() => (window.opener as Window).postMessage('closeIframe', '*'));
  await say('closeEverything');
  await say({ event: 'goUserInfo', url: 'https://evil.example' });
  await say(['goUserInfo']);
  await say('x'.repeat(5_000));
  await foreign.close();
  await page.bringToFront();
  await page.waitForTimeout(300);
  expect(page.url()).toBe(stays);
  await expect(page.locator(FRAME)).toBeVisible();

  await say('verifyContinue');
  await expect.poll(() => isSameDocument(page)).toBe(false);
  await expect(page.getByTestId('layout')).toBeVisible();
  const again = await openGame(page, site);
  // A second reload within 5 s is not done; the first was a moment ago (to a clock that may differ a little from the site's), however long the way back into the game took.
  await page.evaluate(() => {
    for (const name of Object.keys(sessionStorage).filter((each) => each.includes('reloadedAt')))
      sessionStorage.setItem(
        name,
        (sessionStorage.getItem(name) ?? '').replace(/\d{13}/, String(Date.now())),
      );
  });
  await again('verifyContinue');
  await page.waitForTimeout(400);
  expect(await isSameDocument(page)).toBe(true);

  await page.waitForTimeout(5_000);
  await again('goToHistoryOther');
  await expect(page).toHaveURL(/\/TransactionRecord\/\?type=other$/);
  await expect.poll(() => isSameDocument(page)).toBe(false);
  await expect(page.getByRole('heading', { name: '交易记录' })).toBeVisible();
  expect(context.pages()).toHaveLength(1);
  await undo();
});
