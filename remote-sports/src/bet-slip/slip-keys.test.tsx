/** The keys of the bar, whose code comes after the bar itself. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { selectionOf } from './slip.fixture';
import { slipSheet } from './slip-sheet.fixture';

const sheet = slipSheet();

test('the bar tells its keys as soon as they open the slip, and not before', async () => {
  await sheet.begin('member01', '/sbtwo/sports-saba', 'bar');
  const { slip } = sheet.vendorSession;
  const press = (): boolean =>
    fireEvent.keyDown(document.body, { altKey: true, code: 'KeyS', key: 's' });
  act(() => void slip.toggle(selectionOf('a')));
  const bar = screen.getByTestId('slip-bar');
  expect(bar).not.toHaveAttribute('aria-keyshortcuts');
  act(() => void press());
  expect(bar).toHaveAttribute('aria-expanded', 'false');
  await waitFor(() => expect(bar).toHaveAttribute('aria-keyshortcuts', 'Alt+S'));
  act(() => void press());
  expect(bar).toHaveAttribute('aria-expanded', 'true');
});
