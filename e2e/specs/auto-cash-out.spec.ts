/** A wager that sells itself at a target, kept by the vendor. */
import { prepareBet } from '../page-models/prepared-bet';
import { amountsOf } from '../page-models/sandbox';
import { expect, test } from '../fixtures/test';

test('[R8-7] a target survives a reload, is changed, and sells the wager once when the offer reaches it', async ({
  page,
  site,
  axe,
}) => {
  const { slip, eventId } = await prepareBet(page, site);
  await slip.place().click();
  await expect(slip.row()).toHaveAttribute('data-status', 'done');
  await page.getByRole('button', { name: '查看注单' }).click();
  const rule = page.getByTestId('auto-sale');
  await rule.getByTestId('auto-sale-open').click();
  await rule.getByTestId('auto-sale-target').fill('130');
  // The form has the width of what was bet.
  const [form, money] = await Promise.all(
    [rule.locator('form'), page.locator('[data-part="money"]')].map((part) => part.boundingBox()),
  );
  expect(form?.x).toBeCloseTo(money?.x ?? 0, 0);
  expect(form?.width ?? 0).toBeGreaterThanOrEqual(money?.width ?? Infinity);
  await axe();
  await rule.getByTestId('auto-sale-save').click();
  await expect(rule).toContainText('到 ¥130.00 自动兑现');
  await page.reload();
  await expect(rule).toContainText('到 ¥130.00 自动兑现');
  await rule.getByRole('button', { name: '修改' }).click();
  await rule.getByTestId('auto-sale-target').fill('120');
  await rule.getByTestId('auto-sale-save').click();
  await expect(rule).toContainText('到 ¥120.00 自动兑现');
  await axe();
  const script = (body: object): Promise<unknown> =>
    site.control('POST', `/events/saba/${eventId}`, body);
  await script({ do: 'start' });
  for (const _goal of [1, 2, 3]) {
    await script({ do: 'goal', side: 'home' });
    await script({ do: 'safe', holdMs: 3_600_000 });
  }
  await expect(rule).toHaveCount(0);
  const [paid = 0, ...more] = await amountsOf(site, 'member01', 'bet.cashout');
  expect(more).toEqual([]);
  expect(paid).toBeGreaterThanOrEqual(120);
  await page.getByRole('tab', { name: '已结算' }).click();
  const row = page.getByTestId('wager-row').first();
  await expect(row).toHaveAttribute('data-status', 'cashedOut');
  await expect(row.getByTestId('wager-returned')).toHaveText(`¥${paid.toFixed(2)}`);
});
