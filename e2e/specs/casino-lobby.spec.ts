/**
 * The lobby and what stands around it, in a real browser: lists, favourites, search, mini-games,
 * turnover, and lists that do not come.
 */
import type { Page } from 'playwright/test';
import { expect, MOVING, test } from '../fixtures/test';
import { expectCalls } from '../page-models/calls';
import { LoginPage } from '../page-models/login-page';
import { openInPage } from '../page-models/page-session';

test.use(MOVING);

const card = (page: Page, gameId: string) =>
  page.locator(`[data-testid="game-card"][data-game-id="${gameId}"]`).first();

test('[R7.3-2] [R3.6-1] [R5-2] from the lobby every game is two taps away; lists live in the address, search takes initials, favourites and played games are kept', async ({
  page,
  site,
  axe,
}) => {
  await new LoginPage(page, site).enter('member01', '/Games');
  const banner = page.getByTestId('casino-banner').first().locator('img');
  await expect(banner).toHaveJSProperty('complete', true);
  expect(
    await banner.evaluate((image: HTMLImageElement) => [
      /format=(avif|webp)/.test(image.currentSrc),
      image.naturalWidth > 0,
    ]),
  ).toEqual([true, true]);
  await expect(page.getByTestId('category-AVIATOR')).toBeVisible();
  await expect(page.getByTestId('shelf-hot').getByTestId('game-card').first()).toBeVisible();
  await axe();

  // A category, its filter and order; a game is kept and found again.
  await page.getByTestId('category-SLOT').click();
  await page.getByTestId('provider-PGS').click();
  await expect(page).toHaveURL(/provider=PGS/);
  await expect(card(page, 'SLOT-02')).toBeVisible();
  await page.getByRole('button', { name: '收藏麻将连连', pressed: false }).click();
  await expect(page.getByRole('button', { name: '收藏麻将连连', pressed: true })).toBeVisible();
  await axe();
  await page.getByTestId('provider-HSW').click();
  await expect(page.getByTestId('provider-rests')).toContainText('HSW电子维护中');
  await page.getByTestId('provider-rests').getByRole('button', { name: '知道了' }).click();

  // Two characters are no search, but offer what fits; initials are one.
  await openInPage(page, '/Games/search');
  await page.getByTestId('game-search').fill('zc');
  await expect(page.getByTestId('search-suggestions')).toContainText('招财金狮');
  await expect(page.getByTestId('search-short')).toHaveCount(0);
  await page.getByTestId('game-search').press('Enter');
  await expect(page.getByTestId('search-short')).toContainText('请输入不少于3个字符');
  await page.getByTestId('game-search').fill('zcjs');
  await expect(card(page, 'SLOT-01')).toBeVisible();
  await expect(page).toHaveURL(/q=zcjs/);
  await axe();
  await card(page, 'SLOT-01').click();
  await expect(page.getByTestId('game-frame')).toBeVisible();
  await page.getByTestId('game-back').click();
  await expect(page.getByTestId('game-search')).toHaveValue('zcjs');

  await openInPage(page, '/Games/mine');
  await expect(card(page, 'SLOT-01')).toBeVisible();
  await page.getByRole('tab', { name: '我的收藏' }).click();
  await page.getByRole('button', { name: '收藏麻将连连', pressed: true }).click();
  await expect(card(page, 'SLOT-02')).toHaveCount(0);
  await openInPage(page, '/jackpot');
  const pool = page.getByTestId('jackpot-pool').first();
  const before = await pool.innerText();
  await expect.poll(() => pool.innerText()).not.toBe(before);
  await expectCalls(site, [
    'games.categories',
    'games.providers',
    'games.list',
    'games.maintenance',
    'games.navigationBar',
    'games.recent',
    'games.favourites',
    'games.addFavourite',
    'games.removeFavourite',
    'games.jackpots',
    'content.banners',
    'content.siteConfig',
  ]);
});

test("[R7.2-1] a mini-game is played in the casino: a lost answer is looked up, the prize is paid once; the day's turnover stands by wallet", async ({
  page,
  site,
  axe,
  watch,
}) => {
  watch.allow(/Failed to load resource: net::ERR/);
  await new LoginPage(page, site).enter('member01', '/Games/mini');
  await site.control('POST', '/mini-games', { force: 'P88' });
  await site.control('POST', '/faults', {
    match: { path: '/api/Event/MiniGames/SnatchPrize', method: 'POST' },
    fault: { drop: 'afterCommit' },
  });
  await page.getByTestId('mini-snatch').click();
  await expect(page.getByTestId('mini-result')).toContainText('88.00');
  await page.getByTestId('mini-close').click();
  const { wallets } = await site.control<{ wallets: Record<string, number> }>(
    'GET',
    '/members/member01',
  );
  expect(wallets['2']).toBe(10_088);
  await axe();
  await site.control('POST', '/members/member01/turnover', { walletGroup: 32, amount: '750.00' });
  await site.control('POST', '/members/member01/turnover', { walletGroup: 2, amount: '250.00' });
  await openInPage(page, '/Games/turnover');
  await expect(page.getByTestId('turnover-total')).toContainText('¥1,000.00');
  await expect(page.getByTestId('turnover-groups').getByRole('listitem').first()).toContainText(
    /电子游戏.*750\.00.*75%/,
  );
  await axe();
  await expectCalls(site, [
    'miniGames.banners',
    'miniGames.active',
    'miniGames.progress',
    'miniGames.history',
    'miniGames.snatch',
    'miniGames.snatchByRef',
    'games.dailyTurnover',
  ]);
});

test('[R8-5] [R5-11] lists that do not come are told, the rest of the lobby can be used, and a retry brings them in place, live games only where the site says so', async ({
  page,
  site,
  watch,
}) => {
  watch.allow(/Failed to load resource/);
  await site.control('POST', '/faults', {
    match: { path: '/cms/games' },
    fault: { status: 500 },
    times: 20,
  });
  await site.control('POST', '/site-config', { liveGameOnly: true });
  await page.goto(`${site.url}/Games/slots`);
  await expect(page.getByTestId('toast')).toContainText('异常');
  const failed = page.getByTestId('games-failed').or(page.getByTestId('games-slow'));
  await expect(failed.first()).toBeVisible();
  await expect(page.getByTestId('category-LIVECASINO')).toBeVisible();
  await site.control('DELETE', '/faults');
  await failed.first().getByRole('button', { name: '重试' }).click();
  await expect(card(page, 'SLOT-10')).toBeVisible();
  await expect(card(page, 'SLOT-08')).toBeVisible();
  await expect(card(page, 'SLOT-09')).toHaveCount(0);
});
