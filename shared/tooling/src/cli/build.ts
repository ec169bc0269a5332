import { buildAll } from '../build/build-all';

/** Builds what changed and lists all parts with their versions. */
async function main(names: readonly string[]): Promise<void> {
  const say = (line: string): void => {
    process.stdout.write(`${line}\n`);
  };
  const builds = await buildAll(say, names.length > 0 ? names : undefined);
  for (const { part, version, dir } of builds)
    say(`${part.name.padEnd(24)} ${version.padEnd(18)} ${dir}`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`build: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
