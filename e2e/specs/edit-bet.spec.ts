/** A wager that is changed: the new bet first, then the old one is sold; never neither of them. */
import type { Page } from 'playwright/test';
import { Slip, UNSEEN_MS } from '../page-models/board-page';
import { choosePrices } from '../page-models/combo-slip';
import { LoginPage } from '../page-models/login-page';
import { prepareBet } from '../page-models/prepared-bet';
import { amountsOf, PLACE_PATH } from '../page-models/sandbox';
import type { Site } from '../fixtures/site';
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
  // As it is, it is no change.
  await expect(sheet.getByTestId('edit-start')).toHaveText('未作任何修改');
  await expect(sheet.getByTestId('edit-start')).toHaveAttribute('aria-disabled', 'true');
  await axe();
  await sheet.getByTestId('edit-stake').fill('60');
  await expect(sheet.getByTestId('edit-start')).toHaveText('第一步：到投注单投注');
  await expect(sheet.getByTestId('edit-net')).toHaveText(/^¥[\d.]+$/);
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
  await expect(there.reason()).toHaveText('');
  await there.place().click();
  await expect(note).toContainText('新注单未成立，原注单没有改动');
  expect(await sold()).toHaveLength(0);
  // The sum that was refused is not offered again as it is.
  await expect(there.place()).toBeDisabled();
  await there.row().getByTestId('slip-step').click();
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
  await expect(note).toContainText(`原注单兑现 ¥${paid.toFixed(2)}`);
  expect(await placed()).toHaveLength(2);
  expect(await sold()).toHaveLength(1);
});

test('[R8-7] a combo is changed leg by leg: what is left out is not bet on anew, and the sheet promises what the slip does', async ({
  page,
  site,
  axe,
}) => {
  await new LoginPage(page, site).enter('member01');
  const { slip } = await choosePrices(page, site, 'saba', 3);
  await page.getByTestId('slip').getByTestId('stake-input').first().fill('100');
  await expect(slip.reason()).toHaveText('');
  await slip.place().click();
  await page.getByTestId('slip-done').waitFor();
  await page.getByRole('button', { name: '查看注单' }).click();
  await page.getByTestId('wager-edit').click();
  const sheet = page.getByTestId('edit-bet');
  await expect(sheet.getByTestId('edit-leg')).toHaveCount(3);
  await sheet.getByTestId('edit-keep').nth(1).click();
  await expect(sheet.getByTestId('edit-leg').nth(1)).toHaveAttribute('data-kept', 'false');
  await sheet.getByTestId('edit-stake').fill('60');
  await expect(sheet.getByTestId('edit-sums')).toContainText('2串1');
  await expect(sheet.getByTestId('edit-risk')).toHaveText('¥60.00');
  const promised = /¥[\d,]+\.\d\d$/.exec(
    (await sheet.getByTestId('edit-returns').textContent()) ?? '',
  )?.[0];
  await axe();
  await sheet.getByTestId('edit-start').click();
  const there = new Slip(page);
  await expect(page.getByTestId('slip').getByTestId('slip-row')).toHaveCount(2);
  await expect(page.getByTestId('slip-return')).toHaveText(promised ?? 'a sum');
  await expect(there.reason()).toHaveText('');
  await there.place().click();
  const note = page.getByTestId('edit-note');
  await expect(note).toContainText('新注单已受理');
  expect(await amountsOf(site, 'member01', 'bet.stake')).toEqual([100, 60]);
  expect(await amountsOf(site, 'member01', 'bet.cashout')).toHaveLength(0);
  await page.getByTestId('edit-sale').getByTestId('cashout-confirm').click();
  await expect(note).toContainText('修改完成');
  expect(await amountsOf(site, 'member01', 'bet.cashout')).toHaveLength(1);
});

/** A change whose new bet only waits for the tap. */
async function readyChange(page: Page, site: Site): Promise<Slip> {
  const { slip } = await prepareBet(page, site);
  await slip.place().click();
  await expect(slip.row()).toHaveAttribute('data-status', 'done');
  await page.getByRole('button', { name: '查看注单' }).click();
  await page.getByTestId('wager-edit').click();
  await page.getByTestId('edit-bet').getByTestId('edit-stake').fill('60');
  await page.getByTestId('edit-start').click();
  await expect(page.getByTestId('edit-note')).toContainText('在此之前原注单不变');
  await expect(slip.reason()).toHaveText('');
  await page.waitForTimeout(UNSEEN_MS);
  return slip;
}

