/** What is said beside a bet is less than the bet: without its code the rest goes on. */
import { act, screen } from '@testing-library/react';
import { renderInShell } from '@site/testing';
import { slipSheet } from '../bet-slip/slip-sheet.fixture';
import { Page as WagersPage } from '../pages/WagersPage';
import { BOOST_GROUP } from './boost-group';

const lost = (): never => {
  throw new Error('this code did not come');
};
jest.mock('./BoostNote', () => lost());
jest.mock('../wagers/AutoSaleRow', () => lost());

const sheet = slipSheet();

test('the slip stands without the words about a raised price', async () => {
  await sheet.begin();
  const sides = await sheet.homeSides(1);
  act(() => {
    for (const { selection } of sides)
      sheet.vendorSession.slip.toggle({ ...selection, selectionGroup: BOOST_GROUP });
    sheet.vendorSession.slip.setOpen(true);
  });
  sheet.type('50');
  await sheet.tapPlace();
  await screen.findByTestId('slip-keep');
  expect(await sheet.stakesOf()).toHaveLength(1);
});

test('wagers are read and sold without the row of the target', async () => {
  await sheet.begin();
  await sheet.choose();
  sheet.type('50');
  await sheet.tapPlace();
  await screen.findByTestId('slip-keep');
  renderInShell(<WagersPage />, { platform: sheet.world.platform, path: '/sbtwo/wagers' });
  expect(await screen.findByText(/提前兑现 ¥/)).toBeVisible();
});
