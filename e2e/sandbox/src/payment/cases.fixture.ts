/** Deposits and receipts for tests. */
import { getBalance } from '@site/contracts/balance';
import * as rows from '@site/contracts/payment';
import type { TestClient } from '../testing/client';

export const PDF = Buffer.from('%PDF-1.7 receipt').toString('base64');
export type Made = rows.Application;
export const deposit = async (
  client: TestClient,
  methodCode: string,
  amount: string,
  key: string,
) =>
  (
    await client.call(rows.createApplication, {
      body: { transactionType: 'Deposit', methodCode, amount },
      key,
    })
  ).body.result as Made;
export const sportsbook = async (client: TestClient) =>
  (
    (await client.call(getBalance, { query: { wallet: 'SB' } })).body.result as {
      totalBalance: number;
    }
  ).totalBalance;
