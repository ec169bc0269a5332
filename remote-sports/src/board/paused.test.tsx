import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Observable } from '@site/platform';
import { createTestWorld, renderInShell, type TestWorld, Route, Routes } from '@site/testing';
import { Page } from '../pages/EventPage';
import { SportsPage } from '../pages/SportsPage';
import type { FeedMessage } from '../vendors/port';
import { provideVendor } from '../vendors/registry';
import { deltaOf, eventOf, pricesOf, snapshotOf, vendorOf, VENDOR_PATHS } from './board.fixture';

let world: TestWorld;
let tell: (message: FeedMessage) => void;
/** Who listens to the feed now. */
let listeners: number;
beforeEach(() => {
  world = createTestWorld();
  listeners = 0;
  const feed = new Observable<FeedMessage>((subscriber) => {
    listeners += 1;
    tell = (message) => subscriber.next(message);
    return () => {
      listeners -= 1;
    };
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
const cell = (): HTMLElement => {
  const found = screen
    .getAllByTestId('odds-cell')
    .find(({ dataset }) => dataset['selectionId'] === 'm1h');
  if (found === undefined) throw new Error('no cell');
  return found;
};
const open = (path: string): void => {
  renderInShell(
    <Routes>
      <Route path="/sbtwo/sports-bti/event/:eventId" element={<Page />} />
      <Route path="/sbtwo/sports-bti" element={<SportsPage vendor="BTI" />} />
    </Routes>,
    { platform: world.platform, path },
  );
};
const rise = (price: string): FeedMessage => deltaOf({ prices: pricesOf({ m1h: price }) });

test('[C-83] a member pauses the prices of a match: they stand, cannot be chosen, and go on whole; the focus stays', async () => {
  open(`${VENDOR_PATHS.BTI}/event/e1`);
  await say(snapshotOf());
  await say(rise('2.05'));
  expect(cell()).toHaveTextContent('1.05');

  const pause = screen.getByTestId('board-pause');
  await userEvent.click(pause);
  expect(listeners).toBe(0);
  expect(screen.getByTestId('board-paused')).toHaveTextContent('赔率已暂停更新，暂停投注');
  expect(cell()).toHaveTextContent('1.05');
  expect(cell()).toHaveAttribute('aria-disabled', 'true');
  expect(pause).toHaveFocus();

  await userEvent.click(pause);
  expect(pause).toHaveFocus();
  expect(screen.queryByTestId('board-paused')).toBeNull();
  // What stood through the pause is old: nothing may be chosen before the board is whole again.
  await say({ kind: 'alive' });
  expect(cell()).toHaveAttribute('aria-disabled', 'true');
  await say(snapshotOf({ prices: pricesOf({ m1h: '2.25', m1a: '1.80' }) }));
  expect(cell()).toHaveTextContent('1.25');
  expect(cell()).not.toHaveAttribute('aria-disabled');
  expect([listeners, document.activeElement]).toEqual([1, pause]);
});

test('[C-83] a pause holds over pages: a board that opens meanwhile takes one picture and stands', async () => {
  const { boardView, setPaused } = await import('./board-view');
  setPaused(world.platform, true);
  open(`${VENDOR_PATHS.BTI}/event/e1`);
  await say({ kind: 'lost' });
  await say(snapshotOf());
  expect(cell()).toHaveTextContent('0.95');
  // The adapter writes the prices that the board holds: one that stands has left it.
  expect(listeners).toBe(0);
  await say(rise('2.05'));
  expect(cell()).toHaveTextContent('0.95');
  expect(cell()).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(
    screen.getAllByRole('button', { name: '继续更新赔率' })[0] ?? document.body,
  );
  await say(snapshotOf({ events: [eventOf('e1')] }));
  await say(rise('2.05'));
  expect(cell()).toHaveTextContent('1.05');
  expect(boardView(world.platform).get().isPaused).toBe(false);
});

test('[C-83] the menu of the board pauses it, and its words lead on', async () => {
  open(VENDOR_PATHS.BTI);
  await say(snapshotOf());
  await userEvent.click(screen.getByTestId('board-more'));
  await userEvent.click(await screen.findByTestId('menu-pause'));
  expect(await screen.findByTestId('board-paused')).toBeVisible();
  expect(listeners).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: '继续更新赔率', hidden: true }));
  expect(screen.queryByTestId('board-paused')).toBeNull();
  expect(listeners).toBe(1);
});
