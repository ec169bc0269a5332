/** What holds whenever a match is opened, and whatever a service tells of it. */
import fc from 'fast-check';
import { lookAt, words } from './match-history.fixture';
import { readHistory, withHistory } from './match-history';
import type { Moment } from './match-moments';
import { openingOf, trackOf, type MatchLook } from './match-track';

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
