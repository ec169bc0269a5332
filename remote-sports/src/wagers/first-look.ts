/**
 * Bets that this device knows nothing of: placed on another one, or before it was the member's. The
 * count beside 注单 would be silent about them until the list is opened, so each vendor's open
 * wagers are read once in a while; the list itself has them at once then.
 */
import type { Platform } from '@site/platform';
import { ODDS_VENDORS, type OddsVendorId } from '@site/domain/vendors/odds-vendor';
import { noteBets } from '../slots/taste';
import type { SportsState } from '../state/sports-state';
import { loadKeptList, saveKeptList } from './kept-list';

/** A list that was read within this time counts as known, ms. */
const KNOWN_MS = 30 * 60_000;
/** A vendor that did not answer is asked again after this, ms. */
const AGAIN_MS = 60_000;

async function lookAt(
  platform: Platform,
  { open, vendorSessions }: SportsState,
  vendor: OddsVendorId,
): Promise<void> {
  const before = platform.session.state.get();
  const answer = await vendorSessions[vendor].vendor.wagers({ kind: 'open', page: 1, ahead: true });
  const now = platform.session.state.get();
  // What one member asked for is not written under the name of the next.
  if (!answer.ok || before.status !== 'member' || now.status !== 'member') return;
  if (before.member.memberCode !== now.member.memberCode) return;
  const { rows } = answer.value;
  open.note(rows);
  noteBets(platform, vendor, rows);
  saveKeptList(platform, vendor, { at: platform.clock.now(), rows });
}

/**
 * Makes the look: a function that asks the vendors whose list is not known, and is called with
 * every turn of the watch.
 *
 * @returns false when nobody had to be asked.
 */
export function firstLook(platform: Platform, sports: SportsState): () => Promise<boolean> {
  const notBefore = new Map<string, number>();
  return async () => {
    const session = platform.session.state.get();
    if (session.status !== 'member') return false;
    const [now, ticks] = [platform.clock.now(), platform.clock.monotonic()];
    const asked = ODDS_VENDORS.filter((vendor) => {
      const age = now - (loadKeptList(platform, vendor)?.at ?? -Infinity);
      const key = `${vendor} ${session.member.memberCode}`;
      if ((age >= 0 && age < KNOWN_MS) || ticks < (notBefore.get(key) ?? 0)) return false;
      notBefore.set(key, ticks + AGAIN_MS);
      return true;
    });
    await Promise.all(asked.map((vendor) => lookAt(platform, sports, vendor)));
    return asked.length > 0;
  };
}
