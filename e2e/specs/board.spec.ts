/**
 * The board over three vendors: what a member sees of a match, how it is found again, what is
 * remembered.
 */
import { BoardPage, VENDORS, type VendorName } from '../page-models/board-page';
import { LoginPage } from '../page-models/login-page';
import { script, type SandboxEvent } from '../page-models/sandbox';
import type { Site } from '../fixtures/site';
import { expect, test } from '../fixtures/test';

const HOLD_MS = 60_000;

/** A soccer match in play that nothing dangerous happens in. */
async function quietMatch(site: Site, vendor: VendorName): Promise<SandboxEvent> {
  const { events } = await site.control<{ events: readonly SandboxEvent[] }>(
    'GET',
    `/events/${vendor}?sport=1`,
  );
  const match = events.find(({ tab }) => tab === 'TODAY');
  if (match === undefined) throw new Error('no match to come');
  await script(site, match.eventId, { do: 'start' }, vendor);
  await script(site, match.eventId, { do: 'safe', holdMs: HOLD_MS }, vendor);
  await script(site, match.eventId, { do: 'still' }, vendor);
  return match;
}

for (const vendor of VENDORS) {
  test(`[R2.1-3] [R3.10-1] ${vendor}: danger, goal, VAR and a red card stand on the row, and prices lock while betting is stopped`, async ({
    page,
    site,
    axe,
  }) => {
    const { eventId } = await quietMatch(site, vendor);
    const board = new BoardPage(page, site, vendor);
    await board.open();
    // Before anything is scrolled: rows half under a bar are no smaller for it.
    await axe();
    await board.scrollTo(eventId);
    const row = board.row(eventId);
    await expect(row).toContainText('上半场');
    await script(site, eventId, { do: 'danger', side: 'home', holdMs: HOLD_MS }, vendor);
    await expect(row).toContainText('主队进攻');
    await script(site, eventId, { do: 'goal', side: 'home', holdMs: HOLD_MS }, vendor);
    await expect(row).toContainText('进球确认中');
    await expect(row.locator('b.num').first()).toHaveText('1');
    await expect(board.openCells(row)).toHaveCount(0);
    await script(site, eventId, { do: 'var', holdMs: HOLD_MS }, vendor);
    await expect(row).toContainText('VAR');
    await script(site, eventId, { do: 'red', side: 'away', holdMs: HOLD_MS }, vendor);
    await expect(row.getByLabel('红牌 1 张')).toBeVisible();
    await script(site, eventId, { do: 'safe', holdMs: HOLD_MS }, vendor);
    await expect(board.openCells(row).first()).toBeVisible();
    await row.locator('.more').click();
    await expect(page.getByTestId('event-head')).toContainText('1 : 0');
    await expect(page.getByTestId('market-section').first()).toBeVisible();
    await script(site, eventId, { do: 'finish', home: 2, away: 0 }, vendor);
    await expect(
      page.getByTestId('event-head').getByText('完场').or(page.getByTestId('event-gone')),
    ).toBeVisible();
  });
}

test('[R2.2-4] a vendor, its sport and tab are found again: back from a match, and from home', async ({
  page,
  site,
}) => {
  const board = new BoardPage(page, site, 'im');
  await board.open();
  await page.getByTestId('vendor-BTI').click();
  await expect(page).toHaveURL(/sports-bti$/);
  await page.getByTestId('sport-2').click();
  await board.tab('TODAY').click();
  await expect(board.rows().first()).toBeVisible();
  await board.rows().first().locator('.more').click();
  await expect(page.getByTestId('event-head')).toBeVisible();
  await page.goBack();
  await expect(page.getByTestId('sport-2')).toHaveAttribute('aria-pressed', 'true');
  await expect(board.tab('TODAY')).toHaveAttribute('aria-selected', 'true');
  await page.goto(`${site.url}/sbtwo`);
  await expect(page).toHaveURL(/sports-bti$/);
});

