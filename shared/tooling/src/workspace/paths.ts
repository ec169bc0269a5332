import path from 'node:path';

/** Root folder of the workspace. */
export const WORKSPACE_ROOT = path.resolve(__dirname, '../../../..');

/** A path inside the workspace. */
export function inWorkspace(...segments: string[]): string {
  return path.join(WORKSPACE_ROOT, ...segments);
}

/** Where finished builds are kept between runs: `<name>/<version>/`. */
export const BUILD_CACHE = inWorkspace('node_modules', '.cache', 'site', 'builds');

/** Where the state of the site lives; `DATA_DIR` moves it, relative to the workspace. */
export function dataDir(env: NodeJS.ProcessEnv = process.env): string {
  return path.resolve(WORKSPACE_ROOT, env.DATA_DIR ?? '.data');
}
