import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Observable } from '@site/platform';
import { createTestWorld, renderInShell, type TestWorld, Route, Routes } from '@site/testing';
import {
  VENDOR_PATHS,
  deltaOf,
  eventOf,
  liveOf,
  marketOf,
  pricesOf,
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

test('the tracker is open: danger on the pitch, who presses, and what happened with its minute', async () => {
  await open();
  expect(screen.getByRole('heading', { name: '红岭 2 比 1 海川' })).toBeInTheDocument();
  const look = (over: Parameters<typeof liveOf>[0]) =>
    say(deltaOf({ events: [eventOf('e1', { live: liveOf(over) })] }));
  expect(await screen.findByTestId('match-pitch')).toHaveTextContent('比赛进行中');
  await look({ danger: 'attackAway', clock: '68' });
  expect(screen.getByTestId('match-pitch')).toHaveTextContent('客队进攻');
  // One attack is no share of anything.
  expect(screen.queryByTestId('match-pressure')).toBeNull();
  await look({ danger: 'goal', score: { home: 2, away: 2 }, clock: '69' });
  expect(screen.getByTestId('match-timeline')).toHaveTextContent("69' 海川 进球");
  await look({ danger: 'var', score: { home: 2, away: 1 }, clock: '70' });
  expect(screen.getByTestId('match-timeline')).toHaveTextContent("70' 海川 进球取消");
  await userEvent.click(
    screen.getByRole('button', { name: /^比赛直击.*角球 \d+-\d+.*红牌 \d+-\d+$/ }),
  );
  expect(screen.queryByTestId('match-pitch')).toBeNull();
});

test('a kind of market that is pinned stands first, on the next visit too', async () => {
  await open();
  const total = marketOf('m2', 'e1', { betType: 2 });
  await say(deltaOf({ markets: [marketOf('m1', 'e1'), total] }));
  const kinds = () =>
    screen.getAllByTestId('market-section').map(({ dataset }) => dataset['betType']);
  expect(kinds()).toEqual(['1', '2']);
  await userEvent.click(screen.getByRole('button', { name: '置顶 大小' }));
  expect(kinds()).toEqual(['2', '1']);
  expect(world.storage.get('sports/pinnedMarkets')).toContain('1/2');
});

test('exact scores at the highest price are folded, and unfold at a tap', async () => {
  await open();
  const selections = ['1:0', '4:3', '3:4'].map((label) => ({
    id: label,
    vendorKey: label,
    side: 'other' as const,
    label,
    line: null,
  }));
  await say(
    snapshotOf({
      markets: [marketOf('m6', 'e1', { betType: 6, selections })],
      prices: pricesOf({ '1:0': '8.00', '4:3': '200.00', '3:4': '200.00' }),
    }),
  );
  expect(screen.getAllByTestId('odds-cell')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: '展开其余 2 个高赔率比分' }));
  expect(screen.getAllByTestId('odds-cell')).toHaveLength(3);
});
