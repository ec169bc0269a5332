/**
 * A poor network, 400 ms a call and one of twenty lost: all that moves money ends as done or as
 * refused, the ledger says the same, and nothing happens twice; a page that waits says for what.
 */
import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../fixtures/test';
import { BoardPage, Slip } from '../page-models/board-page';
import { LoginPage, PASSWORD } from '../page-models/login-page';
import { openInPage, openMoney } from '../page-models/page-session';
import { makePoor } from '../page-models/poor-network';
import { amountsOf, postingsOf } from '../page-models/sandbox';
import type { Site } from '../fixtures/site';
import type { Payment } from '../page-models/wallet';

/** Longest time a member's patience is tried by one step. */
const PATIENT = { timeout: 60_000 };

/** Does a step again, as a member would whose page could not be loaded, until something is there. */
const until = (page: Page, seen: Locator, step: () => Promise<void>): Promise<void> =>
  expect(async () => {
    await step();
    const retry = page.getByRole('button', { name: '重试', exact: true }).first();
    await expect(seen.or(retry).first()).toBeVisible({ timeout: 15_000 });
    if (!(await seen.isVisible())) await retry.click();
    await expect(seen).toBeVisible({ timeout: 15_000 });
  }).toPass(PATIENT);

interface MoneyStep {
  /** Everything up to the last tap, and the tap. */
  readonly send: () => Promise<void>;
  readonly done: Locator;
  readonly refused: Locator;
  /** How often it happened, by the ledger. */
  readonly happened: () => Promise<number>;
}

/**
 * Sends it until it is done. Each time the page comes to a word that stays, and the ledger has it
 * once if it was "done", and never if it was "refused".
 */
async function endsRight(page: Page, { send, done, refused, happened }: MoneyStep): Promise<void> {
  await expect(async () => {
    await send();
    await expect(done.or(refused).first()).toBeVisible(PATIENT);
    await expect.poll(() => openMoney(page), PATIENT).toBe(0);
    const isDone = await done.isVisible();
    expect(await happened()).toBe(isDone ? 1 : 0);
    expect(isDone).toBe(true);
  }).toPass({ timeout: 150_000 });
}

async function books(site: Site): Promise<void> {
  for (const { kind, entries } of await postingsOf(site, 'member01'))
    expect(
      entries.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0),
      kind,
    ).toBe(0);
}

/** Seeds that meet money: the journey is of no use where nothing of it is lost. */
const SEEDS = ['lift 65', 'metro 59', 'cellar 62'] as const;
const MONEY = /^POST .+\/(?:PlaceBet|SellBack|Applications)(?:, answer)?$/;

for (const seed of SEEDS)
  test(`a poor network (${seed}): sign in, bet, cash out, deposit, transfer, each ends once and as it is told`, async ({
    page,
    site,
    watch,
  }) => {
    test.setTimeout(300_000);
    watch.allow(/net::ERR_/, /no answer|network|Network|failed|Failed/);
    const posted = (kind: string) => async () => (await amountsOf(site, 'member01', kind)).length;
    const by = (id: string): Locator => page.getByTestId(id);
    const notPlaced = (kind: string): Locator => by(`${kind}-refused`).or(by(`${kind}-not-placed`));
    const lost = await makePoor(page, seed);

    const login = new LoginPage(page, site);
    await login.open();
    await expect(async () => {
      if (page.url().includes('/login')) await login.fill('member01', PASSWORD);
      await expect(page).not.toHaveURL(/\/login/, { timeout: 10_000 });
    }).toPass(PATIENT);

    const board = new BoardPage(page, site);
    const slip = new Slip(page);
    await site.control('POST', '/events/saba', { do: 'still', tab: 'TODAY' });
    await until(page, board.rows().first(), () => openInPage(page, '/sbtwo/sports-saba'));
    await board.tab('TODAY').click();
    await board.openCells().first().click(PATIENT);
    await slip.open();
    await endsRight(page, {
      send: async () => {
        await expect(slip.stake()).toHaveAttribute('placeholder', /限额 \d/, PATIENT);
        await slip.stake().fill('100');
        await slip.place().click(PATIENT);
      },
      done: by('slip-done'),
      refused: by('slip-refused').or(by('slip-not-placed')).or(slip.sheet().getByText('未送出')),
      happened: posted('bet.stake'),
    });

    await page.getByRole('button', { name: '查看注单' }).click();
    await endsRight(page, {
      send: async () => {
        await until(page, by('cashout'), () => openInPage(page, '/sbtwo/wagers'));
        await by('cashout').click(PATIENT);
        await by('cashout-confirm').click(PATIENT);
      },
      done: page.getByRole('heading', { name: '暂无注单' }).or(by('cashout-done')).first(),
      refused: page.getByText(/提前兑现未成交|未送出/).first(),
      happened: posted('bet.cashout'),
    });

    await endsRight(page, {
      send: async () => {
        await until(page, by('deposit-method-ALI'), () => openInPage(page, '/DepositVerify'));
        await by('deposit-method-ALI').click();
        await by('deposit-amount').fill('110');
        await by('deposit-submit').click();
      },
      done: by('deposit-status'),
      refused: notPlaced('deposit'),
      happened: async () =>
        (await site.control<{ payments: readonly Payment[] }>('GET', '/payments?member=member01'))
          .payments.length,
    });

    await endsRight(page, {
      send: async () => {
        await until(page, by('transfer-amount'), () => openInPage(page, '/Transfer'));
        await by('transfer-amount').fill('25');
        await by('transfer-submit').click(PATIENT);
      },
      done: by('transfer-receipt'),
      refused: notPlaced('transfer'),
      happened: posted('transfer'),
    });
    await books(site);
    expect(lost.filter((call) => MONEY.test(call)).length, lost.join('\n')).toBeGreaterThan(1);
  });

