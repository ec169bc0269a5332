import { createApplication } from '@site/contracts/payment';
import type { Alert } from '@site/domain/alerts/alert';
import { QueryClient } from '@site/platform/host';
import { createTestWorld, type TestWorld } from '@site/testing';
import { showBadge } from './app-badge';
import { onceADevice } from './once-per-device';
import { settled } from './settled.fixture';
import { tellAlerts } from './tell-alerts';

let world: TestWorld;
beforeEach(() => {
  world = createTestWorld();
});
afterEach(() => world.close());

/** A tab of the device that is looked at, and what its toasts said. */
function tab(of: TestWorld, isVisible: () => boolean = () => true) {
  const said: string[] = [];
  let act: (() => void) | undefined;
  of.platform.toast.current$.subscribe((toast) => {
    if (toast === null) return;
    said.push(toast.text);
    act = toast.action?.run;
  });
  let turn: () => void = () => undefined;
  const teller = tellAlerts({
    platform: of.platform,
    claim: onceADevice(of.platform, async (_name, work) => work()),
    isVisible,
    every: (_ms, work) => {
      turn = work;
      return () => undefined;
    },
    wait: async () => undefined,
  });
  const look = async (): Promise<void> => {
    await teller.look();
    await settled();
  };
  return { teller, said, look, turn: () => turn(), act: () => act?.() };
}

/** A deposit of member01 that is approved. */
async function deposit(key: string): Promise<void> {
  const answer = await world.platform.api.call(createApplication, {
    body: { transactionType: 'Deposit', methodCode: 'LB', amount: '200.00' },
    idempotencyKey: key,
  });
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  const { transactionId } = answer.value;
  await world.control('POST', `/payments/${transactionId}`, { do: 'approve' });
}

const alert = (over: Partial<Alert> = {}): Alert => ({
  id: 'offer-1',
  kind: 'offer',
  title: '优惠即将到期',
  body: '首存红利',
  target: '/Promotions?tab=applied',
  at: 1,
  ...over,
});

test('a deposit is told once on a device with two tabs, and leads to its page; what was before is history', async () => {
  await world.logIn('member01');
  await deposit('alerts-before-1');
  const one = tab(world);
  await one.look();
  // Another tab of the same browser: its storage and its session.
  const second = createTestWorld({ storage: world.storage, sandbox: world.sandbox });
  await second.start();
  const two = tab(second);
  await two.look();
  expect([one.said, two.said]).toEqual([[], []]);
  await deposit('alerts-after-1');
  await one.look();
  await two.look();
  await one.look();
  expect([one.said, two.said]).toEqual([['存款已到账：¥200.00 已存入您的钱包'], []]);
  one.act();
  expect(world.visited).toEqual(['/TransactionRecord/?type=deposit']);
});

test('nobody is asked about for a visitor, in a tab behind, or after the logout; a failed turn is silent', async () => {
  const requests = async (): Promise<number> => {
    const { requests: all } = (await world.control('GET', '/requests')) as {
      requests: readonly { readonly call: string | null }[];
    };
    return all.filter(({ call }) => call === 'alert.news').length;
  };
  let isVisible = false;
  const { look, said } = tab(world, () => isVisible);
  await look();
  await world.logIn('member01');
  await look();
  expect(await requests()).toBe(0);
  isVisible = true;
  await world.control('POST', '/faults', {
    match: { path: '/api/Alert/News' },
    fault: { status: 500, body: '' },
  });
  await look();
  expect([await requests(), said, world.failures]).toEqual([1, [], []]);
  await world.control('DELETE', '/faults');
  await look();
  expect(await requests()).toBe(2);
  await world.platform.session.logOut();
  await look();
  expect(await requests()).toBe(2);
});

test('what the worker hands over is told once; kinds that the page tells by itself, and what the system showed, are not', async () => {
  await world.logIn('member01');
  const { teller, said } = tab(world);
  expect(teller.hear({ type: 'alert', alert: alert() })).toBe(true);
  teller.hear({ type: 'alert', alert: alert() });
  // The system has to: whether the page tells goals is a setting of its own.
  expect(teller.hear({ type: 'alert', alert: alert({ id: 'goal-1', kind: 'goal' }) })).toBe(false);
  await settled();
  expect(said).toEqual(['优惠即将到期：首存红利']);
  teller.hear({ type: 'alert-shown', alert: alert({ id: 'offer-2' }) });
  await settled();
  teller.hear({ type: 'alert', alert: alert({ id: 'offer-2' }) });
  await settled();
  expect(said).toHaveLength(1);
  teller.hear({ type: 'alert-open', target: '/sbtwo/wagers' });
  expect(world.visited).toEqual(['/sbtwo/wagers']);
});

test('a wager that the page saw settled is told once; one of another device is told by the server’s word', async () => {
  await world.logIn('member01');
  const { teller, said } = tab(world);
  world.platform.bus.publish({ type: 'bet.settled', wagerId: 'W1', vendor: 'IM' });
  teller.hear({
    type: 'alert',
    alert: alert({ id: 'bet-1', kind: 'settlement', title: '注单已赢' }),
  });
  await settled();
  expect(said).toEqual([]);
  teller.hear({
    type: 'alert',
    alert: alert({ id: 'bet-2', kind: 'settlement', title: '注单已赢' }),
  });
  await settled();
  expect(said).toEqual(['注单已赢：首存红利']);
});

test('a visitor’s page and one that is behind leave an alert to the system', async () => {
  expect(tab(world).teller.hear({ type: 'alert', alert: alert() })).toBe(false);
  await world.logIn('member01');
  expect(tab(world, () => false).teller.hear({ type: 'alert', alert: alert() })).toBe(false);
});

test('what was to be told while the tab went behind is told when it is looked at again, and a failed claim silences nothing', async () => {
  await world.logIn('member01');
  let isVisible = true;
  const said: string[] = [];
  world.platform.toast.current$.subscribe((toast) => toast !== null && said.push(toast.text));
  let claims = 0;
  const teller = tellAlerts({
    platform: world.platform,
    claim: async () => {
      claims += 1;
      if (claims === 1) throw new Error('the lock was taken away');
      return true;
    },
    isVisible: () => isVisible,
    every: () => () => undefined,
    // The first toast is on the screen when the tab goes behind, and has left when its time is over.
    wait: async () => {
      isVisible = false;
      world.platform.toast.hide();
    },
  });
  for (const id of ['a', 'b', 'c']) teller.hear({ type: 'alert', alert: alert({ id, title: id }) });
  await settled();
  expect(said).toEqual(['b：首存红利']);
  isVisible = true;
  await teller.look();
  await settled();
  expect(said).toEqual(['b：首存红利', 'c：首存红利']);
});

test('the badge shows all unread news, never a part, and goes with the session', async () => {
  const shown: (number | 'none')[] = [];
  const queries = new QueryClient();
  const badge = {
    setAppBadge: async (count: number) => void shown.push(count),
    clearAppBadge: async () => void shown.push('none'),
  };
  await world.logIn('member01');
  showBadge(badge, queries, world.platform.session);
  const read = (id: string, unread: number) =>
    void queries.setQueryData([id, null, null, null], { unread, total: 9 });
  read('announcement.unread', 2);
  expect(shown).toEqual([]);
  read('personalMessage.unread', 3);
  read('personalMessage.unread', 3);
  await world.platform.session.logOut();
  expect(shown).toEqual([5, 'none']);
});
