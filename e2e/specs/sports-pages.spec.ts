/**
 * The pages around a vendor's board: results, announcements, seasons, virtual sports, and a vendor
 * that goes to rest (§2.1, §2.5, §3.10, §4.6).
 */
import type { Page } from 'playwright/test';
import type { Site } from '../fixtures/site';
import { expect, test } from '../fixtures/test';
import { BoardPage, Slip, VENDORS, type VendorName } from '../page-models/board-page';
import { LoginPage } from '../page-models/login-page';
import { requestsTo } from '../page-models/page-session';
import { clock, script, wagersOf, type SandboxEvent } from '../page-models/sandbox';

/** §3.10: soccer that a computer plays. */
const VIRTUAL_SOCCER = '39';

/**
 * What each vendor is called, where its members are led while it is under maintenance, and whether
 * it is under maintenance when it gives no token: SABA's board is public.
 */
const FACTS: Readonly<
  Record<
    VendorName,
    {
      readonly name: string;
      readonly next: VendorName;
      readonly nextName: string;
      readonly code: string;
      readonly needsToken: boolean;
    }
  >
> = {
  im: { name: 'IM体育', next: 'bti', nextName: 'BTI体育', code: 'IPSB', needsToken: true },
  bti: { name: 'BTI体育', next: 'saba', nextName: '沙巴体育', code: 'SBT', needsToken: true },
  saba: { name: '沙巴体育', next: 'im', nextName: 'IM体育', code: 'OWS', needsToken: false },
};

/** Two matches in play: one ends 3:2, one is broken off. Their days are those of their starts. */
async function endTwo(
  site: Site,
  vendor: VendorName,
): Promise<readonly [ended: SandboxEvent, broken: SandboxEvent]> {
  const { events } = await site.control<{ events: readonly SandboxEvent[] }>(
    'GET',
    `/events/${vendor}?sport=1`,
  );
  const [broken, ended] = events.filter(({ tab }) => tab === 'RUNNING').slice(-2);
  if (ended === undefined || broken === undefined) throw new Error('no two matches in play');
  await script(
    site,
    ended.eventId,
    { do: 'finish', home: 3, away: 2, halfHome: 1, halfAway: 0 },
    vendor,
  );
  await script(site, broken.eventId, { do: 'abandon', confirmAfterMs: 0 }, vendor);
  return [ended, broken];
}

/** A page around the board, by the board's own menu. */
async function openFromMenu(page: Page, name: string): Promise<void> {
  await page.getByTestId('board-more').click();
  await page.getByTestId('board-menu').getByRole('link', { name }).click();
}

async function seeResults(page: Page, ended: SandboxEvent, broken: SandboxEvent): Promise<void> {
  const row = (match: SandboxEvent) =>
    page.locator(`[data-testid="result-row"][data-event-id="${match.eventId}"]`);
  const openDay = (match: SandboxEvent): Promise<void> =>
    page.getByTestId(`result-day-${String(match['globalShowTime']).slice(0, 10)}`).click();
  await openDay(ended);
  await expect(row(ended)).toContainText(ended.homeName);
  await expect(row(ended).locator('b.num')).toHaveText(['3', '2']);
  await expect(row(ended)).toContainText('上半场 1-0');
  await openDay(broken);
  await expect(row(broken)).toHaveAttribute('data-state', 'abandoned');
  await expect(row(broken)).toContainText('中断');
}

/** Announcements stand whole in their list: there is nothing more to open. */
async function seeNews(page: Page, vendor: VendorName, broken: SandboxEvent): Promise<void> {
  await expect(page.getByRole('heading', { name: `${FACTS[vendor].name}公告` })).toBeVisible();
  const newest = page.getByTestId('vendor-news').getByRole('listitem').first();
  await expect(newest.getByRole('heading', { name: '赛事中断' })).toBeVisible();
  await expect(newest).toContainText(`${broken.homeName} vs ${broken.awayName} 赛事中断`);
  await expect(page.getByTestId('vendor-news')).toContainText('串关最少2场');
  await expect(page.getByTestId('sports-news').getByRole('listitem').first()).toBeVisible();
}

/** The winner of a season, from its card to the booked bet. */
async function betOnSeason(page: Page, site: Site, board: BoardPage): Promise<void> {
  await board.tab('OUTRIGHT').click();
  const season = page.getByTestId('outright').first();
  const runner = board.openCells(season).first();
  const name = ((await runner.locator('small').textContent()) ?? '').trim();
  await runner.click();
  const slip = new Slip(page);
  await slip.open();
  await expect(page.getByTestId('slip-plain-words')).toHaveText(
    `${name}夺得第一名即赢，名次并列时按并列规则派彩`,
  );
  await slip.typeStake('100');
  await expect(slip.reason()).toHaveText('');
  await slip.place().click();
  await expect(slip.row()).toHaveAttribute('data-status', 'done');
  expect((await wagersOf(site, 'member01')).map(({ eventId }) => eventId)).toEqual([
    await season.getAttribute('data-event-id'),
  ]);
  await page.getByRole('button', { name: '完成' }).click();
}

