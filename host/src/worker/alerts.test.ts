/** @jest-environment node */
import type { Alert } from '@site/domain/alerts/alert';
import type { AlertWord } from '@site/domain/alerts/words';
import { openAlert, tellPush, type AlertPorts, type ShownAlert, type SiteWindow } from './alerts';

const ALERT: Alert = {
  id: 'a-1',
  kind: 'deposit',
  title: '存款成功',
  body: '¥500.00 已到账',
  target: '/Deposit/DetailsInfo?id=7',
  at: 1_795_000_000_000,
};
const pushed = (value: unknown) => ({ json: () => value });

/** A browser with some windows of the site. */
function browser(
  windows: readonly Partial<SiteWindow>[] = [],
  over: Partial<AlertPorts> & { readonly takes?: boolean } = {},
) {
  const shown: ShownAlert[] = [];
  const opened: string[] = [];
  const handed: AlertWord[] = [];
  const said: (readonly [number, AlertWord])[] = [];
  const focused: number[] = [];
  const ports: AlertPorts = {
    windows: async () =>
      windows.map((one, place) => ({
        focused: false,
        visibilityState: 'hidden',
        focus: async () => void focused.push(place),
        postMessage: (word) => void said.push([place, word]),
        ...one,
      })),
    show: async (title, options) => void shown.push({ title, options }),
    open: async (url) => void opened.push(url),
    handOver: async (_window, word) => {
      handed.push(word);
      return over.takes ?? true;
    },
    insists: false,
    ...over,
  };
  return { ports, shown, opened, handed, said, focused };
}
const LOOKED_AT = { focused: true, visibilityState: 'visible' } as const;

test('an alert without a window is shown by the system, once by its id, and leads to its page', async () => {
  const { ports, shown } = browser();
  await tellPush(pushed(ALERT), ports);
  expect(shown).toEqual([
    {
      title: '存款成功',
      options: {
        body: '¥500.00 已到账',
        tag: 'a-1',
        icon: '/cn/mobile/icon-192.png',
        badge: '/cn/mobile/icon-192.png',
        lang: 'zh-CN',
        data: { target: '/Deposit/DetailsInfo?id=7' },
        timestamp: ALERT.at,
      },
    },
  ]);
});

test('the page that is looked at takes it; a window behind or one that does not answer leaves it to the system', async () => {
  const taken = browser([{}, LOOKED_AT]);
  await tellPush(pushed(ALERT), taken.ports);
  expect([taken.handed, taken.shown]).toEqual([[{ type: 'alert', alert: ALERT }], []]);
  const silent = browser([LOOKED_AT], { takes: false });
  await tellPush(pushed(ALERT), silent.ports);
  expect(silent.shown).toHaveLength(1);
  const behind = browser([{ visibilityState: 'visible' }]);
  await tellPush(pushed(ALERT), behind.ports);
  expect([behind.handed, behind.shown.length]).toEqual([[], 1]);
  // The page will not tell it once more when it is looked at again.
  expect(behind.said).toEqual([[0, { type: 'alert-shown', alert: ALERT }]]);
});

test('a browser that insists is obeyed whoever looks', async () => {
  const { ports, shown, handed } = browser([LOOKED_AT], { insists: true });
  await tellPush(pushed(ALERT), ports);
  expect([handed, shown.length]).toEqual([[], 1]);
});

test.each([
  ['nothing', null],
  ['no JSON', { json: () => JSON.parse('<') as unknown }],
  ['another thing', pushed({ title: 'x' })],
  ['an alert without words', pushed({ ...ALERT, title: ' ' })],
])('%s is shown as news to be looked at, not as words of others', async (_name, data) => {
  const { ports, shown } = browser([LOOKED_AT]);
  await tellPush(data, ports);
  expect(shown).toMatchObject([
    { title: '有新消息', options: { body: '请打开网站查看', data: { target: '/News' } } },
  ]);
});

test('windows that cannot be listed do not swallow an alert', async () => {
  const { ports, shown } = browser([], { windows: () => Promise.reject(new Error('gone')) });
  await tellPush(pushed(ALERT), ports);
  expect(shown).toHaveLength(1);
});

test('a tap leads the window that is seen by its own router, and opens one only where there is none', async () => {
  const open = browser([{}, { visibilityState: 'visible' }]);
  await openAlert({ target: '/sbtwo/wagers' }, open.ports);
  expect([open.focused, open.handed, open.opened]).toEqual([
    [1],
    [{ type: 'alert-open', target: '/sbtwo/wagers' }],
    [],
  ]);
  // A page in its first seconds, of an older release or of maintenance does not listen.
  const deaf = browser([{ visibilityState: 'visible' }], { takes: false });
  await openAlert({ target: '/sbtwo/wagers' }, deaf.ports);
  expect(deaf.opened).toEqual(['/cn/mobile/sbtwo/wagers']);
  const none = browser();
  await openAlert({ target: '/sbtwo/wagers' }, none.ports);
  expect(none.opened).toEqual(['/cn/mobile/sbtwo/wagers']);
});

test('a window that may not be focused is led there all the same', async () => {
  const { ports, handed } = browser([{ focus: () => Promise.reject(new Error('not allowed')) }]);
  await openAlert({ target: '/News' }, ports);
  expect(handed).toEqual([{ type: 'alert-open', target: '/News' }]);
});

test.each([['//evil.example'], ['https://evil.example/'], [7], [undefined]])(
  'a notification that leads to %p opens home',
  async (target) => {
    const { ports, opened } = browser();
    await openAlert(target === undefined ? null : { target }, ports);
    expect(opened).toEqual(['/cn/mobile/']);
  },
);
