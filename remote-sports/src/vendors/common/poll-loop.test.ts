import { done, failed, type Outcome } from '@site/domain/errors/app-error';
import { manualTimers } from '../contract/manual-timers.fixture';
import { startPolling } from './poll-loop';

/** A loop whose answers the test gives by hand. */
function open(everyMs = 5_000, random = 0) {
  const timers = { ...manualTimers(), random: () => random };
  const requests: {
    readonly answer: (value: Outcome<string>) => void;
    readonly fail: () => void;
    readonly signal: AbortSignal;
  }[] = [];
  const received: string[] = [];
  const maintenance = { isInMaintenance: false, backs: new Set<() => void>() };
  const loop = startPolling<string>(
    {
      everyMs: () => everyMs,
      onAnswer: (value) => received.push(value),
      onSilence: () => received.push('silence'),
      ask: (signal) =>
        new Promise((answer, reject) => {
          requests.push({ answer, fail: () => reject(new Error('broken')), signal });
        }),
    },
    timers,
    {
      isInMaintenance: () => maintenance.isInMaintenance,
      works: () => undefined,
      onBack: (work) => {
        maintenance.backs.add(work);
        return () => maintenance.backs.delete(work);
      },
    },
  );
  const last = () => {
    const one = requests.at(-1);
    if (one === undefined) throw new Error('nothing asked');
    return one;
  };
  const say = async (value: Outcome<string>): Promise<void> => {
    last().answer(value);
    await Promise.resolve();
    await Promise.resolve();
  };
  return { timers, requests, received, maintenance, loop, last, say };
}
const lost = failed({ kind: 'network' });

/**
 * Questions that fail one after the other.
 *
 * @returns the pause after each.
 */
async function delaysOf(
  { timers, requests, say }: ReturnType<typeof open>,
  failures: number,
): Promise<readonly number[]> {
  const delays: number[] = [];
  while (delays.length < failures) {
    const [before, count] = [timers.now(), requests.length];
    await say(lost);
    while (requests.length === count) timers.advance(100);
    delays.push(timers.now() - before);
  }
  return delays;
}

test('asks at once, then again after each answer and its pause', async () => {
  const { requests, received, say, timers } = open();
  expect(requests).toHaveLength(1);
  await say(done('one'));
  timers.advance(4_999);
  expect(requests).toHaveLength(1);
  timers.advance(1);
  expect(requests).toHaveLength(2);
  await say(done('two'));
  expect(received).toEqual(['one', 'two']);
});

test('[R9-1] failures are asked again ever more seldom, and 10 s without an answer are silence, told once', async () => {
  const loop = open();
  const { received, say, timers } = loop;
  await say(done('one'));
  timers.advance(5_000);
  expect((await delaysOf(loop, 9)).every((pause) => pause >= 500 && pause <= 30_000)).toBe(true);
  timers.advance(20_000);
  expect(received.filter((each) => each === 'silence').length).toBeGreaterThanOrEqual(1);
  await say(done('back'));
  expect(received.at(-1)).toBe('back');
});

test.each([0, 0.5, 0.999])(
  'pauses after failures grow to at most 30 s (chance %d)',
  async (random) => {
    const delays = await delaysOf(open(5_000, random), 10);
    expect(Math.max(...delays)).toBeLessThanOrEqual(30_100);
    if (random > 0) expect(delays.at(-1)).toBeGreaterThan(delays[0] ?? 0);
  },
);

test('an answer that hangs is given up after 10 s: it is aborted, asked again, and never heard when it comes late', async () => {
  const { requests, received, say, timers } = open();
  const [first] = requests;
  timers.advance(10_000);
  expect([received, first?.signal.aborted]).toEqual([['silence'], true]);
  timers.advance(500);
  expect(requests).toHaveLength(2);
  first?.answer(done('late'));
  await say(done('fresh'));
  expect(received).toEqual(['silence', 'fresh']);
});

test('a question that breaks is a failure like any other', async () => {
  const { requests, last, timers } = open();
  last().fail();
  await Promise.resolve();
  await Promise.resolve();
  timers.advance(500);
  expect(requests).toHaveLength(2);
});

test('[R2.5-4] a vendor under maintenance is asked after 15 s at the earliest, and at once when it is back', async () => {
  const { requests, say, maintenance, timers } = open();
  maintenance.isInMaintenance = true;
  await say(lost);
  timers.advance(14_900);
  expect(requests).toHaveLength(1);
  maintenance.backs.forEach((work) => work());
  expect(requests).toHaveLength(2);
  maintenance.backs.forEach((work) => work());
  expect(requests).toHaveLength(2);
});

test('a network that is back is asked at once, not after the pause', async () => {
  const { requests, say, timers } = open();
  for (let at = 0; at < 6; at += 1) {
    await say(lost);
    timers.comeBack();
  }
  expect([requests.length, timers.now()]).toEqual([7, 0]);
});

test('who asks now is not kept waiting by what is on its way', async () => {
  const { requests, received, loop, say } = open();
  const [first] = requests;
  loop.now();
  first?.answer(done('old'));
  await say(done('new'));
  expect([requests.length, received]).toEqual([2, ['new']]);
});

test('slow polls are silent only after their pause and 10 s more', async () => {
  const { received, say, timers, last } = open(30_000);
  await say(done('one'));
  timers.advance(39_999);
  expect(received).toEqual(['one']);
  expect(last().signal.aborted).toBe(false);
  timers.advance(1);
  expect(received).toEqual(['one', 'silence']);
});

test('stopped, nothing is left', async () => {
  const { requests, received, loop, last, timers, maintenance } = open();
  const { answer } = last();
  loop.stop();
  answer(done('late'));
  await Promise.resolve();
  timers.advance(100_000);
  expect([requests.length, received, timers.waiting(), maintenance.backs.size]).toEqual([
    1,
    [],
    0,
    0,
  ]);
});
