import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTransfer } from '@site/contracts/transfer';
import { done } from '@site/domain/errors/app-error';
import { createTestWorld, renderInShell, type TestWorld } from '@site/testing';
import { toKeyedAction } from '@site/remote-kit/money';
import { Page as TransferPage } from '../pages/TransferPage';
import { registerLookups } from './wallet-action';

const worlds: TestWorld[] = [];
afterEach(async () => {
  for (const world of worlds.splice(0)) await world.close();
});

/** A page that sent 33.00 and was closed before it learned anything. */
async function closedPage(fault: object): Promise<TestWorld> {
  const world = createTestWorld();
  worlds.push(world);
  await world.logIn('member01');
  await world.control('POST', '/faults', {
    match: { method: 'POST', path: '/api/Transfer/Applications' },
    fault,
  });
  await world.control('POST', '/faults', {
    match: { path: '/api/Transfer/Applications/by-ref' },
    fault: { status: 500 },
  });
  // By hand, as another page would: what this page sends itself is not "earlier".
  world.platform.money
    .run({
      kind: 'transfer',
      payload: '33',
      summary: '转账 · 体育 → 真人 · ¥33.00',
      submit: async (idempotencyKey) => {
        const answer = await world.platform.api.call(createTransfer, {
          body: { from: 2, to: 4, amount: '33.00' },
          idempotencyKey,
        });
        return answer.ok ? done({ result: answer.value, pending: false }) : answer;
      },
    })
    .subscribe();
  await waitFor(async () =>
    expect(
      (
        (await world.control('GET', '/requests?path=/api/Transfer/Applications')) as {
          requests: unknown[];
        }
      ).requests.length,
    ).toBeGreaterThan(0),
  );
  return world;
}

async function reload(before: TestWorld): Promise<TestWorld> {
  await before.control('DELETE', '/faults');
  const world = createTestWorld({ storage: before.storage, sandbox: before.sandbox });
  worlds.push(world);
  await world.start();
  registerLookups(world.platform);
  return world;
}

test('what was sent before a reload and turned out to be done is said where it was sent from, and its form is empty', async () => {
  const world = await reload(await closedPage({ drop: 'afterCommit' }));
  renderInShell(<TransferPage />, { platform: world.platform, path: '/Transfer' });
  expect(await screen.findByTestId('transfer-earlier', {}, { timeout: 20_000 })).toHaveTextContent(
    '您上次提交的操作已成功',
  );
  expect(screen.getByTestId('transfer-earlier')).toHaveTextContent('¥33.00');
  expect(screen.getByTestId('transfer-amount')).toHaveValue('');
  const { postings } = (await world.control('GET', '/members/member01/ledger')) as {
    postings: { kind: string }[];
  };
  expect(postings.filter(({ kind }) => kind === 'transfer')).toHaveLength(1);
});

test('a page that sends it itself says nothing of an earlier one', async () => {
  const world = createTestWorld();
  worlds.push(world);
  await world.logIn('member01');
  registerLookups(world.platform);
  const states: string[] = [];
  world.platform.money
    .run(
      toKeyedAction(world.platform, {
        kind: 'transfer',
        row: createTransfer,
        body: { from: 2, to: 4, amount: '5.00' },
        summary: 's',
      }),
    )
    .subscribe(({ phase }) => states.push(phase));
  await waitFor(() => expect(states.at(-1)).toBe('done'));
  renderInShell(<TransferPage />, { platform: world.platform, path: '/Transfer' });
  expect(await screen.findByTestId('transfer-amount')).toBeVisible();
  expect(screen.queryByTestId('transfer-earlier')).toBeNull();
});

/** A form that sent 25.00, of which nobody knows the end, and that was left. */
async function leftForm(path: string): Promise<TestWorld> {
  const world = createTestWorld();
  worlds.push(world);
  await world.logIn('member01');
  registerLookups(world.platform);
  await world.control('POST', '/faults', {
    match: { method: 'POST', path: '/api/Transfer/Applications' },
    fault: { drop: 'afterCommit' },
  });
  await world.control('POST', '/faults', {
    match: { path: '/api/Transfer/Applications/by-ref' },
    fault: { status: 500 },
  });
  const { unmount } = renderInShell(<TransferPage />, { platform: world.platform, path });
  await userEvent.type(await screen.findByTestId('transfer-amount'), '25');
  await userEvent.click(screen.getByTestId('transfer-submit'));
  expect(await screen.findByTestId('transfer-unknown')).toBeVisible();
  unmount();
  return world;
}

test('a form that is opened again while nobody knows the end is locked, and then told: nothing is sent twice by hand', async () => {
  const world = await leftForm('/Transfer');
  renderInShell(<TransferPage />, { platform: world.platform, path: '/Transfer' });
  expect(await screen.findByTestId('transfer-unknown')).toBeVisible();
  expect(screen.getByTestId('transfer-amount')).toBeDisabled();
  await world.control('DELETE', '/faults');
  await act(async () => {
    world.platform.money.checkNow();
  });
  expect(await screen.findByTestId('transfer-earlier', {}, { timeout: 20_000 })).toHaveTextContent(
    '¥25.00',
  );
  expect(screen.getByTestId('transfer-amount')).toHaveValue('');
  await userEvent.type(screen.getByTestId('transfer-amount'), '7');
  expect(screen.getByTestId('transfer-amount')).toHaveValue('7');
});

test('an end that comes while no form stands is told by the next one, and takes nobody anywhere', async () => {
  const world = await leftForm('/Transfer');
  await world.control('DELETE', '/faults');
  await act(async () => {
    world.platform.money.checkNow();
  });
  await waitFor(() => expect(world.platform.money.journal()).toEqual([]));
  renderInShell(<TransferPage />, { platform: world.platform, path: '/Transfer' });
  expect(await screen.findByTestId('transfer-earlier')).toHaveTextContent('您上次提交的操作已成功');
  expect(screen.queryByTestId('transfer-receipt')).toBeNull();
  expect(world.visited).toEqual([]);
});
