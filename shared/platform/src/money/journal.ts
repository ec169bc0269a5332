/**
 * The journal of money in flight: written before a request leaves, kept through reload, logout and
 * 503 (safety D3, B19b).
 */
import { MONEY_KIND, type Intent, type MoneyKind } from '@site/domain/money-action/machine';
import { jsonFamily, jsonKey } from '../storage/keys';
import type { WholeStorage } from '../storage/storage';

/** Most intents kept; what is over leaves first, then the oldest. */
const MOST = 50;
/** Longest reference that an owner may leave. */
const MOST_REF = 120;
/**
 * How long an intent that is over is remembered, so that a tap from before its end, in another tab,
 * finds it.
 */
const KEPT_MS = 60_000;

/** An intent as all tabs of this browser see it. */
export interface JournalEntry {
  readonly intent: Intent;
  /**
   * Device time of the first definite answer, also of one that says "wait"; null while there is
   * none.
   */
  readonly answeredAt: number | null;
  /** Nothing more is to come of it. */
  readonly over: boolean;
}

const isKind = (value: unknown): value is MoneyKind => MONEY_KIND.some((kind) => kind === value);

function readIntent(value: unknown): Intent | null {
  if (typeof value !== 'object' || value === null) return null;
  const { key, kind, memberCode, payloadHash, summary, startedAt, ref } = value as Record<
    string,
    unknown
  >;
  if (typeof key !== 'string' || !isKind(kind) || typeof memberCode !== 'string') return null;
  if (
    typeof payloadHash !== 'string' ||
    typeof summary !== 'string' ||
    typeof startedAt !== 'number'
  )
    return null;
  const kept = { key, kind, memberCode, payloadHash, summary, startedAt };
  return typeof ref === 'string' && ref.length <= MOST_REF ? { ...kept, ref } : kept;
}

function readEntry(value: unknown): JournalEntry | null {
  if (typeof value !== 'object' || value === null) return null;
  const { intent, answeredAt, over } = value as Record<string, unknown>;
  const read = readIntent(intent);
  return read === null
    ? null
    : {
        intent: read,
        answeredAt: typeof answeredAt === 'number' ? answeredAt : null,
        over: over === true,
      };
}

/**
 * The one list that all tabs shared; what an earlier version left in it is taken over. Never
 * cleared by a logout: that would lose a bet.
 */
const LIST = jsonKey<readonly Intent[]>('moneyJournal', 'local', 'never', 1, (value) =>
  Array.isArray(value) ? value.map(readIntent).filter((intent) => intent !== null) : null,
);
/** One entry per key, so that no tab ever writes over another tab's. */
const ENTRY = jsonFamily('moneyJournal:', 'local', 1, readEntry);

/** The key whose entry stands under a stored name, or null for what is no entry. */
export const entryKeyOf = (name: string | null): string | null =>
  name?.startsWith(ENTRY.prefix) === true ? name.slice(ENTRY.prefix.length) : null;

/**
 * Room for some entries more: given up when the browser's storage is full, so that a bet can still
 * be written down.
 */
const RESERVE = jsonKey<string>('moneyReserve', 'local', 'never', 1, (value) =>
  typeof value === 'string' ? value : null,
);
const RESERVE_LETTERS = 4_000;

/** Intents on this device. */
export interface Journal {
  /** Intents without an end, oldest first. */
  readonly open: () => readonly Intent[];
  /** With those that are just over, oldest first. */
  readonly entries: () => readonly JournalEntry[];
  /** @returns false when the browser refused to keep it: the member is told to keep the page open. */
  readonly add: (intent: Intent) => boolean;
  /**
   * The server has spoken.
   *
   * @param over nothing more is to come.
   */
  readonly answered: (key: string, over: boolean) => void;
}

/**
 * Opens the journal.
 *
 * @param now device time, which all tabs share.
 */
export function createJournal(storage: WholeStorage, now: () => number): Journal {
  const write = (entry: JournalEntry): boolean => {
    const at = ENTRY.of(entry.intent.key);
    if (storage.write(at, entry)) return true;
    storage.remove(RESERVE);
    return storage.write(at, entry);
  };
  const takeOver = (): void => {
    const list = storage.read(LIST);
    if (list === null) return;
    const kept = list.map((intent) => write({ intent, answeredAt: null, over: false }));
    if (kept.every(Boolean)) storage.remove(LIST);
  };
  /** An entry is what stands under its name: a key inside that says otherwise was written by hand. */
  const read = (key: string): JournalEntry | null => {
    const entry = storage.read(ENTRY.of(key));
    return entry === null || entry.intent.key === key
      ? entry
      : { ...entry, intent: { ...entry.intent, key } };
  };
  const all = (): readonly JournalEntry[] => {
    takeOver();
    return storage
      .names(ENTRY)
      .map(read)
      .filter((entry) => entry !== null)
      .sort((one, other) => one.intent.startedAt - other.intent.startedAt);
  };
  const prune = (before: readonly JournalEntry[]): readonly JournalEntry[] => {
    const old = before.filter(
      ({ over, answeredAt }) => over && Math.abs(now() - (answeredAt ?? 0)) > KEPT_MS,
    );
    const kept = before
      .filter((entry) => !old.includes(entry))
      .sort((one, other) => Number(other.over) - Number(one.over));
    const gone = new Set([...old, ...kept.slice(0, Math.max(0, kept.length - MOST))]);
    for (const { intent } of gone) storage.remove(ENTRY.of(intent.key));
    return before.filter((entry) => !gone.has(entry));
  };
  /**
   * More than the journal ever keeps was put there by something else: it is cut down before anybody
   * asks about it.
   */
  const entries = (): readonly JournalEntry[] => {
    const found = all();
    return found.length > MOST ? prune(found) : found;
  };
  return {
    entries,
    open: () =>
      entries()
        .filter(({ over }) => !over)
        .map(({ intent }) => intent),
    add: (intent) => {
      const stored = write({ intent, answeredAt: null, over: false });
      prune(all());
      if (
        stored &&
        storage.read(RESERVE) === null &&
        !storage.write(RESERVE, '-'.repeat(RESERVE_LETTERS))
      )
        storage.remove(RESERVE);
      return stored;
    },
    answered: (key, over) => {
      const known = read(key);
      if (known !== null) write({ ...known, answeredAt: known.answeredAt ?? now(), over });
    },
  };
}
