/** What the bar says of a slip that is shut. */
import { act, screen } from '@testing-library/react';
import { createTestWorld, renderInShell } from '@site/testing';
import { VendorProvider } from '../state/use-sports';
import { SlipBar } from './SlipBar';
import { sportsState } from '../state/sports-state';
import { selectionOf } from './slip.fixture';
import { slipSheet } from './slip-sheet.fixture';

const sheet = slipSheet();

test('the bar names the pick with its match, and no price: nobody asks for it while the slip is shut', async () => {
  await sheet.begin('member01', '/sbtwo/sports-saba', 'bar');
  await sheet.choose();
  act(() => sheet.vendorSession.slip.setOpen(false));
  const [row] = sheet.vendorSession.slip.state.get().rows;
  if (row === undefined) throw new Error('nothing chosen');
  const { selectionName, homeName, awayName } = row.selection;
  const bar = screen.getByTestId('slip-bar');
  expect(bar).toHaveTextContent(`1投注单${selectionName} · ${homeName} vs ${awayName}`);
  expect(bar).not.toHaveTextContent('@');
});

test('of several it says how they stand together', async () => {
  await sheet.begin('member01', '/sbtwo/sports-saba', 'bar');
  await sheet.choose(2);
  act(() => sheet.vendorSession.slip.setOpen(false));
  expect(screen.getByTestId('slip-bar')).toHaveTextContent(/^2投注单(单注|串关)$/);
});

test('over the navigation it tells toasts how high it reaches, as long as it stands there', async () => {
  const world = createTestWorld();
  const reach = (): string => document.documentElement.style.getPropertyValue('--end-bar');
  renderInShell(
    <VendorProvider id="SABA">
      <SlipBar raised />
    </VendorProvider>,
    { platform: world.platform },
  );
  const { slip } = sportsState(world.platform).vendorSessions.SABA;
  expect(reach()).toBe('');
  act(() => void slip.toggle(selectionOf('a')));
  expect(reach()).not.toBe('');
  act(() => slip.clear());
  expect(reach()).toBe('');
  await world.close();
});
