import { failed } from '@site/domain/errors/app-error';
import { answered, flush, never, openPage, said, sealed, type Answer } from './money.fixture';
import type { MoneyLookup } from './types';

describe('placing', () => {
  test('the intent is in the journal before the request leaves, and out of it after the answer', async () => {
    const page = openPage();
    const seen: number[] = [];
    const phases = page.bet((key) => {
      seen.push(page.money.journal().filter((intent) => intent.key === key).length);
      return Promise.resolve(answered('W1'));
    });
    await flush();
    expect(seen).toEqual([1]);
    expect(phases).toEqual(['submitting', 'done']);
    expect(page.money.journal()).toEqual([]);
    expect(page.settled).toEqual(['key-1 done']);
  });

  test('a second tap joins the first: one request, both told', async () => {
    const page = openPage();
    const submit = jest.fn(() => Promise.resolve(answered('W1')));
    const [first, second] = [page.bet(submit), page.bet(submit)];
    await flush();
    expect(submit).toHaveBeenCalledTimes(1);
    expect(first.at(-1)).toBe('done');
    expect(second.at(-1)).toBe('done');
  });

  test('other bytes are another action with another key', () => {
    const page = openPage();
    const keys: string[] = [];
    const submit = (key: string): Promise<Answer> => {
      keys.push(key);
      return never();
    };
    page.bet(submit, 'a');
    page.bet(submit, 'b');
    expect(new Set(keys).size).toBe(2);
  });

  test('a definite refusal is final and said once', async () => {
    const page = openPage();
    const phases = page.bet(() =>
      Promise.resolve(failed({ kind: 'api', code: '13110', description: '', status: 409 })),
    );
    await flush();
    expect(phases).toEqual(['submitting', 'refused']);
    expect(page.settled).toEqual(['key-1 refused']);
  });

  test('updates are held off while the request is out, and no longer', async () => {
    const page = openPage();
    page.bet(never);
    expect(page.locks.isHeld()).toBe(true);
    await page.pass(10_000);
    expect(page.locks.isHeld()).toBe(false);
  });

  test('a browser that keeps nothing is told to the member, and the action goes on', () => {
    const full = new Map<string, string>();
    full.set = () => {
      throw new Error('QuotaExceededError');
    };
    const page = openPage(full);
    page.bet(never);
    expect(page.volatile()).toBe(1);
    page.bet(never, 'other bytes');
    expect(page.volatile()).toBe(2);
  });

  test('a caller that throws has told nothing: unknown, never a failure (I3)', async () => {
    const page = openPage();
    const phases = page.bet(() => Promise.reject(new Error('boom')));
    await page.pass(0);
    expect(phases).toEqual(['submitting', 'unknown']);
  });
});

