import { BehaviorSubject } from 'rxjs';
import { CAPABILITIES } from '@site/domain/releases/capabilities';
import type { Platform, SitePlatform } from '../platform';
import { closedOf, leaksOf } from './attempts';
import { createFace } from './create-face';
import { CapabilityError } from './holder';
import { sealedStream } from './seal';
import type { CallInput } from '../api/types';

const kept = new Map<string, string>();
const site = (over: Partial<Record<keyof SitePlatform, unknown>> = {}): SitePlatform => {
  const view = { get: () => null, changes$: new BehaviorSubject(null), set: () => undefined };
  const base = {
    bus: { on: () => new BehaviorSubject(null), publish: () => undefined },
    session: { state: view, moneyReady: view, token: () => 'secret', logOut: () => undefined },
    profile: view,
    preview: view,
    seasons: { state: view },
    navigator: {},
    toast: { current$: new BehaviorSubject(null) },
    clock: {},
    money: { open$: new BehaviorSubject([]) },
    storage: {
      read: (key: { name: string }) => kept.get(key.name) ?? null,
      write: (key: { name: string }, text: string) => kept.set(key.name, text),
    },
  };
  return { ...base, ...over } as unknown as SitePlatform;
};

test('[R6-1] a face without capabilities has the ground that every part stands on, plain and frozen, and nothing else', () => {
  const face = createFace(site(), { name: 'season_x', capabilities: [] });
  expect(Object.keys(face).toSorted()).toEqual([
    'bus',
    'clock',
    'environment',
    'navigator',
    'preview',
    'seasons',
    'session',
    'supportCode',
    'toast',
  ]);
  expect(Object.keys(face.session).toSorted()).toEqual(['moneyReady', 'reloadMember', 'state']);
  expect([
    Object.getPrototypeOf(face),
    Object.isFrozen(face),
    Object.isFrozen(face.session),
    Object.isFrozen(face.session.state),
  ]).toEqual([Object.prototype, true, true, true]);
});

test('whatever is declared, alone or together, what was not is refused and what was is there', async () => {
  for (const capabilities of [[], [...CAPABILITIES], ...CAPABILITIES.map((one) => [one])]) {
    const wish = { name: 'keno', capabilities };
    expect([capabilities, await leaksOf(wish), await closedOf(wish)]).toEqual([
      capabilities,
      [],
      [],
    ]);
  }
});

test('the attempts notice the whole platform handed over, as it was before: every capability and forty acts pass', async () => {
  const leaks = await leaksOf({ name: 'keno', capabilities: [] }, (whole) => whole);
  expect(leaks).toEqual(
    expect.arrayContaining([
      ...CAPABILITIES,
      'reads the token',
      'writes a token',
      'calls /api/Auth/Login',
    ]),
  );
  expect(leaks.length).toBeGreaterThan(CAPABILITIES.length + 30);
});

test('in development a port that was not declared names the line that is missing', () => {
  const face = createFace(site(), { name: 'keno', capabilities: ['money:claim'], explain: true });
  expect(() => face.storage).toThrow(
    'remote keno uses storage: add "storage" to "capabilities" in its remote.json',
  );
  expect(() =>
    face.money.run({
      kind: 'transfer',
      summary: '',
      payload: '',
      submit: () => new Promise(() => undefined),
    }),
  ).toThrow(CapabilityError);
});

test('a key that reads differently the second time gains nothing', () => {
  kept.set('memberToken', 'secret');
  const face = createFace(site(), { name: 'keno', capabilities: ['storage'] });
  let reads = 0;
  const shifty = {
    place: 'local' as const,
    clearOn: 'never' as const,
    parse: (text: string) => text,
    format: (text: string) => text,
    get name() {
      reads += 1;
      return reads > 1 ? 'memberToken' : 'keno/x';
    },
  };
  expect(face.storage.read(shifty)).toBeNull();
  const listed = { ...shifty, name: ['keno/x'] as unknown as string };
  expect(() => face.storage.read(listed)).toThrow(CapabilityError);
});

