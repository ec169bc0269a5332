/** The deposit pages as tests open and fill them. */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Application } from '@site/contracts/payment';
import { renderInShell, type TestWorld, Route, Routes } from '@site/testing';
import { Page as DepositDetailsPage } from './DepositDetailsPage';
import { Page as DepositPage } from './DepositPage';
import { Page as DepositPlainPage } from './DepositPlainPage';

const wallet = (
  <Routes>
    <Route path="/DepositVerify" element={<DepositPage />} />
    <Route path="/Deposit" element={<DepositPlainPage />} />
    <Route path="/Deposit/DetailsInfo" element={<DepositDetailsPage />} />
    <Route path="/TransactionRecord/" element={<h1>交易记录</h1>} />
  </Routes>
);
export const open = (world: TestWorld, path: string) =>
  renderInShell(wallet, { platform: world.platform, path });
/** Chooses a method, from the list that the one used last may stand for. */
export async function choose(code: string): Promise<void> {
  await screen.findAllByTestId(/^deposit-method/);
  const last = screen.queryByTestId('deposit-methods-change');
  if (last !== null) await userEvent.click(last);
  await userEvent.click(await screen.findByTestId(`deposit-method-${code}`));
}
/** Signs in and opens the form with a method and an amount. */
export async function fill(
  world: TestWorld,
  code: string,
  amount: string,
  member = 'member01',
): Promise<void> {
  await world.logIn(member);
  open(world, '/DepositVerify');
  await choose(code);
  await userEvent.type(screen.getByTestId('deposit-amount'), amount);
}
export const send = (): Promise<void> => userEvent.click(screen.getByTestId('deposit-submit'));
export const stands = (world: TestWorld, status: Application['status']): Promise<void> =>
  waitFor(
    () => expect(screen.getByTestId('deposit-status')).toHaveAttribute('data-status', status),
    { timeout: 20_000 },
  );
export const payments = async (world: TestWorld) =>
  (
    (await world.control('GET', '/payments?member=member01')) as {
      payments: readonly { readonly transactionId: string; readonly status: string }[];
    }
  ).payments;
export const requestsTo = async (world: TestWorld, call: string) =>
  (
    (await world.control('GET', '/requests')) as {
      requests: { call: string | null; body: unknown }[];
    }
  ).requests.filter((each) => each.call === call);
