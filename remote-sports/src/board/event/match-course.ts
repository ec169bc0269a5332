/** What was seen of a match, laid along its minutes: attacks by five of them, and what stands out. */
import { minuteOf, type Moment, type TrackSide } from '@site/domain/betting/match-moments';

/** Minutes of play that one step of the course has. */
export const STEP_MIN = 5;
const REGULAR_MIN = 90;
const HALF_MIN = 45;
const EXTENDED_MIN = 120;

/** What a step shows by a sign, what weighs most first. */
const SIGNS = ['goal', 'red', 'corner'] as const;
/** Most signs that a side of a step has room for. */
const MOST_SIGNS = 2;

/** Five minutes of play as one side had them. */
export interface StepSide {
  /** Attacks that began in them. */
  readonly attacks: number;
  /** What else was seen, what weighs most first; never more than there is room for. */
  readonly signs: readonly Moment[];
}

/** Five minutes of play. */
export interface Step {
  /** First and last minute as vendors count them: `1` to `5`. */
  readonly from: number;
  readonly to: number;
  readonly home: StepSide;
  readonly away: StepSide;
  /** The referee looked at a screen; of which side nobody says. */
  readonly isReviewed: boolean;
}

/** A match along its minutes. */
export interface Course {
  /** Minutes that it has room for: 90, or 120 once play went beyond. */
  readonly length: number;
  readonly steps: readonly Step[];
  /** Most attacks of a side in a step: how high the highest bar is. */
  readonly most: number;
  /** Where a half, the match or its extra time begins and ends. */
  readonly marks: readonly number[];
}

/** The step of a minute: the first five are the first, and kick-off is among them. */
const stepOf = (minute: number, count: number): number =>
  Math.min(count - 1, Math.max(0, Math.ceil(minute / STEP_MIN) - 1));

/**
 * What stands of what was seen, each once: what was taken back is struck where it happened, and by
 * itself where nobody saw that.
 */
const struck = <P extends { readonly moment: Moment }>(placed: readonly P[]): readonly P[] =>
  placed.reduce<readonly P[]>((stands, one) => {
    if (!one.moment.undone) return [...stands, one];
    const back = stands.findLastIndex(
      ({ moment: { side, what, undone } }) =>
        !undone && side === one.moment.side && what === one.moment.what,
    );
    if (back === -1) return [...stands, one];
    return stands.map((other, at) =>
      at === back ? { ...other, moment: { ...other.moment, undone: true } } : other,
    );
  }, []);

function sideOf(moments: readonly Moment[], side: TrackSide): StepSide {
  const own = moments.filter((one) => one.side === side);
  return {
    attacks: own.filter(({ what }) => what === 'attack').length,
    signs: SIGNS.flatMap((sign) => own.filter(({ what }) => what === sign)).slice(0, MOST_SIGNS),
  };
}

/**
 * The course of a match.
 *
 * @param seen what was seen; what has no minute has no place on it.
 * @param clock the vendor's clock now: play beyond ninety minutes makes it longer.
 */
export function courseOf(seen: readonly Moment[], clock: string): Course {
  const placed = seen.flatMap((moment) => {
    const minute = minuteOf(moment.clock);
    return minute === null ? [] : [{ moment, minute }];
  });
  const shown = struck(placed);
  const last = Math.max(minuteOf(clock) ?? 0, ...placed.map(({ minute }) => minute));
  const length = last > REGULAR_MIN ? EXTENDED_MIN : REGULAR_MIN;
  const count = length / STEP_MIN;
  const steps = Array.from({ length: count }, (_step, at): Step => {
    const own = shown.flatMap(({ moment, minute }) =>
      stepOf(minute, count) === at ? [moment] : [],
    );
    return {
      from: at * STEP_MIN + 1,
      to: (at + 1) * STEP_MIN,
      home: sideOf(own, 'home'),
      away: sideOf(own, 'away'),
      isReviewed: own.some(({ what }) => what === 'var'),
    };
  });
  return {
    length,
    steps,
    marks: [0, HALF_MIN, REGULAR_MIN, EXTENDED_MIN].filter((mark) => mark <= length),
    most: Math.max(...steps.flatMap(({ home, away }) => [home.attacks, away.attacks])),
  };
}

/** Share of a match that is played, percent of its course. */
export const playedOf = (clock: string, length: number): number =>
  Math.min(100, (100 * (minuteOf(clock) ?? 0)) / length);
