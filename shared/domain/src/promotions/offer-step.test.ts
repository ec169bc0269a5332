import fc from 'fast-check';
import { law } from '../laws.fixture';
import { PromotionAction } from './item';
import { promotionStep } from './navigation';
import {
  bonusWithDeposit,
  isRunning,
  offerStep,
  runningOf,
  type DepositOffer,
  type OwnApplication,
} from './offer-step';

const own = (patch: Partial<OwnApplication> = {}): OwnApplication => ({
  applicationId: 'A1',
  bonusRuleGroupId: 'G1',
  status: 'Serving',
  canClaim: false,
  ...patch,
});
const target = (actionType: PromotionAction) => ({ actionType, promoId: 'P1', bonusId: 'G1' });
const action = fc.constantFrom(...Object.values(PromotionAction));

test('[R3.7-1] what runs already is gone on with: its money comes, is there, or is wagered', () => {
  expect(offerStep(target(1), own(), true)).toEqual({ kind: 'fund', applicationId: 'A1' });
  expect(offerStep(target(1), own({ canClaim: true }), true)).toEqual({
    kind: 'claim',
    applicationId: 'A1',
  });
  expect(offerStep(target(1), own({ status: 'Wagering', canClaim: true }), true)).toEqual({
    kind: 'progress',
    applicationId: 'A1',
  });
});

test("[R3.7-1] without an application each action leads where it leads for everybody; what is a member's own asks for the login first", () => {
  law(
    fc.property(
      action,
      (actionType) =>
        JSON.stringify(offerStep(target(actionType), null, true)) ===
        JSON.stringify(promotionStep(target(actionType))),
    ),
  );
  expect(([1, 2, 3] as const).map((each) => offerStep(target(each), null, false).kind)).toEqual([
    'login',
    'login',
    'login',
  ]);
  expect(([-1, 4, 5] as const).map((each) => offerStep(target(each), null, false).kind)).toEqual([
    'none',
    'liveChat',
    'go',
  ]);
});

test('only a running application of the same group counts', () => {
  const all = [
    own({ bonusRuleGroupId: 'G2' }),
    own({ status: 'Completed' }),
    own({ applicationId: 'A2' }),
  ];
  expect(runningOf('G1', all)?.applicationId).toBe('A2');
  expect(runningOf('G3', all)).toBeNull();
  expect(runningOf(null, all)).toBeNull();
  expect(
    ['Serving', 'Wagering', 'Completed', 'Cancelled', 'Expired', ''].map((status) =>
      isRunning({ status }),
    ),
  ).toEqual([true, true, false, false, false, false]);
});

const offer = (patch: Partial<DepositOffer> = {}): DepositOffer => ({
  actionType: PromotionAction.FUND_IN,
  bonusId: 'B1',
  bonusVersion: 1,
  transactionType: 'Deposit',
  ...patch,
});

test('[R3.7-1] a bonus that asks for a deposit alone goes with the deposit, unless the member may not take it', () => {
  expect(bonusWithDeposit(offer(), [{ id: 'B0' }, { id: 'B1' }])).toBe('B1');
  expect(bonusWithDeposit(offer(), null)).toBe('B1');
  expect(bonusWithDeposit(offer(), [{ id: 'B0' }])).toBeNull();
  expect(bonusWithDeposit(offer(), [])).toBeNull();
});

test('[R3.7-1] any other action, kind of bonus, group of tiers or missing id has its form', () => {
  const id = fc.constantFrom(null, '', 'B1', 'G1');
  law(
    fc.property(
      action,
      id,
      fc.constantFrom(1 as const, 2 as const),
      fc.constantFrom(null, 'Deposit' as const, 'Transfer' as const, 'None' as const),
      fc.option(fc.constant([{ id: 'B1' }])),
      (actionType, bonusId, bonusVersion, transactionType, offers) => {
        const taken = bonusWithDeposit(
          { actionType, bonusId, bonusVersion, transactionType },
          offers,
        );
        const isOne =
          actionType === PromotionAction.FUND_IN &&
          transactionType === 'Deposit' &&
          bonusVersion === 1 &&
          Boolean(bonusId) &&
          (offers === null || bonusId === 'B1');
        return taken === (isOne ? bonusId : null);
      },
    ),
  );
});
