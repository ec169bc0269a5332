import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { discoverParts } from '../workspace/parts';
import { flavourOf } from '../workspace/flavour';
import { baseConfig } from './base-config';
import { COMPILE_AHEAD } from './compile-ahead';

let dir: string;
beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'site-ahead-'));
});
afterEach(() => {
  fs.rmSync(dir, { recursive: true, force: true });
});

/** The scripts of a small part, built with the settings of all parts. */
async function scriptsOf(minify: boolean): Promise<readonly string[]> {
  const [part] = discoverParts();
  if (part === undefined) throw new Error('there is no part');
  fs.writeFileSync(path.join(dir, 'late.js'), 'export const late = () => "late";\n');
  fs.writeFileSync(
    path.join(dir, 'entry.js'),
    '/*! a licence */ void import("./late.js").then(({ late }) => console.log(late()));\n',
  );
  const base = baseConfig(part, {
    version: '0.0.0_ahead',
    outDir: path.join(dir, 'dist'),
    minify,
    flavour: flavourOf({}),
  });
  await new Promise<void>((resolve, reject) => {
    webpack({ ...base, entry: { main: path.join(dir, 'entry.js') } })?.run((error, stats) => {
      if (error !== null || stats === undefined || stats.hasErrors())
        reject(error ?? new Error(stats?.toString('errors-only')));
      else resolve();
    });
  });
  return fs
    .readdirSync(path.join(dir, 'dist'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => fs.readFileSync(path.join(dir, 'dist', file), 'utf8'));
}

test('every file of a release begins with the word that has it compiled where it is read', async () => {
  const scripts = await scriptsOf(true);
  expect(scripts).toHaveLength(2);
  for (const script of scripts) expect(script.split('\n')[0]).toBe(COMPILE_AHEAD);
});

test('what is built for one save of a file does without', async () => {
  for (const script of await scriptsOf(false)) expect(script).not.toContain(COMPILE_AHEAD);
});
