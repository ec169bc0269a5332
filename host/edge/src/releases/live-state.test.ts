import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createSigner, type Signer } from '../testing/signer';
import { writeGeneration } from '../testing/store-fixture';
import { keyReader } from './key-reader';
import { liveStateReader } from './live-state';

const START = Date.parse('2026-11-22T00:00:00Z');
const REGISTRY = {
  host: {
    current: '1.0.0_aaaaaaa',
    good: [],
    api: '1.0.0',
    mfRuntime: '2.9.2',
    shared: {},
    bus: {},
  },
  remotes: {},
  versions: {},
};

let root: string;
let keysFile: string;
let signer: Signer;
let now: number;
let said: string[];

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'edge-state-'));
  keysFile = path.join(root, 'keys.json');
  signer = createSigner();
  now = START;
  said = [];
});
afterEach(() => fs.rmSync(root, { recursive: true, force: true }));

/** An edge that was just started, with its keys in a file. */
function start(file: string | null = keysFile) {
  const warn = (message: string): void => void said.push(message);
  const keys = keyReader(file, warn);
  return {
    keys,
    state: liveStateReader({ siteDir: root, channel: 'production', keys, now: () => now, warn }),
  };
}
const shown = (state: ReturnType<typeof start>['state']): readonly [number, boolean] | null => {
  const live = state();
  return live === null ? null : [live.channel.generation, live.stale];
};

test('a pointer that cannot even be looked at costs nothing: the last good generation stays', () => {
  fs.writeFileSync(keysFile, signer.file);
  writeGeneration(root, 1, REGISTRY, { signer });
  const { state } = start();
  expect(shown(state)).toEqual([1, false]);
  const pointer = path.join(root, 'channel', 'production.json');
  fs.rmSync(pointer);
  fs.symlinkSync(pointer, pointer);
  expect(shown(state)).toEqual([1, true]);
  expect(said.join('\n')).toContain('serving the last good generation');
});

describe('keys that are named', () => {
  test.each([
    ['missing', null],
    ['damaged', '{"schema":"mf-keys/1","keys":['],
    ['without a key', '{"schema":"mf-keys/1","keys":[]}'],
    ['of another kind', '[]'],
  ])(
    'but %s at the start serve nothing, signed or not, and the edge says so once',
    (_what, text) => {
      if (text !== null) fs.writeFileSync(keysFile, text);
      for (const proof of [{}, { signer }]) {
        writeGeneration(root, 1, REGISTRY, proof);
        said = [];
        const { keys, state } = start();
        expect([keys(), shown(state), shown(state)]).toEqual([null, null, null]);
        expect(
          said.filter((line) => line.startsWith(`no public keys can be read from ${keysFile}`)),
        ).toHaveLength(1);
        expect(said.join('\n')).toContain('nothing is served until they can');
      }
    },
  );

  test('are followed: once they are there the signed pointer is served, an unsigned one never', () => {
    writeGeneration(root, 1, REGISTRY, { signer });
    const { state } = start();
    expect(shown(state)).toBeNull();
    fs.writeFileSync(keysFile, signer.file);
    expect(shown(state)).toEqual([1, false]);
    writeGeneration(root, 2, REGISTRY);
    expect(shown(state)).toEqual([1, true]);
    expect(shown(start().state)).toEqual([1, true]);
    writeGeneration(root, 3, REGISTRY, { signer: createSigner() });
    expect(shown(state)).toEqual([1, true]);
  });

  test.each([
    ['damaged', (): void => fs.writeFileSync(keysFile, 'no keys')],
    ['gone', (): void => fs.rmSync(keysFile)],
  ])('and %s later stay as they were', (_what, spoil) => {
    fs.writeFileSync(keysFile, signer.file);
    writeGeneration(root, 1, REGISTRY, { signer });
    const { keys, state } = start();
    expect(shown(state)).toEqual([1, false]);
    spoil();
    writeGeneration(root, 2, REGISTRY, { signer });
    expect([keys(), shown(state)]).toEqual([[signer.publicKey], [2, false]]);
    writeGeneration(root, 3, REGISTRY);
    expect(shown(state)).toEqual([2, true]);
    expect(said.join('\n')).toContain('the keys before stay');
  });

  test('of the same name but another secret are read anew', () => {
    fs.writeFileSync(keysFile, signer.file);
    const next = createSigner();
    writeGeneration(root, 1, REGISTRY, { signer: next });
    const { state } = start();
    expect(shown(state)).toBeNull();
    fs.writeFileSync(keysFile, next.file);
    expect(shown(state)).toEqual([1, false]);
  });

  test('that nobody named ask for no signature', () => {
    writeGeneration(root, 1, REGISTRY);
    expect(shown(start(null).state)).toEqual([1, false]);
  });
});

describe('a pointer that has run out', () => {
  const expiresAt = new Date(START + 3_600_000).toISOString();
  beforeEach(() => fs.writeFileSync(keysFile, signer.file));

  test('is noticed by a running edge, which serves it as stale until the next one', () => {
    writeGeneration(root, 1, REGISTRY, { signer, expiresAt });
    const { state } = start();
    expect(shown(state)).toEqual([1, false]);
    now = START + 3_600_000;
    expect([shown(state), shown(state)]).toEqual([
      [1, true],
      [1, true],
    ]);
    expect(said).toEqual([
      `the pointer of production expired at ${expiresAt}; serving it as stale`,
    ]);
    writeGeneration(root, 2, REGISTRY, { signer });
    expect(shown(state)).toEqual([2, false]);
  });

  test('is served as stale by an edge that starts after it: members have a page', () => {
    writeGeneration(root, 1, REGISTRY, { signer, expiresAt });
    now = START + 100 * 86_400_000;
    expect(shown(start().state)).toEqual([1, true]);
  });

  test('is served as stale too when only its copy beside the snapshot is whole', () => {
    writeGeneration(root, 1, REGISTRY, { signer, expiresAt });
    fs.writeFileSync(path.join(root, 'channel', 'production.json'), 'not json at all');
    now = START + 100 * 86_400_000;
    expect(shown(start().state)).toEqual([1, true]);
  });

  test('and was put back does not win over a newer generation, neither while the edge runs nor at its start', () => {
    const old = writeGeneration(root, 1, REGISTRY, { signer, expiresAt });
    writeGeneration(root, 2, REGISTRY, { signer });
    now = START + 7_200_000;
    const { state } = start();
    expect(shown(state)).toEqual([2, false]);
    fs.writeFileSync(path.join(root, 'channel', 'production.json'), old);
    expect(shown(state)).toEqual([2, true]);
    expect(shown(start().state)).toEqual([2, true]);
  });
});

test('a pointer of another channel is refused, though the same keys signed it', () => {
  fs.writeFileSync(keysFile, signer.file);
  writeGeneration(root, 1, REGISTRY, { signer, channel: 'pv-x' });
  expect(shown(start().state)).toBeNull();
  expect(said.join('\n')).toContain('the pointer of production is one of pv-x');
});

test('[C-21] a pointer with a mark of a byte order, or of more than a megabyte, is not taken; the last good generation stays', () => {
  fs.writeFileSync(keysFile, signer.file);
  writeGeneration(root, 1, REGISTRY, { signer });
  const { state } = start();
  expect(shown(state)).toEqual([1, false]);
  const pointer = path.join(root, 'channel', 'production.json');
  const good = fs.readFileSync(pointer, 'utf8');
  for (const bad of [`\uFEFF${good}`, good + ' '.repeat(1_048_577)]) {
    fs.writeFileSync(pointer, bad);
    expect(shown(state)).toEqual([1, true]);
  }
});
