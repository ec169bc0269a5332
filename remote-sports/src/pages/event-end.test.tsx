/** A match that leaves the feed: what its page saw stays, and leads to the result. */
import { act, cleanup, screen, within } from '@testing-library/react';
import { dayKey } from '@site/domain/formatting/day';
import { Observable } from '@site/platform';
import { createTestWorld, renderInShell, type TestWorld, Route, Routes } from '@site/testing';
import {
  VENDOR_PATHS,
  deltaOf,
  eventOf,
  liveOf,
  snapshotOf,
  vendorOf,
} from '../board/board.fixture';
import type { FeedMessage } from '../vendors/port';
import { provideVendor } from '../vendors/registry';
import { Page } from './EventPage';

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

async function open(
  first = snapshotOf({ events: [eventOf('e1', { live: liveOf() })] }),
): Promise<void> {
  renderInShell(
    <Routes>
      <Route path="/sbtwo/sports-bti/event/:eventId" element={<Page />} />
    </Routes>,
    { platform: world.platform, path: `${VENDOR_PATHS.BTI}/event/e1` },
  );
  await say(first);
}
const say = (message: FeedMessage): Promise<void> =>
  act(async () => {
    tell(message);
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
  });

test('a match that leaves the feed in play keeps its head, score and tracker, and leads to its result', async () => {
  const startAt = world.platform.clock.now() - 2 * 3_600_000;
  await open();
  const live = liveOf({ danger: 'attackHome' });
  await say(snapshotOf({ events: [eventOf('e1', { startAt, live })] }));
  const tracker = await screen.findByTestId('match-tracker');
  await say(deltaOf({ events: [eventOf('e1', { startAt, live: { ...live, clock: '90' } })] }));
  await say(deltaOf({ removedEvents: ['e1'] }));
  const gone = await screen.findByTestId('event-gone');
  expect(gone).toHaveTextContent(/^比赛已结束/);
  expect(screen.getByTestId('score-line')).toHaveTextContent(/^红岭2 : 1完场海川$/);
  expect(screen.getByTestId('match-tracker')).toBe(tracker);
  expect(screen.getByTestId('match-pitch')).toHaveAttribute('data-danger', 'safe');
  expect(screen.queryByTestId('odds-cell')).toBeNull();
  const results = `${VENDOR_PATHS.BTI}/results?sport=1&day=${dayKey(startAt)}&match=e1`;
  expect(within(gone).getByRole('link', { name: '查看赛果' })).toHaveAttribute(
    'href',
    expect.stringContaining(results),
  );
});

test('one that had not begun keeps its head, and nobody says that it is over', async () => {
  await open();
  await say(snapshotOf({ events: [eventOf('e1')] }));
  await say(deltaOf({ removedEvents: ['e1'] }));
  expect(await screen.findByTestId('event-gone')).toHaveTextContent('已结束或不存在');
  expect(screen.getByTestId('score-line')).toHaveTextContent(/^红岭VS.*海川$/);
});

test('on the way back to it a match that has left stands as it was left', async () => {
  const ended = { startAt: world.platform.clock.now() + 60_000, live: liveOf() };
  await open(snapshotOf({ events: [eventOf('e1', ended)] }));
  await say(deltaOf({ removedEvents: ['e1'] }));
  cleanup();
  await open(snapshotOf({ events: [] }));
  expect(await screen.findByTestId('event-gone')).toHaveTextContent(/^比赛已结束/);
  expect(screen.getByTestId('score-line')).toHaveTextContent(/^红岭2 : 1完场海川$/);
  expect(await screen.findByTestId('match-tracker')).toBeVisible();
});

test('opened once more after it has left, it leads to its result, which this visit knows', async () => {
  // It began before the time that was told.
  const startAt = world.platform.clock.now() + 60_000;
  await open();
  await say(snapshotOf({ events: [eventOf('e1', { startAt, live: liveOf() })] }));
  cleanup();
  await open(snapshotOf({ events: [] }));
  const gone = await screen.findByTestId('event-gone');
  expect(gone).toHaveTextContent('已结束或不存在');
  expect(within(gone).getByRole('link', { name: '查看赛果' })).toHaveAttribute(
    'href',
    expect.stringContaining('match=e1'),
  );
});
