/** The squads' panel: in `npm run dev`, and in no build that members get. */
import { test as base, expect } from 'playwright/test';
import { startSite, type Site } from '../fixtures/site';
import { test as siteTest } from '../fixtures/test';
import { LoginPage } from '../page-models/login-page';
import { registryOf, scriptsOf, versionsOf } from '../page-models/releases';

siteTest(
  '[C-35] no build that members get holds the panel, a source map or the sandbox control',
  async ({ site }) => {
    for (const [name, version] of await versionsOf(site.origin)) {
      const scripts = await scriptsOf(site.origin, name, version);
      expect(scripts.length).toBeGreaterThan(0);
      const found = scripts.filter((text) =>
        /site-tools-panel|__sandbox|sourceMappingURL|Passw0rd/.test(text),
      );
      expect([name, found.length]).toEqual([name, 0]);
    }
  },
);

const PAGES = [
  '/',
  '/sbtwo',
  '/sbtwo/sports-im',
  '/Games/slots',
  '/Games',
  '/Promotions',
  '/Deposit',
  '/Transfer',
  '/Withdrawal',
  '/Me',
  '/event_CNY2024',
] as const;

const test = base.extend<object, { readonly dev: Site }>({
  dev: [
    async ({}, use, info) => {
      const dev = await startSite(info.parallelIndex + 20, { dev: true });
      await use(dev);
      await dev.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

test.describe('npm run dev', () => {
  test('[R8-1] the panel shows what is live and held, becomes a member, logs the bus, moves the clock, breaks calls and raises any code', async ({
    page,
    dev,
  }) => {
    await page.goto(`${dev.url}/`);
    await page.getByTestId('tools-open').click();
    const panel = page.getByTestId('site-tools-panel');
    const { remotes } = await registryOf(dev.origin);
    await expect(panel.getByTestId('tools-remote-sports')).toContainText(
      `线上 ${remotes['sports']?.stable ?? 'none'}`,
    );

    await panel.getByRole('tab', { name: '会员' }).click();
    await panel.getByRole('button', { name: 'vip01' }).click();
    await expect(panel.getByTestId('tools-said')).toHaveText('vip01 ✓');
    await expect(page.getByTestId('header-vip')).toBeVisible();

    await panel.getByRole('tab', { name: /总线/ }).click();
    await expect(
      panel.getByTestId('tools-bus-line').filter({ hasText: 'session.logged-in' }),
    ).toBeVisible();

    await panel.getByRole('tab', { name: '沙盒' }).click();
    const before = await dev.control<{ now: number }>('GET', '/clock');
    await panel.getByRole('button', { name: '快进 1 小时' }).click();
    await expect(panel.getByTestId('tools-said')).toHaveText('快进 1 小时 ✓');
    expect(
      (await dev.control<{ now: number }>('GET', '/clock')).now - before.now,
    ).toBeGreaterThanOrEqual(3_600_000);
    await panel.getByRole('button', { name: '下一次主网关 503' }).click();
    await expect(panel.getByTestId('tools-said')).toHaveText('下一次主网关 503 ✓');
    expect((await dev.control<{ faults: unknown[] }>('GET', '/faults')).faults).toHaveLength(1);
    await panel.getByRole('button', { name: '清除故障' }).click();
    await expect(panel.getByTestId('tools-said')).toHaveText('清除故障 ✓');

    await panel.getByRole('tab', { name: '错误' }).click();
    for (const [code, said] of [
      ['MEM00061', '您的帐号无法使用,请联系在线客服!'],
      ['VAL11056', '提款银行卡保存失败'],
      ['XXX00000', 'XXX00000 的说明'],
    ] as const) {
      await panel.getByRole('button', { name: code, exact: true }).click();
      await expect(page.getByTestId('toast')).toHaveText(said);
    }
  });

  test('another version of one remote holds for this tab, says so in a banner, and is given back with one tap', async ({
    page,
    dev,
  }) => {
    const { remotes } = await registryOf(dev.origin);
    const version = remotes['promotions']?.stable ?? '';
    await page.goto(`${dev.url}/Promotions`);
    await page.getByTestId('tools-open').click();
    await page.getByTestId('tools-override-promotions').selectOption(version);
    await expect(page.getByTestId('tools-banner')).toContainText(`promotions@${version}`);
    await page.getByTestId('tools-open').click();
    await expect(page.getByTestId('tools-remote-promotions')).toContainText('override');
    await page.getByTestId('tools-banner').getByRole('button', { name: '恢复' }).click();
    await expect(page.getByTestId('tools-open')).toBeVisible();
    await expect(page.getByTestId('tools-banner')).toHaveCount(0);
  });

  test('React complains about nothing: home, board, casino, wallet, promotions and a season, drawn by its development build', async ({
    page,
    dev,
  }) => {
    const said: string[] = [];
    page.on('console', (line) => {
      // Of a machine that draws slowly the browser says that what was fetched ahead is not used yet.
      if (/was preloaded using link preload but not used/.test(line.text())) return;
      if (line.type() === 'error' || line.type() === 'warning')
        said.push(`${new URL(page.url()).pathname}: ${line.text()}`);
    });
    page.on('pageerror', (error) => said.push(String(error)));
    await new LoginPage(page, dev).signIn('member01');
    for (const path of PAGES) {
      await page.goto(`${dev.url}${path}`);
      await expect(page.getByTestId('layout')).toBeVisible();
      await expect(page.getByTestId('skeleton')).toHaveCount(0);
      // What is drawn once more by an answer complains then.
      await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined);
    }
    expect(said).toEqual([]);
  });
});
