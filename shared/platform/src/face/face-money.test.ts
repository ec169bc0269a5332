import { CapabilityError } from './holder';
import { type Row, type Input, rowOf, sendingSite, action } from './face.fixture';

test('a money key passes to a call only after the money port gave it out', async () => {
  const { sent, submits, faceOf } = sendingSite();
  const face = faceOf('money:transfer', 'api:transfer');
  const send = (key: string) =>
    face.api.call(rowOf('/api/Transfer/Applications'), { idempotencyKey: key });
  await expect(send('k1')).rejects.toThrow('past the money port');
  face.money.run(action('transfer', send));
  await submits[0]?.('k1');
  expect(sent.map(({ input }) => input.idempotencyKey)).toEqual(['k1']);
});

test('[C-05] a key opens calls of the kind it was given out for: a prize withdraws nothing, a deposit is no withdrawal, a step that ends begins nothing', async () => {
  const { sent, submits, faceOf } = sendingSite();
  const face = faceOf('money:prize', 'money:deposit', 'api:payment', 'api:events');
  const tried: [string, Promise<unknown>][] = [];
  const use = (name: string, kind: string, path: string, body?: object, more = {}) => {
    face.money.run(
      action(
        kind,
        (key: string) => {
          tried.push([
            name,
            face.api
              .call(rowOf(path), {
                idempotencyKey: key,
                ...(body === undefined ? {} : { body: body as never }),
              })
              .then(
                () => 'sent',
                () => 'refused',
              ),
          ]);
        },
        more,
      ),
    );
    submits.at(-1)?.(`key-${name}`);
  };
  const create = '/api/Payment/Applications';
  use('prize for a withdrawal', 'prize', create, { transactionType: 'Withdrawal' });
  use('prize for a deposit', 'prize', create, { transactionType: 'Deposit' });
  use('deposit for a withdrawal', 'deposit', create, { transactionType: 'Withdrawal' });
  use('deposit that says both', 'deposit', create, {
    transactionType: 'Deposit',
    TransactionType: 'Withdrawal',
  });
  use('deposit that says nothing', 'deposit', create, {});
  use('deposit that turns', 'deposit', create, {
    transactionType: { toJSON: () => 'Withdrawal', toString: () => 'Deposit' },
  });
  use('an end that begins', 'deposit', create, { transactionType: 'Deposit' }, { settles: true });
  use('a call that moves no money', 'prize', '/api/Event/Anything');
  use('prize', 'prize', '/api/Event/MiniGames/SnatchPrize');
  use('deposit', 'deposit', create, { transactionType: 'Deposit' });
  use('a step of a deposit', 'deposit', '/api/Payment/Applications/paid', {}, { settles: true });
  const outcomes = Object.fromEntries(
    await Promise.all(tried.map(async ([name, outcome]) => [name, await outcome] as const)),
  );
  expect(Object.keys(outcomes).filter((name) => outcomes[name] === 'sent')).toEqual([
    'prize',
    'deposit',
    'a step of a deposit',
  ]);
  expect(sent).toHaveLength(3);
  // The same call without a key.
  await expect(
    face.api.call(rowOf(create), { body: { transactionType: 'Deposit' } as never }),
  ).rejects.toThrow('past the money port');
});

test('[C-05] a key is asked after only by whom it was told to: by the look-up of its kind, by nobody who heard of it, and it sends nothing then', async () => {
  const { sent, lookups, faceOf } = sendingSite();
  const face = faceOf('money:prize', 'money:deposit', 'api:payment', 'api:events');
  const ask = (path: string, key: string) =>
    face.api.call(rowOf(`${path}/by-ref/:key`, { method: 'GET' }), { params: { key } });
  await expect(ask('/api/Payment/Applications', 'heard-on-the-bus')).rejects.toThrow(
    'past the money port',
  );
  face.money.registerLookup(
    'prize',
    () => ask('/api/Event/MiniGames/SnatchPrize', 'Own-Key-1') as never,
  );
  await lookups[0]?.('Own-Key-1');
  expect(sent).toHaveLength(1);
  await expect(ask('/api/Payment/Applications', 'Own-Key-1')).rejects.toThrow(
    'past the money port',
  );
  await expect(
    face.api.call(rowOf('/api/Event/MiniGames/SnatchPrize'), { idempotencyKey: 'Own-Key-1' }),
  ).rejects.toThrow('past the money port');
  expect(sent).toHaveLength(1);
});

