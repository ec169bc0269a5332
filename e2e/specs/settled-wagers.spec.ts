/** Where a settled wager leads: to its match among the results; and wagers on paper. */
import type { Page } from 'playwright/test';
import type { VendorName } from '../page-models/board-page';
import { choosePrices } from '../page-models/combo-slip';
import { LoginPage } from '../page-models/login-page';
import { clock, script } from '../page-models/sandbox';
import type { Site } from '../fixtures/site';
import { expect, test } from '../fixtures/test';

const VENDORS = ['im', 'bti', 'saba'] as const;
/** Today in the zone of the site. */
const DAY = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
/**
 * Late in the evening the first matches of a board begin tomorrow: one that is brought forward
 * stands among the results of today.
 */
const LATE: Readonly<Partial<Record<VendorName, string>>> = { bti: 'T23:50:00+08:00' };

/** Books 100 on the first match of today and opens the wagers. */
async function book(page: Page, site: Site, vendor: VendorName): Promise<string> {
  const { slip, eventIds } = await choosePrices(page, site, vendor, 1);
  await slip.typeStake('100');
  await expect(slip.reason()).toHaveText('');
  await slip.place().click();
  await expect(slip.row()).toHaveAttribute('data-status', 'done');
  await page.getByRole('button', { name: '查看注单' }).click();
  await expect(page.getByTestId('wager-row').first()).toBeVisible();
  return eventIds[0] ?? '';
}

for (const vendor of VENDORS) {
  test(`[R4.7-1] [R3.10-1] ${vendor}: a settled wager leads to its match among the results, marked and in sight`, async ({
    page,
    site,
    axe,
  }) => {
    const late = LATE[vendor];
    if (late !== undefined) await clock(site, { set: `${DAY}${late}` });
    await new LoginPage(page, site).enter('member01');
    const eventId = await book(page, site, vendor);
    await script(site, eventId, { do: 'start' }, vendor);
    await script(site, eventId, { do: 'finish', home: 5, away: 2 }, vendor);
    await clock(site, { advanceMs: 60_000 });
    await page.getByRole('tab', { name: '已结算' }).click();
    const link = page.getByTestId('wager-match');
    await expect(link).toHaveAccessibleName(/^查看赛果/);
    await link.click();
    await expect(page).toHaveURL(new RegExp(`sports-${vendor}/results\\?.*match=${eventId}`));
    const asked = page.locator('[data-testid="result-row"][aria-current="true"]');
    await expect(asked).toHaveCount(1);
    await expect(asked).toHaveAttribute('data-event-id', eventId);
    await expect(asked).toBeInViewport();
    await expect(asked.locator('b')).toHaveText(['5', '2']);
    await expect(page.getByTestId('result-not-yet')).toHaveCount(0);
    await axe();
    // Who looked a result up comes back to where the link stands.
    await page.goBack();
    await expect(page.getByTestId('wager-match').first()).toHaveAccessibleName(/^查看赛果/);
  });
}

/** Red, green and blue of a colour in one number: 765 is white. */
const lightOf = (color: string): number =>
  (color.match(/\d+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0);

test('[R4.7-1] wagers on paper: light whatever the theme, no bars, heads that stay where they are, whole cards', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await new LoginPage(page, site).enter('member01');
  await book(page, site, 'im');
  const nav = page.getByRole('navigation', { name: '主导航' });
  const look = () =>
    page.evaluate(() => {
      const styleOf = (selector: string): CSSStyleDeclaration => {
        const found = document.querySelector(selector);
        if (found === null) throw new Error(selector);
        return getComputedStyle(found);
      };
      return {
        ground: styleOf('body').backgroundColor,
        text: styleOf('body').color,
        head: styleOf('[data-part="head"]').position,
        card: styleOf('[data-testid="wager-row"]').breakInside,
      };
    });
  const onScreen = await look();
  expect(onScreen).toMatchObject({ head: 'sticky', card: 'auto' });
  await expect(nav).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(nav).toBeHidden();
  const onPaper = await look();
  expect(onPaper).toMatchObject({ head: 'static', card: 'avoid' });
  // And the screen is as it was.
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
  await expect(nav).toBeVisible();
  await expect.poll(look).toEqual(onScreen);
  expect(lightOf(onScreen.text)).toBeGreaterThan(lightOf(onScreen.ground));
  expect(lightOf(onPaper.ground)).toBeGreaterThan(600);
  expect(lightOf(onPaper.text)).toBeLessThan(200);
});

test('settled wagers of a vendor that could not be read come by themselves', async ({
  page,
  site,
  watch,
}) => {
  watch.allow(/status of 503/);
  await new LoginPage(page, site).enter('member01');
  await site.control('POST', '/faults', {
    match: { path: '/vendors/im/' },
    fault: { status: 503 },
  });
  await page.goto(`${site.url}/sbtwo/wagers?kind=settled`);
  const failed = page.getByTestId('wagers-vendor-failed');
  await expect(failed).toBeVisible();
  await expect(page.getByText('其他平台暂无注单')).toBeVisible();
  await site.control('DELETE', '/faults');
  await expect(failed).toHaveCount(0, { timeout: 60_000 });
  await expect(page.getByText('暂无注单', { exact: true })).toBeVisible();
});
