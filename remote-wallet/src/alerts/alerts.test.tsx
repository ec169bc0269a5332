import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getAlertSettings } from '@site/contracts/alerts';
import { setSelfExclusion } from '@site/contracts/member-limits';
import { ALERT_KIND } from '@site/domain/alerts/alert';
import { createTestWorld, renderInShell, type TestWorld } from '@site/testing';
import { Page } from '../pages/AlertsPage';
import { DevicePart } from './AlertParts';
import { subscribe } from './device';
import { fakeBrowser, type FakeBrowser } from './device.fixture';

let world: TestWorld;
beforeEach(async () => {
  world = createTestWorld();
  await world.logIn('member01');
});
afterEach(() => world.close());

const settings = async () => {
  const answer = await world.platform.api.call(getAlertSettings);
  if (!answer.ok) throw new Error('no settings');
  return answer.value;
};
const show = () => renderInShell(<Page />, { platform: world.platform, path: '/Me/Alerts' });
const open = async (): Promise<void> => {
  show();
  // No browser of the tests has push by itself.
  await screen.findByTestId('alerts-unable');
};
const isOn = (name: string): boolean =>
  screen.getByTestId(`alerts-${name}`).getAttribute('aria-checked') === 'true';

/** The part of the device over a browser. */
async function openDevice(is: FakeBrowser) {
  const { serverKey } = await settings();
  const browser = fakeBrowser(is);
  renderInShell(<DevicePart browser={browser.window} serverKey={serverKey} />, {
    platform: world.platform,
  });
  // How it stands is looked at first.
  await act(async () => undefined);
  return browser;
}
const callsOf = async (call: string): Promise<number> => {
  const { requests } = (await world.control('GET', '/requests')) as {
    requests: readonly { readonly call: string | null }[];
  };
  return requests.filter((each) => each.call === call).length;
};

test('a kind that is switched off is off at once, and on the server', async () => {
  await open();
  await userEvent.click(await screen.findByTestId('alerts-goal'));
  await userEvent.click(screen.getByTestId('alerts-offer'));
  expect(ALERT_KIND.map(isOn)).toEqual([true, false, true, true, false]);
  await waitFor(async () =>
    expect((await settings()).kinds).toMatchObject({ goal: false, offer: false, deposit: true }),
  );
  expect(isOn('goal')).toBe(false);
});

test('a choice that the server does not take goes back, and its reason is said', async () => {
  await open();
  await screen.findByTestId('alerts-goal');
  await world.control('POST', '/faults', {
    match: { path: '/api/Alert/Settings' },
    fault: { status: 500, body: '' },
  });
  const said: string[] = [];
  world.platform.toast.current$.subscribe((toast) => void said.push(toast?.text ?? ''));
  await userEvent.click(screen.getByTestId('alerts-goal'));
  await waitFor(() => expect(isOn('goal')).toBe(true));
  expect(said.at(-1)).toMatch(/\p{Script=Han}/u);
});

test('settings that did not come are asked for again', async () => {
  await world.control('POST', '/faults', {
    match: { path: '/api/Alert/Settings' },
    fault: { status: 500, body: '' },
  });
  show();
  expect(await screen.findByText('消息提醒设置未能载入')).toBeVisible();
  await world.control('DELETE', '/faults');
  await userEvent.click(screen.getByRole('button', { name: /重/ }));
  expect(await screen.findByTestId('alerts-unable')).toBeVisible();
});

test('[R3.2-1] a member who excluded themselves is told that nothing is sent, and chooses for later', async () => {
  await world.platform.api.call(setSelfExclusion, {
    body: { days: 7, disableDeposit: false, disableFundIn: false, disableBetting: true },
  });
  await open();
  expect(await screen.findByTestId('alerts-silent')).toHaveTextContent(
    '自我限制期间不发送任何提醒',
  );
  await userEvent.click(screen.getByTestId('alerts-deposit'));
  await waitFor(async () => expect((await settings()).kinds.deposit).toBe(false));
});

