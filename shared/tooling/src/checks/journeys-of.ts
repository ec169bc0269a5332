import fs from 'node:fs';
import { inWorkspace } from '../workspace/paths';

/** Journeys about one remote that do not carry its name. */
const MORE: Readonly<Record<string, readonly string[]>> = {
  sports: ['bet', 'bet-codes', 'board', 'match', 'replay', 'replay-in-play', 'slip', 'wagers'],
  wallet: ['account', 'payment-scripts'],
  promotions: ['news', 'offers', 'offers-of-members', 'referrals'],
  events: ['seasons'],
};

/**
 * Spec files of the journeys about a remote, from the folder `e2e`: those that begin with its name,
 * and some more. What a squad runs between two commits; all others are about the whole site, and
 * `npm test` runs them all.
 */
export function journeysOf(
  dir: string,
  files: readonly string[] = fs.readdirSync(inWorkspace('e2e', 'specs')),
): readonly string[] {
  const remote = /^remote-(.+)$/.exec(dir)?.[1];
  if (remote === undefined) return [];
  const isOfIt = (file: string): boolean => {
    const name = file.replace(/\.spec\.ts$/, '');
    return name === remote || name.startsWith(`${remote}-`) || (MORE[remote] ?? []).includes(name);
  };
  return files.filter(isOfIt).map((file) => `specs/${file}`);
}
