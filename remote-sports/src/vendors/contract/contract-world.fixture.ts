/**
 * One adapter over the real sandbox in process, with time in the test's hand. A new vendor joins
 * the contract with a row here.
 */
import { createTestWorld, vendorStreams, type TestWorld, type VendorStreams } from '@site/testing';
import type { Platform } from '@site/platform';
import { SABA_STREAM } from '@site/contracts/vendor-saba';
import { BTI_SOCKET_PATH } from '@site/contracts/vendor-bti-stream';
import type { CartSelection } from '@site/domain/betting/cart';
import { BET_TYPE, type BetTypeId } from '@site/domain/betting/bet-types';
import { parseDecimalOdds } from '@site/domain/odds/decimal-odds';
import { VENDORS, type OddsVendorId } from '@site/domain/vendors/odds-vendor';
import type { FeedQuery, OddsVendor, Side } from '../port';
import { toCartSelection } from '../../board/to-cart-selection';
import { createBti } from '../bti';
import { createIm } from '../im';
import { createSaba } from '../saba';
import { watchFeed, type BoardView } from './board-view.fixture';
import { manualTimers, type ManualTimers } from './manual-timers.fixture';

type Maker = (platform: Platform, timers: ManualTimers, streams: VendorStreams) => OddsVendor;

/** An adapter as the contract runs it. */
interface Adapter {
  /** Makes it over what it is fed by. */
  readonly make: Maker;
  /**
   * What makes a message of its stream the whole board; null where the board is asked for, so that
   * time has to pass before something is heard.
   */
  readonly isWhole: ((text: string) => boolean) | null;
}

const ADAPTERS: Readonly<Record<OddsVendorId, Adapter>> = {
  IM: { make: (platform, timers) => createIm(platform, timers), isWhole: null },
  BTI: {
    make: (platform, timers, streams) =>
      createBti(platform, {
        ...timers,
        open: (handlers) => streams.openSocket(BTI_SOCKET_PATH, handlers),
      }),
    isWhole: (text) => text.includes('"type":"snapshot"'),
  },
  SABA: {
    make: (platform, timers, streams) =>
      createSaba(platform, { ...timers, open: streams.openEvents }),
    isWhole: (text) => text.includes(`"status":${SABA_STREAM.INITIAL}`),
  },
};

/** Noon in Shanghai; fixtures of a day stand around it. */
const NOW = Date.parse('2027-01-15T12:00:00+08:00');

/** What a test is handed. */
export interface ContractWorld {
  readonly id: OddsVendorId;
  readonly vendor: OddsVendor;
  readonly world: TestWorld;
  readonly timers: ManualTimers;
  readonly streams: VendorStreams;
  /** Turns the vendor's switches. */
  readonly turn: (switches: object) => Promise<void>;
  readonly script: (eventId: string, body: object) => Promise<void>;
  /** Lets the server's time pass. */
  readonly advance: (ms: number) => Promise<void>;
  /** Ids of events by sport and tab, as the control surface lists them. */
  readonly events: (sport: number, tab: string) => Promise<readonly string[]>;
  readonly watch: (query: FeedQuery) => BoardView;
  /** Waits until it is so, at most a few seconds; polled boards are asked meanwhile. */
  readonly until: (isSo: () => boolean, what: string) => Promise<void>;
  /** The same while time passes for the feed too, half a second a step. */
  readonly pass: (isSo: () => boolean, what: string) => Promise<void>;
  /** Waits until nothing is on its way. */
  readonly settle: () => Promise<void>;
  readonly list: (tab: Extract<FeedQuery, { kind: 'list' }>['tab'], sportId?: number) => FeedQuery;
  /** A selection of an event as the slip holds it. */
  readonly pick: (
    eventId: string,
    betType: BetTypeId,
    side: Side,
    isOutright?: boolean,
  ) => Promise<CartSelection>;
  /** The board is asked for, not streamed. */
  readonly isRequested: boolean;
  /**
   * The next message comes as bytes that nobody can read.
   *
   * @param which the next one at all, or the next whole board.
   * @returns whether it has come.
   */
  readonly spoil: (which: 'any' | 'whole') => Promise<() => boolean>;
  readonly close: () => Promise<void>;
}

const nap = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** Counts calls on their way. */
function counted(
  platform: Platform,
  timers: ManualTimers,
): { readonly platform: Platform; readonly busy: () => boolean } {
  let running = 0;
  const call: Platform['api']['call'] = (row, input) => {
    running += 1;
    return platform.api.call(row, input).finally(() => {
      running -= 1;
    });
  };
  return {
    platform: {
      ...platform,
      api: { ...platform.api, call },
      clock: { now: platform.clock.now, monotonic: timers.now },
    },
    busy: () => running > 0,
  };
}

