import { act, screen, waitFor } from '@testing-library/react';
import { getTransferWallets } from '@site/contracts/transfer';
import { useCall } from '@site/platform';
import { createTestWorld, renderInShell, type TestWorld } from './index';

let world: TestWorld;
beforeEach(async () => {
  world = createTestWorld();
  await world.logIn('member01');
});
afterEach(async () => {
  await world.close();
});

const refuse = (): Promise<unknown> =>
  world.control('POST', '/faults', {
    match: { path: '/api/Transfer/Wallets' },
    fault: { status: 400, errorCode: 'ANY00001', description: '额度不足XYZ' },
  });

function Wallets({ every, ahead = false }: { readonly every?: number; readonly ahead?: boolean }) {
  const read = useCall(
    getTransferWallets,
    {},
    { ahead, ...(every === undefined ? {} : { refetchMs: every }) },
  );
  return (
    <>
      <output>{read.failureCount + read.errorUpdateCount}</output>
      <button onClick={() => void read.refetch()}>again</button>
    </>
  );
}

const requests = async (): Promise<number> =>
  (
    (await world.control('GET', '/requests?path=/api/Transfer/Wallets')) as {
      readonly requests: readonly unknown[];
    }
  ).requests.length;

test('[R8-1] a read that fails is heard without being asked to, each time it is asked for', async () => {
  await refuse();
  renderInShell(<Wallets />, { platform: world.platform });
  await waitFor(() => expect(world.failures).toHaveLength(1));
  expect(world.failures[0]?.error).toMatchObject({ description: '额度不足XYZ' });
  act(() => screen.getByRole('button').click());
  await waitFor(() => expect(world.failures).toHaveLength(2));
});

test('[R8-1] what repeats itself is heard at its first turn and not at every turn', async () => {
  await refuse();
  renderInShell(<Wallets every={20} />, { platform: world.platform });
  await waitFor(async () => expect(await requests()).toBeGreaterThan(3));
  expect(world.failures).toHaveLength(1);
});

test('[R8-1] what is fetched ahead is heard of by nobody', async () => {
  await refuse();
  renderInShell(<Wallets ahead />, { platform: world.platform });
  await waitFor(() => expect(screen.getByRole('status')).not.toHaveTextContent(/^0$/));
  expect(world.failures).toEqual([]);
});
