/** A bet once more: from the receipt, and from the list of wagers. */
import { Slip } from '../page-models/board-page';
import { prepareBet } from '../page-models/prepared-bet';
import { amountsOf, script } from '../page-models/sandbox';
import { expect, test } from '../fixtures/test';

test('[R4.7-1] a bet once more: by one tap on the receipt or the wager its selection and stake stand in the slip, and only the button places it', async ({
  page,
  site,
  axe,
}) => {
  const { slip, eventId } = await prepareBet(page, site);
  const placed = (): Promise<readonly number[]> => amountsOf(site, 'member01', 'bet.stake');
  await slip.place().click();
  await expect(slip.row()).toHaveAttribute('data-status', 'done');
  await page.getByTestId('slip-again').click();
  await expect(slip.row()).toHaveAttribute('data-status', 'edit');
  await expect(slip.stake()).toHaveValue('100');
  expect(await placed()).toHaveLength(1);
  await slip.place().click();
  await expect(slip.row()).toHaveAttribute('data-status', 'done');
  await page.getByRole('button', { name: '查看注单' }).click();
  await expect(page.getByTestId('wager-row')).toHaveCount(2);
  await page.getByTestId('wager-again').first().click();
  const there = new Slip(page);
  await expect(there.row()).toHaveAttribute('data-status', /edit|newPrice/);
  await expect(there.stake()).toHaveValue('100');
  await axe();
  expect(await placed()).toHaveLength(2);
  await there.place().click();
  await expect(there.row()).toHaveAttribute('data-status', 'done');
  expect(await placed()).toHaveLength(3);
  await page.getByRole('button', { name: '完成' }).click();
  // Over, it is named and put nowhere.
  await script(site, eventId, { do: 'finish', home: 1, away: 0 });
  await page.getByRole('tab', { name: '已结算' }).click();
  await page.getByTestId('wager-again').first().click();
  await expect(page.getByTestId('again')).toContainText('都已结束或已关闭');
  await axe();
});
