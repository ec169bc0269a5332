import { done, failed, type Outcome } from '@site/domain/errors/app-error';
import { manualTimers } from '../contract/manual-timers.fixture';
import { startPolling } from './poll-loop';

/** A loop whose answers the test gives by hand. */
function open(everyMs = 5_000, random = 0) {
  const timers = { ...manualTimers(), random: () => random };
  const asked: {
    readonly answer: (value: Outcome<string>) => void;
    readonly fail: () => void;
    readonly signal: AbortSignal;
  }[] = [];
  const heard: string[] = [];
  const rest = { rests: false, backs: new Set<() => void>() };
  const loop = startPolling<string>(
    {
      everyMs: () => everyMs,
      onAnswer: (value) => heard.push(value),
      onSilence: () => heard.push('silence'),
      ask: (signal) =>
        new Promise((answer, reject) => {
          asked.push({ answer, fail: () => reject(new Error('broken')), signal });
        }),
    },
    timers,
    {
      rests: () => rest.rests,
      works: () => undefined,
      onBack: (work) => {
        rest.backs.add(work);
        return () => rest.backs.delete(work);
      },
    },
  );
  const last = () => {
    const one = asked.at(-1);
    if (one === undefined) throw new Error('nothing asked');
    return one;
  };
  const say = async (value: Outcome<string>): Promise<void> => {
    last().answer(value);
    await Promise.resolve();
    await Promise.resolve();
  };
  return { timers, asked, heard, rest, loop, last, say };
}
const lost = failed({ kind: 'network' });

/**
 * Questions that fail one after the other.
 *
 * @returns the pause after each.
 */
async function pausesOf(
  { timers, asked, say }: ReturnType<typeof open>,
  failures: number,
): Promise<readonly number[]> {
  const pauses: number[] = [];
  while (pauses.length < failures) {
    const [before, count] = [timers.now(), asked.length];
    await say(lost);
    while (asked.length === count) timers.advance(100);
    pauses.push(timers.now() - before);
  }
  return pauses;
}

test('asks at once, then again after each answer and its pause', async () => {
  const { asked, heard, say, timers } = open();
  expect(asked).toHaveLength(1);
  await say(done('one'));
  timers.advance(4_999);
  expect(asked).toHaveLength(1);
  timers.advance(1);
  expect(asked).toHaveLength(2);
  await say(done('two'));
  expect(heard).toEqual(['one', 'two']);
});

test('[R9-1] failures are asked again ever more seldom, and 10 s without an answer are silence, told once', async () => {
  const loop = open();
  const { heard, say, timers } = loop;
  await say(done('one'));
  timers.advance(5_000);
  expect((await pausesOf(loop, 9)).every((pause) => pause >= 500 && pause <= 30_000)).toBe(true);
  timers.advance(20_000);
  expect(heard.filter((each) => each === 'silence').length).toBeGreaterThanOrEqual(1);
  await say(done('back'));
  expect(heard.at(-1)).toBe('back');
});

test.each([0, 0.5, 0.999])(
  'pauses after failures grow to at most 30 s (chance %d)',
  async (random) => {
    const pauses = await pausesOf(open(5_000, random), 10);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(30_100);
    if (random > 0) expect(pauses.at(-1)).toBeGreaterThan(pauses[0] ?? 0);
  },
);

test('an answer that hangs is given up after 10 s: it is aborted, asked again, and never heard when it comes late', async () => {
  const { asked, heard, say, timers } = open();
  const [first] = asked;
  timers.advance(10_000);
  expect([heard, first?.signal.aborted]).toEqual([['silence'], true]);
  timers.advance(500);
  expect(asked).toHaveLength(2);
  first?.answer(done('late'));
  await say(done('fresh'));
  expect(heard).toEqual(['silence', 'fresh']);
});

test('a question that breaks is a failure like any other', async () => {
  const { asked, last, timers } = open();
  last().fail();
  await Promise.resolve();
  await Promise.resolve();
  timers.advance(500);
  expect(asked).toHaveLength(2);
});

test('[R2.5-4] a vendor that rests is asked after 15 s at the earliest, and at once when it is back', async () => {
  const { asked, say, rest, timers } = open();
  rest.rests = true;
  await say(lost);
  timers.advance(14_900);
  expect(asked).toHaveLength(1);
  rest.backs.forEach((work) => work());
  expect(asked).toHaveLength(2);
  rest.backs.forEach((work) => work());
  expect(asked).toHaveLength(2);
});

test('a network that is back is asked at once, not after the pause', async () => {
  const { asked, say, timers } = open();
  for (let at = 0; at < 6; at += 1) {
    await say(lost);
    timers.comeBack();
  }
  expect([asked.length, timers.now()]).toEqual([7, 0]);
});

test('who asks now is not kept waiting by what is on its way', async () => {
  const { asked, heard, loop, say } = open();
  const [first] = asked;
  loop.now();
  first?.answer(done('old'));
  await say(done('new'));
  expect([asked.length, heard]).toEqual([2, ['new']]);
});

test('slow polls are silent only after their pause and 10 s more', async () => {
  const { heard, say, timers, last } = open(30_000);
  await say(done('one'));
  timers.advance(39_999);
  expect(heard).toEqual(['one']);
  expect(last().signal.aborted).toBe(false);
  timers.advance(1);
  expect(heard).toEqual(['one', 'silence']);
});

test('stopped, nothing is left', async () => {
  const { asked, heard, loop, last, timers, rest } = open();
  const { answer } = last();
  loop.stop();
  answer(done('late'));
  await Promise.resolve();
  timers.advance(100_000);
  expect([asked.length, heard, timers.waiting(), rest.backs.size]).toEqual([1, [], 0, 0]);
});
