/** Money for tests, by the ways a member has. */
import { createApplication, stepApplication } from '@site/contracts/payment';
import type { TestClient } from './client';

let count = 0;

/**
 * Pays in by bank transfer, with a bonus when one is named, and lets the virtual clock run until it
 * is approved.
 */
export async function deposit(client: TestClient, amount: string, bonusId?: string): Promise<void> {
  count += 1;
  const made = await client.call(createApplication, {
    body: {
      transactionType: 'Deposit',
      methodCode: 'LB',
      amount,
      ...(bonusId === undefined ? {} : { bonusId }),
    },
    key: `fund-${count}-create`,
  });
  const { applicationId } = made.body.result as { applicationId: string };
  await client.call(stepApplication, {
    body: { applicationId },
    params: { step: 'paid' },
    key: `fund-${count}-paid-x`,
  });
  await client.control('POST', '/clock', { advanceMs: 21_000 });
}

/** A morning at +08:00 that tests stand in, far from midnight. */
export const MORNING = (): number => Date.parse('2026-03-10T10:00:00+08:00');
