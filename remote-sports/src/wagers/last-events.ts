/**
 * Matches as their feeds told them last, for the visit: what was loaded can be seen for as long as
 * nobody brings anything newer, also on a page that is shown anew. Matches are public, so that this
 * outlives a member; it is kept nowhere.
 */
import type { Platform } from '@site/platform';
import type { OddsVendorId } from '@site/domain/vendors/odds-vendor';
import type { SportEvent } from '../vendors/port';

/** A match as it was; it is said to be old wherever it is shown. */
export type LastEvent = SportEvent & { readonly isOld: true };

/** The memory. */
export interface LastEvents {
  /** Takes what a vendor says of these matches: those it does not bring are gone. */
  readonly note: (
    vendor: OddsVendorId,
    eventIds: readonly string[],
    events: ReadonlyMap<string, SportEvent>,
  ) => void;
  readonly of: (vendor: OddsVendorId, eventId: string) => LastEvent | undefined;
}

/** Most matches that are kept: twice as many as all vendors follow for one list. */
const MOST = 120;

const memories = new WeakMap<Platform, LastEvents>();

function createMemory(): LastEvents {
  const known = new Map<string, LastEvent>();
  return {
    note: (vendor, eventIds, events) =>
      eventIds.forEach((eventId) => {
        const key = `${vendor}/${eventId}`;
        const event = events.get(eventId);
        // What was told last is forgotten last.
        known.delete(key);
        if (event !== undefined) known.set(key, { ...event, isOld: true });
        const [oldest] = known.keys();
        if (known.size > MOST && oldest !== undefined) known.delete(oldest);
      }),
    of: (vendor, eventId) => known.get(`${vendor}/${eventId}`),
  };
}

/** That of a platform; made on first use. */
export function lastEvents(platform: Platform): LastEvents {
  const memory = memories.get(platform) ?? createMemory();
  memories.set(platform, memory);
  return memory;
}
