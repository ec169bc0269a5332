import { sentence } from '@site/domain/releases/sentence';
import type { Channel } from '@site/contracts/releases/channel';
import { refused } from '../changes/change';
import { openKeys, readKeys, type PrivatePair, type Vault } from './keys';
import { hasSigned } from './sign';

/** How another machine's keys come here. */
const BRING =
  'bring the keys of the machine that released before: --key-file <private-keys.json>, --key-command "<command that prints it>" or the secret RELEASE_KEYS; where they are lost: npm run release -- keys replace';

/**
 * Looks whether a pair of this machine has signed what is live, and only looks.
 *
 * @param place of the store, for people.
 * @throws Refused that says who signed it and how the keys come here.
 */
export function needSigner(vault: Vault, live: Channel, place: string): void {
  const signers = [...new Set(live.sigs.map(({ keyId }) => keyId))].join(', ') || 'nobody';
  const pairs = readKeys(vault);
  if (pairs.length === 0)
    throw refused`what is live in ${place} is signed by ${signers}, and this machine has no key pair; ${BRING}`;
  if (hasSigned(pairs, live)) return;
  throw refused`what is live in ${place} is signed by ${signers}, and none of the key pairs here is one of them (${pairs.map(({ keyId }) => keyId).join(', ')}${pairs.some(({ keyId }) => signers.includes(keyId)) ? sentence`, of the same name but another pair` : ''}); nothing was changed. ${BRING}`;
}

/**
 * The pairs that sign the next generation of a channel. The first release of a store makes them;
 * what is live already goes on only with a pair that signed it, because edges and open pages refuse
 * anything else, whatever a pair is called.
 *
 * @param live the pointer that is live; null before the first one.
 * @param place of the store, for people.
 * @throws Refused before anything is written or made.
 */
export function signingKeys(
  vault: Vault,
  now: Date,
  live: Channel | null,
  place: string,
): readonly PrivatePair[] {
  // What nobody has signed locks nobody out.
  if (live !== null && live.sigs.length > 0) needSigner(vault, live, place);
  return openKeys(vault, now);
}
