import fc from 'fast-check';
import { isFinal, moneyTransition, type Intent, type MoneyFact, type MoneyState } from './machine';

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
    fc.assert(fc.property(fc.array(facts, { maxLength: 12 }), (sequence) => {
      let state: MoneyState<string> = submitting;
      for (const fact of sequence) {
        const next: MoneyState<string> = moneyTransition(state, fact);
        if (isFinal(state) && next !== state) return false;
        state = next;
      }
      return true;
    }));
  });
});
