/**
 * What a record of the request log says of a call (R7.1-7, safety B9): an allow-list, then a scrub,
 * then a cut.
 */
import { ODDS_VENDORS, VENDORS } from '../vendors/odds-vendor';
import { cutBytes, scrubHead } from './scrub';

/** Stands in place of the bodies of confidential calls. */
export const CONFIDENTIAL_NOTE = '(confidential)';

/** Most bytes of one body in a record. */
const MOST_BYTES = 4_096;

/**
 * Fields that may stand in a record, by the beginning of the row's id. Rows without an entry are
 * logged by their status alone: what is new is silent until somebody says what of it may be told.
 */
const FIELDS: readonly (readonly [string, readonly string[]])[] = [
  [
    'games.launch',
    ['gameType', 'providerCode', 'gameId', 'isDemo', 'isSuccess', 'errors', 'errorCode'],
  ],
  ['games.', ['gameType', 'providerCode', 'isSuccess', 'errors', 'errorCode', 'isMaintenance']],
  [
    'vendor.notificationSetting',
    ['oddsType', 'listDisplayType', 'isSuccess', 'errors', 'errorCode'],
  ],
  ...ODDS_VENDORS.map(
    (vendor) =>
      [
        `${VENDORS[vendor].segment}.`,
        ['isSuccess', 'errors', 'errorCode', 'sportId', 'betTypeId', 'code'],
      ] as const,
  ),
  ['cms.', ['isSuccess', 'errors', 'errorCode']],
];

/**
 * Signs of a field that are looked through: codes and names are short, and anybody's answer may
 * bring a long one.
 */
const FIELD_MOST = 256;

const NONE: ReadonlySet<string> = new Set(['isSuccess', 'errors', 'errorCode']);
const fieldsOf = (id: string): ReadonlySet<string> => {
  const found = FIELDS.find(([start]) => id.startsWith(start));
  return found === undefined ? NONE : new Set(found[1]);
};

/** Only the allowed fields, at any depth; what holds none of them is left out. */
function allowed(value: unknown, fields: ReadonlySet<string>, depth = 4): unknown {
  if (typeof value !== 'object' || value === null || depth === 0) return undefined;
  if (Array.isArray(value)) {
    const items = value
      .slice(0, 5)
      .map((item) => allowed(item, fields, depth - 1))
      .filter((item) => item !== undefined);
    return items.length === 0 ? undefined : items;
  }
  const kept = Object.entries(value).flatMap(([name, item]) => {
    if (fields.has(name) && (typeof item !== 'object' || item === null))
      return [[name, typeof item === 'string' ? scrubHead(item, FIELD_MOST) : item] as const];
    const inner = allowed(item, fields, depth - 1);
    return inner === undefined ? [] : [[name, inner] as const];
  });
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
}

const parsed = (body: unknown): unknown => {
  if (typeof body !== 'string') return body;
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
};

/**
 * A body as it may stand in a record of a row; empty when nothing of it may.
 *
 * @param body text or parsed JSON.
 */
export function loggedBody(rowId: string, body: unknown): string {
  const kept = allowed(parsed(body), fieldsOf(rowId));
  return kept === undefined ? '' : cutBytes(JSON.stringify(kept), MOST_BYTES);
}

/** Breaker of the log: five failures in a row and nothing is sent for a minute. */
const BREAK = { failures: 5, pauseMs: 60_000 } as const;

/** Knows whether the gateway is worth another try. */
export interface LogBreaker {
  readonly isClosed: (now: number) => boolean;
  readonly note: (ok: boolean, now: number) => void;
}

/** Makes it; times in ms that never jump. */
export function logBreaker(): LogBreaker {
  let failures = 0;
  let pausedUntil = Number.NEGATIVE_INFINITY;
  return {
    isClosed: (now) => now >= pausedUntil,
    note: (ok, now) => {
      failures = ok ? 0 : failures + 1;
      if (failures < BREAK.failures) return;
      failures = 0;
      pausedUntil = now + BREAK.pauseMs;
    },
  };
}
