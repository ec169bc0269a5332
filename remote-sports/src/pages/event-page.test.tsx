import { act, screen } from '@testing-library/react';
import { Observable } from '@site/platform';
import { createTestWorld, renderInShell, type TestWorld, Route, Routes } from '@site/testing';
import {
  VENDOR_PATHS,
  deltaOf,
  eventOf,
  liveOf,
  marketOf,
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

async function open(): Promise<void> {
  renderInShell(
    <Routes>
      <Route path="/sbtwo/sports-bti/event/:eventId" element={<Page />} />
    </Routes>,
    { platform: world.platform, path: `${VENDOR_PATHS.BTI}/event/e1` },
  );
  await say(snapshotOf({ events: [eventOf('e1', { live: liveOf() })] }));
}
const say = (message: FeedMessage): Promise<void> =>
  act(async () => {
    tell(message);
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
  });

test('the end of play is told, and so is that every market has closed', async () => {
  await open();
  expect(screen.queryByTestId('event-end')).toBeNull();
  await say(deltaOf({ markets: [marketOf('m1', 'e1', { state: 'closed' })] }));
  expect(screen.getByTestId('event-end')).toHaveTextContent('全部盘口已收盘');
  await say(
    deltaOf({
      events: [
        eventOf('e1', { open: false, live: liveOf({ period: { kind: 'ended', number: null } }) }),
      ],
    }),
  );
  expect(screen.getByTestId('event-end')).toHaveTextContent('比赛已结束');
  await say(deltaOf({ removedEvents: ['e1'] }));
  expect(screen.getByTestId('event-gone')).toBeVisible();
});

test('a silent feed is said, and every price is locked', async () => {
  await open();
  await say({ kind: 'lost' });
  expect(screen.getByRole('alert')).toHaveTextContent('赔率连接中断');
  expect(screen.getByTestId('board')).toHaveAttribute('data-stale', 'true');
  for (const cell of screen.getAllByTestId('odds-cell'))
    expect(cell).toHaveAttribute('aria-disabled', 'true');
});

test('[C-58] a match in play says that pictures and prices may be late; one to come does not', async () => {
  await open();
  expect(screen.getByText('滚球画面与赔率可能延迟，他人可能先得知最新情况')).toBeVisible();
  await say(snapshotOf({ events: [eventOf('e1')] }));
  expect(screen.queryByText(/赔率可能延迟/)).toBeNull();
});
