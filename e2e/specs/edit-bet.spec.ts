/** A wager that is changed: sold first, then bet anew, and never neither of them in silence. */
import { Slip } from '../page-models/board-page';
import { prepareBet } from '../page-models/prepared-bet';
import { amountsOf, PLACE_PATH } from '../page-models/sandbox';
import { expect, test } from '../fixtures/test';

test('[R8-7] a wager is changed: sold at the price under the finger, then bet anew by a tap of its own; a new bet that is refused says what came back', async ({
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
  await expect(sheet).toContainText('先卖出原注单');
  await axe();
  await sheet.getByTestId('cashout-confirm').click();
  const note = page.getByTestId('edit-note');
  await expect(note).toContainText('新注单尚未投注');
  const [paid = 0] = await sold();
  await expect(note).toContainText(`¥${paid.toFixed(2)} 已到账`);
  expect(await placed()).toHaveLength(1);
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
  await expect(note).toContainText(`新注单未成立。原注单已卖出，¥${paid.toFixed(2)} 在您的余额中`);
  await expect(async () => {
    await there.place().click();
    await expect(there.row()).toHaveAttribute('data-status', 'done', { timeout: 3_000 });
  }).toPass();
  await expect(note).toContainText('修改完成');
  expect(await placed()).toHaveLength(2);
  expect(await sold()).toHaveLength(1);
});
