import fc from 'fast-check';
import { law } from '../laws.fixture';
import { guard, loginFor, sportsPageOf, type GuardFacts, type GuardQuestion } from './guard';

const FACTS: GuardFacts = {
  signedIn: false,
  environment: 'staging',
  affiliate: null,
  sportsPage: 'sports-im',
  withdrawalPath: '/Withdrawal',
  miniGames: 'no',
  deposit: 'unknown',
  duty: null,
};
const ask = (path: string, search = '', over: Partial<GuardQuestion> = {}): GuardQuestion => ({
  path,
  search,
  access: 'public',
  feature: null,
  ...over,
});

describe('what is due', () => {
  const known = {
    ...FACTS,
    signedIn: true,
    deposit: 'yes',
    duty: '/Verify/?type=loginOTP',
  } as const;

  test('[R2.3-4] [R4.1-2] pages of members lead to it and are remembered; itself and open pages stay open', () => {
    expect(
      guard(ask('/DepositVerify', '?a=1', { access: 'member', feature: 'deposit' }), known),
    ).toEqual({ kind: 'refuse', to: '/Verify/?type=loginOTP&fromUrl=%2FDepositVerify%3Fa%3D1' });
    expect(guard(ask('/Verify', '?type=loginOTP', { access: 'member' }), known)).toEqual({
      kind: 'open',
    });
    expect(guard(ask('/Promotions'), known)).toEqual({ kind: 'open' });
  });
});

describe('members only', () => {
  const requested = ask('/TransactionRecord', '?type=withdrawal', { access: 'member' });

  test('[R2.2-1] a visitor goes to the login with the query kept and the page remembered', () => {
    expect(guard(requested, FACTS)).toEqual({
      kind: 'refuse',
      to: '/login?type=withdrawal&fromUrl=%2FTransactionRecord%3Ftype%3Dwithdrawal',
    });
  });
  test('[R2.2-1] a member opens it, and everybody opens a public page', () => {
    expect(guard(requested, { ...FACTS, signedIn: true })).toEqual({ kind: 'open' });
    expect(guard({ ...requested, access: 'public' }, FACTS)).toEqual({ kind: 'open' });
  });
  test('[R2.1-1] an address that nobody declares is /404 for everybody', () => {
    expect(guard({ ...requested, access: null }, FACTS)).toEqual({ kind: 'forward', to: '/404' });
    expect(guard({ ...requested, access: null }, { ...FACTS, signedIn: true })).toEqual({
      kind: 'forward',
      to: '/404',
    });
  });
  test("[R6-5] the partner's code goes along to the login, and only a code", () => {
    expect(guard(requested, { ...FACTS, affiliate: 'p-7' })).toEqual({
      kind: 'refuse',
      to: '/login?type=withdrawal&fromUrl=%2FTransactionRecord%3Ftype%3Dwithdrawal&aff=p-7',
    });
    expect(loginFor('/Me/x', '', 'a&b=1')).toBe('/login?fromUrl=%2FMe%2Fx');
  });
  test('[R2.3-1] places of ours name themselves', () => {
    expect(loginFor('/DepositVerify', '?a=1', null)).toBe(
      '/login?from=deposit&a=1&fromUrl=%2FDepositVerify%3Fa%3D1',
    );
    expect(loginFor('/sbtwo/wagers', '', null)).toBe(
      '/login?from=sports&fromUrl=%2Fsbtwo%2Fwagers',
    );
    expect(loginFor('/Promotions/Manual', '?id=4', null)).toContain('from=promotions&id=4&');
    expect(loginFor('/Deposit', '?from=app', null)).toBe(
      '/login?from=app&fromUrl=%2FDeposit%3Ffrom%3Dapp',
    );
  });
});

