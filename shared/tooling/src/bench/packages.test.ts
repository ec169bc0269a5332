import { ownerOf, timeByOwner, type CpuProfile } from './packages';

test.each([
  ['node_modules/.pnpm/react-dom@19.2.0/node_modules/react-dom/cjs/react-dom.js', 'react-dom'],
  [
    'node_modules/.pnpm/@module-federation+runtime@2.0.0/node_modules/@module-federation/runtime/dist/index.js',
    '@module-federation/runtime',
  ],
  ['shared/platform/src/session.ts', '@site/platform'],
  ['remote-casino/src/pages/Lobby.tsx', 'remote-casino'],
  ['host/src/main.tsx', 'host'],
  ['webpack/runtime/load script', 'webpack runtime'],
])('%s is of %s', (file, owner) => {
  expect(ownerOf(file)).toBe(owner);
});

const frame = (functionName: string, url = '', columnNumber = 0) => ({
  functionName,
  url,
  lineNumber: 0,
  columnNumber,
});

test('time is counted by owner; built-in functions for their caller, idle time for nobody', () => {
  const profile: CpuProfile = {
    nodes: [
      { id: 1, callFrame: frame('(root)'), children: [2, 3, 5, 6] },
      { id: 2, callFrame: frame('(idle)') },
      { id: 3, callFrame: frame('render', '/main.js', 10), children: [4] },
      { id: 4, callFrame: frame('parse') },
      { id: 5, callFrame: frame('start', '/main.js', 900) },
      { id: 6, callFrame: frame('(program)') },
    ],
    samples: [2, 3, 4, 5, 6, 3],
    timeDeltas: [9_000, 2_000, 1_000, 4_000, 500, 3_000],
  };
  const spent = timeByOwner(profile, ({ column }) => (column < 100 ? 'react-dom' : null));
  expect([...spent]).toEqual([
    ['react-dom', 6],
    ['unknown script', 4],
    ['browser', 0.5],
  ]);
});
