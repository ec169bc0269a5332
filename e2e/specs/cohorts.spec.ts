/** A canary that leaves members out: who somebody is is known before a version is chosen. */
import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures/test';
import { beginRamp, hallTitle, newHall, promoCard } from '../page-models/halls';
import { LoginPage } from '../page-models/login-page';
import { registryOf } from '../page-models/releases';

const openHall = (page: Page): Promise<void> =>
  page.getByRole('link', { name: '优惠' }).last().click();

test('a VIP never meets a canary without VIPs, from the login on and over reloads; others do, and explain says so of each', async ({
  page,
  site,
  browser,
}) => {
  const version = await newHall(site);
  const stable = (await registryOf(site.origin)).remotes['promotions']?.stable ?? '';
  await beginRamp(site, version, 100, '--exclude', 'vip');

  await page.goto(`${site.url}/Promotions`);
  await expect(hallTitle(page), 'a visitor is in no cohort').toBeAttached();

  await new LoginPage(page, site).signIn('vip01');
  await openHall(page);
  await expect(promoCard(page)).toBeVisible();
  await expect(hallTitle(page)).toHaveCount(0);
  await page.reload();
  await expect(promoCard(page)).toBeVisible();
  await expect(hallTitle(page)).toHaveCount(0);
  // Not on the home page either, whose places came before the hall: nothing of it was run here.
  await page.goto(`${site.url}/`);
  // What lies below the screen comes once somebody moves.
  await page.evaluate(() => window.scrollBy(0, 8));
  await expect(page.getByTestId('game-card').first()).toBeVisible();
  await expect(page.locator(`script[src*="${version}"]`)).toHaveCount(0);
  const unit = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('unitId') ?? '{}') as { data?: string }).data ?? '',
  );
  expect(await site.release('explain', 'promotions', '--unit', unit, '--cohorts', 'vip')).toMatch(
    new RegExp(`promotions → ${stable} because stable .*; kept out as vip`),
  );

  const other = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await new LoginPage(other, site).signIn('member01');
  await openHall(other);
  await expect(hallTitle(other)).toBeAttached();
  await other.close();
  expect(await site.release('explain', 'promotions', '--unit', unit)).toContain(
    `promotions → ${version} because canary`,
  );
  await site.release('halt', 'promotions', '--why', 'test');
});
