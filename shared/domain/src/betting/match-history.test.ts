import fc from 'fast-check';
import { readHistory, tellingOf, withHistory, type ToldIncident } from './match-history';
import type { Moment } from './match-moments';
import { openingOf, trackOf, type MatchLook } from './match-track';

const none = { home: 0, away: 0 };
const lookAt = (over: Partial<MatchLook> = {}): MatchLook => ({
  score: none,
  period: { kind: 'half', number: 2 },
  clock: '67',
  reds: none,
  corners: none,
  danger: 'safe',
  ...over,
});
const told = (...rows: readonly string[]): readonly Moment[] =>
  readHistory(
    rows.map((row): ToldIncident => {
      const [clock = '', side = '', kind = ''] = row.split(' ');
      return { clock, side, kind };
    }),
  );
const moment = (row: string, undone = false): Moment => {
  const [clock = '', side = '', what = ''] = row.split(' ');
  return { clock: clock === '-' ? '' : clock, side: side as 'home', what: what as 'goal', undone };
};
const words = (moments: readonly Moment[]): readonly string[] =>
  moments.map(
    ({ clock, side, what, undone }) => `${clock} ${side ?? ''} ${what}${undone ? ' undone' : ''}`,
  );

test('what is told is read in the order of its minutes; what is not known here or has no minute is left out', () => {
  expect(
    words(
      told(
        '46 home goal',
        '45+2 away corner',
        '45 away red',
        '12 home yellow',
        '13 none goal',
        'x home goal',
      ),
    ),
  ).toEqual(['45 away red', '45+2 away corner', '46 home goal']);
  expect(told(...Array.from({ length: 500 }, () => '5 home goal'))).toHaveLength(60);
});

test('who enters in the middle of a match knows all of it: earlier goals stand before what was seen', () => {
  const now = lookAt({ score: { home: 1, away: 2 }, corners: { home: 1, away: 0 } });
  const merged = withHistory(
    told('12 home goal', '30 away corner', '45+1 away goal', '20 home corner'),
    [moment('60 home attack'), moment('66 away goal')],
    now,
  );
  // A corner that the feed does not count is none.
  expect(words(merged)).toEqual([
    '12 home goal',
    '20 home corner',
    '45+1 away goal',
    '60 home attack',
    '66 away goal',
  ]);
  expect(openingOf(merged, now.score)).toBeNull();
});

test('what the service told after it was seen stands once, also a minute apart, and a goal of the minutes nobody looked in stands between', () => {
  const now = lookAt({ score: { home: 3, away: 0 } });
  expect(
    words(
      withHistory(
        told('10 home goal', '29 home goal', '50 home goal'),
        [moment('30 home goal'), moment('51 home goal')],
        now,
      ),
    ),
  ).toEqual(['10 home goal', '30 home goal', '51 home goal']);
  expect(
    words(
      withHistory(
        told('10 home goal', '29 home goal', '50 home goal'),
        [moment('10 home goal'), moment('50 home goal')],
        now,
      ),
    ),
  ).toEqual(['10 home goal', '29 home goal', '50 home goal']);
});

test('two of one side within minutes are two: what came before the page was opened stays', () => {
  const now = lookAt({ score: { home: 2, away: 1 }, clock: '22' });
  expect(
    words(withHistory(told('11 away goal', '21 home goal'), [moment('21 home goal')], now)),
  ).toEqual(['11 away goal', '21 home goal', '21 home goal']);
  expect(
    words(
      withHistory(
        told('11 away goal', '20 home goal', '21 home goal'),
        [moment('21 home goal')],
        now,
      ),
    ),
  ).toEqual(['11 away goal', '20 home goal', '21 home goal']);
});

test('a goal without a minute has the one that lies between what was seen before and after it', () => {
  const now = lookAt({ score: { home: 0, away: 2 }, clock: '60' });
  expect(
    words(
      withHistory(
        told('26 away goal', '58 away goal'),
        [moment('- away goal'), moment('45  halfTime')],
        now,
      ),
    ),
  ).toEqual(['26 away goal', '45  halfTime', '58 away goal']);
});

