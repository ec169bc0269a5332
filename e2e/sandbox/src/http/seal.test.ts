import fc from 'fast-check';
import { getBalance } from '@site/contracts/balance';
import { takeReferrerRewardByRef } from '@site/contracts/referrer';
import { ALL_ROWS } from '@site/contracts/rows';
import { createTransfer, getTransferHistories, transferByRef } from '@site/contracts/transfer';
import { codeOf, NOON, signedIn } from '../testing/signed-in';
import { body, read, CALLS, idOf } from './seal.fixture';

test('every call that moves money is in the table of seals', () => {
  expect([...CALLS.keys()].map(idOf).sort()).toEqual(
    ALL_ROWS.filter(({ money }) => money)
      .map(({ id }) => id)
      .sort(),
  );
});

test('a look-up of a key that never arrived seals it: the packet that comes late moves nothing', async () => {
  const { app, client, pass } = await signedIn('poor01');
  const requested = await client.call(transferByRef, { params: { key: 'late-packet-1' } });
  expect(requested.body.result).toEqual({
    state: 'notFound',
    sealed: true,
    settleBy: NOON,
    result: null,
    error: null,
  });
  pass(60_000);
  const late = await client.call(createTransfer, { body, key: 'late-packet-1' });
  expect([late.status, codeOf(late)]).toEqual([409, 'VAL00409']);
  expect((await client.call(getBalance, { query: { wallet: 'SB' } })).body.result).toMatchObject({
    totalBalance: 15,
  });
  expect(
    (await client.call(transferByRef, { params: { key: 'late-packet-1' } })).body.result,
  ).toEqual(requested.body.result);
  await app.close();
});

test('[D4] the key of every money call is refused once its look-up has sealed it', async () => {
  const { app, client } = await signedIn();
  for (const [row, { by, ask, send }] of CALLS) {
    const key = `sealed-${idOf(row).replace('.', '-')}`;
    const requested = await client.call(read(by) as never, ask(key) as never);
    expect([idOf(row), requested.body.result]).toEqual([
      idOf(row),
      {
        state: 'notFound',
        sealed: true,
        settleBy: expect.any(Number) as number,
        result: null,
        error: null,
      },
    ]);
    const late = await client.call(read(row) as never, { ...send(key), key } as never);
    expect([idOf(row), late.status, codeOf(late)]).toEqual([idOf(row), 409, 'VAL00409']);
  }
  await app.close();
});

test("a seal is the member's own: the same key of somebody else is not touched", async () => {
  const { app, client } = await signedIn();
  await client.call(transferByRef, { params: { key: 'shared-key-1' } });
  await client.login('vip01');
  expect((await client.call(createTransfer, { body, key: 'shared-key-1' })).status).toBe(200);
  await app.close();
});

test('a key that no request may bring is never kept, and never found', async () => {
  const { app, client } = await signedIn();
  expect((await client.call(transferByRef, { params: { key: 'x' } })).body.result).toMatchObject({
    state: 'notFound',
    sealed: true,
  });
  expect(codeOf(await client.call(createTransfer, { body, key: 'x' }))).toBe('VAL00400');
  await app.close();
});

test('whatever comes first wins, and nothing after it changes that: requests and look-ups in any order, at once', async () => {
  const { app, client } = await signedIn();
  const made = async (): Promise<number> =>
    (
      (await client.call(getTransferHistories, { query: {} })).body.result as {
        page: { totalRecord: number };
      }
    ).page.totalRecord;
  let at = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.boolean(), { minLength: 1, maxLength: 8 }),
      fc.boolean(),
      async (order, atOnce) => {
        at += 1;
        const key = `order-key-${at}`;
        const before = await made();
        const act = (isPost: boolean) =>
          isPost
            ? client.call(createTransfer, { body, key })
            : client.call(transferByRef, { params: { key } });
        const answers = [];
        if (atOnce) answers.push(...(await Promise.all(order.map(act))));
        else for (const isPost of order) answers.push(await act(isPost));
        const end = (await client.call(transferByRef, { params: { key } })).body.result as {
          state: string;
        };
        const posts = answers.filter((_answer, index) => order[index]);
        const effects = (await made()) - before;
        const placed = posts.filter(({ status }) => status === 200).length;
        // Done once, and every copy was told so; or sealed, and every copy was refused. A copy beside its elder may be told to wait.
        if (end.state === 'done')
          return (
            effects === 1 &&
            placed >= 1 &&
            posts.every((post) => post.status === 200 || codeOf(post) === '13051')
          );
        return (
          end.state === 'notFound' &&
          effects === 0 &&
          placed === 0 &&
          posts.every((post) => codeOf(post) === 'VAL00409')
        );
      },
    ),
    { numRuns: 40 },
  );
  await app.close();
});

test('20 requests and 20 look-ups at once: one transfer or none, and one word for all of them', async () => {
  const { app, client } = await signedIn();
  const count = async (): Promise<number> =>
    (
      (await client.call(getTransferHistories, { query: {} })).body.result as {
        transfers: object[];
      }
    ).transfers.length;
  for (const first of ['post', 'look-up'] as const) {
    const before = await count();
    const key = `twenty-${first}-1`;
    const acts = Array.from({ length: 20 }, () => [
      () => client.call(createTransfer, { body, key }),
      () => client.call(transferByRef, { params: { key } }),
    ]).flat();
    const answers = await Promise.all(
      (first === 'post' ? acts : acts.toReversed()).map((act) => act()),
    );
    const end = (await client.call(transferByRef, { params: { key } })).body.result as {
      state: string;
    };
    expect(['done', 'notFound'].indexOf(end.state)).toBe(1 - ((await count()) - before));
    expect(answers.some(({ status }) => status >= 500)).toBe(false);
  }
  await app.close();
});

test('a request that is inside may commit until its time is over, and not a moment longer', async () => {
  const { app, client, pass } = await signedIn('poor01');
  await client.control('POST', '/faults', {
    match: { path: createTransfer.path, method: 'POST' },
    fault: { delayMs: 400 },
    times: 1,
  });
  const slow = client.call(createTransfer, { body, key: 'slow-inside-1' });
  const lookUp = async () =>
    (await client.call(transferByRef, { params: { key: 'slow-inside-1' } })).body.result;
  expect(await lookUp()).toEqual({
    state: 'pending',
    settleBy: NOON + 15_000,
    result: null,
    error: null,
  });
  pass(15_000);
  expect(await lookUp()).toMatchObject({
    state: 'notFound',
    sealed: true,
    settleBy: NOON + 15_000,
  });
  expect(codeOf(await slow)).toBe('VAL00409');
  expect((await client.call(getBalance, { query: { wallet: 'SB' } })).body.result).toMatchObject({
    totalBalance: 15,
  });
  await app.close();
});

test("a look-up waits for the member's own request of that operation, not for somebody else's with the same key", async () => {
  const { app, client } = await signedIn('poor01');
  await client.control('POST', '/faults', {
    match: { path: createTransfer.path, method: 'POST' },
    fault: { delayMs: 400 },
    times: 1,
  });
  const slow = client.call(createTransfer, { body, key: 'same-words-1' });
  const other = await client.call(takeReferrerRewardByRef, { params: { key: 'same-words-1' } });
  expect(other.body.result).toMatchObject({ state: 'notFound', sealed: true });
  await client.login('vip01');
  expect(
    (await client.call(transferByRef, { params: { key: 'same-words-1' } })).body.result,
  ).toMatchObject({ state: 'notFound', sealed: true });
  expect((await slow).status).toBe(200);
  await app.close();
});
