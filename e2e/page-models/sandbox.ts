/** What the tests ask of the sandbox, in their own words. */
import type { Site } from '../fixtures/site';
import type { VendorName } from './board-page';

/** A wager as the sandbox's ledger has it; money in CNY. */
export interface SandboxWager {
  readonly transId: string;
  readonly eventId: string;
  readonly marketId: string;
  readonly ticketStatus: string;
  readonly key: string;
  readonly stake: number;
  readonly risk: number;
  readonly win: number;
  readonly payout: number | null;
}
/** A posting of the double-entry ledger: its entries sum to nothing. */
export interface Posting {
  readonly kind: string;
  readonly ref: string;
  readonly entries: readonly { readonly account: string; readonly amount: number }[];
}

/** A scripted match. */
export interface SandboxEvent {
  readonly eventId: string;
  readonly tab: string;
  readonly homeName: string;
  readonly awayName: string;
  readonly [key: string]: unknown;
}

/** The wagers of a member. */
export async function wagersOf(site: Site, member: string): Promise<readonly SandboxWager[]> {
  const answer = await site.control<{ wagers: SandboxWager[] }>('GET', `/members/${member}/wagers`);
  return answer.wagers;
}

/** Everything posted for a member. */
export async function postingsOf(site: Site, member: string): Promise<readonly Posting[]> {
  return (await site.control<{ postings: readonly Posting[] }>('GET', `/members/${member}/ledger`))
    .postings;
}
/** Amounts of a member's postings of a kind, oldest first. */
export const amountsOf = async (
  site: Site,
  member: string,
  wanted: string,
): Promise<readonly number[]> =>
  (await postingsOf(site, member))
    .filter(({ kind }) => kind === wanted)
    .map(({ entries }) => Math.max(...entries.map(({ amount }) => Math.abs(amount))));

/** Where each vendor takes bets, as faults name it; BTI's questions before a bet lie below its bets. */
export const PLACE_PATH: Readonly<Record<VendorName, string>> = {
  im: '/vendors/im/api/Bets/Place',
  bti: '/^\\/vendors\\/bti\\/v1\\/bets(?:\\?|$)/',
  saba: '/vendors/saba/betting/v1/PlaceBet',
};

/** Scripts a match. */
export const script = (
  site: Site,
  eventId: string,
  step: object,
  vendor: VendorName = 'saba',
): Promise<unknown> => site.control('POST', `/events/${vendor}/${eventId}`, step);

/** The sandbox's clock. */
export const clock = (site: Site, change: object): Promise<unknown> =>
  site.control('POST', '/clock', change);

/** How long a rate of coins holds. */
const RATE_MS = 600_000;

/** Stops the clock where a rate of coins begins: it does not change in the middle of a test. */
export async function pauseAtNewRate(site: Site): Promise<void> {
  await clock(site, { pause: true });
  const { now } = await site.control<{ now: number }>('GET', '/clock');
  await clock(site, { advanceMs: RATE_MS - (now % RATE_MS) });
}

/** Soccer kicks off every so often; a bet that is prepared takes no longer than the least. */
const KICK_OFF_MS = { every: 600_000, least: 240_000 } as const;

/**
 * Goes past a kick-off that is near: a match that begins in the middle of a test pauses, counts the
 * goals before a bet, and says so in other words than the test expects.
 */
export async function clearOfKickOff(site: Site): Promise<void> {
  const { now } = await site.control<{ now: number }>('GET', '/clock');
  const left = KICK_OFF_MS.every - (now % KICK_OFF_MS.every);
  if (left < KICK_OFF_MS.least) await clock(site, { advanceMs: left + 5_000 });
}

/** A decimal price less some hundredths; the least that the script takes is 1.05. */
export function lowered(price: string, hundredths: number): string {
  const [whole = '0', part = ''] = price.split('.');
  const now = Number(whole) * 100 + Number(part.padEnd(2, '0').slice(0, 2)) - hundredths;
  const next = Math.max(105, now);
  return `${Math.trunc(next / 100)}.${String(next % 100).padStart(2, '0')}`;
}
