import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runCommand } from '../commands/run-command';
import { directoryStore } from '../store/directory-store';
import { testReleases } from '../testing/test-releases';
import { TEST_WORKSPACE } from '../testing/test-workspace';
import { keptSettings } from './kept-settings';

let dir: string;
beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'settings-'));
});
afterEach(() => fs.rmSync(dir, { recursive: true, force: true }));

const kept = (environment: NodeJS.ProcessEnv, machine = 'one') =>
  keptSettings(
    directoryStore(path.join(dir, 'store')),
    { dir: path.join(dir, machine) },
    environment,
  );

test('what a release says of the documents counts for the next one that says nothing, on any machine', async () => {
  expect(await kept({})).toEqual({ env: 'staging', gamesOrigin: null, errorService: null });
  expect(await kept({ SITE_ENV: 'live', GAMES_ORIGIN: 'https://games.example' })).toEqual({
    env: 'live',
    gamesOrigin: 'https://games.example',
    errorService: null,
  });
  expect(await kept({}, 'two')).toMatchObject({
    env: 'live',
    gamesOrigin: 'https://games.example',
  });
  expect(await kept({ SITE_ENV: 'staging' }, 'two')).toEqual({
    env: 'staging',
    gamesOrigin: 'https://games.example',
    errorService: null,
  });
  expect((await kept({})).env).toBe('staging');
});

test('a service for errors is kept, stands in the static document alone with its one address, and goes again', async () => {
  const dsn = 'https://key1@errors.example/42';
  expect((await kept({ SENTRY_DSN: dsn })).errorService).toBe(dsn);
  expect((await kept({}, 'two')).errorService).toBe(dsn);
  await expect(kept({ SENTRY_DSN: 'http://errors.example' })).rejects.toThrow(/^SENTRY_DSN looks/);
  expect((await kept({ SENTRY_DSN: '' })).errorService).toBeNull();
  const world = testReleases();
  process.env['SENTRY_DSN'] = dsn;
  await world.goLiveShell('1.0.0_aaaaaaa');
  delete process.env['SENTRY_DSN'];
  const html = fs.readFileSync(path.join(world.root, 'site', 'documents', 'index.html'), 'utf8');
  expect(html).toContain(`<meta name="error-service" content="${dsn}">`);
  expect(html).toMatch(
    /connect-src &#39;self&#39; https:\/\/errors\.example\/api\/42\/envelope\/;|connect-src 'self' https:\/\/errors\.example\/api\/42\/envelope\/;/,
  );
  world.close();
});

test('a machine that kept them before they lay in the store hands them over', async () => {
  fs.mkdirSync(path.join(dir, 'one'));
  fs.writeFileSync(
    path.join(dir, 'one', 'site.json'),
    JSON.stringify({ schema: 'mf-site/1', env: 'live', gamesOrigin: null }),
  );
  expect((await kept({})).env).toBe('live');
  expect((await kept({}, 'two')).env).toBe('live');
});

test('a setting that cannot be used, or a file that is damaged, is told and keeps what was', async () => {
  await kept({ SITE_ENV: 'live' });
  await expect(kept({ SITE_ENV: 'production' })).rejects.toThrow(
    'SITE_ENV is live or staging, not "production"',
  );
  expect((await kept({})).env).toBe('live');
  fs.writeFileSync(path.join(dir, 'store', 'documents', 'settings.json'), '{');
  await expect(kept({})).rejects.toThrow(/^documents\/settings.json in .* is damaged/);
});

test('a second machine with nothing in its environment leaves the live document a live one', async () => {
  const world = testReleases();
  const document = (): string =>
    fs.readFileSync(path.join(world.root, 'site', 'documents', 'index.html'), 'utf8');
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  process.env['SITE_ENV'] = 'live';
  await world.goLiveShell('1.0.0_aaaaaaa');
  delete process.env['SITE_ENV'];
  const before = document();
  expect(before).toContain('"env":"live"');
  await runCommand(
    [
      ...['refresh', '--data', dir, '--to', path.join(world.root, 'site')],
      ...['--key-file', path.join(world.root, 'release', 'private-keys.json')],
    ],
    TEST_WORKSPACE,
  );
  expect(document()).toContain('"env":"live"');
  expect(document()).not.toBe(before);
  jest.restoreAllMocks();
  world.close();
});
