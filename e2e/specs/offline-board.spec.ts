/** Twelve seconds without a network: nothing is bet on old prices, nothing that was typed is lost. */
import type { Locator, Page } from 'playwright/test';
import { BoardPage } from '../page-models/board-page';
import { prepareBet } from '../page-models/prepared-bet';
import { DepositPage, NAME } from '../page-models/deposit-page';
import type { Site } from '../fixtures/site';
import { expect, test } from '../fixtures/test';

test.beforeEach(({ watch }) => {
  // What comes last on a page may be on its way yet when the network goes; it comes with it again.
  watch.allow(
    /net::ERR_|WebSocket|EventSource|remote wallet|ChunkLoadError/,
    /registry: keeping generation/,
  );
});

test('[I4] twelve seconds offline: prices lock in the same moment, the stake stays, balance and board go on by themselves', async ({
  page,
  site,
  context,
}) => {
  const { slip, board } = await prepareBet(page, site);
  await slip.stake().fill('123');
  await expect(slip.reason()).toHaveText('');
  await context.setOffline(true);
  await expect(slip.reason()).not.toHaveText('', { timeout: 1_500 });
  await expect(board.board()).toHaveAttribute('data-stale', 'true', { timeout: 1_500 });
  await expect(page.getByTestId('offline-bar')).toBeVisible();
  await expect(page.getByTestId('board-silent')).toHaveCount(0);
  await page.waitForTimeout(12_000);
  await expect(board.board()).toHaveAttribute('data-stale', 'true');
  await expect(slip.stake()).toHaveValue('123');
  await context.setOffline(false);
  await expect(board.board()).toHaveAttribute('data-stale', 'false', { timeout: 20_000 });
  await expect(slip.stake()).toHaveValue('123');
  await expect(slip.reason()).toHaveText('', { timeout: 20_000 });
  await expect(page.getByTestId('balance-total').first()).toHaveText(/50,000\.00/);
});

test('[I4] twelve seconds offline in the wallet: what was typed stays, and is paid in once when the network is back', async ({
  page,
  site,
  context,
}) => {
  const deposit = new DepositPage(page, site);
  await deposit.open();
  await deposit.fill('LB', '123', NAME);
  await context.setOffline(true);
  await expect(page.getByTestId('offline-bar')).toBeVisible();
  await page.waitForTimeout(12_000);
  await expect(page.getByTestId('deposit-amount')).toHaveValue('123');
  await expect(page.getByTestId('deposit-field-depositorName')).toHaveValue(NAME.depositorName);
  await context.setOffline(false);
  await expect(page.getByTestId('offline-bar')).toHaveCount(0);
  await expect(page.getByTestId('deposit-amount')).toHaveValue('123');
  await deposit.submit();
  await deposit.stands('Created');
  const { payments } = await site.control<{ payments: readonly unknown[] }>(
    'GET',
    '/payments?member=member01',
  );
  expect(payments).toHaveLength(1);
});

test('[I4] no price of a match in play can be chosen for twelve seconds without a network, and all that are open again with it', async ({
  page,
  site,
  context,
}) => {
  await page.goto(`${site.url}/sbtwo/sports-saba`);
  await page.getByTestId('sport-tab-RUNNING').click();
  const board = page.getByTestId('board');
  const open = page.locator('[data-testid="odds-cell"]:not([aria-disabled="true"])');
  await expect(open.first()).toBeVisible();
  await context.setOffline(true);
  await expect(board).toHaveAttribute('data-stale', 'true', { timeout: 1_500 });
  for (let second = 0; second < 12; second += 1) {
    // Also while a connection that was open still brings something.
    expect(await open.count()).toBe(0);
    await page.waitForTimeout(1_000);
  }
  await context.setOffline(false);
  await expect(board).toHaveAttribute('data-stale', 'false', { timeout: 20_000 });
  await expect(open.first()).toBeVisible();
});

/** Places a bet; the board it was chosen from. */
async function placeBet(page: Page, site: Site): Promise<BoardPage> {
  const { slip, board } = await prepareBet(page, site);
  await slip.place().click();
  await expect(page.getByTestId('slip-done')).toBeVisible();
  return board;
}

/** The bar of a slip with one pick, on a page that has just lost its network. */
async function chosenThenCut(page: Page): Promise<Locator> {
  await page.locator('[data-testid="odds-cell"]:not([aria-disabled="true"])').first().click();
  const bar = page.getByTestId('slip-bar');
  await expect(bar).toHaveAttribute('data-count', '1');
  await page.context().setOffline(true);
  await expect(page.getByTestId('offline-bar')).toBeVisible();
  return bar;
}

