import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildAll } from '../build/build-all';
import { bundleEdge } from '../build/edge-bundle';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

async function buildParts(names: readonly string[]): Promise<void> {
  const builds = await buildAll(say, names.length > 0 ? names : undefined);
  for (const { part, version, dir } of builds)
    say(`${part.name.padEnd(24)} ${version.padEnd(18)} ${dir}`);
}

/**
 * Builds what changed and lists all parts with their versions. `edge --out <folder>` writes the
 * server in front of members as one file that runs with Node alone.
 */
async function main(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { out: { type: 'string' } },
    allowPositionals: true,
  });
  if (positionals[0] !== 'edge') {
    if (values.out !== undefined) throw new Error('--out is for the edge: build edge --out folder');
    return buildParts(positionals);
  }
  if (values.out === undefined || positionals.length > 1)
    throw new Error('the edge is built alone and into a folder: build edge --out folder');
  const { file, bytes } = await bundleEdge(path.resolve(values.out));
  say(`${file} (${Math.ceil(bytes / 1024)} KB)`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`build: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
