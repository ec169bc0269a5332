import fc from 'fast-check';
import { law } from '../laws.fixture';
import { failed, isDefiniteRefusal, done, type AppError } from './app-error';
import { knownErrorCodes, resolveError, type ErrorContext } from './catalogue';
import { isSilentCode } from './silent-codes';
import { isSessionCode } from './session-codes';
import { saidBy } from './who-may-say';
import { featureOfCall } from './maintenance-by-feature';
import { isIgnoredByReporter } from './reporting';
import {
  BET_CODES,
  BET_CODE_STEP,
  asBetCode,
  betStep,
  isNewPrice,
  isHeldUp,
  isOfLine,
  isOfPrice,
} from '../betting/bet-codes';

const context: ErrorContext = { signedIn: true, service: 'gateway', feature: null };
const api = (code: string): AppError => ({ kind: 'api', code, description: '', status: 400 });
const effects = (code: string, over: Partial<ErrorContext> = {}) =>
  resolveError(api(code), { ...context, ...over });
const EXPIRED = [
  { do: 'toast', phrase: 'loginExpired', ms: 3_000 },
  { do: 'endSession', reason: 'expired' },
  { do: 'go', to: '/login' },
];

describe('catalogue of §8', () => {
  test.each([
    ['MEM00145', [{ do: 'go', to: '/restrict' }]],
    ['GEN0002', [{ do: 'go', to: '/restrict' }]],
    ['MEM00061', [{ do: 'toast', phrase: 'accountUnusable', ms: 2_000 }]],
    ['GEN0001', [{ do: 'go', to: '/maintenance' }]],
    ['GEN0006', EXPIRED],
    ['IDSVR00006', EXPIRED],
    ['VAL99902', EXPIRED],
    ['VAL99903', [{ do: 'toast', phrase: 'loginExpired', ms: 3_000 }, { do: 'reLogin' }]],
    [
      'GEN0005',
      [
        { do: 'toast', phrase: 'duplicateLogin', ms: 2_000 },
        { do: 'endSession', reason: 'duplicate' },
        { do: 'go', to: '/login' },
      ],
    ],
    ['VAL17003', []],
    ['VAL11056', [{ do: 'toast', phrase: 'cardSaveFailed', ms: 3_000 }]],
    [
      'PII00702',
      [
        { do: 'go', to: '/illegal' },
        { do: 'logOutAfter', ms: 3_000 },
      ],
    ],
    ['ANY00000', [{ do: 'toastDescription', otherwise: 'systemError', ms: 3_000, tone: 'error' }]],
  ])('[R8-1] %s', (code, expected) => {
    expect(effects(code)).toEqual(expected);
  });
  test('[R6-8] a blocked region or address leads to /restrict, signed in or not', () => {
    expect([
      effects('GEN0002', { signedIn: false }),
      effects('MEM00145', { signedIn: false }),
    ]).toEqual([[{ do: 'go', to: '/restrict' }], [{ do: 'go', to: '/restrict' }]]);
  });
  test('[R8-1] a duplicate login means nothing to a visitor', () => {
    expect(effects('GEN0005', { signedIn: false })).toEqual([]);
  });
  test('[R8-1] customer service warns', () => {
    expect(effects('X1', { customerService: true })).toEqual([
      { do: 'toastDescription', otherwise: 'systemError', ms: 3_000, tone: 'warning' },
    ]);
  });
  test.each([
    'VAL17003',
    'MEM00059',
    'SNC0001',
    'SNC0002',
    'SNC0003',
    'BP00006',
    'P109003',
    'MEM00004',
    'MG99998',
    'PII00102',
    'PII00605',
    'VAL03016',
    'VAL08052',
    'P100001',
    'P199999',
  ])('[R8-2] %s is for the caller alone', (code) => {
    expect([isSilentCode(code), effects(code)]).toEqual([true, []]);
  });
  test('[R8-2] the P1 family is P1 and five digits, nothing around it', () => {
    expect(
      ['P1', 'P10000', 'P1000000', 'XP100001', 'P100001X', 'P200001', 'MEM00060'].filter(
        isSilentCode,
      ),
    ).toEqual([]);
  });
  test('[R8-3] with the repeat-login flag the modal opens in place of the toast; everything else stays', () => {
    expect(effects('MEM00061', { repeatLogin: true })).toEqual([
      { do: 'openLoginFailure', phrase: 'accountUnusable' },
    ]);
    expect(effects('ANY', { repeatLogin: true })).toEqual([
      { do: 'openLoginFailure', phrase: null },
    ]);
    expect(effects('GEN0006', { repeatLogin: true })).toEqual([
      { do: 'openLoginFailure', phrase: 'loginExpired' },
      ...EXPIRED.slice(1),
    ]);
    expect(effects('MEM00145', { repeatLogin: true })).toEqual([{ do: 'go', to: '/restrict' }]);
  });
  test('[R8-4] 503 of the main gateway logs a member out; others are told which feature is under maintenance', () => {
    const http = (over: Partial<ErrorContext>, status = 503) =>
      resolveError({ kind: 'http', status }, { ...context, ...over });
    const out = [
      { do: 'toast', phrase: 'maintenanceLogout', ms: 3_000 },
      { do: 'endSession', reason: 'expired' },
    ];
    expect(http({})).toEqual(out);
    expect(http({ feature: 'deposit' })).toEqual(out);
    expect(http({ service: 'saba', feature: null })).toMatchObject([{ do: 'toastDescription' }]);
    expect(http({ signedIn: false, feature: 'login' })).toEqual([
      { do: 'toast', phrase: 'maintenance.login', ms: 3_000 },
    ]);
    expect(http({ service: 'content', feature: 'promotions' })).toMatchObject([
      { do: 'toastDescription' },
    ]);
    expect(http({ feature: 'deposit' }, 500)).toMatchObject([{ do: 'toastDescription' }]);
  });
  test('[R8-1] failures without a code', () => {
    const of = (error: AppError) => resolveError(error, context);
    expect(of({ kind: 'aborted' })).toEqual([]);
    expect(of({ kind: 'network' })).toEqual([{ do: 'toast', phrase: 'network', ms: 3_000 }]);
    expect(of({ kind: 'timeout' })).toEqual([{ do: 'toast', phrase: 'timeout', ms: 3_000 }]);
    expect(of({ kind: 'contract', where: 'x' })).toEqual([
      { do: 'toast', phrase: 'systemErrorService', ms: 3_000 },
    ]);
  });
  test('[R8-1] codes that end or block a session cannot be claimed', () => {
    expect(
      [
        'GEN0005',
        'GEN0006',
        'GEN0001',
        'GEN0002',
        'MEM00145',
        'PII00702',
        'VAL99902',
        'VAL99903',
        'IDSVR00006',
      ].every((code) => isSessionCode(code, 'gateway')),
    ).toBe(true);
    const endsSession = (code: string): boolean =>
      effects(code).some((effect) => saidBy(effect) !== 'words');
    const ending = knownErrorCodes().filter(endsSession);
    expect(ending.length).toBeGreaterThan(5);
    expect(ending.filter((code) => !isSessionCode(code, 'gateway'))).toEqual([]);
    expect(
      ['MEM00061', 'VAL11056', 'MEM00059', 'X', ''].some((code) => isSessionCode(code, 'gateway')),
    ).toBe(false);
  });
  test('[R8-1] any code at all has effects from the closed set and never throws', () => {
    law(
      fc.property(fc.string(), fc.boolean(), fc.string(), (code, signedIn, service) =>
        Array.isArray(effects(code, { signedIn, service })),
      ),
    );
    expect(effects('constructor')).toMatchObject([{ do: 'toastDescription' }]);
  });
});

