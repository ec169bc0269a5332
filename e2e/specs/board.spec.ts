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
    // Head and score stay, also once the match has left its board; the way on is its result.
    await expect(page.getByTestId('event-head')).toContainText('完场');
    await expect(page.getByTestId('match-tracker')).toBeVisible();
    await expect(page.getByRole('link', { name: '查看赛果' })).toHaveAttribute(
      'href',
      new RegExp(`/results\\?sport=\\d+&day=[\\d-]+&match=${eventId}$`),
    );
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
  await board.chooseSport('2');
  await board.tab('TODAY').click();
  await expect(board.rows().first()).toBeVisible();
  await board.rows().first().locator('.more').click();
  await expect(page.getByTestId('event-head')).toBeVisible();
  await page.goBack();
  const isFound = async (): Promise<void> => {
    await expect(board.sport()).toHaveText('篮球');
    await expect(board.tab('TODAY')).toHaveAttribute('aria-selected', 'true');
  };
  await isFound();
  await page.goto(`${site.url}/sbtwo`);
  await expect(page).toHaveURL(/sports-bti$/);
  // A document anew, and another vendor: both go on where the member was.
  await isFound();
  await page.getByTestId('vendor-SABA').click();
  await expect(page).toHaveURL(/sports-saba$/);
  await isFound();
  await page.evaluate(() =>
    sessionStorage.setItem('sports/boardChoices', '{"v":1,"data":{"IM":7}}'),
  );
  await page.reload();
  await expect(board.sport()).toHaveText('足球');
});

test('a board is read by its headings: leagues, matches with their score, prices with all that they are of; a choice is said', async ({
  page,
  site,
}) => {
  const { eventId, homeName, awayName } = await quietMatch(site, 'saba');
  await script(site, eventId, { do: 'goal', side: 'home', holdMs: HOLD_MS });
  await script(site, eventId, { do: 'safe', holdMs: HOLD_MS });
  const board = new BoardPage(page, site);
  await board.open();
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/联赛|杯/);
  await board.scrollTo(eventId);
  const match = page.getByRole('article', { name: `${homeName} 对 ${awayName}` });
  await expect(
    match.getByRole('link', { name: new RegExp(`^${homeName} 1 比 0 ${awayName}，上半场`) }),
  ).toBeVisible();
  const over = match.getByRole('button', {
    name: new RegExp(`^大 [\\d./]+\\s?，大小，${homeName} 对 ${awayName}，\\s?[\\d.]+$`),
  });
  await over.click();
  await expect(page.getByTestId('slip-said')).toHaveText(/^已加入投注单：大 [\d./]+，共 1 项$/);
  await over.click();
  await expect(page.getByTestId('slip-said')).toHaveText('投注单已清空');
});

const ANSWERS = [
  { status: 500, silent: '赛事加载失败，正在重新连接', mark: 'IM' },
  // A vendor says by it that it is under maintenance (§8): whoever stands there is led on.
  { status: 503, silent: null, mark: 'IM维护中' },
] as const;
for (const { status, silent, mark } of ANSWERS) {
  test(`[R8-4] one vendor that answers nothing but ${status} says one thing, and only of itself`, async ({
    page,
    site,
    watch,
  }) => {
    watch.allow(new RegExp(String(status)));
    await new LoginPage(page, site).enter('member01');
    await site.control('POST', '/faults', {
      match: { path: '/vendors/im' },
      fault: { status },
    });
    await page.goto(`${site.url}/sbtwo/sports-im`);
    if (silent !== null) {
      await expect(page.getByTestId('board-silent')).toHaveText(silent);
      await expect(page.getByRole('alert')).toHaveCount(1);
      await expect(page.getByTestId('board-empty')).toHaveCount(0);
      await page.getByTestId('vendor-BTI').click();
    }
    await expect(page).toHaveURL(/sports-bti$/);
    await expect(page.getByTestId('event-row').first()).toBeVisible();
    await expect(page.getByTestId('vendor-IM')).toHaveText(mark);
    await expect(page.getByTestId('board-silent')).toHaveCount(0);
    await expect(page.getByTestId('balance-total').first()).toBeVisible();
    await site.control('DELETE', '/faults');
    await page.getByTestId('vendor-IM').click();
    // The feed asks again by itself, seldomer each time that it was refused.
    await expect(page.getByTestId('event-row').first()).toBeVisible({ timeout: 150_000 });
  });
}

test('[R4.6-2] the full list shows three markets a row, survives a reload, and its heads stay on top', async ({
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
  const compact = await heightOf();
  await page.getByTestId('column-winner').click();
  await axe();
  await page.getByTestId('board-display').click();
  await expect.poll(heightOf).toBeGreaterThan(compact * 1.5);
  const saved = async (): Promise<unknown[]> =>
    (
      await site.control<{ requests: readonly { method: string; body: unknown }[] }>(
        'GET',
        '/requests?path=/api/Vendor/NotificationSetting',
      )
    ).requests
      .filter(({ method }) => method === 'POST')
      .map(({ body }) => (body as { listDisplayType: number }).listDisplayType);
  await expect.poll(saved).toEqual([1]);
  await page.reload();
  await expect(page.getByTestId('board-display')).toHaveAttribute('data-display', '1');
  await expect(board.rows().first()).toBeVisible();
  await page.mouse.wheel(0, 1_200);
  const header = (await page.locator('.site-header').boundingBox())?.height ?? 0;
  const heads = page.getByTestId('board-heads');
  await expect.poll(async () => (await heads.boundingBox())?.y).toBeCloseTo(header, 0);
  const below = header + ((await heads.boundingBox())?.height ?? 0);
  await expect
    .poll(async () => (await page.getByTestId('league-stuck').boundingBox())?.y)
    .toBeCloseTo(below, 0);
});

test('what is followed on one phone is followed on the other', async ({ page, site, browser }) => {
  await new LoginPage(page, site).enter('member01');
  const board = new BoardPage(page, site, 'bti');
  await board.open();
  await board.tab('EARLY').click();
  await expect(board.rows().first()).toBeVisible();
  const id = (await board.rows().first().getAttribute('data-event-id')) ?? '';
  await board.row(id).getByTestId('favourite-event').click();
  // The star says it; a toast would lie over prices.
  await expect(board.row(id).getByTestId('favourite-event')).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.getByTestId('toast')).toHaveCount(0);
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
  // Its prices stand beside it, at one tap from the slip.
  await expect(found.first().getByTestId('odds-cell').first()).toBeVisible();
  await axe();
  await found.last().getByRole('link').first().click();
  await expect(page).toHaveURL(/sports-saba\/event\//);
  await expect(page.getByTestId('event-facts')).toContainText('星海超级联赛');
});
