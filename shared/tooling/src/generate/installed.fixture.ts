import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { inWorkspace } from '../workspace/paths';

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const manifestIn = (dir: string): Manifest =>
  JSON.parse(fs.readFileSync(path.join(dir, 'package.json'), 'utf8')) as Manifest;

/** A package as this workspace has it installed. */
function installedHere(name: string): string {
  const owners = ['tooling', 'platform', 'ui', 'contracts', 'domain', 'remote-kit', '../host'];
  const found = owners
    .map((owner) => inWorkspace('shared', owner, 'node_modules', name))
    .find((dir) => fs.existsSync(dir));
  if (found === undefined) throw new Error(`${name} is not installed in this workspace`);
  return fs.realpathSync(found);
}

/**
 * What `npm install` does in a repository of its own, without a network: packed packages are
 * unpacked, all others are those of this workspace, which its versions come from.
 */
export function installFromHere(repository: string): void {
  const modules = path.join(repository, 'node_modules');
  const own = manifestIn(repository);
  const unpacked = Object.entries(own.dependencies ?? {}).map(([name, file]) => {
    const dir = path.join(modules, name);
    fs.mkdirSync(dir, { recursive: true });
    execFileSync('tar', ['-xzf', file.replace('file:', ''), '-C', dir, '--strip-components=1'], {
      cwd: repository,
    });
    return dir;
  });
  const needed = new Set([
    ...Object.keys(own.devDependencies ?? {}),
    ...unpacked.flatMap((dir) => Object.keys(manifestIn(dir).dependencies ?? {})),
  ]);
  for (const name of [...needed].filter((each) => !each.startsWith('@site/'))) {
    const link = path.join(modules, name);
    fs.mkdirSync(path.dirname(link), { recursive: true });
    fs.symlinkSync(installedHere(name), link);
  }
}
