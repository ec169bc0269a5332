import { fenOf } from '@site/domain/money';
import type { Context } from '../core/context';
import { openStore } from '../core/store';
import { createTurnover } from '../core/turnover';
import { createLedger, walletOf } from '../ledger/ledger';
import { ORDINARY } from '../members/demo-members';
import { addMember, findMember, type Member } from '../members/store';
import { payRebates, rebateHistory } from './rebates';

const DAY_MS = 86_400_000;

test('a day that holds only the correction of an earlier one gives no rebate and takes none', () => {
  const db = openStore(':memory:');
  const start = Date.parse('2026-03-10T00:00:00+08:00');
  let now = start + 1;
  const context = {
    db,
    clock: { now: () => now },
    ledger: createLedger(db),
    turnover: createTurnover(db, () => now),
    options: {},
  } as unknown as Context;
  addMember(context, {
    memberCode: 'M1',
    userName: 'someone1',
    password: 'Passw0rd!',
    info: ORDINARY,
    exclusion: {},
    refusal: null,
    wallets: {},
  });
  context.turnover.add('M1', 2, fenOf(-100_000n), 'corrected');
  now = start + 2 * DAY_MS;
  payRebates(context);
  expect(context.ledger.balance(walletOf('M1', 2))).toBe(0n);
  const rows = rebateHistory(context, findMember(context, 'M1') as Member, start, start);
  expect(rows.find(({ rebateId }) => rebateId === 'RB02')).toMatchObject({
    totalBetAmount: 0n,
    totalGivenAmount: 0n,
    givenAt: null,
  });
  db.close();
});
