/** What a broken part, lost code or a lost network costs the shell: itself, and no more (R2.5-6). */
import type { Page } from 'playwright/test';
import { openInPage } from '../page-models/page-session';
import { expect, test } from '../fixtures/test';

test('one bar while offline, and the page that stands stays', async ({
  page,
  site,
  context,
  watch,
}) => {
  watch.allow(/net::ERR_/, /registry: keeping generation|remote \S+ failed/);
  await page.goto(`${site.url}/Promotions`);
  await expect(page.getByTestId('promo-card').first()).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByTestId('offline-bar')).toHaveCount(1);
  await expect(page.getByTestId('promo-card').first()).toBeVisible();
  await expect(page.getByTestId('toast')).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByTestId('offline-bar')).toHaveCount(0);
});

/**
 * Code of the host that is asked for from now on does not come, not with the automatic second
 * attempt either; what needs it crashes.
 */
const loseHostCode = (page: Page): Promise<unknown> =>
  page.route(/\/_mf\/remotes\/host\/[^/]+\/[^/]+\.js(\?|$)/, (route) =>
    route.abort('connectionreset'),
  );

test('[R2.5-6] a page of the host that crashes: its panel between the bars, the rest lives on, the refresh brings it back', async ({
  page,
  site,
  axe,
  watch,
}) => {
  watch.allow(
    /net::ERR_/,
    /Loading chunk|(overlays|late|reactions|telemetry|page \/About\/\*) failed/,
  );
  await page.goto(`${site.url}/Promotions`);
  await expect(page.getByTestId('promo-card').first()).toBeVisible();
  await loseHostCode(page);
  await openInPage(page, '/About');
  const panel = page.getByTestId('page-crash');
  await expect(panel).toContainText('页面加载失败');
  await expect(page.getByRole('heading', { name: '关于我们' })).toBeVisible();
  await axe();
  await page.goBack();
  await expect(page.getByTestId('promo-card').first()).toBeVisible();
  await expect(page.getByRole('navigation', { name: '主导航' })).toBeVisible();
  await openInPage(page, '/About');
  await expect(panel).toBeVisible();
  await page.unrouteAll();
  await panel.getByRole('button', { name: '刷新页面' }).click();
  await expect(page.getByRole('link', { name: /隐私/ })).toBeVisible();
  await expect(panel).toHaveCount(0);
});

test('[R2.5-6] overlays whose code is lost cost only themselves: the bars stand and lead on, and they come once the way is free', async ({
  page,
  site,
  watch,
}) => {
  watch.allow(/.*/s);
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  await page.route(/\/_mf\/remotes\/host\/[^/]+\/(?!main)[^/]+\.js(\?|$)/, async (route) => {
    const answer = await route.fetch();
    const body = await answer.text();
    await (body.includes('maintenance-popup')
      ? route.abort('connectionreset')
      : route.fulfill({ response: answer, body }));
  });
  await page.goto(`${site.url}/Promotions`);
  await expect.poll(() => lines.some((line) => line.includes('overlays failed'))).toBe(true);
  await expect(page.getByTestId('layout')).toBeVisible();
  await expect(page.getByTestId('promo-card').first()).toBeVisible();
  await page
    .getByRole('navigation', { name: '主导航' })
    .getByRole('link', { name: '娱乐场' })
    .click();
  await expect(page.getByTestId('game-card').first()).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await site.control('POST', '/vendors/saba', { maintenance: true });
  await openInPage(page, '/sbtwo/sports-saba');
  await expect(page.getByTestId('maintenance-popup')).toBeVisible();
});

test('[R2.5-6] a network that goes before the late parts have come: nothing is reported, and its return brings them', async ({
  page,
  site,
  context,
  watch,
}) => {
  watch.allow(/net::ERR_|registry: keeping generation|status of (409|503)/);
  await site.control('POST', '/vendors/saba', { maintenance: true });
  const late = /\/_mf\/remotes\/host\/[^/]+\/late\.[^/]+\.js(\?|$)/;
  let isCut = false;
  let lost = 0;
  await page.route(late, async (route) => {
    // The board has all of its own by then: what a remote loses to the network it reports, and that is another story.
    await expect(page.getByTestId('vendor-rests')).toBeVisible();
    if (lost === 0 && !isCut) {
      isCut = true;
      await context.setOffline(true);
    }
    if (!isCut) return route.fallback();
    lost += 1;
    await route.abort('internetdisconnected');
  });
  await page.goto(`${site.url}/sbtwo/sports-saba`);
  // The chunk's own second attempt is lost as well.
  await expect.poll(() => lost).toBeGreaterThanOrEqual(2);
  await expect(page.getByTestId('offline-bar')).toBeVisible();
  await expect(page.getByTestId('vendor-rests')).toBeVisible();
  isCut = false;
  await context.setOffline(false);
  await expect(page.getByTestId('maintenance-popup')).toBeVisible();
});

test('[R2.5-6] the end of the header crashes: logo and page stay, a tap loads it anew', async ({
  page,
  site,
  watch,
}) => {
  watch.allow(/net::ERR_/, /Loading chunk|(overlays|late|reactions|telemetry|header) failed/);
  await page.goto(`${site.url}/Promotions`);
  await expect(page.getByTestId('promo-card').first()).toBeVisible();
  await loseHostCode(page);
  await page.getByTestId('header-language').click();
  const anew = page.getByTestId('header').getByRole('button', { name: '刷新页面' });
  await expect(anew).toBeVisible();
  await expect(page.getByTestId('header-language')).toHaveCount(0);
  await expect(page.getByTestId('header').getByRole('link', { name: '玉衡体育' })).toBeVisible();
  await expect(page.getByTestId('promo-card').first()).toBeVisible();
  await page.unrouteAll();
  await anew.click();
  await page.getByTestId('header-language').click();
  await expect(page.getByTestId('language-list')).toBeVisible();
});