describe('features', () => {
  test.each([
    ['/api/Auth/Login', 'login'],
    ['/api/Member/MemberRestricted', 'register'],
    ['/api/Member/Register', 'register'],
    ['/api/LiveChat/Url', 'liveChat'],
    ['/api/Payment/Methods', 'deposit'],
    ['/api/Payment/WithdrawalThreshold', 'withdrawal'],
    ['/api/Transfer/Applications', 'deposit'],
    ['/api/Bonus', 'promotions'],
    ['/api/Promotion/DailyDeals', 'promotions'],
    ['/api/Campaign/List', 'promotions'],
    ['/api/Member', null],
    ['/api/Auth/LoginX', null],
    ['/api/Bonuses', null],
    ['/api/Games/Launch', 'games'],
    ['/api/Payment/TransactionHistory', null],
    ['/api/Payment/Applications/by-ref/k1', null],
    ['/api/Bonus/Claim/by-ref/k1', null],
    ['/cms/promotions', null],
  ] as const)('[R8-4] %s belongs to %s', (path, feature) => {
    expect(featureOfCall(path)).toBe(feature);
  });
  test('[R8-4] a payment call for a withdrawal is one', () => {
    expect([
      featureOfCall('/api/Payment/Methods', 'Withdrawal'),
      featureOfCall('/api/Payment/Methods', 'Deposit'),
      featureOfCall('/api/Bonus', 'Withdrawal'),
    ]).toEqual(['withdrawal', 'deposit', 'promotions']);
  });
});

