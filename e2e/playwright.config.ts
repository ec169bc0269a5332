/**
 * Whole-site journeys in a real browser, on a phone's screen, against the site that `npm start`
 * serves.
 */
import fs from 'node:fs';
import { defineConfig } from 'playwright/test';
import { browserPath } from './fixtures/browser-path';
import { fontEnvironment } from './fixtures/fonts';

/**
 * Debian's Chromium as root in a container: no sandbox of its own, and nothing that talks to the
 * outside.
 */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Each page lives for seconds, its code is new each time: what makes code quick for later costs a tenth of a run.
  '--js-flags=--no-maglev,--no-turbofan',
];

/**
 * A browser in a small container shares memory by files of the disk, and all of it is written
 * there. Where there is enough memory for it, it is shared by that.
 */
const SHARED = '/dev/shm';
const LEAST_SHARED = 2 ** 30;
function hasSharedMemory(): boolean {
  try {
    const { bavail, bsize } = fs.statfsSync(SHARED);
    return bavail * bsize >= LEAST_SHARED;
  } catch {
    return false;
  }
}

/**
 * Journeys over a site of their own making: a worker that has begun with one cannot take the
 * others.
 */
const OWN_SITE = {
  long: ['day-in-the-life', 'release-console', 'season-texts'],
  short: ['dev-loop', 'live', 'own-repository', 'squad-tools'],
} as const;
const specs = (names: readonly string[]): string[] => names.map((name) => `**/${name}.spec.ts`);

export default defineConfig({
  testDir: './specs',
  outputDir: './test-results',
  // In this order: the longest first, then the most, one by one, and small pieces at the end, so that no worker is left alone with a long one.
  projects: [
    { name: 'long', testMatch: specs(OWN_SITE.long) },
    {
      name: 'site',
      testIgnore: specs([...OWN_SITE.long, ...OWN_SITE.short]),
      fullyParallel: true,
      // Unless a journey says otherwise: see MOVING of the fixtures.
      use: { contextOptions: { reducedMotion: 'reduce' } },
    },
    { name: 'short', testMatch: specs(OWN_SITE.short) },
  ],
  // Three fill two cores; more of them make every journey longer, on a slow machine past what it may take.
  workers: Number(process.env['E2E_WORKERS'] ?? 3),
  retries: 0,
  timeout: 300_000,
  // A wait that succeeds costs nothing; a busy machine may stand still for longer than a page ever should.
  expect: { timeout: 40_000 },
  reporter: [['list']],
  snapshotPathTemplate: '{testDir}/../visual/{arg}{ext}',
  use: {
    browserName: 'chromium',
    viewport: { width: 390, height: 844 },
    // Pages are drawn without a graphics card: four times the pixels would cost more than the pages themselves.
    deviceScaleFactor: 1,
    isMobile: true,
    hasTouch: true,
    locale: 'zh-CN',
    timezoneId: 'America/New_York',
    // Who has chosen no theme sees the phone's; pictures and colours of the journeys are of this one.
    colorScheme: 'dark',
    trace: 'off',
    // A worker would answer before the routes of a journey do. Journeys of the worker itself allow it (service-worker.spec).
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: browserPath(),
      args: ARGS,
      ignoreDefaultArgs: hasSharedMemory() ? ['--disable-dev-shm-usage'] : [],
      env: { ...process.env, ...fontEnvironment() },
    },
  },
});
