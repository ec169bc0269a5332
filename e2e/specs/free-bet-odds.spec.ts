/** A free bet with least odds, from its offer to the ledger. */
import { BoardPage, Slip } from '../page-models/board-page';
import { LoginPage } from '../page-models/login-page';
import { takeBonus } from '../page-models/offers-page';
import { loseAnswer } from '../page-models/page-session';
import { PLACE_PATH, clock, postingsOf, script, wagersOf } from '../page-models/sandbox';
import { expect, test } from '../fixtures/test';

test('[R7.2-1] a free bet with least odds waits for them on the slip, pays one bet once though its answer is lost, and only winnings reach the wallet', async ({
  page,
  site,
  watch,
  axe,
}) => {
  watch.allow(/net::ERR_/);
  await new LoginPage(page, site).enter('member01', '/');
  await takeBonus(page, 'F3002A');
  const before = (await postingsOf(site, 'member01')).length;
  const board = new BoardPage(page, site);
  await board.open();
  await board.tab('TODAY').click();
  const row = board.rows().first();
  const cell = board.openCells(row).first();
  const eventId = (await row.getAttribute('data-event-id')) ?? '';
  const selectionId = (await cell.getAttribute('data-selection-id')) ?? '';
  const priceIs = async (price: string): Promise<void> => {
    await script(site, eventId, { do: 'price', selectionId, price });
  };
  await priceIs('1.4');
  await expect(cell).toHaveAttribute('data-eu', /^1\.40?$/);
  await cell.click();
  const slip = new Slip(page);
  await slip.open();
  const freeBet = page.getByTestId('free-bet');
  await expect(freeBet).toContainText('最低赔率 1.50');
  await expect(freeBet).toContainText('本单赔率不足');
  await page.getByTestId('slip-free-bet').click();
  await slip.typeStake('30');
  await expect(slip.reason()).toHaveText('免费投注余额不足');
  await axe();
  await priceIs('1.8');
  await expect(freeBet).toHaveAttribute('data-pays', 'true');
  await expect(slip.reason()).toHaveText('');
  await loseAnswer(page, PLACE_PATH.saba);
  await slip.place().dblclick();
  await expect(slip.row()).toHaveAttribute('data-status', 'done');
  await expect(freeBet).toHaveCount(0);
  const wagers = await wagersOf(site, 'member01');
  expect(wagers.map(({ stake, win }) => [stake, win])).toEqual([[30, 24]]);
  expect(await postingsOf(site, 'member01')).toHaveLength(before);
  await script(site, eventId, { do: 'finish', home: 6, away: 0 });
  await clock(site, { advanceMs: 30_000 });
  await expect
    .poll(async () => (await postingsOf(site, 'member01')).slice(before).map(({ kind }) => kind))
    .toEqual(['bet.settle']);
  const [settled] = (await postingsOf(site, 'member01')).slice(before);
  expect(settled?.entries.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([-24, 24]);
});
