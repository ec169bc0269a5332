import { spawn, type ChildProcess } from 'node:child_process';
import { keepRunning, waitBeforeStart } from './supervisor';

test('the wait grows with each end of the last minute, until it is given up', () => {
  const ends = (count: number, at = 0): number[] => Array.from({ length: count }, () => at);
  expect([1, 2, 3, 4, 5, 6].map((count) => waitBeforeStart(ends(count), 0))).toEqual([
    100,
    500,
    1_000,
    3_000,
    5_000,
    null,
  ]);
  expect(waitBeforeStart([...ends(9, 0), 61_000], 61_000)).toBe(100);
});

interface Seen {
  readonly lines: string[];
  readonly pids: number[];
  readonly givenUp: Promise<void>;
  readonly server: ReturnType<typeof keepRunning>;
}
const run = (script: string): ChildProcess => spawn(process.execPath, ['-e', script]);
function keep(server: string | (() => ChildProcess)): Seen {
  const lines: string[] = [];
  const pids: number[] = [];
  let giveUp = (): void => undefined;
  const givenUp = new Promise<void>((resolve) => {
    giveUp = resolve;
  });
  const kept = keepRunning({
    name: 'edge',
    start: typeof server === 'string' ? () => run(server) : server,
    log: (line) => lines.push(line),
    onStart: ({ pid }) => pids.push(pid ?? 0),
    onGivenUp: () => giveUp(),
  });
  return { lines, pids, givenUp, server: kept };
}
async function until(check: () => boolean): Promise<void> {
  for (const end = Date.now() + 20_000; !check();) {
    if (Date.now() > end) throw new Error('it did not come to pass');
    await new Promise((resolve) => {
      setTimeout(resolve, 10);
    });
  }
}

test('a server that is killed runs again, and says so; one that is stopped does not', async () => {
  const { lines, pids, server } = keep('setInterval(() => undefined, 1000)');
  server.child()?.kill('SIGKILL');
  await until(() => lines.length === 2);
  expect(lines).toEqual([
    'edge ended by itself (SIGKILL); it is started again in 0.1 s',
    `edge runs again (pid ${pids[1] ?? ''})`,
  ]);
  expect(new Set(pids).size).toBe(2);
  await server.stop();
  expect([lines.length, pids.length, server.child()?.signalCode]).toEqual([2, 2, 'SIGTERM']);
});

test('one that ends at once each time is given up with a sentence', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'Date'] });
  const { lines, pids, givenUp } = keep('process.exit(3)');
  let isOver = false;
  void givenUp.then(() => {
    isOver = true;
  });
  while (!isOver) {
    jest.advanceTimersByTime(5_000);
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  }
  jest.useRealTimers();
  expect(pids).toHaveLength(6);
  expect(lines.at(-1)).toBe(
    'edge ended by itself (code 3), 6 times by now; it is not started again, the lines above say why it ends',
  );
});

test('[D4] a server that cannot be started counts as one that ended: it is tried again, and the start lives', async () => {
  const attempts: ('missing' | 'throws' | 'runs')[] = ['missing', 'throws', 'runs'];
  const { lines, pids, server } = keep(() => {
    const next = attempts.shift();
    // What the system has no process or no handle left for comes as an event, without a pid.
    if (next === 'missing') return spawn('/no/such/program');
    if (next === 'throws') throw Object.assign(new Error('spawn ENOMEM'), { code: 'ENOMEM' });
    return run('setInterval(() => undefined, 1000)');
  });
  await until(() => lines.length === 3);
  expect(lines).toEqual([
    'edge could not be started (spawn /no/such/program ENOENT); it is started again in 0.1 s',
    'edge could not be started (spawn ENOMEM); it is started again in 0.5 s',
    `edge runs again (pid ${pids[0] ?? ''})`,
  ]);
  await server.stop();
  expect([lines.length, pids.length]).toEqual([3, 1]);
});

test('a server whose end is expected is not started again, also when it ends before anybody stops it', async () => {
  const { lines, pids, server } = keep('setInterval(() => undefined, 1000)');
  server.expectEnd();
  const ended = new Promise((resolve) => server.child()?.once('exit', resolve));
  server.child()?.kill('SIGKILL');
  await ended;
  await server.stop();
  expect([lines, pids.length]).toEqual([[], 1]);
});
