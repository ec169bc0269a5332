import { postError, postRecording } from '@site/contracts/log';
import { catchUncaught, listenToErrors, noteError, type SeenError } from './early-errors';
import { createGatewayReporter } from './error-reporter';
import { createLogSender, type SendRecord } from './log-gateway';
import { startRecorder } from './recorder';
import { surroundingOf } from './surrounding';

const AROUND = { page: '/', appVersion: '0.1.0_aaaaaaa', osType: 'iOS' };

interface Sent {
  readonly path: string;
  readonly record: Record<string, unknown>;
}
const sender = (): { readonly sent: Sent[]; readonly send: SendRecord } => {
  const sent: Sent[] = [];
  return {
    sent,
    send: (row, record) => {
      sent.push({ path: row.path, record: { ...record } });
    },
  };
};

test('[C-43] what nobody caught is kept until the reporter listens, and goes to it from then on', () => {
  const target = new EventTarget() as unknown as Window;
  catchUncaught(target);
  target.dispatchEvent(
    Object.assign(new Event('error'), { error: new TypeError('first'), message: 'first' }),
  );
  const seen: SeenError[] = [];
  const stop = listenToErrors((next) => seen.push(next));
  target.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'second' }));
  expect(seen.map(({ kind }) => kind)).toEqual(['error', 'rejection']);
  stop();
  for (let at = 0; at < 50; at += 1)
    noteError({ kind: 'render', error: new Error(String(at)), part: 'host' });
  const later: SeenError[] = [];
  listenToErrors((next) => later.push(next))();
  expect(later).toHaveLength(20);
});

describe('error reporter', () => {
  test('[R8-6] unsupported operations, failed fetches and failed loads are left out; the rest is sent once, scrubbed', () => {
    const { sent, send } = sender();
    const { report } = createGatewayReporter(
      send,
      () => AROUND,
      () => 'G7',
    );
    for (const message of ['Failed to fetch', 'Load failed', 'Operation is not supported'])
      report({ kind: 'error', error: new TypeError(message), part: 'host' });
    expect(sent).toEqual([]);
    const error = new Error('call 13800138000 with token=abcdefgh12345678');
    report({ kind: 'render', error, part: 'sports' });
    report({ kind: 'render', error, part: 'sports' });
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      path: postError.path,
      record: {
        message: 'Error: call *** with token=***',
        part: 'sports',
        supportCode: 'G7',
        ...AROUND,
      },
    });
    expect(JSON.stringify(sent)).not.toMatch(/13800138000|abcdefgh/);
  });

  test('a loop of different errors is cut', () => {
    const { sent, send } = sender();
    const { report } = createGatewayReporter(
      send,
      () => AROUND,
      () => 'G7',
    );
    for (let at = 0; at < 100; at += 1)
      report({ kind: 'error', error: `boom ${at}`, part: 'host' });
    expect(sent).toHaveLength(30);
  });
});

describe('recorder', () => {
  const open = (path: string, sinceLogin: number | null, draw: number) => {
    window.history.replaceState(null, '', `/cn/mobile${path}`);
    const { sent, send } = sender();
    let now = 0;
    const recorder = startRecorder({
      window,
      send,
      around: () => AROUND,
      now: () => now,
      draw: () => draw,
      sinceLogin: () => sinceLogin,
    });
    return {
      sent,
      recorder,
      at: (ms: number) => {
        now = ms;
      },
    };
  };
  const tap = (): void => {
    const [button, input] = [document.createElement('button'), document.createElement('input')];
    button.dataset['testid'] = 'odds-cell';
    button.textContent = '1.95 张三';
    input.value = 'secret';
    document.body.replaceChildren(button, input);
    document.querySelector('button')?.click();
    document.querySelector('input')?.click();
  };

  test('[R9-1] a session that was not drawn is sent only with an error, and knows hooks, never texts or values', () => {
    const { sent, recorder, at } = open('/Games', null, 0.5);
    at(1_200);
    tap();
    expect(sent).toEqual([]);
    recorder.errorSeen();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      path: postRecording.path,
      record: {
        reason: 'error',
        steps: [
          { at: 0, kind: 'page', what: '/Games' },
          { at: 1_200, kind: 'tap', what: 'odds-cell' },
          { kind: 'tap', what: 'input' },
          { kind: 'error' },
        ],
      },
    });
    expect(JSON.stringify(sent)).not.toMatch(/张三|secret|1\.95/);
    recorder.stop();
  });

  test.each([
    ['/login', null],
    ['/DepositVerify', 5],
    ['/Me', 5],
    ['/Games', 120_000],
  ] as const)('[C-37] %s, %s ms after the login, is not recorded', (path, sinceLogin) => {
    const { sent, recorder } = open(path, sinceLogin, 0);
    tap();
    recorder.errorSeen();
    recorder.stop();
    expect(sent).toEqual([]);
  });

  test('a stopped recorder hears nothing', () => {
    const { sent, recorder } = open('/Games', null, 0);
    recorder.stop();
    tap();
    expect(sent).toEqual([]);
  });
});

test('[C-36] records name the path without its query; the sender leaves failures alone', async () => {
  window.history.replaceState(null, '', '/cn/mobile/Games/?token=abcdefgh');
  expect(surroundingOf(window, '1')()).toEqual({
    page: '/Games',
    appVersion: '1',
    osType: 'other',
  });
  const calls: unknown[] = [];
  createLogSender((...args) => {
    calls.push(args);
    return Promise.reject(new Error('down'));
  })(postError, { a: 1 });
  await Promise.resolve();
  expect(calls).toEqual([
    [
      '/log/errors',
      expect.objectContaining({
        method: 'POST',
        body: '{"a":1}',
        keepalive: true,
        credentials: 'omit',
      }),
    ],
  ]);
});
