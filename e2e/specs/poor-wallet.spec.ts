/** A slip before a wallet that does not pay the least stake. */
import { choosePrices } from '../page-models/combo-slip';
import { LoginPage } from '../page-models/login-page';
import { expect, test } from '../fixtures/test';

test('what a wallet cannot pay is no wall of a key: 最大 that is dead is as high as the others', async ({
  page,
  site,
}) => {
  await site.control('PATCH', '/members/poor01', { wallets: { 2: '5.00' } });
  await new LoginPage(page, site).enter('poor01');
  const { slip } = await choosePrices(page, site, 'im', 1);
  await slip.stake().click();
  const keys = page.getByTestId('stake-keypad');
  const most = keys.getByRole('button', { name: '最大' });
  await expect(most).toBeDisabled();
  const [dead, key] = [await most.boundingBox(), await keys.getByText('0').boundingBox()];
  expect(dead?.height).toBe(key?.height);
  expect(dead?.y).toBe(key?.y);
});
