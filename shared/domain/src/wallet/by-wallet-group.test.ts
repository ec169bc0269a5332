import { fenOf } from '../money';
import { byWalletGroup, walletAmounts } from './groups';

test('[R3.2-1] a wallet group that stands twice is unknown, the others stand', () => {
  const row = (walletProductGroupId: number, balance: number) => ({
    walletProductGroupId,
    balance,
  });
  const rows = [row(2, 1), row(4, 2), row(2, 3), row(32, 4), row(2, 1)];
  expect([...byWalletGroup(rows)]).toEqual([
    [4, row(4, 2)],
    [32, row(32, 4)],
  ]);
  expect([...byWalletGroup([])]).toEqual([]);
});

test('[I7] amounts stand once for each group that is named: null where it is named twice, none where it is not', () => {
  const row = (walletProductGroupId: number, fen: bigint) => ({
    walletProductGroupId,
    balance: fenOf(fen),
  });
  const amounts = walletAmounts([row(24, 700n), row(2, 0n), row(24, 700n)]);
  expect([...amounts]).toEqual([
    [24, null],
    [2, 0n],
  ]);
  expect(amounts.get(4)).toBeUndefined();
});
