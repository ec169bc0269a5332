/** Common rules of calls on the built site (§7.1). */
import { LoginPage } from '../page-models/login-page';
import { requestsTo, lateStands, openInPage, refuseRecords } from '../page-models/page-session';
import { expect, test } from '../fixtures/test';

test('[R7.1-1] [R7.1-2] headers and query of every call, and the key of each kind of path', async ({
  page,
  site,
}) => {
  await new LoginPage(page, site).signIn('member01');
  await expect
    .poll(async () => (await requestsTo(site, '/api/Member/SelfExclusion')).length)
    .toBeGreaterThan(0);
  const [balance] = await requestsTo(site, '/api/Balance');
  expect(balance?.method).toBe('GET');
  expect(balance?.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    culture: 'ZH-CN',
    'x-app-token': 'site-mobile-web',
    'x-gateway-key': 'gk-default-2',
  });
  expect(balance?.url).toContain('api-version=2.0&brand=SITE&siteId=44&platform=Mobile');
  expect((await requestsTo(site, '/api/Member/SelfExclusion'))[0]?.headers['x-gateway-key']).toBe(
    'gk-self-exclusion',
  );
  // Pictures of the content host are no calls.
  const content = async (): Promise<readonly (string | undefined)[]> =>
    (await requestsTo(site, '/cms/'))
      .filter(({ url }) => url.includes('api-version='))
      .map(({ headers }) => headers['x-gateway-key']);
  await expect.poll(content).not.toEqual([]);
  expect(new Set(await content())).toEqual(new Set(['gk-content']));
});

test('[R7.1-5] [R6-5] a redirect opens a page of the site, asks before another host, and refuses everything else', async ({
  page,
  site,
  axe,
}) => {
  await new LoginPage(page, site).enter('member01', '/');
  await lateStands(site);
  await refuseRecords(site, page, { redirect: '/Promotions?tab=x' });
  await expect(page).toHaveURL(`${site.url}/Promotions?tab=x`);
  await page.goto(`${site.url}/`);
  await refuseRecords(site, page, { redirect: 'https://evil.example/a' });
  const question = page.getByTestId('leave-site');
  await expect(question).toContainText('evil.example');
  await axe();
  await question.getByRole('button', { name: '留在本站' }).click();
  await expect(question).toBeHidden();
  await page.goto(`${site.url}/`);
  await refuseRecords(site, page, { redirect: 'javascript:alert(1)' });
  await expect(page.getByTestId('toast')).toContainText('不受信任');
  expect(new URL(page.url()).origin).toBe(site.origin);
});

test('[R7.1-4] [R7.1-8] an answer of another type is a failure that the page survives', async ({
  page,
  site,
}) => {
  await new LoginPage(page, site).enter('member01', '/');
  await refuseRecords(site, page, {
    status: 200,
    contentType: 'text/html',
    body: '<script>document.title="x"</script>',
  });
  await expect(page.getByRole('button', { name: '重试' })).toBeVisible();
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.getByRole('button', { name: '重试' })).toBeHidden();
});

test('[R7.1-6] links to old cache hosts in content are rewritten: no call leaves for them', async ({
  page,
  site,
}) => {
  const left: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname.endsWith('cms.example')) left.push(request.url());
  });
  // They come with the document, or by a call of the page when the edge had no time for it.
  const answered = page.waitForResponse(
    async (response) =>
      /\/Promotions$|\/cms\/promotions?/i.test(response.url()) &&
      (await response.text()).includes('https://cache-old.cms.example'),
  );
  await page.goto(`${site.url}/Promotions`);
  await answered;
  const pictures = page.getByTestId('promo-card').locator('img');
  await expect(pictures.first()).toBeVisible();
  expect(
    (
      await pictures.evaluateAll((all) =>
        all.map((one) => new URL((one as HTMLImageElement).src).origin),
      )
    ).filter((origin) => origin !== site.origin),
  ).toEqual([]);
  expect(left).toEqual([]);
});

test('[R4.6-1] a vendor token that ran out is fetched again and the same read goes on', async ({
  page,
  site,
}) => {
  await new LoginPage(page, site).enter('member01', '/');
  await openInPage(page, '/sbtwo/wagers');
  await expect
    .poll(async () => (await requestsTo(site, '/vendors/saba/betting/v1/GetBetDetails')).length)
    .toBeGreaterThan(0);
  // The list asks all three vendors; this is about one of them.
  const tokens = async (): Promise<number> =>
    (await requestsTo(site, '/api/Vendor/GameToken')).filter(({ url }) => url.includes('code=OWS'))
      .length;
  expect(await tokens()).toBe(1);
  await site.control('POST', '/vendors/saba', { expireTokens: true });
  await page.getByRole('tab', { name: '已结算' }).click();
  await expect.poll(tokens).toBe(2);
  const bearers = async () =>
    (await requestsTo(site, '/vendors/saba/betting/v1/GetBetDetails')).map(
      ({ headers }) => headers['authorization'],
    );
  const [first] = await bearers();
  await expect.poll(async () => (await bearers()).at(-1)).not.toBe(first);
  await expect(page.getByRole('button', { name: '重试' })).toBeHidden();
});

test('[R6-4] a game of a provider that is not whitelisted is refused before a launch; only true itself counts', async ({
  page,
  site,
}) => {
  await new LoginPage(page, site).enter('member01');
  await site.control('POST', '/games', { whitelist: { PGS: 'true' } });
  await page.goto(`${site.url}/Games/play/SLOT-02`);
  await expect(page.getByTestId('game-refused')).toContainText('该平台暂未对您开放');
  expect((await requestsTo(site, '/api/Games/IsMemberWhiteListed'))[0]?.url).toContain(
    'providerCode=PGS',
  );
  expect((await requestsTo(site, '/api/Games/Launch')).length).toBe(0);
  await site.control('POST', '/games', { whitelist: { PGS: true } });
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.getByTestId('game-frame')).toBeVisible();
});

test('[R7.1-3] a read that hangs says so after 8 s, and the next try is answered', async ({
  page,
  site,
}) => {
  await new LoginPage(page, site).enter('member01', '/');
  const started = Date.now();
  await refuseRecords(site, page, { delayMs: 20_000 });
  await expect(page.getByRole('button', { name: '重试' })).toBeVisible();
  expect(Date.now() - started).toBeGreaterThan(7_500);
});

test('[R7.1-7] every call leaves one record without a secret; confidential ones a note', async ({
  page,
  site,
}) => {
  await new LoginPage(page, site).signIn('member01');
  await lateStands(site);
  interface Kept {
    readonly records: readonly {
      readonly apiUrl: string;
      readonly method: string;
      readonly requestBody: string;
      readonly responseBody: string;
      readonly page: string;
    }[];
    readonly refused: readonly unknown[];
  }
  const read = (): Promise<Kept> => site.control('GET', '/log');
  await expect
    .poll(async () => (await read()).records.some(({ apiUrl }) => apiUrl === '/api/Auth/Login'))
    .toBe(true);
  const { records, refused } = await read();
  expect(refused).toEqual([]);
  expect(records.find(({ apiUrl }) => apiUrl === '/api/Auth/Login')).toMatchObject({
    method: 'POST',
    requestBody: '(confidential)',
    responseBody: '(confidential)',
  });
  expect(
    records.every(
      ({ apiUrl, page: from }) =>
        !apiUrl.includes('?') && !from.includes('?') && !apiUrl.startsWith('/log'),
    ),
  ).toBe(true);
});
