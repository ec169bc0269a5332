import fs from 'node:fs';
import { runTool } from '../checks/run-tool';
import { inWorkspace } from '../workspace/paths';
import { findBrowser } from './find-browser';

/** Whether packages of Debian may be installed without asking anybody. */
export const isRootOnDebian = (): boolean =>
  process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get');

const APT = { env: { DEBIAN_FRONTEND: 'noninteractive' } } as const;

/**
 * Makes sure that a browser is on the machine: one that is there, else Debian's own as root, else
 * the one of the test runner.
 *
 * @throws Error that says how to help, when none can be had.
 */
export async function ensureBrowser(log: (line: string) => void): Promise<string> {
  const present = findBrowser();
  if (present) return present;
  if (isRootOnDebian()) {
    log('installing chromium with apt-get ...');
    await runTool('apt-get', ['update', '-qq'], APT);
    const shell = await runTool(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'],
      APT,
    );
    if (shell.code !== 0)
      await runTool(
        'apt-get',
        ['install', '-y', '-qq', '--no-install-recommends', 'chromium'],
        APT,
      );
  }
  if (!findBrowser()) {
    log('installing the browser of the test runner ...');
    await runTool(
      inWorkspace('shared', 'tooling', 'node_modules', '.bin', 'playwright'),
      ['install', 'chromium'],
      { live: true },
    );
  }
  const installed = findBrowser();
  if (installed) return installed;
  throw new Error(
    'no browser could be installed; install Chromium or Chrome and set CHROME_PATH to its program',
  );
}
