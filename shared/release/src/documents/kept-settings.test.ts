import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { keptSettings } from './kept-settings';

let dir: string;
beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'site-settings-'));
});
afterEach(() => fs.rmSync(dir, { recursive: true, force: true }));

test('what a release said once holds for commands that say nothing, until one says otherwise', () => {
  expect(keptSettings({ dir }, {})).toEqual({ env: 'staging', gamesOrigin: null });
  expect(
    keptSettings({ dir }, { SITE_ENV: 'live', GAMES_ORIGIN: 'https://games.example' }),
  ).toEqual({ env: 'live', gamesOrigin: 'https://games.example' });
  expect(keptSettings({ dir }, {})).toEqual({ env: 'live', gamesOrigin: 'https://games.example' });
  expect(keptSettings({ dir }, { SITE_ENV: 'staging' })).toEqual({
    env: 'staging',
    gamesOrigin: 'https://games.example',
  });
});

test('a word that means nothing is refused and changes nothing; a damaged file is told', () => {
  keptSettings({ dir }, { SITE_ENV: 'live' });
  expect(() => keptSettings({ dir }, { SITE_ENV: 'production' })).toThrow(
    'SITE_ENV is live or staging, not "production"',
  );
  expect(keptSettings({ dir }, {}).env).toBe('live');
  fs.writeFileSync(path.join(dir, 'site.json'), '{}');
  expect(() => keptSettings({ dir }, {})).toThrow('is damaged');
});
