// One jest run for the whole workspace: pure packages and servers in node, the rest in jsdom.
const fs = require('node:fs');
const path = require('node:path');

const root = path.resolve(__dirname, '../../..');
const NODE_PACKAGES = [
  'shared/domain',
  'shared/contracts',
  'shared/phrases',
  'shared/release',
  'shared/tooling',
  'host/edge',
  'e2e/sandbox',
];
const DOM_PACKAGES = [
  'host/src',
  ...fs.readdirSync(root).filter((name) => name.startsWith('remote-')),
  'shared/federation',
  'shared/gallery',
  'shared/platform',
  'shared/ui',
  'shared/remote-kit',
  'shared/testing',
];

/**
 * The back end runs inside page tests too: its `ws` is the one for servers, not the stub that
 * packages offer to browsers.
 */
const websocket = require.resolve('@fastify/websocket', {
  paths: [path.join(root, 'e2e/sandbox')],
});
const serverSocket = require.resolve('ws', { paths: [path.dirname(websocket)] });

const common = {
  rootDir: root,
  testRegex: '\\.test\\.tsx?$',
  modulePathIgnorePatterns: ['/dist/', '/\\.data/', '/\\.stryker-tmp/'],
  testPathIgnorePatterns: ['/node_modules/', '/e2e/specs/'],
  transform: {
    '/node_modules/readable-stream/.*\\.js$': require.resolve('./in-a-block.cjs'),
    '\\.[cm]?[jt]sx?$': [
      // A run that shows that a test notices a change makes it on the way.
      require.resolve(process.env.SITE_BREAK ? './broken.cjs' : '@swc/jest'),
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
  // Modules of today's form only: the dictionary of pinyin-match, and what the plugin for static files names downloads with; and those of `in-a-block`.
  transformIgnorePatterns: [
    '/node_modules/(?!(?:\\.pnpm/(?:pinyin-match|content-disposition|readable-stream)@[^/]+/node_modules/)?(?:pinyin-match/src|content-disposition/dist|readable-stream/lib)/)',
  ],
  // Each look-up of a global goes through the gate of the test's own context, which is slow; these come as plain parameters.
  sandboxInjectedGlobals: ['Math', 'Number', 'Object', 'Array', 'JSON'],
  globals: { __SITE_TOOLS__: false, __DEMO_BOARDS__: true },
  setupFiles: [require.resolve('./setup-globals.cjs')],
  runtime: require.resolve('./runtime.cjs'),
};

module.exports = {
  rootDir: root,
  // A worker that has read a hundred files spends its time collecting garbage: a fresh one is quicker.
  workerIdleMemoryLimit: '1GB',
  // What comes costs nothing: a busy machine may be five times as slow as a quiet one.
  testTimeout: 90_000,
  projects: [
    {
      ...common,
      displayName: 'node',
      testEnvironment: 'node',
      roots: NODE_PACKAGES.map((p) => path.join(root, p)),
    },
    {
      ...common,
      displayName: 'dom',
      testEnvironment: require.resolve('jest-environment-jsdom'),
      roots: DOM_PACKAGES.map((p) => path.join(root, p)),
      setupFilesAfterEnv: [
        require.resolve('./setup-dom.cjs'),
        path.join(root, 'shared/testing/jest/strict-mode.cjs'),
      ],
      moduleNameMapper: { '^ws$': serverSocket },
    },
  ],
};
