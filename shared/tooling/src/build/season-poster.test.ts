import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { discoverParts } from '../workspace/parts';
import { posterPage } from '@site/release/seasons/poster-page';
import { addSeasonFiles } from './season-poster';

const poster = {
  title: '新春<盛典>',
  slogan: '万象更新',
  lines: ['一', '二'],
  image: 'poster.svg',
  ground: '#22040a',
  ink: '#fff3d6',
};

test('the static page says everything without a script and cannot be broken by words', () => {
  const html = posterPage({ poster });
  expect(html).toContain('<h1>新春&lt;盛典&gt;</h1>');
  expect(html).toContain('<li>一</li><li>二</li>');
  expect(html).toContain('href="/cn/mobile/Promotions"');
  expect(html).not.toContain('<script');
});

test('every season ships its picture and its page; anything else ships neither', () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'poster-'));
  const parts = discoverParts();
  parts.filter(({ kind }) => kind !== 'season').forEach((part) => addSeasonFiles(part, dir));
  expect(fs.readdirSync(dir)).toEqual([]);
  const seasons = parts.filter(({ kind }) => kind === 'season');
  expect(seasons.length).toBeGreaterThanOrEqual(10);
  for (const part of seasons) {
    addSeasonFiles(part, dir);
    expect(fs.readdirSync(dir)).toEqual(['poster.html', 'poster.svg', 'share.jpg']);
  }
  fs.rmSync(dir, { recursive: true });
});

test('a season whose link has no picture of its own ships without one', () => {
  const [part] = discoverParts().filter(({ kind }) => kind === 'season');
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'poster-'));
  const sourceDir = fs.mkdtempSync(path.join(os.tmpdir(), 'season-'));
  fs.copyFileSync(path.join(part?.sourceDir ?? '', 'poster.svg'), `${sourceDir}/poster.svg`);
  addSeasonFiles({ name: 's', kind: 'season', surface: part?.surface ?? null, sourceDir }, dir);
  expect(fs.readdirSync(dir)).toEqual(['poster.html', 'poster.svg']);
  for (const each of [dir, sourceDir]) fs.rmSync(each, { recursive: true });
});

test('a season without its picture or its words does not ship', () => {
  const part = {
    name: 'season_x',
    kind: 'season',
    sourceDir: os.tmpdir(),
    surface: { schema: 'mf-remote/1' },
  } as const;
  expect(() => addSeasonFiles(part, os.tmpdir())).toThrow('season_x: remote.json is not valid');
});
