/** The other engines of the tests: WebKit, which every browser of an iPhone is, and Firefox. */
import fs from 'node:fs';
import { runTool } from '../checks/run-tool';
import { isRootOnDebian } from './ensure-browser';

/** Packages of Debian, and a program that each of the engines cannot do without. */
const ENGINES = [
  {
    name: 'WebKit',
    programs: ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
  { name: 'Firefox', programs: ['/usr/bin/firefox-esr'], packages: ['firefox-esr'] },
] as const;

/** How many there are. */
export const ENGINE_COUNT = ENGINES.length;

const isThere = ({ programs }: (typeof ENGINES)[number]): boolean =>
  programs.every((program) => fs.existsSync(program));

const APT = { env: { DEBIAN_FRONTEND: 'noninteractive' } } as const;

/**
 * Installs what is missing where that can be done without asking anybody (root on Debian).
 *
 * @returns names of those that are missing all the same: no reason to call a machine broken.
 */
export async function ensureEngines(log: (line: string) => void): Promise<readonly string[]> {
  const wanted = ENGINES.filter((engine) => !isThere(engine));
  if (wanted.length > 0 && isRootOnDebian()) {
    log(`installing ${wanted.map(({ name }) => name).join(' and ')} with apt-get ...`);
    await runTool('apt-get', ['update', '-qq'], APT);
    const packages = wanted.flatMap((engine) => engine.packages);
    await runTool('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], APT);
  }
  return ENGINES.filter((engine) => !isThere(engine)).map(({ name }) => name);
}
