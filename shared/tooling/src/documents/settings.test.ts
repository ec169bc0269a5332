/** The guide of settings names what the code reads from the environment, and nothing else. */
import fs from 'node:fs';
import path from 'node:path';
import { inWorkspace } from '../workspace/paths';

/** What runs beside a checkout: servers, commands and what they share. */
const ROOTS = [
  'host/edge/src',
  'e2e/sandbox/src',
  'shared/release/src',
  'shared/tooling/src/browser',
  'shared/tooling/src/build',
  'shared/tooling/src/cli',
  'shared/tooling/src/serve',
  'shared/tooling/src/workspace',
];
/** Read through their parts: `({ HTTPS, HTTPS_PORT }: NodeJS.ProcessEnv)`. */
const TAKEN_APART = /\{([A-Z_,\s='\d]+)\}: NodeJS\.ProcessEnv/g;
const READ = /\b(?:env|environment)(?:\.|\['|\(')([A-Z][A-Z0-9_]{2,})\b/g;
/** A name that stands in a constant of its own. */
const NAMED = /VARIABLE = '([A-Z_]+)'/g;

const sourcesBelow = (dir: string): readonly string[] =>
  fs.readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    const full = path.join(dir, entry.name);
    if (entry.isDirectory()) return sourcesBelow(full);
    return entry.name.endsWith('.ts') && !/\.(?:test|fixture)\.ts$/.test(entry.name) ? [full] : [];
  });

const read = new Set(
  ROOTS.flatMap((root) => sourcesBelow(inWorkspace(root))).flatMap((file) => {
    const text = fs.readFileSync(file, 'utf8');
    const whole = [...text.matchAll(READ), ...text.matchAll(NAMED)].map(([, name = '']) => name);
    const parts = [...text.matchAll(TAKEN_APART)].flatMap(
      ([, inside = '']) => inside.match(/\b[A-Z][A-Z_]{2,}\b/g) ?? [],
    );
    return [...whole, ...parts];
  }),
);
const rows = fs
  .readFileSync(inWorkspace('shared/docs/guides/settings.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim()));

test('each setting stands in the table once, with its default and its meaning', () => {
  const told = rows.map(([, name = '']) => name.replaceAll('`', ''));
  expect(told.toSorted()).toEqual([...read].sort());
  for (const [, name = '', otherwise = '', meaning = ''] of rows)
    expect([name, otherwise === '', meaning === '']).toEqual([name, false, false]);
});