test('[R4.6-2] the compact list holds more matches, survives a reload, and its head stays on top', async ({
  page,
  site,
  axe,
}) => {
  await new LoginPage(page, site).enter('member01');
  const board = new BoardPage(page, site);
  await board.open();
  await board.tab('TODAY').click();
  await expect(board.rows().first()).toBeVisible();
  const heightOf = async (): Promise<number> =>
    (await board.rows().first().boundingBox())?.height ?? 0;
  const full = await heightOf();
  await page.getByTestId('board-display').click();
  await expect.poll(heightOf).toBeLessThan(full * 0.6);
  await page.getByTestId('column-winner').click();
  await axe();
  const saved = async (): Promise<unknown[]> =>
    (
      await site.control<{ requests: readonly { method: string; body: unknown }[] }>(
        'GET',
        '/requests?path=/api/Vendor/NotificationSetting',
      )
    ).requests
      .filter(({ method }) => method === 'POST')
      .map(({ body }) => (body as { listDisplayType: number }).listDisplayType);
  await expect.poll(saved).toEqual([2]);
  await page.reload();
  await expect(page.getByTestId('board-display')).toHaveAttribute('data-display', '2');
  await board.tab('TODAY').click();
  await expect(board.rows().first()).toBeVisible();
  await page.mouse.wheel(0, 1_200);
  const header = (await page.locator('.site-header').boundingBox())?.height ?? 0;
  await expect
    .poll(async () => (await page.getByTestId('league-stuck').boundingBox())?.y)
    .toBeCloseTo(header, 0);
});

test('what is followed on one phone is followed on the other', async ({ page, site, browser }) => {
  await new LoginPage(page, site).enter('member01');
  const board = new BoardPage(page, site, 'bti');
  await board.open();
  await board.tab('EARLY').click();
  await expect(board.rows().first()).toBeVisible();
  const id = (await board.rows().first().getAttribute('data-event-id')) ?? '';
  await board.row(id).getByTestId('favourite-event').click();
  await expect(page.getByTestId('toast')).toContainText('已收藏');
  await expect
    .poll(
      async () =>
        (
          await site.control<{ requests: readonly { method: string }[] }>(
            'GET',
            '/requests?path=/vendors/bti',
          )
        ).requests.filter(({ method }) => method === 'PUT').length,
    )
    .toBe(1);
  const other = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await other.newPage();
  await phone.addInitScript(() => localStorage.setItem('first_entry', '333'));
  await new LoginPage(phone, site).enter('member01');
  const theirs = new BoardPage(phone, site, 'bti');
  await theirs.open();
  await theirs.tab('FAVOURITE').click();
  await expect(theirs.row(id).getByTestId('favourite-event')).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await other.close();
});

test('[R3.3-1] a match that an outside link named opens after the login, and back leads to its board', async ({
  page,
  site,
}) => {
  const { eventId } = await quietMatch(site, 'bti');
  await page.goto(`${site.url}/login`);
  await page.evaluate(
    (eid) =>
      localStorage.setItem(
        'deeplink',
        JSON.stringify({ v: 1, data: { vendor: 'BTI', sid: '1', eid, lid: '9101' } }),
      ),
    eventId,
  );
  await page.reload();
  await new LoginPage(page, site).logIn('member01');
  await expect(page).toHaveURL(new RegExp(`/sbtwo/sports-bti/event/${eventId}$`));
  await expect(page.getByTestId('event-head')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('deeplink'))).toBeNull();
  await page.goBack();
  await expect(page).toHaveURL(/\/sbtwo\/sports-bti$/);
});

test('[R5-2] a search in three characters leads to a match of the chosen vendor', async ({
  page,
  site,
  axe,
}) => {
  await page.goto(`${site.url}/sbtwo/search`);
  await page.getByTestId('sport-search').fill('星海');
  await expect(page.getByTestId('search-leagues')).toContainText('星海超级联赛');
  await expect(page.getByTestId('search-short')).toHaveCount(0);
  await page.getByTestId('sport-search').press('Enter');
  await expect(page.getByTestId('search-short')).toHaveText(/请输入不少于3个字符/);
  await page.getByTestId('search-vendor-SABA').click();
  await page.getByTestId('sport-search').fill('星海超');
  const found = page.getByTestId('found-event');
  await expect(found.first()).toBeVisible();
  await axe();
  await found.last().click();
  await expect(page).toHaveURL(/sports-saba\/event\//);
  await expect(page.getByTestId('event-head')).toContainText('星海超级联赛');
});
