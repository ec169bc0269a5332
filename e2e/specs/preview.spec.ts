/** Preview links: what is not live, for one tab, with a banner, without money, until it ends. */
import type { Site } from '../fixtures/site';
import { expect, test } from '../fixtures/test';
import { hallTitle, newHall } from '../page-models/halls';
import { chooseBet } from '../page-models/prepared-bet';
import { LoginPage } from '../page-models/login-page';
import { wagersOf } from '../page-models/sandbox';

/** The link as the command prints it, on this site. */
async function linkOf(site: Site, ...args: string[]): Promise<string> {
  const said = await site.release('preview', ...args);
  const found = /\/cn\/mobile(\/\S*\?preview=\S+)/.exec(said)?.[1];
  if (found === undefined) throw new Error(said);
  return site.url + found;
}

test('a link shows its version in its tab only, under a banner with a way out', async ({
  page,
  site,
  context,
  axe,
}) => {
  const version = await newHall(site);
  const link = await linkOf(site, 'promotions', '--version', version);
  await page.goto(link);
  const banner = page.getByTestId('preview-banner');
  await expect(banner).toContainText('预览中');
  await expect(banner).toContainText('不能进行资金操作');
  expect(page.url(), 'the address does not hand the link on').not.toContain('preview');
  await expect(hallTitle(page)).toBeAttached();
  await axe();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(page.getByTestId('preview-frame'), 'however far it is scrolled').toBeInViewport({
    ratio: 0.9,
  });
  await page.reload();
  await expect(banner).toBeVisible();
  const second = await context.newPage();
  await second.goto(`${site.url}/Promotions`);
  await expect(second.getByTestId('promo-card').first()).toBeVisible();
  await expect(second.getByTestId('preview-banner')).toHaveCount(0);
  await expect(hallTitle(second)).toHaveCount(0);
  await second.close();
  await page.getByTestId('preview-leave').click();
  await expect(banner).toHaveCount(0);
  await expect(page.getByTestId('promo-card').first()).toBeVisible();
  await expect(hallTitle(page)).toHaveCount(0);
});

test('no bet is placed in a preview, and the slip says why', async ({ page, site }) => {
  const link = await linkOf(site);
  const bets: string[] = [];
  page.on('request', (request) => {
    if (/PlaceBet/.test(request.url())) bets.push(request.url());
  });
  await new LoginPage(page, site).enter('member01');
  await page.goto(link);
  await expect(page.getByTestId('preview-banner')).toBeVisible();
  const { slip } = await chooseBet(page, site, 'saba');
  await slip.place().click();
  await expect(page.getByText('预览中不能进行此操作').last()).toBeVisible();
  expect(bets).toEqual([]);
  expect(await wagersOf(site, 'member01')).toEqual([]);
});

test('a link that was changed shows the live site and says so', async ({ page, site }) => {
  const link = await linkOf(site, '--at', '2027-03-01T00:00+08:00');
  await page.goto(
    link.replace(/\.(\d{13})\./, (_whole, at: string) => `.${Number(at) + 86_400_000}.`),
  );
  await expect(page.getByTestId('preview-refused')).toContainText('无效');
  await expect(page.getByTestId('preview-banner')).toHaveCount(0);
  await expect(page.getByTestId('event-row').first()).toBeVisible();
  await page.reload();
  await expect(page.getByTestId('event-row').first()).toBeVisible();
  await expect(page.getByTestId('preview-refused')).toHaveCount(0);
});

test('a preview leaves by itself at its end; a link past its end shows the live site and says so', async ({
  page,
  site,
}) => {
  const link = await linkOf(site, '--at', '2027-03-01T00:00+08:00', '--hours', '0.006');
  await page.goto(link);
  await expect(page.getByTestId('preview-banner')).toBeVisible();
  await expect(page.getByTestId('preview-refused')).toContainText('已过期');
  await expect(page.getByTestId('preview-banner')).toHaveCount(0);
  await page.getByRole('button', { name: '知道了' }).click();
  await page.goto(link);
  await expect(page.getByTestId('preview-refused')).toContainText('已过期');
  await expect(page.getByTestId('preview-banner')).toHaveCount(0);
});
