// Mutation of the rules that guard money, prices, errors, masks and redirects. Runs inside a copy of shared/domain.
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const runnerDir = path.dirname(require.resolve('@stryker-mutator/jest-runner/package.json'));

export default {
  packageManager: 'npm',
  plugins: [path.join(runnerDir, 'dist/src/index.js')],
  // The native compiler has no JS API, which the rewriting of this file would need.
  tsconfigFile: 'none.json',
  testRunner: 'jest',
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  concurrency: Number(process.env.MUTATE_WORKERS ?? 2),
  timeoutMS: 20_000,
  tempDirName: '.stryker-tmp',
  reporters: ['json', 'clear-text'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: '.stryker-tmp/mutation.json' },
  checkers: [],
  disableTypeChecks: false,
  jest: {
    projectType: 'custom',
    enableFindRelatedTests: true,
    config: {
      globals: { LAW_RUNS: 60 },
      testEnvironment: require.resolve('@stryker-mutator/jest-runner/jest-env/node'),
      testRegex: '\\.test\\.ts$',
      transform: {
        '\\.[cm]?ts$': [
          require.resolve('@swc/jest'),
          { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } },
        ],
      },
      transformIgnorePatterns: ['/node_modules/'],
    },
  },
};