/** The selection of a market as the slip would hold it. */
function cartOf(board: BoardView, eventId: string, betType: BetTypeId, side: Side): CartSelection {
  const event = board.event(eventId);
  const market = board
    .marketsOf(eventId)
    .filter((each) => each.betType === betType && each.state === 'open')
    .sort((a, b) => a.period - b.period || a.rank - b.rank)[0];
  const selection = market?.selections.find((each) => each.side === side);
  const price = parseDecimalOdds(board.price(selection?.id ?? '') ?? '');
  if (event === undefined || market === undefined || selection === undefined || price === null)
    throw new Error(`no ${side} of bet type ${betType} on ${eventId}`);
  return toCartSelection(event, market, selection, price);
}

/**
 * Opens the world of one test.
 *
 * @param member signed in, or null for a visitor.
 */
export async function contractWorld(
  id: OddsVendorId,
  member: string | null = 'member01',
): Promise<ContractWorld> {
  const world = createTestWorld({ now: NOW });
  await world.control('POST', '/clock', { pause: true });
  if (member !== null) await world.logIn(member);
  else await world.start();
  const timers = manualTimers();
  const streams = vendorStreams(world.sandbox);
  const { platform, busy } = counted(world.platform, timers);
  const { make, isWhole } = ADAPTERS[id];
  const isRequested = isWhole === null;
  const vendor = make(platform, timers, streams);
  const views: BoardView[] = [];
  const settle = async (): Promise<void> => {
    await nap(2);
    while (busy()) await nap(1);
  };
  const until: ContractWorld['until'] = async (isSo, what) => {
    for (let step = 0; step < 1_500; step += 1) {
      await settle();
      if (isSo()) return;
      if (isRequested) timers.advance(1_000);
      else await nap(3);
    }
    throw new Error(`${id} waited in vain: ${what}`);
  };
  const pass: ContractWorld['pass'] = async (isSo, what) => {
    for (let step = 0; step < 200; step += 1) {
      // A busy machine needs its time too: what is on its way must not look like silence.
      for (let at = 0; at < 4; at += 1) {
        await nap(3);
        await settle();
        if (isSo()) return;
      }
      timers.advance(500);
    }
    throw new Error(`${id} waited in vain: ${what}`);
  };
  const watch = (query: FeedQuery): BoardView => {
    const view = watchFeed(vendor, query);
    views.push(view);
    return view;
  };
  const name = VENDORS[id].segment;
  return {
    id,
    vendor,
    world,
    timers,
    streams,
    watch,
    until,
    pass,
    settle,
    isRequested,
    turn: async (switches) => {
      await world.control('POST', `/vendors/${name}`, switches);
    },
    script: async (eventId, body) => {
      await world.control('POST', `/events/${name}/${eventId}`, body);
    },
    advance: async (advanceMs) => {
      await world.control('POST', '/clock', { advanceMs });
    },
    events: async (sport, tab) => {
      const { events } = (await world.control('GET', `/events/${name}?sport=${sport}`)) as {
        events: { eventId: string; tab: string }[];
      };
      return events.filter((event) => event.tab === tab).map(({ eventId }) => eventId);
    },
    list: (tab, sportId = 1) => ({ kind: 'list', sportId, tab }),
    pick: async (eventId, betType, side, isOutright = false) => {
      const view = watch({ kind: 'events', eventIds: [eventId], isOutright });
      await until(() => view.marketsOf(eventId).length > 0, `markets of ${eventId}`);
      view.close();
      return cartOf(view, eventId, betType, side);
    },
    spoil: async (which) => {
      let spoiled = false;
      if (isWhole === null) {
        await world.control('POST', '/faults', {
          match: { path: `/vendors/${name}` },
          fault: { status: 200, body: '{"status":', contentType: 'application/json' },
          times: 1,
        });
        return () => true;
      }
      streams.tamper((text) => {
        if (spoiled || (which === 'whole' && !isWhole(text))) return text;
        spoiled = true;
        return '{"status":';
      });
      return () => spoiled;
    },
    close: async () => {
      views.forEach((view) => view.close());
      timers.advance(60_000);
      streams.close();
      await settle();
      await world.close();
    },
  };
}

/** Bet types that tests name. */
export { BET_TYPE };

/** Opens worlds for the tests of a file and closes them after each. */
export function contractWorlds(): {
  readonly open: (id: OddsVendorId, member?: string | null) => Promise<ContractWorld>;
} {
  const opened: ContractWorld[] = [];
  afterEach(async () => {
    for (const each of opened.splice(0)) await each.close();
  });
  return {
    open: async (id, member = 'member01') => {
      const made = await contractWorld(id, member);
      opened.push(made);
      return made;
    },
  };
}
