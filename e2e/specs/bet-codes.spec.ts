/**
 * Every bet and vendor code of §8: what the member reads, what the slip does, and the way on
 * (R8-7). Each code is met at one vendor here; that every code of every vendor reaches the slip as
 * it is, and books nothing, is in the vendors' contract suite.
 */
import type { Page } from 'playwright/test';
import type { Site } from '../fixtures/site';
import { expect, test } from '../fixtures/test';
import { VENDORS, type VendorName } from '../page-models/board-page';
import { LoginPage } from '../page-models/login-page';
import { chooseBet, prepareBet } from '../page-models/prepared-bet';
import { PLACE_PATH, script } from '../page-models/sandbox';

/** Codes that refuse a bet: the words, and what the button beside them is called, if there is one. */
const REFUSED: readonly (readonly [code: string, text: string, step: string | null])[] = [
  ['11010', '赛事供应商系统错误，请稍后再试', '再试一次'],
  ['11030', '您所在的地区无法投注', '联系客服'],
  ['12010', '数据错误，请刷新后再试', '刷新'],
  ['13010', '选项过多，请减少后再投注', '移除最后一项'],
  ['13011', '同一赛事只能选择一项参与串关', '移除该项'],
  ['13020', '投注信息无效，请重新选择', '移除该项'],
  ['13030', '赛事或盘口已失效，请重新选择', '移除该项'],
  ['13040', '选项已失效，请重新选择', '移除该项'],
  ['13050', '投注失败，请重新投注', '再试一次'],
  ['13070', '余额不足，请先存款或转账', '去存款'],
  ['13080', '投注金额高于最高限额', '减少金额'],
  ['13090', '投注金额低于最低限额', '增加金额'],
  ['13100', '本赛事投注总额已达上限', '减少金额'],
  // The price of now is asked for by itself, and as it was: nothing is to be agreed to, and the
  // button below is the way on.
  ['13060', '赔率曾变化，注单未成立、未扣款', null],
  ['13110', '赔率曾变化，注单未成立、未扣款', null],
  ['13111', '赔率曾变化，注单未成立、未扣款', null],
  ['13120', '该赛事不支持串关', '改为单注'],
  ['13121', '串关奖励不能与免费投注同时使用', '取消免费投注'],
  ['13130', '投注金额无效', '修改金额'],
  ['13140', '虚拟体育暂停投注', '换平台'],
  ['13150', '赔率低于串关最低要求', '移除该项'],
  ['13160', '组合派彩已达上限，请减少金额', '减少金额'],
  ['14010', '赔率曾变化，注单未成立、未扣款', null],
];

const refuse = (site: Site, vendor: VendorName, errorCode: string, times = 1): Promise<unknown> =>
  site.control('POST', '/faults', {
    match: { method: 'POST', path: PLACE_PATH[vendor] },
    fault: { status: 409, errorCode, description: '' },
    times,
  });

const betsOf = async (site: Site): Promise<number> =>
  (await site.control<{ wagers: readonly unknown[] }>('GET', '/members/member01/wagers')).wagers
    .length;
const clear = (site: Site): Promise<unknown> => site.control('DELETE', '/faults');

async function quiet(page: Page, site: Site, vendor: VendorName) {
  const prepared = await prepareBet(page, site, vendor);
  // Nothing of chance happens to the match meanwhile, at this vendor or another.
  await script(site, prepared.eventId, { do: 'safe', holdMs: 9_000_000 }, vendor);
  await script(site, prepared.eventId, { do: 'still' }, vendor);
  return prepared;
}

for (const [at, vendor] of VENDORS.entries()) {
  test(`[R8-7] ${vendor}: each refusal is told with its way on, the stake stays, and nothing is booked`, async ({
    page,
    site,
  }) => {
    test.slow();
    const { slip } = await prepareBet(page, site, vendor);
    let stake = 100;
    for (const [code, text, step] of REFUSED.filter((_, of) => of % VENDORS.length === at)) {
      await expect(slip.reason(), code).toHaveText('');
      await refuse(site, vendor, code);
      await slip.place().click();
      await expect(slip.row(), code).toHaveAttribute('data-status', 'refused');
      await expect(slip.row(), code).toContainText(text);
      const button = slip.row().getByTestId('slip-step');
      if (step === null) {
        await expect(button, code).toHaveCount(0);
        await expect(slip.place(), code).toHaveText(`确认投注 ¥${stake}.00`);
      } else await expect(button, code).toHaveText(step);
      await expect(slip.stake(), code).toHaveValue(String(stake));
      // A new figure is a new intent: the old outcome is gone with it.
      await slip.stake().fill(String(stake + 1));
      await expect(slip.row().getByTestId('slip-refused'), code).toBeHidden();
      // What an upper limit has turned down is not asked for again.
      if (step === '减少金额') {
        await slip.stake().fill(String(stake));
        await expect(slip.place(), code).toBeDisabled();
        stake -= 1;
      }
      await slip.stake().fill(String(stake));
    }
    expect(await betsOf(site)).toBe(0);
    await slip.place().click();
    await expect(slip.row()).toHaveAttribute('data-status', 'done');
    expect(await betsOf(site)).toBe(1);
  });
}

