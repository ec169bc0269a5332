/** A member with bonuses, for tests. */
import { getBalance } from '@site/contracts/balance';
import * as rows from '@site/contracts/bonus';
import { createSandbox } from '../create-sandbox';
import { testClient, type TestClient } from '../testing/client';
import { MORNING } from '../testing/funds';

export type Application = {
  applicationId: string;
  status: string;
  canClaim: boolean;
  bonusAmount: number;
  required: number;
  achieved: number;
  percent: number;
};

export async function signedIn(name: string) {
  const app = createSandbox({ now: MORNING });
  const client = testClient(app);
  await client.login(name);
  return { app, client };
}

export const applyFor = async (client: TestClient, bonusId: string) =>
  client.call(rows.applyBonus, { body: { bonusId } });
export const wallet = async (client: TestClient) =>
  (
    (await client.call(getBalance, { query: { wallet: 'SB' } })).body.result as {
      totalBalance: number;
    }
  ).totalBalance;
