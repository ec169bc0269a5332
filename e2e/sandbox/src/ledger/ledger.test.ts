import { WALLET_GROUP_IDS } from '@site/domain/wallet/groups';
import fc from 'fast-check';
import { fenOf, sumFen } from '@site/domain/money';
import { openStore } from '../core/store';
import { createLedger, HOUSE, InsufficientFunds, walletOf } from './ledger';

const MEMBERS = ['A', 'B'] as const;

describe('ledger', () => {
  test('whatever is posted, every posting and the whole sum to zero, and no member falls below zero (D1 I13)', () => {
    const step = fc.record({
      member: fc.constantFrom(...MEMBERS),
      group: fc.constantFrom(...WALLET_GROUP_IDS),
      amount: fc.bigInt(-50_000n, 50_000n),
      ref: fc.integer({ min: 0, max: 30 }),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const db = openStore(':memory:');
        const ledger = createLedger(db);
        for (const member of MEMBERS) ledger.openWallets(member);
        for (const { member, group, amount, ref } of steps) {
          const before = ledger.balance(walletOf(member, group));
          try {
            const movements = [
              { account: walletOf(member, group), amount: fenOf(amount) },
              { account: HOUSE.games, amount: fenOf(-amount) },
            ];
            const made = ledger.post({ kind: 'test', ref: String(ref), title: '', movements }, 0);
            expect(ledger.balance(walletOf(member, group))).toBe(made ? before + amount : before);
          } catch (error) {
            expect(error).toBeInstanceOf(InsufficientFunds);
            expect(ledger.balance(walletOf(member, group))).toBe(before);
          }
        }
        const sums = db.all<{ total: number }>(
          'SELECT sum(amount) AS total FROM entries GROUP BY posting_id',
        );
        expect(sums.every(({ total }) => total === 0)).toBe(true);
        const all = [
          ...MEMBERS.flatMap((member) => ledger.balances(member).map(({ balance }) => balance)),
          ledger.balance(HOUSE.games),
        ];
        expect(sumFen(all)).toBe(0n);
        expect(all.slice(0, -1).every((balance) => balance >= 0n)).toBe(true);
        db.close();
      }),
      { numRuns: 40 },
    );
  });

  test('movements that do not sum to zero are refused, and the database itself refuses a negative member balance', () => {
    const db = openStore(':memory:');
    const ledger = createLedger(db);
    ledger.openWallets('A');
    expect(() =>
      ledger.post(
        {
          kind: 'x',
          ref: '1',
          title: '',
          movements: [{ account: walletOf('A', 2), amount: fenOf(1n) }],
        },
        0,
      ),
    ).toThrow(RangeError);
    expect(() =>
      db.run('UPDATE accounts SET balance = -1 WHERE id = ?', walletOf('A', 2)),
    ).toThrow();
    db.close();
  });
});
