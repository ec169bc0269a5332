/** @jest-environment node */
import {
  lineOf,
  bootOf,
  makeKeys,
  publish,
  registryOf,
  releaseServer,
  SERVER_NOW,
  type Published,
  type TestKeys,
} from '../testing/releases.fixture';
import { Deadlines } from '../deadlines';
import { look, type Known } from './look';
import type { LookError } from './pointer-check';
import type { KeptPicture, PictureStore } from './snapshot-store';

let keys: TestKeys;
let other: TestKeys;
const generation = (
  number: number,
  over: Parameters<typeof publish>[2] = {},
  by: TestKeys | null = keys,
): Promise<Published> => publish(registryOf(number, { sports: lineOf('1.0.0_aaaaaaa') }), by, over);

beforeAll(async () => {
  [keys, other] = await Promise.all([makeKeys('a1'), makeKeys('b2')]);
});

function memoryStore(kept: KeptPicture | null = null): PictureStore & { kept: KeptPicture | null } {
  const store = {
    kept,
    read: () => Promise.resolve(store.kept),
    write: (picture: KeptPicture) => {
      store.kept = picture;
      return Promise.resolve();
    },
  };
  return store;
}

async function knownOf(
  server: ReturnType<typeof releaseServer>,
  over: Partial<Known> = {},
): Promise<Known> {
  const boot = bootOf(await generation(5), [keys.open]);
  return {
    fetch: server.fetch,
    channel: boot.channel,
    keys: boot.keys,
    atLeast: 5,
    etag: null,
    now: SERVER_NOW,
    keeps: true,
    store: memoryStore(),
    ...over,
  };
}

const refusal = async (live: Published, over: Partial<Known> = {}): Promise<string> => {
  const server = releaseServer();
  server.state.live = live;
  const error = await look(await knownOf(server, over)).then(
    () => null,
    (thrown: LookError) => thrown,
  );
  return error === null ? 'taken' : `${error.reason}: ${error.message}`;
};

describe('which pointers a page follows', () => {
  test('a newer one, signed by a key of the document, with the snapshot it names', async () => {
    const server = releaseServer();
    server.state.live = await generation(6);
    const looked = await look(await knownOf(server));
    expect(looked).toMatchObject({
      source: 'network',
      serverTime: SERVER_NOW + 1_000,
      picture: { channel: { generation: 6 }, registry: { generation: 6 } },
    });
  });

  test.each([
    ['unsigned', () => generation(6, {}, null), /not signed/],
    ['signed by another key', () => generation(6, {}, other), /not signed/],
    ['older than one that was seen', () => generation(4), /went back to generation 4, 5 was seen/],
    ['run out', () => generation(6, { expiresAt: '2026-11-19T23:59:59Z' }), /ran out/],
    ['of another channel', () => generation(6, { channel: 'staging' }), /404/],
    [
      'the same generation with another snapshot',
      () => publish(registryOf(5, {}), keys),
      /two snapshots/,
    ],
  ])('not one that is %s', async (_what, make, why) => {
    expect(await refusal(await make())).toMatch(why);
  });

  test('not one whose signed fields were changed afterwards', async () => {
    const live = await generation(6);
    expect(await refusal({ ...live, channel: { ...live.channel, minHost: '9.0.0' } })).toMatch(
      /refused: .*not signed/,
    );
  });

  test('not one whose Ed25519 signature is wrong, though the P-256 one is right', async () => {
    const live = await generation(6);
    const sigs = live.channel.sigs.map((sig) =>
      sig.alg === 'Ed25519' ? { ...sig, value: btoa('x'.repeat(64)) } : sig,
    );
    expect(await refusal({ ...live, channel: { ...live.channel, sigs } })).toMatch(/refused/);
  });

  test('a browser without Ed25519 checks P-256 instead', async () => {
    const { importKey } = crypto.subtle;
    const spy = jest
      .spyOn(crypto.subtle, 'importKey')
      .mockImplementation((...args: unknown[]) =>
        JSON.stringify(args).includes('Ed25519')
          ? Promise.reject(new DOMException('unknown', 'NotSupportedError'))
          : (Reflect.apply(importKey, crypto.subtle, args) as Promise<CryptoKey>),
      );
    expect(await refusal(await generation(6))).toBe('taken');
    expect(await refusal(await generation(6, {}, other))).toMatch(/not signed/);
    spy.mockRestore();
  });

  test('a snapshot with other bytes than the pointer says is refused', async () => {
    const live = await generation(6);
    expect(await refusal({ ...live, text: `${live.text} ` })).toMatch(
      /refused: .*not the released file/,
    );
  });
});

describe('the kept picture', () => {
  const kept = async (over: Partial<KeptPicture> = {}): Promise<KeptPicture> => {
    const { channel, text } = await generation(7);
    return {
      channel: 'production',
      pointer: JSON.stringify(channel),
      registry: text,
      savedAt: SERVER_NOW - 3_600_000,
      ...over,
    };
  };
  const withFault = async (
    fault: number | 'down',
    picture: KeptPicture,
    over: Partial<Known> = {},
  ): Promise<string> => {
    const server = releaseServer();
    server.state.fault = fault;
    return look(await knownOf(server, { store: memoryStore(picture), ...over })).then(
      ({ picture: taken, source }) => `${source} ${taken?.channel.generation ?? 'none'}`,
      (error: LookError) => error.reason,
    );
  };

  test('every proven generation is kept', async () => {
    const server = releaseServer();
    server.state.live = await generation(6);
    const store = memoryStore();
    await look(await knownOf(server, { store }));
    expect(JSON.parse(store.kept?.pointer ?? '')).toMatchObject({ generation: 6 });
  });

  test('a database that never answers costs neither the new generation nor the look', async () => {
    const hung: PictureStore = {
      read: () => new Promise(() => undefined),
      write: () => new Promise(() => undefined),
    };
    expect(await refusal(await generation(6), { store: hung })).toBe('taken');
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
    const looked = withFault(503, await kept(), { store: hung });
    await jest.advanceTimersByTimeAsync(Deadlines.registry * 2);
    jest.useRealTimers();
    expect(await looked).toBe('unreachable');
  });

  test.each([
    [503, 'kept 7'],
    ['down', 'kept 7'],
    [404, 'refused'],
    [403, 'refused'],
  ] as const)('with %s from the server: %s', async (fault, expected) => {
    expect(await withFault(fault, await kept())).toBe(expected);
  });

  test('a document that was made before it was kept may use it', async () => {
    expect(await withFault('down', await kept({ savedAt: SERVER_NOW + 60_000 }))).toBe('kept 7');
  });

  test('a bad signature never leads to it', async () => {
    expect(
      await refusal(await generation(6, {}, other), { store: memoryStore(await kept()) }),
    ).toMatch(/refused/);
  });

  test.each([
    ['older than seven days', { savedAt: SERVER_NOW - 8 * 86_400_000 }],
    ['from a far future', { savedAt: SERVER_NOW + 8 * 86_400_000 }],
    ['with a changed snapshot', { registry: '{}' }],
    ['with a changed pointer', { pointer: '{"schema":"mf-channel/1"}' }],
  ])('one %s is not used', async (_what, over) => {
    expect(await withFault('down', await kept(over))).toBe('unreachable');
  });

  test('one that is not newer than the document, or of a registry that switched it off, is not used', async () => {
    const { channel, text } = await generation(5);
    expect(
      await withFault('down', await kept({ pointer: JSON.stringify(channel), registry: text })),
    ).toBe('unreachable');
    expect(await withFault('down', await kept(), { keeps: false })).toBe('unreachable');
  });
});
