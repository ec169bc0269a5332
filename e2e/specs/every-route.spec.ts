/**
 * Every address of §2.1 opens something real: without login as a visitor, pages of members once
 * signed in.
 */
import type { Page } from 'playwright/test';
import { LoginPage } from '../page-models/login-page';
import { openInPage } from '../page-models/page-session';
import type { Site } from '../fixtures/site';
import { takeShifts, watchShifts } from '../fixtures/shifts';
import { expect, test } from '../fixtures/test';

/**
 * An address; whether its page is looked at by axe (one address of each page is; those of the host
 * in pages.spec), whether its words stand in a frame, and where it hands over.
 */
interface Address {
  readonly path: string;
  readonly look?: boolean;
  readonly inFrame?: boolean;
  readonly leadsTo?: string;
}

/** R2.1-1 as the law writes it; a star stands for one of its addresses. */
const OPEN: readonly Address[] = [
  { path: '/', look: true },
  { path: '/login' },
  { path: '/404' },
  { path: '/maintenance' },
  { path: '/restrict' },
  { path: '/About' },
  { path: '/About/terms' },
  { path: '/VIPClub' },
  { path: '/KingClub' },
  { path: '/Forgetpwd' },
  { path: '/Games', look: true },
  { path: '/Games/slots' },
  { path: '/Me', look: true },
  { path: '/Me/Setting' },
  { path: '/Promotions', look: true },
  { path: '/ReferrerActivity' },
  { path: '/ambassador' },
  { path: '/whoisambassador' },
  { path: '/resetpassword' },
  { path: '/News' },
  { path: '/News/Details', leadsTo: '/News' },
  { path: '/Deposit/DetailsInfo', look: true },
  { path: '/Safehouse' },
  { path: '/jackpot', look: true },
  { path: '/CustomerService' },
  { path: '/LiveChat', inFrame: true },
  // Without a token there is nothing to verify, without an id nothing to read.
  { path: '/Services/VerificationRedirection', leadsTo: '/email-verification-expired' },
  { path: '/email-verified' },
  { path: '/email-verification-expired' },
  { path: '/rewards-store' },
];

/** R2.1-2. */
const SEASONS: readonly Address[] = [
  { path: '/event_MidAutumn2022', look: true },
  { path: '/event_midautumn2023' },
  { path: '/event_nationalday2022' },
  { path: '/event_WC2022' },
  { path: '/event_CNY2023' },
  { path: '/event_CNY2024', look: true },
  { path: '/event_LaborDay2023' },
  { path: '/event_LaborDay2024' },
  { path: '/euro2024' },
  { path: '/event_15Anni' },
];

/** R2.1-3. */
const SPORTS: readonly Address[] = [
  { path: '/sbtwo/sports-bti' },
  { path: '/sbtwo/sports-im' },
  { path: '/sbtwo/sports-saba', look: true },
  { path: '/sbtwo/sports-bti-demo' },
  { path: '/sbtwo/sports-im-demo' },
  { path: '/sbtwo/sports-saba-demo' },
  { path: '/sbtwo/Promotions' },
  { path: '/sbtwo/rule', look: true },
  { path: '/sbtwo/search' },
  { path: '/sbtwo/tutorial' },
  { path: '/sbtwo/share' },
  { path: '/sbtwo/maintenance', look: true },
];

/** Pages that only members get (§2.2, §2.3). */
const MEMBERS: readonly Address[] = [
  { path: '/', look: true },
  { path: '/Me', look: true },
  { path: '/Withdrawal' },
  { path: '/Transfer' },
  { path: '/TransactionRecord/', look: true },
  { path: '/TransactionRecord/?type=withdrawal' },
  { path: '/TransactionRecord/?type=other' },
  { path: '/Me/Accountinfo/' },
  { path: '/Me/Uploadfiles/' },
  { path: '/Me/Alerts', look: true },
  { path: '/DepositVerify', look: true },
  { path: '/Deposit' },
  { path: '/sbtwo/wagers', look: true },
  { path: '/Promotions/PromotionBonusForm?id=1001' },
  { path: '/Promotions/Manual?id=1001' },
];

const HAN = /\p{Script=Han}/u;

/**
 * A page under its own address: laid out, loaded, named, with a heading and words that are Chinese;
 * nothing of it failed.
 */
