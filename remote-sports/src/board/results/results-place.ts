/**
 * Where results stand: of a sport, of a day, and of the one match that a wager asks about. Read
 * from the address and written to it, so that a reload and the way back find the same list.
 */
import { dayKey, dayStart } from '@site/domain/formatting/day';
import { asSportId, sportKind } from '@site/domain/reference/sports';

const DAY_MS = 86_400_000;
/** How many days back a vendor tells results of, today among them (§3.10). */
export const RESULT_DAYS = 7;

/** Days with results, today first, as `YYYY-MM-DD`. */
export const resultDays = (now: number): readonly string[] =>
  Array.from({ length: RESULT_DAYS }, (_, back) => dayKey(dayStart(dayKey(now)) - back * DAY_MS));

/** A match as far as its result is looked for. */
export interface PlayedPart {
  readonly eventId: string;
  readonly sportId: number;
  /** Kick-off, epoch ms. */
  readonly startAt: number;
  readonly isOutright: boolean;
  /** Epoch ms by which it had begun, though it may have been told to begin later; null unknown. */
  readonly begunBy?: number | null;
}

/**
 * Address of the results that a match belongs to; null where there is no such list: before its
 * kick-off, a week later, and for seasons, which have no day. What was brought forward stands in
 * the list of the day it was played on.
 *
 * @param base address of the vendor's board.
 */
export function resultAddress(base: string, match: PlayedPart, now: number): string | null {
  const { isOutright, begunBy } = match;
  const startAt = Math.min(match.startAt, begunBy ?? Number.MAX_SAFE_INTEGER);
  const day = dayKey(startAt);
  if (isOutright || startAt > now || now >= dayStart(day) + RESULT_DAYS * DAY_MS) return null;
  const query = new URLSearchParams({ sport: String(match.sportId), day, match: match.eventId });
  return `${base}/results?${query.toString()}`;
}

/** What an address asks for; what it does not say, or says wrongly, is undefined. */
export interface ResultQuestion {
  readonly sportId: number | undefined;
  readonly day: string | undefined;
  readonly match: string | undefined;
}

/** Reads an address, which anyone may have written. */
export function resultQuestion(query: URLSearchParams, now: number): ResultQuestion {
  const sport = asSportId(Number(query.get('sport') ?? Number.NaN));
  const day = query.get('day') ?? '';
  const match = query.get('match') ?? '';
  return {
    sportId: sport === null || sportKind(sport) === 'filter' ? undefined : sport,
    day: resultDays(now).includes(day) ? day : undefined,
    match: /^[\w:.-]{1,64}$/.test(match) ? match : undefined,
  };
}
