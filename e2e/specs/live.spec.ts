/** A site of the live environment: what only staging has is in no wall of it (R2.2-3, safety B16). */
import { test as base, expect } from 'playwright/test';
import { runOf, startSite, type Site } from '../fixtures/site';
import { openInPage } from '../page-models/page-session';
import { scriptsOf, versionsOf } from '../page-models/releases';

const test = base.extend<object, { readonly live: Site }>({
  live: [
    async ({}, use, info) => {
      const live = await startSite(info.parallelIndex + 20, { environment: 'live' });
      await use(live);
      await live.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

/** An address, a shape of one, a mark in the page or a word of the demo boards. */
const DEMO_SIGNS =
  /saba\)?-demo|sports-\w+-demo|\(-demo\)|-demo\$|['"`]-demo|demo-banner|体验版|仅供体验|登录正式投注/i;

const DEMO = [
  '/sbtwo/sports-im-demo',
  '/sbtwo/sports-bti-demo',
  '/sbtwo/sports-saba-demo',
] as const;

test('[R2.2-3] on live a typed demo board answers 404, a tapped one lands on /404, and the ordinary boards are open', async ({
  page,
  live,
}) => {
  for (const path of [
    ...DEMO,
    '/sbtwo/Sports-IM-Demo/',
    '//sbtwo//sports-bti-demo',
    '/sbtwo/sports-saba%2Ddemo?aff=1',
  ]) {
    expect([path, (await fetch(live.url + path)).status]).toEqual([path, 404]);
  }
  const answer = await page.goto(live.url + DEMO[0]);
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveURL(/\/404$/);
  await expect(page.getByRole('heading', { name: '页面不存在' })).toBeVisible();

  await page.goto(`${live.url}/sbtwo/sports-saba`);
  await expect(page.getByTestId('event-row').first()).toBeVisible();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  for (const path of DEMO) {
    await openInPage(page, path);
    await expect(page).toHaveURL(/\/404$/);
    await openInPage(page, '/sbtwo/sports-saba');
    await expect(page.getByTestId('board')).toBeVisible();
  }
  expect(requests.filter((path) => path.includes('-demo'))).toEqual([]);
});

test('[R2.2-3] no script, declaration or document of the live build names a demo board', async ({
  live,
}) => {
  for (const [name, version] of await versionsOf(live.origin)) {
    const scripts = await scriptsOf(live.origin, name, version);
    expect(scripts.length).toBeGreaterThan(0);
    expect([name, scripts.flatMap((text) => DEMO_SIGNS.exec(text)?.[0] ?? [])]).toEqual([name, []]);
  }
  const document = await (await fetch(`${live.url}/sbtwo/sports-im`)).text();
  expect(document).toContain('sports-im');
  expect(document).not.toMatch(DEMO_SIGNS);
});

test('the live site asks browsers to come by TLS only', async ({ live }) => {
  const { headers } = await fetch(`${live.url}/`);
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
});

test("[C-35] the live site has no controls; counts and readiness are on the port of operations, controls on the back end's own for whoever has its secret", async ({
  live,
}) => {
  for (const path of [
    '/__sandbox/clock',
    '/__sandbox/members/member01',
    '/__edge/reports',
    '/__edge/releases/health',
    '/__edge/dev/client.js',
  ]) {
    for (const method of ['GET', 'POST', 'DELETE'])
      expect([path, method, (await fetch(live.origin + path, { method })).status]).toEqual([
        path,
        method,
        404,
      ]);
  }
  const { ops, servers } = runOf(live.dataDir);
  expect((await fetch(`${ops}/readyz`)).status).toBe(200);
  expect(await (await fetch(`${ops}/__edge/releases/health`)).json()).toMatchObject({
    versions: {},
  });
  for (const guess of ['', 'a guess'])
    expect(
      (
        await fetch(`${servers['sandbox']?.url}/__sandbox/clock`, {
          headers: { 'x-control-secret': guess },
        })
      ).status,
    ).toBe(404);
  expect(await live.control('GET', '/clock')).toMatchObject({ paused: false });
});
