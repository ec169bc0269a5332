/** Home: slots of their owners around the host's own pieces, each failing alone. */
import { takeShifts, watchShifts } from '../fixtures/shifts';
import { expect, MOVING, test } from '../fixtures/test';
import { expectAt, keepValue } from '../page-models/host-pages';
import { LoginPage } from '../page-models/login-page';

test.use(MOVING);

test('[R3.6-1] visitors see banner, announcements, a way in and the foot, without a violation', async ({
  page,
  site,
  axe,
}) => {
  await keepValue(page, 'first_entry', '333');
  await page.goto(`${site.url}/`);
  await expect(page.getByRole('region').first()).toBeVisible();
  await expect(page.getByTestId('home-join')).toBeVisible();
  // What is urgent stands still; the rest takes turns.
  while ((await page.getByTestId('home-news').getAttribute('data-urgent')) === 'true')
    await page.getByTestId('urgent-seen').click();
  await page.getByTestId('news-toggle').click();
  const topic = page.getByTestId('news-open');
  const before = await topic.textContent();
  await page.getByRole('button', { name: '下一条' }).click();
  await expect(topic).not.toHaveText(before ?? '');
  await topic.click();
  await expect(page.getByTestId('news-text')).toContainText('。');
  await page.goBack();
  await expect(page.getByTestId('news-text')).toBeHidden();
  await page.getByTestId('home-footer').scrollIntoViewIfNeeded();
  await expect(page.getByTestId('footer-marks').getByRole('listitem')).toHaveCount(4);
  // Signs that mean what the words say, not pictures of promotions.
  await expect(page.getByTestId('footer-marks').locator('svg')).toHaveCount(4);
  await expect(page.getByTestId('footer-marks').locator('img')).toHaveCount(0);
  await axe();
  await page.getByRole('link', { name: '理性投注' }).click();
  await expectAt(page, site, '/About/responsible');
});

test.describe('a first visit', () => {
  test.use({ firstVisit: true });

  test('two matches in play stand with their prices in the first 240 points, and the banner below them', async ({
    page,
    site,
  }) => {
    await page.goto(`${site.url}/`);
    const second = page.getByTestId('event-row').nth(1);
    const price = second.getByTestId('odds-cell').first();
    await expect(price).toBeVisible();
    expect((await price.boundingBox())?.y).toBeLessThanOrEqual(240);
    const [row, banner] = [
      await second.boundingBox(),
      await page.getByRole('region', { name: '精选活动' }).boundingBox(),
    ];
    expect((row?.y ?? 0) + (row?.height ?? 0)).toBeLessThanOrEqual(banner?.y ?? 0);
  });

  test('[R2.5-5] the tips come and follow what they show, and nothing jumps', async ({
    page,
    site,
  }) => {
    await watchShifts(page);
    await page.goto(`${site.url}/`);
    const tips = page.getByTestId('home-tips');
    await expect(tips).toBeVisible();
    await expect(page.getByTestId('event-row').first()).toBeVisible();
    for (const next of ['下一步', '下一步', null]) {
      // What a tap moves within half a second is the tap's.
      await page.waitForTimeout(800);
      const moved = await takeShifts(page);
      expect(
        moved.reduce((sum, { score }) => sum + score, 0),
        JSON.stringify(moved),
      ).toBeLessThanOrEqual(0.02);
      if (next !== null) await tips.getByRole('button', { name: next }).click();
    }
  });
});

test('[R3.2-1] members see their balance once; unknown is -- and never 0, hidden stays hidden after a reload', async ({
  page,
  site,
  watch,
}) => {
  watch.allow(/status of 50\d/);
  await keepValue(page, 'first_entry', '333');
  await site.control('POST', '/faults', {
    match: { path: '/api/Balance' },
    fault: { status: 500 },
  });
  await new LoginPage(page, site).signIn('member01');
  const balance = page.getByTestId('balance-total');
  await expect(balance).toHaveText('¥--');
  await site.control('DELETE', '/faults');
  // Nobody asks: what got no answer is asked for again by itself.
  await expect(balance).toHaveText(/50,000\.00/);
  await page.goto(`${site.url}/Me`);
  await page.getByRole('button', { name: '隐藏余额' }).click();
  await page.goto(`${site.url}/`);
  await expect(balance).toHaveText(/余额已隐藏/);
  await expect(page.locator('main')).not.toContainText('50,000');
});

