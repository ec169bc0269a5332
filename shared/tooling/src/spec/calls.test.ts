import { ALL_ROWS } from '@site/contracts/rows';
import { callsOf, callsOfFamily, callsOfJourneys, type CallFamily } from './calls.fixture';

test.each<[CallFamily, number]>([
  ['account', 60],
  ['offers', 45],
  ['games', 15],
])(
  '[R7.2-1] every call of the family %s is made by a screen in a browser test',
  (family, least) => {
    const [made, calls] = [callsOfJourneys(), callsOfFamily(family)];
    expect(calls.length).toBeGreaterThan(least);
    expect(calls.filter((id) => !made.has(id))).toEqual([]);
  },
);

test('a journey names calls that exist', () => {
  const known = new Set(ALL_ROWS.map(({ id }) => id));
  expect([...callsOfJourneys()].filter((id) => !known.has(id))).toEqual([]);
});

test('ids are read over lines, and only where a journey waits for them', () => {
  expect(
    callsOf(
      "await expectCalls(site, ['a.b',\n  'c.d']);\nconst other = ['e.f'];\nawait expectCalls(site, ['g.h']);",
    ),
  ).toEqual(['a.b', 'c.d', 'g.h']);
});
