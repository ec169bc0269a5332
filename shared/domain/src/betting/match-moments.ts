/** What was seen of a match, as it is kept. */

/** Of the two teams. */
export type TrackSide = 'home' | 'away';

const OF_A_SIDE = ['attack', 'goal', 'corner', 'red'] as const;
/** Of no side: the vendors do not say whose goal is under review. */
const OF_NONE = ['var', 'kickOff', 'halfTime', 'secondHalf'] as const;
const WHATS = [...OF_A_SIDE, ...OF_NONE] as const;
/** What is of no side. */
export type OfNone = (typeof OF_NONE)[number];

/** Something that was seen. */
export interface Moment {
  /** Null for what is of no side: a review, a half. */
  readonly side: TrackSide | null;
  readonly what: (typeof WHATS)[number];
  /** Minute of play as the vendor says it; empty where no clock runs, or nobody looked. */
  readonly clock: string;
  /** It was taken back, as a goal by the video referee. */
  readonly undone: boolean;
}

/** Most moments that are kept of a match. */
export const MOST_MOMENTS = 60;

/**
 * The minute of a vendor's clock.
 *
 * @param clock e.g. `23`, `23:10` or `45+2`; what was added to a half belongs to its last minute.
 * @returns null where it says no minute.
 */
export function minuteOf(clock: string): number | null {
  const [digits] = /^\d{1,3}/.exec(clock) ?? [];
  return digits === undefined ? null : Number(digits);
}

const CLOCK_LENGTH = 12;

/** Reads what was kept of a match; what is no moment is left out. */
export const readMoments = (value: unknown): readonly Moment[] =>
  (Array.isArray(value) ? value : [])
    .slice(-MOST_MOMENTS)
    .flatMap((one: unknown): readonly Moment[] => {
      if (typeof one !== 'object' || one === null) return [];
      const at = (name: keyof Moment): unknown => Reflect.get(one, name);
      const what = WHATS.find((known) => known === at('what'));
      const isOfNone = OF_NONE.some((known) => known === what);
      const side = isOfNone
        ? null
        : (['home', 'away'] as const).find((known) => known === at('side'));
      const [clock, undone] = [at('clock'), at('undone')];
      return what === undefined ||
        side === undefined ||
        typeof clock !== 'string' ||
        typeof undone !== 'boolean'
        ? []
        : [{ side, what, clock: clock.slice(0, CLOCK_LENGTH), undone }];
    });
