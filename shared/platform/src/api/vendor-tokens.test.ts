import { done, failed, type AppError, type Outcome } from '@site/domain/errors/app-error';
import type { ApiClient } from './types';
import { createVendorTokens } from './vendor-tokens';

const LIFE_S = 1_800;
const token = (name: string): Outcome<unknown> =>
  done({ token: name, expires: '2027-01-15T12:30:00+08:00', expiresIn: LIFE_S });
const lost = failed({ kind: 'network' });

/** A holder whose gateway answers in order; the last answer stays. */
function open(...answers: readonly Outcome<unknown>[]) {
  const requests: { readonly fresh: boolean | undefined }[] = [];
  const waits: number[] = [];
  const reported: (readonly [string, boolean])[] = [];
  const state = { now: 0, signedIn: true };
  const call = ((_row: unknown, input: { fresh?: boolean } = {}) => {
    requests.push({ fresh: input.fresh });
    return Promise.resolve(answers[Math.min(requests.length, answers.length) - 1]);
  }) as ApiClient['call'];
  const tokens = createVendorTokens({
    api: () => ({ call }),
    now: () => state.now,
    signedIn: () => state.signedIn,
    onToken: (service, got) => reported.push([service, got]),
    wait: (ms) => {
      waits.push(ms);
      return Promise.resolve();
    },
  });
  return { tokens, requests, waits, reported, state };
}

test('[R4.6-1] a token is fetched when missing or over, once for all who wait, and told', async () => {
  const { tokens, requests, reported, state } = open(token('one'), token('two'));
  expect(tokens.get('im')).toBeNull();
  expect(
    await Promise.all([tokens.ensure('im'), tokens.ensure('im'), tokens.ensure('im')]),
  ).toEqual([true, true, true]);
  expect([tokens.get('im'), requests.length, reported]).toEqual(['one', 1, [['im', true]]]);
  expect(await tokens.ensure('im')).toBe(true);
  state.now = LIFE_S * 1_000;
  expect(tokens.get('im')).toBeNull();
  await tokens.ensure('im');
  expect([tokens.get('im'), requests.length]).toEqual(['two', 2]);
});

test('[R4.6-1] near the end of its life a token is fetched anew; the old one serves while none comes', async () => {
  const { tokens, requests, reported, state } = open(token('one'), lost, lost, lost, token('two'));
  await tokens.ensure('im');
  state.now = (LIFE_S - 601) * 1_000;
  expect([await tokens.ensure('im'), requests.length]).toEqual([true, 1]);
  state.now = (LIFE_S - 600) * 1_000;
  expect([await tokens.ensure('im'), tokens.get('im'), requests.length]).toEqual([true, 'one', 4]);
  expect([await tokens.ensure('im'), tokens.get('im'), reported.at(-1)]).toEqual([
    true,
    'two',
    ['im', true],
  ]);
});

test('[R4.6-1] one that the vendor refused is replaced by a new one, never by the answer that gave it', async () => {
  const { tokens, requests } = open(token('one'), token('two'));
  await tokens.ensure('bti');
  expect(await tokens.renew('bti')).toBe(true);
  expect([tokens.get('bti'), requests.every(({ fresh }) => fresh === true)]).toEqual(['two', true]);
});

test('[R4.6-1] three tries a second apart without an answer; a vendor that says no is not asked again', async () => {
  const silent = open(lost);
  expect(await silent.tokens.ensure('im')).toBe(false);
  expect([silent.requests.length, silent.waits, silent.reported]).toEqual([
    3,
    [1_000, 1_000],
    [['im', false]],
  ]);
  const late = open(lost, lost, token('third'));
  expect(await late.tokens.ensure('im')).toBe(true);
  expect([late.tokens.get('im'), late.reported]).toEqual(['third', [['im', true]]]);
  const no: AppError = { kind: 'api', code: '11010', description: '', status: 409 };
  const refused = open(failed(no));
  expect(await refused.tokens.ensure('im')).toBe(false);
  expect([refused.requests.length, refused.reported]).toEqual([1, [['im', false]]]);
});

test('[R4.6-1] a visitor has none: nothing is asked and no vendor is said to rest', async () => {
  const { tokens, requests, reported, state } = open(token('one'));
  state.signedIn = false;
  expect([await tokens.ensure('im'), await tokens.renew('bti')]).toEqual([false, false]);
  expect([requests, reported]).toEqual([[], []]);
});

test('[R4.6-1] a vendor that gave none is left alone by reads for 10 s; a refused token is replaced at once', async () => {
  const no: AppError = { kind: 'api', code: '11010', description: '', status: 409 };
  const { tokens, requests, state } = open(failed(no), token('late'));
  expect([await tokens.ensure('im'), await tokens.ensure('im'), requests.length]).toEqual([
    false,
    false,
    1,
  ]);
  state.now = 9_999;
  expect([await tokens.ensure('im'), requests.length]).toEqual([false, 1]);
  state.now = 10_000;
  expect([await tokens.ensure('im'), tokens.get('im'), requests.length]).toEqual([true, 'late', 2]);
  expect([await tokens.renew('im'), requests.length]).toEqual([true, 3]);
});

test('a token that was asked for before somebody signed out is kept for nobody, and whoever signs in asks anew', async () => {
  const answers: ((answer: Outcome<unknown>) => void)[] = [];
  const reported: string[] = [];
  const tokens = createVendorTokens({
    api: () => ({
      call: (() =>
        new Promise((resolve) => {
          answers.push(resolve as never);
        })) as ApiClient['call'],
    }),
    now: () => 0,
    signedIn: () => true,
    onToken: (service, got) => reported.push(`${service} ${String(got)}`),
    wait: () => Promise.resolve(),
  });
  const first = tokens.ensure('im');
  tokens.clear();
  const second = tokens.ensure('im');
  await Promise.resolve();
  answers[0]?.(token('of the first'));
  expect([await first, tokens.get('im')]).toEqual([false, null]);
  answers[1]?.(token('of the second'));
  expect([await second, tokens.get('im'), answers.length, reported]).toEqual([
    true,
    'of the second',
    2,
    ['im true'],
  ]);
});

test('signing out forgets every token', async () => {
  const { tokens } = open(token('one'));
  await tokens.ensure('saba');
  tokens.clear();
  expect(tokens.get('saba')).toBeNull();
});
