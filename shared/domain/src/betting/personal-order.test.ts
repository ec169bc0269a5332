import fc from 'fast-check';
import { personalOrder, type OrderedMatch, type Taste } from './personal-order';

const match = (id: string, league: string): OrderedMatch => ({
  id,
  leagueId: league,
  leagueName: `联赛 ${league}`,
});
const taste = (known: Partial<Record<keyof Taste, readonly string[]>>): Taste => ({
  events: new Set(known.events ?? []),
  leagues: new Set(known.leagues ?? []),
  betLeagues: new Set(known.betLeagues ?? []),
});
const ids = (matches: readonly OrderedMatch[]): string => matches.map(({ id }) => id).join('');

const ALL = [match('a', '1'), match('b', '2'), match('c', '3'), match('d', '2'), match('e', '4')];

test('what is followed comes first, then leagues of the last bets, then the rest as it was given', () => {
  expect(ids(personalOrder(ALL, taste({ leagues: ['2'], events: ['e'] })))).toBe('bdeac');
  expect(ids(personalOrder(ALL, taste({ leagues: ['4'], betLeagues: ['联赛 3'] })))).toBe('ecabd');
  expect(ids(personalOrder(ALL, taste({})))).toBe('abcde');
});

const ending = { period: { kind: 'half', number: 2 }, clock: '90+6' };

test('what is about to end stands behind all others, the own matches first there too', () => {
  const late = ALL.map((one) => ('ac'.includes(one.id) ? { ...one, live: ending } : one));
  expect(ids(personalOrder(late, taste({})))).toBe('bdeac');
  expect(ids(personalOrder(late, taste({ leagues: ['3'], betLeagues: ['联赛 4'] })))).toBe('ebdca');
});

test('however the taste is, no match about to end stands before one that is not', () => {
  const word = fc.constantFrom('1', '2', '3');
  const matches = fc.array(fc.record({ league: word, late: fc.boolean() }));
  fc.assert(
    fc.property(matches, fc.array(word), fc.array(word), (list, leagues, bets) => {
      const given = list.map(({ league, late }, at) => ({
        ...match(String(at), league),
        live: late ? ending : null,
      }));
      const known = taste({ leagues, betLeagues: bets.map((league) => `联赛 ${league}`) });
      const ordered = personalOrder(given, known);
      const parts = [null, ending].map((live) => given.filter((one) => one.live === live));
      // Both parts are in the order that each has by itself.
      expect(ordered).toEqual(parts.flatMap((part) => personalOrder(part, known)));
    }),
  );
});

test('nothing is dropped or doubled, and who is alike keeps the given order', () => {
  const word = fc.constantFrom('1', '2', '3', '4', '5');
  const matches = fc.uniqueArray(fc.record({ id: fc.uuid(), league: word }), {
    selector: ({ id }) => id,
  });
  fc.assert(
    fc.property(matches, fc.array(word), fc.array(word), (list, leagues, bets) => {
      const given = list.map(({ id, league }) => match(id, league));
      const known = taste({ leagues, betLeagues: bets.map((league) => `联赛 ${league}`) });
      const ordered = personalOrder(given, known);
      expect(new Set(ordered)).toEqual(new Set(given));
      expect(ordered).toHaveLength(given.length);
      for (const league of ['1', '2', '3', '4', '5'])
        expect(ordered.filter(({ leagueId }) => leagueId === league)).toEqual(
          given.filter(({ leagueId }) => leagueId === league),
        );
      expect(personalOrder(ordered, known)).toEqual(ordered);
    }),
  );
});
