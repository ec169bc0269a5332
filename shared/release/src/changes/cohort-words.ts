/** From the words that somebody types to those that a plan holds. */
import crypto from 'node:crypto';
import { bucketOf } from '@site/domain/releases/bucket';
import {
  COHORT_WORDS,
  cohortText,
  cohortsOfCode,
  isCohortWord,
  memberWord,
} from '@site/domain/releases/cohorts';
import { namedWord } from '@site/domain/releases/plan-names';
import { refused } from './change';

/** Every document carries the plan: a longer list is a share, or a group of its own. */
const MEMBERS_MOST = 50;

const NAMED = /^member:([A-Za-z0-9_-]{1,64})$/;

const digestOf = (text: string): Uint8Array => crypto.createHash('sha256').update(text).digest();

const ownDigest = (memberCode: string): Uint8Array => digestOf(cohortText(memberCode));

/** How the plan of a salt names a member. */
const namedIn = (salt: string, memberCode: string): string =>
  namedWord(bucketOf(digestOf(`${salt}:${memberWord(ownDigest(memberCode))}`)));

function wordOf(typed: string, salt: string): string {
  const code = NAMED.exec(typed)?.[1];
  const word = code === undefined ? typed : namedIn(salt, code);
  if (isCohortWord(word)) return word;
  throw refused`there is no cohort "${typed}"; there are: ${COHORT_WORDS.join(', ')}, member:<code>, and list:<file> with a code on each line`;
}

/**
 * Words of a plan.
 *
 * @param salt of the plan: a member has another word in each.
 * @throws Refused for a word that means nobody: a plan that leaves out a misspelt cohort would show
 *   the version to it.
 */
export function planWords(typed: readonly string[], salt: string): string[] {
  const words = [...new Set(typed.map((each) => wordOf(each, salt)))];
  const named = words.filter((word) => !COHORT_WORDS.includes(word)).length;
  if (named > MEMBERS_MOST)
    throw refused`a plan names at most ${MEMBERS_MOST} members, not ${named}; take a share: ${COHORT_WORDS.filter((word) => word.startsWith('share:')).join(', ')}`;
  return words;
}

/**
 * Words of a member as the page has them.
 *
 * @param typed what is known of the member, e.g. `vip`.
 * @param memberCode null for a visitor, or when only a cohort is meant.
 * @param salt of the plan that is asked about; null where there is none.
 * @throws Refused for a word that means nobody.
 */
export const memberWords = (
  typed: readonly string[],
  memberCode: string | null,
  salt: string | null,
): string[] => [
  ...new Set([
    ...planWords(typed, salt ?? ''),
    ...(memberCode === null ? [] : cohortsOfCode(ownDigest(memberCode))),
    ...(memberCode === null || salt === null ? [] : [namedIn(salt, memberCode)]),
  ]),
];
