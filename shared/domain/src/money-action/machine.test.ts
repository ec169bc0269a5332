import fc from 'fast-check';
import { law } from '../laws.fixture';
import { isFinal, MONEY_KIND, moneyTransition, type Intent, type MoneyFact, type MoneyState } from './machine';

const intent: Intent = { key: 'k', kind: 'bet', memberCode: 'M1', payloadHash: 'h', summary: 's', startedAt: 1_000 };
const submitting: MoneyState<string> = { phase: 'submitting', intent };
const looked = (state: 'done' | 'refused' | 'pending' | 'notFound', now: number, settleBy: number | null = null): MoneyFact<string> =>
  ({ type: 'looked-up', now, settleWindowMs: 15_000, lookup: { state, settleBy, result: state === 'done' ? 'W1' : null, error: null } });

const facts: fc.Arbitrary<MoneyFact<string>> = fc.oneof(
  fc.record({ type: fc.constant('answered' as const), result: fc.constant('W1'), pending: fc.boolean() }),
  fc.constantFrom<MoneyFact<string>>({ type: 'failed', error: { kind: 'network' } }, { type: 'failed', error: { kind: 'http', status: 502 } }, { type: 'failed', error: { kind: 'api', code: '13080', description: '', status: 400 } }),
  fc.tuple(fc.constantFrom('done' as const, 'refused' as const, 'pending' as const, 'notFound' as const), fc.integer({ min: 0, max: 60_000 })).map(([state, now]) => looked(state, now)),
);

describe('money action', () => {
  test('an answer is done or pending; a code of the server is a refusal', () => {
    expect(moneyTransition(submitting, { type: 'answered', result: 'W1', pending: false })).toMatchObject({ phase: 'done' });
    expect(moneyTransition(submitting, { type: 'answered', result: 'W1', pending: true })).toMatchObject({ phase: 'pending' });
    expect(moneyTransition(submitting, { type: 'failed', error: { kind: 'api', code: '13080', description: '', status: 400 } })).toMatchObject({ phase: 'refused' });
  });

  test.each([
    { kind: 'network' }, { kind: 'timeout' }, { kind: 'http', status: 500 }, { kind: 'contract', where: 'json' }, { kind: 'aborted' },
    { kind: 'api', code: 'X', description: '', status: 503 }, { kind: 'api', code: 'X', description: '', status: 429 },
    { kind: 'api', code: '13051', description: '', status: 409 },
  ] as const)('no definite answer (%o) is unknown, never a failure (I3)', (error) => {
    expect(moneyTransition(submitting, { type: 'failed', error })).toMatchObject({ phase: 'unknown' });
  });

  test('"not found" is proof only after the settle window', () => {
    const unknown: MoneyState<string> = { phase: 'unknown', intent, attempts: 0 };
    expect(moneyTransition(unknown, looked('notFound', 15_999))).toMatchObject({ phase: 'unknown', attempts: 1 });
    expect(moneyTransition(unknown, looked('notFound', 16_000))).toMatchObject({ phase: 'notPlaced' });
    expect(moneyTransition(unknown, looked('notFound', 20_000, 30_000))).toMatchObject({ phase: 'unknown' });
  });

  test('a final state never changes, whatever comes late (D4)', () => {
    law(fc.property(fc.array(facts, { maxLength: 12 }), (sequence) => {
      let state: MoneyState<string> = submitting;
      for (const fact of sequence) {
        const next: MoneyState<string> = moneyTransition(state, fact);
        if (isFinal(state) && next !== state) return false;
        state = next;
      }
      return true;
    }));
  });

  const ends: readonly MoneyState<string>[] = [
    { phase: 'done', intent, result: 'W1' }, { phase: 'refused', intent, error: { kind: 'network' } }, { phase: 'notPlaced', intent },
  ];
  const open: readonly MoneyState<string>[] = [submitting, { phase: 'unknown', intent, attempts: 2 }, { phase: 'pending', intent, result: null }];

  test('three states are final, three are not', () => {
    expect([...ends, ...open].map(isFinal)).toEqual([true, true, true, false, false, false]);
    for (const end of ends) expect(moneyTransition(end, { type: 'answered', result: 'W2', pending: false })).toBe(end);
  });

  test('a look-up ends what is open, wherever it stands', () => {
    const refusal = { kind: 'api', code: '13080', description: '超过限额', status: 422 } as const;
    for (const state of open) {
      expect(moneyTransition(state, looked('done', 2_000))).toEqual({ phase: 'done', intent, result: 'W1' });
      expect(moneyTransition(state, looked('pending', 2_000))).toEqual({ phase: 'pending', intent, result: null });
      expect(moneyTransition(state, looked('refused', 2_000))).toEqual({ phase: 'refused', intent, error: { kind: 'api', code: '13050', description: '', status: 409 } });
      const told: MoneyFact<string> = { type: 'looked-up', now: 2_000, settleWindowMs: 15_000, lookup: { state: 'refused', settleBy: null, result: null, error: refusal } };
      expect(moneyTransition(state, told)).toEqual({ phase: 'refused', intent, error: refusal });
    }
  });

  test('a look-up that says "done" without a result proves nothing yet', () => {
    const empty: MoneyFact<string> = { type: 'looked-up', now: 2_000, settleWindowMs: 15_000, lookup: { state: 'done', settleBy: null, result: null, error: null } };
    expect(moneyTransition(submitting, empty)).toEqual({ phase: 'unknown', intent, attempts: 1 });
  });

  test('a result of another answer than "done" is no end', () => {
    const pending: MoneyFact<string> = { type: 'looked-up', now: 2_000, settleWindowMs: 15_000, lookup: { state: 'pending', settleBy: null, result: 'W1', error: null } };
    expect(moneyTransition(submitting, pending)).toEqual({ phase: 'pending', intent, result: 'W1' });
  });

  test('attempts are counted from where the action stands', () => {
    expect(moneyTransition({ phase: 'unknown', intent, attempts: 4 }, looked('notFound', 2_000))).toEqual({ phase: 'unknown', intent, attempts: 5 });
    expect(moneyTransition({ phase: 'pending', intent, result: null }, looked('notFound', 2_000))).toEqual({ phase: 'unknown', intent, attempts: 1 });
  });

  test('a failure that comes after the first answer changes nothing: only a look-up decides then', () => {
    const refused = { type: 'failed', error: { kind: 'api', code: '13080', description: '', status: 400 } } as const;
    const lost = { type: 'failed', error: { kind: 'network' } } as const;
    for (const state of open.slice(1)) expect([moneyTransition(state, refused), moneyTransition(state, lost)]).toEqual([state, state]);
    expect(moneyTransition(submitting, refused)).toEqual({ phase: 'refused', intent, error: refused.error });
    expect(moneyTransition(submitting, lost)).toEqual({ phase: 'unknown', intent, attempts: 0 });
  });

  test('kinds of money that can move', () => {
    expect(MONEY_KIND).toEqual(['bet', 'deposit', 'withdrawal', 'transfer', 'claim', 'cashOut', 'prize']);
  });
});
