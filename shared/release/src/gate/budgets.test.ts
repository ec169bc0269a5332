/** @jest-environment node */
import type { Release } from '@site/contracts/releases/release';
import { Budgets, budgetLines, overBudget } from './budgets';

/** A remote whose first page is these scripts, each of so many bytes. */
const remote = (sizes: Readonly<Record<string, number>>): Release =>
  ({
    kind: 'remote',
    name: 'keno',
    entry: { url: 'remoteEntry.js' },
    exposes: { './remote': { js: Object.keys(sizes) } },
    views: {},
    files: Object.fromEntries(Object.entries(sizes).map(([file, br]) => [file, { br }])),
  }) as unknown as Release;
const over = (sizes: Readonly<Record<string, number>>): readonly string[] =>
  budgetLines(remote(sizes)).flatMap(({ what, ok }) => (ok ? [] : [what]));

test('an entry of its own stays small, whatever the page may weigh', () => {
  expect(over({ 'remoteEntry.js': Budgets.remoteEntry, 'page.js': 1 })).toEqual([]);
  expect(over({ 'remoteEntry.js': Budgets.remoteEntry + 1, 'page.js': 1 })).toEqual([
    'keno remoteEntry',
  ]);
});

test('a part that is one script is judged as the page that it is', () => {
  expect(over({ 'remoteEntry.js': Budgets.remoteFirstPage })).toEqual([]);
  expect(over({ 'remoteEntry.js': Budgets.remoteFirstPage + 1 })).toEqual(['keno ./remote']);
});

test('a refusal says exact bytes, and how many are too many', () => {
  const [line] = budgetLines(remote({ 'remoteEntry.js': Budgets.remoteFirstPage + 3 }));
  expect(overBudget(line!)).toBe(
    'keno ./remote is 46083 bytes, its budget 46080: 3 bytes too many (brotli)',
  );
});
