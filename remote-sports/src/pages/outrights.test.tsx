/** Winners of competitions on the board. */
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestWorld, renderInShell, type TestWorld } from '@site/testing';
import { VENDOR_PATHS } from '../board/board.fixture';
import { SportsPage } from './SportsPage';

jest.setTimeout(30_000);
// A busy machine answers late.
configure({ asyncUtilTimeout: 10_000 });

let world: TestWorld;
beforeEach(() => {
  world = createTestWorld();
  // The root font of the 375 wide design, from which the heights of rows come.
  document.documentElement.style.fontSize = '37.5px';
  window.innerWidth = 375;
});
afterEach(() => world.close());

async function open(): Promise<void> {
  renderInShell(<SportsPage vendor="IM" />, { platform: world.platform, path: VENDOR_PATHS.IM });
  await waitFor(() => expect(screen.queryAllByTestId('event-row').length).toBeGreaterThan(0));
}

test('outrights have European prices alone: their cards say so, and the head offers no other kind', async () => {
  await open();
  await userEvent.click(screen.getByTestId('sport-tab-OUTRIGHT'));
  const [card] = await screen.findAllByTestId('outright');
  expect(card).toHaveTextContent('仅欧洲盘');
  const other = screen.getByRole('button', { name: '香港盘' });
  expect(screen.getByRole('group', { name: '盘口类型，冠军仅欧洲盘' })).toContainElement(other);
  expect(other).toHaveAttribute('aria-disabled', 'true');
  expect(other).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByRole('button', { name: '欧洲盘' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(screen.getByRole('button', { name: '马来盘' }));
  await userEvent.click(screen.getByTestId('sport-tab-TODAY'));
  // What the member reads elsewhere is what it was.
  expect(screen.getByRole('button', { name: '香港盘' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('button', { name: '香港盘' })).not.toHaveAttribute('aria-disabled');
});

test('[R3.10-1] outrights open to their runners', async () => {
  await open();
  await userEvent.click(screen.getByTestId('sport-tab-OUTRIGHT'));
  const cards = await screen.findAllByTestId('outright');
  expect(cards.length).toBeGreaterThan(1);
  expect(within(cards[0] ?? document.body).getAllByTestId('odds-cell').length).toBeGreaterThan(4);
  const second = cards[1] ?? document.body;
  expect(within(second).queryAllByTestId('odds-cell')).toHaveLength(0);
  await userEvent.click(within(second).getByRole('button'));
  expect(within(second).getAllByTestId('odds-cell').length).toBeGreaterThan(1);
});
