import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { Routing } from '@site/domain/constants';
import { testReleases, type TestReleases } from '@site/release/testing/test-releases';
import type { Part } from '../workspace/parts';
import { releasedRest } from './released-rest';

const A = '1.0.0_aaaaaaa';
const part = (name: string): Part => ({
  name,
  kind: 'remote',
  packageDir: `/work/remote-${name}`,
  sourceDir: `/work/remote-${name}`,
  entry: `/work/remote-${name}/src/remote.ts`,
  surface: null,
});
const [sports, wallet] = [part('sports'), part('wallet')];
let world: TestReleases;
let server: http.Server;
let address: string;

beforeEach(async () => {
  world = testReleases();
  for (const name of ['host', 'sports', 'wallet', 'keno']) await world.goLive(name, A);
  server = http.createServer((request, reply) => {
    const file = path.join(
      world.root,
      'site',
      (request.url ?? '').slice(`${Routing.basePath}/_mf/`.length),
    );
    if (fs.existsSync(file)) reply.end(fs.readFileSync(file));
    else reply.writeHead(404).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const bound = server.address();
  address = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}${Routing.basePath}/`;
});
afterEach(async () => {
  await new Promise((resolve) => {
    server.close(resolve);
  });
  world.close();
});

test('beside a live site the host is the one of there, and parts that this checkout lacks are kept', async () => {
  const rest = await releasedRest({
    parts: [sports],
    known: [sports, wallet],
    data: world.root,
    address,
  });
  expect(rest.map((each) => [each.part.name, each.part.kind, each.version])).toEqual([
    ['host', 'host', A],
    ['wallet', 'remote', A],
    ['keno', 'remote', A],
  ]);
  for (const { dir } of rest) expect(fs.existsSync(path.join(dir, 'release.json'))).toBe(true);
});

test('beside what is live in the data folder the host is built here, with its tools', async () => {
  const rest = await releasedRest({
    parts: [sports],
    known: [sports, wallet],
    data: world.root,
    address: undefined,
  });
  expect(rest.map((each) => each.part.name)).toEqual(['wallet']);
});
