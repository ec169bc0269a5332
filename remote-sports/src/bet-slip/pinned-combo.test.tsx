/** Several combos in one slip: next to the keys stands the one that they type into. */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sportsState } from '../state/sports-state';
import { slipSheet } from './slip-sheet.fixture';

const sheet = slipSheet();

const rowOf = (combo: string): HTMLElement => {
  const found = screen
    .getAllByTestId('combo-row')
    .find(({ dataset }) => dataset['combo'] === combo);
  if (found === undefined) throw new Error(`no ${combo}`);
  return found;
};
const fieldOf = (combo: string): HTMLElement => within(rowOf(combo)).getByTestId('stake-input');

/** Three matches with their systems unfolded. */
async function unfolded(): Promise<void> {
  await sheet.begin();
  await sheet.choose(3);
  await userEvent.click(await screen.findByTestId('slip-more-combos'));
  await waitFor(() =>
    expect(fieldOf('Trixie')).toHaveAttribute('placeholder', expect.stringMatching(/^限额 \d/)),
  );
}

test('the combo that is typed into stands over the keypad with what it costs; the one of all waits in the list', async () => {
  await unfolded();
  expect(rowOf('FoldN')).toHaveAttribute('data-look', 'foot');
  await userEvent.click(fieldOf('Trixie'));
  expect(rowOf('Trixie')).toHaveAttribute('data-look', 'foot');
  expect(rowOf('FoldN')).toHaveAttribute('data-look', 'card');
  expect(fieldOf('Trixie')).toHaveFocus();
  await userEvent.keyboard('100');
  expect(fieldOf('Trixie')).toHaveValue('100');
  expect(rowOf('Trixie')).toHaveTextContent('4注 × ¥100 = ¥400.00');
  await userEvent.click(fieldOf('FoldN'));
  expect(rowOf('FoldN')).toHaveAttribute('data-look', 'foot');
  expect(rowOf('Trixie')).toHaveAttribute('data-look', 'card');
  expect(rowOf('Trixie')).toHaveTextContent('全中2场起返');
  expect(fieldOf('FoldN')).toHaveFocus();
});

test('the keypad is put away: amounts at a tap are of the one of all, and that stands over them again', async () => {
  await unfolded();
  await userEvent.click(fieldOf('Trixie'));
  await userEvent.click(screen.getByRole('button', { name: '收起键盘' }));
  expect(rowOf('FoldN')).toHaveAttribute('data-look', 'foot');
  expect(rowOf('Trixie')).toHaveAttribute('data-look', 'card');
});

test('[R8-7] the button of a system alone names no odds of a bet that is not made, and the foot what it brings at most', async () => {
  await sheet.begin();
  const [market] = await sheet.choose(3);
  await userEvent.click(await screen.findByTestId('slip-more-combos'));
  await userEvent.click(fieldOf('Trixie'));
  await userEvent.keyboard('100');
  expect(screen.getByTestId('slip-return').parentElement).toHaveTextContent('最高返还');
  const [row] = sheet.vendorSession.slip.state.get().rows;
  await act(() =>
    sheet.world.control('POST', `/events/saba/${market?.eventId}`, {
      do: 'price',
      selectionId: row?.selection.selectionId,
      price: (Number(row?.selection.price) - 0.1).toFixed(2),
    }),
  );
  await act(() => sheet.vendorSession.slip.requote());
  await waitFor(async () => expect(await sheet.placeButton()).toHaveTextContent(/^接受新赔率/));
  expect((await sheet.placeButton()).textContent).not.toMatch(/\d\.\d{2,}/);
});

test('the receipt of a system says how many lines of how much', async () => {
  await unfolded();
  await userEvent.click(fieldOf('Trixie'));
  await userEvent.keyboard('100');
  await sheet.tapPlace();
  expect(await screen.findByTestId('slip-done')).toHaveTextContent('4注 × ¥100.00');
  expect(screen.queryByRole('button', { name: '清空' })).toBeNull();
});

test('a leg read in decimals says so where the board is read in another type', async () => {
  await sheet.begin();
  await sheet.choose(2);
  const [leg] = await screen.findAllByTestId('slip-row');
  expect(leg).toHaveTextContent('欧');
  act(() => sportsState(sheet.world.platform).setOddsType('EU'));
  expect(leg).not.toHaveTextContent('欧');
});
