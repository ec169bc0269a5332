import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inWorkspace } from '../workspace/paths';
import { runTool, toolPath } from './run-tool';

const TESTS = 'tsconfig.test.json';

interface TestsConfig {
  readonly include: readonly string[];
  readonly compilerOptions?: object;
}

/** Folders with a tsconfig, each compiled for its sources and for its tests. */
export function typedPackages(): string[] {
  const shared = fs.readdirSync(inWorkspace('shared')).map((name) => `shared/${name}`);
  const remotes = fs.readdirSync(inWorkspace()).filter((name) => name.startsWith('remote-'));
  const nested = [
    'host/edge',
    'shared/release/console',
    'e2e/sandbox',
    'e2e/sandbox/pages',
    'e2e/sandbox/pages/games',
  ];
  return ['host', ...remotes, ...shared, 'e2e', ...nested].filter((dir) =>
    fs.existsSync(inWorkspace(dir, 'tsconfig.json')),
  );
}

/**
 * One program of the tests of all these packages, and the packages that want settings of their own
 * for them.
 */
export function joinTests(dirs: readonly string[]): {
  readonly config: object;
  readonly apart: readonly string[];
} {
  const apart: string[] = [];
  const include: string[] = [];
  for (const dir of dirs) {
    if (!fs.existsSync(inWorkspace(dir, TESTS))) continue;
    const own = JSON.parse(fs.readFileSync(inWorkspace(dir, TESTS), 'utf8')) as TestsConfig;
    if (own.compilerOptions !== undefined) apart.push(dir);
    else include.push(...own.include.map((entry) => inWorkspace(dir, entry)));
  }
  const shared = inWorkspace('shared', 'tooling', 'tsconfig', 'test.json');
  return { config: { extends: shared, include }, apart };
}

/** Writes the joined program where no tool of the repository looks for one. */
function writeJoined(config: object): string {
  const folder = inWorkspace('node_modules', '.cache', 'site');
  fs.mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'tsconfig.tests.json');
  fs.writeFileSync(file, JSON.stringify(config));
  return file;
}

/**
 * What is compiled: the sources of each package apart, because sources may not see what tests see.
 * Tests may see everything, and the tests of many packages read the same sources, so those of the
 * whole workspace are one program.
 */
function programs(only: string | undefined): string[] {
  if (only !== undefined)
    return ['tsconfig.json', TESTS]
      .map((file) => `${only}/${file}`)
      .filter((file) => fs.existsSync(inWorkspace(file)));
  const dirs = typedPackages();
  const { config, apart } = joinTests(dirs);
  return [
    writeJoined(config),
    ...apart.map((dir) => `${dir}/${TESTS}`),
    ...dirs.map((dir) => `${dir}/tsconfig.json`),
  ];
}

/**
 * Compiles every program.
 *
 * @returns how many are good and bad.
 */
export async function compileTypes(
  only: string | undefined,
  say: (text: string) => void,
): Promise<{ readonly passed: number; readonly failed: number }> {
  const queue = programs(only);
  const all = queue.length;
  let failed = 0;
  const lane = async (): Promise<void> => {
    for (let project = queue.shift(); project !== undefined; project = queue.shift()) {
      // Several programs at once fill the machine better than one program that splits itself and checks much twice.
      const run = await runTool(toolPath('tsc'), ['-p', project, '--singleThreaded'], {
        env: { GOGC: '400' },
      });
      if (run.code === 0) continue;
      failed += 1;
      say(
        `types of ${path.relative(inWorkspace(), path.resolve(inWorkspace(), project))}:\n${run.output}`,
      );
    }
  };
  await Promise.all(
    Array.from({ length: Math.max(2, Math.min(4, os.availableParallelism())) }, lane),
  );
  return { passed: all - failed, failed };
}