async function chooseVirtual(page: Page, board: BoardPage): Promise<void> {
  await board.tab('TODAY').click();
  await board.chooseSport(VIRTUAL_SOCCER);
  await expect(board.sport()).toHaveText(/虚拟足球/);
  const row = page.locator(`[data-testid="event-row"][data-event-id^="${VIRTUAL_SOCCER}"]`).first();
  const cell = board.openCells(row).first();
  const selectionId = await cell.getAttribute('data-selection-id');
  await cell.click();
  const slip = new Slip(page);
  await slip.open();
  await expect(slip.row()).toHaveAttribute('data-selection-id', selectionId ?? '');
  await slip.typeStake('50');
  await expect(slip.reason()).toHaveText('');
  await expect(slip.place()).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(slip.sheet()).toBeHidden();
}

/**
 * Told on the page of results, where the member may stay; told again on the board, and left for the
 * next vendor. Nothing is loaded anew in between.
 */
async function leaveMaintenance(page: Page, site: Site, vendor: VendorName): Promise<void> {
  const { name, next, nextName } = FACTS[vendor];
  const popup = page.getByTestId('maintenance-popup');
  await openFromMenu(page, '赛果');
  // Shortly after midnight nothing of today is over yet.
  await expect(
    page.getByTestId('result-row').first().or(page.getByText('当日暂无赛果')),
  ).toBeVisible();
  await site.control('POST', `/vendors/${vendor}`, { maintenance: true });
  await page.getByRole('tablist', { name: '比赛日期' }).getByRole('tab').nth(2).click();
  await expect(popup).toContainText(`${name}正在维护`);
  await expect(popup.getByRole('timer')).toContainText(`秒后将带您前往${nextName}`);
  await popup.getByRole('button', { name: '停止跳转，留在本页' }).click();
  await expect(page.getByText('赛果加载失败')).toBeVisible();
  await expect(page.getByTestId(`vendor-${vendor.toUpperCase()}`)).toContainText('维护中');
  await expect(page.getByTestId(`vendor-${next.toUpperCase()}`)).not.toContainText('维护中');
  await page.goBack();
  await popup.getByRole('button', { name: `立即前往${nextName}` }).click();
  await expect(page).toHaveURL(new RegExp(`/sbtwo/sports-${next}$`));
  await expect(new BoardPage(page, site, next).rows().first()).toBeVisible();
}

/**
 * A vendor that gives no token is under maintenance where its board needs one (§4.6), and works
 * again with the next token.
 */
async function loseToken(page: Page, site: Site, vendor: VendorName): Promise<void> {
  const { code, needsToken } = FACTS[vendor];
  const popup = page.getByTestId('maintenance-popup');
  await site.control('POST', `/vendors/${vendor}`, {
    maintenance: false,
    noToken: true,
    expireTokens: true,
  });
  await site.control('DELETE', '/requests');
  await page.goto(`${site.url}/sbtwo/sports-${vendor}`);
  await expect
    .poll(async () => (await requestsTo(site, `/api/Vendor/GameToken?code=${code}`)).length)
    .toBeGreaterThan(0);
  const rows = new BoardPage(page, site, vendor).rows();
  if (needsToken) await popup.getByRole('button', { name: '停止跳转，留在本页' }).click();
  else {
    // The board stands; only the slip, which still holds the pick, has nobody to ask.
    await expect(rows.first()).toBeVisible();
    const slip = new Slip(page);
    await slip.open();
    await expect(slip.reason()).toHaveText('体育会话已过期，请刷新后再试');
    await expect(page.getByTestId('slip-ask-again')).toBeVisible();
    await expect(slip.place()).toBeDisabled();
  }
  await expect(popup).toBeHidden();
  await site.control('POST', `/vendors/${vendor}`, { noToken: false });
  await page.reload();
  await expect(rows.first()).toBeVisible();
  await expect(popup).toBeHidden();
}

/** One vendor stands for all: the lists of each are in the contract suite. */
test("[R2.1-3] [R3.6-1] [R3.10-1] results, announcements, a season's winner and virtual sports", async ({
  page,
  site,
  axe,
}) => {
  const vendor = 'bti';
  await new LoginPage(page, site).enter('member01');
  const [ended, broken] = await endTwo(site, vendor);
  // Nothing moves from here on but what the test does.
  await clock(site, { pause: true });
  const board = new BoardPage(page, site, vendor);
  await board.open();
  await board.tab('TODAY').click();
  await expect(board.rows().nth(3)).toBeVisible();
  for (let screen = 0; screen < 5; screen += 1) await page.mouse.wheel(0, 700);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(2_000);
  await expect(board.openCells().first()).toBeVisible();
  await board.alignRows();
  await axe();
  await page.evaluate(() => window.scrollTo(0, 0));

  await openFromMenu(page, '赛果');
  await seeResults(page, ended, broken);
  await page.goBack();
  await openFromMenu(page, '体育公告');
  await seeNews(page, vendor, broken);
  await page.goBack();
  await betOnSeason(page, site, board);
  await chooseVirtual(page, board);
});

for (const vendor of VENDORS) {
  test(`[R2.5-4] [R4.6-1] ${vendor}: the way on while it is under maintenance, and while it gives no token`, async ({
    page,
    site,
  }) => {
    await new LoginPage(page, site).enter('member01');
    const board = new BoardPage(page, site, vendor);
    await board.open();
    await board.tab('TODAY').click();
    await board.openCells().first().click();
    await leaveMaintenance(page, site, vendor);
    await loseToken(page, site, vendor);
  });
}
