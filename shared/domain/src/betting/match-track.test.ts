import fc from 'fast-check';
import { minuteOf, readMoments, type Moment } from './match-moments';
import { openingOf, pressureOf, stoppedBy, trackOf, type MatchLook } from './match-track';

/** A match in play, safe, 2:1. */
const liveOf = (over: Partial<MatchLook> = {}): MatchLook => ({
  score: { home: 2, away: 1 },
  period: { kind: 'half', number: 2 },
  clock: '67',
  reds: { home: 0, away: 0 },
  corners: { home: 0, away: 0 },
  danger: 'safe',
  ...over,
});

const counts = fc.record({ home: fc.nat(3), away: fc.nat(3) });
const look = fc
  .record({
    score: counts,
    corners: counts,
    reds: counts,
    clock: fc.oneof(fc.constant(''), fc.nat(120).map(String)),
    danger: fc.constantFrom('safe' as const, 'attackHome' as const, 'attackAway' as const),
  })
  .map(liveOf);

const seen = (...looks: readonly Partial<MatchLook>[]): readonly Moment[] => {
  const lives = looks.map((look) => liveOf(look));
  return lives.reduce<readonly Moment[]>(
    (track, now, at) => trackOf(track, lives[at - 1] ?? null, now),
    [],
  );
};

test('what stood at the first look is nothing that was seen', () => {
  expect(seen({ score: { home: 3, away: 2 }, danger: 'attackHome' })).toEqual([]);
});

test('an attack counts once while it lasts, and again when it comes anew or turns', () => {
  const attack = (side: string, clock: string) => ({ side, what: 'attack', clock, undone: false });
  expect(
    seen(
      { danger: 'safe' },
      { danger: 'attackHome', clock: '10' },
      { danger: 'attackHome', clock: '11' },
      { danger: 'attackAway', clock: '12' },
      { danger: 'safe', clock: '13' },
      { danger: 'attackAway', clock: '14' },
    ),
  ).toEqual([attack('home', '10'), attack('away', '12'), attack('away', '14')]);
});

test('what happened while nobody looked is told without a minute, for nobody saw which', () => {
  const goal = { side: 'away', what: 'goal', undone: false };
  const at = (clock: string, away: number) => liveOf({ clock, score: { home: 0, away } });
  const back = (before: string, now: string) => trackOf([], at(before, 0), at(now, 1), true);
  expect(back('55', '67')).toEqual([{ ...goal, clock: '' }]);
  expect(back('55', '57')).toEqual([{ ...goal, clock: '57' }]);
  // Stoppage of a half is its last minute, and the half after it begins there.
  expect(back('45+4', '46')).toEqual([{ ...goal, clock: '46' }]);
  // Without a clock nobody can tell how long it was: no minute is claimed.
  expect(back('', '67')).toEqual([{ ...goal, clock: '' }]);
  expect(trackOf([], at('55', 0), at('67', 1))).toEqual([{ ...goal, clock: '67' }]);
});

test('nothing that happened in an absence of more than two minutes claims a minute', () => {
  fc.assert(
    fc.property(look, look, (before, now) => {
      const [left, back] = [minuteOf(before.clock), minuteOf(now.clock)];
      fc.pre(left === null || (back !== null && back - left > 2));
      for (const { clock } of trackOf([], before, now, true)) expect(clock).toBe('');
    }),
  );
});

test('goals, corners and cards stand with their minute; a goal that is taken back says so', () => {
  expect(
    seen(
      { score: { home: 0, away: 0 } },
      { score: { home: 1, away: 0 }, clock: '20' },
      { score: { home: 0, away: 0 }, clock: '22' },
      { score: { home: 0, away: 0 }, corners: { home: 0, away: 1 }, clock: '30' },
      {
        score: { home: 0, away: 0 },
        corners: { home: 0, away: 1 },
        reds: { home: 0, away: 1 },
        clock: '31',
      },
    ),
  ).toEqual([
    { side: 'home', what: 'goal', clock: '20', undone: false },
    { side: 'home', what: 'goal', clock: '22', undone: true },
    { side: 'away', what: 'corner', clock: '30', undone: false },
    { side: 'away', what: 'red', clock: '31', undone: false },
  ]);
});

test('a review, kick-off and both halves are seen once, and are of no side', () => {
  const none = (what: string, clock: string) => ({ side: null, what, clock, undone: false });
  const half = (number: number) => ({ kind: 'half', number }) as const;
  expect(
    seen(
      { period: { kind: 'notStarted', number: null }, clock: '0' },
      { period: half(1), clock: '1' },
      { period: half(1), danger: 'var', clock: '20' },
      { period: half(1), danger: 'var', clock: '21' },
      { period: { kind: 'halfTime', number: null }, clock: '45' },
      { period: half(2), clock: '46' },
      { period: half(2), clock: '47' },
    ),
  ).toEqual([
    none('kickOff', '1'),
    none('var', '20'),
    none('halfTime', '45'),
    none('secondHalf', '46'),
  ]);
  // Who looked away over the break sees the half that is played; what has no name tells nothing.
  expect(seen({ period: half(1) }, { period: half(2), clock: '50' })).toEqual([
    none('secondHalf', '50'),
  ]);
  expect(seen({ period: null }, { period: half(2) }, { period: null })).toEqual([]);
  expect(seen({ period: { kind: 'interrupted', number: null } }, { period: half(2) })).toEqual([]);
});