test('names from before the rule stay readable to their owner, and to nobody else', () => {
  kept.set('theme', 'dark');
  const read = (name: string): unknown => {
    const key = {
      name: 'theme',
      place: 'local' as const,
      clearOn: 'never' as const,
      parse: (text: string) => text,
      format: (text: string) => text,
    };
    return createFace(site(), { name, capabilities: ['storage'] }).storage.read(key);
  };
  expect(read('wallet')).toBe('dark');
  expect(() => read('sports')).toThrow(CapabilityError);
});

test('what stands behind a stream cannot be reached from it, and it still tells, ends and is left', () => {
  const subject = new BehaviorSubject(1);
  const heard: number[] = [];
  const stream = sealedStream(<T>(value: T) => value, subject.asObservable());
  const subscription = stream.subscribe((value) => heard.push(value));
  subject.next(2);
  subscription.unsubscribe();
  subject.next(3);
  expect([heard, (stream as { source?: unknown }).source, subject.observed]).toEqual([
    [1, 2],
    undefined,
    false,
  ]);
});

type Row = Parameters<Platform['api']['call']>[0];
type Input = CallInput<never, never>;
const rowOf = (path: string, more: object = {}): Row =>
  ({
    id: 't',
    service: 'gateway',
    method: 'POST',
    path,
    gatewayKey: 'default',
    auth: 'member',
    ...more,
  }) as Row;

/** A site that writes down what is sent, and whose money door gives out one key per action. */
function sendingSite(over: object = {}) {
  const sent: { row: Row; input: Input }[] = [];
  const answers: unknown[] = [{ ok: true, value: null }];
  const call = (row: Row, input: Input) =>
    Promise.resolve((sent.push({ row, input }), answers.shift() ?? { ok: true, value: null }));
  const submits: ((key: string) => unknown)[] = [];
  const lookups: ((key: string) => unknown)[] = [];
  const money = {
    open$: new BehaviorSubject([]),
    journal: () => [],
    run: ({ submit }: { submit: (key: string) => unknown }) => (
      submits.push(submit),
      new BehaviorSubject(null)
    ),
    registerLookup: (_kind: string, lookup: (key: string) => unknown) => (
      lookups.push(lookup),
      () => undefined
    ),
  };
  const faceOf = (...capabilities: string[]) =>
    createFace(site({ api: { call }, money, ...over }), { name: 'keno', capabilities });
  return { sent, answers, submits, lookups, faceOf };
}
const action = (kind: string, submit: unknown, more: object = {}) =>
  ({ kind, summary: '', payload: '', submit, ...more }) as Parameters<Platform['money']['run']>[0];

test('a money key passes to a call only after the money door gave it out', async () => {
  const { sent, submits, faceOf } = sendingSite();
  const face = faceOf('money:transfer', 'api:transfer');
  const send = (key: string) =>
    face.api.call(rowOf('/api/Transfer/Applications'), { idempotencyKey: key });
  await expect(send('k1')).rejects.toThrow('past the money door');
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
  ).rejects.toThrow('past the money door');
});

test('[C-05] a key is asked after only by whom it was told to: by the look-up of its kind, by nobody who heard of it, and it sends nothing then', async () => {
  const { sent, lookups, faceOf } = sendingSite();
  const face = faceOf('money:prize', 'money:deposit', 'api:payment', 'api:events');
  const ask = (path: string, key: string) =>
    face.api.call(rowOf(`${path}/by-ref/:key`, { method: 'GET' }), { params: { key } });
  await expect(ask('/api/Payment/Applications', 'heard-on-the-bus')).rejects.toThrow(
    'past the money door',
  );
  face.money.registerLookup(
    'prize',
    () => ask('/api/Event/MiniGames/SnatchPrize', 'Own-Key-1') as never,
  );
  await lookups[0]?.('Own-Key-1');
  expect(sent).toHaveLength(1);
  await expect(ask('/api/Payment/Applications', 'Own-Key-1')).rejects.toThrow(
    'past the money door',
  );
  await expect(
    face.api.call(rowOf('/api/Event/MiniGames/SnatchPrize'), { idempotencyKey: 'Own-Key-1' }),
  ).rejects.toThrow('past the money door');
  expect(sent).toHaveLength(1);
});

