import { act, screen, within } from '@testing-library/react';
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
        eventOf('e1', {
          startAt: world.platform.clock.now(),
          open: false,
          live: liveOf({ period: { kind: 'ended', number: null } }),
        }),
      ],
    }),
  );
  expect(screen.getByTestId('event-end')).toHaveTextContent('比赛已结束');
  expect(within(screen.getByTestId('event-end')).getByRole('link')).toHaveAttribute(
    'href',
    expect.stringContaining('match=e1'),
  );
  await say(deltaOf({ removedEvents: ['e1'] }));
  expect(await screen.findByTestId('event-gone')).toBeVisible();
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

test('the title marks who plays with fewer men, before the name', async () => {
  await open();
  await say(deltaOf({ events: [eventOf('e1', { live: liveOf({ reds: { home: 0, away: 2 } }) })] }));
  expect(screen.getByTestId('score-line')).toHaveTextContent(/^红岭2 : 1下半场 67'2海川$/);
});

test('the title says names, score and clock; the tracker is open: danger on the pitch, who presses, and what happened with its minute', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^红岭 2 比 1 海川$/);
  expect(screen.getByTestId('score-line')).toHaveTextContent(/^红岭2 : 1下半场 67'海川$/);
  expect(document.title).toMatch(/^红岭 对 海川 · /);
  const look = (over: Parameters<typeof liveOf>[0]) =>
    say(deltaOf({ events: [eventOf('e1', { live: liveOf(over) })] }));
  expect(await screen.findByTestId('match-pitch')).toHaveTextContent(/^红岭 ›‹ 海川$/);
  await look({ danger: 'attackAway', clock: '68' });
  expect(screen.getByTestId('match-pitch')).toHaveTextContent('海川进攻');
  // One attack is no share of anything.
  expect(screen.queryByTestId('match-pressure')).toBeNull();
  await look({ danger: 'goal', score: { home: 2, away: 2 }, clock: '69' });
  expect(screen.getByTestId('match-latest')).toHaveTextContent("69' 海川 进球");
  await look({ danger: 'var', score: { home: 2, away: 1 }, clock: '70' });
  expect(screen.getByTestId('match-latest')).toHaveTextContent("70' 海川 取消");
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

test('a tab counts the lines in it, as the vendor counts those that the board promises', async () => {
  await open();
  await sayLines();
  await say(deltaOf({ markets: [marketOf('w', 'e1', { betType: 5 })] }));
  const [first] = screen.getAllByTestId('market-section');
  expect(first).toBeVisible();
  // Five handicaps and one more, in two sections.
  expect(screen.getAllByTestId('market-section')).toHaveLength(2);
  expect(screen.getByTestId('market-group-all')).toHaveTextContent(/^全部 ?6$/);
  expect(screen.getByTestId('market-group-lines')).toHaveTextContent(/ ?5$/);
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
  await userEvent.click(screen.getByRole('button', { name: '更多 2 个比分' }));
  expect(screen.getAllByTestId('odds-cell')).toHaveLength(3);
});

test('[R3.10-1] a score with a price of its own is in sight, though its side has more of them than the others', async () => {
  await open();
  const prices = {
    '1:0': '5',
    '1:1': '6',
    '0:1': '4',
    '0:2': '6',
    '0:3': '9',
    '0:4': '15',
    '0:5': '40',
  };
  const capped = { '4:3': '200', '3:4': '200' };
  const selections = Object.keys({ ...prices, ...capped }).map((label) => ({
    id: label,
    vendorKey: label,
    side: 'other' as const,
    label,
    line: null,
  }));
  await say(
    snapshotOf({
      markets: [marketOf('m6', 'e1', { betType: 6, selections })],
      prices: pricesOf({ ...prices, ...capped }),
    }),
  );
  expect(screen.getAllByTestId('odds-cell')).toHaveLength(7);
  expect(screen.getByRole('button', { name: '更多 2 个比分' })).toBeVisible();
});

/** Five handicaps of the match by their line, with the prices of both sides. */
const LINES = [
  ['-1', 4, '3.20', '1.33'],
  ['-0.75', 2, '2.60', '1.50'],
  ['-0.5', 1, '1.95', '1.91'],
  ['-0.25', 3, '1.70', '2.20'],
  ['0', 5, '22.68', '1.01'],
] as const;
const sayLines = (): Promise<void> =>
  say(
    snapshotOf({
      markets: LINES.map(([line, rank]) =>
        marketOf(line, 'e1', {
          rank,
          selections: [
            { id: `${line}h`, vendorKey: 'h', side: 'home', label: 'h', line },
            { id: `${line}a`, vendorKey: 'a', side: 'away', label: 'a', line: line.slice(1) },
          ],
        }),
      ),
      prices: pricesOf(
        Object.fromEntries(
          LINES.flatMap(([line, , home, away]) => [
            [`${line}h`, home],
            [`${line}a`, away],
          ]),
        ),
      ),
    }),
  );
const shownLines = () => screen.getAllByTestId('market-line').map(({ textContent }) => textContent);

test('of many lines the main one is marked and the nearest stand open; dead and far ones unfold at a tap', async () => {
  await open();
  await sayLines();
  expect(shownLines()).toHaveLength(3);
  const main = screen.getByRole('group', { name: '主盘口' });
  expect(main).toHaveTextContent('-0.5');
  expect(main).toHaveTextContent('0.91');
  const fold = screen.getByRole('button', { name: '更多盘口线 (2)' });
  await userEvent.click(fold);
  expect(shownLines()).toHaveLength(5);
  await userEvent.click(screen.getByRole('button', { name: '收起盘口线' }));
  expect(shownLines()).toHaveLength(3);
});

test('a line in the slip is not folded, and does not leave under the finger that takes it out', async () => {
  await open();
  await sayLines();
  await userEvent.click(screen.getByRole('button', { name: '更多盘口线 (2)' }));
  const far = () =>
    screen.getAllByTestId('odds-cell').find(({ dataset }) => dataset['selectionId'] === '-1h');
  await userEvent.click(far() as HTMLElement);
  await userEvent.click(screen.getByRole('button', { name: '收起盘口线' }));
  expect(shownLines()).toHaveLength(4);
  expect(far()).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(far() as HTMLElement);
  expect(far()).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByRole('button', { name: '更多盘口线 (1)' })).toBeVisible();
});

test('a price that moves folds nothing; lines that are dealt anew are folded anew', async () => {
  await open();
  await sayLines();
  await say(deltaOf({ prices: pricesOf({ '-0.5h': '30.00', '-0.5a': '1.01' }) }));
  expect(screen.getByRole('group', { name: '主盘口' })).toHaveTextContent('-0.5');
  await say(deltaOf({ removedMarkets: ['-0.25'] }));
  expect(screen.getByRole('group', { name: '主盘口' })).toHaveTextContent('-0.5/1');
  expect(shownLines()).toHaveLength(2);
});

test('a side that cannot come any more keeps its place, wherever it stands', async () => {
  await open();
  const sides = (of: readonly ('home' | 'draw' | 'away')[]) =>
    of.map((side) => ({
      id: side,
      vendorKey: side,
      side,
      label: side,
      line: null,
    }));
  const row = () => screen.getByTestId('market-section').querySelector('[data-columns="3"]');
  const cells = () => [...(row()?.children ?? [])].map(({ textContent }) => textContent);
  const three = (...of: Parameters<typeof sides>[0]) =>
    say(snapshotOf({ markets: [marketOf('x', 'e1', { betType: 3, selections: sides(of) })] }));
  await three('home', 'draw', 'away');
  expect(cells()).toHaveLength(3);
  expect(cells()).not.toContain('–');
  await three('home', 'draw');
  expect(cells()).toEqual([expect.stringMatching('e1|主|红'), expect.stringMatching('和'), '–']);
  await three('draw', 'away');
  expect(cells()[0]).toBe('–');
  expect(cells()).toHaveLength(3);
});
