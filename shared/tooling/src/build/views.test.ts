import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Release } from '@site/contracts/releases/release';
import { budgetLines } from '@site/release/gate/budgets';
import { viewChunks } from './views';

const integrity = `sha384-${'A'.repeat(64)}`;
const file = (br: number) => ({ integrity, bytes: br * 3, gz: br, br });

test('pages and slots of a remote are matched with the chunks of their imports', () => {
  const entry = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'views-')), 'remote.ts');
  fs.writeFileSync(
    entry,
    "export const remote = defineRemote(name, { pages: { deposit: () => import('./pages/DepositPage'), 'my-page': () => import(/* x */ './pages/B') }, slots: {} });",
  );
  const chunks = new Map([
    ['./pages/DepositPage', ['1.js']],
    ['./pages/B', ['2.js', '3.js']],
    ['./other', ['4.js']],
  ]);
  expect(viewChunks(entry, chunks)).toEqual({ deposit: ['1.js'], 'my-page': ['2.js', '3.js'] });
});

test('views of a remote that a kit makes are read from the kit', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'views-'));
  const entry = path.join(folder, 'remote.ts');
  fs.writeFileSync(
    path.join(folder, 'kit.tsx'),
    "export const make = (own) => of(own, { season: () => import('./Page').then((kit) => kit.Page) });",
  );
  fs.writeFileSync(entry, "import { make } from './kit';\nexport const remote = make({});");
  expect(viewChunks(entry, new Map([['./Page', ['1.js']]]))).toEqual({ season: ['1.js'] });
});

test('the budget of a remote counts its entry, its module and its dearest page, each file once', () => {
  const release = {
    name: 'wallet',
    kind: 'remote',
    entry: { url: 'entry.js' },
    files: {
      'entry.js': file(7_000),
      'expose.js': file(10_000),
      'a.js': file(5_000),
      'b.js': file(30_000),
      'b.svg': file(9_999),
    },
    exposes: { './remote': { js: ['expose.js'], css: [] } },
    views: { small: ['a.js'], large: ['expose.js', 'b.js', 'b.svg'] },
  } as unknown as Release;
  expect(budgetLines(release).map(({ what, bytes, ok }) => [what, bytes, ok])).toEqual([
    ['wallet remoteEntry', 7_000, true],
    ['wallet large', 47_000, false],
  ]);
});
