/** What a member has to see before the tap stands in sight on small screens, and stays where it is. */
import type { Locator, Page } from 'playwright/test';
import { smallLetters } from '../fixtures/accessibility';
import { expect, test } from '../fixtures/test';
import { DepositPage } from '../page-models/deposit-page';
import { LoginPage } from '../page-models/login-page';
import { TransferPage } from '../page-models/transfer-page';

const SCREENS = [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
  { width: 844, height: 390 },
] as const;

const topOf = async (place: Locator): Promise<number> =>
  Math.round((await place.boundingBox())?.y ?? Number.NaN);

/** How many lines its words take. */
const lines = (place: Locator): Promise<number> =>
  place.evaluate((node) => {
    const words = document.createRange();
    words.selectNodeContents(node);
    return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
  });

/** Wholly on the screen, with nothing over its middle. */
async function expectInSight(page: Page, place: Locator): Promise<void> {
  const seen = await place.evaluate((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return top >= 0 && bottom <= innerHeight && over !== null && node.contains(over);
  });
  expect(seen, `${String(place)} at ${JSON.stringify(page.viewportSize())}`).toBe(true);
}

test('a transfer: its button and its words stand where they stood when an amount is typed', async ({
  page,
  site,
}) => {
  await new LoginPage(page, site).enter('member01', '/Transfer');
  const transfer = new TransferPage(page, site);
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    await transfer.open();
    await transfer.choose(2, 32);
    await page.getByTestId('transfer-amount').fill('');
    await expect(page.getByTestId('bonus-open')).toBeEnabled();
    const places = [page.getByTestId('transfer-submit'), page.getByTestId('wallet-group').first()];
    const before = await Promise.all(places.map(topOf));
    await page.getByTestId('transfer-amount').fill('10000');
    await expect(page.getByTestId('transfer-line')).toContainText('¥10,000.00');
    expect(await Promise.all(places.map(topOf))).toEqual(before);
    await expect(page.getByText(/即时/)).toHaveCount(1);
  }
});

test('a deposit and a withdrawal say what arrives, and the offer, beside the button: in sight, of one height', async ({
  page,
  site,
}) => {
  const deposit = new DepositPage(page, site);
  await deposit.open();
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    await deposit.fill('ALI', '');
    const bar = page.getByTestId('money-bar');
    await expect(bar.getByTestId('deposit-facts')).toContainText('分钟');
    await expect(bar.getByTestId('bonus-open')).toContainText('项可选');
    const before = (await bar.boundingBox())?.height;
    await page.getByTestId('deposit-amount').fill('500');
    for (const part of ['deposit-facts', 'bonus-open', 'deposit-submit'])
      await expectInSight(page, bar.getByTestId(part));
    expect((await bar.boundingBox())?.height).toBe(before);
    expect(await smallLetters(page)).toEqual([]);
    const chips = page.getByRole('group', { name: '常用金额' }).getByRole('button');
    for (const place of [page.getByTestId('deposit-amount'), chips.first(), chips.last()]) {
      await place.evaluate((node) => node.scrollIntoView({ block: 'center' }));
      await expectInSight(page, place);
    }
  }
  await page.getByTestId('bonus-open').click();
  await page.getByTestId('bonus-option-D2001').click();
  await expect(page.getByTestId('bonus-open')).toContainText('每日存款优惠');

  await new LoginPage(page, site).enter('member01', '/Withdrawal');
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    await page.getByTestId('withdraw-amount').fill('');
    const bar = page.getByTestId('money-bar');
    await expect(bar).toContainText('分钟');
    const before = (await bar.boundingBox())?.height;
    await page.getByTestId('withdraw-amount').fill('500');
    await expect(bar.getByTestId('withdraw-arrives')).toHaveText('¥500.00');
    await expectInSight(page, bar.getByTestId('withdraw-arrives'));
    await expectInSight(page, bar.getByTestId('withdraw-submit'));
    expect((await bar.boundingBox())?.height).toBe(before);
    expect(await smallLetters(page)).toEqual([]);
  }
});

