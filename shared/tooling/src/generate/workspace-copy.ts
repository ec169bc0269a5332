import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { WORKSPACE_ROOT } from '../workspace/paths';

const LEFT_OUT = new Set([
  '.git',
  '.data',
  'dist',
  'coverage',
  'test-results',
  'playwright-report',
  '.stryker-tmp',
]);

/**
 * A copy of the workspace that shares the installed packages: what is written or built there does
 * not touch this one. The `node_modules` of its packages are links, relative ones, so what they
 * link to inside the workspace is the copy's.
 *
 * @returns its folder; whoever asked removes it.
 */
export function copyWorkspace(): string {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'site-workspace-'));
  const installed = path.join(WORKSPACE_ROOT, 'node_modules');
  fs.cpSync(WORKSPACE_ROOT, root, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => file !== installed && !LEFT_OUT.has(path.basename(file)),
  });
  fs.mkdirSync(path.join(root, 'node_modules'));
  fs.symlinkSync(path.join(installed, '.pnpm'), path.join(root, 'node_modules', '.pnpm'));
  return root;
}