test("[R8-7] 10010: the vendor's token is renewed by itself, and the bet goes through once", async ({
  page,
  site,
}) => {
  await new LoginPage(page, site).enter('member01');
  for (const vendor of VENDORS) {
    const { slip } = await chooseBet(page, site, vendor);
    await site.control('POST', `/vendors/${vendor}`, { expireTokens: true });
    await slip.place().click();
    await expect(slip.row()).toHaveAttribute('data-status', 'done');
    await page.getByRole('button', { name: '完成' }).click();
  }
  expect(await betsOf(site)).toBe(3);
});

for (const code of ['99999', '13051']) {
  test(`[R8-7] ${code}: a bet that may have arrived is looked up, never sent again, and told when it is not there`, async ({
    page,
    site,
    watch,
  }) => {
    watch.allow(/status of 500/);
    test.slow();
    const { slip } = await prepareBet(page, site, 'im');
    await site.control('DELETE', '/requests');
    await refuse(site, 'im', code, 9);
    // While nobody can be asked about it, it is unknown; the first look-up ends that.
    await site.control('POST', '/faults', {
      match: { path: '/vendors/im/api/Bets/Check' },
      fault: { status: 500 },
    });
    await slip.place().click();
    await expect(slip.row()).toHaveAttribute('data-status', 'unknown');
    await expect(slip.row()).toContainText('结果确认中，请勿重复投注');
    await expect(slip.row().getByRole('button', { name: '立即查询' })).toBeVisible();
    await clear(site);
    await expect(slip.row()).toHaveAttribute('data-status', 'notPlaced', { timeout: 60_000 });
    const { requests } = await site.control<{ requests: readonly unknown[] }>(
      'GET',
      `/requests?path=${PLACE_PATH.im}`,
    );
    expect(requests).toHaveLength(1);
    expect(await betsOf(site)).toBe(0);
  });
}

test('[R8-7] 11020: a vendor that goes to rest is told, and another one is a tap away', async ({
  page,
  site,
}) => {
  const { slip } = await quiet(page, site, 'im');
  // The bet is the first to hear of it; a page that has heard before has left the vendor already.
  await refuse(site, 'im', '11020');
  await slip.place().click();
  // From then on it rests: an answer to anything else would say that it is back.
  await site.control('POST', '/faults', {
    match: { path: '/vendors/im/' },
    fault: { status: 409, errorCode: '11020', description: '' },
  });
  await expect(slip.row()).toContainText('赛事供应商维护中，请改用其他体育平台');
  await expect(slip.row().getByTestId('slip-step')).toHaveAttribute('data-step', 'otherVendor');
  // The page says so itself a moment later, and lies over the slip then.
  await page
    .getByTestId('maintenance-popup')
    .getByRole('button', { name: /立即前往/ })
    .click();
  await expect(page).toHaveURL(/sports-(bti|saba)/);
  expect(await betsOf(site)).toBe(0);
});

test('[R8-7] the buttons do what they say: the figure again, refresh, remove, most and least', async ({
  page,
  site,
}) => {
  const { slip } = await prepareBet(page, site, 'bti');
  const press = async (code: string): Promise<void> => {
    await refuse(site, 'bti', code);
    await slip.place().click();
    await slip.row().getByTestId('slip-step').click();
  };
  for (const code of ['13080', '13090', '12010', '13130']) {
    await press(code);
    await expect(slip.row(), code).toHaveAttribute('data-status', 'edit');
    await expect(slip.stake(), code).toHaveValue('100');
  }
  for (const [stake, reason, mended] of [
    ['60000', '投注金额高于最高限额', '50000.00'],
    ['1', '投注金额低于最低限额', '10.00'],
  ] as const) {
    await slip.stake().fill(stake);
    await expect(slip.reason()).toHaveText(reason);
    await page.getByTestId('slip-mend').click();
    await expect(slip.stake()).toHaveValue(mended);
  }
  await press('13030');
  await expect(slip.row()).toBeHidden();
});

test('[R8-7] 13070 leads to the deposit and back to the same slip', async ({ page, site }) => {
  const { slip } = await prepareBet(page, site, 'saba');
  await refuse(site, 'saba', '13070');
  await slip.place().click();
  await slip.row().getByTestId('slip-step').click();
  await expect(page).toHaveURL(/\/Deposit/i);
  await page.goBack();
  await expect(slip.bar()).toHaveAttribute('data-count', '1');
});
