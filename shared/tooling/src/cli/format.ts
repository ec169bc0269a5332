import { runTool, toolPath } from '../checks/run-tool';

/** Writes every file, or the named ones, in the form of the formatter: `npm run format`. */
async function main(files: readonly string[]): Promise<void> {
  const run = await runTool(toolPath('oxfmt'), files.length === 0 ? ['.'] : files, { live: true });
  process.exitCode = run.code;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`format: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
