/** A wager that is changed: the new bet first, then the old one is sold; never neither of them. */
import { Slip } from '../page-models/board-page';
import { prepareBet } from '../page-models/prepared-bet';
import { amountsOf, PLACE_PATH } from '../page-models/sandbox';
import { expect, test } from '../fixtures/test';

test('[R8-7] a wager is changed: bet anew by a tap, then the old one is sold by another; a new bet that is refused leaves the old one as it is', async ({
  page,
  site,
  axe,
  watch,
}) => {
  watch.allow(/409/);
  const { slip } = await prepareBet(page, site);
  const placed = (): Promise<readonly number[]> => amountsOf(site, 'member01', 'bet.stake');
  const sold = (): Promise<readonly number[]> => amountsOf(site, 'member01', 'bet.cashout');
  await slip.place().click();
  await expect(slip.row()).toHaveAttribute('data-status', 'done');
  await page.getByRole('button', { name: '查看注单' }).click();
  await page.getByTestId('wager-edit').click();
  const sheet = page.getByTestId('edit-bet');
  await expect(sheet).toContainText('新注单未成立时，原注单保持不变');
  await axe();
  await sheet.getByTestId('edit-start').click();
  const note = page.getByTestId('edit-note');
  await expect(note).toContainText('在此之前原注单不变');
  await axe();
  await site.control('POST', '/faults', {
    match: { method: 'POST', path: PLACE_PATH.saba },
    fault: { status: 409, errorCode: '13100', description: '' },
    times: 1,
  });
  const there = new Slip(page);
  await there.stake().fill('60');
  await expect(there.reason()).toHaveText('');
  await there.place().click();
  await expect(note).toContainText('新注单未成立，原注单没有改动');
  expect(await sold()).toHaveLength(0);
  await expect(async () => {
    await there.place().click();
    await expect(there.row()).toHaveAttribute('data-status', 'done', { timeout: 3_000 });
  }).toPass();
  await expect(note).toContainText('新注单已受理');
  expect(await placed()).toHaveLength(2);
  expect(await sold()).toHaveLength(0);
  await axe();
  await page.getByTestId('edit-sale').getByTestId('cashout-confirm').click();
  await expect(note).toContainText('修改完成');
  const [paid = 0] = await sold();
  await expect(note).toContainText(`原注单卖出 ¥${paid.toFixed(2)}`);
  expect(await placed()).toHaveLength(2);
  expect(await sold()).toHaveLength(1);
});
