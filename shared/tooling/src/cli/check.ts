import { parseArgs } from 'node:util';
import { ensureBrowser } from '../browser/ensure-browser';
import { journeysOf } from '../checks/journeys-of';
import {
  buildPhase,
  journeysPhase,
  lintPhase,
  typesPhase,
  unitPhase,
  type Counts,
} from '../checks/phases';
import { typedPackages } from '../checks/types';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** The journeys that are about one remote, on a site of the sources as they are. */
async function journeys(files: readonly string[]): Promise<Counts> {
  say(await ensureBrowser(say));
  const build = await buildPhase();
  return build.failed > 0 ? build : journeysPhase(files);
}

/**
 * Types, lint and tests of one package, for the minutes between two commits: `npm run check --
 * remote-wallet`; with `--journeys` those about it in a browser, too (three minutes for most).
 */
async function main(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { journeys: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [name] = positionals;
  const dirs = typedPackages();
  const dir = dirs.find(
    (known) => known === name || known.endsWith(`/${name}`) || known === `remote-${name}`,
  );
  if (name !== undefined && dir === undefined)
    throw new Error(`there is no package "${name}"; there are: ${dirs.join(', ')}`);
  const specs = values.journeys && dir !== undefined ? journeysOf(dir) : [];
  if (values.journeys && specs.length === 0)
    throw new Error('--journeys: name a remote; only these have journeys of their own');
  const results: Counts[] = [
    await typesPhase(dir),
    await lintPhase(dir),
    await unitPhase(dir === undefined ? [] : [dir]),
    ...(specs.length > 0 ? [await journeys(specs)] : []),
  ];
  const failed = results.reduce((sum, counts) => sum + counts.failed, 0);
  say(failed === 0 ? 'all good' : `${failed} problems`);
  process.exitCode = failed === 0 ? 0 : 1;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`check: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
