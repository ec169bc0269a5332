import fc from 'fast-check';
import { law } from '../laws.fixture';
import {
  isFinal,
  MONEY_KIND,
  moneyTransition,
  type Intent,
  type MoneyFact,
  type MoneyState,
} from './machine';

const intent: Intent = {
  key: 'k',
  kind: 'bet',
  memberCode: 'M1',
  payloadHash: 'h',
  summary: 's',
  startedAt: 1_000,
};
const submitting: MoneyState<string> = { phase: 'submitting', intent };
type Said = 'done' | 'refused' | 'pending' | 'notFound' | 'sealed';
const looked = (said: Said): MoneyFact<string> => ({
  type: 'looked-up',
  lookup: {
    state: said === 'sealed' ? 'notFound' : said,
    sealed: said === 'sealed',
    settleBy: said === 'sealed' ? 5_000 : null,
    result: said === 'done' ? 'W1' : null,
    error: null,
  },
});

const facts: fc.Arbitrary<MoneyFact<string>> = fc.oneof(
  fc.record({
    type: fc.constant('answered' as const),
    result: fc.constant('W1'),
    pending: fc.boolean(),
  }),
  fc.constantFrom<MoneyFact<string>>(
    { type: 'failed', error: { kind: 'network' } },
    { type: 'failed', error: { kind: 'http', status: 502 } },
    { type: 'failed', error: { kind: 'api', code: '13080', description: '', status: 400 } },
  ),
  fc.constantFrom<Said>('done', 'refused', 'pending', 'notFound', 'sealed').map(looked),
);

