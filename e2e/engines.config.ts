/** The engines phase: few journeys in every engine that is on the machine. */
import base from './playwright.config';
import { firefoxPath } from './engines/engines';
import { findMiniBrowser } from './engines/web-driver';

const ENGINES = [
  ['webkit', findMiniBrowser()],
  ['firefox', firefoxPath()],
] as const;

export default {
  ...base,
  testDir: './engines',
  projects: ENGINES.filter(([, program]) => program !== null).map(([engine]) => ({
    name: engine,
    use: { engine },
  })),
};
