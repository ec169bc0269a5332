import fs from 'node:fs';
import { runTool } from '../checks/run-tool';
import { inWorkspace } from '../workspace/paths';
import { findBrowser } from './find-browser';

const isRootOnDebian = (): boolean => process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get');

const APT = { env: { DEBIAN_FRONTEND: 'noninteractive' } } as const;

/**
 * A Chinese font, without which a browser draws boxes, and the Latin one that the pictures were
 * taken with.
 */
const FONTS = [':lang=zh-cn', 'Liberation Sans'] as const;

async function hasFont(pattern: string): Promise<boolean> {
  const listed = await runTool('fc-list', [pattern, 'family']).catch(() => null);
  return listed !== null && listed.code === 0 && listed.output.trim() !== '';
}

/** Gets the fonts where that can be done; without them the visual tests say so and are left out. */
export async function ensureFonts(log: (line: string) => void): Promise<void> {
  const present = await Promise.all(FONTS.map(hasFont));
  if (!isRootOnDebian() || present.every(Boolean)) return;
  log('installing fonts with apt-get ...');
  await runTool('apt-get', ['update', '-qq'], APT);
  await runTool(
    'apt-get',
    [
      'install',
      '-y',
      '-qq',
      '--no-install-recommends',
      'fontconfig',
      'fonts-noto-cjk',
      'fonts-liberation',
    ],
    APT,
  );
}

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
