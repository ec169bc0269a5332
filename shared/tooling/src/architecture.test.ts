import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { toolPath } from './checks/run-tool';
import { inWorkspace, WORKSPACE_ROOT } from './workspace/paths';

jest.setTimeout(120_000);

/**
 * Who may depend on whom (architecture 2.3 with the rulings of the stack guide). Run-time
 * dependencies only.
 */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  'shared/domain': ['big.js', 'dayjs'],
  'shared/contracts': ['@site/domain', 'valibot'],
  'shared/phrases': ['@site/domain'],
  'shared/platform': [
    '@site/domain',
    '@site/contracts',
    '@site/phrases',
    'rxjs',
    'axios',
    '@tanstack/react-query',
    'react',
    'react-router-dom',
  ],
  'shared/ui': [
    '@site/domain',
    'react',
    'react-dom',
    'styled-components',
    '@base-ui/react',
    'dompurify',
    'lucide-react',
    'uqr',
  ],
  'shared/gallery': ['@site/domain', '@site/ui', 'react', 'react-dom', 'styled-components'],
  'shared/federation': [
    '@site/domain',
    '@site/contracts',
    'react',
    '@module-federation/enhanced',
    '@module-federation/runtime-core',
  ],
  'shared/remote-kit': [
    '@site/domain',
    '@site/contracts',
    '@site/phrases',
    '@site/platform',
    '@site/ui',
    'react',
    'valibot',
  ],
  'shared/release': [
    '@site/contracts',
    '@site/domain',
    '@aws-sdk/client-s3',
    'acorn',
    'fastify',
    'valibot',
  ],
  'shared/release/console': [
    '@site/contracts',
    '@site/domain',
    '@site/ui',
    'react',
    'react-dom',
    'styled-components',
  ],
  host: [
    '@site/domain',
    '@site/contracts',
    '@site/phrases',
    '@site/platform',
    '@site/ui',
    '@site/remote-kit',
    'react',
    'react-dom',
    'styled-components',
    '@site/federation',
    'web-vitals',
  ],
  'host/edge': [
    '@site/domain',
    '@site/contracts',
    'fastify',
    '@expo-google-fonts/noto-sans-sc',
    '@fastify/compress',
    '@fastify/rate-limit',
    '@fastify/static',
    '@fastify/under-pressure',
    '@resvg/resvg-wasm',
    'http-proxy-3',
    'prom-client',
    'selfsigned',
  ],
  'e2e/sandbox': [
    '@site/domain',
    '@site/contracts',
    'fastify',
    '@fastify/websocket',
    'libsql',
    'big.js',
    'unbzip2-stream',
    'uqr',
    'web-push',
  ],
  e2e: ['playwright', '@axe-core/playwright'],
};
const REMOTE = [
  '@site/domain',
  '@site/contracts',
  '@site/phrases',
  '@site/platform',
  '@site/ui',
  '@site/remote-kit',
  'react',
  'styled-components',
];

/** What one remote alone may bundle (029). */
const OWN: Readonly<Record<string, readonly string[]>> = { 'remote-casino': ['pinyin-match'] };

