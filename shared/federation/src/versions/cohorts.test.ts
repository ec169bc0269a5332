/** @jest-environment node */
import crypto from 'node:crypto';
import { bucketOf } from '@site/domain/releases/bucket';
import { cohortText, cohortsOf, memberWord } from '@site/domain/releases/cohorts';
import { namedWord, planSalt } from '@site/domain/releases/plan-names';
import { explainDevice } from '@site/domain/releases/explain';
import { GOOD, NEXT, STABLE, line, pageOf, setUpPages } from '../testing/page.fixture';
import { SERVER_NOW, registryOf } from '../testing/releases.fixture';

setUpPages();

const sha256 = (text: string): Uint8Array => crypto.createHash('sha256').update(text).digest();
const bucketFor =
  (unitId: string) =>
  (salt: string): number =>
    bucketOf(sha256(`${salt}:${unitId}`));

/** Members as the server describes them; null is a visitor. */
const MEMBERS = {
  'a visitor': null,
  'an old member': { memberCode: 'M100001', registerDate: '2024-01-15T10:00:00+08:00' },
  'a VIP': { memberCode: 'M100002', isVIP: true, registerDate: '2024-01-15T10:00:00+08:00' },
  'a new member': { memberCode: 'M100003', registerDate: '2026-11-19T10:00:00+08:00' },
  'a new VIP': { memberCode: 'M100004', isVIP: true, registerDate: '2026-11-19T10:00:00+08:00' },
  'an account of the house': { memberCode: 'M100005', housePlayer: true },
  'a VIP of the house': { memberCode: 'M100006', housePlayer: true, isVIP: true },
} as const;
type Who = keyof typeof MEMBERS;

const wordsOf = (who: Who): string[] => {
  const member = MEMBERS[who];
  return member === null
    ? []
    : cohortsOf(member, SERVER_NOW, sha256(cohortText(member.memberCode)));
};
/** How the plans of a version name a member. */
const nameOf = (code: string, version: string = NEXT): string =>
  namedWord(
    bucketOf(sha256(`${planSalt('sports', version)}:${memberWord(sha256(cohortText(code)))}`)),
  );
/** All words of somebody for the plan of the new version, as `explain` is given them. */
const allWordsOf = (who: Who): string[] => {
  const code = MEMBERS[who] as { readonly memberCode: string } | null;
  return [...wordsOf(who), ...(code === null ? [] : [nameOf(code.memberCode)])];
};
const everybody = Object.keys(MEMBERS) as Who[];
const inShare = everybody.filter((who) => wordsOf(who).includes('share:50'));

/** Plans, and who gets the new version by them. */
const PLANS = [
  ['nobody', 0, {}, []],
  ['everybody', 100, {}, everybody],
  [
    'all but VIPs',
    100,
    { exclude: ['vip'] },
    everybody.filter((who) => !['a VIP', 'a new VIP', 'a VIP of the house'].includes(who)),
  ],
  ['the house', 0, { include: ['staff'] }, ['an account of the house', 'a VIP of the house']],
  [
    'the house without its VIPs',
    0,
    { include: ['staff'], exclude: ['vip'] },
    ['an account of the house'],
  ],
  ['new members', 0, { include: ['new'] }, ['a new member', 'a new VIP']],
  ['half of the members', 0, { include: ['share:50'] }, inShare],
  [
    'two that are named',
    0,
    { include: ['M100001', 'M100004'].map((code) => nameOf(code)) },
    ['an old member', 'a new VIP'],
  ],
  [
    'all but one whom the plan of another version names',
    100,
    { exclude: [nameOf('M100003', STABLE)] },
    everybody,
  ],
  [
    'all but one that is named',
    100,
    { exclude: [nameOf('M100003')] },
    everybody.filter((who) => who !== 'a new member'),
  ],
] as const;

