import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Observable, PlatformProvider } from '@site/platform';
import { createTestWorld, renderInShell, type TestWorld, Route, Routes } from '@site/testing';
import {
  VENDOR_PATHS,
  deltaOf,
  eventOf,
  pricesOf,
  snapshotOf,
  vendorOf,
} from '../board/board.fixture';
import { rowOf } from '../bet-slip/slip-check.fixture';
import { legOf } from '../bet-slip/slip.fixture';
import { Page } from '../pages/EventPage';
import { VendorProvider } from '../state/use-sports';
import { odds } from '../vendors/odds.fixture';
import type { FeedMessage } from '../vendors/port';
import { provideVendor } from '../vendors/registry';
import { priceMemory } from './price-memory';
import { RowTrend } from './RowTrend';

let world: TestWorld;
let tell: (message: FeedMessage) => void;
beforeEach(() => {
  world = createTestWorld();
  const feed = new Observable<FeedMessage>((subscriber) => {
    tell = (message) => subscriber.next(message);
  });
  provideVendor('BTI', () => vendorOf({ id: 'BTI', feed: () => feed }));
});
afterEach(() => world.close());

const say = (message: FeedMessage): Promise<void> =>
  act(async () => {
    tell(message);
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
  });
async function open(): Promise<HTMLElement> {
  renderInShell(
    <Routes>
      <Route path="/sbtwo/sports-bti/event/:eventId" element={<Page />} />
    </Routes>,
    { platform: world.platform, path: `${VENDOR_PATHS.BTI}/event/e1` },
  );
  await say(snapshotOf({ events: [eventOf('e1')] }));
  await screen.findAllByTestId('odds-cell');
  // The code that remembers comes late.
  await act(async () => {
    await import('./PriceSampler');
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
  });
  const [cell] = screen.getAllByTestId('odds-cell');
  if (cell === undefined) throw new Error('no price');
  return cell;
}
const idOf = (cell: HTMLElement): string => cell.dataset['selectionId'] ?? '';

test('how a price moved since it was first seen stands behind one button, as a line and in words', async () => {
  const cell = await open();
  await say(deltaOf({ prices: pricesOf({ [idOf(cell)]: '3.00' }) }));
  await say(deltaOf({ prices: pricesOf({ [idOf(cell)]: '2.50' }) }));
  await userEvent.click(screen.getAllByTestId('market-trend')[0] as HTMLElement);
  const sheet = await screen.findByTestId('trend-sheet');
  const [line] = within(sheet).getAllByRole('img');
  expect(line).toHaveAccessibleName(/^\d\d:\d\d 首见 .*，最低 .*，最高 2\.00，现在 1\.50$/);
  // A line is drawn for what moved only.
  expect(within(sheet).getAllByRole('img')).toHaveLength(1);
  const rows = within(sheet).getAllByTestId('trend-row');
  expect(rows).toHaveLength(2);
  expect(rows[1]).toHaveTextContent(/\d\d:\d\d 首见 0\.91，还没有变动0\.91$/);
});

test('the menu key opens the history of that one price and chooses nothing', async () => {
  const cell = await open();
  fireEvent.contextMenu(cell);
  const trends = within(await screen.findByTestId('trend-sheet')).getAllByTestId('price-trend');
  expect(trends).toHaveLength(1);
  expect(trends[0]).toHaveTextContent(/^\d\d:\d\d 首见 [\d.]+，还没有变动$/);
  expect(cell).toHaveAttribute('aria-pressed', 'false');
});

test('a finger that rests on a price opens its history, and the tap at its end chooses nothing', async () => {
  const cell = await open();
  fireEvent.pointerDown(cell, { pointerType: 'touch' });
  expect(await screen.findByTestId('trend-sheet')).toBeVisible();
  fireEvent.pointerUp(cell, { pointerType: 'touch' });
  fireEvent.click(cell, { detail: 1 });
  expect(cell).toHaveAttribute('aria-pressed', 'false');
  await userEvent.keyboard('{Escape}');
  // The next tap is one again.
  fireEvent.pointerDown(cell, { pointerType: 'touch' });
  fireEvent.pointerUp(cell, { pointerType: 'touch' });
  fireEvent.click(cell, { detail: 1 });
  expect(cell).toHaveAttribute('aria-pressed', 'true');
});

test('a finger that slips scrolls, and opens nothing', async () => {
  const cell = await open();
  // jsdom has no pointer events with a place.
  const finger = (type: string, clientY: number): void =>
    void cell.dispatchEvent(new MouseEvent(type, { bubbles: true, clientX: 10, clientY }));
  finger('pointerdown', 10);
  finger('pointermove', 60);
  await act(
    () =>
      new Promise((resolve) => {
        setTimeout(resolve, 700);
      }),
  );
  expect(screen.queryByTestId('trend-sheet')).toBeNull();
});

test('the memory is bounded, and what it knows comes back after a reload of the tab', () => {
  const memory = priceMemory(world.platform);
  for (let at = 0; at < 300; at += 1) memory.note('BTI', `s${at}`, odds('1.95'));
  expect(memory.of('BTI', 's0')).toBeNull();
  expect(memory.of('BTI', 's299')).toMatchObject({ opened: '1.95' });
  memory.keep();
  const again = priceMemory({ ...world.platform });
  expect(again.of('BTI', 's299')).toMatchObject({ opened: '1.95' });
  expect(again.of('BTI', 's0')).toBeNull();
});

test('a price that the vendor takes away meanwhile is no step back to the one that was agreed to', () => {
  const seen = (price: string | null) => (
    <VendorProvider id="BTI">
      <RowTrend row={rowOf({ info: legOf('a', { price: price === null ? null : odds(price) }) })}>
        {null}
      </RowTrend>
    </VendorProvider>
  );
  const { rerender } = render(seen('2.00'), {
    wrapper: ({ children }) => (
      <PlatformProvider platform={world.platform}>{children}</PlatformProvider>
    ),
  });
  rerender(seen(null));
  rerender(seen('2.00'));
  const { points } = priceMemory(world.platform).of('BTI', 'a') ?? {};
  expect(points?.map(({ price }) => price)).toEqual(['2.00']);
});
