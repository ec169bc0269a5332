/**
 * Squads ship alone: published, promoted and rolled back while members are on the site (releases,
 * first form).
 */
import { changedRemote, publishChanged, ship } from '../fixtures/changed-remote';
import { expect, test } from '../fixtures/test';
import { hallTitle, newHall } from '../page-models/halls';
import { LoginPage } from '../page-models/login-page';
import { prepareBet } from '../page-models/prepared-bet';
import { hasLooked, lookNow } from '../page-models/releases';

test('a promoted remote shows at the next navigation, rolled back it is the old one: no restart, no host release, nothing else downloaded', async ({
  page,
  site,
}) => {
  const files: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/_mf/remotes/')) files.push(request.url());
  });
  await page.goto(`${site.url}/Promotions`);
  await expect(page.getByTestId('promo-card').first()).toBeVisible();
  await page.getByRole('link', { name: '首页' }).click();
  await expect(page.getByTestId('game-card').first()).toBeVisible();
  await expect(page.getByTestId('event-row').first()).toBeVisible();
  await page.evaluate(() => {
    (window as unknown as { stays: boolean }).stays = true;
  });

  // The host fetches the code of its sheets when it is idle, the slip's comes with the first touch; what counts is what comes after that.
  await page.keyboard.press('Shift');
  await page.waitForTimeout(4_000);
  const before = files.splice(0);
  const hostRoot = /\/_mf\/remotes\/host\/[^/]+\//.exec(before.join(' '))?.[0] ?? 'no host';
  const version = await newHall(site);
  await site.release('promote', 'promotions', '--version', version, '--why', 'test');
  await hasLooked(page);
  await expect(async () => {
    await page.getByRole('link', { name: '首页' }).click();
    await page.getByRole('link', { name: '优惠' }).last().click();
    // Its records are read after the pointer: on a slow machine the first tap may be the old hall.
    await expect(hallTitle(page)).toBeAttached({ timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
  expect(
    files.filter((url) => !url.includes('/remotes/promotions/') && !url.includes(hostRoot)),
    'no file of another remote',
  ).toEqual([]);
  expect(
    files.filter((url) => before.includes(url)),
    'no file twice',
  ).toEqual([]);
  expect(files.length).toBeGreaterThan(0);

  await site.release('rollback', 'promotions', '--why', 'test');
  await expect(async () => {
    await page.getByRole('link', { name: '首页' }).click();
    await lookNow(page);
    await page.getByRole('link', { name: '优惠' }).last().click();
    await expect(page.getByTestId('promo-card').first()).toBeVisible();
    // What was tapped before the news came is the old hall: the next round taps again.
    await expect(hallTitle(page)).toHaveCount(0, {
      timeout: 500,
    });
  }).toPass({ timeout: 60_000 });
  expect(
    await page.evaluate(() => (window as unknown as { stays?: boolean }).stays),
    'the document was never loaded again',
  ).toBe(true);
  expect(await site.release('status')).toContain('promotions');
});

/**
 * A part with pages of its own and a season stand for all: what catches code that throws is the
 * host's and knows no names, and each costs a build. The casino throws in day-in-the-life.spec,
 * promotions at the gate below; the entry of every part under every fault of the network is in
 * broken-remotes.spec.
 */
const REMOTES = [
  {
    name: 'wallet',
    folder: 'remote-wallet',
    path: '/TransactionRecord/',
    entry: 'src/remote.ts',
    page: 'src/pages/RecordsPage.tsx',
    alive: '[role="tablist"]',
    member: true,
  },
  {
    name: 'season_cny2024',
    folder: 'remote-events',
    path: '/event_CNY2024',
    entry: 'events/cny2024/remote.ts',
    page: 'events/cny2024/Page.tsx',
    alive: '[data-testid="event-page"]',
    member: false,
  },
] as const;

const atLoad = (source: string): string =>
  `${source}\nif (globalThis.location !== undefined) throw new Error('broken while loading');\n`;
const atRender = (source: string): string =>
  source.replace(
    /export function Page\([^)]*\)\s*(?::\s*\w+\s*)?\{/,
    (head) =>
      `${head}\n  if (globalThis.location !== undefined) throw new Error('broken while rendering');`,
  );

for (const [at, remote] of REMOTES.entries()) {
  const [when, edit] =
    at % 2 === 0
      ? (['at render', { file: remote.page, change: atRender }] as const)
      : (['at load', { file: remote.entry, change: atLoad }] as const);
  test(`[R2.5-6] ${remote.name} released with code that throws ${when}: members see the good version; switched off, its place only, and a retry once it is on again`, async ({
    page,
    site,
    watch,
  }) => {
    watch.allow(/.*/s);
    const lines: string[] = [];
    page.on('console', (message) => lines.push(message.text()));
    if (remote.member) await new LoginPage(page, site).enter('member01');
    const alive = page.locator(remote.alive).first();
    const panel = page.locator(`[data-testid="remote-failed"][data-remote="${remote.name}"]`);
    const back = await ship(site, remote.folder, remote.name, [edit]);
    await page.goto(site.url + remote.path);
    await expect(alive).toBeVisible();
    await expect(panel).toHaveCount(0);
    await expect(page.getByTestId('header')).toBeVisible();
    expect(
      lines.splice(0).some((line) => line.includes(`remote ${remote.name}`)),
      'the console names the part',
    ).toBe(true);
    await back();
    const reason = remote.name.startsWith('season_') ? ['--reason', 'code'] : [];
    await site.release('kill', remote.name, ...reason, '--why', 'test');
    // It leaves the page that is open, too.
    await expect(async () => {
      await lookNow(page);
      await expect(panel).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 20_000 });
    await expect(page.getByTestId('header')).toBeVisible();
    await site.release('revive', remote.name, '--why', 'test');
    await expect(async () => {
      await lookNow(page);
      await panel
        .getByRole('button', { name: '重试' })
        .click({ timeout: 500 })
        .catch(() => undefined);
      await expect(alive).toBeVisible({ timeout: 3_000 });
    }).toPass({ timeout: 40_000 });
  });
}

test('code that throws is not published at all: the gate runs it first', async ({ site }) => {
  const dir = changedRemote('remote-promotions', [{ file: 'src/remote.ts', change: atLoad }]);
  const before = await site.release('status');
  await expect(
    site.release('publish', 'promotions', '--source', dir, '--why', 'test'),
  ).rejects.toThrow(/does not run/);
  expect(await site.release('status')).toBe(before);
});

test('a host that is required asks open pages to come anew, and waits while something is in the slip', async ({
  page,
  site,
}) => {
  const version = await publishChanged(site, 'host', 'host', [
    {
      file: 'package.json',
      change: (source) => source.replace(/"version": "[^"]+"/, '"version": "0.2.0"'),
    },
  ]);
  const hostOf = (): Promise<string> =>
    page.evaluate(
      () =>
        (
          JSON.parse(document.querySelector('#site-boot')?.textContent ?? '{}') as {
            host?: { version: string };
          }
        ).host?.version ?? '',
    );
  const { slip } = await prepareBet(page, site);
  await site.release('promote', 'host', '--version', version, '--required', '--why', 'test');
  const notice = page.getByTestId('update-notice');
  await expect
    .poll(async () => {
      await lookNow(page);
      return await page.evaluate(
        () =>
          performance
            .getEntriesByType('resource')
            .filter(({ name }) => /_mf\/registry\//.test(name)).length,
      );
    })
    .toBeGreaterThan(0);
  await expect(slip.stake()).toHaveValue('100');
  await expect(notice).toHaveCount(0);
  await slip.sheet().getByRole('button', { name: '清空' }).click();
  await expect(notice).toContainText('新版本已发布');
  expect(await hostOf()).not.toBe(version);
  await notice.getByRole('button', { name: '刷新' }).click();
  await expect.poll(() => hostOf().catch(() => '')).toBe(version);
  await expect(notice).toHaveCount(0);
  await site.release('rollback', 'host', '--why', 'test');
});

test('bad release commands say what to do', async ({ site }) => {
  await expect(site.release('promote', 'nothing')).rejects.toThrow(/nothing/);
  await expect(site.release('rollback', 'nothing')).rejects.toThrow(/not live/);
  await expect(site.release('publish', 'casino', '--source', '/no/such/folder')).rejects.toThrow(
    /no package\.json/,
  );
  await expect(site.release('publish', 'casino', '--source', 'remote-wallet')).rejects.toThrow(
    /its package\.json is not of casino/,
  );
  await expect(site.release('promote', 'casino', '--version', '9.9.9_0000000')).rejects.toThrow(
    /not published here/,
  );
  await expect(site.release('explode')).rejects.toThrow(/no command "explode"/);
  expect(await site.release('status')).toMatch(/generation \d+/);
});
