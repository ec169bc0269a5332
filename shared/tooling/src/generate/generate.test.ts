import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { toolPath } from '../checks/run-tool';
import { typescriptArgs } from '../serve/processes';
import { discoverParts } from '../workspace/parts';
import { newRemote } from './new-remote';
import { newSeason } from './new-season';
import { newVendor } from './new-vendor';
import { copyWorkspace } from './workspace-copy';

jest.setTimeout(120_000);

let root: string;
beforeAll(() => {
  root = copyWorkspace();
});
afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

const parts = () => discoverParts(root, undefined);
const REMOTE = { name: 'lottery', routes: ['/lottery/*', '/lucky'], squad: 'keno', title: '彩票' };
const SEASON = { slug: 'cny2027', route: 'event_CNY2027', title: '新春盛典' };

/**
 * Runs a tool in the copy.
 *
 * @returns its exit code, and what it said when that was not 0.
 */
function run(
  program: string,
  args: readonly string[],
): Promise<{ readonly code: number | null; readonly said: string }> {
  return new Promise((resolve) => {
    const child = spawn(program, [...args], {
      cwd: root,
      env: { ...process.env, NODE_ENV: undefined, OXLINT_TSGOLINT_PATH: toolPath('tsgolint') },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        said += chunk.toString();
      });
    child.on('exit', (code) => resolve({ code, said: code === 0 ? '' : said }));
  });
}

const GOOD = { code: 0, said: '' };

describe('what the generators write', () => {
  const made: string[] = [];

  beforeAll(() => {
    made.push(
      newRemote(root, REMOTE, parts()),
      newSeason(root, SEASON, parts()),
      ...newVendor(root, 'sbo'),
    );
    // A package is linked by the package manager after it was written; the links of a neighbour are the same ones.
    fs.cpSync(
      path.join(root, 'remote-promotions', 'node_modules'),
      path.join(root, 'remote-lottery', 'node_modules'),
      { recursive: true, verbatimSymlinks: true },
    );
  });

  test('are parts of the workspace with the addresses that were asked for', () => {
    const routes = parts()
      .filter(({ name }) => name === 'lottery' || name === 'season_cny2027')
      .map(({ name, surface }) => [
        name,
        (surface as { routes: { path: string }[] }).routes.map(({ path: route }) => route),
      ]);
    expect(routes).toEqual(
      [
        ['season_cny2027', ['/event_CNY2027']],
        ['lottery', ['/lottery/*', '/lucky']],
      ].toSorted(),
    );
  });

  test('have a page that the gate opens at each address, a pattern by an example', () => {
    const routes = parts()
      .filter(({ name }) => name === 'lottery' || name === 'season_cny2027')
      .flatMap(({ surface }) => (surface as { routes: object[] }).routes);
    expect(routes).toMatchObject([
      { path: '/lottery/*', smoke: true, example: '/lottery' },
      { path: '/lucky', smoke: true },
      { path: '/event_CNY2027', smoke: true },
    ]);
  });

  test('passes types', async () => {
    const compile = (project: string) =>
      run(toolPath('tsc'), ['-p', path.join(root, project), '--singleThreaded']);
    // Everything new as tests see it, with what it touches, and the new package by its own settings.
    fs.writeFileSync(
      path.join(root, 'tests.json'),
      JSON.stringify({
        extends: './shared/tooling/tsconfig/test.json',
        include: made.map((dir) => path.relative(root, dir)),
      }),
    );
    expect(await Promise.all(['tests.json', 'remote-lottery/tsconfig.json'].map(compile))).toEqual([
      GOOD,
      GOOD,
    ]);
  });

  test('passes the rules of the house', async () => {
    expect(
      await run(toolPath('oxlint'), [
        '-c',
        path.join(root, '.oxlintrc.json'),
        '--type-aware',
        ...made,
      ]),
    ).toEqual(GOOD);
  });

  test('passes its own first tests and the contract suites', async () => {
    expect(
      await run(toolPath('jest'), [
        '-c',
        path.join(root, 'shared/tooling/jest/jest.config.cjs'),
        '-w',
        '2',
        ...made,
        path.join(root, 'remote-events/kit/accents'),
      ]),
    ).toEqual(GOOD);
  });

  test('is built', async () => {
    const args = typescriptArgs(path.join(root, 'shared/tooling/src/cli/build.ts'));
    expect(await run(process.execPath, [...args, 'lottery', 'season_cny2027'])).toEqual(GOOD);
  });
});

