/** This workspace as the release commands use it. */
import path from 'node:path';
import type { Workspace } from '@site/release/commands/workspace';
import { newSeason, seasonSteps } from '../generate/new-season';
import { readRun } from '../serve/run-file';
import { discoverParts } from './parts';
import { dataDir, WORKSPACE_ROOT } from './paths';

/**
 * What builds and what opens a browser is read when asked for: it takes longer to load than most
 * commands to run.
 */
export const releaseWorkspace: Workspace = {
  dataDir: (named) => dataDir(named === undefined ? process.env : { DATA_DIR: named }),
  running: readRun,
  partNames: () => discoverParts().map(({ name }) => name),
  build: async (request) => (await import('../build/release-build')).releaseBuild(request),
  smokeStage: async () => (await import('../serve/smoke-stage')).smokeStage,
  newSeason: async (request) => {
    const dir = newSeason(WORKSPACE_ROOT, request, discoverParts());
    return seasonSteps(request.slug, path.relative(WORKSPACE_ROOT, dir));
  },
};
