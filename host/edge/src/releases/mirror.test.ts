import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import type { AddressInfo } from 'node:net';
import { createSigner, type Signer } from '../testing/signer';
import { FIXTURE_VERSION, writeGeneration, writeStore } from '../testing/store-fixture';
import { startEdge, type RunningEdge } from '../testing/edge-fixture';
import { readConfig } from '../config';
import { mirrorLook } from './mirror';

let bucket: string;
let here: string;
let server: http.Server;
let storeUrl: string;
let asked: string[];
let signer: Signer;
let registry: object;
let said: string[];
/** Paths that the store answers with something else. */
let spoilt: Map<string, string | number>;
/** Path that is answered without an end, how many bytes went out, and when that was over. */
let endless: string;
let sent: number;
let over: Promise<unknown>;
let encodings: Set<string | undefined>;

/** An answer that goes on until it is left, or until an edge has taken far more than it needs. */
function pour(reply: http.ServerResponse): void {
  const chunk = Buffer.alloc(65_536, 32);
  over = once(reply, 'close');
  const more = (): void => {
    sent += chunk.length;
    if (sent > 67_108_864) return void reply.end();
    reply.write(chunk, () => !reply.destroyed && setImmediate(more));
  };
  more();
}

beforeEach(async () => {
  bucket = fs.mkdtempSync(path.join(os.tmpdir(), 'bucket-'));
  here = fs.mkdtempSync(path.join(os.tmpdir(), 'copy-'));
  asked = [];
  said = [];
  spoilt = new Map();
  endless = '';
  sent = 0;
  encodings = new Set();
  signer = createSigner();
  registry = writeStore(bucket);
  writeGeneration(bucket, 1, registry, { signer });
  server = http.createServer((request, reply) => {
    const name = (request.url ?? '').replace(/^\/releases\/site\//, '');
    asked.push(name);
    encodings.add(request.headers['accept-encoding']);
    if (name === endless) return pour(reply);
    const other = spoilt.get(name);
    const file = path.join(bucket, name);
    if (typeof other === 'number' || !fs.existsSync(file))
      return void reply.writeHead(typeof other === 'number' ? other : 404).end();
    const body = other ?? fs.readFileSync(file);
    const etag = `"${Buffer.from(body).toString('base64').slice(-40)}"`;
    return request.headers['if-none-match'] === etag
      ? void reply.writeHead(304).end()
      : void reply.writeHead(200, { etag }).end(body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  storeUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/releases/site`;
});
afterEach(async () => {
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
  for (const dir of [bucket, here]) fs.rmSync(dir, { recursive: true, force: true });
});

const looker = () =>
  mirrorLook({
    storeUrl,
    siteDir: here,
    channel: 'production',
    keys: () => [signer.publicKey],
    warn: (line) => void said.push(line),
  });
const has = (name: string): boolean => fs.existsSync(path.join(here, name));
const generation = (): number =>
  has('channel/production.json')
    ? (
        JSON.parse(fs.readFileSync(path.join(here, 'channel/production.json'), 'utf8')) as {
          generation: number;
        }
      ).generation
    : 0;

test('an edge serves members out of a bucket: document, files and their packed forms', async () => {
  const backend = http.createServer((_request, reply) => void reply.end('{}'));
  await new Promise<void>((resolve) => {
    backend.listen(0, '127.0.0.1', resolve);
  });
  const keysFile = path.join(bucket, 'keys.json');
  fs.writeFileSync(keysFile, signer.file);
  const edge: RunningEdge = await startEdge(
    new URL(`http://127.0.0.1:${(backend.address() as AddressInfo).port}`),
    { siteDir: here, storeUrl, keysFile },
  );
  const ask = (url: string, headers = {}) => fetch(`http://${edge.host}${url}`, { headers });
  for (const end = Date.now() + 20_000; (await ask('/readyz')).status !== 200;)
    if (Date.now() > end) throw new Error('the edge did not become ready');
  expect((await ask('/cn/mobile/')).status).toBe(200);
  const script = await ask(`/cn/mobile/_mf/remotes/host/${FIXTURE_VERSION}/main.aaaa.js`, {
    'accept-encoding': 'br',
  });
  expect([script.status, script.headers.get('content-encoding'), await script.text()]).toEqual([
    200,
    'br',
    'console.log("host")',
  ]);
  await edge.stop();
  backend.close();
});

test('a new generation comes with its files before its pointer; what is here is not fetched again', async () => {
  const look = looker();
  await look();
  expect([generation(), said]).toEqual([1, []]);
  expect(asked.at(0)).toBe('channel/production.json');
  const files = asked.length;
  await look();
  expect(asked.slice(files)).toEqual(['channel/production.json']);
  writeGeneration(bucket, 2, registry, { signer });
  asked = [];
  await look();
  expect(generation()).toBe(2);
  expect(asked.filter((name) => name.startsWith('remotes/'))).toEqual([]);
  expect(
    fs.readdirSync(path.join(here, 'registry')).filter((name) => /pointer/.test(name)),
  ).toHaveLength(2);
});

test('what was damaged or lost here is brought again at the first look after a start, and only that', async () => {
  await looker()();
  const dir = (part: string): string => `remotes/${part}/${FIXTURE_VERSION}`;
  const hurt: Readonly<Record<string, (file: string) => void>> = {
    [`${dir('host')}/main.aaaa.js`]: (file) =>
      fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace('host', 'evil')),
    [`${dir('host')}/base.bbbb.js`]: (file) => fs.rmSync(file),
    [`${dir('wallet')}/page.cccc.js`]: (file) => fs.truncateSync(file, 2),
    [`${dir('wallet')}/release.json`]: (file) => fs.writeFileSync(file, '{}'),
    [`${dir('wallet')}/expose.bbbb.js.br`]: (file) => fs.truncateSync(file, 2),
    [`${dir('wallet')}/expose.bbbb.js.gz`]: (file) => fs.rmSync(file),
  };
  for (const [name, harm] of Object.entries(hurt)) harm(path.join(here, name));
  asked = [];
  const look = looker();
  await look();
  for (const name of Object.keys(hurt))
    expect(fs.readFileSync(path.join(here, name))).toEqual(
      fs.readFileSync(path.join(bucket, name)),
    );
  expect(asked.toSorted()).toEqual(
    [
      'channel/production.json',
      ...Object.keys(hurt).filter((name) => !/br$|gz$/.test(name)),
    ].toSorted(),
  );
  writeGeneration(bucket, 2, registry, { signer });
  fs.rmSync(path.join(bucket, 'remotes'), { recursive: true });
  await look();
  expect([generation(), said]).toEqual([2, []]);
});

test.each([
  ['a file that is another one', `remotes/wallet/${FIXTURE_VERSION}/page.cccc.js`, 'evil', 'hash'],
  ['a record that is another one', `remotes/wallet/${FIXTURE_VERSION}/release.json`, '{}', 'hash'],
  ['a file that is missing', `remotes/host/${FIXTURE_VERSION}/main.aaaa.js`, 404, 'answered 404'],
  ['a pointer that is no JSON', 'channel/production.json', 'no', 'is not valid'],
  ['a pointer that is too long', 'channel/production.json', ' '.repeat(1_048_577), 'longer'],
])(
  '%s changes nothing here and is told once; the next look goes on',
  async (_what, name, other, why) => {
    spoilt.set(name, other);
    const look = looker();
    await look();
    await look();
    expect(generation()).toBe(0);
    expect(said).toEqual([expect.stringContaining(why)]);
    spoilt.clear();
    await look();
    expect(generation()).toBe(1);
  },
);

test.each([
  ['a pointer', 'channel/production.json'],
  ['a snapshot', 'registry/'],
  ['a record', `remotes/wallet/${FIXTURE_VERSION}/release.json`],
  ['a file', `remotes/host/${FIXTURE_VERSION}/main.aaaa.js`],
])(
  '%s without an end is left before it fills the memory, and nothing changes',
  async (_what, name) => {
    const [snapshot = ''] = fs
      .readdirSync(path.join(bucket, 'registry'))
      .filter((each) => !/pointer/.test(each));
    endless = name === 'registry/' ? name + snapshot : name;
    await looker()();
    await over;
    expect(sent).toBeLessThan(33_554_432);
    expect(said).toEqual([expect.stringMatching(/is longer than the \d+ bytes that it may have/)]);
    expect(generation()).toBe(0);
  },
);

test('nothing packed is asked for: what it unpacks to could be of any size', async () => {
  await looker()();
  expect([...encodings]).toEqual(['identity']);
});

test('a pointer that somebody else signed, or nobody, or that is older than what is here, is not taken', async () => {
  const look = looker();
  writeGeneration(bucket, 2, registry, { signer });
  await look();
  const old = fs.readFileSync(path.join(here, 'channel/production.json'));
  for (const proof of [{}, { signer: createSigner() }, { signer, channel: 'staging' }]) {
    writeGeneration(bucket, 3, registry, proof);
    await look();
    expect(fs.readFileSync(path.join(here, 'channel/production.json'))).toEqual(old);
  }
  writeGeneration(bucket, 1, registry, { signer });
  await look();
  expect(generation()).toBe(2);
  expect(said.at(-1)).toContain('the store is at generation 1, behind 2 here');
});

test('a store that does not answer is told with its cause', async () => {
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
  await looker()();
  expect(said).toEqual([expect.stringMatching(/fetch failed: .*ECONNREFUSED/)]);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
});

test('an address of a store needs keys, and is one of http', () => {
  const env = { BACKEND_URL: 'http://127.0.0.1:1', KEYS_FILE: 'keys.json' };
  expect(readConfig({ ...env, STORE_URL: 'https://s3.example/site/' }).storeUrl).toBe(
    'https://s3.example/site',
  );
  expect(() => readConfig({ ...env, STORE_URL: 's3://releases/site' })).toThrow(
    'STORE_URL is the http address of a release store',
  );
  expect(() =>
    readConfig({ BACKEND_URL: env.BACKEND_URL, STORE_URL: 'https://s3.example/site' }),
  ).toThrow('STORE_URL needs KEYS_FILE');
});
