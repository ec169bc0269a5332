/** The journal of money in flight: written before a request leaves, kept through reload, logout and 503 (safety D3, B19b). */
import { MONEY_KIND, type Intent, type MoneyKind } from '@site/domain/money-action/machine';
import { jsonKey } from '../storage/keys';
import type { SiteStorage } from '../storage/storage';

/** Most intents kept; the oldest leave first. */
const MOST = 50;
/** Longest reference that an owner may leave. */
const MOST_REF = 120;

const isKind = (value: unknown): value is MoneyKind => MONEY_KIND.some((kind) => kind === value);

function readIntent(value: unknown): Intent | null {
  if (typeof value !== 'object' || value === null) return null;
  const { key, kind, memberCode, payloadHash, summary, startedAt, ref } = value as Record<string, unknown>;
  if (typeof key !== 'string' || !isKind(kind) || typeof memberCode !== 'string') return null;
  if (typeof payloadHash !== 'string' || typeof summary !== 'string' || typeof startedAt !== 'number') return null;
  const kept = { key, kind, memberCode, payloadHash, summary, startedAt };
  return typeof ref === 'string' && ref.length <= MOST_REF ? { ...kept, ref } : kept;
}

/** Never cleared by a logout: losing it would lose a bet silently. */
export const JOURNAL_KEY = jsonKey<readonly Intent[]>('moneyJournal', 'local', 'never', 1, (value) => {
  if (!Array.isArray(value)) return null;
  return value.map(readIntent).filter((intent) => intent !== null);
});

/** Open intents on this device. */
export interface Journal {
  readonly list: () => readonly Intent[];
  /** @returns false when the browser refused to keep it: the member is told to keep the page open. */
  readonly add: (intent: Intent) => boolean;
  readonly remove: (key: string) => void;
}

/** Opens the journal. */
export function createJournal(storage: SiteStorage): Journal {
  const list = (): readonly Intent[] => storage.read(JOURNAL_KEY) ?? [];
  return {
    list,
    add: (intent) => storage.write(JOURNAL_KEY, [...list(), intent].slice(-MOST)),
    remove: (key) => void storage.write(JOURNAL_KEY, list().filter((intent) => intent.key !== key)),
  };
}