describe('what the generators refuse, with a sentence and without a trace', () => {
  const files = (): readonly string[] => fs.readdirSync(root).toSorted();

  test.each([
    ['a bad name', { ...REMOTE, name: 'Lottery' }, /"Lottery" is no name of a remote/],
    ['a taken name', { ...REMOTE, name: 'wallet', routes: ['/x'] }, /the name wallet is taken/],
    ['the host', { ...REMOTE, name: 'host', routes: ['/x'] }, /the name host is taken/],
    ['no address', { ...REMOTE, name: 'keno', routes: [] }, /needs an address: --routes/],
    [
      'an address that is none',
      { ...REMOTE, name: 'keno', routes: ['keno'] },
      /--routes: "keno" is no address; it begins with a slash, .*, like \/lottery\/\*/,
    ],
    [
      'a star in the middle',
      { ...REMOTE, name: 'keno', routes: ['/keno', '/keno/*/draw'] },
      /--routes: "\/keno\/\*\/draw" is no address/,
    ],
    [
      'an address of another remote',
      { ...REMOTE, name: 'keno', routes: ['/Promotions/Detail/*'] },
      /keno declares \/Promotions\/Detail\/\*, which belongs to promotions .*choose another address/,
    ],
    ['an address of the host', { ...REMOTE, name: 'keno', routes: ['/login'] }, /belongs to host/],
    [
      'a squad without a name',
      { ...REMOTE, name: 'keno', routes: ['/keno'], squad: '?' },
      /--squad: "\?" is no name of a squad; it has 2 to 40 small letters, .*, like keno/,
    ],
    [
      'a squad with quotes',
      { ...REMOTE, name: 'keno', routes: ['/keno'], squad: 'a"b' },
      /--squad: "a"b" is no name of a squad/,
    ],
    [
      'a title with quotes',
      { ...REMOTE, name: 'keno', routes: ['/keno'], title: 'a"b' },
      /the title "a"b" has to have/,
    ],
  ])('a remote with %s', (_what, options, sentence) => {
    const before = files();
    expect(() => newRemote(root, options, parts())).toThrow(sentence);
    expect(files()).toEqual(before);
  });

  test.each([
    [{ ...SEASON, slug: 'CNY 2028' }, /is no name of a season/],
    [{ ...SEASON, slug: 'cny2024' }, /the name season_cny2024 is taken/],
    [
      { ...SEASON, slug: 'cny2028', route: 'event_CNY2024' },
      /event_CNY2024.*choose another address/,
    ],
    [{ ...SEASON, slug: 'cny2028', route: 'event CNY' }, /--route: "\/event CNY" is no address/],
    [{ ...SEASON, slug: 'cny2028', route: '' }, /a season needs an address: --route/],
    [{ ...SEASON, slug: 'cny2028', route: 'event_CNY2028', title: '' }, /the title "" has to have/],
  ])('season %p', (options, sentence) => {
    expect(() => newSeason(root, options, parts())).toThrow(sentence);
    expect(fs.existsSync(path.join(root, 'remote-events/events/cny2028'))).toBe(false);
  });

  test('a kind that is none', async () => {
    const { code, said } = await run(process.execPath, [
      ...typescriptArgs(path.join(root, 'shared/tooling/src/cli/new.ts')),
      'constructor',
      'x',
    ]);
    expect([code, said]).toEqual([1, expect.stringContaining('new: this is how it is asked:')]);
  });

  test('a vendor that is there, or whose name is none', () => {
    expect(() => newVendor(root, 'im')).toThrow(/the vendor IM is there already/);
    expect(() => newVendor(root, 'S B')).toThrow(/is no id of an odds vendor/);
  });

  test('a vendor of which one folder cannot be written leaves none', () => {
    fs.mkdirSync(path.join(root, 'shared/domain/src/vendors/xyz'));
    expect(() => newVendor(root, 'xyz')).toThrow(/is there already; choose another name/);
    expect(
      fs
        .readdirSync(path.join(root, 'remote-sports/src/vendors'))
        .filter((name) => name.includes('xyz')),
    ).toEqual([]);
  });
});