test('a device is switched on: asked in the tap, subscribed with the key of the server, told to it; and off again', async () => {
  const { log, pushManager } = await openDevice({});
  await waitFor(() => expect(screen.getByTestId('alerts-device')).toBeEnabled());
  await userEvent.click(screen.getByTestId('alerts-device'));
  await waitFor(() => expect(isOn('device')).toBe(true));
  expect(log).toEqual(['asked', 'subscribe']);
  expect(await callsOf('alert.addDevice')).toBe(1);
  await userEvent.click(screen.getByTestId('alerts-device'));
  await waitFor(() => expect(isOn('device')).toBe(false));
  expect([await callsOf('alert.removeDevice'), await pushManager.getSubscription()]).toEqual([
    1,
    null,
  ]);
});

test('a server that refuses the device leaves none behind, and says why', async () => {
  const { log, pushManager } = await openDevice({});
  await world.control('POST', '/faults', {
    match: { path: '/api/Alert/Device' },
    fault: { status: 500, body: '' },
  });
  await waitFor(() => expect(screen.getByTestId('alerts-device')).toBeEnabled());
  await userEvent.click(screen.getByTestId('alerts-device'));
  expect(await screen.findByTestId('alerts-problem')).toHaveTextContent(/\p{Script=Han}/u);
  expect([log, await pushManager.getSubscription()]).toEqual([
    ['asked', 'subscribe', 'unsubscribe'],
    null,
  ]);
  expect(isOn('device')).toBe(false);
});

test.each<[string, FakeBrowser, string]>([
  ['refuses the question', { answer: 'default' }, '您尚未允许本站发送通知'],
  ['reaches no push service', { hasService: false }, '未能连接浏览器的推送服务'],
])('a browser that %s says so, and can be tried again', async (_what, is, words) => {
  await openDevice(is);
  await waitFor(() => expect(screen.getByTestId('alerts-device')).toBeEnabled());
  await userEvent.click(screen.getByTestId('alerts-device'));
  expect(await screen.findByTestId('alerts-problem')).toHaveTextContent(words);
  expect(screen.getByTestId('alerts-device')).toBeEnabled();
});

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Safari/604.1';
test.each<[string, FakeBrowser, string, string]>([
  ['cannot', { hasPush: false }, 'unable', '此浏览器不支持消息推送'],
  [
    'is an iPhone off the home screen',
    { hasPush: false, userAgent: IPHONE },
    'install',
    '添加到主屏幕',
  ],
  ['saves data and has no worker', { hasWorker: false, savesData: true }, 'saving', '省流量模式'],
  ['was forbidden it', { permission: 'denied' }, 'denied', '将“通知”改为“允许”'],
])('a browser that %s is told what to do', async (_what, is, state, words) => {
  await openDevice(is);
  expect(await screen.findByTestId(`alerts-${state}`)).toHaveTextContent(words);
  expect(screen.getByTestId('alerts-device')).toBeDisabled();
});

test('where the server sends nothing, nothing can be switched on', async () => {
  renderInShell(<DevicePart browser={fakeBrowser().window} serverKey={null} />, {
    platform: world.platform,
  });
  expect(await screen.findByTestId('alerts-resting')).toHaveTextContent('推送服务暂不可用');
});

test('a right that was given in the browser meanwhile counts when the member comes back', async () => {
  const rights: { permission: NotificationPermission } = { permission: 'denied' };
  const { window: other } = fakeBrowser();
  const browser = { ...other, Notification: { ...rights, requestPermission: jest.fn() } };
  Object.defineProperty(browser.Notification, 'permission', { get: () => rights.permission });
  renderInShell(<DevicePart browser={browser} serverKey="key" />, { platform: world.platform });
  await screen.findByTestId('alerts-denied');
  rights.permission = 'granted';
  await act(async () => void window.dispatchEvent(new Event('focus')));
  await waitFor(() => expect(screen.queryByTestId('alerts-denied')).toBeNull());
});

test('a worker that is not there yet is waited for, and no longer than that; an old key gives way', async () => {
  expect(await subscribe(fakeBrowser({ hasWorker: false }).window, 'AAAA', 5)).toEqual({
    failure: 'notYet',
  });
  const { window: browser, log } = fakeBrowser();
  await subscribe(browser, 'AAAA');
  await subscribe(browser, 'BBBB');
  expect(log).toEqual(['asked', 'subscribe', 'asked', 'unsubscribe', 'subscribe']);
});