test('a page that takes more than three seconds says what it waits for, and stops when it is there', async ({
  page,
  site,
}) => {
  test.slow();
  await new LoginPage(page, site).enter('member01', '/Me');
  await expect(page.getByTestId('refresh-sign')).toBeAttached();
  const open = new Set<() => void>();
  let isHeld = true;
  await page.route(/\/(?:api|cms|vendors|sports-data)\//, async (route) => {
    if (isHeld) await new Promise<void>((resolve) => open.add(resolve));
    await route.continue().catch(() => undefined);
  });
  const slow = page.getByTestId('slow-page');
  for (const [path, title] of [
    ['/DepositVerify', '存款'],
    ['/Transfer', '转账'],
    ['/TransactionRecord/', '交易记录'],
    ['/Promotions', '优惠'],
  ] as const) {
    isHeld = true;
    await openInPage(page, path);
    await expect(slow).toContainText(title);
    await expect(slow).toContainText('加载较慢，仍在尝试');
    isHeld = false;
    open.forEach((go) => go());
    open.clear();
    await expect(slow).toHaveText('');
  }
});

test('a document whose scripts take more than three seconds says so by itself, above the navigation, and stops when they are there', async ({
  page,
  site,
}) => {
  test.slow();
  const open = new Set<() => void>();
  let isHeld = true;
  await page.route(/\.js(?:\?|$)/, async (route) => {
    if (isHeld) await new Promise<void>((resolve) => open.add(resolve));
    await route.continue().catch(() => undefined);
  });
  for (const path of ['/', '/Promotions', '/login']) {
    isHeld = true;
    await page.goto(`${site.url}${path}`, { waitUntil: 'commit' });
    const words = page.locator('p.sk-slow');
    await expect(words).toBeAttached();
    await expect(words).toHaveCSS('animation-delay', '3s');
    await expect(words).toHaveCSS('opacity', '1');
    await expect(words).toHaveText('加载较慢，仍在尝试…');
    const box = await words.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844 - 58);
    isHeld = false;
    open.forEach((go) => go());
    open.clear();
    await expect(words).toHaveCount(0);
  }
});

test('a document none of whose scripts can be had offers after a while to be loaded again, by a link that needs none', async ({
  page,
  site,
  watch,
}) => {
  watch.allow(/.*/);
  let isCut = true;
  await page.route(/\.js(?:\?|$)/, (route) => (isCut ? route.abort() : route.continue()));
  await page.goto(`${site.url}/`, { waitUntil: 'commit' });
  const again = page.locator('a.sk-again');
  await expect(again).toBeHidden();
  await expect(again).toHaveCSS('animation-delay', '20s');
  // What is not seen takes no focus.
  const takesFocus = (): Promise<boolean> =>
    again.evaluate((link) => {
      link.focus();
      return link.matches(':focus');
    });
  expect(await takesFocus()).toBe(false);
  // Time goes on for this page alone.
  await again.evaluate((link) => link.getAnimations().forEach((animation) => animation.finish()));
  await expect(again).toBeVisible();
  expect(await takesFocus()).toBe(true);
  const box = await again.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  const words = await page.locator('p.sk-slow').boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(words?.y ?? 0);
  isCut = false;
  await again.click();
  await expect(page.getByTestId('event-row').first()).toBeVisible();
});
