import fs from 'node:fs';
import path from 'node:path';
import { inWorkspace } from '../workspace/paths';
import { RULE_ROWS, SPEC_ROWS } from './rows';

/** A test that names a row. */
export interface NamedTest {
  readonly file: string;
  readonly title: string;
}

const SKIP = new Set(['node_modules', 'dist', '.git', '.data', '.stryker-tmp', 'test-results']);

/** Every test and journey below a folder. */
export function testFiles(dir: string): string[] {
  return fs.readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    if (SKIP.has(entry.name)) return [];
    const full = path.join(dir, entry.name);
    if (entry.isDirectory()) return testFiles(full);
    return /\.test\.tsx?$|[\\/]specs[\\/].*\.spec\.ts$/.test(full) ? [full] : [];
  });
}

/**
 * First arguments that hold row ids: titles of tests and of groups, not what a comment or a list
 * quotes.
 */
const TITLE = /\(\s*(['"`])((?:\\.|(?!\1)[^\\\n])*\[R\d[\d.]*-\d+\](?:\\.|(?!\1)[^\\\n])*)\1/g;

/** Titles of a source that name rows. */
export const titlesOf = (source: string): readonly string[] =>
  [...source.matchAll(TITLE)].map((match) => match[2] ?? '');

/** Rows that a title names. */
export const rowsOfTitle = (title: string): readonly string[] =>
  [...title.matchAll(/\[(R\d[\d.]*-\d+)\]/g)].map((match) => match[1] ?? '');

/** Every row with the tests that name it. */
export function specCoverage(
  root: string = inWorkspace(),
): ReadonlyMap<string, readonly NamedTest[]> {
  const found = new Map<string, NamedTest[]>(SPEC_ROWS.map(([id]) => [id, []]));
  for (const file of testFiles(root)) {
    for (const title of titlesOf(fs.readFileSync(file, 'utf8'))) {
      for (const id of rowsOfTitle(title))
        found.set(id, [...(found.get(id) ?? []), { file: path.relative(root, file), title }]);
    }
  }
  return found;
}

/**
 * Ids that tests name and the specification does not have: a slip of the pen would hide a missing
 * test.
 */
export const unknownRows = (
  coverage: ReadonlyMap<string, readonly NamedTest[]>,
): readonly string[] =>
  [...coverage.keys()].filter((id) => !SPEC_ROWS.some(([known]) => known === id));

/** Rows of rules that no test names. */
export const missingRules = (
  coverage: ReadonlyMap<string, readonly NamedTest[]>,
): readonly string[] =>
  SPEC_ROWS.map(([id]) => id).filter(
    (id) => RULE_ROWS.test(id) && (coverage.get(id) ?? []).length === 0,
  );

/**
 * Rows that a browser has to show: users, routes and layouts, sports, wallet and account, the
 * session, roles, requests and errors.
 */
const JOURNEY_ROWS =
  /^R(?:(?:1|2(?:\.\d)?|3\.(?:2|4|5|6|9|10)|4\.[123567]|6|7\.[124]|8)-\d+|5-[234567])$/;

/** Such rows that no browser test names. */
export const missingJourneys = (
  coverage: ReadonlyMap<string, readonly NamedTest[]>,
): readonly string[] =>
  SPEC_ROWS.map(([id]) => id).filter(
    (id) =>
      JOURNEY_ROWS.test(id) &&
      !(coverage.get(id) ?? []).some(({ file }) =>
        file.split(path.sep).join('/').startsWith('e2e/specs/'),
      ),
  );
