/** A hardware keyboard: what is drawn as the field that is typed into is typed into. */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { slipSheet } from './slip-sheet.fixture';

const sheet = slipSheet();

test('digits go into the active stake though the focus stands on the sheet, and nowhere else', async () => {
  await sheet.begin();
  await sheet.choose();
  await screen.findByTestId('stake-keypad');
  const field = screen.getByTestId('stake-input');
  act(() => screen.getByTestId('slip').focus());
  await userEvent.keyboard('50');
  expect(field).toHaveValue('50');
  expect(field).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: '收起键盘' }));
  act(() => screen.getByTestId('slip').focus());
  await userEvent.keyboard('7');
  expect(field).toHaveValue('50');
});
