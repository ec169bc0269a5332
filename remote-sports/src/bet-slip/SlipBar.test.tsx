/** What the bar says of a slip that is shut. */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { totalOdds } from '@site/domain/betting/total-odds';
import { NO_ODDS_TEXT } from '@site/domain/odds/convert';
import { createTestWorld, renderInShell } from '@site/testing';
import { VendorProvider } from '../state/use-sports';
import { SlipBar } from './SlipBar';
import { sportsState } from '../state/sports-state';
import { selectionOf } from './slip.fixture';
import { slipSheet } from './slip-sheet.fixture';

const sheet = slipSheet();

const slip = () => sheet.vendorSession.slip;
const shut = (): void => act(() => slip().setOpen(false));

test('the bar names the only pick with its price as it stands, and which way it went since it was chosen', async () => {
  await sheet.begin('member01', '/sbtwo/sports-saba', 'bar');
  const [market] = await sheet.choose();
  shut();
  const [row] = slip().state.get().rows;
  if (row === undefined || market === undefined) throw new Error('nothing chosen');
  const { selectionName, selectionId, homeName, awayName, betTypeName } = row.selection;
  const bar = screen.getByTestId('slip-bar');
  await waitFor(() => expect(bar).toHaveTextContent(`${selectionName} · ${betTypeName}`));
  // Whoever hears it hears the match, too.
  expect(bar).toHaveAccessibleName(expect.stringContaining(`${homeName} vs ${awayName}`));
  const moveTo = (price: string) =>
    sheet.world.control('POST', `/events/saba/${market.eventId}`, {
      do: 'price',
      selectionId,
      price,
    });
  await moveTo('1.20');
  expect(await within(bar).findByText('1.20')).toBeVisible();
  expect(within(bar).getByRole('img')).toHaveAccessibleName('下降');
  // What was agreed to stands: nothing was taken in by looking.
  expect(slip().state.get().rows[0]?.selection.price).toBe(row.selection.price);
});

test('a pick that takes no bets has no price in the bar, and has it again when it does', async () => {
  await sheet.begin('member01', '/sbtwo/sports-saba', 'bar');
  const [market] = await sheet.choose();
  shut();
  if (market === undefined) throw new Error('nothing chosen');
  const script = (step: object) =>
    act(() => sheet.world.control('POST', `/events/saba/${market.eventId}`, step));
  const bar = screen.getByTestId('slip-bar');
  const price = () => within(bar).findByText(/^\d+\.\d\d$/);
  expect(await price()).toBeVisible();
  await script({ do: 'suspend' });
  expect(await within(bar).findByText(NO_ODDS_TEXT)).toBeVisible();
  await script({ do: 'resume' });
  expect(await price()).toBeVisible();
  await script({ do: 'finish' });
  expect(await within(bar).findByText(NO_ODDS_TEXT)).toBeVisible();
});

test('of several it says the combination and its total odds, as the slip does', async () => {
  await sheet.begin('member01', '/sbtwo/sports-saba', 'bar');
  await sheet.choose(2);
  act(() => slip().setMode('combo'));
  shut();
  const odds = totalOdds(
    slip()
      .state.get()
      .rows.map(({ selection }) => selection.price),
  );
  const bar = screen.getByTestId('slip-bar');
  await waitFor(() => expect(bar).toHaveTextContent(new RegExp(`2串1@${odds}$`)));
  act(() => slip().setMode('single'));
  expect(bar).toHaveTextContent(/单注$/);
});

test('a visitor finds the login beside the bar, and the slip open on the way back', async () => {
  await sheet.begin(null, '/sbtwo/sports-saba', 'bar');
  await sheet.choose();
  shut();
  // Beside it there is room for the pick only: what the bar is, is heard.
  expect(within(screen.getByTestId('slip-bar')).getByText('投注单')).toHaveClass('vh');
  expect(screen.getByTestId('slip-bar')).toHaveAccessibleName(expect.stringContaining('投注单'));
  await userEvent.click(await screen.findByRole('button', { name: '登录后投注' }));
  await waitFor(() => expect(slip().state.get()).toMatchObject({ rows: [{}], away: true }));
  expect(sheet.world.visited.at(-1)).toMatch(/^\/login\?fromUrl=/);
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
