/** Squads ship alone: published, promoted and rolled back while members are on the site (releases, first form). */
import { ship } from '../fixtures/changed-remote';
import { expect, test } from '../fixtures/test';
import { LoginPage } from '../page-models/login-page';

// Each test releases to the site of its own worker, so they share the workers out among them.
test.describe.configure({ mode: 'parallel' });

test('a promoted remote shows at the next navigation, rolled back it is the old one: no restart, no host release, nothing else downloaded', async ({ page, site }) => {
  test.setTimeout(180_000);
  const files: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/_mf/remotes/')) files.push(request.url());
  });
  await page.goto(`${site.url}/Promotions`);
  await expect(page.getByTestId('promo-card').first()).toBeVisible();
  await page.getByRole('link', { name: '首页' }).click();
  await expect(page.getByTestId('game-card').first()).toBeVisible();
  await expect(page.getByTestId('event-row').first()).toBeVisible();
  await page.evaluate(() => { (window as unknown as { stays: boolean }).stays = true; });

  // The host fetches the code of its sheets when it is idle; what counts is what comes after that.
  await page.waitForTimeout(4_000);
  const before = files.splice(0);
  const hostRoot = /\/_mf\/remotes\/host\/[^/]+\//.exec(before.join(' '))?.[0] ?? 'no host';
  const back = await ship(site, 'remote-promotions', 'promotions', [
    { file: 'src/phrases/zh-cn.ts', change: (source) => source.replace(/title: '[^']+'/, "title: '全新优惠大厅'") },
  ]);
  await page.waitForTimeout(5_500);
  await page.getByRole('link', { name: '优惠' }).last().click();
  await expect(page.getByRole('heading', { name: '全新优惠大厅' })).toBeAttached();
  expect(files.filter((url) => !url.includes('/remotes/promotions/') && !url.includes(hostRoot)), 'no file of another remote').toEqual([]);
  expect(files.filter((url) => before.includes(url)), 'no file twice').toEqual([]);
  expect(files.length).toBeGreaterThan(0);

  await back();
  await page.getByRole('link', { name: '首页' }).click();
  await page.waitForTimeout(5_500);
  await page.getByRole('link', { name: '优惠' }).last().click();
  await expect(page.getByRole('heading', { name: '全新优惠大厅' })).toHaveCount(0);
  await expect(page.getByTestId('promo-card').first()).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { stays?: boolean }).stays), 'the document was never loaded again').toBe(true);
  expect(await site.release('status')).toContain('promotions');
});

const REMOTES = [
  { name: 'sports', folder: 'remote-sports', path: '/sbtwo/sports-saba', entry: 'src/remote.ts', page: 'src/pages/SportsPage.tsx', alive: '[data-testid="event-row"]', member: false },
  { name: 'casino', folder: 'remote-casino', path: '/Games', entry: 'src/remote.ts', page: 'src/pages/LobbyPage.tsx', alive: '[data-testid="game-card"]', member: false },
  { name: 'wallet', folder: 'remote-wallet', path: '/TransactionRecord/', entry: 'src/remote.ts', page: 'src/pages/RecordsPage.tsx', alive: '[role="tablist"]', member: true },
  { name: 'promotions', folder: 'remote-promotions', path: '/Promotions', entry: 'src/remote.ts', page: 'src/pages/PromotionsPage.tsx', alive: '[data-testid="promo-card"]', member: false },
  { name: 'season_cny2024', folder: 'remote-events', path: '/event_CNY2024', entry: 'events/cny2024/remote.ts', page: 'events/cny2024/Page.tsx', alive: '[data-testid="event-page"]', member: false },
] as const;

const atLoad = (source: string): string => `${source}\nif (globalThis.location !== undefined) throw new Error('broken while loading');\n`;
const atRender = (source: string): string => source.replace(/export function (?:Sports)?Page\([^)]*\)\s*(?::\s*\w+\s*)?\{/, (head) => `${head}\n  if (globalThis.location !== undefined) throw new Error('broken while rendering');`);

for (const remote of REMOTES) {
  test(`[R2.5-6] ${remote.name} released with code that throws, at load and at render: its place only, and the rollback is enough to retry`, async ({ page, site, watch }) => {
    test.setTimeout(240_000);
    watch.allow(/.*/s);
    const lines: string[] = [];
    page.on('console', (message) => lines.push(message.text()));
    if (remote.member) await new LoginPage(page, site).enter('member01');
    for (const edit of [{ file: remote.entry, change: atLoad }, { file: remote.page, change: atRender }]) {
      const back = await ship(site, remote.folder, remote.name, [edit]);
      await page.goto(site.url + remote.path);
      const panel = page.locator(`[data-testid="remote-failed"][data-remote="${remote.name}"]`);
      await expect(panel).toBeVisible({ timeout: 40_000 });
      await expect(page.getByTestId('header')).toBeVisible();
      expect(lines.some((line) => line.includes(`remote ${remote.name}`))).toBe(true);
      await back();
      await page.waitForTimeout(5_500);
      await panel.getByRole('button', { name: '重试' }).click();
      await expect(page.locator(remote.alive).first()).toBeVisible({ timeout: 30_000 });
    }
  });
}

test('bad release commands say what to do', async ({ site }) => {
  await expect(site.release('promote', 'nothing')).rejects.toThrow(/nothing/);
  await expect(site.release('rollback', 'nothing')).rejects.toThrow(/not live/);
  await expect(site.release('publish', 'casino', '--source', '/no/such/folder')).rejects.toThrow(/no package\.json/);
  await expect(site.release('promote', 'casino', '--version', '9.9.9_0000000')).rejects.toThrow(/not published here/);
  await expect(site.release('explode')).rejects.toThrow(/no command "explode"/);
  expect(await site.release('status')).toMatch(/generation \d+/);
});