describe('money action', () => {
  test('an answer is done or pending; a code of the server is a refusal', () => {
    expect(
      moneyTransition(submitting, { type: 'answered', result: 'W1', pending: false }),
    ).toMatchObject({ phase: 'done' });
    expect(
      moneyTransition(submitting, { type: 'answered', result: 'W1', pending: true }),
    ).toMatchObject({ phase: 'pending' });
    expect(
      moneyTransition(submitting, {
        type: 'failed',
        error: { kind: 'api', code: '13080', description: '', status: 400 },
      }),
    ).toMatchObject({ phase: 'refused' });
  });

  test.each([
    { kind: 'network' },
    { kind: 'timeout' },
    { kind: 'http', status: 500 },
    { kind: 'contract', where: 'json' },
    { kind: 'aborted' },
    { kind: 'api', code: 'X', description: '', status: 503 },
    { kind: 'api', code: 'X', description: '', status: 429 },
    { kind: 'api', code: '13051', description: '', status: 409 },
  ] as const)('no definite answer (%o) is unknown, never a failure (I3)', (error) => {
    expect(moneyTransition(submitting, { type: 'failed', error })).toMatchObject({
      phase: 'unknown',
    });
  });

  test('"not found" proves nothing, however long ago the tap was; only a sealed key is an end', () => {
    const unknown: MoneyState<string> = { phase: 'unknown', intent, attempts: 0 };
    expect(moneyTransition(unknown, looked('notFound'))).toEqual({
      phase: 'unknown',
      intent,
      attempts: 1,
    });
    expect(moneyTransition(unknown, looked('sealed'))).toEqual({ phase: 'notPlaced', intent });
  });

  test('an older gateway that does not know seals leaves it unknown', () => {
    const old: MoneyFact<string> = {
      type: 'looked-up',
      lookup: { state: 'notFound', settleBy: 1, result: null, error: null },
    };
    expect(moneyTransition(submitting, old)).toMatchObject({ phase: 'unknown' });
  });

  test('a request that meets its own seal did nothing', () => {
    for (const state of [submitting, { phase: 'unknown', intent, attempts: 3 } as const]) {
      expect(
        moneyTransition<string>(state, {
          type: 'failed',
          error: { kind: 'api', code: 'VAL00409', description: '', status: 409 },
        }),
      ).toEqual({ phase: 'notPlaced', intent });
    }
  });

  test('only the answer of the request itself changes a final state, and never one that is done (D4)', () => {
    law(
      fc.property(fc.array(facts, { maxLength: 12 }), (sequence) => {
        let state: MoneyState<string> = submitting;
        for (const fact of sequence) {
          const next: MoneyState<string> = moneyTransition(state, fact);
          if (
            isFinal(state) &&
            next !== state &&
            (fact.type !== 'answered' || state.phase === 'done')
          )
            return false;
          state = next;
        }
        return true;
      }),
    );
  });

  test('whatever was said before, an accepted request ends as done (rulings, 2)', () => {
    law(
      fc.property(fc.array(facts, { maxLength: 12 }), (sequence) => {
        const before = sequence.reduce<MoneyState<string>>(moneyTransition, submitting);
        return (
          moneyTransition(before, { type: 'answered', result: 'W9', pending: false }).phase ===
          'done'
        );
      }),
    );
  });

  const ends: readonly MoneyState<string>[] = [
    { phase: 'done', intent, result: 'W1' },
    { phase: 'refused', intent, error: { kind: 'network' } },
    { phase: 'notPlaced', intent },
  ];
  const open: readonly MoneyState<string>[] = [
    submitting,
    { phase: 'unknown', intent, attempts: 2 },
    { phase: 'pending', intent, result: null },
  ];

  test('three states are final, three are not', () => {
    expect([...ends, ...open].map(isFinal)).toEqual([true, true, true, false, false, false]);
    const [whenDone, whenRefused, whenNotPlaced] = ends.map((end) =>
      moneyTransition(end, { type: 'answered', result: 'W2', pending: false }),
    );
    expect([whenDone, whenRefused, whenNotPlaced]).toEqual([
      ends[0],
      { phase: 'done', intent, result: 'W2' },
      { phase: 'done', intent, result: 'W2' },
    ]);
    const waits = ends.map(
      (end) => moneyTransition(end, { type: 'answered', result: 'W2', pending: true }).phase,
    );
    expect(waits).toEqual(['done', 'refused', 'pending']);
  });

  test('a look-up ends what is open, wherever it stands', () => {
    const refusal = { kind: 'api', code: '13080', description: '超过限额', status: 422 } as const;
    for (const state of open) {
      expect(moneyTransition(state, looked('done'))).toEqual({
        phase: 'done',
        intent,
        result: 'W1',
      });
      expect(moneyTransition(state, looked('pending'))).toEqual({
        phase: 'pending',
        intent,
        result: null,
      });
      expect(moneyTransition(state, looked('refused'))).toEqual({
        phase: 'refused',
        intent,
        error: { kind: 'api', code: '13050', description: '', status: 409 },
      });
      const answer: MoneyFact<string> = {
        type: 'looked-up',
        lookup: { state: 'refused', settleBy: null, result: null, error: refusal },
      };
      expect(moneyTransition(state, answer)).toEqual({ phase: 'refused', intent, error: refusal });
    }
  });

  test('a look-up that says "done" without a result proves nothing yet', () => {
    const empty: MoneyFact<string> = {
      type: 'looked-up',
      lookup: { state: 'done', settleBy: null, result: null, error: null },
    };
    expect(moneyTransition(submitting, empty)).toEqual({ phase: 'unknown', intent, attempts: 1 });
  });

  test('a result of another answer than "done" is no end', () => {
    const pending: MoneyFact<string> = {
      type: 'looked-up',
      lookup: { state: 'pending', settleBy: null, result: 'W1', error: null },
    };
    expect(moneyTransition(submitting, pending)).toEqual({
      phase: 'pending',
      intent,
      result: 'W1',
    });
  });

  test('attempts are counted from where the action stands', () => {
    expect(moneyTransition({ phase: 'unknown', intent, attempts: 4 }, looked('notFound'))).toEqual({
      phase: 'unknown',
      intent,
      attempts: 5,
    });
    expect(moneyTransition({ phase: 'pending', intent, result: null }, looked('notFound'))).toEqual(
      { phase: 'unknown', intent, attempts: 1 },
    );
  });

  test('a late refusal of the request is an end; silence that comes late says nothing new', () => {
    const refused = {
      type: 'failed',
      error: { kind: 'api', code: '13080', description: '', status: 400 },
    } as const;
    const lost = { type: 'failed', error: { kind: 'network' } } as const;
    for (const state of open)
      expect(moneyTransition(state, refused)).toEqual({
        phase: 'refused',
        intent,
        error: refused.error,
      });
    for (const state of open.slice(1)) expect(moneyTransition(state, lost)).toBe(state);
    expect(moneyTransition(submitting, lost)).toEqual({ phase: 'unknown', intent, attempts: 0 });
  });

  test('kinds of money that can move', () => {
    expect(MONEY_KIND).toEqual([
      'bet',
      'deposit',
      'withdrawal',
      'transfer',
      'claim',
      'cashOut',
      'prize',
    ]);
  });
});
