/** The pages of withdrawals and transfers as tests open them. */
import { renderInShell, type TestWorld, Route, Routes } from '@site/testing';
import { Page as BankCardsPage } from './BankCardsPage';
import { Page as TransferPage } from './TransferPage';
import { Page as WithdrawalDetailsPage } from './WithdrawalDetailsPage';
import { Page as WithdrawalPage } from './WithdrawalPage';

const wallet = (
  <Routes>
    <Route path="/Withdrawal" element={<WithdrawalPage />} />
    <Route path="/Withdrawal/DetailsInfo" element={<WithdrawalDetailsPage />} />
    <Route path="/Me/BankCards" element={<BankCardsPage />} />
    <Route path="/Transfer" element={<TransferPage />} />
  </Routes>
);
export const open = (world: TestWorld, path: string) =>
  renderInShell(wallet, { platform: world.platform, path });
export const requestsTo = async (world: TestWorld, call: string): Promise<number> => {
  const { requests } = (await world.control('GET', '/requests')) as {
    requests: { call: string | null }[];
  };
  return requests.filter((request) => request.call === call).length;
};
