import fs from 'node:fs';
import path from 'node:path';
import type { Part } from '../workspace/parts';
import { checkSurface } from './checked-options';
import { remoteWords, TEMPLATES, type RemoteOptions } from './new-remote';
import { catalogVersions, packedPackages, packPackages, servedRange } from './pack-packages';
import { filledTemplate, type NewFiles } from './templates';
import { NotPossible, writeFolders } from './write-folder';

/** What builds it, by the tool's name: the command, and the packages it needs beside everybody's. */
const TOOLS: Readonly<
  Record<string, { readonly build: string; readonly needs: readonly string[] }>
> = {
  webpack: {
    build: 'node build.mjs',
    needs: ['@module-federation/enhanced', '@swc/core', 'swc-loader', 'webpack'],
  },
  rspack: { build: 'node build.mjs', needs: ['@module-federation/enhanced', '@rspack/core'] },
  vite: { build: 'vite build', needs: ['@module-federation/vite', 'esbuild', 'vite'] },
};
const EVERYBODY = ['@types/react', 'react', 'react-dom', 'styled-components', 'typescript'];

const asLines = (entries: readonly (readonly [string, string])[]): string =>
  entries.map(([name, version]) => `    "${name}": "${version}"`).join(',\n');

function filesOf(options: RemoteOptions, tool: string): NewFiles {
  const how = Object.hasOwn(TOOLS, tool) ? TOOLS[tool] : undefined;
  if (how === undefined)
    throw new NotPossible(
      `there is no template for "${tool}"; there are: ${Object.keys(TOOLS).join(', ')}`,
    );
  const catalog = catalogVersions();
  const packages = packedPackages();
  const words = {
    ...remoteWords(options),
    build: how.build,
    platform: servedRange('platform'),
    ui: servedRange('ui'),
    packages: asLines([...packages].map(([name, file]) => [name, `file:packages/${file}`])),
    tools: asLines(
      [...EVERYBODY, ...how.needs].sort().map((name) => [name, catalog.get(name) ?? '']),
    ),
  };
  return new Map([
    ...filledTemplate(path.join(TEMPLATES, 'repository'), words),
    ...filledTemplate(path.join(TEMPLATES, `repository-${tool}`), words),
  ]);
}

/**
 * Writes a repository of its own for a remote: what it is built with, the packages of the site that
 * it builds against, and a page that uses session, bus and addresses of the platform.
 *
 * @param tool `webpack`, `rspack` or `vite`.
 * @throws NotPossible when a name, an address, the tool or the folder cannot be.
 */
export function newRepository(
  dir: string,
  options: RemoteOptions,
  tool: string,
  parts: readonly Part[],
): void {
  const files = filesOf(options, tool);
  checkSurface(files.get('remote.json') ?? '', { name: options.name, kind: 'remote' }, parts);
  writeFolders([{ dir, files }]);
  try {
    packPackages(path.join(dir, 'packages'));
  } catch (error) {
    fs.rmSync(dir, { recursive: true });
    throw error;
  }
}
