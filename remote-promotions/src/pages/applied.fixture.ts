/** Applications and the money for them, for tests. */
import { act } from '@testing-library/react';
import { applyBonus, claimBonus } from '@site/contracts/bonus';
import { createTransfer } from '@site/contracts/transfer';
import type { TestWorld } from '@site/testing';

export const SLOW = { timeout: 20_000 } as const;
export const balance = (world: TestWorld, group: number): bigint | null | undefined =>
  world.platform.balances.state.get().record?.byGroup.get(group);

/**
 * Intervals go by hand from now on; everything else takes its own time.
 *
 * @returns a way to let some pass.
 */
export function byHand(): (ms: number) => void {
  const RUNS = [
    'Date',
    'hrtime',
    'nextTick',
    'performance',
    'queueMicrotask',
    'requestAnimationFrame',
    'cancelAnimationFrame',
    'requestIdleCallback',
    'cancelIdleCallback',
    'setImmediate',
    'clearImmediate',
    'setTimeout',
    'clearTimeout',
  ] as const;
  jest.useFakeTimers({ doNotFake: [...RUNS] });
  return (ms) =>
    act(() => {
      jest.advanceTimersByTime(ms);
    });
}

/** Pays into a wallet by the back end's own call: nothing on this page knows of it. */
export async function payIn(world: TestWorld, group: 4 | 64, amount: string): Promise<void> {
  const paid = await world.platform.api.call(createTransfer, {
    body: { from: 2, to: group, amount },
    idempotencyKey: `into-the-wallet-${group}`,
  });
  expect(paid.ok).toBe(true);
}

/** Applies by the back end's own call; a bonus without money is claimed too. */
export async function apply(world: TestWorld, bonusId: string, amount?: string): Promise<string> {
  const { api } = world.platform;
  const applied = await api.call(applyBonus, {
    body: { bonusId, ...(amount === undefined ? {} : { amount }) },
  });
  if (!applied.ok) throw new Error(JSON.stringify(applied.error));
  const { applicationId } = applied.value;
  if (amount === undefined)
    await api.call(claimBonus, { body: { applicationId }, idempotencyKey: `claim-${bonusId}` });
  return applicationId;
}
