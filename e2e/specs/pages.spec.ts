/**
 * Pages of the host, open to visitors (§2.1, §2.3): each has real content, a heading, a way on, and
 * nothing that axe would stop at.
 */
import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures/test';
import { expectAt, keepValue } from '../page-models/host-pages';
import { openInPage, requestsTo } from '../page-models/page-session';

const PAGES: readonly (readonly [path: string, status: string, text: RegExp])[] = [
  ['/login', '2', /欢迎回来/],
  ['/Register', '2', /密码强度/],
  ['/Forgetpwd', '2', /找回用户名/],
  ['/resetpassword', '2', /链接已失效/],
  ['/404', '1', /页面不存在/],
  ['/maintenance', '0', /系统维护中/],
  ['/restrict', '0', /访问受限/],
  ['/illegal', '0', /账户已停用/],
  ['/About', '2', /隐私政策/],
  ['/About/us', '2', /我们的承诺/],
  ['/About/terms', '2', /演示资金/],
  ['/About/privacy', '2', /保护措施/],
  ['/About/responsible', '2', /自我检查/],
  ['/About/rules', '2', /让球与大小/],
  ['/About/contact', '2', /投诉处理/],
  ['/CustomerService', '2', /常见问题/],
  ['/LiveChat', '2', /新窗口打开/],
  ['/Services/VerificationRedirection', '1', /验证链接已失效/],
  ['/email-verified', '1', /邮箱验证/],
  ['/email-verification-expired', '1', /验证链接已失效/],
];

/** Each kind of page once more in the other look. */
const LIGHT: ReadonlySet<string> = new Set([
  '/login',
  '/Register',
  '/Forgetpwd',
  '/About/terms',
  '/CustomerService',
  '/LiveChat',
  '/restrict',
  '/404',
]);

for (const theme of ['dark', 'light'] as const) {
  test(`[R2.1-1] [R2.5-1] every open page of the host has real content without a login, ${theme}`, async ({
    page,
    site,
    axe,
  }) => {
    await keepValue(page, 'theme', theme);
    // Inside one document, as links do; every-route.spec shows that each address answers with a document of its own.
    await page.goto(site.url);
    for (const [path, status, text] of PAGES.filter(
      ([each]) => theme === 'dark' || LIGHT.has(each),
    )) {
      await test.step(path, async () => {
        await openInPage(page, path);
        await expect(page.locator('#main')).toContainText(text);
        await expect(page.getByTestId('layout')).toHaveAttribute('data-status', status);
        await expect(page.getByRole('heading').first()).toBeVisible();
        await expect(page).toHaveTitle(/[一-龥]+ · 玉衡体育$/);
        await axe();
      });
    }
  });
}

test('[R2.1-1] an address of the texts that nobody wrote is /404', async ({ page, site }) => {
  await page.goto(`${site.url}/About/nothing`);
  await expectAt(page, site, '/404');
  await page.getByRole('link', { name: '返回首页' }).click();
  await expectAt(page, site, '');
});

test('[R2.3-2] the hard maintenance page is a plain file without script, in both looks', async ({
  page,
  site,
  axe,
}) => {
  for (const address of [
    `${site.url}/static/Maintenance.html`,
    `${site.origin}/static/Maintenance.html`,
  ]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: '系统维护中' })).toBeVisible();
    expect(await page.locator('script').count()).toBe(0);
  }
  const ground = (): Promise<string> => page.evaluate(() => getComputedStyle(document.body).color);
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await ground();
  await axe();
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await ground()).not.toBe(light);
  await axe();
  await page.getByRole('link').click();
  await expect(page.getByTestId('layout')).toBeVisible();
});

test('[R3.4-1] the theme is that of the phone until one is chosen, its bars too, from the first paint on', async ({
  page,
  site,
}) => {
  const bars = (): Promise<readonly string[]> =>
    page
      .locator('meta[name="theme-color"]')
      .evaluateAll((all) => all.map((each) => each.getAttribute('content') ?? ''));
  const header = (): Promise<string> =>
    page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--chrome-bg').trim(),
    );
  await page.goto(`${site.url}/Me`);
  // Who has chosen nothing sees what the phone has, and sees it change.
  await expect(page.getByTestId('theme-system')).toHaveAttribute('aria-checked', 'true');
  const dark = await header();
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await header();
  expect(light).not.toBe(dark);
  expect(await bars()).toEqual([light, dark]);
  await page.getByTestId('theme-dark').click();
  expect([await header(), await bars()]).toEqual([dark, [dark, dark]]);
  await page.reload();
  expect([await header(), await bars()]).toEqual([dark, [dark, dark]]);
  await page.getByTestId('theme-light').click();
  await page.emulateMedia({ colorScheme: 'dark' });
  expect([await header(), await bars()]).toEqual([light, [light, light]]);
  await page.reload();
  expect([await header(), await bars()]).toEqual([light, [light, light]]);
  await page.getByTestId('theme-system').click();
  expect([await header(), await bars()]).toEqual([dark, [light, dark]]);
});