test('[I4] a slip that is opened for the first time without a network takes no page away, and is there', async ({
  page,
  site,
  context,
}) => {
  const board = new BoardPage(page, site);
  await board.open();
  await (await chosenThenCut(page)).click();
  await page.waitForTimeout(3_000);
  await expect(page.getByTestId('remote-failed')).toHaveCount(0);
  await expect(board.board()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByTestId('slip')).toBeVisible();
  await expect(page.getByTestId('stake-input')).toBeVisible();
});

test('[I4] a member who bets finds the page of the wagers without a network, too, and the list with it', async ({
  page,
  site,
  context,
}) => {
  const board = await placeBet(page, site);
  const brought = page.waitForResponse(/\/wagers\.\w+\.js$/);
  await board.open();
  await (await brought).finished();
  await context.setOffline(true);
  await expect(page.getByTestId('offline-bar')).toBeVisible();
  await page.locator('.site-nav a[href$="/sbtwo/wagers"]').click();
  await expect(page.getByRole('tab', { name: '未结算' })).toBeVisible();
  await expect(page.getByTestId('remote-failed')).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByTestId('wager-row').first()).toBeVisible();
});

test('[I4] what was never read says without a network that it comes with it, and nothing else; it does', async ({
  page,
  site,
  context,
}) => {
  const board = await placeBet(page, site);
  await page.goto(`${site.url}/sbtwo/wagers`);
  await expect(page.getByTestId('wager-row').first()).toBeVisible();
  const waits = page.getByTestId('slow-page');
  await context.setOffline(true);
  await page.getByRole('tab', { name: '已结算' }).click();
  await expect(waits).toHaveText(/网络恢复后自动显示$/);
  await context.setOffline(false);
  await expect(waits).toHaveText('');
  await expect(page.getByTestId('skeleton')).toHaveCount(0);
  await board.open();
  await context.setOffline(true);
  await board.tab('EARLY').click();
  await expect(waits).toHaveText(/网络恢复后自动显示$/);
  await page.waitForTimeout(8_000);
  // One state at a time: nothing has failed.
  await expect(page.getByTestId('board-silent')).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByTestId('event-row').first()).toBeVisible({ timeout: 20_000 });
  await expect(waits).toHaveText('');
});

/** Stops files that no name tells: those with such a word in them. */
async function stopCode(page: Page, word: RegExp): Promise<() => void> {
  let isStopped = true;
  await page.route(/\/remotes\/(?:host|sports)\/.*\.js/, async (route) => {
    const code = await (await fetch(route.request().url())).text();
    await (isStopped && word.test(code) ? route.abort() : route.continue());
  });
  return () => {
    isStopped = false;
  };
}

const SLIP_CODE = /slip-more-choices/;
/** Code that a slip needs; the drawer is the host's. */
const NOT_HERE = {
  'sheet and words of the bar': /slip-more-choices|Alt\+S/,
  sheet: SLIP_CODE,
  drawer: /["']grip["']/,
} as const;

for (const [what, word] of Object.entries(NOT_HERE)) {
  test(`[I4] a slip that was asked for without a network does not spring over what was tapped after it: ${what} to come`, async ({
    page,
    site,
    context,
  }) => {
    const board = new BoardPage(page, site);
    // It does not come as long as there is a network.
    const letCome = await stopCode(page, word);
    const isSheet = page.waitForResponse(
      async (answer) => answer.url().endsWith('.js') && SLIP_CODE.test(await answer.text()),
    );
    await board.open();
    if (what === 'drawer') await (await isSheet).finished();
    else isSheet.catch(() => undefined);
    const bar = await chosenThenCut(page);
    await bar.click();
    await expect(bar).toHaveAttribute('aria-expanded', 'true');
    await board.tab('EARLY').click();
    await expect(bar).toHaveAttribute('aria-expanded', 'false');
    letCome();
    await context.setOffline(false);
    await expect(board.board()).toHaveAttribute('data-stale', 'false', { timeout: 20_000 });
    await page.waitForTimeout(3_000);
    await expect(page.getByTestId('slip')).toHaveCount(0);
    // It opens to the next tap, as ever.
    await bar.click();
    await expect(page.getByTestId('slip')).toBeVisible();
  });
}

test('a page of the host that was never opened waits for the network, and is there with it', async ({
  page,
  site,
  context,
}) => {
  await page.goto(`${site.url}/sbtwo/sports-saba`);
  await expect(page.getByTestId('board')).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByTestId('offline-bar')).toBeVisible();
  await page.getByRole('link', { name: '登录' }).first().click();
  await expect(page).toHaveURL(/\/login/);
  await page.waitForTimeout(3_000);
  await expect(page.getByTestId('page-crash')).toHaveCount(0);
  await expect(page.getByTestId('offline-bar')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByTestId('login-username')).toBeVisible();
});
