/** Rules of the sports that are played for points in parts. */

/** How a sport is played. Deviations are those of the final margin and total. */
export interface PointsRules {
  readonly parts: number;
  readonly partMs: number;
  readonly breakMs: number;
  readonly middleMs: number;
  readonly total: readonly [mean: number, deviation: number];
  readonly spread: number;
  readonly sigma: { readonly margin: number; readonly total: number };
  /** What one score is worth, one drawn at random. */
  readonly units: readonly number[];
  readonly draws: boolean;
  /** Name of a part: quarters, halves, innings. */
  readonly part: 'quarter' | 'half' | 'inning';
  /** Minutes on the clock of a part; 0 without a clock. */
  readonly clock: number;
}

const MINUTE = 60_000;

/** Rules by sport (domain.md "Other sports": basketball total 215, spread deviation 6). */
const POINTS_RULES: ReadonlyMap<number, PointsRules> = new Map<number, PointsRules>([
  [
    2,
    {
      parts: 4,
      partMs: 24 * MINUTE,
      breakMs: 2 * MINUTE,
      middleMs: 12 * MINUTE,
      total: [215, 12],
      spread: 6,
      sigma: { margin: 12, total: 17 },
      units: [2, 2, 2, 3, 1],
      draws: false,
      part: 'quarter',
      clock: 12,
    },
  ],
  [
    8,
    {
      parts: 9,
      partMs: 18 * MINUTE,
      breakMs: MINUTE,
      middleMs: MINUTE,
      total: [8.6, 0.8],
      spread: 0.9,
      sigma: { margin: 4, total: 4.2 },
      units: [1, 1, 2],
      draws: false,
      part: 'inning',
      clock: 0,
    },
  ],
  [
    19,
    {
      parts: 4,
      partMs: 40 * MINUTE,
      breakMs: 2 * MINUTE,
      middleMs: 15 * MINUTE,
      total: [45, 4],
      spread: 5,
      sigma: { margin: 13, total: 13 },
      units: [7, 3, 7],
      draws: false,
      part: 'quarter',
      clock: 15,
    },
  ],
  [
    23,
    {
      parts: 2,
      partMs: 36 * MINUTE,
      breakMs: 10 * MINUTE,
      middleMs: 10 * MINUTE,
      total: [58, 3],
      spread: 3,
      sigma: { margin: 5, total: 6 },
      units: [1],
      draws: true,
      part: 'half',
      clock: 30,
    },
  ],
]);

/**
 * Rules of a game.
 *
 * @throws RangeError for a sport without.
 */
export function rulesOf(sportId: number): PointsRules {
  const rules = POINTS_RULES.get(sportId);
  if (rules === undefined) throw new RangeError(`no points rules for sport ${sportId}`);
  return rules;
}
