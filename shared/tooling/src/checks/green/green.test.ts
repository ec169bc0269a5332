import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Counts, TestedFile } from '../phases';
import { packageOf, phaseInputs, reachOf, unitInputs } from './inputs';
import { greenLedger } from './ledger';
import { runPhase, runUnit, type Known } from './run-changed';
import { readTree, type TreeFile } from './tree';
import { machineState, testedPackages } from './workspace-state';

const PACKAGES = [
  { dir: 'shared/domain', needs: [] },
  { dir: 'shared/tooling', needs: [] },
  { dir: 'remote-a', needs: ['shared/domain'] },
  { dir: 'host', needs: ['shared/domain'] },
  { dir: 'host/edge', needs: [] },
];
const TREE: Readonly<Record<string, string>> = {
  'pnpm-lock.yaml': '1',
  'README.md': '1',
  'shared/domain/src/odds.ts': '1',
  'shared/domain/src/odds.test.ts': '1',
  'shared/tooling/src/walls.test.ts': '1',
  'remote-a/src/page.ts': '1',
  'remote-a/src/page.test.ts': '1',
  'host/src/main.ts': '1',
  'host/src/main.test.ts': '1',
  'host/edge/src/app.test.ts': '1',
  'e2e/specs/bet.spec.ts': '1',
};
const filesOf = (changes: Readonly<Record<string, string>> = {}): TreeFile[] =>
  Object.entries({ ...TREE, ...changes })
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([file, hash]) => ({ path: file, hash }));

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'green-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

const known = (files = filesOf(), more: Partial<Known> = {}): Known => ({
  files,
  filesNow: () => files,
  packages: PACKAGES,
  machine: ['node 20'],
  ledger: greenLedger(path.join(folder, 'green.json')),
  isAll: false,
  now: () => new Date('2026-11-25T00:00:00Z'),
  ...more,
});
const GOOD: Counts = { passed: 7, failed: 0, skipped: 0 };

/** Jest over the test files of the named folders, two tests in each; those of `broken` fail. */
function fakeJest(broken: readonly string[] = []): {
  readonly run: (dirs: readonly string[]) => Promise<Counts & { files: readonly TestedFile[] }>;
  readonly requests: string[][];
} {
  const requests: string[][] = [];
  return {
    requests,
    run: (dirs) => {
      requests.push([...dirs]);
      const files = Object.keys(TREE)
        .filter((file) => file.endsWith('.test.ts'))
        .filter((file) => dirs.length === 0 || dirs.some((dir) => file.startsWith(`${dir}/`)))
        .map((file) => ({ path: file, isGood: !broken.includes(file), passed: 2 }));
      const failed = files.filter(({ isGood }) => !isGood).length;
      return Promise.resolve({ passed: files.length * 2, failed, skipped: 0, files });
    },
  };
}

describe('what a check reads', () => {
  test('a package reaches what it needs, and what that needs', () => {
    const chain = [
      { dir: 'a', needs: ['b'] },
      { dir: 'b', needs: ['c', 'a'] },
      { dir: 'c', needs: [] },
    ];
    expect(reachOf('a', chain)).toEqual(['a', 'b', 'c']);
    expect(packageOf('host/edge/src/app.ts', PACKAGES)).toBe('host/edge');
    expect(packageOf('README.md', PACKAGES)).toBeUndefined();
  });

  test.each([
    ['shared/domain/src/odds.ts', ['shared/domain', 'shared/tooling', 'remote-a', 'host']],
    ['shared/domain/src/odds.test.ts', ['shared/domain', 'shared/tooling']],
    ['remote-a/src/page.ts', ['remote-a', 'shared/tooling']],
    ['host/edge/src/app.test.ts', ['host/edge', 'shared/tooling']],
    ['README.md', ['shared/tooling']],
    ['pnpm-lock.yaml', PACKAGES.map(({ dir }) => dir)],
  ])('a change of %s asks for the unit tests of the right packages', (file, wanted) => {
    const changed = PACKAGES.map(({ dir }) => dir).filter(
      (dir) =>
        unitInputs(dir, filesOf(), PACKAGES, []) !==
        unitInputs(dir, filesOf({ [file]: '2' }), PACKAGES, []),
    );
    expect(changed.sort()).toEqual([...wanted].sort());
  });

  test.each([
    ['README.md', ['format']],
    ['host/src/main.test.ts', ['types', 'format', 'lint', 'dead-code']],
    ['e2e/specs/bet.spec.ts', ['types', 'format', 'lint', 'dead-code', 'journeys', 'chaos']],
    ['remote-a/src/page.ts', ['types', 'format', 'lint', 'dead-code', 'journeys', 'chaos']],
  ])('a change of %s asks for the right phases', (file, wanted) => {
    const names = ['types', 'format', 'lint', 'dead-code', 'journeys', 'chaos'];
    const changed = names.filter(
      (name) =>
        phaseInputs(name, filesOf(), []) !== phaseInputs(name, filesOf({ [file]: '2' }), []),
    );
    expect(changed).toEqual(wanted);
  });

  test('another runtime, browser or recording is another input; builds and budgets always run', () => {
    expect(phaseInputs('journeys', filesOf(), ['node 20'])).not.toBe(
      phaseInputs('journeys', filesOf(), ['node 22']),
    );
    expect(phaseInputs('build', filesOf(), [])).toBeUndefined();
    expect(phaseInputs('budgets', filesOf(), [])).toBeUndefined();
  });

  test('this workspace: every package with tests is known, and remotes need the domain', () => {
    const packages = testedPackages();
    const dirs = packages.map(({ dir }) => dir);
    expect(dirs).toEqual(expect.arrayContaining(['host', 'host/edge', 'e2e/sandbox']));
    expect(reachOf('remote-wallet', packages)).toContain('shared/domain');
    const files = readTree(path.resolve(__dirname, '../../../../..'));
    const lost = files.filter(
      ({ path: file }) => /\.test\.tsx?$/.test(file) && packageOf(file, packages) === undefined,
    );
    expect(lost).toEqual([]);
    expect(machineState()[0]).toContain(process.versions.node);
  });
});

