/** What the slip says of a stake, of a bet on its way and of one that was taken. */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readySingle, slipSheet } from './slip-sheet.fixture';

const sheet = slipSheet();

test('what one bet brings is said once, beside the button; of several each says its own, with one word', async () => {
  await sheet.begin();
  await sheet.choose();
  sheet.type('100');
  await waitFor(async () => expect(await sheet.placeButton()).toBeEnabled());
  const slip = screen.getByTestId('slip');
  expect(slip).not.toHaveTextContent('可赢');
  expect(screen.getByTestId('slip-return')).toHaveTextContent(/^¥[1-9]/);
  expect(within(slip).getAllByText(/可返还/)).toHaveLength(1);
  expect(screen.getByTestId('slip-row')).toHaveTextContent(/投注金额.*限额/);
});

test('each of several singles says what it brings', async () => {
  await sheet.begin();
  await sheet.choose(2);
  await userEvent.click(screen.getByTestId('slip-mode-single'));
  sheet.type('100');
  await waitFor(async () => expect(await sheet.placeButton()).toBeEnabled());
  const told = screen.getByTestId('slip-return').textContent;
  expect(screen.getAllByTestId('slip-row')[0]).toHaveTextContent(`可返还 ${told}`);
});

test.each([
  ['100000', '请减少投注金额'],
  ['15000', '余额不足，请减少金额'],
])(
  'a stake of %s that cannot be placed: the button says what to do, and nothing what it would bring',
  async (stake, says) => {
    await sheet.begin();
    await sheet.choose();
    await waitFor(() => expect(screen.getByTestId('slip-balance')).toHaveTextContent('10,000.00'));
    sheet.type(stake);
    await waitFor(async () => expect(await sheet.placeButton()).toHaveTextContent(says));
    expect(await sheet.placeButton()).toBeDisabled();
    expect(screen.getByTestId('slip-reason')).not.toBeEmptyDOMElement();
    expect(screen.queryByTestId('slip-return')).toBeNull();
    expect(screen.getByTestId('slip')).not.toHaveTextContent('可返还');
  },
);

test('a receipt has the price at which it was taken, a combo the total of its prices', async () => {
  await sheet.begin();
  await sheet.choose(2);
  const straight = await screen.findByTestId('combo-row');
  await userEvent.type(within(straight).getByTestId('stake-input'), '20');
  const [total] = /总赔率 [\d.]+/.exec(straight.textContent ?? '') ?? [];
  await sheet.tapPlace();
  expect(await screen.findByTestId('slip-done')).toHaveTextContent(total ?? 'none');
});

test('the row of a bet shows the price of the bet, not the one from before', async () => {
  await sheet.begin();
  const { selection, moveTo } = await readySingle(sheet);
  const price = (Number(selection.price) + 0.31).toFixed(2);
  await moveTo(price);
  await userEvent.click(await sheet.placeButton());
  const row = await screen.findByTestId('slip-done').then(() => screen.getByTestId('slip-row'));
  const booked = /成交赔率 ([\d.]+)/.exec(row.textContent ?? '')?.[1] ?? 'none';
  expect(row.querySelector('.price')).toHaveTextContent(booked);
});

test('what is on its way is not cleared or taken out', async () => {
  await sheet.begin();
  await sheet.choose();
  sheet.type('100');
  await waitFor(async () => expect(await sheet.placeButton()).toBeEnabled());
  expect(screen.getByRole('button', { name: '清空' })).toBeVisible();
  await sheet.world.control('POST', '/faults', {
    match: { path: '/vendors/saba/betting/v1/PlaceBet' },
    fault: { status: 500 },
  });
  await sheet.world.control('POST', '/faults', {
    match: { path: '/vendors/saba/betting/v1/Check' },
    fault: { status: 500 },
  });
  await userEvent.click(await sheet.placeButton());
  await waitFor(() =>
    expect(screen.getByTestId('slip-row')).toHaveAttribute('data-status', 'unknown'),
  );
  expect(screen.queryByRole('button', { name: '清空' })).toBeNull();
  expect(screen.queryByRole('button', { name: /移除/ })).toBeNull();
  await act(() => sheet.world.control('DELETE', '/faults'));
});

test('a slip that was cleared by mistake is back in one tap, with its stakes and its combo', async () => {
  await sheet.begin();
  await sheet.choose(2);
  const { slip } = sheet.vendorSession;
  await userEvent.type(await screen.findByTestId('stake-input'), '70');
  const before = slip.state.get();
  await userEvent.click(screen.getByRole('button', { name: '清空' }));
  expect(slip.state.get().rows).toEqual([]);
  const { toast } = sheet.world.platform;
  let text = '';
  let undo = (): void => undefined;
  toast.current$
    .subscribe((view) => {
      text = view?.text ?? '';
      undo = view?.action?.run ?? undo;
    })
    .unsubscribe();
  expect(text).toBe('已清空 2 项');
  act(undo);
  const { rows, mode, combo } = slip.state.get();
  expect(rows.map(({ selection }) => selection.selectionId)).toEqual(
    before.rows.map(({ selection }) => selection.selectionId),
  );
  expect([mode, combo.stakes]).toEqual([before.mode, before.combo.stakes]);
});
