/** Wagers at SABA over a real back end with its streams, for tests. */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getSabaEvents } from '@site/contracts/vendor-saba';
import type { TestWorld } from '@site/testing';
import { toCartSelection } from '../board/to-cart-selection';
import { sportsState, type SportsState, type VendorSession } from '../state/sports-state';
import { SABA_MARKETS, toSportEvent } from '../vendors/saba/map';
import { sabaWorld } from '../vendors/saba-world.fixture';
import { watchBets } from './watch-bets';

const ONE_X_TWO = 5;
/** Shorter prices are refused in a parlay (§7.4). */
const LEAST_PRICE = 1.5;

/** Home sides of matches of today. */
async function homeSides(world: TestWorld, count: number) {
  const board = await world.platform.api.call(getSabaEvents, {
    query: { sportType: '1', tab: 'TODAY' },
  });
  if (!board.ok) throw new Error('no board');
  const { events, markets } = board.value;
  const sides = events
    .toSorted((a, b) => b.eventSort - a.eventSort)
    .flatMap((event) => {
      const market = markets.find(
        (one) =>
          one.betType === ONE_X_TWO && one.eventId === event.eventId && one.part === undefined,
      );
      const mapped = market === undefined ? null : SABA_MARKETS.read(market);
      const selection = mapped?.selections[0];
      const price = market?.selections[0]?.oddsPrice.decimalPrice ?? null;
      if (mapped === null || selection === undefined || price === null) return [];
      return Number(price) < LEAST_PRICE
        ? []
        : [toCartSelection(toSportEvent(event), mapped, selection, price)];
    })
    .slice(0, count);
  if (sides.length < count) throw new Error('nothing to bet on');
  return sides;
}

/** Types a stake into the sheet of a change, in place of what stands there. */
export async function typeEditStake(text: string): Promise<void> {
  await userEvent.clear(screen.getByTestId('edit-stake'));
  if (text !== '') await userEvent.type(screen.getByTestId('edit-stake'), text);
}

/** Opens the change of the wager in sight, up to what its vendor pays for it. */
export async function openChange(): Promise<void> {
  const edit = await screen.findByTestId('wager-edit');
  // It rests while the sale stops for a moment, and says why.
  await waitFor(() => expect(edit).not.toHaveAccessibleDescription());
  await userEvent.click(edit);
  await waitFor(() => expect(screen.getByTestId('edit-start')).toBeEnabled());
  await waitFor(() => expect(screen.getByTestId('edit-returns')).toHaveTextContent(/\d ¥\d/));
}

/** Begins the change of the wager in sight: another stake, and on to the slip. */
export async function changeStake(text: string): Promise<void> {
  await openChange();
  await typeEditStake(text);
  await userEvent.click(screen.getByTestId('edit-start'));
}

/** Places what stands in the slip, once it can be placed. */
export async function placeNew(): Promise<void> {
  await waitFor(() => expect(screen.getByTestId('slip-place')).toBeEnabled());
  await userEvent.click(screen.getByTestId('slip-place'));
}

/** A member with wagers, made anew for each test. */
export function sabaBets() {
  let world: TestWorld;
  let sports: SportsState;
  let session: VendorSession;
  let close: () => Promise<void>;
  let stop: () => void;
  beforeEach(async () => {
    ({ world, close } = sabaWorld());
    sports = sportsState(world.platform);
    session = sports.vendorSessions.SABA;
    stop = watchBets(world.platform, sports);
    await world.control('POST', '/clock', { pause: true });
    await world.logIn('member01');
  });
  afterEach(async () => {
    stop();
    await close();
  });
  return {
    get world() {
      return world;
    },
    get session() {
      return session;
    },
    /** Books 100 on home sides of today, each by itself or all together. */
    book: async (
      mode: 'single' | 'combo',
      count = 1,
      comboId?: string,
    ): Promise<readonly string[]> => {
      const { slip } = session;
      const chosen = await homeSides(world, count);
      chosen.forEach((selection) => void slip.toggle(selection));
      slip.setMode(mode);
      await act(() => slip.requote());
      if (mode === 'single') {
        chosen.forEach(({ selectionId }) => slip.type(selectionId, '100'));
        chosen.forEach(({ selectionId }) => slip.place(selectionId));
      } else {
        slip.typeCombo(comboId ?? slip.state.get().combo.offers?.[0]?.id ?? '', '100');
        slip.placeCombo();
      }
      await waitFor(() => expect(slip.state.get().rows).toEqual([]));
      return chosen.map(({ eventId }) => eventId);
    },
    /** Home sides of today's matches but one. */
    others: async (eventId: string) =>
      (await homeSides(world, 2)).filter((side) => side.eventId !== eventId),
    /** How many postings of a kind the back end has. */
    postings: async (kind: string): Promise<number> => {
      const { postings } = (await act(() => world.control('GET', '/members/member01/ledger'))) as {
        postings: readonly { readonly kind: string }[];
      };
      return postings.filter((posting) => posting.kind === kind).length;
    },
  };
}
