/** A found match when its board falls silent, and when it ends while it is shown. */
import { act, screen, within } from '@testing-library/react';
import { done } from '@site/domain/errors/app-error';
import { Observable } from '@site/platform';
import { createTestWorld, renderInShell, type TestWorld } from '@site/testing';
import { Page as SearchPage } from '../../pages/SearchPage';
import type { FeedMessage, SportEvent } from '../../vendors/port';
import { provideVendor } from '../../vendors/registry';
import { deltaOf, eventOf, liveOf, snapshotOf, vendorOf } from '../board.fixture';

let world: TestWorld;
let tell: (message: FeedMessage) => void;
const FOUND = eventOf('e1', { live: liveOf({ score: { home: 0, away: 0 }, clock: '4' }) });
const at = (home: number, clock: string): SportEvent =>
  eventOf('e1', { live: liveOf({ score: { home, away: 0 }, clock }) });

beforeEach(async () => {
  world = createTestWorld();
  const feed = new Observable<FeedMessage>((subscriber) => {
    tell = (message) => subscriber.next(message);
  });
  provideVendor('BTI', () =>
    vendorOf({ id: 'BTI', feed: () => feed, search: () => Promise.resolve(done([FOUND])) }),
  );
  renderInShell(<SearchPage />, {
    platform: world.platform,
    path: '/sbtwo/search?vendor=BTI&text=红岭联',
  });
  await screen.findByTestId('found-event');
});
afterEach(() => world.close());

const say = (message: FeedMessage): Promise<void> => act(async () => tell(message));
const row = (): HTMLElement => screen.getByTestId('found-event');

test('a match that ends while it is shown keeps the score it was last told with, and is over', async () => {
  await say(snapshotOf({ events: [at(0, '4')] }));
  await say(deltaOf({ events: [at(1, '9')] }));
  expect(within(row()).getByTestId('event-row')).toHaveTextContent('1');
  await say(deltaOf({ removedEvents: ['e1'] }));
  expect(row()).toHaveTextContent(/1:0已结束$/);
  expect(row()).not.toHaveTextContent("4'");
  expect(within(row()).queryByTestId('odds-cell')).toBeNull();
});

test('in the narrow row of a found match the clock is its minute, so that what threatens is whole', async () => {
  const now = liveOf({ clock: '70', danger: 'attackHome' });
  await say(snapshotOf({ events: [eventOf('e1', { live: now })] }));
  expect(row()).toHaveTextContent("70'主队进攻");
  expect(row()).not.toHaveTextContent('半场');
});

test('what the board has never named is told without the score of an old answer', async () => {
  await say(snapshotOf({ events: [], markets: [], prices: [] }));
  expect(row()).toHaveTextContent(/^红岭 - 海川暂无盘口$/);
});

test.each<[string, readonly FeedMessage[]]>([
  ['never spoke', [{ kind: 'lost' }]],
  ['fell silent', [snapshotOf({ events: [at(0, '4')] }), { kind: 'lost' }]],
])(
  '[R8-7] where the board %s it is said that nothing comes, in the line of the count',
  async (_what, messages) => {
    const told = screen.getByTestId('search-told');
    expect(told).toHaveTextContent('共 1 场');
    for (const message of messages) await say(message);
    expect(told).toHaveTextContent('连接中断');
    expect(told).toHaveAttribute('data-silent', 'true');
    if (messages.length === 1) expect(row()).toHaveTextContent("4'赔率与比分暂未更新");
    await say(snapshotOf({ events: [at(1, '9')] }));
    expect(told).toHaveTextContent('共 1 场');
    expect(within(row()).getByTestId('event-row')).toBeVisible();
  },
);
