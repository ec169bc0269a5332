/**
 * One intent, one bet: two tabs that are tapped at the same moment, with Web Locks and without
 * (safety, rulings after the first attack, 3).
 */
import type { Page } from 'playwright/test';
import { BoardPage, Slip } from '../page-models/board-page';
import { keepOnItsWay } from '../page-models/kept-packet';
import { prepareBet } from '../page-models/prepared-bet';
import { postingsOf, wagersOf } from '../page-models/sandbox';
import { tapAt } from '../page-models/tap-at';
import type { Site } from '../fixtures/site';
import { expect, test } from '../fixtures/test';

/** The same slip in a second tab of the same browser. */
async function sameSlip(page: Page, site: Site, selectionId: string): Promise<Slip> {
  const board = new BoardPage(page, site);
  await board.open();
  await board.tab('TODAY').click();
  const slip = new Slip(page);
  const cell = board.cell(selectionId);
  await expect(cell).toBeVisible();
  if ((await slip.bar().count()) === 0 || (await slip.bar().getAttribute('data-count')) === '0')
    await cell.click();
  await expect(slip.bar()).toHaveAttribute('data-count', '1');
  await slip.open();
  await slip.typeStake('100');
  await expect(slip.reason()).toHaveText('');
  return slip;
}

const stakes = async (site: Site): Promise<number> =>
  (await postingsOf(site, 'member01')).filter(({ kind }) => kind === 'bet.stake').length;

for (const locks of ['with Web Locks', 'without Web Locks'] as const) {
  test(`the same slip tapped in two tabs at once ${locks} is one wager, and both tabs show it`, async ({
    page,
    context,
    site,
  }) => {
    if (locks === 'without Web Locks')
      await context.addInitScript(() =>
        Object.defineProperty(Navigator.prototype, 'locks', { value: undefined }),
      );
    const { slip } = await prepareBet(page, site);
    const other = await context.newPage();
    const second = await sameSlip(
      other,
      site,
      (await slip.row().getAttribute('data-selection-id')) ?? '',
    );
    expect(await page.evaluate(() => navigator.locks === undefined)).toBe(
      locks === 'without Web Locks',
    );
    const at = Date.now() + 600;
    const [one, two] = await Promise.all([tapAt(slip.place(), at), tapAt(second.place(), at + 4)]);
    expect(Math.abs(one - two)).toBeLessThan(1_000);
    await expect(slip.row()).toHaveAttribute('data-status', 'done');
    await expect(second.row()).toHaveAttribute('data-status', 'done');
    const wagers = await wagersOf(site, 'member01');
    expect([wagers.length, await stakes(site)]).toEqual([1, 1]);
    for (const each of [slip, second])
      await expect(each.row()).toContainText(wagers[0]?.transId ?? 'no wager');
  });
}

const PLACE = /\/vendors\/saba\/betting\/v1\/PlaceBet$/;

test('[D4] a bet that reaches the server before the page asks for it stands, and the slip says so', async ({
  page,
  site,
}) => {
  const { slip } = await prepareBet(page, site);
  const deliver = await keepOnItsWay(page, PLACE);
  await slip.place().click();
  expect(await deliver()).toBe(200);
  await expect(slip.row()).toHaveAttribute('data-status', 'done');
  const wagers = await wagersOf(site, 'member01');
  expect([wagers.length, await stakes(site)]).toEqual([1, 1]);
  await expect(slip.row()).toContainText(wagers[0]?.transId ?? 'no wager');
});
