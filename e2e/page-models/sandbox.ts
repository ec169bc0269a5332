/** What the tests ask of the sandbox, in their own words. */
import type { Site } from '../fixtures/site';
import type { VendorName } from './board-page';

/** A wager as the sandbox's ledger has it. */
export interface SandboxWager { readonly transId: string; readonly eventId: string; readonly ticketStatus: string; readonly stake: number; readonly risk: number; readonly win: number; readonly key: string }
/** A posting of the double-entry ledger. */
export interface Posting { readonly kind?: string; readonly amount: number; readonly account?: string }

/** A scripted match. */
export interface SandboxEvent { readonly eventId: string; readonly tab: string; readonly homeName: string; readonly awayName: string; readonly [key: string]: unknown }

/** The wagers of a member. */
export async function wagersOf(site: Site, member: string): Promise<readonly SandboxWager[]> {
  const answer = await site.control<{ wagers: SandboxWager[] }>('GET', `/members/${member}/wagers`);
  return answer.wagers;
}

/** Everything posted for a member, as the control surface gives it. */
export const ledgerOf = (site: Site, member: string): Promise<{ readonly [key: string]: unknown }> => site.control('GET', `/members/${member}/ledger`);

/** Where each vendor takes bets, as faults name it; BTI's questions before a bet lie below its bets. */
export const PLACE_PATH: Readonly<Record<VendorName, string>> = {
  im: '/vendors/im/api/Bets/Place', bti: '/^\\/vendors\\/bti\\/v1\\/bets(?:\\?|$)/', saba: '/vendors/saba/betting/v1/PlaceBet',
};

/** Scripts a match. */
export const script = (site: Site, eventId: string, step: object, vendor: VendorName = 'saba'): Promise<unknown> => site.control('POST', `/events/${vendor}/${eventId}`, step);

/** The sandbox's clock. */
export const clock = (site: Site, change: object): Promise<unknown> => site.control('POST', '/clock', change);
