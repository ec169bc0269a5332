/** What a member has to see before the tap stands in sight on small screens, and stays where it is. */
import type { Locator } from 'playwright/test';
import { expect, test } from '../fixtures/test';
import { LoginPage } from '../page-models/login-page';
import { TransferPage } from '../page-models/transfer-page';

const SCREENS = [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
  { width: 844, height: 390 },
] as const;

const topOf = async (place: Locator): Promise<number> =>
  Math.round((await place.boundingBox())?.y ?? Number.NaN);

test('a transfer: its button and its words stand where they stood when an amount is typed', async ({
  page,
  site,
}) => {
  await new LoginPage(page, site).enter('member01', '/Transfer');
  const transfer = new TransferPage(page, site);
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    await transfer.open();
    await transfer.choose(2, 32);
    await page.getByTestId('transfer-amount').fill('');
    await expect(page.getByTestId('bonus-open')).toBeEnabled();
    const places = [page.getByTestId('transfer-submit'), page.getByTestId('wallet-group').first()];
    const before = await Promise.all(places.map(topOf));
    await page.getByTestId('transfer-amount').fill('10000');
    await expect(page.getByTestId('transfer-line')).toContainText('¥10,000.00');
    expect(await Promise.all(places.map(topOf))).toEqual(before);
    await expect(page.getByText(/即时/)).toHaveCount(1);
  }
});