test('pressure is the home share of what goes forward; cards and goals that do not count are none', () => {
  const one = (side: Moment['side'], what: Moment['what'], undone = false): Moment => ({
    side,
    what,
    clock: '',
    undone,
  });
  expect(pressureOf([])).toBeNull();
  expect(pressureOf([one('home', 'red'), one('away', 'goal', true)])).toBeNull();
  // Taken back, it takes its goal along: none of another side, and none that came after.
  const [goal, back] = [one('home', 'goal'), one('home', 'goal', true)];
  expect(pressureOf([goal, back])).toBeNull();
  const corner = one('away', 'corner');
  expect(pressureOf([corner, corner])).toBeNull();
  expect(pressureOf([goal, back, corner, corner, corner])).toBe(0);
  expect(pressureOf([one('away', 'goal'), goal, back, goal, goal, corner])).toBe(50);
  expect(pressureOf([back, goal, goal, goal])).toBe(100);
  expect(pressureOf([one('home', 'attack'), one('home', 'corner'), one('away', 'attack')])).toBe(
    67,
  );
});

test('no more than sixty moments are kept, the latest ones', () => {
  const looks = Array.from({ length: 100 }, (_look, at) => ({
    corners: { home: at, away: 0 },
    clock: String(at),
  }));
  const track = seen(...looks);
  expect([track.length, track.at(-1)?.clock]).toEqual([60, '99']);
});

test('of more than sixty moments attacks leave before what stands in the result', () => {
  const attacks = Array.from({ length: 140 }, (_look, at) => ({
    score: { home: 1, away: 0 },
    danger: at % 2 === 0 ? ('attackHome' as const) : ('safe' as const),
    clock: String(at),
  }));
  const track = seen({ score: { home: 0, away: 0 }, clock: '0' }, ...attacks);
  expect([track.length, track.filter(({ what }) => what === 'goal').length]).toEqual([60, 1]);
  expect(track.at(-1)?.clock).toBe('138');
});

test('whatever is seen, nothing seen before changes, it is read back as it was kept, and shares are shares', () => {
  fc.assert(
    fc.property(fc.array(look, { maxLength: 6 }), (looks) => {
      looks.reduce<readonly Moment[]>((before, now, at) => {
        const track = trackOf(before, looks[at - 1] ?? null, now);
        expect(track.slice(0, before.length)).toEqual(before.slice(0, track.length));
        expect(readMoments(JSON.parse(JSON.stringify(track)))).toEqual(track);
        const share = pressureOf(track) ?? 0;
        expect(share >= 0 && share <= 100).toBe(true);
        return track;
      }, []);
    }),
    { numRuns: 50 },
  );
});

test('the score at the first look is what nobody here saw come; none where it was nil', () => {
  const late = { home: 4, away: 0 };
  expect(openingOf(seen({ score: late }), late)).toEqual(late);
  const next = { home: 4, away: 1 };
  expect(openingOf(seen({ score: late }, { score: next }), next)).toEqual(late);
  const nil = { home: 0, away: 0 };
  expect(openingOf(seen({ score: nil }, { score: next }), next)).toBeNull();
  // What was kept says more than there is: nothing is made up of it.
  expect(openingOf([{ side: 'home', what: 'goal', clock: '3', undone: false }], nil)).toBeNull();
});

test('two goals between two looks are two, and both can be taken back', () => {
  const goals = seen({ score: { home: 0, away: 1 } }, { score: { home: 2, away: 0 } });
  expect(goals.map(({ side, undone }) => [side, undone])).toEqual([
    ['home', false],
    ['home', false],
    ['away', true],
  ]);
});

test('the first score and the goals that were seen are always the score', () => {
  fc.assert(
    fc.property(fc.array(look, { minLength: 1, maxLength: 6 }), (looks) => {
      const [first, last] = [looks[0]?.score, looks.at(-1)?.score];
      if (first === undefined || last === undefined) return;
      const isNil = first.home + first.away === 0;
      expect(openingOf(seen(...looks), last)).toEqual(isNil ? null : first);
    }),
  );
});

test('whose goal or card stops the play is told of what was counted in that stop alone', () => {
  const dangers = fc.constantFrom(
    'safe',
    'attackHome',
    'goal',
    'redCard',
    'var',
  ) satisfies fc.Arbitrary<MatchLook['danger']>;
  const looks = fc.array(
    fc.tuple(look, dangers).map(([one, danger]) => ({ ...one, danger })),
    {
      minLength: 1,
      maxLength: 8,
    },
  );
  fc.assert(
    fc.property(looks, (all) => {
      let known: ReturnType<typeof stoppedBy> = null;
      all.forEach((now, at) => {
        const before = all[at - 1] ?? null;
        known = stoppedBy(known, before, now, trackOf([], before, now));
        const what = now.danger === 'goal' ? 'score' : now.danger === 'redCard' ? 'reds' : null;
        if (known === null) return;
        const side = known;
        expect(what).not.toBeNull();
        const first = all.slice(0, at + 1).findLastIndex(({ danger }) => danger !== now.danger) + 1;
        const grew = all
          .slice(first, at + 1)
          .some(
            (one, from) =>
              one[what ?? 'score'][side] >
              (all[first + from - 1]?.[what ?? 'score'][side] ?? Infinity),
          );
        expect(grew).toBe(true);
      });
    }),
  );
});
