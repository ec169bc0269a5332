/**
 * Business constants of §9, each once. Where the specification has two readings, the choice is said
 * beside it.
 */

/** Addresses (§2). */
export const Routing = {
  /** Base path of the mobile site; removed before matching. */
  basePath: '/cn/mobile',
  /** Longest in-app path a query may carry back after login (safety B5). */
  maxReturnPath: 256,
} as const;

/**
 * Identity the client sends (§3.3, §7.1). None of it is a secret: the edge adds what must be
 * (safety B3).
 */
export const Identity = {
  siteIdLogin: 38,
  siteIdApi: 44,
  clientId: 'mobile-web',
  brand: 'SITE',
  platform: 'Mobile',
  culture: 'ZH-CN',
} as const;

/** Calls (§7.1, §9). */
export const Http = {
  requestTimeoutMs: 600_000,
  /** Member-visible deadline of reads (safety D2). */
  readSoftMs: 8_000,
  /** Member-visible deadline of calls that change something and move no money (safety D2, I8). */
  writeSoftMs: 10_000,
  /** The same for files, which a slow line carries for a while. */
  uploadSoftMs: 120_000,
  /** After this a money call is unknown and gets reconciled (safety D2). */
  moneySoftMs: 10_000,
  logTimeoutMs: 5_000,
  /** Records of this long travel in one request, at most so many and so large. */
  logBatchMs: 5_000,
  logBatchMost: 20,
  logBatchBytes: 48_000,
  /** Most records that wait for the logging gateway; the oldest leave first (safety B9). */
  logQueue: 50,
  dedupeCooldownMs: 333,
  /**
   * A read that is repeated every few seconds is on record this often while it succeeds; failures
   * always.
   */
  logPollMs: 60_000,
  /** Two readings, 3.0 and 2.0: 2.0 unless the call names its own (domain D7). */
  defaultApiVersion: '2.0',
} as const;

/** Tokens (§4.1, §9). */
export const Token = {
  refreshEveryMs: 330_000,
  retryTimes: 3,
  retryGapMs: 1_000,
  expiryDeltaS: 600,
  /** Longest time one tab may hold the refresh lock (safety D4). */
  refreshLockMs: 15_000,
  /**
   * What one tab wrote reaches the storage of another process a moment later than the lock's
   * release does.
   */
  storageSettleMs: 500,
  /** Longest life of the name and password kept in memory for one automatic login (safety B2). */
  pairMs: 900_000,
  /** A vendor that gave no token is not asked for one again by reads for this long: boards poll. */
  shutMs: 10_000,
} as const;

/** Paging (§9). */
export const Paging = {
  history: 80,
  cmsIdChunk: 90,
  sportsData: 50,
  transactions: 50,
  maxPages: 200,
} as const;

/** Toasts and modals (§9). Two readings, 3 s and 1.5 s: 3 s, codes carry their own (domain D8). */
export const Toast = {
  durationMs: 3_000,
  /** Over the bar at the bottom. */
  offsetPx: 30,
  /** Modals, sheets and toasts come and go in this time. */
  modalMs: 150,
} as const;

/** Root font: the width divided by this, up to the widest layout (§9). */
export const Viewport = { rootFontDivisor: 10, maxWidthPx: 680 } as const;

/** Persisted store (§9). */
export const Persisted = { version: 1, hydrateMs: 5_000 } as const;

/** Wallet groups (§3.9) that a rule names. */
export const WalletGroup = { sportsbook: 2 } as const;

/** Sports (§2.2, §5, §9). */
export const Sports = {
  defaultVendor: 'IM',
  searchMin: 3,
  defaultAmounts: ['99999', '1000', '100'],
  defaultOddsType: 'HK',
  acceptBetterOdds: true,
  goalSound: true,
  goalVibration: true,
  listDisplaySaveMs: 2_000,
  /** Without a message for this long a board is stale and betting is off (safety D2). */
  staleAfterMs: 10_000,
  /** A suspended feed reconnects at first after this and never later than the second (safety D2). */
  reconnectMs: [500, 30_000],
} as const;

/** Money actions (safety D3). */
export const MoneyAction = {
  /** Reconciliation steps after an unknown answer. */
  reconcileMs: [0, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000],
  /** The server's settle window: before it has passed, "not found" proves nothing. */
  settleWindowMs: 15_000,
  /** After this the action waits in the pending list with a manual check. */
  foregroundMs: 120_000,
  /** The same key and bytes may be sent again at most this often. */
  resendTimes: 2,
} as const;

/** Timers of a login by link (§4.1). */
export const Landing = { detailsAfterMs: 1_000, refreshAfterMs: 3_000 } as const;

/** Image formats that are probed, best first (§3.6, §9). */
export const Media = { formats: ['AVIF', 'WEBP'] } as const;

/**
 * Cookies of the landing query in days (§9). Affiliate has two readings, 2 and 30: 30, so that a
 * partner is never cheated.
 */
export const CookieDays = { affiliate: 30, media: 2, web: 2, referer: 2 } as const;

/** Distance of the site's zone from UTC: +8 hours (§9). */
const OFFSET_MINUTES = 480;
/** The same in ms; for who needs nothing else of {@link Time}. */
export const OFFSET_MS = OFFSET_MINUTES * 60_000;

/** Time shown to members (§9). */
export const Time = {
  offsetMinutes: OFFSET_MINUTES,
  offsetMs: OFFSET_MS,
  format: 'YYYY/MM/DD HH:mm',
  vendorZone: '+08:00',
} as const;

/** Cadence of scripts that are not the site's own, and sampling of the error reporter (§9). */
export const Telemetry = {
  recordingPausedAfterLoginMs: 120_000,
  scriptsAfterMs: 5_000,
  traces: 1,
  replays: 0.1,
  replaysOnError: 1,
} as const;

/**
 * Sign in again after this long without a deed (safety C-77); looked at each minute, noted at most
 * every 15 s.
 */
export const Idle = {
  afterMs: 30 * 60_000,
  warnMs: 2 * 60_000,
  lookMs: 60_000,
  noteMs: 15_000,
} as const;

/** Live chat popup (§2.3, §9). */
export const LiveChat = { widthPx: 540, heightPx: 650 } as const;

/** Maintenance (§2.5, §9). */
export const Maintenance = { redirectMs: 8_000, debounceMs: 300 } as const;

/** Balance refresh (§9); after reads without an answer the pause grows to so many throttles. */
export const Balance = { throttleMs: 10_000, longestTries: 6 } as const;

// What the first load of a part does without stands in a file of its own, under the same roof.
export {
  AlertNews,
  CaseText,
  Feedback,
  PlaySession,
  PriceTrail,
  Promotion,
  QuickBet,
} from './constants-later';
export { MarketLines } from './constants-match';
