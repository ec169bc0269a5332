import { fenOf } from '../money';
import { offerFacts, type OfferTerms } from './offer-facts';

const offer = (over: Partial<OfferTerms> = {}): OfferTerms => ({
  percentage: '100',
  maxBonus: fenOf(188_800n),
  minAmount: fenOf(10_000n),
  transactionType: 'Deposit',
  turnover: 15,
  ...over,
});

test('a bonus says its worth, the least to pay in, and its turnover', () => {
  expect(offerFacts(offer())).toEqual({
    percent: '100',
    most: 188_800n,
    pool: null,
    least: { by: 'Deposit', amount: 10_000n },
    turnover: 15,
  });
});

test('what a bonus does not say is not said for it', () => {
  expect(
    offerFacts(offer({ percentage: '0', maxBonus: fenOf(0n), minAmount: fenOf(0n), turnover: 0 })),
  ).toEqual({ percent: null, most: null, pool: null, least: null, turnover: null });
  expect(offerFacts(offer({ percentage: '１００%' })).percent).toBeNull();
  // A rescue asks for a loss, not for a payment.
  expect(
    offerFacts(offer({ transactionType: 'None', minAmount: fenOf(50_000n) })).least,
  ).toBeNull();
});

test("what all who win share is a pool, and nobody's own most", () => {
  const { most, pool } = offerFacts(offer({ isPool: true }));
  expect([most, pool]).toEqual([null, 188_800n]);
  expect(offerFacts(offer({ isPool: true, maxBonus: fenOf(0n) })).pool).toBeNull();
});
