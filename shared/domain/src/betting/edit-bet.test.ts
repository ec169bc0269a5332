import fc from 'fast-check';
import { NEW_BET_STATES, isOfChange, newBetState } from './edit-bet';

const states = fc.array(fc.constantFrom(...NEW_BET_STATES));

test.each([
  [[], 'waits'],
  [['waits', 'waits'], 'waits'],
  [['refused', 'waits'], 'refused'],
  [['refused', 'unsure'], 'unsure'],
  [['unsure', 'pending', 'refused'], 'pending'],
  [['refused', 'done', 'unsure'], 'done'],
] as const)('attempts %j have come to %s', (attempts, state) => {
  expect(newBetState(attempts)).toBe(state);
});

test('one more attempt never takes a new bet back, and their order does not matter', () => {
  const rank = (all: readonly (typeof NEW_BET_STATES)[number][]): number =>
    NEW_BET_STATES.indexOf(newBetState(all));
  fc.assert(
    fc.property(states, states, (some, more) => {
      expect(rank([...some, ...more])).toBeLessThanOrEqual(rank(some));
      expect(rank([...more, ...some])).toBe(rank([...some, ...more]));
    }),
  );
});

test('only what is on a match of the wager is its new bet', () => {
  const legs = [{ eventId: '7' }, { eventId: '8' }];
  expect(isOfChange(legs, { eventId: '8' })).toBe(true);
  expect(isOfChange(legs, { eventId: '80' })).toBe(false);
  expect(isOfChange([], { eventId: '7' })).toBe(false);
});
