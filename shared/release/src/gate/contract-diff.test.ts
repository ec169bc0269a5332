import type { Release } from '@site/contracts/releases/release';
import { breakFaults, contractBreaks } from './contract-diff';
import { entryCheck } from './entry-check';
import { styleLint } from './style-lint';
import { smokeRoutes } from './smoke';

const release = (over: Partial<Release> = {}): Release => ({
  schema: 'mf-release/1',
  name: 'lottery',
  kind: 'remote',
  version: '1.0.0_aaaaaaa',
  commit: null,
  builtAt: '2026-11-22T00:00:00Z',
  toolchain: {},
  squad: 's',
  contact: '#c',
  tier: 'standard',
  entry: { url: 'remoteEntry.js', type: 'global', global: 'lottery__a', uniqueName: 'lottery__a' },
  files: {},
  exposes: { './remote': { js: [], css: [] } },
  views: {},
  requires: {},
  offers: null,
  surface: {
    routes: [
      { path: '/lottery/:id', access: 'public' },
      { path: '/Lottery', access: 'public' },
    ],
    slots: [{ name: 'home.games', view: 'x' }],
    moneyKinds: ['bet'],
  },
  capabilities: [],
  contracts: null,
  budget: null,
  smoke: [],
  manifest: null,
  ...over,
});

test('additions pass; what is taken away is named, and needs a major version and a name', () => {
  const before = release();
  expect(
    contractBreaks(
      before,
      release({
        surface: {
          ...before.surface,
          routes: [
            { path: '/more', access: 'public' },
            { path: '/lottery/:id', access: 'public' },
            { path: '/Lottery', access: 'public' },
          ],
        },
      }),
    ),
  ).toEqual([]);
  const less = release({
    version: '1.1.0_bbbbbbb',
    exposes: {},
    surface: { routes: [{ path: '/LOTTERY', access: 'member' }] },
  });
  expect(contractBreaks(before, less)).toEqual([
    'the address /lottery/:id is gone: links and bookmarks of members end at "not found"',
    '/Lottery needs a login now',
    'the place home.games stays empty',
    'open money actions of kind bet are looked up by nobody',
    'the module ./remote is not exposed any more',
  ]);
  expect(breakFaults(before, less, ['lead']).at(-1)).toBe(
    'this breaks lottery@1.0.0_aaaaaaa: raise the major version and name who agreed with --approve <names>',
  );
  expect(breakFaults(before, { ...less, version: '2.0.0_bbbbbbb' }, [])).not.toEqual([]);
  expect(breakFaults(before, { ...less, version: '2.0.0_bbbbbbb' }, ['lead'])).toEqual([]);
});

test('an entry that members know is not taken away unseen, and one that the host would leave out is refused', () => {
  const entry = {
    place: 'home',
    key: 'lottery',
    label: '彩票',
    icon: 'ticket',
    to: '/lottery',
    order: 60,
  };
  const before = release({ surface: { ...release().surface, entries: [entry] } });
  expect(contractBreaks(before, release())).toEqual([
    'the entry home lottery is gone: members do not find the way there any more',
  ]);
  expect(contractBreaks(before, before)).toEqual([]);
  expect(entryCheck(before, new Map())).toEqual([]);
  const bad = release({
    surface: { ...before.surface, entries: [entry, { ...entry, to: '//evil.example' }] },
  });
  expect(entryCheck(bad, new Map())).toEqual([
    'lottery@1.0.0_aaaaaaa: entry 2 has a wrong "to"; it would be left out of its place',
  ]);
});

test('routes for the browser: what the release names, else its first plain page', () => {
  expect(smokeRoutes(release())).toEqual(['/Lottery']);
  expect(smokeRoutes(release({ smoke: ['/a', '/b'] }))).toEqual(['/a', '/b']);
  const routesOf = (surface: Record<string, unknown>) => smokeRoutes(release({ surface }));
  expect(routesOf({ routes: [{ path: '/x/*' }] })).toEqual(['/x']);
  expect(routesOf({ routes: [{ path: '/x/:id' }, { path: '/y/:id', example: '/y/7' }] })).toEqual([
    '/y/7',
  ]);
  expect(routesOf({ routes: [], slots: [{ name: 'home.games' }] })).toEqual(['/']);
  expect(routesOf({ routes: [{ path: '/x/:id' }], slots: [{ name: 'home.games' }] })).toEqual([]);
});

test.each([
  ['a global style sheet', 'import_styled.createGlobalStyle(x)', /global style sheet/],
  ['the root element', 'var css = ":root{--brand:#fff}"', /styles the whole document/],
  ['the body', 'var css = `a{b:c}body{margin:0}`', /styles the whole document/],
  ['every element', 'var css = "* {margin:0}"', /styles the whole document/],
])('styles of %s are refused', (_what, code, said) => {
  expect(styleLint(release(), new Map([['a.js', code]]))[0]).toMatch(said);
});

test.each([
  'var css = "&:active{color:red} b{margin:0}"',
  'var text = "a body of water"',
  'var css = ".body{margin:0}"',
  'var css = "div > p{margin:0}"',
])('styles of its own elements pass: %s', (code) => {
  expect(styleLint(release(), new Map([['a.js', code]]))).toEqual([]);
});
