import { fenOf } from '@site/domain/money';
import { bonusText } from './deposit-bonus';

const bonus = {
  title: '每周存款加赠 20%',
  bonusAmount: fenOf(20_000n),
  turnoverRequired: fenOf(1_440_000n),
  outcome: null,
};

test.each([
  ['Created', null, '到账后可得 ¥200.00 · 流水 ¥14,400.00'],
  ['Processing', null, '到账后可得 ¥200.00 · 流水 ¥14,400.00'],
  ['Approved', 'given', '已得 ¥200.00 · 流水 ¥14,400.00'],
  ['Approved', 'refused', '到账时已不符合条件，礼金没有派发'],
  ['Expired', null, '存款没有到账，礼金没有派发'],
  ['Rejected', null, '存款没有到账，礼金没有派发'],
  ['Cancelled', null, '存款没有到账，礼金没有派发'],
] as const)('a deposit that is %s, its bonus %s: %s', (status, outcome, text) => {
  expect(bonusText({ ...bonus, outcome }, status)).toBe(text);
});
