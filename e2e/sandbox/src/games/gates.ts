/**
 * What stands before a launch: maintenance of a provider with its times, and the whitelist. Both
 * can be set from outside.
 */
import { isoAt } from '../core/clock';
import type { Context } from '../core/context';
import type { Member } from '../members/store';

/** Provider under maintenance when nothing else is set, so that the state can be seen. */
export const MAINTENANCE_PROVIDER = 'HSW';

/**
 * Providers for invited members: what everybody else is answered. Anything but the literal true
 * means no (§6).
 */
const INVITATION_ONLY: Readonly<Record<string, unknown>> = { WEC: false, DBF: 'TRUE', SWF: 1 };

/**
 * What may be set: times per provider (null ends a maintenance), answers of the whitelist per
 * provider, invented games beyond the catalogue.
 */
export interface Gates {
  readonly maintenance: Readonly<
    Record<string, { readonly from: number; readonly to: number } | null>
  >;
  readonly whitelist: Readonly<Record<string, unknown>>;
  readonly extraGames: number;
}

const OPEN: Gates = { maintenance: {}, whitelist: {}, extraGames: 0 };

/** The gates as they were set. */
export function gatesOf(context: Context): Gates {
  const row = context.db.one<{ value: string }>(
    "SELECT value FROM settings WHERE member_code = '' AND name = 'games'",
  );
  return row === null ? OPEN : { ...OPEN, ...(JSON.parse(row.value) as Partial<Gates>) };
}

export function saveGates(context: Context, gates: Gates): void {
  context.db.run(
    "INSERT INTO settings (member_code, name, value) VALUES ('', 'games', ?) ON CONFLICT (member_code, name) DO UPDATE SET value = excluded.value",
    JSON.stringify(gates),
  );
}

const BLOCK_MS = 21_600_000;
const LASTS_MS = 28_800_000;

/** The maintenance of a provider that holds a moment, or null. */
export function maintenanceOf(
  context: Context,
  providerCode: string,
): { from: string; to: string } | null {
  const now = context.clock.now();
  const { maintenance } = gatesOf(context);
  const usual =
    providerCode === MAINTENANCE_PROVIDER
      ? {
          from: Math.floor(now / BLOCK_MS) * BLOCK_MS,
          to: Math.floor(now / BLOCK_MS) * BLOCK_MS + LASTS_MS,
        }
      : null;
  const times = Object.hasOwn(maintenance, providerCode)
    ? (maintenance[providerCode] ?? null)
    : usual;
  return times === null || now < times.from || now >= times.to
    ? null
    : { from: isoAt(times.from), to: isoAt(times.to) };
}

/** The answer of the whitelist for a member. */
export function whitelistAnswer(context: Context, member: Member, providerCode: string): unknown {
  const { whitelist } = gatesOf(context);
  if (Object.hasOwn(whitelist, providerCode)) return whitelist[providerCode];
  if (maintenanceOf(context, providerCode) !== null) return false;
  return member.newInfo.isVIP === true || !Object.hasOwn(INVITATION_ONLY, providerCode)
    ? true
    : INVITATION_ONLY[providerCode];
}