describe('not knowing', () => {
  test.each([
    ['the network failed', () => Promise.resolve(failed({ kind: 'network' }))],
    ['the server broke', () => Promise.resolve(failed({ kind: 'http', status: 500 }))],
    [
      'still processing',
      () => Promise.resolve(failed({ kind: 'api', code: '13051', description: '', status: 409 })),
    ],
  ])(
    '%s: the server is asked by key until it knows, and only then it is done',
    async (_what, submit) => {
      const page = openPage();
      const requests: string[] = [];
      const answers = [said('notFound'), said('pending'), said('done', 'W1')];
      page.money.registerLookup('bet', (key) => {
        requests.push(key);
        return Promise.resolve(answers.shift() ?? said('notFound'));
      });
      const phases = page.bet(submit);
      await page.pass(0);
      await page.pass(1_000);
      await page.pass(2_000);
      expect(phases).toEqual(['submitting', 'unknown', 'unknown', 'pending', 'done']);
      expect(requests).toEqual(['key-1', 'key-1', 'key-1']);
      expect(page.settled).toEqual(['key-1 done']);
    },
  );

  test('no answer within 10 s is unknown, and a late answer still counts', async () => {
    const page = openPage();
    let answer: (value: Answer) => void = () => undefined;
    const phases = page.bet(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    await page.pass(10_000);
    expect(phases).toEqual(['submitting', 'unknown']);
    answer(answered('W1'));
    await flush();
    expect(phases).toEqual(['submitting', 'unknown', 'done']);
  });

  test('"not found" proves nothing, after an hour neither; a sealed key does', async () => {
    const page = openPage();
    const answers = [said('notFound'), said('notFound'), sealed()];
    page.money.registerLookup('bet', () => Promise.resolve(answers.shift() ?? said('notFound')));
    const phases = page.bet(() => Promise.resolve(failed({ kind: 'timeout' })));
    await page.pass(0);
    page.clock.now += 3_600_000;
    await page.pass(1_000);
    expect(phases.at(-1)).toBe('unknown');
    await page.pass(2_000);
    expect(phases.at(-1)).toBe('notPlaced');
  });

  test.each([
    ['nothing', said('done')],
    ['an answer of another shape', failed({ kind: 'contract', where: 'result' })],
  ] as const)(
    'a look-up that says "done" with %s is unknown, neither refused nor placed',
    async (_what, answer) => {
      const page = openPage();
      page.money.registerLookup('bet', () => Promise.resolve(answer));
      const phases = page.bet(() => Promise.resolve(failed({ kind: 'network' })));
      for (const ms of [0, 1_000, 2_000]) await page.pass(ms);
      page.clock.now += 3_600_000;
      await page.pass(4_000);
      expect(new Set(phases)).toEqual(new Set(['submitting', 'unknown']));
      expect(page.money.journal()).toHaveLength(1);
    },
  );

  test('the request is cut before the server is asked what became of it', async () => {
    const page = openPage();
    const order: string[] = [];
    page.money.registerLookup('bet', () => {
      order.push('asked');
      return Promise.resolve(sealed());
    });
    page.bet((_key, signal) => {
      signal.addEventListener('abort', () => order.push('cut'));
      return never();
    });
    await page.pass(10_000);
    await page.pass(0);
    expect(order).toEqual(['cut', 'asked']);
  });

  test('an answer that was on its way all the time stands over "not placed", and is told', async () => {
    const page = openPage();
    let answer: (value: Answer) => void = () => undefined;
    page.money.registerLookup('bet', () => Promise.resolve(sealed()));
    const phases = page.bet(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    await page.pass(10_000);
    await page.pass(0);
    expect(phases.at(-1)).toBe('notPlaced');
    answer(answered('W1'));
    await flush();
    expect(phases).toEqual(['submitting', 'unknown', 'notPlaced', 'unknown', 'done']);
    expect(page.settled).toEqual(['key-1 notPlaced', 'key-1 done']);
    expect(page.money.journal()).toEqual([]);
  });

  test('one that says "wait" is asked for again until there is a verdict', async () => {
    const page = openPage();
    const answers = [sealed(), said('done', 'W1')];
    let answer: (value: Answer) => void = () => undefined;
    page.money.registerLookup('bet', () => Promise.resolve(answers.shift() ?? said('pending')));
    const phases = page.bet(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    await page.pass(10_000);
    await page.pass(0);
    answer(answered('W1', true));
    await flush();
    expect(phases.at(-1)).toBe('pending');
    expect(page.money.journal()).toHaveLength(1);
    await page.pass(2_000);
    expect(phases.at(-1)).toBe('done');
  });

  test('who stops looking up takes away what they registered, not what another owner of the kind has since', async () => {
    const page = openPage();
    const stop = page.money.registerLookup('bet', () => Promise.resolve(said('notFound')));
    page.money.registerLookup('bet', () => Promise.resolve(said('done', 'W1')));
    stop();
    const phases = page.bet(() => Promise.resolve(failed({ kind: 'network' })));
    await page.pass(0);
    expect(phases.at(-1)).toBe('done');
  });

  test('an answer that comes after the final state changes nothing', async () => {
    const page = openPage();
    let answer: (value: Answer) => void = () => undefined;
    page.money.registerLookup('bet', () => Promise.resolve(said('done', 'W1')));
    const phases = page.bet(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    await page.pass(10_000);
    await page.pass(0);
    answer(answered('W2'));
    await flush();
    expect(phases).toEqual(['submitting', 'unknown', 'done']);
    expect(page.settled).toEqual(['key-1 done']);
  });

  test('asking now cuts the pause short', async () => {
    const page = openPage();
    const lookup = jest.fn(() => Promise.resolve(said('notFound')));
    page.money.registerLookup('bet', lookup);
    page.bet(() => Promise.resolve(failed({ kind: 'network' })));
    await page.pass(0);
    expect(lookup).toHaveBeenCalledTimes(1);
    page.money.checkNow();
    await flush();
    expect(lookup).toHaveBeenCalledTimes(2);
  });

  test('a look-up that hangs holds back no other, and what it still says counts', async () => {
    const page = openPage();
    const phases = page.bet(() => Promise.resolve(failed({ kind: 'network' })));
    let late: (answer: Awaited<ReturnType<MoneyLookup>>) => void = () => undefined;
    const lookup = jest.fn<ReturnType<MoneyLookup>, []>(
      () =>
        new Promise((resolve) => {
          late = resolve;
        }),
    );
    page.money.registerLookup('bet', lookup);
    await page.pass(0);
    expect(lookup).toHaveBeenCalledTimes(1);
    const first = late;
    await page.pass(8_000);
    page.money.checkNow();
    await flush();
    expect(lookup).toHaveBeenCalledTimes(2);
    first(said('done', 'W1'));
    await flush();
    expect(phases.at(-1)).toBe('done');
  });

  test('what the server says of a key to another member is not heard', async () => {
    const page = openPage();
    const phases = page.bet(() => Promise.resolve(failed({ kind: 'network' })));
    page.money.registerLookup('bet', () => {
      page.member.code = 'M2';
      return Promise.resolve(sealed());
    });
    await page.pass(0);
    page.member.code = 'M1';
    expect([phases.at(-1), page.money.journal().length]).toEqual(['unknown', 1]);
  });
});
