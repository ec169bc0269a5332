import fc from 'fast-check';
import { law } from '../laws.fixture';
import { locksMoney } from './lock';

test('[R3.7-1] money with turnover is held from the claim on; a voucher and what asks for none hold nothing', () => {
  expect(locksMoney({ isFreebet: false, turnover: 3 })).toBe(true);
  expect(locksMoney({ isFreebet: true, turnover: 1 })).toBe(false);
  expect(locksMoney({ isFreebet: false, turnover: 0 })).toBe(false);
});

test('[R3.7-1] no voucher holds money, whatever it asks for', () => {
  law(
    fc.property(
      fc.integer({ min: 0, max: 99 }),
      (turnover) =>
        !locksMoney({ isFreebet: true, turnover }) &&
        locksMoney({ isFreebet: false, turnover }) === turnover > 0,
    ),
  );
});
