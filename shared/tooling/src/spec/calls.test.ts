import { ALL_ROWS } from '@site/contracts/rows';
import { accountCalls, callsOf, callsOfJourneys } from './calls';

test('[R7.2-1] every call of money and of the member is made by a screen in a browser test', () => {
  const made = callsOfJourneys();
  expect(accountCalls().length).toBeGreaterThan(60);
  expect(accountCalls().filter((id) => !made.has(id))).toEqual([]);
});

test('a journey names calls that exist', () => {
  const known = new Set(ALL_ROWS.map(({ id }) => id));
  expect([...callsOfJourneys()].filter((id) => !known.has(id))).toEqual([]);
});

test('ids are read over lines, and only where a journey waits for them', () => {
  expect(callsOf("await expectAsked(site, ['a.b',\n  'c.d']);\nconst other = ['e.f'];\nawait expectAsked(site, ['g.h']);")).toEqual(['a.b', 'c.d', 'g.h']);
});
