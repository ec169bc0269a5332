/** What stands at thumb reach: the stake of all together, the balance, amounts that can be staked. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { slipSheet } from './slip-sheet.fixture';

const sheet = slipSheet();

const isBefore = (one: HTMLElement, other: HTMLElement): boolean =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

test('two matches open as a combo whose stake stands in the foot, below the systems, with the balance beside the debit', async () => {
  await sheet.begin();
  await sheet.choose(2);
  expect(await screen.findByTestId('slip-mode-combo')).toHaveAttribute('aria-checked', 'true');
  const straight = await screen.findByTestId('combo-row');
  expect(straight).toHaveAttribute('data-look', 'foot');
  expect(isBefore(screen.getByTestId('slip-more-combos'), straight)).toBe(true);
  expect(isBefore(straight, screen.getByTestId('slip-place'))).toBe(true);
  await waitFor(() => expect(screen.getByTestId('slip-balance')).toHaveTextContent('10,000.00'));
  await userEvent.type(within(straight).getByTestId('stake-input'), '20');
  expect(screen.getByTestId('slip-risk')).toHaveTextContent('20.00');
  await sheet.tapPlace();
  await screen.findByText(/注单号/);
  expect(await sheet.stakesOf()).toHaveLength(1);
});

test('a leg is its name, its match and its price; what is one bet of its own says in words when it wins', async () => {
  await sheet.begin();
  await sheet.choose(2);
  for (const leg of await screen.findAllByTestId('slip-row')) {
    expect(leg).toHaveAttribute('data-look', 'leg');
    expect(within(leg).queryByTestId('slip-plain-words')).toBeNull();
    expect(within(leg).queryByTestId('stake-input')).toBeNull();
  }
  await userEvent.click(screen.getByTestId('slip-mode-single'));
  expect(screen.getAllByTestId('slip-plain-words')).toHaveLength(2);
});

const chips = (): readonly (string | null)[] =>
  within(screen.getByTestId('stake-keypad'))
    .getAllByRole('button')
    .filter((button) => button.dataset['kind'] === 'quick')
    .map((button) => button.textContent);

test('[R3.4-1] amounts above the limit are not offered', async () => {
  await sheet.begin();
  await sheet.choose();
  await screen.findByTestId('stake-keypad');
  await waitFor(() => expect(chips()).toEqual(['100', '500', '1000']));
});

test('[R3.4-1] nor are those above the balance', async () => {
  await sheet.begin('poor01');
  await sheet.choose();
  await screen.findByTestId('stake-keypad');
  await waitFor(() => expect(chips()).toEqual(['10']));
});