async function expectRealPage(
  page: Page,
  site: Site,
  { path, inFrame = false, leadsTo = path }: Address,
): Promise<void> {
  await expect(page.locator('main')).toBeVisible();
  await expect(page.getByTestId('skeleton'), `${path} is loaded`).toHaveCount(0);
  await expect(page.getByRole('heading').first(), `${path} has a heading`).toHaveText(HAN);
  const words = inFrame ? page.frameLocator('main iframe').locator('body') : page.locator('main');
  await expect
    .poll(async () => (await words.innerText()).replace(/\s/g, '').length, {
      message: `${path} says something`,
    })
    .toBeGreaterThan(12);
  await expect(page, `${path} stands under its address`).toHaveURL(site.url + leadsTo);
  await expect(page.getByTestId('remote-failed'), `${path} is whole`).toHaveCount(0);
  await expect(page.getByText('页面加载失败'), `${path} is whole`).toHaveCount(0);
  await expect(page.getByRole('heading', { name: '页面不存在' }), `${path} exists`).toHaveCount(
    path === '/404' ? 1 : 0,
  );
  expect(await page.title(), `the title of ${path}`).toMatch(HAN);
}

/** Most of a screen that may move by itself while a page comes (Web Vitals: good is 0.1). */
const MOST_SHIFT = 0.02;
/** Answers take this long, as on a phone's line: places have to be kept until they are there. */
const LATE_MS = 350;

/** What moved at each address, in a theme; a page that is quiet has moved. */
async function expectStill(
  page: Page,
  addresses: readonly Address[],
  theme: 'dark' | 'light',
): Promise<void> {
  const moved: string[] = [];
  await page.evaluate((name) => {
    document.documentElement.dataset['theme'] = name;
  }, theme);
  for (const { path } of addresses) {
    await takeShifts(page);
    await openInPage(page, path);
    await expect(page.getByTestId('skeleton'), `${path} is loaded`).toHaveCount(0);
    await page.waitForTimeout(2 * LATE_MS);
    const shifts = await takeShifts(page);
    const score = shifts.reduce((sum, shift) => sum + shift.score, 0);
    if (score > MOST_SHIFT)
      moved.push(`${path} ${score.toFixed(3)}: ${shifts.map(({ what }) => what).join(', ')}`);
  }
  expect(moved, `moves by itself, ${theme}`).toEqual([]);
}

/** Walks through addresses inside one page, as links do. */
async function walk(
  page: Page,
  site: Site,
  addresses: readonly Address[],
  axe: () => Promise<void>,
): Promise<void> {
  const titles = new Map<string, string>();
  for (const address of addresses) {
    const { path, look = false } = address;
    await openInPage(page, path);
    await expectRealPage(page, site, address);
    titles.set(path, await page.title());
    if (look) await axe();
  }
  expect(new Set(titles.values()).size, 'pages have titles of their own').toBeGreaterThan(1);
}

test('[R2.1-1] the open pages open without login with real content', async ({
  page,
  site,
  axe,
}) => {
  await page.goto(`${site.url}/`);
  await walk(page, site, OPEN, axe);
});

test('[R2.1-2] the ten seasonal pages open without login', async ({ page, site, axe }) => {
  await page.goto(`${site.url}/`);
  await walk(page, site, SEASONS, axe);
});

test('[R2.1-3] the pages of the sports area open without login', async ({ page, site, axe }) => {
  await page.goto(`${site.url}/`);
  await walk(page, site, SPORTS, axe);
});

test('[R2.3-7] [R2.2-1] pages of members open once somebody is signed in', async ({
  page,
  site,
  axe,
}) => {
  await new LoginPage(page, site).enter('member01', '/');
  await walk(page, site, MEMBERS, axe);
});

test('[R2.1-1] [R2.1-2] [R2.1-3] typed addresses answer with a document whose title is Chinese', async ({
  site,
}) => {
  for (const { path } of [...OPEN, ...SEASONS, ...SPORTS]) {
    const answer = await fetch(site.url + path);
    const title = /<title>([^<]*)<\/title>/.exec(await answer.text())?.[1];
    expect([path, answer.status, title]).toEqual([path, 200, expect.stringMatching(HAN)]);
  }
});

// A theme is colours alone, which move nothing: each address is opened in one of them.
test('nothing moves by itself on any page of a visitor while late answers come in, dark', async ({
  page,
  site,
}) => {
  await watchShifts(page);
  for (const path of ['/api', '/cms'])
    await site.control('POST', '/faults', { match: { path }, fault: { delayMs: LATE_MS } });
  await page.goto(`${site.url}/404`);
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expectStill(page, [...OPEN, ...SEASONS, ...SPORTS], 'dark');
});

test('nothing moves by itself on any page of a member while late answers come in, light', async ({
  page,
  site,
}) => {
  await watchShifts(page);
  await new LoginPage(page, site).enter('member01', '/404');
  await expect(page.getByRole('heading').first()).toBeVisible();
  for (const path of ['/api', '/cms'])
    await site.control('POST', '/faults', { match: { path }, fault: { delayMs: LATE_MS } });
  await expectStill(page, MEMBERS, 'light');
});
