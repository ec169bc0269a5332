import { byWalletGroup } from './groups';

test('[R3.2-1] a wallet group that stands twice is unknown, the others stand', () => {
  const row = (walletProductGroupId: number, balance: number) => ({ walletProductGroupId, balance });
  const rows = [row(2, 1), row(4, 2), row(2, 3), row(32, 4), row(2, 1)];
  expect([...byWalletGroup(rows)]).toEqual([[4, row(4, 2)], [32, row(32, 4)]]);
  expect([...byWalletGroup([])]).toEqual([]);
});