const lineBy = (percent: number, cohorts: { include?: string[]; exclude?: string[] }) => ({
  ...line,
  canary: {
    version: NEXT,
    percent,
    salt: `sports:${NEXT}:1`,
    cohorts,
    halted: null,
    auto: false,
    since: null,
    loadsBefore: 0,
    failuresBefore: 0,
  },
});

test('half of the members is neither all nor none of this table', () => {
  expect(inShare.length).toBeGreaterThan(0);
  expect(inShare.length).toBeLessThan(everybody.length - 1);
});

describe.each(PLANS)('a canary for %s', (_name, percent, cohorts, chosen) => {
  const plan = lineBy(percent, cohorts as { include?: string[]; exclude?: string[] });

  test.each(everybody)('%s: the browser loads what explain says', async (who) => {
    const words = wordsOf(who);
    const { federation, load } = await pageOf(plan, {}, { unitId: 'u', cohorts: () => words });
    const wanted = (chosen as readonly string[]).includes(who) ? NEXT : STABLE;
    expect(await load()).toBe(wanted);
    expect(federation.resolve('sports').version).toBe(wanted);
    const said = explainDevice(registryOf(5, { sports: plan }), 'sports', {
      unitId: 'u',
      bucket: bucketFor('u'),
      now: SERVER_NOW,
      cohorts: allWordsOf(who),
    });
    expect(said).toMatch(new RegExp(`^sports → ${wanted} because`));
  });
});

test('explain says which cohort decided', () => {
  const said = (cohorts: string[]): string =>
    explainDevice(
      registryOf(5, { sports: lineBy(0, { include: ['staff'], exclude: ['vip'] }) }),
      'sports',
      { unitId: null, bucket: () => 1, now: SERVER_NOW, cohorts },
    );
  expect(said([])).toBe(`sports → ${STABLE} because stable ${STABLE} taken`);
  expect(said(['new'])).toMatch(/; cohorts new$/);
  expect(said(['staff'])).toMatch(/; cohorts staff; let in as staff$/);
  expect(said(['vip', 'staff'])).toMatch(/; cohorts vip, staff; kept out as vip$/);
});

test('whoever signs in or out is asked anew: the next entry takes the version of whoever looks then', async () => {
  let words: readonly string[] = [];
  const { federation, load } = await pageOf(
    lineBy(100, { exclude: ['vip'] }),
    {},
    { cohorts: () => words },
  );
  expect(await load()).toBe(NEXT);
  words = ['vip'];
  expect(federation.resolve('sports').version).toBe(STABLE);
  expect(await load()).toBe(STABLE);
  words = [];
  expect(await load()).toBe(NEXT);
});

test('somebody signed in of whom nothing is known yet does not meet what is kept from anybody', async () => {
  const known = { cohorts: () => null };
  expect(await (await pageOf(lineBy(100, { exclude: ['vip'] }), {}, known)).load()).toBe(STABLE);
  expect(await (await pageOf(lineBy(100, {}), {}, known)).load()).toBe(NEXT);
});

test('whoever signs in is nobody yet until the names of the plan are worked out: then the plan is held to', async () => {
  let words: readonly string[] = [];
  const { federation, load } = await pageOf(
    lineBy(100, { exclude: [nameOf('M100003')] }),
    {},
    { cohorts: () => words },
  );
  expect(await load()).toBe(NEXT);
  words = wordsOf('a new member');
  expect(federation.resolve('sports').version).toBe(STABLE);
  federation.timePassed();
  expect(await load()).toBe(STABLE);
  words = wordsOf('an old member');
  federation.timePassed();
  await load();
  expect(federation.resolve('sports').version).toBe(NEXT);
});

test('who is kept out falls back among the good versions, never onto the canary', async () => {
  const { load } = await pageOf(
    lineBy(100, { exclude: ['vip'] }),
    {
      [STABLE]: () => {
        throw new Error('broken while loading');
      },
    },
    { cohorts: () => ['vip'] },
  );
  expect(await load()).toBe(GOOD);
});
