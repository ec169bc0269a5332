/**
 * A wallet that does not pay the least stake: said before anything is typed, with the way to pay
 * in.
 */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { slipSheet } from './slip-sheet.fixture';

const sheet = slipSheet();
const reason = (): HTMLElement => screen.getByTestId('slip-reason');

async function expectShort(text: string): Promise<void> {
  await waitFor(() => expect(reason()).toHaveTextContent(text));
  expect(reason()).not.toHaveClass('vh');
  expect(await sheet.placeButton()).toHaveTextContent(/^余额不足$/);
  expect(await sheet.placeButton()).toBeDisabled();
  expect(screen.getByRole('button', { name: '去存款' })).toBeVisible();
  expect(screen.queryByTestId('slip-quick')).toBeNull();
}

test.each(['0.00', '5.00', '9.99'])(
  '[R8-7] with ¥%s no single can be placed: the same words before a stake and after any',
  async (purse) => {
    await sheet.world.control('PATCH', '/members/poor01', { wallets: { 2: purse } });
    await sheet.begin('poor01');
    await sheet.choose();
    for (const stake of ['', '10', '3']) {
      sheet.type(stake);
      await expectShort('余额低于最低投注额 ¥10');
      expect(screen.queryByTestId('slip-mend')).toBeNull();
    }
  },
);

test('[R8-7] what several bets take at least is more than there is; one of them can be placed', async () => {
  await sheet.begin('poor01');
  await sheet.choose(2);
  await userEvent.click(screen.getByTestId('slip-mode-single'));
  // The button says what is missing: the reason says how much, and not the same again.
  await expectShort('余额低于2注最低投注额 ¥20');
  sheet.type('10');
  await waitFor(async () => expect(await sheet.placeButton()).toBeEnabled());
  expect(screen.queryByRole('button', { name: '去存款' })).toBeNull();
});

test('[R8-7] a combo that the wallet does not pay says so, too', async () => {
  await sheet.world.control('PATCH', '/members/poor01', { wallets: { 2: '0.50' } });
  await sheet.begin('poor01');
  await sheet.choose(2);
  await expectShort('余额低于最低投注额');
  await userEvent.type(within(screen.getByTestId('combo-row')).getByTestId('stake-input'), '20');
  await waitFor(() => expect(reason()).toHaveTextContent('余额低于最低投注额'));
});
