/** Whole-site journeys in a real browser, on a phone's screen, against the site that `npm start` serves. */
import { defineConfig } from 'playwright/test';
import { browserPath } from './fixtures/browser-path';

/** Debian's Chromium as root in a container: no sandbox of its own, and nothing that talks to the outside. */
const ARGS = [
  '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync',
];

/** Journeys over a site of their own making; a worker that has begun with one cannot take the others. */
const OWN_SITE = ['day-in-the-life', 'desk', 'dev-loop', 'live', 'squad-tools'].map((name) => `**/${name}.spec.ts`);

export default defineConfig({
  testDir: './specs',
  outputDir: './test-results',
  // In this order: the longest journeys first, and small pieces at the end, so that no worker is left alone with a long one.
  projects: [{ name: 'own site', testMatch: OWN_SITE, fullyParallel: false }, { name: 'site', testIgnore: OWN_SITE, fullyParallel: true }],
  // Two cores, and a journey waits for a third of its time.
  workers: 4,
  retries: 0,
  timeout: 120_000,
  // A wait that succeeds costs nothing; a busy machine may stand still for longer than a page ever should.
  expect: { timeout: 20_000 },
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
    trace: 'off',
    launchOptions: { executablePath: browserPath(), args: ARGS },
  },
});
