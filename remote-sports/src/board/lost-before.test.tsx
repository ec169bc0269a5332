/** A feed that is lost before its first snapshot: nothing is known, so nothing is said to be absent. */
import { act, screen } from '@testing-library/react';
import { Observable } from '@site/platform';
import { createTestWorld, renderInShell, type TestWorld, Route, Routes } from '@site/testing';
import { Page } from '../pages/EventPage';
import { SportsPage } from '../pages/SportsPage';
import type { FeedMessage } from '../vendors/port';
import { provideVendor } from '../vendors/registry';
import { snapshotOf, vendorOf, VENDOR_PATHS } from './board.fixture';

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

const open = (path: string): void => {
  renderInShell(
    <Routes>
      <Route path="/sbtwo/sports-bti/event/:eventId" element={<Page />} />
      <Route path="/sbtwo/sports-bti" element={<SportsPage vendor="BTI" />} />
    </Routes>,
    { platform: world.platform, path },
  );
};
const say = (message: FeedMessage): Promise<void> => act(async () => tell(message));

test.each<[string, readonly FeedMessage[]]>([
  ['lost', [{ kind: 'lost' }]],
  ['lost, then a word of life', [{ kind: 'lost' }, { kind: 'alive' }]],
])(
  '[R8-7] a list whose feed is %s goes on waiting: it does not call itself empty',
  async (_what, messages) => {
    open(VENDOR_PATHS.BTI);
    for (const message of messages) await say(message);
    expect(screen.getByTestId('skeleton')).toBeVisible();
    expect(screen.queryByTestId('board-empty')).toBeNull();
    await say(snapshotOf());
    expect(screen.getByTestId('event-row')).toHaveTextContent('红岭');
  },
);

test('[R8-7] a match whose feed is lost before its first word is not called over', async () => {
  open(`${VENDOR_PATHS.BTI}/event/e1`);
  await say({ kind: 'lost' });
  expect(screen.getByTestId('skeleton')).toBeVisible();
  expect(screen.queryByTestId('event-gone')).toBeNull();
  await say(snapshotOf());
  expect(screen.getByTestId('board')).toHaveTextContent('红岭');
});
