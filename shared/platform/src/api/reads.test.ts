import { done, failed, type Outcome } from '@site/domain/errors/app-error';
import { createReads, withinDeadline } from './reads';

/** A read that the test answers. */
function pending(): {
  readonly ask: () => Promise<Outcome<number>>;
  readonly answer: (value: Outcome<number>) => void;
  readonly times: () => number;
} {
  let answer: (value: Outcome<number>) => void = () => undefined;
  let times = 0;
  return {
    ask: () => {
      times += 1;
      return new Promise((resolve) => {
        answer = resolve;
      });
    },
    answer: (value) => answer(value),
    times: () => times,
  };
}

describe('reads', () => {
  test('[R7.1-7] the same read within 333 ms is one request; later it is another, and a failure is never shared afterwards', async () => {
    let now = 0;
    const reads = createReads(() => now);
    const first = pending();
    const both = [reads.run('a', first.ask), reads.run('a', first.ask)];
    first.answer(done(1));
    expect(await Promise.all(both)).toEqual([done(1), done(1)]);
    now = 333;
    expect(await reads.run('a', first.ask)).toEqual(done(1));
    expect(first.times()).toBe(1);
    now = 334;
    const later = reads.run('a', first.ask);
    first.answer(failed({ kind: 'network' }));
    await later;
    void reads.run('a', first.ask);
    expect(first.times()).toBe(3);
  });

  test('a write forgets what is on its way, and a late old answer gives way to the newer one', async () => {
    const reads = createReads(() => 0);
    const [old, fresh] = [pending(), pending()];
    const slow = reads.run('a', old.ask);
    reads.forget();
    const quick = reads.run('a', fresh.ask);
    fresh.answer(done(2));
    expect(await quick).toEqual(done(2));
    old.answer(done(1));
    expect(await slow).toEqual(done(2));
  });

  test('a read asked anew joins nothing, and whoever asks afterwards joins it and not the answer from before', async () => {
    const reads = createReads(() => 0);
    const [old, anew] = [pending(), pending()];
    const before = reads.run('a', old.ask);
    old.answer(done(1));
    await before;
    const now = reads.anew('a', anew.ask);
    const joined = reads.run('a', old.ask);
    anew.answer(done(2));
    expect(await Promise.all([now, joined, reads.run('a', old.ask)])).toEqual([
      done(2),
      done(2),
      done(2),
    ]);
    expect([old.times(), anew.times()]).toEqual([1, 1]);
  });

  test('[R7.1-3] the screen hears of the deadline, an aborted caller of that, and neither stops the request', async () => {
    let ring: () => void = () => undefined;
    const after = (_ms: number, work: () => void) => {
      ring = work;
      return () => undefined;
    };
    const late = withinDeadline(new Promise<Outcome<number>>(() => undefined), after, undefined);
    ring();
    expect(await late).toEqual(failed({ kind: 'timeout' }));
    const leaving = new AbortController();
    const left = withinDeadline(
      new Promise<Outcome<number>>(() => undefined),
      after,
      leaving.signal,
    );
    leaving.abort();
    expect(await left).toEqual(failed({ kind: 'aborted' }));
    expect(await withinDeadline(Promise.resolve(done(3)), after, undefined)).toEqual(done(3));
  });
});
