/**
 * Messages of other windows (§2.6, R2.6-1, safety B6): each word from the window that has it,
 * opened where the site opens it.
 */
import type { Frame, Page } from 'playwright/test';
import type { Site } from '../fixtures/site';
import { openInPage } from '../page-models/page-session';
import { LoginPage } from '../page-models/login-page';
import { expectCalls } from '../page-models/calls';
import { expect, test } from '../fixtures/test';

const mark = (page: Page): Promise<unknown> =>
  page.evaluate(() => Object.assign(window, { sameDocument: true }).sameDocument);
const isSameDocument = (page: Page): Promise<boolean> =>
  page.evaluate(() => 'sameDocument' in window).catch(() => true);

/** The document in a frame of ours, once it is ready. */
async function inside(page: Page, testId: string): Promise<Frame> {
  const handle = await page.getByTestId(testId).elementHandle();
  const frame = await handle?.contentFrame();
  if (!frame) throw new Error(`no frame ${testId}`);
  await expect(frame.locator('body')).toHaveAttribute('data-ready', 'true');
  return frame;
}

/** Opens a game from the lobby, in the same document. */
async function openGame(page: Page): Promise<Frame> {
  await openInPage(page, '/Games');
  await page.getByTestId('game-card').first().click();
  await expect(page.getByTestId('game-frame')).toBeVisible();
  return inside(page, 'game-frame');
}

/** Opens the records of the old site from the transaction record. */
async function openOldRecords(page: Page): Promise<Frame> {
  await openInPage(page, '/TransactionRecord/');
  await page.getByTestId('records-old').click();
  await expect(page).toHaveURL(/\/TransactionRecord\/Old$/);
  return inside(page, 'old-records-frame');
}

async function enter(page: Page, site: Site, member: string): Promise<void> {
  await new LoginPage(page, site).enter(member, '/');
  await expect(page.getByTestId('layout')).toBeVisible();
  await mark(page);
}

test('[R2.6-1] a game may close itself and tell of its network, and no foreign one does anything', async ({
  page,
  site,
  context,
}) => {
  await enter(page, site, 'member01');
  for (const word of ['closeIframe', { event: 'NetworkError' }]) {
    const game = await openGame(page);
    await game.evaluate((said) => window.parent.postMessage(said, '*'), word);
    await expect(page).toHaveURL(/\/cn\/mobile\/?$/);
    expect(await isSameDocument(page), JSON.stringify(word)).toBe(true);
  }
  const game = await openGame(page);
  const stays = page.url();
  // The page itself, a popup of somebody else, words of other windows, other shapes, unknown words.
  await page.evaluate(() => window.postMessage('closeIframe', '*'));
  const popup = page.waitForEvent('popup');
  await page.evaluate(() => void window.open('about:blank', 'foreign'));
  const foreign = await popup;
  await foreign.evaluate(() => (window.opener as Window).postMessage('closeIframe', '*'));
  for (const said of [
    'goToHistory',
    'verifyContinue',
    'closeEverything',
    { event: 'closeIframe', url: 'https://evil.example' },
    ['closeIframe'],
    'x'.repeat(5_000),
  ])
    await game.evaluate((data) => window.parent.postMessage(data, '*'), said);
  await foreign.close();
  await page.bringToFront();
  await page.waitForTimeout(300);
  expect(page.url()).toBe(stays);
  await expect(page.getByTestId('game-frame')).toBeVisible();
  expect(context.pages()).toHaveLength(1);
});

test('[R2.6-1] the records of the old site lead back into the wallet', async ({ page, site }) => {
  await enter(page, site, 'member01');
  const cases = [
    ['old-all', /\/TransactionRecord\/$/],
    ['old-withdrawals', /\/TransactionRecord\/\?type=withdrawal$/],
    ['old-back', /\/TransactionRecord\/?$/],
    ['old-close', /\/TransactionRecord\/?$/],
  ] as const;
  for (const [button, address] of cases) {
    const old = await openOldRecords(page);
    await expect(old.getByText('端午礼金')).toBeVisible();
    await old.getByTestId(button).click();
    await expect(page, button).toHaveURL(address);
    await expect(page.getByTestId('records-old')).toBeVisible();
    expect(await isSameDocument(page), `${button} reloads nothing`).toBe(true);
  }
  const old = await openOldRecords(page);
  await old.getByTestId('old-others').click();
  await expect(page).toHaveURL(/\/TransactionRecord\/\?type=other$/);
  await expect.poll(() => isSameDocument(page)).toBe(false);
  await expect(page.getByRole('tab', { name: '其他', selected: true })).toBeVisible();
  await expectCalls(site, ['payment.oldRecordsPage']);
});

test('[R2.6-1] the identity check leads to what it needs, and its end shows at once', async ({
  page,
  site,
}) => {
  await enter(page, site, 'newbie01');
  const open = async (): Promise<Frame> => {
    await openInPage(page, '/Me/Accountinfo/');
    await page.getByRole('link', { name: /在线核验身份/ }).click();
    return inside(page, 'kyc-frame');
  };
  await (await open()).getByTestId('kyc-upload').click();
  await expect(page).toHaveURL(/\/Me\/Uploadfiles\/$/);
  await (await open()).getByTestId('kyc-complete').click();
  await expect(page).toHaveURL(/\/Me\/Accountinfo\/$/);
  expect(await isSameDocument(page)).toBe(true);

  await site.control('PATCH', '/members/newbie01', {
    firstName: '王小新',
    identityCard: '110101199003070011',
  });
  const check = await open();
  await check.getByTestId('kyc-check').click();
  await check.getByTestId('kyc-continue').click();
  await expect.poll(() => isSameDocument(page)).toBe(false);
  await expect(page.getByText('您的身份已经核验')).toBeVisible();
  await expectCalls(site, ['member.kycPage']);
});

test('[R2.6-1] [R2.4-1] an answer of the help centre opens the page it is about, and its window makes way', async ({
  page,
  site,
  context,
}) => {
  await enter(page, site, 'member01');
  await openInPage(page, '/CustomerService?from=deposit&fromUrl=%2FDepositVerify');
  const cases = [
    ['为什么需要验证身份?', /\/Me\/Uploadfiles\/$/],
    ['账户被锁定怎么办?', /\/Me\/Accountinfo\/$/],
    ['存款未到账怎么办?', /\/TransactionRecord\/$/],
    ['提款多久到账?', /\/TransactionRecord\/\?type=withdrawal$/],
  ] as const;
  for (const [question, address] of cases) {
    await openInPage(page, '/CustomerService?from=deposit&fromUrl=%2FDepositVerify');
    const opening = page.waitForEvent('popup');
    await page.getByTestId('service-help').click();
    const help = await opening;
    await expect(help.getByTestId('help-context')).toContainText('/DepositVerify');
    await help.getByRole('link', { name: question }).click();
    // The window is gone before the tap is over.
    const closed = help.waitForEvent('close');
    await help
      .getByTestId('help-lead')
      .click()
      .catch(() => undefined);
    await closed;
    await expect(page, question).toHaveURL(address);
    await expect.poll(() => context.pages().length).toBe(1);
  }
  expect(await isSameDocument(page)).toBe(true);
});
