import fc from 'fast-check';
import { betAgain, type LegAgain } from './bet-again';

const leg = (over: Partial<LegAgain> = {}): LegAgain => ({
  state: 'open',
  lineThen: '-0.5',
  lineNow: '-0.50',
  ...over,
});

test('a bet whose selections all stand is the same bet with its stake', () => {
  expect(betAgain([leg()], false)).toEqual({
    verdicts: ['same'],
    mode: 'single',
    keepsStake: true,
    isSame: true,
    isOver: false,
  });
  expect(betAgain([leg(), leg({ state: 'suspended' })], true)).toMatchObject({
    mode: 'combo',
    isSame: true,
  });
});

test.each([
  ['-0.5', '-1'],
  ['-0.5', null],
  [null, '2.5'],
])('a line that went from %s to %s is another bet and is told', (lineThen, lineNow) => {
  expect(betAgain([leg({ lineThen, lineNow })], false)).toMatchObject({
    verdicts: ['moved'],
    isSame: false,
    keepsStake: true,
  });
});

test('what is left of a combo is another combo: its stake is not taken over', () => {
  expect(betAgain([leg(), leg(), leg({ state: 'gone' })], true)).toMatchObject({
    verdicts: ['same', 'same', 'out'],
    mode: 'combo',
    keepsStake: false,
    isOver: false,
  });
  expect(betAgain([leg(), leg({ state: 'gone' })], true)).toMatchObject({ mode: 'single' });
});

const anyLeg = fc.record({
  state: fc.constantFrom('open' as const, 'suspended' as const, 'gone' as const),
  lineThen: fc.constantFrom('-0.5', '2.5', null),
  lineNow: fc.constantFrom('-0.5', '2.5', null),
});

test('nothing that is gone comes back, and a stake goes along with a whole bet only', () => {
  fc.assert(
    fc.property(fc.array(anyLeg, { minLength: 1, maxLength: 10 }), fc.boolean(), (legs, combo) => {
      const again = betAgain(legs, combo);
      const gone = legs.map(({ state }) => state === 'gone');
      expect(again.verdicts.map((verdict) => verdict === 'out')).toEqual(gone);
      expect(again.keepsStake).toBe(!gone.includes(true));
      expect(again.isOver).toBe(!gone.includes(false));
      if (again.isSame) expect(again.keepsStake).toBe(true);
    }),
  );
});
