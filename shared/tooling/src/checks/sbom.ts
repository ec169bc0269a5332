import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { inWorkspace, WORKSPACE_ROOT } from '../workspace/paths';

/**
 * Writes the bill of materials (CycloneDX) of everything that the lockfile names, by the package
 * manager's own command (safety C-41).
 */
export function writeSbom(file: string): void {
  const { packageManager } = JSON.parse(fs.readFileSync(inWorkspace('package.json'), 'utf8')) as {
    readonly packageManager: string;
  };
  execFileSync(
    'npm',
    ['exec', '--yes', '--', packageManager, 'sbom', '--sbom-format', 'cyclonedx', '--out', file],
    {
      cwd: WORKSPACE_ROOT,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    },
  );
}
