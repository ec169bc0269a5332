/** The workspace and the machine as the checks find them. */
import fs from 'node:fs';
import path from 'node:path';
import { findBrowser } from '../../browser/find-browser';
import { inWorkspace, WORKSPACE_ROOT } from '../../workspace/paths';
import type { TestedPackage } from './inputs';

const FOLDERS_OF_PACKAGES = ['', 'shared', 'host', 'e2e', 'shared/release'];

interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** All packages of the workspace with what they say they need of each other. */
export function testedPackages(root: string = WORKSPACE_ROOT): readonly TestedPackage[] {
  const found = FOLDERS_OF_PACKAGES.flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
      .map((entry) => path.posix.join(folder, entry.name)),
  )
    .filter((dir) => fs.existsSync(path.join(root, dir, 'package.json')))
    .map((dir) => ({
      dir,
      manifest: JSON.parse(
        fs.readFileSync(path.join(root, dir, 'package.json'), 'utf8'),
      ) as Manifest,
    }));
  const dirs = new Map(found.map(({ dir, manifest }) => [manifest.name, dir]));
  return found.map(({ dir, manifest }) => ({
    dir,
    needs: Object.keys({
      ...manifest.dependencies,
      ...manifest.devDependencies,
      ...manifest.peerDependencies,
    }).flatMap((name) => dirs.get(name) ?? []),
  }));
}

/** Size and time of a file, as text; where there is none, that. */
function stampOf(file: string): string {
  const stat = fs.statSync(file, { throwIfNoEntry: false });
  return stat === undefined ? `${file} absent` : `${file} ${stat.size} ${Math.round(stat.mtimeMs)}`;
}

/** What a result depends on outside of the workspace: runtime, browser, recorded streams beside it. */
export function machineState(): readonly string[] {
  const recorded = path.resolve(WORKSPACE_ROOT, '../shared/data');
  const streams = fs.existsSync(recorded) ? fs.readdirSync(recorded).sort() : [];
  return [
    `${process.platform} ${process.arch} node ${process.versions.node}`,
    stampOf(findBrowser() ?? 'browser'),
    // What is installed, not only what the lockfile wants.
    stampOf(inWorkspace('node_modules', '.modules.yaml')),
    ...streams.map((name) => stampOf(path.join(recorded, name))),
  ];
}
