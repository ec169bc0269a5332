/** The slip over a real back end, as a member uses it, for tests. */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getSabaEvents, type SabaMarket } from '@site/contracts/vendor-saba';
import type { SelectionStatus } from '@site/domain/betting/statuses';
import { done, type Outcome } from '@site/domain/errors/app-error';
import { Link } from '@site/platform';
import { renderInShell, type TestWorld } from '@site/testing';
import { toCartSelection } from '../board/to-cart-selection';
import { sportsState, type SportsState, type VendorSession } from '../state/sports-state';
import { PromoShelf } from '../promos/PromoShelf';
import { VendorProvider } from '../state/use-sports';
import type { BetInfo } from '../vendors/port';
import { SABA_MARKETS, toSportEvent } from '../vendors/saba/map';
import { sabaWorld } from '../vendors/saba-world.fixture';
import { SlipBar } from './SlipBar';
import { SlipSheet } from './SlipSheet';

/** 1X2, whose lines never move. */
const ONE_X_TWO = 5;
const PLACE = '/vendors/saba/betting/v1/PlaceBet';

/**
 * Least price of the matches that are chosen: shorter ones are refused in a parlay (§7.4), and
 * which match is at which price changes with the day.
 */
const LEAST_PRICE = 1.5;
interface Posting {
  readonly kind: string;
  readonly entries: readonly { readonly amount: number }[];
}

/** Matches that have not begun, with their market and the price of the home side. */
async function offers(world: TestWorld, count: number) {
  const board = await act(() =>
    world.platform.api.call(getSabaEvents, { query: { sportType: '1', tab: 'TODAY' } }),
  );
  if (!board.ok) throw new Error(`no board: ${JSON.stringify(board.error)}`);
  const { events, markets } = board.value;
  const offered = events
    .toSorted((a, b) => b.eventSort - a.eventSort)
    .flatMap((event) => {
      const market = markets.find(
        (one) =>
          one.betType === ONE_X_TWO && one.eventId === event.eventId && one.part === undefined,
      );
      const price = market?.selections[0]?.oddsPrice.decimalPrice ?? null;
      return market === undefined || price === null || Number(price) < LEAST_PRICE
        ? []
        : [{ event, market, price }];
    })
    .slice(0, count);
  if (offered.length < count) throw new Error('not enough matches to bet on');
  return offered;
}

/** Passes the time in which a tap on the sheet is not meant for it: it cannot have been seen yet. */
export const untilSeen = (): Promise<void> =>
  act(() => new Promise<void>((resolve) => void setTimeout(resolve, 450)));

/** Answers of the vendor about selections, which can be kept waiting. */
function heldQuotes() {
  let held: Promise<void> = Promise.resolve();
  return {
    after: async <T,>(answer: Promise<T>): Promise<T> => {
      const value = await answer;
      await held;
      return value;
    },
    hold: (): (() => void) => {
      let letGo: (() => void) | null = null;
      held = new Promise((resolve) => {
        letGo = resolve;
      });
      return () => letGo?.();
    },
  };
}

