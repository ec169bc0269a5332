/**
 * What watches the site from inside, 5 s after the start: measurements, errors, the recorder that
 * is off, the fraud check.
 */
import { expect, test } from '../fixtures/test';
import { LoginPage } from '../page-models/login-page';

interface Kept {
  readonly vitals: readonly {
    readonly name: string;
    readonly page: string;
    readonly appVersion: string;
  }[];
  readonly errors: readonly {
    readonly message: string;
    readonly page: string;
    readonly supportCode: string;
    readonly stack: string;
    readonly code: { readonly part: string; readonly version: string } | null;
  }[];
  readonly recordings: readonly {
    readonly reason: string;
    readonly page: string;
    readonly steps: readonly { readonly kind: string; readonly what: string }[];
  }[];
  readonly refused: readonly unknown[];
}

test.beforeEach(async ({ site }) => {
  await site.control('DELETE', '/log');
});

test('[R9-1] measurements of a visit reach the logging gateway, with the path and never the query', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/Games?tab=secretword`);
  // The largest paint is final with the first tap after the measuring began.
  const seen = async (): Promise<readonly string[]> => {
    await page.getByTestId('category-ALL').click();
    return (await site.control<Kept>('GET', '/log')).vitals.map(({ name }) => name);
  };
  await expect
    .poll(seen, { intervals: [1_000] })
    .toEqual(expect.arrayContaining(['FCP', 'TTFB', 'LCP']));
  const kept = await site.control<Kept>('GET', '/log');
  expect(new Set(kept.vitals.map((vital) => vital.page))).toEqual(new Set(['/Games']));
  expect(JSON.stringify(kept)).not.toContain('secretword');
  expect(kept.refused).toEqual([]);
});

test('an error names the build that threw, and nobody can fetch the source map of its file', async ({
  page,
  site,
  watch,
}) => {
  watch.allow(/planted|404/);
  await page.goto(`${site.url}/`);
  // As the browser writes the stack of what fails in a file of the host.
  await page.evaluate(() => {
    const script = document.querySelector<HTMLScriptElement>('script[src*="/_mf/remotes/host/"]');
    const error = new Error('planted');
    error.stack = `Error: planted\n    at x (${script?.src ?? ''}:1:2)`;
    setTimeout(() => {
      throw error;
    });
  });
  await expect
    .poll(async () => (await site.control<Kept>('GET', '/log')).errors.length, { timeout: 20_000 })
    .toBe(1);
  const [error] = (await site.control<Kept>('GET', '/log')).errors;
  expect(error?.code).toMatchObject({ part: 'host' });
  const file = /\/remotes\/host\/[^\s:)]+\.js/.exec(error?.stack ?? '')?.[0] ?? '';
  expect(file).toContain(error?.code?.version);
  for (const [address, status] of [
    [`/cn/mobile/_mf${file}`, 200],
    [`/cn/mobile/_mf${file}.map`, 404],
    [`/cn/mobile/_mf${file}.map.gz`, 404],
    [`/cn/mobile/_mf/maps${file.replace('/remotes', '')}.map.gz`, 404],
  ] as const)
    expect([address, (await page.request.get(new URL(address, site.url).href)).status()]).toEqual([
      address,
      status,
    ]);
});

test('[R8-6] an error of the page is reported once and scrubbed; failed fetches, failed loads and unsupported operations are not', async ({
  page,
  site,
  watch,
}) => {
  watch.allow(/boom|Failed to fetch|Load failed|not supported/);
  await page.goto(`${site.url}/`);
  await page.evaluate(() => {
    for (const message of ['Failed to fetch', 'Load failed', 'The operation is not supported'])
      void Promise.reject(new TypeError(message));
    setTimeout(() => {
      throw new Error('boom 13800138000 token=abcdefgh12345678');
    });
    setTimeout(() => {
      throw new Error('boom 13800138000 token=abcdefgh12345678');
    });
  });
  await expect.poll(async () => (await site.control<Kept>('GET', '/log')).errors.length).toBe(1);
  const { errors, refused, recordings } = await site.control<Kept>('GET', '/log');
  expect(errors[0]).toMatchObject({ message: 'Error: boom *** token=***', page: '/' });
  expect(errors[0]?.supportCode).toMatch(/^G\d+/);
  expect([refused, recordings]).toEqual([[], []]);
});

test('[R9-1] the recorder is off until a release turns it on; then an error sends paths and hooks, never a login or money page', async ({
  page,
  site,
  watch,
}) => {
  watch.allow(/boom/);
  const boom = (): Promise<void> =>
    page.evaluate(
      () =>
        void setTimeout(() => {
          throw new Error(`boom ${String(performance.now())}`);
        }),
    );
  await site.release('flag', 'recorder', 'on');
  try {
    await page.goto(`${site.url}/login?x=secretword`);
    await page.getByTestId('login-username').fill('member01');
    await expect
      .poll(
        async () => {
          await boom();
          return (await site.control<Kept>('GET', '/log')).errors.length;
        },
        { intervals: [1_000] },
      )
      .toBeGreaterThan(0);
    expect((await site.control<Kept>('GET', '/log')).recordings).toEqual([]);
    await page.goto(`${site.url}/Games?x=secretword`);
    await expect
      .poll(
        async () => {
          await page.getByTestId('category-ALL').click();
          await boom();
          const { recordings } = await site.control<Kept>('GET', '/log');
          return recordings
            .filter(({ reason }) => reason === 'error')
            .flatMap(({ steps }) => steps.map(({ kind }) => kind));
        },
        { intervals: [1_000] },
      )
      .toEqual(expect.arrayContaining(['page', 'tap', 'error']));
    const { recordings, refused } = await site.control<Kept>('GET', '/log');
    expect(JSON.stringify(recordings)).not.toMatch(/secretword|member01|全部|login/);
    expect(refused).toEqual([]);
  } finally {
    await site.release('flag', 'recorder', 'off');
  }
});

test('[R3.3-1] the fraud check knows the device 5 s after the start and signs the login', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/`);
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('deviceSignature')))
    .toMatch(/^[0-9a-f]{32}$/);
  await expect(page.locator('iframe')).toHaveCount(0);
  const signature = await page.evaluate(() => sessionStorage.getItem('deviceSignature'));
  const sent = page.waitForRequest((request) => request.url().includes('/api/Auth/Login'));
  await new LoginPage(page, site).signIn('member01');
  expect((await sent).postDataJSON()).toMatchObject({ deviceSignatureBlackbox: signature });
});

