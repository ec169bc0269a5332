import { toCnyString } from '@site/domain/money';
import { poolAt } from './ticker';

const row = { base: '100.00', ratePerSecond: '0.83', asOf: '2026-11-21T00:00:00+08:00' };
const start = Date.parse(row.asOf);

test('a pool grows exactly with the server clock and never shrinks', () => {
  expect(toCnyString(poolAt(row, start)!)).toBe('100.00');
  expect(toCnyString(poolAt(row, start + 10_000)!)).toBe('108.30');
  expect(toCnyString(poolAt(row, start - 10_000)!)).toBe('100.00');
  expect(toCnyString(poolAt({ ...row, ratePerSecond: '0.005' }, start + 2_000)!)).toBe('100.01');
});

test('a base that is no amount is unknown, not 0', () => {
  expect(poolAt({ ...row, base: '1e5' }, start)).toBeNull();
  expect(poolAt({ ...row, asOf: 'x' }, start)).toBeNull();
});