/** The sheet with its world, made anew for each test. */
export function slipSheet() {
  let world: TestWorld;
  let sports: SportsState;
  let vendorSession: VendorSession;
  let close: () => Promise<void>;
  /** What the vendor says of every selection; null for what it says by itself. */
  let quotedStatus: SelectionStatus | null;
  let quotes: ReturnType<typeof heldQuotes>;
  const withStatus = (answer: Outcome<BetInfo>): Outcome<BetInfo> =>
    answer.ok && quotedStatus !== null
      ? done({
          ...answer.value,
          legs: answer.value.legs.map((leg) => ({ ...leg, status: quotedStatus ?? leg.status })),
        })
      : answer;
  beforeEach(() => {
    quotedStatus = null;
    quotes = heldQuotes();
    ({ world, close } = sabaWorld(({ betInfo }) => ({
      betInfo: async (question) => withStatus(await quotes.after(betInfo(question))),
    })));
    sports = sportsState(world.platform);
    vendorSession = sports.vendorSessions.SABA;
  });
  afterEach(async () => {
    await close();
  });

  /**
   * Signs in with the clock at rest and shows the slip, by itself or under its bar.
   *
   * @returns the way to leave the page.
   */
  async function begin(
    member: string | null = 'member01',
    path = '/sbtwo/sports-saba',
    part: 'sheet' | 'bar' | 'promos' = 'sheet',
  ): Promise<() => void> {
    await world.control('POST', '/clock', { pause: true });
    if (member !== null) await world.logIn(member);
    const { unmount } = renderInShell(
      <VendorProvider id="SABA">
        {part === 'promos' ? <PromoShelf /> : null}
        {part !== 'bar' ? (
          <SlipSheet />
        ) : (
          <>
            <Link to="/sbtwo/sports-saba-demo">demo</Link>
            <Link to="/sbtwo/sports-saba">real</Link>
            <SlipBar />
          </>
        )}
      </VendorProvider>,
      { platform: world.platform, path },
    );
    return unmount;
  }

  /** The home sides of matches that have not begun. */
  async function homeSides(count: number) {
    return (await offers(world, count)).map(({ event, market, price }) => {
      const mapped = SABA_MARKETS.read(market);
      const selection = mapped?.selections[0];
      if (mapped === null || selection === undefined) throw new Error('nothing to bet on');
      return { market, selection: toCartSelection(toSportEvent(event), mapped, selection, price) };
    });
  }
  /** Taps the home side of matches that have not begun. */
  async function choose(count = 1): Promise<readonly SabaMarket[]> {
    const chosen = await homeSides(count);
    chosen.forEach(({ selection }) => act(() => void vendorSession.slip.toggle(selection)));
    act(() => vendorSession.slip.setOpen(true));
    return chosen.map(({ market }) => market);
  }

  const type = (stake: string): void =>
    act(() => {
      const [row] = vendorSession.slip.state.get().rows;
      if (row !== undefined) vendorSession.slip.type(row.selection.selectionId, stake);
    });
  const placeButton = (): Promise<HTMLElement> => screen.findByTestId('slip-place');
  const tapPlace = async (): Promise<void> => {
    await waitFor(async () => expect(await placeButton()).toBeEnabled());
    await userEvent.click(await placeButton());
  };
  const stakesOf = async (): Promise<readonly Posting[]> => {
    const code = world.storage.get('memberCode') ?? '';
    return (
      (await act(() => world.control('GET', `/members/${code}/ledger`))) as { postings: Posting[] }
    ).postings.filter(({ kind }) => kind === 'bet.stake');
  };
  const refuseNext = (errorCode: string): Promise<unknown> =>
    world.control('POST', '/faults', {
      match: { path: PLACE },
      fault: { status: 409, errorCode, description: '' },
      times: 1,
    });
  return {
    get world() {
      return world;
    },
    get vendorSession() {
      return vendorSession;
    },
    get sports() {
      return sports;
    },
    /** The vendor says this of every selection from now on. */
    says: (status: SelectionStatus | null): void => {
      quotedStatus = status;
    },
    /** The vendor says nothing of any selection until the returned function is called. */
    holdQuotes: (): (() => void) => quotes.hold(),
    begin,
    homeSides,
    choose,
    type,
    placeButton,
    tapPlace,
    stakesOf,
    refuseNext,
  };
}

/** One selection with a hundred on it that can be placed, and the way to move its price. */
export async function readySingle(sheet: ReturnType<typeof slipSheet>) {
  const [market] = await sheet.choose();
  sheet.type('100');
  await waitFor(async () => expect(await sheet.placeButton()).toBeEnabled());
  const [{ selection } = { selection: null }] = sheet.vendorSession.slip.state.get().rows;
  if (selection === null || market === undefined) throw new Error('nothing is chosen');
  return {
    selection,
    moveTo: (price: string): Promise<unknown> =>
      sheet.world.control('POST', `/events/saba/${market.eventId}`, {
        do: 'price',
        selectionId: selection.selectionId,
        price,
      }),
  };
}
