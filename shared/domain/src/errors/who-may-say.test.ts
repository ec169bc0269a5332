import fc from 'fast-check';
import { law } from '../laws.fixture';
import type { AppError } from './app-error';
import { knownErrorCodes, resolveError, type ErrorEffect } from './catalogue';
import { isSessionCode } from './session-codes';
import { SERVICES } from './services.fixture';
import { maySay, saidBy } from './who-may-say';

const OTHERS = SERVICES.filter((service) => service !== 'gateway');
const contextOf = (service: string, signedIn = true) => ({
  service,
  signedIn,
  feature: 'deposit' as const,
});
const ordinary = { do: 'toastDescription', otherwise: 'systemError', ms: 3_000, tone: 'error' };

/** Any failure that an answer can be made into. */
const failure: fc.Arbitrary<AppError> = fc.oneof(
  fc.record({
    kind: fc.constant('api' as const),
    code: fc.oneof(fc.constantFrom(...knownErrorCodes()), fc.string()),
    description: fc.string(),
    status: fc.integer({ min: 100, max: 599 }),
  }),
  fc.record({ kind: fc.constant('http' as const), status: fc.integer({ min: 400, max: 599 }) }),
);

test('[R8-1] the main API may say everything, every other service words alone, and so may one nobody knows', () => {
  const SAYS = ['words', 'session', 'maintenance', 'restriction', 'redirect'] as const;
  const said = (service: string) => SAYS.filter((what) => maySay(service, what));
  expect(said('gateway')).toEqual(SAYS);
  expect([...OTHERS, 'constructor', ''].map(said)).toEqual(
    Array.from({ length: OTHERS.length + 2 }, () => ['words']),
  );
});

test.each(OTHERS)(
  '[R8-1] [R8-4] GEN0005, GEN0001, MEM00145 and a 503 of %s are ordinary failures of that call',
  (service) => {
    const codes = ['GEN0005', 'GEN0006', 'VAL99903', 'GEN0001', 'GEN0002', 'MEM00145', 'PII00702'];
    const errors: readonly AppError[] = [
      ...codes.map((code) => ({ kind: 'api' as const, code, description: '', status: 401 })),
      { kind: 'http', status: 503 },
    ];
    for (const error of errors) expect(resolveError(error, contextOf(service))).toEqual([ordinary]);
  },
);

test('[R8-1] no code and no status of any other service reaches beyond its call', () => {
  law(
    fc.property(
      failure,
      fc.constantFrom(...OTHERS, 'x'),
      fc.boolean(),
      fc.boolean(),
      (error, service, signedIn, repeatLogin) => {
        const effects = resolveError(error, { ...contextOf(service, signedIn), repeatLogin });
        const wordsOnly: readonly ErrorEffect['do'][] = [
          'toast',
          'toastDescription',
          'openLoginFailure',
        ];
        return (
          effects.every((effect) => wordsOnly.includes(effect.do) && saidBy(effect) === 'words') &&
          (error.kind !== 'api' || !isSessionCode(error.code, service))
        );
      },
    ),
  );
});

test('[R8-1] the short list that every call asks agrees with the table, code by code and service by service', () => {
  for (const code of knownErrorCodes()) {
    const effects = resolveError(
      { kind: 'api', code, description: '', status: 400 },
      contextOf('gateway'),
    );
    const isBeyond = effects.some((effect) => saidBy(effect) !== 'words');
    expect([code, ...SERVICES.map((service) => isSessionCode(code, service))]).toEqual([
      code,
      ...SERVICES.map((service) => isBeyond && maySay(service, 'session')),
    ]);
  }
});