test('[R8-6] the reporter ignores unsupported operations, failed fetches and failed loads only', () => {
  expect(
    [
      'The operation is not supported.',
      'Unsupported operation',
      'TypeError: Failed to fetch',
      'Load failed',
    ].every(isIgnoredByReporter),
  ).toBe(true);
  expect(
    ['Cannot read properties of undefined', 'loaded', 'fetch ok'].some(isIgnoredByReporter),
  ).toBe(false);
});

describe('bet codes', () => {
  test('[R8-7] every code of the table with a next step; a bet that may have arrived is looked up', () => {
    expect([...BET_CODES]).toEqual([
      '99999',
      '10010',
      '11010',
      '11020',
      '11030',
      '12010',
      '13010',
      '13011',
      '13020',
      '13030',
      '13040',
      '13050',
      '13051',
      '13060',
      '13070',
      '13080',
      '13090',
      '13100',
      '13110',
      '13111',
      '13120',
      '13121',
      '13130',
      '13140',
      '13150',
      '13160',
      '14010',
    ]);
    expect(BET_CODE_STEP).toMatchObject({
      99999: 'checkResult',
      13051: 'checkResult',
      13070: 'deposit',
      13080: 'lowerStake',
      13090: 'raiseStake',
      13110: 'acceptPrice',
      14010: 'acceptPrice',
    });
    expect([
      betStep('13011'),
      betStep('55555'),
      betStep('toString'),
      asBetCode('13011'),
      asBetCode('x'),
    ]).toEqual(['keepOnePerEvent', 'support', 'support', '13011', null]);
  });
  test('[R8-7] three codes offer another price', () => {
    expect(BET_CODES.filter(isNewPrice)).toEqual(['13110', '13111', '14010']);
    expect(BET_CODES.filter(isOfPrice)).toEqual(['13060', '13110', '13111', '14010']);
    expect(BET_CODES.filter(isOfLine)).toEqual(['13030', '13040']);
    expect(BET_CODES.filter(isHeldUp)).toEqual(['13030', '13040', '13050']);
  });
});

describe('outcomes', () => {
  test('only a definite no of the server ends a money action', () => {
    const of = (status: number, code = 'X') =>
      isDefiniteRefusal({ kind: 'api', status, code, description: '' });
    expect([of(400), of(409), of(422), of(499)]).toEqual([true, true, true, true]);
    expect([
      of(408),
      of(425),
      of(429),
      of(500),
      of(503),
      of(200),
      of(399),
      of(409, '13051'),
      of(409, '99999'),
    ]).toEqual(Array.from({ length: 9 }, () => false));
    expect(isDefiniteRefusal({ kind: 'http', status: 400 })).toBe(false);
    expect([done(1), failed({ kind: 'network' })]).toEqual([
      { ok: true, value: 1 },
      { ok: false, error: { kind: 'network' } },
    ]);
  });
});
