import fs from 'node:fs';
import { runProgram } from './run-program';

const PLACES = [
  '/usr/sbin/nginx',
  '/usr/local/sbin/nginx',
  '/usr/bin/nginx',
  '/opt/homebrew/bin/nginx',
];
const found = (): string | null => PLACES.find((place) => fs.existsSync(place)) ?? null;

/**
 * The nginx of this machine; Debian's own is installed as root. Null where there is none and none
 * can be had.
 */
export async function ensureNginx(): Promise<string | null> {
  const present = found();
  if (present !== null || process.getuid?.() !== 0 || !fs.existsSync('/usr/bin/apt-get'))
    return present;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runProgram('apt-get', ['update', '-qq'], env);
  await runProgram(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', 'nginx-light'],
    env,
  );
  return found();
}
