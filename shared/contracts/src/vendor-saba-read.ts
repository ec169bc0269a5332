/** Reads one message of SABA's stream from the bytes of the wire (safety C-05). */
import { parseDecimalOdds } from '@site/domain/odds/decimal-odds';
import * as v from 'valibot';
import {
  SABA_STREAM,
  sabaStreamMessage,
  type SabaMarketChange,
  type SabaStreamMessage,
} from './vendor-saba';

type Bag = Readonly<Record<string, unknown>>;

/** True for a plain object with the first name, perhaps the second, and no other. */
function holdsOnly(value: unknown, name: string, other = name): value is Bag {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  for (const key in value) if (key !== name && key !== other) return false;
  return name in value;
}

/** A price as text that the schema would take as it is. */
const isPlainPrice = (value: unknown): boolean =>
  value === null || (typeof value === 'string' && parseDecimalOdds(value) !== null);

const isPriceTick = (value: unknown): boolean =>
  holdsOnly(value, 'key', 'oddsPrice') &&
  typeof value['key'] === 'string' &&
  holdsOnly(value['oddsPrice'], 'decimalPrice') &&
  isPlainPrice(value['oddsPrice']['decimalPrice']);

const isMarketTick = (value: unknown): boolean =>
  holdsOnly(value, 'marketId', 'selections') &&
  typeof value['marketId'] === 'string' &&
  Array.isArray(value['selections']) &&
  value['selections'].every(isPriceTick);

const areTicks = (value: unknown): value is SabaMarketChange[] =>
  Array.isArray(value) && value.every(isMarketTick);

/**
 * A delta of nothing but prices, which is what a live board hears twenty times a second: looked
 * through by hand, at a fraction of the cost of the schema.
 *
 * @returns what the schema would make of it, or null for any other shape, which is the schema's to
 *   judge.
 */
function readPriceTicks(data: unknown): SabaStreamMessage | null {
  if (!holdsOnly(data, 'status', 'payload') || data['status'] !== SABA_STREAM.DELTA) return null;
  const { payload } = data;
  if (!holdsOnly(payload, 'markets', 'events') || !holdsOnly(payload['markets'], 'change'))
    return null;
  const {
    events,
    markets: { change },
  } = payload as { readonly events: unknown; readonly markets: Bag };
  if (
    typeof events !== 'object' ||
    events === null ||
    Array.isArray(events) ||
    Object.keys(events).length > 0 ||
    !areTicks(change)
  )
    return null;
  return {
    status: SABA_STREAM.DELTA,
    message: '',
    payload: {
      events: { add: [], change: [], remove: [] },
      markets: { add: [], change, remove: [] },
    },
  };
}

/** @returns the message, or null when the data is no message of the contract. */
export function readSabaMessage(data: unknown): SabaStreamMessage | null {
  if (typeof data !== 'string') return null;
  try {
    const plain: unknown = JSON.parse(data);
    const ticks = readPriceTicks(plain);
    if (ticks !== null) return ticks;
    const parsed = v.safeParse(sabaStreamMessage, plain);
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
