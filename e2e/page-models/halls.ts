/**
 * A second version of the promotions, told from the first by its title, and what a page shows of
 * both.
 */
import type { Locator, Page } from 'playwright/test';
import { hallNamed } from '../fixtures/changed-remote';
import type { Site } from '../fixtures/site';

/** The title that only the second version has. */
const NEW_TITLE = '全新优惠大厅';

/** Builds and adds the second version; its id. */
export const newHall = (site: Site): Promise<string> => hallNamed(site, NEW_TITLE);

/** Shows the second version to that many of a hundred devices; `more` are further options. */
export const beginRamp = (
  site: Site,
  version: string,
  percent: number,
  ...more: readonly string[]
): Promise<string> =>
  site.release(
    ...['canary', 'promotions', '--version', version, '--percent', String(percent)],
    ...more,
    ...['--why', 'test'],
  );

/** Its heading on the page. */
export const hallTitle = (page: Page): Locator => page.getByRole('heading', { name: NEW_TITLE });

/** A promotion of either version. */
export const promoCard = (page: Page): Locator => page.getByTestId('promo-card').first();

/** The support code, read where the member reads it. */
export async function supportCode(page: Page): Promise<string> {
  await page.getByRole('link', { name: '首页' }).click();
  await page.getByRole('link', { name: '我的' }).last().click();
  return (await page.getByTestId('support-code').textContent()) ?? '';
}
