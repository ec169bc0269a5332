import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestWorld, renderInShell, type TestWorld } from '@site/testing';
import { VENDOR_PATHS } from '../board/board.fixture';
import { SportsPage } from '../pages/SportsPage';

let world: TestWorld;
beforeEach(() => {
  world = createTestWorld();
  document.documentElement.style.fontSize = '37.5px';
  window.innerWidth = 375;
});
afterEach(() => world.close());

/** A price that can be chosen. */
async function openCell(): Promise<HTMLElement> {
  const cells = await screen.findAllByTestId('odds-cell', {}, { timeout: 20_000 });
  const cell = cells.find(
    (one) => one.dataset['eu'] !== undefined && one.getAttribute('aria-disabled') !== 'true',
  );
  if (cell === undefined) throw new Error('no price');
  return cell;
}

test('a price of the board that is pressed for long says what it was, and writes all in another odds type', async () => {
  renderInShell(<SportsPage vendor="IM" />, { platform: world.platform, path: VENDOR_PATHS.IM });
  const cell = await openCell();
  // Any touch brings the code.
  fireEvent.scroll(window);
  await waitFor(
    () => {
      fireEvent.contextMenu(cell);
      expect(screen.getByTestId('trend-sheet')).toBeVisible();
    },
    { timeout: 20_000 },
  );
  const sheet = screen.getByTestId('trend-sheet');
  const trend = await within(sheet).findByTestId('price-trend');
  await waitFor(() => expect(trend).toHaveTextContent(/\d\d:\d\d 首见 ?[\d.]+/));
  await userEvent.click(within(sheet).getByRole('radio', { name: '欧洲' }));
  // Prices move meanwhile: whatever it is now, both write it as the vendor does.
  await waitFor(() => {
    const price = cell.dataset['eu'] ?? 'none';
    expect(cell).toHaveTextContent(price);
    expect(screen.getByTestId('price-trend')).toHaveTextContent(price);
  });
  expect(cell).toHaveAttribute('aria-pressed', 'false');
});
