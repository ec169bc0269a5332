import path from 'node:path';
import type { Workspace } from '../commands/workspace';

const missing = (what: string) => (): never => {
  throw new Error(`this test has no ${what}`);
};

/** A workspace with nothing in it: for commands that only work on a data folder they are named. */
export const TEST_WORKSPACE: Workspace = {
  dataDir: (named) => (named === undefined ? missing('data folder')() : path.resolve(named)),
  running: () => null,
  partNames: () => [],
  build: missing('build'),
  smokeStage: missing('browser'),
  newSeason: missing('folder of seasons'),
};