test('[C-05] a kind that is no text moves nothing, however it reads', () => {
  let requests = 0;
  const kind = {
    toString: (): string => ((requests += 1) > 1 ? 'withdrawal' : 'prize'),
  } as unknown as string;
  const { submits, faceOf } = sendingSite();
  const { money } = faceOf('money:prize');
  expect(() => money.run(action(kind, () => undefined))).toThrow(CapabilityError);
  expect(() => money.registerLookup(kind as 'prize', () => new Promise(() => undefined))).toThrow(
    CapabilityError,
  );
  expect(submits).toEqual([]);
});

test('[C-05] what is sent is plain data that the face read once: nothing of it leads back to the part, and nothing else of a row counts', async () => {
  const { sent, faceOf } = sendingSite();
  const result = {};
  const body = { list: [1, { at: new Date(0) }], none: undefined };
  const row = {
    ...rowOf('/api/Bonus/:x', {
      method: 'GET',
      headers: { authorization: 'mine' },
      baseURL: 'https://elsewhere.example',
      errors: ['X'],
      id: 'auth.login',
    }),
    result,
  };
  await faceOf('api:offers').api.call(row as Row, {
    params: { x: 'List' },
    query: { a: 1, b: undefined, c: true } as never,
    body: body as never,
    handles: ['GEN1'],
  });
  expect(sent[0]?.row).toEqual({
    id: 'auth.login@keno',
    service: 'gateway',
    method: 'GET',
    path: '/api/Bonus/:x',
    gatewayKey: 'default',
    auth: 'member',
    confidential: false,
    money: false,
    errors: [],
    query: null,
    body: null,
    result,
  });
  expect(sent[0]?.input).toEqual({
    params: { x: 'List' },
    query: { a: '1', c: 'true' },
    body: { list: [1, { at: '1970-01-01T00:00:00.000Z' }] },
    handles: ['GEN1'],
  });
  expect([sent[0]?.row === row, sent[0]?.input.body === (body as unknown)]).toEqual([false, false]);
});

test.each<[string, object, object]>([
  ['a query of things', {}, { query: { a: { toString: () => 'x' } } }],
  ['a list in a query', {}, { query: { a: ['x'] } }],
  ['a parameter that is a thing', {}, { params: { x: { toString: () => 'List' } } }],
  ['a body that is a function', {}, { body: () => 1 }],
  ['a key that is a thing', {}, { idempotencyKey: { toString: () => 'k' } }],
  [
    'a signal of its own make',
    {},
    { signal: { aborted: false, addEventListener: () => undefined } },
  ],
  ['a method of its own make', { method: 'TRACE' }, {}],
  ['a login of its own make', { auth: { toString: () => 'none' } }, {}],
  ['a version that is a thing', { apiVersion: {} }, {}],
])('[C-05] %s is refused', async (_what, over, input) => {
  const { sent, faceOf } = sendingSite();
  await expect(
    faceOf('api:offers').api.call(
      rowOf('/api/Bonus/List', { method: 'GET', ...over }),
      input as Input,
    ),
  ).rejects.toThrow(CapabilityError);
  expect(sent).toEqual([]);
});

test('[C-05] a write cannot call itself a read, or one without a login: a preview would let it pass', async () => {
  const { sent, submits, faceOf } = sendingSite();
  const face = faceOf('api:offers', 'api:sports', 'money:bet');
  await face.api.call(rowOf('/api/Bonus/Applications', { auth: 'none', reads: true }));
  await face.api.call(rowOf('/vendors/im/api/Bets/List', { service: 'im', reads: true }));
  face.money.run(
    action('bet', (key: string) =>
      face.api.call(
        rowOf('/vendors/im/api/Bets/Place', { service: 'im', auth: 'none', reads: true }),
        { idempotencyKey: key },
      ),
    ),
  );
  await submits[0]?.('k1');
  expect(sent.map(({ row }) => [row.auth, row.reads])).toEqual([
    ['member', undefined],
    ['member', true],
    ['member', undefined],
  ]);
});
