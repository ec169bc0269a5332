/**
 * What the sports remote keeps over its pages: vendors with their slips, the odds type, the
 * member's choices. One per platform.
 */
import {
  createState,
  jsonKey,
  KEYS,
  type Platform,
  type StateOwner,
  type StateView,
} from '@site/platform';
import { Sports } from '@site/domain/constants';
import { ODDS_TYPE, ODDS_TYPE_NAMES, type OddsTypeName } from '@site/domain/odds/decimal-odds';
import { perVendor, type OddsVendorId } from '@site/domain/vendors/odds-vendor';
import { openDevice } from '../alerts/device';
import { createFeedback, type Feedback } from '../alerts/feedback';
import { createSlip, type SlipPort } from '../bet-slip/slip';
import type { FeedMessage, OddsVendor } from '../vendors/port';
import { createVendors } from '../vendors/registry';
import { openWagers, type OpenWagers } from '../wagers/open-wagers';
import { createVerdicts, type Verdicts } from '../wagers/verdicts';
import { createFeedGaps, type FeedGaps } from './feed-gaps';

/** A vendor with what the member does there. One cart per vendor (§3.5). */
export interface VendorSession {
  readonly vendor: OddsVendor;
  readonly slip: SlipPort;
  /** What its boards have lost: no bet goes out on it (safety I4). */
  readonly gaps: FeedGaps;
  /** The last message of a board of the page that told of something that happened. */
  readonly told: StateOwner<FeedMessage | null>;
}

/** The remote's state. */
export interface SportsState {
  readonly vendorSessions: Readonly<Record<OddsVendorId, VendorSession>>;
  /** Sound and vibration, as the member's settings and the device allow. */
  readonly feedback: Feedback;
  readonly oddsType: StateOwner<OddsTypeName>;
  readonly setOddsType: (type: OddsTypeName) => void;
  readonly acceptBetter: StateOwner<boolean>;
  readonly setAcceptBetter: (accept: boolean) => void;
  /** "Any price" (D10); off until the member asks for it. */
  readonly acceptAny: StateView<boolean>;
  readonly setAcceptAny: (accept: boolean) => void;
  /** Prices change without a sign of it; off until the member asks for it. */
  readonly calmPrices: StateView<boolean>;
  readonly setCalmPrices: (calm: boolean) => void;
  /** How bets that had to wait ended; each stands until it is dismissed. */
  readonly verdicts: Verdicts;
  /** Wagers that are not settled yet, and the events they are on. */
  readonly open: OpenWagers;
}

const asBoolean = (value: unknown): boolean | null => (typeof value === 'boolean' ? value : null);
const ACCEPT_ANY = jsonKey<boolean>('acceptAnyOdds', 'local', 'never', 1, asBoolean);
const CALM_PRICES = jsonKey<boolean>('sports/calmPrices', 'local', 'never', 1, asBoolean);

const states = new WeakMap<Platform, SportsState>();

function createSportsState(platform: Platform): SportsState {
  const { storage } = platform;
  const oddsType = createState<OddsTypeName>(
    (storage.read(KEYS.oddsType) as OddsTypeName | null) ?? Sports.defaultOddsType,
  );
  const acceptBetter = createState(storage.read(KEYS.acceptBetterOdds) !== '0');
  const isMember = (): boolean => platform.session.state.get().status === 'member';
  // What the member chose on another device counts here too (§3.4), and what the server refused goes back.
  platform.settings.state.changes$.subscribe(({ settings, source }) => {
    if (source !== 'server') return;
    const name = ODDS_TYPE_NAMES.find((type) => ODDS_TYPE[type] === settings.oddsType);
    if (name !== undefined) oddsType.set(name);
    acceptBetter.set(settings.alwaysAcceptBetterOdds);
  });
  const acceptAny = createState(storage.read(ACCEPT_ANY) ?? false);
  const calmPrices = createState(storage.read(CALM_PRICES) ?? false);
  const feedback = createFeedback(openDevice(window), () => platform.settings.state.get().settings);
  const open = openWagers(platform);
  const vendors = createVendors(platform);
  const vendorSessionOf = (id: OddsVendorId): VendorSession => ({
    vendor: vendors[id],
    gaps: createFeedGaps(platform.clock.monotonic),
    told: createState<FeedMessage | null>(null),
    slip: createSlip(platform, vendors[id], oddsType, acceptBetter, {
      acceptAny,
      feedback: feedback.bet,
      onPlaced: open.note,
    }),
  });
  return {
    vendorSessions: perVendor(vendorSessionOf),
    feedback,
    oddsType,
    acceptBetter,
    acceptAny,
    calmPrices,
    open,
    verdicts: createVerdicts(platform.bus),
    setOddsType: (type) => {
      if (isMember()) void platform.settings.save({ oddsType: ODDS_TYPE[type] });
      storage.write(KEYS.oddsType, type);
      oddsType.set(type);
    },
    setAcceptBetter: (accept) => {
      if (isMember()) void platform.settings.save({ alwaysAcceptBetterOdds: accept });
      storage.write(KEYS.acceptBetterOdds, accept ? '1' : '0');
      acceptBetter.set(accept);
    },
    setAcceptAny: (accept) => {
      storage.write(ACCEPT_ANY, accept);
      acceptAny.set(accept);
    },
    setCalmPrices: (calm) => {
      storage.write(CALM_PRICES, calm);
      calmPrices.set(calm);
    },
  };
}

/** The state that belongs to a platform; made on first use. */
export function sportsState(platform: Platform): SportsState {
  const known = states.get(platform) ?? createSportsState(platform);
  states.set(platform, known);
  return known;
}