test('no minute that lies ahead of the clock is told, nor a text that is no minute', () => {
  const now = lookAt({ score: { home: 1, away: 0 }, clock: '16' });
  for (const clock of ['88', '45+9', '999', '12<img', '1'.repeat(400), '', '12:30:00'])
    expect(words(withHistory(told(`${clock} home goal`), [], now))).toEqual([]);
  expect(words(withHistory(told('16 home goal'), [], now))).toEqual(['16 home goal']);
});

test('a goal that came while nobody looked has its minute from the service', () => {
  const now = lookAt({ score: { home: 2, away: 0 } });
  expect(
    words(withHistory(told('10 home goal', '60 home goal'), [moment('- home goal')], now)),
  ).toEqual(['10 home goal', '60 home goal']);
  expect(words(withHistory([], [moment('- home goal')], now))).toEqual([' home goal']);
});

test('a goal from before that is taken back is struck, told before or after it, and no other goal is', () => {
  const taken = moment('24 home goal', true);
  const now = lookAt({ score: { home: 1, away: 0 }, clock: '25' });
  const struck = ['10 home goal', '23 home goal', '24 home goal undone'];
  expect(words(withHistory(told('10 home goal', '23 home goal'), [taken], now))).toEqual(struck);
  expect(words(withHistory(told('10 home goal'), [taken], now))).toEqual([
    '10 home goal',
    '24 home goal',
    '24 home goal undone',
  ]);
  expect(words(withHistory(told('10 home goal'), [moment('23 home goal'), taken], now))).toEqual(
    struck,
  );
  // Told before it was taken back: what was seen of it is enough.
  expect(
    words(withHistory(told('10 home goal', '23 home goal'), [moment('23 home goal'), taken], now)),
  ).toEqual(struck);
});

test('half-time stands behind what was added to the half', () => {
  expect(
    words(
      withHistory(
        told('45+2 home goal', '46 away goal'),
        [moment('45  halfTime'), moment('46  secondHalf')],
        lookAt({ score: { home: 1, away: 1 } }),
      ),
    ),
  ).toEqual(['45+2 home goal', '45  halfTime', '46 away goal', '46  secondHalf']);
});

test('beside the pitch stand what came last and goals, then red cards; a goal that was taken back is none', () => {
  const moments = [
    moment('5 home goal'),
    moment('9 away red'),
    moment('20 home corner'),
    moment('30 away goal'),
    moment('31 away goal', true),
    moment('40 away corner'),
    moment('41 home corner'),
    moment('42 home attack'),
  ];
  expect(words(tellingOf(moments, 3))).toEqual(['41 home corner', '9 away red', '5 home goal']);
  expect(words(tellingOf(moments, 1))).toEqual(['41 home corner']);
  expect(tellingOf([], 3)).toEqual([]);
});

/** A match as it went: who, what, and whether a goal of that side is taken back. */
const happening = fc.record({
  side: fc.constantFrom('home' as const, 'away' as const),
  what: fc.constantFrom('goal' as const, 'corner' as const, 'red' as const),
  isBack: fc.boolean(),
});
interface Stood {
  readonly look: MatchLook;
  readonly rows: readonly Moment[];
}
/** The match after each happening, three minutes apart: its look, and what a service would tell. */
function playOf(
  all: readonly { side: 'home' | 'away'; what: 'goal' | 'corner' | 'red'; isBack: boolean }[],
) {
  return all.reduce<readonly Stood[]>(
    (play, { side, what, isBack }, at) => {
      const { rows } = play.at(-1) ?? { rows: [] };
      const clock = String(3 * at + 1);
      const last = isBack
        ? rows.findLastIndex((one) => one.side === side && one.what === what)
        : -1;
      const next =
        last === -1
          ? [...rows, { side, what, clock, undone: false }]
          : rows.filter((_one, index) => index !== last);
      const count = (of: Moment['what']) => {
        const ofSide = (whose: string) =>
          next.filter((one) => one.side === whose && one.what === of).length;
        return { home: ofSide('home'), away: ofSide('away') };
      };
      const look = lookAt({
        clock,
        score: count('goal'),
        corners: count('corner'),
        reds: count('red'),
      });
      return [...play, { look, rows: next }];
    },
    [{ look: lookAt({ clock: '0' }), rows: [] }],
  );
}
/** What stands of moments, in their order. */
const standing = (moments: readonly Moment[]): readonly Moment[] =>
  moments.reduce<readonly Moment[]>((stands, one) => {
    if (!one.undone) return [...stands, one];
    const back = stands.findLastIndex(({ side, what }) => side === one.side && what === one.what);
    return stands.filter((_other, at) => at !== back);
  }, []);

