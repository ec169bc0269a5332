import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { testReleases, type TestReleases } from '@site/release/testing/test-releases';
import { makeReady, type UseOfSources } from './make-ready';

let world: TestReleases;
let said: string[];
const ready = (sources: UseOfSources, data = world.root, env: NodeJS.ProcessEnv = {}) =>
  makeReady({ sources, env, isDev: false, log: (line) => void said.push(line) }, data);

beforeEach(() => {
  world = testReleases();
  said = [];
});
afterEach(() => world.close());

test('what is live is served as it is by a start: nothing is built, nothing is promoted, and what differs is named', async () => {
  await world.goLive('host', '1.0.0_aaaaaaa');
  await world.goLive('sports', '1.0.0_aaaaaaa');
  const before = await world.live();
  await ready('first');
  expect(await world.live()).toEqual(before);
  expect(said[0]).toBe(`serving what is live in ${world.root}: generation 2`);
  expect(said[1]).toMatch(
    /^the sources here are not what is live of: host, .*sports.*; see them with npm run dev, release them with npm run release -- publish host/,
  );
  // A season that is not live is marketing's business.
  expect(said[1]).not.toContain('season_');
});

test('a machine that serves looks at no sources', async () => {
  await world.goLive('host', '1.0.0_aaaaaaa');
  await ready('never');
  expect(said).toEqual([`serving what is live in ${world.root}: generation 1`]);
});

test('it says what to do where nothing is live yet', async () => {
  const empty = fs.mkdtempSync(path.join(os.tmpdir(), 'empty-'));
  await expect(ready('never', empty)).rejects.toThrow(
    /^nothing is live in .*: release into it first .*, copy a release store there .*, or let npm start build/,
  );
  fs.rmSync(empty, { recursive: true });
});

test('a folder with a damaged pointer is not begun anew', async () => {
  await world.goLive('host', '1.0.0_aaaaaaa');
  fs.writeFileSync(path.join(world.root, 'site', 'channel', 'production.json'), '{');
  for (const sources of ['first', 'never'] as const)
    await expect(ready(sources)).rejects.toThrow('npm run release -- repair');
});

test('builds with demo boards are not served to members', async () => {
  await world.goLive('host', '1.0.0_aaaaaaa');
  for (const sources of ['first', 'never'] as const)
    await expect(ready(sources, world.root, { SITE_ENV: 'live' })).rejects.toThrow(
      /was built with demo boards \(host@1.0.0_aaaaaaa\)/,
    );
  await world.goLive('host', '1.0.0_aaaaaaal');
  await ready('never', world.root, { SITE_ENV: 'live' });
});
