import fs from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';

/** Chromium without a window of its own: the same engine, a quarter less work for two cores. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const WELL_KNOWN = [
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Start arguments that keep a test browser quiet and away from the network. */
export const BROWSER_ARGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Program of a Chromium-like browser on this machine; null when there is none. `CHROME_PATH` wins. */
export function findBrowser(env: NodeJS.ProcessEnv = process.env): string | null {
  const candidates = [env.CHROME_PATH ?? '', chromium.executablePath(), ...WELL_KNOWN];
  return (
    candidates.find((file) => file !== '' && path.isAbsolute(file) && fs.existsSync(file)) ?? null
  );
}
