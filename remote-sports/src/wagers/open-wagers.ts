/**
 * Wagers of this member that are not settled yet, by vendor: only vendors that have some are ever
 * asked. Kept over visits, per member.
 */
import { persistedSlice, type Platform } from '@site/platform';
import { fingerprint } from '@site/domain/hash';
import { wagerStage } from '@site/domain/betting/statuses';
import { perVendor, type OddsVendorId } from '@site/domain/vendors/odds-vendor';
import type { Wager } from '../vendors/port';

/** A wager with the events it is on. */
interface OpenWager {
  readonly id: string;
  readonly events: readonly string[];
}
type Kept = Readonly<Record<OddsVendorId, readonly OpenWager[]>>;

/** Most wagers that are kept for a vendor; the oldest leave first. */
const MOST = 100;
const MOST_EVENTS = 20;
const NONE: Kept = perVendor(() => []);

const isId = (id: unknown): id is string => typeof id === 'string' && id !== '' && id.length <= 64;

function readOne(value: unknown): OpenWager | null {
  if (typeof value !== 'object' || value === null) return null;
  const [id, events]: unknown[] = [Reflect.get(value, 'id'), Reflect.get(value, 'events')];
  return isId(id) && Array.isArray(events)
    ? { id, events: events.filter(isId).slice(0, MOST_EVENTS) }
    : null;
}
const readVendor = (value: unknown, vendor: OddsVendorId): readonly OpenWager[] => {
  const list: unknown =
    typeof value === 'object' && value !== null ? Reflect.get(value, vendor) : null;
  return Array.isArray(list)
    ? list
        .map(readOne)
        .filter((one) => one !== null)
        .slice(-MOST)
    : [];
};
const read = (value: unknown): Kept => perVendor((vendor) => readVendor(value, vendor));

/** Open wagers of whoever is signed in; a visitor has none. */
export interface OpenWagers {
  readonly ids: (vendor: OddsVendorId) => readonly string[];
  /** Events that the member has open bets on. */
  readonly events: (vendor: OddsVendorId) => ReadonlySet<string>;
  /** Takes note of wagers as they stand: open ones are kept, settled ones leave. */
  readonly note: (wagers: readonly Wager[]) => void;
  readonly drop: (vendor: OddsVendorId, ids: readonly string[]) => void;
  /** Calls back after each change; returns the way to stop. */
  readonly watch: (changed: () => void) => () => void;
}

export function openWagers({
  session,
  storage,
}: Pick<Platform, 'session' | 'storage'>): OpenWagers {
  const slice = () => {
    const now = session.state.get();
    return now.status === 'member'
      ? persistedSlice(`openWagers.${fingerprint(now.member.memberCode)}`, read)
      : null;
  };
  const all = (): Kept => slice()?.load(storage) ?? NONE;
  const watchers = new Set<() => void>();
  const write = (kept: Kept): void => {
    slice()?.save(storage, kept);
    watchers.forEach((changed) => changed());
  };
  const noted = (known: readonly OpenWager[], wagers: readonly Wager[]): readonly OpenWager[] => {
    const reported = new Set(wagers.map(({ id }) => id));
    const open = wagers
      .filter(({ outcome }) => wagerStage(outcome) !== 'settled')
      .map(({ id, legs }) => ({
        id,
        events: legs.map(({ eventId }) => eventId).slice(0, MOST_EVENTS),
      }));
    return [...known.filter(({ id }) => !reported.has(id)), ...open].slice(-MOST);
  };
  return {
    ids: (vendor) => all()[vendor].map(({ id }) => id),
    events: (vendor) => new Set(all()[vendor].flatMap(({ events }) => events)),
    note: (wagers) => {
      if (wagers.length === 0) return;
      const kept = all();
      write(
        perVendor((vendor) =>
          noted(
            kept[vendor],
            wagers.filter((wager) => wager.vendor === vendor),
          ),
        ),
      );
    },
    drop: (vendor, ids) => {
      if (ids.length > 0)
        write({ ...all(), [vendor]: all()[vendor].filter(({ id }) => !ids.includes(id)) });
    },
    watch: (changed) => {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
  };
}
