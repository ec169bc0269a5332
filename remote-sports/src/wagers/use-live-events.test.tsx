/** What a wager says of its match while it is played. */
import { act, screen } from '@testing-library/react';
import { Observable } from '@site/platform';
import { createTestWorld, renderInShell, type TestWorld } from '@site/testing';
import { eventOf, liveOf, snapshotOf, vendorOf } from '../board/board.fixture';
import type { FeedMessage } from '../vendors/port';
import { provideVendor } from '../vendors/registry';
import { placedWager } from '../bet-slip/slip.fixture';
import { VendorProvider } from '../state/use-sports';
import { useLiveEvents } from './use-live-events';

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

const [LEG] = placedWager('W1').legs;
const WAGERS = [
  placedWager('W1', {
    vendor: 'BTI',
    legs: ['e1', 'e2'].flatMap((eventId) => (LEG === undefined ? [] : [{ ...LEG, eventId }])),
  }),
];
function Scores({ keepsOld = false }: { readonly keepsOld?: boolean }) {
  const eventOfWager = useLiveEvents(WAGERS, keepsOld);
  return (
    <p data-testid="scores">
      {['e1', 'e2']
        .map((id) => eventOfWager('BTI', id))
        .map((event) => ({ score: event?.live?.score, old: event?.isOld === true ? ' old' : '' }))
        .map(({ score, old }) => (score === undefined ? '-' : `${score.home}:${score.away}${old}`))
        .join(' ')}
    </p>
  );
}
const scoring = (id: string, home: number) =>
  eventOf(id, { live: liveOf({ score: { home, away: 0 } }) });
const scores = (message: FeedMessage): string | null => {
  act(() => tell(message));
  return screen.getByTestId('scores').textContent;
};

test('a score that nobody brings any more is not shown as the present one, and comes back with the feed', () => {
  renderInShell(
    <VendorProvider id="BTI">
      <Scores />
    </VendorProvider>,
    { platform: world.platform },
  );
  expect(scores(snapshotOf({ events: [scoring('e1', 1), scoring('e2', 0)] }))).toBe('1:0 0:0');
  expect(scores({ kind: 'lost' })).toBe('- -');
  // Silence alone lost no word: the same feed goes on where it was.
  expect(scores({ kind: 'alive' })).toBe('1:0 0:0');
  expect(scores({ kind: 'lost', gap: true })).toBe('- -');
  expect(scores({ kind: 'alive' })).toBe('- -');
  expect(scores(snapshotOf({ events: [scoring('e1', 3), scoring('e2', 2)] }))).toBe('3:0 2:0');
  // A match that the vendor has taken away is no match in play.
  expect(scores(snapshotOf({ events: [scoring('e2', 2)] }))).toBe('- 2:0');
});

test('where old scores are kept they are said to be old until the feed brings new ones', () => {
  renderInShell(
    <VendorProvider id="BTI">
      <Scores keepsOld />
    </VendorProvider>,
    { platform: world.platform },
  );
  expect(scores(snapshotOf({ events: [scoring('e1', 1), scoring('e2', 0)] }))).toBe('1:0 0:0');
  expect(scores({ kind: 'lost' })).toBe('1:0 old 0:0 old');
  expect(scores({ kind: 'alive' })).toBe('1:0 0:0');
  expect(scores({ kind: 'lost', gap: true })).toBe('1:0 old 0:0 old');
  expect(scores({ kind: 'alive' })).toBe('1:0 old 0:0 old');
  expect(scores(snapshotOf({ events: [scoring('e2', 2)] }))).toBe('- 2:0');
});
