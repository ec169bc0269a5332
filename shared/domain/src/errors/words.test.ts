import fc from 'fast-check';
import { law } from '../laws.fixture';
import type { AppError } from './app-error';
import { knownErrorCodes, resolveError, type ErrorContext } from './catalogue';
import { MAINTENANCE_FEATURES, type MaintenanceFeature } from './maintenance-by-feature';
import { isMaintenance, isSessionCode } from './session-codes';
import { wordsOf } from './words';

const context: ErrorContext = { signedIn: true, service: 'gateway', feature: null };

describe('what a member reads', () => {
  const said = (description: string, code = 'ANY00001', status = 400): AppError => ({
    kind: 'api',
    code,
    description,
    status,
  });
  test.each<[string, AppError, MaintenanceFeature | null, unknown]>([
    ["the server's words", said('额度不足XYZ'), null, { said: '额度不足XYZ' }],
    ['no words of the server', said(''), null, { phrase: 'systemError' }],
    ['a code with a sentence', said('x', 'VAL11056'), null, { phrase: 'cardSaveFailed' }],
    ['a silent code', said('not for members', 'SNC0001'), null, null],
    ['an answer without a body', { kind: 'http', status: 502 }, null, { phrase: 'systemError' }],
    ['no answer', { kind: 'network' }, 'deposit', { phrase: 'network' }],
    ['no answer in time', { kind: 'timeout' }, null, { phrase: 'timeout' }],
    ['no sense', { kind: 'contract', where: 'x' }, null, { phrase: 'systemErrorService' }],
    ['a call that was given up', { kind: 'aborted' }, null, null],
    ['a 503', { kind: 'http', status: 503 }, null, { phrase: 'systemError' }],
    ['a 503 of a feature', { kind: 'http', status: 503 }, 'games', { phrase: 'maintenance.games' }],
    ['a 503 with GEN0001', said('x', 'GEN0001', 503), 'login', { phrase: 'maintenance.login' }],
    ['a 503 with another code', said('x', 'ANY', 503), 'login', { said: 'x' }],
    ['GEN0001 alone', said('x', 'GEN0001', 403), 'login', { said: 'x' }],
  ])('[R8-1] [R8-4] %s', (_what, error, feature, words) => {
    expect(wordsOf(error, feature)).toEqual(words);
  });

  test('[R8-1] the toast of every failure says just that: what the page reads and what is told never differ', () => {
    law(
      fc.property(
        fc.oneof(
          fc.record({
            kind: fc.constant('api' as const),
            code: fc.oneof(fc.constantFrom(...knownErrorCodes()), fc.string()),
            description: fc.constantFrom('', '额度不足XYZ'),
            status: fc.constantFrom(400, 409, 500, 503),
          }),
          fc.record({
            kind: fc.constant('http' as const),
            status: fc.constantFrom(400, 500, 502, 503),
          }),
          fc.constantFrom<AppError>(
            { kind: 'network' },
            { kind: 'timeout' },
            { kind: 'aborted' },
            { kind: 'contract', where: '' },
          ),
        ),
        fc.constantFrom(null, ...MAINTENANCE_FEATURES),
        (error, feature) => {
          const toasts = resolveError(error, { ...context, signedIn: false, feature }).flatMap(
            (effect) =>
              effect.do === 'toast'
                ? [{ phrase: effect.phrase }]
                : effect.do === 'toastDescription'
                  ? [
                      error.kind === 'api' && error.description !== ''
                        ? { said: error.description }
                        : { phrase: effect.otherwise },
                    ]
                  : [],
          );
          const isOfSession = error.kind === 'api' && isSessionCode(error.code, 'gateway');
          const words = wordsOf(error, feature);
          return (
            (isOfSession && !isMaintenance(error)) ||
            (isOfSession && feature === null) ||
            JSON.stringify(toasts) === JSON.stringify(words === null ? [] : [words])
          );
        },
      ),
    );
  });
});

test('[R8-4] a feature that rests says so whatever the body of its 503 says; without a feature GEN0001 leads to its page', () => {
  const rests: AppError = { kind: 'api', code: 'GEN0001', description: 'x', status: 503 };
  const visitor = { ...context, signedIn: false };
  expect(resolveError(rests, { ...visitor, feature: 'games' })).toEqual([
    { do: 'toast', phrase: 'maintenance.games', ms: 3_000 },
  ]);
  expect(resolveError(rests, { ...context, feature: 'deposit' })).toEqual([
    { do: 'toast', phrase: 'maintenanceLogout', ms: 3_000 },
    { do: 'endSession', reason: 'expired' },
  ]);
  expect(resolveError(rests, visitor)).toEqual([{ do: 'go', to: '/maintenance' }]);
});
