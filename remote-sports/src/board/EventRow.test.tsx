import { cleanup, act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Observable } from '@site/platform';
import { createTestWorld, renderInShell, type TestWorld } from '@site/testing';
import { quickTap } from '../bet-slip/quick-tap';
import { sportsState, type SportsState } from '../state/sports-state';
import { VendorProvider } from '../state/use-sports';
import type { FeedMessage } from '../vendors/port';
import {
  deltaOf,
  eventOf,
  liveOf,
  marketOf,
  pricesOf,
  snapshotOf,
  vendorOf,
  winnerOf,
} from './board.fixture';
import { BoardProvider, useLeagues } from './board-context';
import { EventRow } from './EventRow';
import { ColumnHeads } from './BoardHeads';

let world: TestWorld;
let sports: SportsState;
beforeEach(() => {
  world = createTestWorld();
  sports = sportsState(world.platform);
});
afterEach(async () => {
  jest.useRealTimers();
  await world.close();
});

const query = { kind: 'list', sportId: 1, tab: 'TODAY' } as const;

/** All rows of the board, without the virtual list: jsdom has no layout. */
function Rows() {
  return useLeagues()
    .flatMap(({ eventIds }) => eventIds)
    .map((id) => <EventRow key={id} eventId={id} base="/sbtwo/sports-saba" />);
}

/** A board that the test feeds. */
function openBoard() {
  let tell: (message: FeedMessage) => void = () => undefined;
  const feed = new Observable<FeedMessage>((subscriber) => {
    tell = (message) => subscriber.next(message);
  });
  const vendor = vendorOf({ feed: () => feed });
  renderInShell(
    <VendorProvider id="SABA">
      <BoardProvider vendor={vendor} query={query}>
        <Rows />
      </BoardProvider>
    </VendorProvider>,
    { platform: world.platform },
  );
  /** Says something and lets one frame pass. */
  const say = (message: FeedMessage): Promise<void> =>
    act(async () => {
      tell(message);
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    });
  return { say };
}

const cell = (id: string): HTMLElement => {
  const found = screen.getAllByTestId('odds-cell').find((one) => one.dataset['selectionId'] === id);
  if (found === undefined) throw new Error(`no cell ${id}`);
  return found;
};

test('a row shows teams, the line and the price in the type of the member', async () => {
  const { say } = openBoard();
  await say(snapshotOf());
  expect(screen.getByTestId('event-row')).toHaveTextContent('红岭');
  expect(cell('m1h')).toHaveTextContent('0.95');
  expect(cell('m1h')).toHaveAttribute('data-eu', '1.95');
  expect(cell('m1h')).not.toHaveAttribute('data-move');
});

test('[R5-6] another odds type is written at once, without a move', async () => {
  const { say } = openBoard();
  await say(snapshotOf());
  await act(async () => {
    sports.setOddsType('EU');
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
  });
  expect(cell('m1h')).toHaveTextContent('1.95');
  expect(cell('m1h')).not.toHaveAttribute('data-move');
});

test('a match is a named group, its link says score and part of play, a price says what it is of', async () => {
  const { say } = openBoard();
  await say(snapshotOf({ events: [eventOf('e1', { live: liveOf() })] }));
  const row = screen.getByRole('article', { name: '红岭 对 海川' });
  expect(row).toHaveAttribute('data-event-id', 'e1');
  expect(screen.getByRole('link', { name: "红岭 2 比 1 海川，下半场 67'" })).toBeVisible();
  expect(cell('m1h')).toHaveAccessibleName(/红岭\s?-0.5\s?，让球，红岭 对 海川，\s?0.95/);
});

test('the draw stands between the teams, in the row as in its prices', async () => {
  const { say } = openBoard();
  await say(snapshotOf({ markets: [winnerOf('w', 'e1', ['home', 'away', 'draw'])] }));
  expect(screen.getByRole('link', { name: '红岭 对 海川' })).toHaveTextContent(/红岭.*和局.*海川/);
  expect(screen.getAllByTestId('odds-cell').map(({ dataset }) => dataset['selectionId'])).toEqual([
    'whome',
    'wdraw',
    'waway',
  ]);
});

