import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inWorkspace } from '../workspace/paths';
import { typescriptArgs } from './processes';

const onFullDevice = fs.existsSync('/dev/full') ? test : test.skip;

onFullDevice('[D4] lines that cannot be written, as to a file on a full disk, end nobody', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'terminal-'));
  const script = path.join(folder, 'say.ts');
  fs.writeFileSync(
    script,
    `import { outliveTerminal } from '${inWorkspace('shared/tooling/src/serve/terminal')}';
    if (process.argv[2] === 'outlive') outliveTerminal();
    process.stdout.write('one');
    process.stderr.write('two');
    setTimeout(() => { process.stdout.write('three'); setTimeout(() => process.exit(7), 20); }, 20);`,
  );
  const full = fs.openSync('/dev/full', 'w');
  const status = (how: string): number | null =>
    spawnSync(process.execPath, [...typescriptArgs(script), how], { stdio: ['ignore', full, full] })
      .status;
  expect([status('outlive'), status('as it is')]).toEqual([7, 1]);
  fs.closeSync(full);
  fs.rmSync(folder, { recursive: true });
});
