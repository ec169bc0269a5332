/**
 * Cohorts: words that say what a member is to a release. A plan names words, a session has words,
 * and the resolver compares them; nobody else decides who is meant.
 */
import { isVip, type MemberHalf } from '../member/merge';
import { bucketOf } from './bucket';

/** Days from the registration on in which a member is new. */
const NEW_DAYS = 30;
const DAY_MS = 86_400_000;

/**
 * Shares of the members that a plan may name, in percent. Whoever is in a smaller one is in all
 * larger ones, on every device and for every release.
 */
export const MEMBER_SHARES: readonly number[] = [1, 5, 10, 25, 50];

function isNew({ registerDate }: MemberHalf, now: number): boolean {
  const age = now - Date.parse(typeof registerDate === 'string' ? registerDate : '');
  return age >= 0 && age < NEW_DAYS * DAY_MS;
}

/** What the member's record says. */
const BY_RECORD: Readonly<Record<string, (member: MemberHalf, now: number) => boolean>> = {
  vip: isVip,
  staff: ({ housePlayer }) => housePlayer === true,
  new: isNew,
};

const shareWord = (percent: number): string => `share:${percent}`;

/** Words that a plan may name as they are. */
export const COHORT_WORDS: readonly string[] = [
  ...Object.keys(BY_RECORD),
  ...MEMBER_SHARES.map(shareWord),
];

/** What is hashed of a member, for the member's own word. */
export const cohortText = (memberCode: string): string => `cohort:${memberCode}`;

/**
 * The word of this one member: kept with the session, and in no plan.
 *
 * @param digest SHA-256 of {@link cohortText}.
 */
export const memberWord = (digest: Uint8Array): string =>
  `member#${[...digest.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;

/** Whether a plan may hold the word. */
export const isCohortWord = (word: string): boolean =>
  COHORT_WORDS.includes(word) || /^named#\d{1,10}$/.test(word);

/**
 * Words that follow from the member's code: the shares and the member's own.
 *
 * @param digest SHA-256 of {@link cohortText}.
 */
export const cohortsOfCode = (digest: Uint8Array): string[] => [
  ...MEMBER_SHARES.filter((percent) => bucketOf(digest) < percent / 100).map(shareWord),
  memberWord(digest),
];

/**
 * All words of a member; the member's own is the last one, where the page can hash.
 *
 * @param member the two records, merged.
 * @param now server time in epoch ms.
 * @param digest SHA-256 of {@link cohortText}; null where the page cannot hash.
 */
export const cohortsOf = (member: MemberHalf, now: number, digest: Uint8Array | null): string[] => [
  ...Object.entries(BY_RECORD).flatMap(([word, holds]) => (holds(member, now) ? [word] : [])),
  ...(digest === null ? [] : cohortsOfCode(digest)),
];
