/** Every way out of a receipt takes along what was booked. */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { slipSheet } from './slip-sheet.fixture';

const sheet = slipSheet();

/** A receipt in sight. */
async function placed(part: 'sheet' | 'bar' = 'sheet'): Promise<() => void> {
  const leave = await sheet.begin('member01', '/sbtwo/sports-saba', part);
  await sheet.choose();
  sheet.type('100');
  await sheet.tapPlace();
  await screen.findByTestId('slip-done');
  return leave;
}
/** A button of the receipt, once it can be pressed. */
async function press(id: string): Promise<void> {
  await waitFor(() => expect(screen.getByTestId(id)).toBeEnabled());
  await userEvent.click(screen.getByTestId(id));
}
const left = () => sheet.vendorSession.slip.state.get();

test.each([
  ['the button of the sheet', () => userEvent.click(screen.getByRole('button', { name: '关闭' }))],
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['a step back', () => act(() => window.history.back())],
  ['"done"', () => userEvent.click(screen.getByRole('button', { name: '完成' }))],
] as const)('after a bet %s leaves an empty slip', async (_way, close) => {
  await placed();
  await close();
  await waitFor(() => expect(left()).toMatchObject({ rows: [], open: false }));
});

test('so does leaving the page with the receipt in sight, and the bar is gone on the next one', async () => {
  const leave = await placed('bar');
  expect(screen.getByTestId('slip-bar')).toHaveAttribute('data-count', '1');
  leave();
  expect(left()).toMatchObject({ rows: [], open: false });
});

test('"keep" on the receipt is the one way on with the same selection', async () => {
  await placed();
  await press('slip-keep');
  await userEvent.click(screen.getByRole('button', { name: '关闭' }));
  expect(left()).toMatchObject({ rows: [{ stake: '', result: null }], open: false });
});

test('"once more" on the receipt leaves the stake there too, and waits for the button', async () => {
  await placed();
  await press('slip-again');
  expect(left()).toMatchObject({ rows: [{ stake: '100', result: null }], open: true });
  expect(await sheet.stakesOf()).toHaveLength(1);
});
