import fc from 'fast-check';
import { law, yuan } from '../laws.fixture';
import { fenOf, toCnyString } from '../money';
import { checkAmount } from './amount-limits';

const limits = { minAmount: yuan(100), maxAmount: yuan(500) };
const faultOf = (text: string): string => {
  const check = checkAmount(text, limits);
  return check.ok ? 'ok' : check.fault;
};

test('both limits are allowed, one fen beyond them is not, and nothing typed is no amount', () => {
  expect(['', '0', '0.00', '1e3', '-100', '99.99', '100', '500.00', '500.01'].map(faultOf)).toEqual(
    ['empty', 'empty', 'empty', 'empty', 'empty', 'below', 'ok', 'ok', 'above'],
  );
  expect(checkAmount('123.4', limits)).toEqual({ ok: true, amount: 12_340n });
});

test('exactly the amounts between the limits pass, and none is changed', () => {
  law(
    fc.property(fc.bigInt({ min: 1n, max: 100_000n }), (minor) => {
      const check = checkAmount(toCnyString(fenOf(minor)), limits);
      return check.ok
        ? check.amount === minor && minor >= limits.minAmount && minor <= limits.maxAmount
        : check.fault === (minor < limits.minAmount ? 'below' : 'above');
    }),
  );
});
