import { ensureBrowser } from '../browser/ensure-browser';
import { runTool } from '../checks/run-tool';
import { inWorkspace } from '../workspace/paths';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Takes the pictures of the visual tests anew; look at them before they are committed. */
async function main(): Promise<void> {
  const browser = await ensureBrowser(say);
  const cli = inWorkspace('e2e', 'node_modules', '.bin', 'playwright');
  const args = [
    'test',
    '-c',
    inWorkspace('e2e', 'playwright.config.ts'),
    'visual',
    '--workers=1',
    '--update-snapshots=changed',
  ];
  const run = await runTool(cli, args, { env: { CHROME_PATH: browser }, live: true });
  process.exitCode = run.code;
}

main().catch((error: unknown) => {
  process.stderr.write(`visual: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
