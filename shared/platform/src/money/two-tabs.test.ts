import { failed } from '@site/domain/errors/app-error';
import { answered, flush, never, openPage, said, sealed, type Answer } from './money.fixture';
import type { MoneyLookup } from './types';

/** Two tabs of one browser. */
function tabs() {
  const kept = new Map<string, string>();
  return [openPage(kept), openPage(kept)] as const;
}

/** Names under which the journal of a page keeps its entries. */
const entriesIn = ({ kept }: { readonly kept: ReadonlyMap<string, string> }): readonly string[] =>
  [...kept.keys()].filter((name) => name.startsWith('moneyJournal:'));

/** A request whose answer comes when the test says so. */
function held() {
  let answer: (value: Answer) => void = () => undefined;
  const submit = jest.fn(
    () =>
      new Promise<Answer>((resolve) => {
        answer = resolve;
      }),
  );
  return { submit, answer: (value: Answer) => answer(value) };
}

describe('one intent in two tabs', () => {
  test('two taps before the first answer are one request, and both tabs show its end (I1)', async () => {
    const [first, second] = tabs();
    const call = held();
    second.money.registerLookup('bet', () => Promise.resolve(said('done', 'W1')));
    const ends = [first.bet(call.submit), second.bet(call.submit)];
    await flush();
    call.answer(answered('W1'));
    await first.pass(50);
    await second.pass(1_000);
    expect(call.submit).toHaveBeenCalledTimes(1);
    expect(ends.map((phases) => phases.at(-1))).toEqual(['done', 'done']);
    expect([first.settled, second.settled]).toEqual([['key-1 done'], ['key-1 done']]);
    expect([first.money.journal(), second.money.journal()]).toEqual([[], []]);
  });

  test('a tap from before the first answer that gets its turn after it joins, too: its code took longer to arrive', async () => {
    const [first, second] = tabs();
    const submit = jest.fn(() => Promise.resolve(answered('W1')));
    const tap = second.money.tapMoment();
    first.bet(submit);
    await first.pass(50);
    second.money.registerLookup('bet', () => Promise.resolve(said('done', 'W1')));
    const phases = second.bet(submit, undefined, tap);
    await second.pass(1_000);
    expect([submit.mock.calls.length, phases.at(-1)]).toEqual([1, 'done']);
  });

  test('the same bet again, meant after the first has ended, is another one', async () => {
    const [first, second] = tabs();
    const submit = jest.fn(() => Promise.resolve(answered('W1')));
    first.bet(submit);
    await first.pass(50);
    for (const page of [first, second]) {
      page.bet(submit);
      await page.pass(50);
    }
    expect(submit).toHaveBeenCalledTimes(3);
  });

  test.each([-3_600_000, 3_600_000])(
    'a device clock that is set by %d ms between them makes two bets neither one nor none (ruling 7)',
    async (ms) => {
      const [first, second] = tabs();
      const submit = jest.fn(() => Promise.resolve(answered('W1')));
      first.bet(submit);
      await first.pass(50);
      for (const page of [first, second]) {
        page.device.now += ms;
        const phases = page.bet(submit, undefined, page.money.tapMoment());
        await page.pass(50);
        expect(phases).toEqual(['submitting', 'done']);
      }
      expect(submit).toHaveBeenCalledTimes(3);
    },
  );

  test('a tap of a member who is gone when its action begins sends nothing, and is nobody else’s', async () => {
    const [page] = tabs();
    const submit = jest.fn(() => Promise.resolve(answered('W1')));
    const tap = page.money.tapMoment();
    page.member.code = 'M2';
    const phases = page.bet(submit, undefined, tap);
    await page.pass(50);
    expect([submit.mock.calls.length, phases, page.money.journal(), [...page.kept.keys()]]).toEqual(
      [0, ['notPlaced'], [], []],
    );
  });

  test('two different bets at once do not wait for each other', async () => {
    const [first, second] = tabs();
    const [one, other] = [held(), held()];
    first.bet(one.submit, 'a');
    second.bet(other.submit, 'b');
    await flush();
    expect([one.submit.mock.calls.length, other.submit.mock.calls.length]).toEqual([1, 1]);
  });

  test('a bet that waits for its verdict holds no other one back', async () => {
    const [first, second] = tabs();
    first.bet(() => Promise.resolve(answered('W1', true)));
    await first.pass(50);
    const submit = jest.fn(never);
    second.bet(submit);
    await flush();
    expect(submit).toHaveBeenCalledTimes(1);
  });

  test('what means the same is one intent, though the price moved in between', async () => {
    const [first, second] = tabs();
    const submit = jest.fn(never);
    first.money
      .run({ kind: 'bet', summary: 's', payload: '1.90', meant: 'slip', submit })
      .subscribe();
    second.money
      .run({ kind: 'bet', summary: 's', payload: '1.91', meant: 'slip', submit })
      .subscribe();
    await first.pass(10_000);
    await first.pass(50);
    expect(submit).toHaveBeenCalledTimes(1);
  });

  test('a tab that waits to ask again asks at once when another one has its answer', async () => {
    const [first, second] = tabs();
    const phases = first.bet(never);
    await first.pass(50);
    await first.pass(10_000);
    const requests: string[] = [];
    let knows = false;
    const lookup = (tab: string) => (): ReturnType<MoneyLookup> => {
      requests.push(tab);
      return Promise.resolve(knows ? said('done', 'W1') : failed({ kind: 'network' }));
    };
    second.money.registerLookup('bet', lookup('second'));
    await second.pass(0);
    expect([requests, second.settled]).toEqual([['second'], []]);
    knows = true;
    first.money.registerLookup('bet', lookup('first'));
    first.money.checkNow();
    await flush();
    expect(phases.at(-1)).toBe('done');
    expect([requests, second.settled]).toEqual([['second', 'first', 'second'], ['key-1 done']]);
  });

  test('no tab asks about a request that another tab is sending: the question would seal it', async () => {
    const [first, second] = tabs();
    const call = held();
    first.bet(call.submit);
    const lookup = jest.fn(() => Promise.resolve(sealed()));
    second.money.registerLookup('bet', lookup);
    await second.pass(0);
    expect(lookup).not.toHaveBeenCalled();
    call.answer(failed({ kind: 'network' }));
    await first.pass(50);
    await second.pass(0);
    expect(lookup).toHaveBeenCalledTimes(1);
  });

  test('a tab that waits longer than the member was told asks about the other one, and sends nothing even then', async () => {
    const [first, second] = tabs();
    const submit = jest.fn(never);
    first.bet(submit);
    const phases = second.bet(submit);
    second.money.registerLookup('bet', () => Promise.resolve(said('pending')));
    await second.pass(10_000);
    await first.pass(10_000);
    await first.pass(50);
    await second.pass(0);
    expect(phases).toEqual(['submitting', 'unknown', 'pending']);
    expect(submit).toHaveBeenCalledTimes(1);
  });

  test('locks that fail send nothing: what was not sent is sealed and said to be so', async () => {
    const page = openPage(new Map(), { code: 'M1' }, undefined, () =>
      Promise.reject(new Error('InvalidStateError')),
    );
    page.money.registerLookup('bet', () => Promise.resolve(sealed()));
    const submit = jest.fn(never);
    const phases = page.bet(submit);
    await page.pass(0);
    expect([submit.mock.calls.length, phases.at(-1)]).toEqual([0, 'notPlaced']);
  });
});

