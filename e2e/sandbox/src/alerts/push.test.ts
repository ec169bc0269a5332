import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as rows from '@site/contracts/alerts';
import { logout } from '@site/contracts/auth';
import { createSandbox } from '../create-sandbox';
import { testClient } from '../testing/client';
import { codeOf } from '../testing/gateway-world';
import { alertWorld, deposit, type AlertWorld } from './alerts.fixture';
import { browser, claimsOf } from './push-service.fixture';

let world: AlertWorld;
beforeEach(async () => {
  world = await alertWorld();
});
afterEach(() => world.close());

const serverKey = async () =>
  ((await world.client.call(rows.getAlertSettings)).body.result as rows.AlertSettings).serverKey;
const add = (device: object) =>
  world.client.call(rows.addAlertDevice, { body: device as typeof world.phone.device });

test('a push is sealed for its device alone and signed with the key that the page was given', async () => {
  await deposit(world.client, 'push-sealed-1', 'approve');
  const [news] = await world.news();
  expect(await world.pushed()).toEqual([
    {
      id: news?.id,
      kind: 'deposit',
      title: '存款已到账',
      body: '¥200.00 已存入您的钱包',
      target: '/TransactionRecord/?type=deposit',
      at: 1_800_000_000_000,
    },
  ]);
  const [push] = world.service.pushed;
  if (push === undefined) throw new Error('nothing came');
  expect(push.headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    ttl: '3600',
    urgency: 'normal',
    topic: expect.stringMatching(/^[\w-]{1,32}$/) as string,
  });
  expect(push.body.toString('latin1')).not.toContain('deposit');
  const claims = claimsOf(push, (await serverKey()) ?? '');
  expect(claims).toMatchObject({
    aud: world.service.origin,
    sub: expect.stringMatching(/^mailto:/),
  });
  expect(claims.exp * 1_000).toBeGreaterThan(Date.now());
  expect(() => claimsOf(push, 'another')).toThrow('another key');
  expect(await world.counts()).toEqual({ sent: 1, gone: 0, failed: 0 });
});

test('after a logout, and after another login, a device is told nothing more', async () => {
  await world.client.call(logout);
  await world.client.login('member01');
  await deposit(world.client, 'push-logged-out', 'approve');
  expect([await world.pushed(), (await world.news()).length]).toEqual([[], 1]);
  await add(world.phone.device);
  await world.client.login('member01');
  await deposit(world.client, 'push-other-login', 'approve');
  expect(await world.pushed()).toEqual([]);
  await add(world.phone.device);
  await deposit(world.client, 'push-again', 'approve');
  expect(await world.pushed()).toHaveLength(1);
});

test.each([
  ['lives', 3_600_000, 1],
  ['ran out', 31 * 86_400_000, 0],
])('a device of a session that %s hears of it by %s ms: %s', async (_what, ms, pushes) => {
  await deposit(world.client, 'push-session', null);
  await world.advance(ms);
  expect(await world.pushed()).toHaveLength(pushes);
  await world.client.login('member01');
  expect((await world.news()).map(({ title }) => title)).toEqual(['存款订单已失效']);
});

test.each([404, 410])('a device that answers %s is gone', async (status) => {
  world.service.status = status;
  await deposit(world.client, `push-gone-${status}`, 'approve');
  expect(await world.counts()).toEqual({ sent: 0, gone: 1, failed: 0 });
  world.service.status = 201;
  await deposit(world.client, `push-gone-${status}-2`, 'approve');
  expect(await world.counts()).toEqual({ sent: 0, gone: 1, failed: 0 });
  expect(await world.news()).toHaveLength(2);
});

