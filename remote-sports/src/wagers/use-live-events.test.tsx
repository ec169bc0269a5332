/** What a wager says of its match while it is played. */
import { useState } from 'react';
import { act, fireEvent, screen } from '@testing-library/react';
import { Observable } from '@site/platform';
import { createTestWorld, renderInShell, type TestWorld } from '@site/testing';
import { eventOf, liveOf, snapshotOf, vendorOf } from '../board/board.fixture';
import type { FeedMessage } from '../vendors/port';
import { provideVendor } from '../vendors/registry';
import { placedWager } from '../bet-slip/slip.fixture';
import { VendorProvider } from '../state/use-sports';
import { useLiveEvents, type OnMatches } from './use-live-events';
import { testNetwork } from './network.fixture';

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
function Scores({
  keepsOld = false,
  wagers = WAGERS,
}: {
  readonly keepsOld?: boolean;
  readonly wagers?: readonly OnMatches[];
}) {
  const eventOfWager = useLiveEvents(wagers, keepsOld);
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

describe('without a network', () => {
  const turn = testNetwork();
  const told = (): string | null => screen.getByTestId('scores').textContent;
  // Its match makes another list of what is followed: the feed begins anew.
  const OTHER = placedWager('W2', {
    vendor: 'BTI',
    legs: LEG === undefined ? [] : [{ ...LEG, eventId: 'e3' }],
  });
  const join = (): void => void fireEvent.click(screen.getByText('another bet'));
  const Growing = ({ keepsOld }: { readonly keepsOld: boolean }) => {
    const [wagers, set] = useState<readonly OnMatches[]>(WAGERS);
    return (
      <>
        <button onClick={() => set([...WAGERS, OTHER])}>another bet</button>
        <Scores keepsOld={keepsOld} wagers={wagers} />
      </>
    );
  };
  const shell = (keepsOld = true) =>
    renderInShell(
      <VendorProvider id="BTI">
        <Growing keepsOld={keepsOld} />
      </VendorProvider>,
      { platform: world.platform },
    );
  const FIRST = snapshotOf({ events: [scoring('e1', 1), scoring('e2', 0)] });

  test('[I4] the last scores outlive a wager that joins the list, whose feed begins anew and finds nobody', () => {
    shell();
    expect(scores(FIRST)).toBe('1:0 0:0');
    turn(false);
    expect(scores({ kind: 'lost' })).toBe('1:0 old 0:0 old');
    join();
    expect(told()).toBe('1:0 old 0:0 old');
    // The new feed is silent from its first word on.
    expect(scores({ kind: 'lost' })).toBe('1:0 old 0:0 old');
    // Back again, they stand until the vendor says how it is.
    turn(true);
    expect(told()).toBe('1:0 old 0:0 old');
    expect(scores(snapshotOf({ events: [scoring('e1', 2)] }))).toBe('2:0 -');
  });

  test('[I4] the last scores are there again for a list that was left and is shown anew, said to be old', () => {
    const first = shell();
    expect(scores(FIRST)).toBe('1:0 0:0');
    turn(false);
    first.unmount();
    const again = shell();
    expect(told()).toBe('1:0 old 0:0 old');
    expect(scores({ kind: 'lost' })).toBe('1:0 old 0:0 old');
    turn(true);
    // What the vendor has taken away meanwhile is forgotten, also for the next time.
    expect(scores(snapshotOf({ events: [scoring('e1', 2)] }))).toBe('2:0 -');
    turn(false);
    again.unmount();
    shell();
    expect(told()).toBe('2:0 old -');
  });

  test('[I4] a score whose new feed has not begun when the network goes is old at once', () => {
    shell();
    expect(scores(FIRST)).toBe('1:0 0:0');
    join();
    turn(false);
    expect(told()).toBe('1:0 old 0:0 old');
  });

  test('with a network a list that is shown anew waits for the scores of now', () => {
    const first = shell();
    expect(scores(FIRST)).toBe('1:0 0:0');
    first.unmount();
    shell();
    expect(told()).toBe('- -');
  });

  test('[I4] where no old score is kept there is none', () => {
    const first = shell();
    expect(scores(FIRST)).toBe('1:0 0:0');
    turn(false);
    first.unmount();
    shell(false);
    expect(told()).toBe('- -');
  });
});