describe('the journal of all tabs', () => {
  test('no tab writes over what another one wrote', async () => {
    const [first, second] = tabs();
    first.bet(never, 'a');
    second.bet(never, 'b');
    await flush();
    expect(
      new Set([...first.money.journal(), ...second.money.journal()].map(({ key }) => key)).size,
    ).toBe(2);
  });

  test('what is over is forgotten after a minute, and the oldest open ones beyond fifty', async () => {
    const page = openPage();
    page.bet(() => Promise.resolve(answered('W1')));
    await page.pass(50);
    expect(entriesIn(page)).toHaveLength(1);
    page.device.now += 61_000;
    for (let at = 0; at < 52; at += 1) {
      page.clock.now += 1;
      page.bet(never, `bytes ${at}`);
    }
    expect(page.money.journal()).toHaveLength(50);
    expect(entriesIn(page)).toHaveLength(50);
    expect(page.money.journal().at(-1)?.startedAt).toBe(page.clock.now);
  });

  test('what somebody has put there by hand costs no more than fifty questions, the newest, and is cut down at the first look', async () => {
    const before = openPage();
    before.bet(never);
    const text = entriesIn(before)
      .map((name) => before.kept.get(name))
      .join();
    const kept = new Map(
      Array.from(
        { length: 2_000 },
        (_none, at) =>
          [
            `moneyJournal:k${at}`,
            text
              .replace('1000000', String(1_000_000 + at))
              .replace(/(payloadHash":")\w+/, `$1h${at}`),
          ] as const,
      ),
    );
    const page = openPage(kept);
    const requests: string[] = [];
    page.money.registerLookup('bet', (key) => {
      requests.push(key);
      return Promise.resolve(said('done', 'W1'));
    });
    await page.pass(0);
    expect([requests.length, requests[0], requests.at(-1), kept.size]).toEqual([
      50,
      'k1950',
      'k1999',
      50,
    ]);
  });

  test('an entry answers to the name under which it stands: with another key inside it comes to its end all the same', async () => {
    const before = openPage();
    before.bet(never);
    const kept = new Map(
      entriesIn(before)
        .map((name) => [name, before.kept.get(name) ?? ''] as const)
        .map(([name, text]) => [name, text.replaceAll('key-1', 'key-of-somebody')] as const),
    );
    expect([...kept.keys()]).toEqual(['moneyJournal:key-1']);
    const page = openPage(kept);
    page.money.registerLookup('bet', () => Promise.resolve(said('done', 'W1')));
    await page.pass(0);
    expect([page.settled, page.money.journal()]).toEqual([['key-1 done'], []]);
  });

  test('storage that is full has room for it yet: two tabs still place one bet, and what is over is known to be', async () => {
    const kept = new Map<string, string>();
    const [first, second] = [openPage(kept), openPage(kept)];
    first.bet(() => Promise.resolve(answered('W0')), 'an earlier one');
    await first.pass(50);
    const limit = [...kept.values()].join('').length;
    const isFull = (name: string, text: string): boolean =>
      [...kept].reduce((sum, [at, each]) => sum + (at === name ? 0 : each.length), text.length) >
      limit;
    Object.defineProperty(kept, 'set', {
      value: (name: string, text: string) => {
        if (isFull(name, text)) throw new DOMException('full', 'QuotaExceededError');
        return Map.prototype.set.call(kept, name, text) as Map<string, string>;
      },
    });
    const call = held();
    second.money.registerLookup('bet', () => Promise.resolve(said('done', 'W1')));
    const ends = [first.bet(call.submit), second.bet(call.submit)];
    await flush();
    call.answer(answered('W1'));
    await first.pass(50);
    await second.pass(1_000);
    expect([call.submit.mock.calls.length, ends.map((phases) => phases.at(-1))]).toEqual([
      1,
      ['done', 'done'],
    ]);
    expect([
      first.money.journal(),
      second.money.journal(),
      first.volatile() + second.volatile(),
    ]).toEqual([[], [], 0]);
  });
});