test('a way to pay says its badge clear of its name, and its minutes in one line', async ({
  page,
  site,
}) => {
  const deposit = new DepositPage(page, site);
  await deposit.open();
  const tile = page.getByTestId('deposit-method-LB');
  for (const screen of [...SCREENS, { width: 360, height: 800 }]) {
    await page.setViewportSize(screen);
    const badge = await tile.getByText('推荐', { exact: true }).boundingBox();
    const name = await tile.getByText('本地银行转账', { exact: true }).boundingBox();
    expect((badge?.x ?? Number.NaN) + (badge?.width ?? 0)).toBeLessThan(name?.x ?? Number.NaN);
    expect(await lines(tile.getByText(/^约 \d+ 分钟$/))).toBe(1);
  }
});

test("a withdrawal's number stands in one line with its copy; a count stands beside its words", async ({
  page,
  site,
}) => {
  await new LoginPage(page, site).enter('vip01', '/Withdrawal');
  await page.getByTestId('withdraw-amount').fill('500');
  await page.getByTestId('withdraw-submit').click();
  await page.getByTestId('withdraw-confirm').click();
  const number = page.getByText(/^WD\w{12,}$/);
  await expect(number).toBeVisible();
  for (const { width, height } of SCREENS) {
    await page.setViewportSize({ width, height });
    // Polled: after a turn of the phone the size of letters follows a frame later.
    await expect
      .poll(() =>
        number.evaluate((node) => {
          const words = document.createRange();
          words.selectNodeContents(node);
          return words.getClientRects().length;
        }),
      )
      .toBe(1);
  }
  await page.goto(`${site.url}/Promotions`);
  const tab = page.getByTestId('promo-tab-applied');
  const badge = tab.locator('.num');
  for (const { width, height } of SCREENS) {
    await page.setViewportSize({ width, height });
    await expect(badge).toBeInViewport({ ratio: 1 });
    await expect
      .poll(() =>
        tab.evaluate((node) => {
          const words = document.createRange();
          words.selectNode([...node.childNodes].find(({ nodeType }) => nodeType === 3) ?? node);
          const { right } = words.getBoundingClientRect();
          return (node.querySelector('.num')?.getBoundingClientRect().left ?? 0) - right;
        }),
      )
      .toBeGreaterThanOrEqual(0);
  }
});

test('with letters twice as large the offer and its terms beside the button of a deposit can be read', async ({
  page,
  site,
}) => {
  const deposit = new DepositPage(page, site);
  await deposit.open();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    await deposit.fill('ALI', '');
    const offer = page.getByTestId('bonus-open');
    await expect(offer).toContainText('项可选');
    for (const words of [offer.locator('b'), offer.locator('small')]) {
      expect(await lines(words), `${String(words)} at ${screen.width}`).toBe(1);
      expect(await words.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
    }
    for (const fact of await page.getByTestId('deposit-facts').locator('span').all())
      expect(await lines(fact), `${String(fact)} at ${screen.width}`).toBe(1);
    await expectInSight(page, offer);
    await expectInSight(page, page.getByTestId('deposit-submit'));
  }
});

test('what bonuses give that cannot be read is no word over the form of a deposit', async ({
  page,
  site,
  watch,
}) => {
  watch.allow(/status of 500/);
  await new LoginPage(page, site).enter('member01');
  await site.control('POST', '/faults', {
    match: { path: '/api/Bonus/v2.0' },
    fault: { status: 500 },
  });
  await page.goto(`${site.url}/Deposit`);
  const answered = page.waitForResponse(/Bonus\/v2\.0/);
  await page.getByTestId('deposit-amount').fill('300');
  expect((await answered).status()).toBe(500);
  // A toast would stand three seconds.
  await page.waitForTimeout(1_500);
  await expect(page.getByTestId('toast')).toHaveCount(0);
  await page.getByTestId('bonus-open').click();
  await expect(page.getByText('礼金未能计算').first()).toBeVisible();
});