const remotes = fs.readdirSync(WORKSPACE_ROOT).filter((name) => name.startsWith('remote-'));
const manifestOf = (dir: string) =>
  JSON.parse(fs.readFileSync(inWorkspace(dir, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>;
    devDependencies?: Record<string, string>;
    exports?: Record<string, string>;
    type?: string;
  };

describe('package lists', () => {
  test.each([
    ...Object.entries(ALLOWED),
    ...remotes.map((name) => [name, [...REMOTE, ...(OWN[name] ?? [])]] as const),
  ])('%s depends on nothing outside its row of the table', (dir, allowed) => {
    const found = Object.keys(manifestOf(dir).dependencies ?? {});
    expect(found.filter((name) => !allowed.includes(name))).toEqual([]);
  });

  test.each(Object.entries(ALLOWED))(
    'the row of %s allows nothing that it does not have',
    (dir, allowed) => {
      const { dependencies = {} } = manifestOf(dir);
      expect(allowed.filter((name) => !Object.hasOwn(dependencies, name))).toEqual([]);
    },
  );

  test('every version stands in the catalog, the root has no run-time dependency, and no package says "type" (T1, T8)', () => {
    const dirs = [
      '',
      ...Object.keys(ALLOWED),
      ...remotes,
      ...fs.readdirSync(inWorkspace('shared')).map((name) => `shared/${name}`),
    ];
    for (const dir of dirs.filter((name) => fs.existsSync(inWorkspace(name, 'package.json')))) {
      const { dependencies = {}, devDependencies = {}, type } = manifestOf(dir);
      expect(type).toBeUndefined();
      for (const [name, range] of Object.entries({ ...dependencies, ...devDependencies })) {
        expect(`${dir} ${name} ${range}`).toMatch(/ (catalog:|workspace:\*)$/);
      }
    }
    expect(manifestOf('').dependencies ?? {}).toEqual({});
  });
});

/** Compiles one source as if it stood in a package. */
function compileIn(dir: string, source: string): string {
  // A hidden folder: what is built beside this test does not take it for a source.
  const folder = inWorkspace(dir, 'src', `.must-fail-${process.pid}`);
  fs.mkdirSync(folder, { recursive: true });
  try {
    fs.writeFileSync(path.join(folder, 'probe.ts'), source);
    const config = path.join(folder, 'tsconfig.json');
    fs.writeFileSync(
      config,
      JSON.stringify({
        extends: '../../tsconfig.json',
        include: ['probe.ts'],
        exclude: [],
        compilerOptions: { noEmit: true },
      }),
    );
    return spawnSync(toolPath('tsc'), ['-p', config], { encoding: 'utf8' }).stdout;
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

describe('walls the compiler keeps', () => {
  test.each([
    [
      'shared/domain',
      "import { useState } from 'react';\nexport const x = useState;\n",
      /TS2307|TS7016/,
    ],
    ['shared/domain', 'export const x = () => window.location.href;\n', /TS2304|TS2552/],
    ['shared/domain', "export const x = () => fetch('/');\n", /TS2304|TS2552/],
    [
      'shared/domain',
      "import { remoteSurface } from '@site/contracts/remote-surface';\nexport const x = remoteSurface;\n",
      /TS2307/,
    ],
    ['shared/contracts', 'export const x = () => document.title;\n', /TS2304|TS2584/],
    [
      'shared/contracts',
      "import { usePlatform } from '@site/platform';\nexport const x = usePlatform;\n",
      /TS2307/,
    ],
    [
      'shared/ui',
      "import { usePlatform } from '@site/platform';\nexport const x = usePlatform;\n",
      /TS2307/,
    ],
    ['shared/ui', "import axios from 'axios';\nexport const x = axios;\n", /TS2307/],
    ['remote-wallet', "import axios from 'axios';\nexport const x = axios;\n", /TS2307/],
    ['remote-wallet', "import { Subject } from 'rxjs';\nexport const x = Subject;\n", /TS2307/],
    [
      'remote-wallet',
      "import { convert } from '@site/domain/src/odds/convert';\nexport const x = convert;\n",
      /TS2307/,
    ],
    [
      'host/edge',
      "import { usePlatform } from '@site/platform';\nexport const x = usePlatform;\n",
      /error TS/,
    ],
    [
      'e2e/sandbox',
      "import { usePlatform } from '@site/platform';\nexport const x = usePlatform;\n",
      /TS2307/,
    ],
  ])('%s does not compile with %j', (dir, source, expected) => {
    expect(compileIn(dir, source)).toMatch(expected);
  });
});

describe('what is shipped', () => {
  test('no source names a path of a machine or a registry host', () => {
    const files = execFileSync(
      'git',
      ['ls-files', '-z', '--', '*.ts', '*.tsx', '*.mjs', '*.cjs', '*.json', '*.yaml', '*.md'],
      { cwd: WORKSPACE_ROOT, encoding: 'utf8' },
    )
      .split('\0')
      .filter(Boolean);
    const pattern = new RegExp(['/work', 'shared/'].join('/'));
    expect(
      files.filter(
        (file) =>
          fs.existsSync(inWorkspace(file)) &&
          pattern.test(fs.readFileSync(inWorkspace(file), 'utf8')),
      ),
    ).toEqual([]);
  });
});
