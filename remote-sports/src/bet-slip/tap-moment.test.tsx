/** A price that moves under the finger (I5): what was in sight when it came down is what is meant. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readySingle, slipSheet, untilSeen } from './slip-sheet.fixture';

const sheet = slipSheet();

test('[R8-7] a price that falls while the finger is down is not taken: the vendor refuses what was shown, and the next tap takes what is shown then', async () => {
  await sheet.begin();
  const { moveTo } = await readySingle(sheet);
  const { slip } = sheet.vendorSession;

  await untilSeen();
  fireEvent.pointerDown(await sheet.placeButton());
  await moveTo('1.30');
  await act(() => slip.requote());
  expect(await sheet.placeButton()).toHaveTextContent(/^接受新赔率 \d+\.\d+ · 投注 ¥100$/);
  expect(screen.getByTestId('slip-new-return')).toHaveTextContent('130.00');
  fireEvent.click(await sheet.placeButton(), { detail: 1 });
  await waitFor(() =>
    expect(screen.getByTestId('slip-row')).toHaveAttribute('data-status', 'refused'),
  );
  expect(await sheet.stakesOf()).toHaveLength(0);

  await untilSeen();
  await userEvent.click(await sheet.placeButton());
  await waitFor(() =>
    expect(screen.getByTestId('slip-row')).toHaveAttribute('data-status', 'done'),
  );
  expect(await sheet.stakesOf()).toHaveLength(1);
  expect(slip.state.get().rows[0]?.selection.price).toBe('1.30');
});

test('[R8-7] a price that fell while the hand came down was read by nobody: the vendor is asked for the one before, and refuses', async () => {
  await sheet.begin();
  const { moveTo } = await readySingle(sheet);
  const { slip } = sheet.vendorSession;
  await untilSeen();
  await moveTo('1.30');
  await act(() => slip.requote());
  const button = await sheet.placeButton();
  expect(button).toHaveTextContent(/^接受新赔率/);
  fireEvent.pointerDown(button);
  fireEvent.click(button, { detail: 1 });
  await waitFor(() =>
    expect(screen.getByTestId('slip-row')).toHaveAttribute('data-status', 'refused'),
  );
  expect(await sheet.stakesOf()).toHaveLength(0);

  // Once there was time to read it, it is meant.
  await untilSeen();
  await sheet.tapPlace();
  await waitFor(async () => expect(await sheet.stakesOf()).toHaveLength(1));
  expect(slip.state.get().rows[0]?.selection.price).toBe('1.30');
});

test('[R8-7] a tap that came down before the slip could be seen places nothing: the second of two on what opened it', async () => {
  await sheet.begin();
  await readySingle(sheet);
  const { slip } = sheet.vendorSession;
  act(() => slip.setOpen(false));
  act(() => slip.setOpen(true));
  // With nothing awaited in between no clock goes on: the slip has only just come.
  const button = screen.getByTestId('slip-place');
  fireEvent.pointerDown(button);
  fireEvent.click(button, { detail: 1 });
  expect(slip.state.get().rows[0]).toMatchObject({ sending: false, result: null });

  // What came down then does nothing though it is let go of when the button can be pressed.
  fireEvent.pointerDown(button);
  await waitFor(async () => expect(await sheet.placeButton()).toBeEnabled());
  fireEvent.click(await sheet.placeButton(), { detail: 1 });
  expect(slip.state.get().rows[0]).toMatchObject({ sending: false, result: null });
  expect(await sheet.stakesOf()).toHaveLength(0);

  await sheet.tapPlace();
  await waitFor(async () => expect(await sheet.stakesOf()).toHaveLength(1));
});

test('the second tap of two on the bar fills in nothing: neither a key nor an amount that came under the finger', async () => {
  await sheet.begin();
  await readySingle(sheet);
  const { slip } = sheet.vendorSession;
  const reopen = (): void => {
    act(() => slip.setOpen(false));
    act(() => slip.setOpen(true));
  };
  const stake = (): string => slip.state.get().rows[0]?.stake ?? '';
  // With nothing awaited on the way no clock goes on.
  const tapMost = (): void => {
    const most = screen.getByRole('button', { name: '最大' });
    fireEvent.pointerDown(most);
    fireEvent.click(most, { detail: 1 });
  };
  sheet.type('50');
  reopen();
  tapMost();
  expect(stake()).toBe('50');
  act(() => slip.activate('none'));
  tapMost();
  expect(stake()).toBe('50');

  // Once it could be seen, it is meant.
  await waitFor(async () => expect(await sheet.placeButton()).toBeEnabled());
  tapMost();
  expect(Number(stake())).toBeGreaterThan(50);
});