test('a price that is tapped on home moves nothing; the end of the page stands clear of the bar', async ({
  page,
  site,
}) => {
  await keepValue(page, 'first_entry', '333');
  await site.control('POST', '/events/im', { do: 'still', tab: 'RUNNING' });
  await page.goto(`${site.url}/`);
  const news = page.getByTestId('home-news');
  const cell = page.locator('[data-testid="odds-cell"][data-eu]:not([aria-disabled="true"])');
  await expect(news).toBeVisible();
  await expect(cell.first()).toBeVisible();
  const before = await news.evaluate((node) => node.getBoundingClientRect().top + scrollY);
  await cell.first().click();
  const bar = page.getByTestId('slip-bar');
  await expect(bar).toBeVisible();
  expect(await news.evaluate((node) => node.getBoundingClientRect().top + scrollY)).toBe(before);
  const foot = page.getByTestId('home-footer');
  await foot.scrollIntoViewIfNeeded();
  const top = (await bar.boundingBox())?.y ?? 0;
  // Shelves below the fold come as they are neared, and the page grows.
  await expect
    .poll(() =>
      foot.evaluate((node) => {
        scrollTo(0, document.documentElement.scrollHeight);
        return node.getBoundingClientRect().bottom;
      }),
    )
    .toBeLessThanOrEqual(top);
});

test('below the first screen the next matches stand with prices to bet on, and each sport one tap from its matches of today', async ({
  page,
  site,
  axe,
}) => {
  await keepValue(page, 'first_entry', '333');
  await site.control('POST', '/events/im', { do: 'still', tab: 'TODAY' });
  await watchShifts(page);
  await page.goto(`${site.url}/`);
  await expect(page.getByTestId('event-row').nth(2)).toBeVisible();
  // Nothing of it is asked for before a hand goes there.
  await expect(page.getByTestId('home-sports')).toHaveCount(0);
  await page.mouse.wheel(0, 500);
  const next = page.getByRole('region', { name: '即将开赛' });
  const row = next.getByTestId('event-row').first();
  await expect(row).toBeVisible();
  const name = (await row.getAttribute('aria-label')) ?? '?';
  await row.locator('[data-testid="odds-cell"][data-eu]').first().click();
  await expect(page.getByTestId('slip-bar')).toContainText(name.split(' ')[0] ?? '?');
  await axe();
  const moved = await takeShifts(page);
  expect(moved.reduce((sum, { score }) => sum + score, 0)).toBeLessThanOrEqual(0.02);
  await next.getByRole('link', { name: /^篮球，今日 \d+ 场$/ }).click();
  await expect(page).toHaveURL(/sports-im$/);
  await expect(page.getByTestId('event-row').first()).toBeVisible();
  await expect(page.getByTestId('sport-tab-TODAY')).toHaveAttribute('aria-selected', 'true');
});

test('the room that the slip bar needs is at the end of every page, never a hole at its head', async ({
  page,
  site,
}) => {
  await keepValue(page, 'first_entry', '333');
  await site.control('POST', '/events/im', { do: 'still', tab: 'RUNNING' });
  await page.goto(`${site.url}/sbtwo/sports-im`);
  const head = page.getByTestId('vendor-IM');
  const top = () => head.evaluate((node) => node.getBoundingClientRect().top + scrollY);
  const cell = page.locator('[data-testid="odds-cell"][data-eu]:not([aria-disabled="true"])');
  await expect(cell.first()).toBeVisible();
  const before = await top();
  await cell.first().click();
  await expect(page.getByTestId('slip-bar')).toBeVisible();
  expect(await top()).toBe(before);
  const nav = page.getByRole('navigation').last();
  for (const way of ['首页', '优惠']) {
    await nav.getByRole('link', { name: way }).click();
    await expect(head).toHaveCount(0);
    await nav.getByRole('link', { name: '体育' }).click();
    await expect(page.getByTestId('slip-bar')).toBeVisible();
    await expect(cell.first()).toBeVisible();
    expect(await top()).toBe(before);
  }
  await page.reload();
  await expect(page.getByTestId('slip-bar')).toBeVisible();
  await expect(cell.first()).toBeVisible();
  expect(await top()).toBe(before);
});

test('announcements that cannot be read leave a line with a retry; the rest of home stands', async ({
  page,
  site,
  watch,
}) => {
  watch.allow(/status of 50\d/);
  await keepValue(page, 'first_entry', '333');
  await site.control('POST', '/faults', {
    match: { path: '/api/Announcement' },
    fault: { status: 500 },
  });
  await page.goto(`${site.url}/`);
  await expect(page.getByTestId('home-news-failed')).toContainText('公告');
  await expect(page.getByTestId('home-join')).toBeVisible();
  await site.control('DELETE', '/faults');
  await page.getByTestId('home-news-failed').getByRole('button').click();
  await expect(page.getByTestId('news-open')).toBeVisible();
});