/** Taps what stands at a place of the screen, so many ms apart. */
async function tapAt(taps: { x: number; y: number; apart: readonly number[] }): Promise<void> {
  for (const apart of taps.apart) {
    const under = document.elementFromPoint(taps.x, taps.y);
    const told = { bubbles: true, cancelable: true, clientX: taps.x, clientY: taps.y, detail: 1 };
    for (const type of ['pointerdown', 'pointerup', 'click'])
      under?.dispatchEvent(new PointerEvent(type, told));
    await new Promise((resolve) => {
      setTimeout(resolve, apart);
    });
  }
}

test('[R8-7] a finger that hammers where the first step was sells nothing; after a pause the second step takes its tap', async ({
  page,
  site,
}) => {
  const slip = await readyChange(page, site);
  const { x, y, width, height } = (await slip.place().boundingBox()) ?? new DOMRect();
  // By the page's own clock: a machine that is busy must not make a pause of a hammering.
  await page.evaluate(tapAt, {
    x: x + width * 0.75,
    y: y + height / 2,
    apart: [160, 160, 160, 160, 220, 220, 220, 220, 220, 400, 400, 400],
  });
  await expect(page.getByTestId('edit-note')).toContainText('新注单已受理');
  expect(await amountsOf(site, 'member01', 'bet.stake')).toEqual([100, 60]);
  expect(await amountsOf(site, 'member01', 'bet.cashout')).toHaveLength(0);
  await page.getByTestId('edit-sale').getByTestId('cashout-confirm').click();
  await expect(page.getByTestId('edit-note')).toContainText('修改完成');
  expect(await amountsOf(site, 'member01', 'bet.cashout')).toHaveLength(1);
});

test('[R8-7] a change whose session ends on a page without the code of bets is told to its member at the next login, and to no other', async ({
  page,
  site,
}) => {
  const kept = (): Promise<string | null> =>
    page.evaluate(() => sessionStorage.getItem('sports/editNote'));
  const slip = await readyChange(page, site);
  await slip.place().click();
  await expect(page.getByTestId('edit-sale')).toBeVisible();
  const login = new LoginPage(page, site);
  const told = page.getByTestId('toast').filter({ hasText: '修改注单没有完成' });
  for (const [member, isOwn] of [
    ['member01', true],
    ['vip01', false],
  ] as const) {
    const before = await kept();
    await page.goto(`${site.url}/Me`);
    await page.getByTestId('logout').click();
    await expect(page.getByTestId('logout')).toBeHidden();
    expect(await kept()).toBe(before);
    await login.signIn(member);
    await page.goto(`${site.url}/sbtwo/wagers`);
    await expect(page.getByRole('tab', { name: '未结算' })).toBeVisible();
    // What was told is kept no more; it stands there again for the one whom it is not for.
    await expect.poll(kept).toBeNull();
    await (isOwn ? expect(told).toBeVisible() : expect(told).toHaveCount(0));
    await page.evaluate((text) => sessionStorage.setItem('sports/editNote', text ?? ''), before);
  }
});

test('[R8-7] a new bet that is taken while its member looks at another page: the old wager says that both run', async ({
  page,
  site,
}) => {
  const slip = await readyChange(page, site);
  await site.control('POST', '/faults', {
    match: { method: 'POST', path: PLACE_PATH.saba },
    fault: { delayMs: 5_000 },
    times: 1,
  });
  await slip.place().click();
  await expect(page.getByTestId('edit-note')).toContainText('新注单结果确认中');
  await page.keyboard.press('Escape');
  await expect(slip.sheet()).toBeHidden();
  const way = page.getByRole('navigation');
  await way.getByRole('link', { name: '首页' }).click();
  await expect(page).toHaveURL(/\/cn\/mobile\/?$/);
  await expect(page.getByTestId('toast')).toContainText('这里没有兑现原注单', { timeout: 15_000 });
  await way.getByRole('link', { name: '注单' }).click();
  await expect(page.getByTestId('wager-row')).toHaveCount(2);
  await expect(page.getByTestId('edit-left')).toHaveText(
    '修改未完成：新注单已投注，这张没有兑现，仍在进行',
  );
});
