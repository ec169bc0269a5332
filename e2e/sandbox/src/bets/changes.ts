/**
 * Prices that keep changing under a member's finger: after the third refusal in ten seconds the
 * code is another one (13111).
 */
import type { Context } from '../core/context';
import { ApiError } from '../http/api-error';

const WINDOW_MS = 10_000;
const MOST = 3;

const recent = new WeakMap<Context, Map<string, number[]>>();

/** The refusal for a changed price, counted per member and market. */
export function priceChanged(context: Context, memberCode: string, marketId: string): ApiError {
  const name = `${memberCode}/${marketId}`;
  const now = context.clock.now();
  const own = recent.get(context) ?? new Map<string, number[]>();
  // A clock that was set back makes later times count no more.
  const isRecent = (at: number): boolean => at <= now && now - at < WINDOW_MS;
  const times = [...(own.get(name) ?? []).filter(isRecent), now];
  // Only what is recent is kept, so that it does not grow with every market that was ever refused.
  for (const [other, at] of own) if (!at.some(isRecent)) own.delete(other);
  recent.set(context, own.set(name, times));
  return times.length > MOST
    ? new ApiError(409, '13111', '赔率变动频繁，请更新后再试')
    : new ApiError(409, '13110', '赔率已变更');
}