test('what the service told while it stood, and was seen to be taken back after that, is none from before', () => {
  // A corner from before was taken back at 7; the next one, of the 10th minute, at 13.
  const merged = withHistory(
    told('1 home goal', '10 home corner'),
    [moment('7 home corner', true), moment('10 home corner'), moment('13 home corner', true)],
    lookAt({ score: { home: 1, away: 0 } }),
  );
  expect(words(merged)).toEqual([
    '1 home goal',
    '7 home corner',
    '7 home corner undone',
    '10 home corner',
    '13 home corner undone',
  ]);
});

test('whenever a match is opened and whenever the service answers after that, what stands is what stands in the match, each once and in its order', () => {
  fc.assert(
    fc.property(
      fc.array(happening, { maxLength: 25 }),
      fc.nat(25),
      fc.nat(25),
      (all, opened, wait) => {
        const play = playOf(all);
        const from = Math.min(opened, play.length - 1);
        const answered = Math.min(from + wait, play.length - 1);
        const looks = play.slice(from).map(({ look }) => look);
        const seen = looks.reduce<readonly Moment[]>(
          (track, look, at) => trackOf(track, looks[at - 1] ?? null, look),
          [],
        );
        const end = play.at(-1);
        if (end === undefined) throw new Error('no match');
        const merged = withHistory(play[answered]?.rows ?? [], seen, end.look);
        const minutes = merged.map(({ clock }) => Number(clock));
        expect(minutes).toEqual(minutes.toSorted((one, other) => one - other));
        expect(openingOf(merged, end.look.score)).toBeNull();
        expect(words(standing(merged))).toEqual(words(end.rows));
      },
    ),
    { numRuns: 500 },
  );
});

const anyMoment = fc.record({
  side: fc.constantFrom('home' as const, 'away' as const),
  what: fc.constantFrom('goal' as const, 'corner' as const, 'red' as const, 'attack' as const),
  clock: fc.oneof(fc.constant(''), fc.nat(95).map(String), fc.constant('45+3')),
  undone: fc.boolean(),
});
const score = fc.record({ home: fc.nat(4), away: fc.nat(4) });

test('whatever a service tells, nothing is more than the feed counts unless more was seen, and what was seen keeps its order', () => {
  fc.assert(
    fc.property(
      fc.array(anyMoment, { maxLength: 12 }),
      fc.array(anyMoment, { maxLength: 12 }),
      score,
      score,
      (rows, seen, goals, corners) => {
        const now = lookAt({ score: goals, corners });
        const history = readHistory(
          rows.map(({ side, what, clock }) => ({ side, kind: what, clock })),
        );
        const merged = withHistory(history, seen, now);
        for (const side of ['home', 'away'] as const)
          for (const [what, most] of [
            ['goal', goals[side]],
            ['corner', corners[side]],
            ['red', 0],
          ] as const) {
            const net = (of: readonly Moment[]) =>
              of
                .filter((one) => one.side === side && one.what === what)
                .reduce((sum, { undone }) => sum + (undone ? -1 : 1), 0);
            expect(net(merged)).toBeLessThanOrEqual(Math.max(most, net(seen)));
            expect(net(merged)).toBeGreaterThanOrEqual(net(seen));
          }
        // A moment whose minute became known is the same one.
        const kept = merged.map(({ side, what, undone }) => `${side}${what}${undone}`);
        let at = -1;
        for (const { side, what, undone } of seen) {
          at = kept.indexOf(`${side}${what}${undone}`, at + 1);
          expect(at).toBeGreaterThanOrEqual(0);
        }
      },
    ),
  );
});
