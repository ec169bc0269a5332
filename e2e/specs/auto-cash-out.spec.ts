/** A wager that sells itself at a target, kept by the vendor. */
import type { Page } from 'playwright/test';
import { SIZES } from '../fixtures/sizes';
import { prepareBet } from '../page-models/prepared-bet';
import { amountsOf } from '../page-models/sandbox';
import { expect, test } from '../fixtures/test';

/** What of a target and its two buttons is not in one line, or leaves the card's own width. */
const unaligned = (rule: HTMLElement): string[] => {
  const parts = [...rule.children].map((part) => part.getBoundingClientRect());
  const money = rule.closest('[data-part="money"]')?.getBoundingClientRect();
  const middles = parts.map(({ top, bottom }) => (top + bottom) / 2);
  const [first, last] = [parts[0], parts.at(-1)];
  if (money === undefined || first === undefined || last === undefined)
    return ['not with the sale'];
  return [
    ...(Math.max(...middles) - Math.min(...middles) > 2 ? [`lines ${middles.join(' ')}`] : []),
    ...(Math.abs(first.left - money.left) > 1 ? [`begins at ${first.left}`] : []),
    // The last word ends with the card; the air of its button lies beyond.
    ...(last.right > money.right + 12 ? [`ends at ${last.right}`] : []),
  ];
};

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
  const [field, save, money] = await Promise.all(
    [
      rule.getByTestId('auto-sale-target').locator('xpath=..'),
      rule.getByTestId('auto-sale-save'),
      page.locator('[data-part="money"]'),
    ].map((part) => part.boundingBox()),
  );
  const end = (box: typeof money): number => (box?.x ?? 0) + (box?.width ?? 0);
  expect(field?.x).toBeCloseTo(money?.x ?? 0, 0);
  for (const part of [field, save])
    expect(Math.abs(end(part) - end(money))).toBeLessThanOrEqual(1.5);
  await axe();
  await rule.getByTestId('auto-sale-save').click();
  await expect(rule).toContainText('到 ¥130.00 自动兑现');
  await page.reload();
  await expect(rule).toContainText('到 ¥130.00 自动兑现');
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await expect
      .poll(() => rule.evaluate(unaligned), { message: `${width} x ${height}` })
      .toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 844 });
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

/** Those of the page's parts that a hand or an eye does not reach where they stand now. */
const outOfReach = (page: Page, parts: Readonly<Record<string, string>>): Promise<string[]> =>
  page.evaluate(
    (all) =>
      Object.entries(all).flatMap(([name, selector]) => {
        const part = [...document.querySelectorAll(selector)].find(
          (one) => one.getBoundingClientRect().height > 0,
        );
        if (part === undefined) return [`${name} is not there`];
        const { left, top, width, height } = part.getBoundingClientRect();
        const isSeen = [top + 2, top + height - 2].every((y) =>
          part.contains(document.elementFromPoint(left + width / 2, y)),
        );
        return isSeen ? [] : [`${name} at ${top}`];
      }),
    parts,
  );

test('[R4.7-1] a sale and its target open where they are seen, on every screen, with what is sold and what it costs', async ({
  page,
  site,
}) => {
  const { slip } = await prepareBet(page, site);
  await slip.place().click();
  await expect(slip.row()).toHaveAttribute('data-status', 'done');
  await page.getByRole('button', { name: '查看注单' }).click();
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await page.reload();
    await page.getByTestId('auto-sale-open').click();
    await expect(page.getByTestId('auto-sale-target'), `${width}`).toBeFocused();
    await expect
      .poll(() =>
        outOfReach(page, {
          field: '[data-testid="auto-sale-target"]',
          save: '[data-testid="auto-sale-save"]',
        }),
      )
      .toEqual([]);
    await page.getByTestId('auto-sale').getByRole('button', { name: '返回' }).click();
    await page.getByTestId('cashout').click();
    await expect
      .poll(
        () =>
          outOfReach(page, {
            what: height < 500 ? '[data-part="what"]' : '[data-testid="wager-leg"]',
            cost: '[data-testid="sale-against"]',
            part: '[data-testid="cashout-part-50"]',
            confirm: '[data-testid="cashout-confirm"]',
          }),
        `${width} x ${height}`,
      )
      .toEqual([]);
  }
});
