import { APP_TOKEN, GATEWAY_KEY, HEADER } from '@site/contracts/headers';
import { getBalance } from '@site/contracts/balance';
import { getMember } from '@site/contracts/member';
import { createApplication, applicationByRef } from '@site/contracts/payment';
import { getSabaSports } from '@site/contracts/vendor-saba';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSandbox } from '../create-sandbox';
import { testClient } from '../testing/client';

const order = { transactionType: 'Deposit' as const, methodCode: 'LB', amount: '100.00' };

describe('control surface', () => {
  test('it answers loopback callers only', async () => {
    const app = createSandbox();
    expect((await app.inject({ method: 'GET', url: '/__sandbox/clock' })).statusCode).toBe(200);
    expect(
      (
        await app.inject({
          method: 'GET',
          url: '/__sandbox/clock',
          headers: { 'x-forwarded-for': '203.0.113.9' },
        })
      ).statusCode,
    ).toBe(404);
    expect(
      (await app.inject({ method: 'GET', url: '/__sandbox/clock', remoteAddress: '203.0.113.9' }))
        .statusCode,
    ).toBe(404);
    await app.close();
  });

  test.each([
    [{ host: 'evil.example' }, 404, 404],
    [{ host: '127.0.0.1:4300' }, 200, 200],
    [{ host: '127.0.0.1:1', 'x-forwarded-host': 'evil.example' }, 404, 404],
    [{ host: '127.0.0.1.evil.example' }, 404, 404],
    [{ origin: 'https://evil.example' }, 200, 404],
    [{ origin: 'null' }, 200, 404],
    [{ host: 'localhost:1', origin: 'http://localhost:1' }, 200, 200],
    [
      {
        host: '127.0.0.1:1',
        'x-forwarded-host': '127.0.0.1:4300',
        origin: 'http://127.0.0.1:4300',
        'sec-fetch-site': 'same-origin',
      },
      200,
      200,
    ],
    [{ 'sec-fetch-site': 'cross-site' }, 200, 404],
    [{ 'sec-fetch-site': 'same-site' }, 200, 404],
  ])('[C-17] by %j reading is %d and writing %d', async (headers, reading, writing) => {
    const app = createSandbox();
    const ask = async (method: 'GET' | 'POST') =>
      (
        await app.inject({
          method,
          url: '/__sandbox/clock',
          headers,
          ...(method === 'POST' ? { payload: {} } : {}),
        })
      ).statusCode;
    expect([await ask('GET'), await ask('POST')]).toEqual([reading, writing]);
    await app.close();
  });

  test('faults: status, code, garbage, wrong type, redirect, times, regular expression, and deleting them', async () => {
    const app = createSandbox();
    const client = testClient(app);
    await client.login('member01');
    const fault = async (what: object, times?: number) => {
      await client.control('DELETE', '/faults');
      await client.control('POST', '/faults', {
        match: { path: '/^\\/api\\/Member/' },
        fault: what,
        ...(times === undefined ? {} : { times }),
      });
    };
    await fault({ errorCode: 'MEM00145', description: '受限' });
    expect((await client.call(getMember)).body.errors).toEqual([
      { errorCode: 'MEM00145', description: '受限' },
    ]);
    await fault({ status: 503 });
    expect(await client.call(getMember)).toMatchObject({
      status: 503,
      body: { errors: [{ errorCode: 'GEN0001' }], retryingIn: 60 },
    });
    await fault({ redirect: 'https://x.example' }, 1);
    expect((await client.call(getMember)).body).toEqual({
      redirect: { Code: 'GEN0003', Message: 'https://x.example' },
    });
    expect((await client.call(getMember)).status).toBe(200);
    await fault({ body: '<html>', contentType: 'text/html' });
    expect(
      (await app.inject({ method: 'GET', url: '/api/Member' })).headers['content-type'],
    ).toMatch(/^text\/html/);
    await client.control('DELETE', '/faults');
    expect((await client.call(getMember)).status).toBe(200);
    await app.close();
  });

  test('a late commit: while the request is inside, its key is pending and a second copy is 409; afterwards it is done', async () => {
    const app = createSandbox();
    const client = testClient(app);
    await client.login('member01');
    await client.control('POST', '/faults', {
      match: { method: 'POST', path: '/api/Payment/Applications' },
      fault: { delayMs: 1_000 },
      times: 1,
    });
    const slow = client.call(createApplication, { body: order, key: 'late-commit-1' });
    await new Promise((done) => {
      setTimeout(done, 60);
    });
    expect(
      (await client.call(applicationByRef, { params: { key: 'late-commit-1' } })).body.result,
    ).toMatchObject({ state: 'pending', settleBy: expect.any(Number) as number });
    expect(
      (await client.call(createApplication, { body: order, key: 'late-commit-1' })).status,
    ).toBe(409);
    expect((await slow).status).toBe(200);
    expect(
      (await client.call(applicationByRef, { params: { key: 'late-commit-1' } })).body.result,
    ).toMatchObject({ state: 'done' });
    await app.close();
  });

  test('still: prices of coming matches stop moving by chance, nothing starts by it, and an unknown script is refused', async () => {
    const app = createSandbox();
    const client = testClient(app);
    interface Seen {
      events: { eventId: string; tab: string; globalShowTime: string }[];
    }
    const coming = async () =>
      ((await client.control('GET', '/events/saba?sport=1')).body as Seen).events
        .filter(({ tab }) => tab === 'EARLY')
        .toSorted((a, b) => b.globalShowTime.localeCompare(a.globalShowTime))
        .map(({ eventId }) => eventId);
    const prices = async (ids: readonly string[]) =>
      Promise.all(
        ids.map(
          async (id) =>
            ((await client.control('GET', `/events/saba/${id}`)).body as { markets: unknown })
              .markets,
        ),
      );
    const ids = (await coming()).slice(0, 8);
    const moves = async () => {
      const before = await prices(ids);
      await client.control('POST', '/clock', { advanceMs: 600_000 });
      return JSON.stringify(before) !== JSON.stringify(await prices(ids));
    };
    expect(await moves()).toBe(true);
    expect(
      (await client.control('POST', '/events/saba', { do: 'still', tab: 'EARLY' })).body,
    ).toEqual({ events: expect.any(Number) as number });
    expect(await moves()).toBe(false);
    expect(await coming()).toEqual(expect.arrayContaining(ids));
    expect((await client.control('POST', '/events/saba', { do: 'dance' })).status).toBe(400);
    await app.close();
  });

  test('a request whose client has gone is still inside until it commits', async () => {
    const app = createSandbox();
    await app.listen({ port: 0, host: '127.0.0.1' });
    const client = testClient(app);
    await client.login('member01');
    await client.control('POST', '/faults', {
      match: { method: 'POST', path: '/api/Payment/Applications' },
      fault: { delayMs: 1_000 },
      times: 1,
    });
    const leaving = new AbortController();
    const { port } = app.server.address() as AddressInfo;
    const gone = fetch(`http://127.0.0.1:${port}/api/Payment/Applications`, {
      method: 'POST',
      body: JSON.stringify(order),
      signal: leaving.signal,
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${client.token}`,
        cookie: client.cookie,
        [HEADER.idempotencyKey]: 'client-gone-1',
        [HEADER.appToken]: APP_TOKEN,
        [HEADER.gatewayKey]: GATEWAY_KEY.default,
        [HEADER.culture]: 'ZH-CN',
      },
    });
    const state = async () =>
      (
        (await client.call(applicationByRef, { params: { key: 'client-gone-1' } })).body.result as {
          state: string;
        }
      ).state;
    const until = async (wanted: string): Promise<string> => {
      for (let turn = 0; turn < 100 && (await state()) !== wanted; turn += 1)
        await new Promise((done) => {
          setTimeout(done, 30);
        });
      return state();
    };
    // It has arrived, however busy the machine is; only now is it looked up, which would seal it before, and only now its client goes.
    const hits = async () =>
      ((await client.control('GET', '/faults')).body as { faults: { hits: number }[] }).faults[0]
        ?.hits;
    while ((await hits()) !== 1)
      await new Promise((done) => {
        setTimeout(done, 30);
      });
    expect(await state()).toBe('pending');
    leaving.abort();
    await expect(gone).rejects.toThrow();
    expect(await state()).toBe('pending');
    expect(await until('done')).toBe('done');
    await app.close();
  });

  test('members are made and changed, requests are recorded, and a reset brings the first state back', async () => {
    const app = createSandbox();
    const client = testClient(app);
    const made = await client.control('POST', '/members', {
      userName: 'tester77',
      isVIP: true,
      DisableBetting: true,
      wallets: { 2: '12.34' },
    });
    expect(made.body).toMatchObject({
      userName: 'tester77',
      memberNewInfo: { isVIP: true },
      selfExclusion: { DisableBetting: true },
      wallets: { 2: 12.34, 4: 0 },
    });
    await client.control('PATCH', '/members/tester77', {
      wallets: { 2: '99.00' },
      firstName: '新名',
    });
    await client.login('tester77');
    expect((await client.call(getBalance, { query: { wallet: 'SB' } })).body.result).toMatchObject({
      totalBalance: 99,
    });
    const { requests } = (await client.control('GET', '/requests?path=/api/Balance')).body as {
      requests: { method: string; status: number }[];
    };
    expect(requests).toMatchObject([{ method: 'GET', status: 200 }]);
    await client.control('POST', '/reset', {});
    expect((await client.login('tester77')).status).toBe(401);
    expect((await client.login('member01')).status).toBe(200);
    await app.close();
  });

  test('state survives a restart: balances, clock and finished matches come back from the file', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'sandbox-'));
    const first = createSandbox({ dataDir, timers: true });
    await first.ready();
    const client = testClient(first);
    await client.control('PATCH', '/members/member01', { wallets: { 2: '77.00' } });
    await client.control('POST', '/clock', { advanceMs: 86_400_000 });
    await client.call(getSabaSports);
    const running = (await client.control('GET', '/events/saba')).body as {
      events: { eventId: string; tab: string }[];
    };
    const finished = running.events.find(({ tab }) => tab === 'TODAY')?.eventId ?? '';
    await client.control('POST', `/events/saba/${finished}`, { do: 'finish' });
    await first.close();
    const second = createSandbox({ dataDir });
    const again = testClient(second);
    await again.login('member01');
    expect((await again.call(getBalance, { query: { wallet: 'SB' } })).body.result).toMatchObject({
      totalBalance: 77,
    });
    expect(((await again.control('GET', '/clock')).body as { now: number }).now).toBeGreaterThan(
      Date.now() + 86_000_000,
    );
    const after = (await again.control('GET', '/events/saba')).body as {
      events: { eventId: string }[];
    };
    expect(after.events.some(({ eventId }) => eventId === finished)).toBe(false);
    await second.close();
    rmSync(dataDir, { recursive: true });
  });
});
