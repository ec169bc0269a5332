/**
 * What surrounds a bet: the member's settings and goal alerts, the league's data, and what a
 * selection's status says (§3.4, §4.7, §7.4).
 */
import type { Site } from '../fixtures/site';
import { expect, test } from '../fixtures/test';
import { BoardPage, Slip } from '../page-models/board-page';
import { choosePrices, comboRow, stakeCombo } from '../page-models/combo-slip';
import { LoginPage } from '../page-models/login-page';
import { prepareBet } from '../page-models/prepared-bet';
import { script, type SandboxEvent } from '../page-models/sandbox';

const QUIET = 9_000_000;

/** The match in play that began last: it will not end while a test looks at it. */
async function running(site: Site, vendor: string): Promise<SandboxEvent> {
  const { events } = await site.control<{ events: readonly SandboxEvent[] }>(
    'GET',
    `/events/${vendor}?sport=1`,
  );
  const [match] = events
    .filter(({ tab }) => tab === 'RUNNING')
    .toSorted(
      (a, b) => Date.parse(String(b['globalShowTime'])) - Date.parse(String(a['globalShowTime'])),
    );
  if (match === undefined) throw new Error('no match in play');
  return match;
}

test('[R3.4-1] settings are kept on the server: the keypad, the odds type and the alerts know them on another phone', async ({
  page,
  site,
  browser,
  axe,
}) => {
  await new LoginPage(page, site).enter('member01');
  await page.goto(`${site.url}/sbtwo/settings`);
  await axe();
  const amount = page.getByTestId('setting-amount1');
  await expect(amount).toHaveValue('99999');
  await amount.fill('77');
  await amount.blur();
  await page.getByRole('radio', { name: '欧洲' }).click();
  await page.getByTestId('setting-goalAllRB').click();
  await expect
    .poll(async () => {
      const { requests } = await site.control<{
        requests: readonly { method: string; body: unknown }[];
      }>('GET', '/requests?path=/api/Vendor/NotificationSetting');
      return JSON.stringify(requests.filter(({ method }) => method === 'POST').at(-1)?.body ?? '');
    })
    .toMatch(/goalAllRB\\?":true/);

  const other = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await other.addInitScript(() => localStorage.setItem('first_entry', '333'));
  const phone = await other.newPage();
  await new LoginPage(phone, site).enter('member01');
  const board = new BoardPage(phone, site, 'bti');
  await board.open();
  await expect(board.oddsType('EU')).toHaveAttribute('aria-pressed', 'true');
  await board.tab('TODAY').click();
  await board.openCells(board.rows().first()).first().click();
  const slip = new Slip(phone);
  await slip.open();
  await phone.getByRole('button', { name: '77', exact: true }).click();
  await expect(slip.stake()).toHaveValue('77');
  await phone.goto(`${site.url}/sbtwo/settings`);
  await expect(phone.getByTestId('setting-goalAllRB')).toHaveAttribute('aria-checked', 'true');
  await other.close();
});

test('[R3.4-1] a goal of a followed match is told on any page, with the way there, though the code for it did not come at first; nobody else hears of it', async ({
  page,
  site,
  watch,
}) => {
  watch.allow(/net::ERR_FAILED/, /late\.[0-9a-f]+\.js/);
  const vendor = 'saba';
  await new LoginPage(page, site).enter('member01');
  const match = await running(site, vendor);
  await script(site, match.eventId, { do: 'safe', holdMs: QUIET }, vendor);
  await page.goto(`${site.url}/sbtwo/sports-${vendor}/event/${match.eventId}`);
  const star = page.getByTestId('event-head').getByRole('button', { name: /收藏/ });
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  // Loaded anew, on a page that the sports part has no share in: from now on only the watch asks.
  await page.goto('about:blank');
  let lost = 0;
  await page.route(/\/sports\/[^/]+\/late\.[0-9a-f]+\.js/, async (route) => {
    if (lost === 2) return route.fallback();
    lost += 1;
    return route.abort();
  });
  const watched = page.waitForRequest(/\/vendors\/saba\/.*tab=RUNNING/, { timeout: 90_000 });
  await page.goto(`${site.url}/Promotions`);
  await expect(page.getByTestId('promo-card').first()).toBeVisible();
  const alert = page.getByTestId('toast').filter({ hasText: '进球！' });
  // The watch needs one answer before it knows what changed.
  await watched;
  await page.waitForTimeout(4_000);
  expect(lost).toBe(2);
  await script(site, match.eventId, { do: 'goal', side: 'away', holdMs: QUIET }, vendor);
  await expect(alert).toContainText(match.awayName);
  await alert.getByRole('button', { name: '查看' }).click();
  await expect(page).toHaveURL(new RegExp(`sports-${vendor}/event/${match.eventId}`));
});

test("[R7.4-1] [R6-6] the league's table and results come from the data service, by its own bearer, renewed when it is too old (61017)", async ({
  page,
  site,
}) => {
  await new LoginPage(page, site).enter('member01');
  const match = await running(site, 'im');
  await site.control('POST', '/faults', {
    match: { method: 'GET', path: '/sports-data/statistics' },
    fault: { status: 401, errorCode: '61017', description: '' },
    times: 1,
  });
  await page.goto(`${site.url}/sbtwo/sports-im/event/${match.eventId}`);
  await expect(page.getByTestId('event-head')).toBeVisible();
  // It is read when a member asks for it.
  await page.getByTestId('league-chip-table').click();
  const table = page.getByRole('table', { name: '积分榜' });
  await expect(table).toContainText(match.homeName);
  expect(await table.getByRole('row').count()).toBeGreaterThan(5);
  const { requests } = await site.control<{
    requests: readonly { url: string; headers: Readonly<Record<string, string>> }[];
  }>('GET', '/requests?path=/sports-data');
  const member = await page.evaluate(() => localStorage.getItem('memberToken'));
  expect(requests.length).toBeGreaterThan(2);
  for (const { url, headers } of requests)
    expect(headers['authorization'] ?? '', url).not.toContain(member ?? 'no member');
  const pages = requests.filter(({ url }) => /results|statistics/.test(url));
  for (const { url } of pages) expect(url).toContain('perPageSize=50');
});

test('[R8-8] what each status of a selection says: updating, suspended, not told', async ({
  page,
  site,
  watch,
}) => {
  watch.allow(/status of 500/);
  const { slip, board, eventId, price } = await prepareBet(page, site, 'bti');
  const selectionId = (await slip.row().getAttribute('data-selection-id')) ?? '';
  await script(site, eventId, { do: 'price', selectionId, price }, 'bti');
  await script(site, eventId, { do: 'updating', holdMs: QUIET }, 'bti');
  await expect(slip.reason()).toHaveText('赔率更新中');
  await script(site, eventId, { do: 'safe', holdMs: QUIET }, 'bti');
  await expect(slip.reason()).toHaveText('');
  await script(site, eventId, { do: 'suspend' }, 'bti');
  await expect(slip.reason()).toHaveText('盘口暂停，暂时无法投注');
  await script(site, eventId, { do: 'resume' }, 'bti');
  await expect(slip.reason()).toHaveText('');
  // A selection of which the vendor says nothing.
  await site.control('POST', '/faults', {
    match: { method: 'POST', path: '/vendors/bti/v1/bets/quote' },
    fault: { status: 500 },
  });
  await page.keyboard.press('Escape');
  await board.openCells(board.rows().nth(1)).first().click();
  await slip.open();
  await page.getByTestId('slip-mode-single').click();
  const unread = page.getByTestId('slip-row').nth(1);
  const stake = unread.getByTestId('stake-input');
  await expect(unread).toHaveAttribute('data-code', '350');
  await expect(stake).toHaveAttribute('placeholder', '限额读取失败');
  await expect(slip.reason()).not.toHaveText('');
  await expect(slip.place()).toBeDisabled();
  await site.control('DELETE', '/faults');
  await expect(stake).toHaveAttribute('placeholder', /^限额 \d/);
  await expect(unread).not.toHaveAttribute('data-code', '350');
});

test('[R8-8] [R5-3] a price under the minimum of combos is named', async ({ page, site }) => {
  await new LoginPage(page, site).enter('member01');
  const { slip, eventIds } = await choosePrices(page, site, 'saba', 2);
  await stakeCombo(comboRow(page, 1), '20');
  await expect(slip.reason()).toHaveText('');
  const selectionId = (await slip.row().getAttribute('data-selection-id')) ?? '';
  await script(site, eventIds[0] ?? '', { do: 'price', selectionId, price: '1.10' });
  await expect(slip.reason()).toHaveText('赔率低于串关最低要求');
  await expect(slip.place()).toBeDisabled();
});