describe('a phase', () => {
  test('that passed is not run again until what it reads changes', async () => {
    const run = jest.fn(() => Promise.resolve(GOOD));
    expect(await runPhase('lint', known(), run)).toEqual(GOOD);
    expect(await runPhase('lint', known(), run)).toMatchObject({
      passed: 7,
      unchanged: 'passed at 2026-11-25T00:00:00.000Z',
    });
    expect(run).toHaveBeenCalledTimes(1);
    await runPhase('lint', known(filesOf({ 'host/src/main.ts': '2' })), run);
    expect(run).toHaveBeenCalledTimes(2);
    await runPhase('lint', known(filesOf({ 'host/src/main.ts': '2' }), { isAll: true }), run);
    expect(run).toHaveBeenCalledTimes(3);
  });

  test.each<[string, Counts]>([
    ['failed', { passed: 6, failed: 1, skipped: 0 }],
    ['passed at the second attempt', { ...GOOD, shaky: ['bet.spec.ts'] }],
    ['left tests out', { passed: 6, failed: 0, skipped: 1 }],
  ])('that %s runs again', async (_, counts) => {
    const run = jest.fn(() => Promise.resolve(counts));
    await runPhase('journeys', known(), run);
    await runPhase('journeys', known(), run);
    expect(run).toHaveBeenCalledTimes(2);
  });

  test('whose files were edited while it ran proves nothing', async () => {
    const run = jest.fn(() => Promise.resolve(GOOD));
    const edited = { filesNow: () => filesOf({ 'host/src/main.ts': '2' }) };
    await runPhase('types', known(filesOf(), edited), run);
    await runPhase('types', known(), run);
    expect(run).toHaveBeenCalledTimes(2);
  });

  test('a damaged ledger is an empty one', async () => {
    for (const text of ['', '[]', '{"lint":{"inputs":1}}', 'null', '{"lint":null}']) {
      fs.writeFileSync(path.join(folder, 'green.json'), text);
      const run = jest.fn(() => Promise.resolve(GOOD));
      await runPhase('lint', known(), run);
      expect(run).toHaveBeenCalledTimes(1);
    }
  });

  test('two checks that run at the same time both stay in it', () => {
    const file = path.join(folder, 'green.json');
    const entry = { inputs: 'abc', passed: 1, at: '2026-11-28T00:00:00.000Z' };
    const open = [greenLedger(file), greenLedger(file)];
    open.forEach((ledger, i) => ledger.note(`check ${i}`, entry));
    expect([0, 1].map((i) => greenLedger(file).find(`check ${i}`, 'abc'))).toEqual([entry, entry]);
  });
});

describe('unit tests', () => {
  test('of the packages that a change reaches run, the others are counted and named', async () => {
    const { run, requests } = fakeJest();
    expect(await runUnit(known(), run)).toMatchObject({ passed: 10, failed: 0 });
    expect(requests).toEqual([[]]);
    const changed = await runUnit(known(filesOf({ 'remote-a/src/page.ts': '2' })), run);
    expect(requests[1]).toEqual(['shared/tooling', 'remote-a']);
    expect(changed).toMatchObject({ passed: 10, unchanged: 'shared/domain, host, host/edge' });
    expect(await runUnit(known(filesOf({ 'remote-a/src/page.ts': '2' })), run)).toMatchObject({
      passed: 10,
    });
    expect(requests).toHaveLength(2);
  });

  test('of a package inside a changed one run with it, and count once', async () => {
    const { run } = fakeJest();
    await runUnit(known(), run);
    const changed = await runUnit(known(filesOf({ 'host/src/main.ts': '2' })), run);
    expect(changed).toMatchObject({ passed: 10, failed: 0 });
  });

  test('of a package in which one failed run again, those of the others do not', async () => {
    const { run } = fakeJest(['host/src/main.test.ts']);
    await runUnit(known(), run);
    const again = fakeJest();
    await runUnit(known(), again.run);
    expect(again.requests).toEqual([['host']]);
  });
});