test('a theme that is chosen in one tab is shown in the others at once; what is none changes nothing', async ({
  page,
  site,
  context,
}) => {
  const themeOf = (of: Page): Promise<string | undefined> =>
    of.evaluate(() => document.documentElement.dataset['theme']);
  await page.goto(`${site.url}/Me`);
  const second = await context.newPage();
  await second.goto(`${site.url}/Me`);
  // Both tabs listen once their late part stands.
  await expect
    .poll(async () => (await requestsTo(site, '/api/App/Domain')).length)
    .toBeGreaterThan(1);
  for (const theme of ['dark', 'light', 'system'] as const) {
    await page.getByTestId(`theme-${theme}`).click();
    await expect.poll(() => themeOf(second)).toBe(theme);
    await expect(second.getByTestId(`theme-${theme}`)).toHaveAttribute('aria-checked', 'true');
  }
  await page.getByTestId('theme-dark').click();
  await expect.poll(() => themeOf(second)).toBe('dark');
  await page.evaluate(() => localStorage.setItem('theme', 'blue'));
  await expect.poll(() => second.evaluate(() => localStorage.getItem('theme'))).toBeNull();
  expect(await themeOf(second)).toBe('dark');
  await expect(second.getByTestId('theme-dark')).toHaveAttribute('aria-checked', 'true');
});

test('[R2.3-2] /maintenance waits until the gateway answers and goes on by itself', async ({
  page,
  site,
  watch,
}) => {
  watch.allow(/status of 50\d/);
  await site.control('POST', '/faults', {
    match: { path: '/api/App/Domain' },
    fault: { status: 503 },
  });
  await page.goto(`${site.url}/maintenance`);
  await page.getByTestId('maintenance-check').click();
  await expect(page.getByTestId('page-maintenance')).toContainText('系统仍在维护');
  await site.control('DELETE', '/faults');
  await expect(page.getByTestId('page-maintenance')).toBeHidden();
  await expectAt(page, site, '');
});

test('[R2.3-9] customer service: popup by tap, help centre in Chinese for mobile, the chat framed from another origin', async ({
  page,
  site,
  context,
}) => {
  await page.goto(`${site.url}/CustomerService`);
  const popup = context.waitForEvent('page');
  await page.getByTestId('service-chat').click();
  const chat = await popup;
  await chat.waitForURL(/\/livechat\/\?language=cn&platform=Mobile/);
  expect(await chat.evaluate(() => window.opener === null)).toBe(true);
  await chat.close();
  const help = context.waitForEvent('page');
  await page.getByTestId('service-help').click();
  const centre = await help;
  await centre.waitForURL(/\/help\/\?language=cn&platform=Mobile/);
  await expect(centre.getByRole('heading', { name: '帮助中心' })).toBeVisible();
  await centre.close();
  await page.goto(`${site.url}/LiveChat`);
  const frame = page.getByTestId('chat-frame');
  await expect(frame).toBeVisible();
  expect(new URL((await frame.getAttribute('src')) ?? '').origin).not.toBe(site.origin);
  await expect(
    page.frameLocator('[data-testid="chat-frame"]').getByText('您好，我是智能助手'),
  ).toBeVisible();
});

test('[R2.4-1] [R2.5-1] back on the first page of a tab goes one level up, also after the landing cleaned its address', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/CustomerService`);
  await page.goto(`${site.url}/About/us?raf=FRIEND9`);
  await expect(page).toHaveURL(/\/About\/us$/);
  await page.getByRole('button', { name: '返回', exact: true }).click();
  await expectAt(page, site, '/About');
  await page.getByRole('link', { name: /隐私政策/ }).click();
  await expectAt(page, site, '/About/privacy');
  await page.getByRole('button', { name: '返回', exact: true }).click();
  await expectAt(page, site, '/About');
});

test('[C-76] a browser that lacks what the site needs gets a sentence in its place, and nothing starts', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'AbortController'));
  const calls: string[] = [];
  page.on('request', (request) => {
    // The document itself names its picture; whatever else goes out, a script asked for.
    if (/\/api\/|\/cms\//.test(request.url()) && request.resourceType() !== 'image')
      calls.push(request.url());
  });
  await page.goto(`${site.url}/Games`, { waitUntil: 'networkidle' });
  await expect(page.getByRole('alert')).toContainText('浏览器版本过低');
  await expect(page.getByRole('alert')).toContainText('iOS 15、Chrome 90、Firefox 115');
  await expect(page.getByRole('heading')).toHaveText('浏览器版本过低');
  expect(await page.locator('#app').count()).toBe(0);
  expect(calls).toEqual([]);
});
