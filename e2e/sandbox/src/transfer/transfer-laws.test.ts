import fc from 'fast-check';
import { getBalance } from '@site/contracts/balance';
import { getTransferHistories, createTransfer, transferByRef } from '@site/contracts/transfer';
import { WALLET_GROUP_IDS } from '@site/domain/wallet/groups';
import { signedIn } from '../testing/signed-in';

/**
 * One post: from and to may be the same or unknown, the amount too small or too much, its key an
 * old one.
 */
interface Post {
  readonly from: number;
  readonly to: number;
  readonly fen: number;
  readonly key: number;
}

const group = fc.constantFrom(...WALLET_GROUP_IDS, 5);
const post: fc.Arbitrary<Post> = fc.record({
  from: group,
  to: group,
  fen: fc.oneof(fc.integer({ min: 0, max: 2_000 }), fc.integer({ min: 2_000, max: 400_000 })),
  key: fc.nat({ max: 4 }),
});
/** Posts that are sent side by side, one bundle after the other. */
const bundles = fc.array(fc.array(post, { minLength: 1, maxLength: 4 }), {
  minLength: 1,
  maxLength: 5,
});

type Balances = { totalBalance: number; balances: { balance: number }[] };
const text = (fen: number): string =>
  `${Math.trunc(fen / 100)}.${String(fen % 100).padStart(2, '0')}`;

test('[R3.9-1] whatever is transferred, refused, repeated or sent side by side: the sum of the wallets stays, none falls below nothing, and each key counts once', async () => {
  const { app, client } = await signedIn('member01');
  await client.control('PATCH', '/members/member01', {
    wallets: { 2: '30.00', 4: '12.50', 24: '0.00', 32: '1000.01', 64: '7.49' },
  });
  let run = 0;
  /** Transfers of the runs before. */
  let known = 0;
  await fc.assert(
    fc.asyncProperty(bundles, async (all) => {
      run += 1;
      const moved = new Map<string, unknown>();
      for (const bundle of all) {
        const answers = await Promise.all(
          bundle.map(async ({ from, to, fen, key }) => {
            const name = `law-${run}-key-${key}`;
            return {
              name,
              answer: await client.call(createTransfer, {
                body: { from, to, amount: text(fen) },
                key: name,
              }),
            };
          }),
        );
        for (const { name, answer } of answers) {
          if (answer.status !== 200) continue;
          // A key that has moved money answers the same for ever: never another transfer.
          if (moved.has(name)) expect(answer.body.result).toEqual(moved.get(name));
          moved.set(name, answer.body.result);
        }
        const { totalBalance, balances } = (await client.call(getBalance, { query: {} })).body
          .result as Balances;
        expect(totalBalance).toBe(1_050);
        expect(balances.every(({ balance }) => balance >= 0)).toBe(true);
      }
      for (const [key, result] of moved)
        expect((await client.call(transferByRef, { params: { key } })).body.result).toMatchObject({
          state: 'done',
          result: result as object,
        });
      const { page } = (await client.call(getTransferHistories, { query: {} })).body.result as {
        page: { totalRecord: number };
      };
      expect(page.totalRecord).toBe(known + moved.size);
      known = page.totalRecord;
    }),
    { numRuns: 40, seed: 39 },
  );
  await app.close();
});
