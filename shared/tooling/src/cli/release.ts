import { reasonOf } from '@site/release/reason';
import { runCommand } from '@site/release/commands/run-command';
import { releaseWorkspace } from '../workspace/release-workspace';

// A reader that closes early (`| head`) is no failure.
process.stdout.on('error', () => process.exit(0));

runCommand(process.argv.slice(2), releaseWorkspace).catch((error: unknown) => {
  process.stderr.write(`release: ${reasonOf(error)}\n`);
  process.exitCode = 1;
});