test('[R8-5] a fraud check that does not start says so once, and the site goes on', async ({
  page,
  site,
  watch,
}) => {
  watch.allow(/status of 503/);
  await page.route('**/device/check', (route) =>
    route.fulfill({
      status: 503,
      contentType: 'text/html',
      body: '<!doctype html><title>x</title>',
    }),
  );
  await page.goto(`${site.url}/`);
  await expect(page.getByTestId('toast')).toHaveText('网络错误，请刷新后重试');
  await expect(page.getByTestId('toast')).toHaveCount(0);
  await page.getByRole('link', { name: '娱乐场' }).first().click();
  await expect(page.getByTestId('category-ALL')).toBeVisible();
});

test('[D4] a fraud check that hangs is skipped without a word, and its frame goes', async ({
  page,
  site,
}) => {
  await page.route('**/device/check', () => undefined);
  await page.goto(`${site.url}/`);
  await expect(page.locator('iframe')).toHaveCount(1);
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByTestId('toast')).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.getItem('deviceSignature'))).toBeNull();
});

test('[D4] a fraud check that the network cut off says nothing', async ({
  page,
  site,
  context,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED/);
  // The browser shows a page of its own in the frame, which is loaded as any other.
  await page.route('**/device/check', async (route) => {
    await context.setOffline(true);
    await route.abort('internetdisconnected');
  });
  const cut = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith('/device/check'),
  );
  await page.goto(`${site.url}/`);
  await cut;
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByTestId('toast')).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.getItem('deviceSignature'))).toBeNull();
});
