/** @jest-environment node */
import type { BudgetLine } from '@site/release/gate/budgets';
import { isTight } from './budgets';

const line = (bytes: number): BudgetLine => ({
  what: 'sports board-saba',
  bytes,
  limit: 56_320,
  ok: bytes <= 56_320,
  near: true,
});

test("a size that another version's name would lift over its limit does not pass here", () => {
  // What this build measured while the gate of a release refused the same sources for 19 bytes.
  expect(isTight(line(56_288))).toBe(true);
  expect(isTight(line(56_192))).toBe(false);
  expect(isTight(line(56_321))).toBe(false);
});
