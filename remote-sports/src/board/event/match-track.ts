/**
 * What was seen of a match while a member watched it: attacks, goals, corners and cards with their
 * minute, told from two looks at its live facts. Nothing from before is made up.
 */
import { EVENT_KIND, happenings, type EventKind } from '@site/domain/reference/updates';
import type { LiveInfo } from '../../vendors/port';

/** Of the two teams. */
export type TrackSide = 'home' | 'away';

const WHATS = ['attack', 'goal', 'corner', 'red'] as const;

/** Something that was seen. */
export interface Moment {
  readonly side: TrackSide;
  readonly what: (typeof WHATS)[number];
  /** Minute of play as the vendor says it; empty where no clock runs. */
  readonly clock: string;
  /** It was taken back, as a goal by the video referee. */
  readonly undone: boolean;
}

/** Most moments that are kept of a match. */
const MOST = 60;

const SEEN: Readonly<Partial<Record<EventKind, Pick<Moment, 'side' | 'what'>>>> = {
  [EVENT_KIND.HOME_GOAL]: { side: 'home', what: 'goal' },
  [EVENT_KIND.AWAY_GOAL]: { side: 'away', what: 'goal' },
  [EVENT_KIND.HOME_CORNER]: { side: 'home', what: 'corner' },
  [EVENT_KIND.AWAY_CORNER]: { side: 'away', what: 'corner' },
  [EVENT_KIND.HOME_RED_CARD]: { side: 'home', what: 'red' },
  [EVENT_KIND.AWAY_RED_CARD]: { side: 'away', what: 'red' },
};

/** Whose attack it is; null while there is none. */
export function attackOf({ danger }: LiveInfo): TrackSide | null {
  if (danger === 'attackHome') return 'home';
  return danger === 'attackAway' ? 'away' : null;
}

/**
 * What happened between two looks, after what was seen before.
 *
 * @param before null at the first look: what stood then is nothing that was seen.
 */
export function trackOf(
  seen: readonly Moment[],
  before: LiveInfo | null,
  now: LiveInfo,
): readonly Moment[] {
  if (before === null) return seen;
  const { clock } = now;
  const side = attackOf(now);
  const attack: readonly Moment[] =
    side === null || side === attackOf(before)
      ? []
      : [{ side, what: 'attack', clock, undone: false }];
  const counted = happenings(before, now).flatMap(({ kind, undone }): readonly Moment[] => {
    const one = SEEN[kind];
    return one === undefined ? [] : [{ ...one, clock, undone }];
  });
  return attack.length + counted.length === 0
    ? seen
    : [...seen, ...attack, ...counted].slice(-MOST);
}

const CLOCK_LENGTH = 12;

/** Reads what was kept of a match; what is no moment is left out. */
export const readMoments = (value: unknown): readonly Moment[] =>
  (Array.isArray(value) ? value : []).slice(-MOST).flatMap((one: unknown): readonly Moment[] => {
    if (typeof one !== 'object' || one === null) return [];
    const at = (name: keyof Moment): unknown => Reflect.get(one, name);
    const what = WHATS.find((known) => known === at('what'));
    const side = (['home', 'away'] as const).find((known) => known === at('side'));
    const [clock, undone] = [at('clock'), at('undone')];
    return what === undefined ||
      side === undefined ||
      typeof clock !== 'string' ||
      typeof undone !== 'boolean'
      ? []
      : [{ side, what, clock: clock.slice(0, CLOCK_LENGTH), undone }];
  });

/** Fewer say nothing of who presses. */
const LEAST_FORWARD = 3;

/**
 * Share of the home side in what presses forward (attacks, corners, goals), percent; what
 * was taken back is none. Null before there are three.
 */
export function pressureOf(seen: readonly Moment[]): number | null {
  const forward = seen.reduce<readonly Moment[]>((stands, one) => {
    if (one.what === 'red') return stands;
    if (!one.undone) return [...stands, one];
    // What is taken back is the last of its kind; it may have been before anybody looked.
    const back = stands.findLastIndex(({ side, what }) => side === one.side && what === one.what);
    return stands.filter((_moment, at) => at !== back);
  }, []);
  if (forward.length < LEAST_FORWARD) return null;
  const home = forward.filter(({ side }) => side === 'home').length;
  return Math.round((100 * home) / forward.length);
}
