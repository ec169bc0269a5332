/** The chaos phase: one walk in a real browser, by a seed, against a site of its own. */
import base from './playwright.config';
import { minutes } from './chaos/settings';

/** Besides the walk itself: the start of the site, and the calm at the end. */
const AROUND_MS = 6 * 60_000;

export default {
  ...base,
  testDir: './chaos',
  projects: [{ name: 'chaos' }],
  workers: 1,
  timeout: minutes * 60_000 + AROUND_MS,
  expect: { timeout: 6_000 },
  use: { ...base.use, actionTimeout: 6_000, navigationTimeout: 15_000 },
};
