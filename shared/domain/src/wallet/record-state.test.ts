import fc from 'fast-check';
import { law } from '../laws.fixture';
import { fenOf } from '../money';
import { recordState } from './record-state';

const row = { type: 'Bet', status: 'Approved', amount: fenOf(-20_000n) } as const;

describe('where the money of a record stands', () => {
  test('a stake stands as its wager does', () => {
    for (const state of ['Waiting', 'Open', 'Settled', 'Returned'] as const)
      expect(recordState({ ...row, stakeState: state })).toEqual({ of: 'stake', state });
  });
  test('play that is no stake of a wager, gifts and corrections have moved: in or out', () => {
    expect(recordState(row)).toEqual({ of: 'movement', did: 'debited' });
    expect(recordState({ ...row, stakeState: null, amount: fenOf(50n) })).toEqual({
      of: 'movement',
      did: 'credited',
    });
    expect(recordState({ ...row, type: 'Other' })).toEqual({ of: 'movement', did: 'debited' });
    expect(recordState({ ...row, type: 'Transfer' })).toEqual({ of: 'movement', did: 'moved' });
  });
  test('a payment says its own status, whatever else is told', () => {
    law(
      fc.property(
        fc.constantFrom('Deposit' as const, 'Withdrawal' as const),
        fc.constantFrom('Created', 'Processing', 'Approved', 'Rejected', 'Expired', 'Cancelled'),
        fc.bigInt({ min: -1_000_000n, max: 1_000_000n }),
        (type, status, amount) => {
          expect(recordState({ type, status, amount: fenOf(amount), stakeState: 'Open' })).toEqual({
            of: 'payment',
            status,
          });
        },
      ),
    );
  });
});
