import { lintPhase, typesPhase, unitPhase } from '../checks/phases';
import { typedPackages } from '../checks/types';

/**
 * Types, lint and tests of one package, for the minutes between two commits: `npm run check --
 * remote-wallet`.
 */
async function main([name]: readonly string[]): Promise<void> {
  const dirs = typedPackages();
  const dir = dirs.find(
    (known) => known === name || known.endsWith(`/${name}`) || known === `remote-${name}`,
  );
  if (name !== undefined && dir === undefined)
    throw new Error(`there is no package "${name}"; there are: ${dirs.join(', ')}`);
  const results = [
    await typesPhase(dir),
    await lintPhase(dir),
    await unitPhase(dir === undefined ? [] : [dir]),
  ];
  const failed = results.reduce((sum, counts) => sum + counts.failed, 0);
  process.stdout.write(`${failed === 0 ? 'all good' : `${failed} problems`}\n`);
  process.exitCode = failed === 0 ? 0 : 1;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`check: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
