import { fenOf } from '@site/domain/money';
import fc from 'fast-check';
import { saveBonus, selectBonuses, type StoredBonus } from '../bonus/store';
import type { Context } from './context';
import { openStore } from './store';
import { createTurnover } from './turnover';

const DAY_MS = 86_400_000;
const bonus = (at: number, required: number, group: number): StoredBonus => ({
  id: `B${at}`,
  memberCode: 'M1',
  ruleId: 'B1008',
  groupId: 'B1008',
  status: 'Wagering',
  period: `p${at}`,
  principal: fenOf(0n),
  bonus: fenOf(1n),
  required: fenOf(BigInt(required)),
  achieved: fenOf(0n),
  payGroup: 2,
  walletGroups: [group],
  appliedAt: at,
  claimedAt: at,
  endedAt: null,
  expiresAt: DAY_MS,
});

describe('turnover', () => {
  test('a reference counts once, no bonus gets more than it asks, the oldest of a group fills first, and what remains is exact', () => {
    const adds = fc.array(
      fc.record({
        ref: fc.integer({ min: 0, max: 8 }),
        amount: fc.integer({ min: -100, max: 400 }),
        group: fc.constantFrom(2, 4),
      }),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(
        fc.array(
          fc.record({ required: fc.integer({ min: 1, max: 600 }), group: fc.constantFrom(2, 4) }),
          { minLength: 1, maxLength: 4 },
        ),
        adds,
        (rules, list) => {
          const db = openStore(':memory:');
          const context = { db, clock: { now: () => 0 } } as unknown as Context;
          const turnover = createTurnover(db, () => 1_000);
          for (const [at, { required, group }] of rules.entries())
            saveBonus(context, bonus(at, required, group));
          const counted = new Map<number, { amount: number; group: number }>();
          for (const { ref, amount, group } of list) {
            turnover.add('M1', group, fenOf(BigInt(amount)), `r${ref}`);
            if (amount !== 0 && !counted.has(ref)) counted.set(ref, { amount, group });
          }
          const stored = selectBonuses(context, 'member_code = ?', 'M1').toReversed();
          let remaining = 0n;
          for (const group of [2, 4]) {
            const [requested, poured] = [
              rules.filter((each) => each.group === group),
              [...counted.values()].filter((each) => each.group === group),
            ];
            const sum = poured.reduce((total, { amount }) => total + amount, 0);
            // A correction downwards lowers the record of the day and takes nothing from a bonus.
            const given = poured.reduce((total, { amount }) => total + Math.max(0, amount), 0);
            expect(
              turnover.between('M1', 0, 2_000).find((each) => each.group === group)?.amount ?? 0n,
            ).toBe(BigInt(sum));
            const got = stored.filter(({ walletGroups }) => walletGroups.includes(group));
            expect(got.reduce((total, { achieved }) => total + achieved, 0n)).toBe(
              BigInt(
                Math.min(
                  given,
                  requested.reduce((total, { required }) => total + required, 0),
                ),
              ),
            );
            // Whoever is not full has only empty ones behind it.
            const open = got.findIndex(({ achieved, required }) => achieved < required);
            if (open >= 0)
              expect(got.slice(open + 1).every(({ achieved }) => achieved === 0n)).toBe(true);
            remaining += got.reduce(
              (total, { achieved, required }) => total + required - achieved,
              0n,
            );
          }
          expect(turnover.remaining('M1')).toBe(remaining);
          expect(
            stored.every(
              ({ status, achieved, required }) =>
                (status === 'Completed') === (achieved === required),
            ),
          ).toBe(true);
          db.close();
        },
      ),
      { numRuns: 60 },
    );
  });
});
