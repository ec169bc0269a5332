import fc from 'fast-check';
import { law } from '../laws.fixture';
import { bucketOf } from './bucket';
import { COHORT_WORDS, MEMBER_SHARES, cohortsOf, isCohortWord, memberWord } from './cohorts';
import { namedWord } from './plan-names';

const NOW = Date.parse('2026-11-20T00:00:00+08:00');
const DAY = 86_400_000;
const registered = (days: number): string => new Date(NOW - days * DAY).toISOString();

describe('what a member is to a release', () => {
  test.each([
    ['nothing is known', {}, []],
    ['an old member', { isVIP: false, housePlayer: false, registerDate: registered(400) }, []],
    ['a VIP', { isVIP: true, registerDate: registered(400) }, ['vip']],
    ['a flag that is no flag', { isVIP: 'true', housePlayer: 1 }, []],
    ['an account of the house', { housePlayer: true }, ['staff']],
    ['registered today', { registerDate: registered(0) }, ['new']],
    ['the last moment of being new', { registerDate: registered(29.999) }, ['new']],
    ['thirty days later', { registerDate: registered(30) }, []],
    ['a date to come', { registerDate: registered(-1) }, []],
    ['a date nobody can read', { registerDate: 'yesterday' }, []],
    [
      'all at once',
      { isVIP: true, housePlayer: true, registerDate: registered(1) },
      ['vip', 'staff', 'new'],
    ],
  ])('%s', (_what, member, words) => {
    expect(cohortsOf(member, NOW, null)).toEqual(words);
  });

  test('whoever is in a share is in every larger one, and each word is one a plan may hold', () => {
    law(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (digest) => {
        const words = cohortsOf({}, NOW, digest);
        const isIn = MEMBER_SHARES.map((percent) => words.includes(`share:${percent}`));
        expect([...isIn].sort((a, b) => Number(a) - Number(b))).toEqual(isIn);
        // The member's own word stays with the session: a plan that held it would name the member.
        expect(words.at(-1)).toBe(memberWord(digest));
        expect(words.filter((word) => !isCohortWord(word))).toEqual([memberWord(digest)]);
        expect(isCohortWord(namedWord(bucketOf(digest)))).toBe(true);
      }),
    );
  });

  test('a share takes its part of the members and no more', () => {
    const words = (first: number): string[] =>
      cohortsOf({}, NOW, Uint8Array.from([first, 0, 0, 0, 0, 0, 0, 0]));
    const inShare = (percent: number): number =>
      Array.from({ length: 256 }, (_none, first) => words(first)).filter((list) =>
        list.includes(`share:${percent}`),
      ).length;
    expect(MEMBER_SHARES.map(inShare)).toEqual([3, 13, 26, 64, 128]);
  });

  test('a word that means nobody is none', () => {
    expect(COHORT_WORDS).toEqual([
      'vip',
      'staff',
      'new',
      'share:1',
      'share:5',
      'share:10',
      'share:25',
      'share:50',
    ]);
    for (const odd of [
      '',
      'VIP',
      'vpi',
      'share:20',
      'member:M1',
      'member#12',
      'member#0123456789abcdef',
      'named#',
      'toString',
    ])
      expect(isCohortWord(odd)).toBe(false);
  });
});
