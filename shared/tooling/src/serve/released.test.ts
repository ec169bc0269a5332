import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { Routing } from '@site/domain/constants';
import { testReleases, type TestReleases } from '@site/release/testing/test-releases';
import { releasedAt, releasedHere } from './released';

const A = '1.0.0_aaaaaaa';
const B = '1.1.0_bbbbbbb';
let world: TestReleases;
let into: string;
let server: http.Server;
let origin: string;

beforeEach(async () => {
  world = testReleases();
  into = fs.mkdtempSync(path.join(os.tmpdir(), 'site-released-'));
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
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterEach(async () => {
  await new Promise((resolve) => {
    server.close(resolve);
  });
  world.close();
  fs.rmSync(into, { recursive: true, force: true });
});

test('the rest is what is live, not what was published since', async () => {
  expect(await releasedHere(path.join(world.root, 'nothing'))).toBeNull();
  await world.goLive('host', A);
  await world.goLive('sports', A);
  await world.publish('sports', B);
  const here = await releasedHere(world.root);
  expect(here?.stable).toEqual({ host: A, sports: A });
  // As the terminal prints it.
  const there = await releasedAt(`${origin}/cn/mobile/`, into);
  expect(there.stable).toEqual({ host: A, sports: A });
  expect(fs.existsSync(path.join(await there.files('host'), 'release.json'))).toBe(true);
  const dir = await there.files('sports');
  expect(fs.readdirSync(dir).sort()).toEqual(['release.json', 'remoteEntry.aaaa.js']);
  expect(fs.readFileSync(path.join(dir, 'release.json'))).toEqual(
    fs.readFileSync(path.join((await here?.files('sports')) ?? '', 'release.json')),
  );
});

test('a file with other bytes than were released is refused and not kept', async () => {
  await world.goLive('host', A);
  await world.goLive('sports', A);
  fs.appendFileSync(
    path.join(world.root, 'site', 'remotes', 'sports', A, 'remoteEntry.aaaa.js'),
    ' ',
  );
  const there = await releasedAt(origin, into);
  await expect(there.files('sports')).rejects.toThrow('is not the file that was released');
  expect(fs.existsSync(path.join(into, 'sports', A, 'release.json'))).toBe(false);
});

test('an address without a site is told in a sentence', async () => {
  await expect(releasedAt(origin, into)).rejects.toThrow('production.json answered 404');
  await expect(releasedAt('http://127.0.0.1:9', into)).rejects.toThrow('http://127.0.0.1:9');
  await expect(releasedAt('m.example', into)).rejects.toThrow('"m.example" is no address');
});