test.each([307, 500])('one that answers %s stays, and is not asked again', async (status) => {
  world.service.status = status;
  await deposit(world.client, `push-failed-${status}`, 'approve');
  expect(await world.counts()).toEqual({ sent: 0, gone: 0, failed: 1 });
  expect(world.service.pushed.map(({ path: at }) => at)).toEqual(['/push/phone']);
  world.service.status = 201;
  await deposit(world.client, `push-failed-${status}-2`, 'approve');
  expect(await world.counts()).toEqual({ sent: 1, gone: 0, failed: 1 });
});

test('a service that is not there holds no deposit back', async () => {
  await world.service.close();
  const balance = await world.balance();
  await deposit(world.client, 'push-no-service', 'approve');
  expect(await world.balance()).toBe(balance + 200);
  expect(await world.counts()).toEqual({ sent: 0, gone: 0, failed: 1 });
  await world.app.close();
  world = await alertWorld();
});

test.each([
  ['this machine', 'https://127.0.0.1/push'],
  ['plain http', 'http://fcm.googleapis.com/fcm/send/x'],
  ['a longer name', 'https://fcm.googleapis.com.evil.example/x'],
  ['an account', 'https://user:pass@fcm.googleapis.com/x'],
  ['a port', 'https://fcm.googleapis.com:8443/x'],
  ['no address', 'x'],
])('an address that is %s is refused', async (_what, address) => {
  const refused = await add({ ...world.phone.device, address });
  expect([refused.status, codeOf(refused)]).toEqual([422, 'VAL00001']);
  expect(refused.body.errors?.[0]?.description).toContain('address');
});

test('keys that nothing can be sealed for are refused', async () => {
  const { device } = browser(`${world.service.origin}/push/tablet`);
  for (const keys of [{ p256dh: device.p256dh.slice(0, 40) }, { auth: `${device.auth}AAAA` }])
    expect(codeOf(await add({ ...device, ...keys }))).toBe('VAL00001');
});

test('a device moves to the member who used it last; nobody takes off one of somebody else', async () => {
  const other = testClient(world.app);
  await other.login('vip01');
  await other.call(rows.removeAlertDevice, { body: { address: world.phone.device.address } });
  await deposit(world.client, 'push-mine', 'approve');
  expect(await world.pushed()).toHaveLength(1);
  expect((await other.call(rows.addAlertDevice, { body: world.phone.device })).body.result).toEqual(
    {
      devices: 1,
    },
  );
  await deposit(world.client, 'push-no-more-mine', 'approve');
  expect(await world.pushed()).toHaveLength(1);
  expect(
    (await other.call(rows.removeAlertDevice, { body: { address: world.phone.device.address } }))
      .body.result,
  ).toEqual({ devices: 0 });
});

test('ten devices a member; the oldest goes', async () => {
  for (let at = 0; at < 10; at += 1)
    expect((await add(browser(`${world.service.origin}/push/${at}`).device)).body.result).toEqual({
      devices: Math.min(10, at + 2),
    });
  await deposit(world.client, 'push-ten', 'approve');
  await world.counts();
  expect(world.service.pushed.map(({ path: at }) => at).toSorted()).toEqual(
    Array.from({ length: 10 }, (_none, at) => `/push/${at}`),
  );
});

test('the key outlives a restart and a reset', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'vapid-'));
  const keyOf = async (
    before: (client: ReturnType<typeof testClient>) => Promise<unknown> = () => Promise.resolve(),
  ) => {
    const app = createSandbox({ dataDir });
    const client = testClient(app);
    await client.login('member01');
    await client.call(rows.getAlertSettings);
    await before(client);
    await client.login('member01');
    const { serverKey: key } = (await client.call(rows.getAlertSettings)).body
      .result as rows.AlertSettings;
    await app.close();
    return key;
  };
  const first = await keyOf();
  expect(first).toMatch(/^[\w-]{87}$/);
  expect(await keyOf()).toBe(first);
  expect(await keyOf((client) => client.control('POST', '/reset', {}))).toBe(first);
  expect(await keyOf()).toBe(first);
  rmSync(dataDir, { recursive: true, force: true });
});