test('a price that rises says so, and the cell stays the same element', async () => {
  const { say } = openBoard();
  await say(snapshotOf());
  const before = cell('m1h');
  await say(deltaOf({ prices: pricesOf({ m1h: '2.05' }) }));
  expect(cell('m1h')).toBe(before);
  expect(before).toHaveTextContent('1.05');
  expect(before).toHaveAttribute('data-move', 'up');
});

test('a price that goes away leaves the mark for none and cannot be chosen', async () => {
  const { say } = openBoard();
  await say(snapshotOf());
  await say(deltaOf({ prices: pricesOf({ m1h: null }) }));
  expect(cell('m1h')).toHaveAttribute('data-empty');
  await userEvent.click(cell('m1h'));
  expect(sports.vendorSessions.SABA.slip.state.get().rows).toEqual([]);
});

test('a tap chooses at the price that is shown, a second tap takes it back', async () => {
  const { say } = openBoard();
  await say(snapshotOf());
  await userEvent.click(cell('m1a'));
  expect(sports.vendorSessions.SABA.slip.state.get().rows[0]?.selection).toMatchObject({
    selectionId: 'm1a',
    price: '1.91',
    homeName: '红岭',
  });
  expect(cell('m1a')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(cell('m1a'));
  expect(cell('m1a')).toHaveAttribute('aria-pressed', 'false');
});

test('the price of a quick bet looks and is said as chosen wherever it stands, also in a row that comes later', async () => {
  act(() => quickTap.tapped.set('m1a'));
  const { say } = openBoard();
  await say(snapshotOf());
  expect(cell('m1a')).toHaveAttribute('data-chosen', 'true');
  expect(cell('m1a')).toHaveAttribute('aria-pressed', 'true');
  act(() => quickTap.tapped.set(null));
  expect(cell('m1a')).toHaveAttribute('aria-pressed', 'false');
});

test.each<[string, FeedMessage]>([
  ['the market is suspended', deltaOf({ markets: [marketOf('m1', 'e1', { state: 'suspended' })] })],
  ['the event is closed', deltaOf({ events: [eventOf('e1', { open: false })] })],
  ['the feed is silent', { kind: 'lost' }],
  ['[I4] the feed has a gap', { kind: 'lost', gap: true }],
])('%s: prices stand and cannot be chosen', async (_what, message) => {
  const { say } = openBoard();
  await say(snapshotOf());
  await say(message);
  expect(cell('m1h')).toHaveTextContent('0.95');
  expect(cell('m1h')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(cell('m1h'));
  expect(sports.vendorSessions.SABA.slip.state.get().rows).toEqual([]);
});

test('a feed that speaks again opens the board again', async () => {
  const { say } = openBoard();
  await say(snapshotOf());
  await say({ kind: 'lost' });
  await say({ kind: 'alive' });
  expect(cell('m1h')).not.toHaveAttribute('aria-disabled');
});

test('[I4] after a gap only a snapshot opens the board: neither a change nor a word of life does', async () => {
  const { say } = openBoard();
  await say(snapshotOf());
  await say({ kind: 'lost', gap: true });
  await say(deltaOf({ prices: pricesOf({ m1a: '1.99' }) }));
  await say({ kind: 'alive' });
  expect(cell('m1h')).toHaveAttribute('aria-disabled', 'true');
  await say(snapshotOf());
  expect(cell('m1h')).not.toHaveAttribute('aria-disabled');
});

test('[I4] a gap of the feed holds the slip of its vendor back, too, until the board is whole; a board that is left says nothing', async () => {
  const { say } = openBoard();
  await say(snapshotOf());
  const { SABA, IM } = sports.vendorSessions;
  const isHeld = (): boolean => SABA.gaps.state.get().isOpen;
  await say({ kind: 'lost' });
  expect(isHeld()).toBe(false);
  await say({ kind: 'lost', gap: true });
  await say(deltaOf({}));
  expect([isHeld(), IM.gaps.state.get().isOpen]).toEqual([true, false]);
  await say(snapshotOf());
  expect(SABA.gaps.state.get()).toEqual({ isOpen: false, left: null });
  const before = world.platform.clock.monotonic();
  await say({ kind: 'lost', gap: true });
  cleanup();
  // Another board of the vendor begins: what it says is not about what the slip holds.
  const next = openBoard();
  await next.say(snapshotOf());
  const { isOpen, left } = SABA.gaps.state.get();
  expect([isOpen, (left ?? 0) >= before]).toEqual([false, true]);
});

test('a removed event leaves the board', async () => {
  const { say } = openBoard();
  await say(snapshotOf());
  await say(deltaOf({ removedEvents: ['e1'] }));
  expect(screen.queryByTestId('event-row')).toBeNull();
});

test.each([
  ['suspended', '暂停投注'],
  ['updating', '赔率更新中'],
  ['closed', '已收盘'],
] as const)('[R3.10-1] a market that is %s says so, not by colour alone', async (state, words) => {
  const { say } = openBoard();
  await say(snapshotOf());
  await say(deltaOf({ markets: [marketOf('m1', 'e1', { state })] }));
  expect(cell('m1h')).toHaveTextContent(words);
  expect(cell('m1h').querySelector('svg')).not.toBeNull();
  expect(cell('m1h')).toHaveAttribute('data-state', state);
});

test('a focused price has a name that stands still while it ticks, and says where it went', async () => {
  const { say } = openBoard();
  await say(snapshotOf());
  act(() => cell('m1h').focus());
  expect(cell('m1h')).toHaveAccessibleName('红岭 -0.5，让球，红岭 对 海川，0.95');
  jest.useFakeTimers();
  act(() => cell('m1a').focus());
  await act(() => {
    cell('m1h').focus();
    return Promise.resolve();
  });
  cell('m1h').dataset['move'] = 'up';
  expect(cell('m1h')).toHaveAccessibleName('红岭 -0.5，让球，红岭 对 海川，0.95');
  act(() => {
    jest.advanceTimersByTime(5_000);
  });
  expect(cell('m1h')).toHaveAccessibleName('红岭 -0.5，让球，红岭 对 海川，0.95 赔率上升');
  act(() => cell('m1h').blur());
  expect(cell('m1h')).not.toHaveAttribute('aria-label');
});

test('[R3.10-1] points and sets stand in the row of a match in sets; a red card is said in words', async () => {
  const { say } = openBoard();
  await say(
    snapshotOf({
      events: [
        eventOf('e1', {
          sportId: 3,
          live: liveOf({
            period: { kind: 'set', number: 2 },
            clock: '',
            parts: [
              { home: 6, away: 4 },
              { home: 2, away: 1 },
            ],
            points: '40:15',
            reds: { home: 1, away: 0 },
          }),
        }),
      ],
    }),
  );
  expect(screen.getByTestId('event-row')).toHaveTextContent('第2盘6-4 2-1 (40:15)');
  expect(screen.getByLabelText('红牌 1 张')).toBeInTheDocument();
});

test('[R5-6] heads of columns name what the sport counts, and mark those that have European prices only', async () => {
  await act(async () => world.platform.settings.setListDisplay(1));
  const heads = () => view.container.textContent;
  const view = renderInShell(
    <VendorProvider id="SABA">
      <ColumnHeads sportId={1} />
    </VendorProvider>,
    { platform: world.platform },
  );
  await waitFor(() => expect(heads()).toBe('让球大小独赢欧'));
  act(() => sports.setOddsType('EU'));
  expect(heads()).toBe('让球大小独赢');
  await act(async () => world.platform.settings.setListDisplay(2));
  await waitFor(() => expect(heads()).toBe('让球大小'));
});
