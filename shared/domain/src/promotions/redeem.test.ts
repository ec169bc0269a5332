import { redeemBlock, type RedeemItem } from './redeem';

const item = (patch: Partial<RedeemItem> = {}): RedeemItem => ({
  points: 100,
  stock: null,
  isTierMet: true,
  monthlyLimit: 2,
  takenThisMonth: 0,
  ...patch,
});

test('the first reason wins; without one it may be had', () => {
  expect(redeemBlock(item(), 100)).toBeNull();
  expect(redeemBlock(item(), 99)).toBe('points');
  expect(redeemBlock(item(), null)).toBe('unknown');
  expect(redeemBlock(item({ takenThisMonth: 2 }), 0)).toBe('limit');
  expect(redeemBlock(item({ isTierMet: false, takenThisMonth: 2 }), 500)).toBe('tier');
  expect(redeemBlock(item({ stock: 0, isTierMet: false }), 500)).toBe('soldOut');
  expect(redeemBlock(item({ stock: 1 }), 500)).toBeNull();
});
