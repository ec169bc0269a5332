import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getSabaPromos } from '@site/contracts/vendor-saba-promos';
import { Observable } from '@site/platform';
import { createTestWorld, renderInShell, type TestWorld, Route, Routes } from '@site/testing';
import { eventOf, marketOf, snapshotOf, VENDOR_PATHS, vendorOf } from '../board/board.fixture';
import { Page } from '../pages/EventPage';
import { sportsState } from '../state/sports-state';
import type { FeedMessage } from '../vendors/port';
import { provideVendor } from '../vendors/registry';

let world: TestWorld;
let tell: (message: FeedMessage) => void;
let raised: string;
beforeEach(async () => {
  world = createTestWorld();
  const feed = new Observable<FeedMessage>((subscriber) => {
    tell = (message) => subscriber.next(message);
  });
  provideVendor('SABA', () => vendorOf({ id: 'SABA', feed: () => feed }));
  const promos = await world.platform.api.call(getSabaPromos);
  const [boost] = promos.ok ? promos.value.boosts : [];
  const market = promos.ok
    ? promos.value.markets.find(({ marketId }) => marketId === boost?.marketId)
    : undefined;
  if (market === undefined) throw new Error('nothing is raised');
  raised = market.eventId;
});
afterEach(() => world.close());

/** Opens the page of a match; `whenAsked` runs before its markets come. */
async function open(eventId: string, whenAsked: () => Promise<unknown>): Promise<void> {
  renderInShell(
    <Routes>
      <Route path="/sbtwo/sports-saba/event/:eventId" element={<Page />} />
    </Routes>,
    { platform: world.platform, path: `${VENDOR_PATHS.SABA}/event/${eventId}` },
  );
  await whenAsked();
  act(() => tell(snapshotOf({ events: [eventOf(eventId)], markets: [marketOf('m1', eventId)] })));
}
const asked = (): Promise<void> =>
  waitFor(
    async () =>
      expect(
        (
          (await world.control('GET', '/requests?path=/vendors/saba/sports/v1/GetPromos')) as {
            requests: unknown[];
          }
        ).requests.length,
      ).toBeGreaterThan(1),
    { timeout: 20_000 },
  );
const settled = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 100);
  });
/** Whether the raised prices stand before the markets of the match. */
const isBefore = (shelf: HTMLElement): boolean =>
  (shelf.compareDocumentPosition(screen.getByTestId('market-section')) &
    Node.DOCUMENT_POSITION_FOLLOWING) !==
  0;

test('a raised price stands before the markets of its match; a tap puts it on the slip', async () => {
  await open(raised, async () => {
    await asked();
    await act(settled);
  });
  const shelf = await screen.findByTestId('raised-here');
  expect(isBefore(shelf)).toBe(true);
  await userEvent.click(screen.getAllByTestId('promo-boost')[0] as HTMLElement);
  const { rows, open: isOpen } = sportsState(world.platform).vendorSessions.SABA.slip.state.get();
  expect(rows.map(({ selection }) => selection.eventId)).toEqual([raised]);
  expect(isOpen).toBe(true);
});

test('raised prices that come later than the markets move none of them: they stand behind', async () => {
  await world.control('POST', '/faults', {
    match: { path: '/vendors/saba/sports/v1/GetPromos' },
    fault: { delayMs: 300 },
  });
  await open(raised, () => Promise.resolve());
  expect(screen.getByTestId('market-section')).toBeVisible();
  expect(isBefore(await screen.findByTestId('raised-here'))).toBe(false);
});

test('a match without a raised price has no shelf', async () => {
  await open('e1', async () => {
    await asked();
    await act(settled);
  });
  expect(screen.getByTestId('market-section')).toBeVisible();
  expect(screen.queryByTestId('raised-here')).toBeNull();
});