test('[C-05] a kind that is no text moves nothing, however it reads', () => {
  let asked = 0;
  const kind = {
    toString: (): string => ((asked += 1) > 1 ? 'withdrawal' : 'prize'),
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
    silent: true,
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
    silent: true,
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

describe('[C-05] what a face hands out is its own: whoever changes it changes nothing for anybody', () => {
  const member = { memberCode: 'M1', statuses: ['a'], groups: new Map([[1, { fen: 5 }]]) };
  const state = { status: 'member', member };
  const live = new BehaviorSubject<unknown>(state);
  const view = { get: () => live.value, changes$: live };
  const whole = site({
    session: { state: view, moneyReady: view },
    balances: { state: view },
    settings: { state: view, user: view, save: () => Promise.resolve({ ok: true, value: member }) },
    seasons: { state: view, phase: () => member },
  });
  const face = createFace(whole, { name: 'keno', capabilities: ['balances', 'settings'] });
  const other = createFace(whole, { name: 'lotto', capabilities: ['balances'] });
  const told = <T>(stream: {
    subscribe: (next: (value: T) => void) => { unsubscribe: () => void };
  }): T => {
    const all: T[] = [];
    stream.subscribe((value) => all.push(value)).unsubscribe();
    return all[0] as T;
  };
  type Member = typeof member;
  const memberOf = (given: unknown): Member => (given as { member: Member }).member;

  test.each<[string, (own: Member) => void]>([
    [
      'who is signed in',
      (own) => {
        own.memberCode = 'x';
      },
    ],
    [
      'a list of it',
      (own) => {
        own.statuses.push('x');
      },
    ],
    [
      'a new member',
      (own) => {
        Object.assign(own, { stolen: 1 });
      },
    ],
    [
      'what a map holds',
      (own) => {
        const one = own.groups.get(1);
        if (one !== undefined) one.fen = 0;
      },
    ],
  ])(
    '%s cannot be changed: by what is read, by what is told, by what is answered',
    async (_what, change) => {
      const saved = await face.settings.save({});
      const all = [
        memberOf(face.session.state.get()),
        memberOf(told(face.session.state.changes$)),
        memberOf(face.balances.state.get()),
        face.seasons.phase('x') as unknown as Member,
        (saved as unknown as { value: Member }).value,
      ];
      for (const own of all) expect(() => change(own)).toThrow(TypeError);
      expect(member).toEqual({
        memberCode: 'M1',
        statuses: ['a'],
        groups: new Map([[1, { fen: 5 }]]),
      });
    },
  );

  test('a map is one of its own per part, and what is the same stays the same', () => {
    const own = memberOf(face.balances.state.get());
    (own.groups as Map<unknown, unknown>).clear();
    expect([member.groups.size, memberOf(other.balances.state.get()).groups.size]).toEqual([1, 1]);
    expect([
      face.balances.state.get() === face.balances.state.get(),
      memberOf(face.session.state.get()) === own,
      told(face.session.state.changes$) === face.session.state.get(),
    ]).toEqual([true, true, true]);
  });

  test("the host's own objects stay as they were: not frozen; functions, instances and elements are handed on as they are", () => {
    class Rx {
      n = 1;
    }
    const things = {
      run: () => 1,
      rx: new Rx(),
      element: { $$typeof: Symbol.for('react.element'), props: {} },
    };
    live.next(things);
    const own = face.session.state.get() as unknown as typeof things;
    expect([own.run === things.run, own.rx === things.rx, own.element === things.element]).toEqual([
      true,
      true,
      true,
    ]);
    expect([things, things.element, things.rx, member, state].map(Object.isFrozen)).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
    live.next(state);
  });

  test('a failure that the client hands to everybody who asks is a copy, too', async () => {
    const error = { kind: 'api', code: 'PREVIEW' };
    const { answers, faceOf } = sendingSite();
    answers.unshift({ ok: false, error });
    const answer = await faceOf('api:offers').api.call(rowOf('/api/Bonus/List', { method: 'GET' }));
    expect(() => {
      (answer as unknown as { error: typeof error }).error.code = 'x';
    }).toThrow(TypeError);
    expect(error.code).toBe('PREVIEW');
  });
});