describe('entrances', () => {
  test.each([
    ['/sbtwo', '?a=1', '/sbtwo/sports-im?a=1'],
    ['/SBTWO', '', '/sbtwo/sports-im'],
    ['/mobile/deposit', '?m=2', '/DepositVerify?m=2'],
    ['/mobile/withdrawal', '', '/Withdrawal'],
    ['/mobile/promotions', '?tab=dailydeal', '/Promotions?tab=dailydeal'],
  ])('[R2.2-2] [R2.3-8] %s%s leads to %s', (path, search, to) => {
    expect(guard(ask(path, search, { access: null }), FACTS)).toEqual({ kind: 'forward', to });
  });
  test('[R2.2-4] bare /sbtwo leads to the recorded page', () => {
    expect(guard(ask('/sbtwo'), { ...FACTS, sportsPage: 'sports-saba' })).toEqual({
      kind: 'forward',
      to: '/sbtwo/sports-saba',
    });
    expect(
      [
        '/sbtwo/sports-saba/event/7',
        '/sbtwo/Sports-BTI',
        '/sbtwo/sports-im-demo',
        '/sbtwo/rule',
        '/x/sbtwo/sports-im',
      ].map(sportsPageOf),
    ).toEqual(['sports-saba', 'sports-bti', null, null, null]);
  });
  test.each([
    '/sbtwo/sports-im-demo',
    '/sbtwo/sports-bti-demo',
    '/sbtwo/SPORTS-SABA-demo',
    '/sbtwo/sports-im-demo/event/1',
  ])('[R2.2-3] %s opens everywhere but on the live site', (path) => {
    expect(guard(ask(path), FACTS)).toEqual({ kind: 'open' });
    expect(guard(ask(path), { ...FACTS, environment: 'live' })).toEqual({
      kind: 'forward',
      to: '/404',
    });
  });
  test('[R2.3-5] /newyear opens with its flag, waits for it, and is /404 without', () => {
    const answers = (['yes', 'no', 'unknown'] as const).map((miniGames) =>
      guard(ask('/newyear'), { ...FACTS, miniGames }),
    );
    expect(answers).toEqual([
      { kind: 'open' },
      { kind: 'forward', to: '/404' },
      { kind: 'wait', on: 'miniGames', instead: '/404' },
    ]);
  });
});

describe('cancelled', () => {
  test.each(['', '?id=', '?id=%20', '?ID=3'])(
    '[R2.3-6] [R5-8] an application page with "%s" has no promotion',
    (search) => {
      expect(guard(ask('/Promotions/PromotionBonusForm', search), FACTS)).toEqual({
        kind: 'cancel',
        notice: 'missingPromotionId',
        instead: '/Promotions',
      });
      expect(guard(ask('/promotions/manual', search), FACTS)).toMatchObject({
        notice: 'missingPromotionId',
      });
      expect(guard(ask('/Promotions/Manual', '?id=8'), FACTS)).toEqual({ kind: 'open' });
    },
  );
  test('[R2.3-3] [R5-7] deposits open for who may, wait for the flags, and stay shut for who is excluded', () => {
    const requested = ask('/DepositVerify', '', { access: 'member', feature: 'deposit' });
    const answers = (['yes', 'unknown', 'no'] as const).map((deposit) =>
      guard(requested, { ...FACTS, signedIn: true, deposit }),
    );
    expect(answers).toEqual([
      { kind: 'open' },
      { kind: 'wait', on: 'deposit', instead: '/Me' },
      { kind: 'cancel', notice: 'depositExcluded', instead: '/Me' },
    ]);
    expect(guard(requested, FACTS)).toMatchObject({ kind: 'refuse' });
  });
});

describe('laws', () => {
  const questions = fc.record({
    path: fc.oneof(
      fc.constantFrom(
        '/',
        '/sbtwo',
        '/newyear',
        '/DepositVerify',
        '/mobile/withdrawal',
        '/Promotions/Manual',
        '/sbtwo/sports-im-demo',
      ),
      fc.webPath(),
    ),
    search: fc.oneof(
      fc.constant(''),
      fc.webQueryParameters().map((query) => `?${query}`),
    ),
    access: fc.constantFrom('public', 'member', null),
    feature: fc.constantFrom('deposit', null),
  });
  const facts = fc.record({
    signedIn: fc.boolean(),
    environment: fc.constantFrom('live', 'staging'),
    affiliate: fc.option(fc.string(), { nil: null }),
    sportsPage: fc.constantFrom('sports-im', 'sports-bti'),
    withdrawalPath: fc.constant('/Withdrawal'),
    miniGames: fc.constantFrom('yes', 'no', 'unknown'),
    deposit: fc.constantFrom('yes', 'no', 'unknown'),
    duty: fc.constantFrom(null, '/Verify/?type=resetpwd'),
  });
  test('[R2.2-1] nothing of a member opens for a visitor, nothing undeclared opens at all', () => {
    law(
      fc.property(questions, facts, (question, known) => {
        const opens = guard(question, known as GuardFacts).kind === 'open';
        return (
          !opens || (question.access !== null && (question.access === 'public' || known.signedIn))
        );
      }),
    );
  });
  test('[R5-7] a deposit page opens only for a known yes', () => {
    law(
      fc.property(
        questions,
        facts,
        (question, known) =>
          question.feature !== 'deposit' ||
          !known.signedIn ||
          guard(question, known as GuardFacts).kind !== 'open' ||
          known.deposit === 'yes',
      ),
    );
  });
  test('every answer that leads somewhere stays on this site', () => {
    law(
      fc.property(questions, facts, (question, known) => {
        const answer = guard(question, known as GuardFacts);
        const to = 'to' in answer ? answer.to : 'instead' in answer ? answer.instead : '/';
        return /^\/(?![/\\])/.test(to);
      }),
    );
  });
});
