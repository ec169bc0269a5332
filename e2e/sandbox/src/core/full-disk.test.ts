/** A disk that is full: what starts on it, and what can still be read. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getBalance } from '@site/contracts/balance';
import { pathOf, type AnyEndpoint } from '@site/contracts/endpoint';
import { createApplication } from '@site/contracts/payment';
import { ALL_ROWS } from '@site/contracts/rows';
import { getSabaEvents } from '@site/contracts/vendor-saba';
import { codeOf, gatewayWorld } from '../testing/gateway-world';
import { BTI_DRIVER } from '../testing/bti-driver';
import { IM_DRIVER } from '../testing/im-driver';
import { SABA_DRIVER } from '../testing/saba-driver';
import { callAs, signIn, startServer } from '../testing/server-process';

const HOUR_MS = 3_600_000;
const order = {
  transactionType: 'Deposit' as const,
  methodCode: 'VOUCHER',
  amount: '50.00',
  voucherCode: 'PLAY-50-FULLDISK01',
};

/** A limit that can be taken away from a process that runs. */
const hasLimits = spawnSync('prlimit', ['--version']).status === 0;
(hasLimits ? describe : describe.skip)('a server that starts on a full disk', () => {
  let dataDir = '';
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'full-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  test.each(['kill', 'stop'] as const)(
    '[D4] after a %s it answers reads, refuses writes with the clear error, and goes on when there is room',
    async (end) => {
      const before = await startServer(dataDir);
      const who = await signIn(before.base, 'member01');
      await before[end]();
      const full = await startServer(dataDir, { hasRoom: false });
      const deposit = () =>
        callAs(full.base, who, createApplication, { body: order, key: 'full-disk-start' });
      expect(await callAs(full.base, who, getBalance, { query: { wallet: 'SB' } })).toMatchObject({
        status: 200,
      });
      expect(
        await callAs(full.base, who, getSabaEvents, { query: { sportType: '1', tab: 'TODAY' } }),
      ).toMatchObject({ status: 200 });
      expect(await deposit()).toMatchObject({
        status: 507,
        text: expect.stringContaining('GEN0507') as string,
      });
      spawnSync('prlimit', [`--pid=${full.pid}`, '--fsize=unlimited:']);
      expect(await deposit()).toMatchObject({ status: 200 });
      await full.kill();
      const after = await startServer(dataDir);
      expect(
        await callAs(after.base, who, createApplication, { body: order, key: 'full-disk-start' }),
      ).toMatchObject({ status: 200 });
      await after.kill();
    },
    60_000,
  );

  test('one that has no data yet says so and ends; with room it begins without a word about earlier data', async () => {
    await expect(startServer(dataDir, { hasRoom: false })).rejects.toThrow(
      /server ended with 1: sandbox: \S+sandbox\.db cannot be written: the disk is full or refuses/,
    );
    const next = await startServer(dataDir);
    expect(await signIn(next.base, 'member01')).toMatchObject({ name: 'member01' });
    await next.kill();
    expect(spawnSync('ls', [dataDir], { encoding: 'utf8' }).stdout).not.toMatch(/sandbox-/);
  });
});

describe('reads on a full disk', () => {
  beforeEach(() => {
    jest.spyOn(process.stderr, 'write').mockImplementation(() => true);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  test('[D4] three hours later the boards of every vendor answer visitors; with room again the world catches up', async () => {
    const world = await gatewayWorld();
    const { client } = world;
    const [eventId = ''] = (await world.events(1, 'TODAY')).slice(-1);
    const pick = await SABA_DRIVER.pick(client, eventId, 'outcome');
    await SABA_DRIVER.place(client, 'disk-reads', [pick], { single: '20' });
    const live = new Set(await world.events(1, 'RUNNING'));
    await client.control('POST', '/disk', { full: true });
    expect((await client.control('POST', '/clock', { advanceMs: 3 * HOUR_MS })).status).toBe(507);
    // Logins have run out by then, and a new one cannot be written.
    client.token = '';
    expect(
      (await client.call(getSabaEvents, { query: { sportType: '1', tab: 'RUNNING' } })).status,
    ).toBe(200);
    for (const driver of [IM_DRIVER, BTI_DRIVER, SABA_DRIVER]) {
      const [running = ''] = await world.events(1, 'EARLY');
      expect([driver.vendor, (await driver.pick(client, running, 'outcome')).price]).toEqual([
        driver.vendor,
        expect.any(String),
      ]);
    }
    // What needed nothing written has gone on: matches have begun that were not on the board before.
    const { events } = (
      await client.call(getSabaEvents, { query: { sportType: '1', tab: 'RUNNING' } })
    ).body.result as { events: { eventId: string }[] };
    expect(events.filter((event) => !live.has(event.eventId)).length).toBeGreaterThan(0);
    await client.control('POST', '/disk', { full: false });
    await world.advance(12 * HOUR_MS);
    await client.login('member01');
    expect(await SABA_DRIVER.list(client, 'settled')).toMatchObject([{ stake: 20 }]);
    await world.app.close();
  });

  test('[D4] a member sees tickets of every vendor as they were last written', async () => {
    const world = await gatewayWorld();
    const [eventId = ''] = (await world.events(1, 'TODAY')).slice(-1);
    const drivers = [IM_DRIVER, BTI_DRIVER, SABA_DRIVER];
    for (const driver of drivers)
      await driver.place(
        world.client,
        `disk-ticket-${driver.vendor}`,
        [await driver.pick(world.client, eventId, 'outcome')],
        { single: '20' },
      );
    await world.client.control('POST', '/disk', { full: true });
    expect((await world.client.control('POST', '/clock', { advanceMs: 240_000 })).status).toBe(507);
    for (const driver of drivers) {
      expect([driver.vendor, await driver.list(world.client, 'open')]).toEqual([
        driver.vendor,
        [expect.objectContaining({ stake: 20 })],
      ]);
      expect([
        driver.vendor,
        (await driver.check(world.client, `disk-ticket-${driver.vendor}`)).state,
      ]).toEqual([driver.vendor, 'done']);
    }
    await world.app.close();
  });

  test('money does not move on what could not be written: a bet is refused while results wait for room', async () => {
    const world = await gatewayWorld();
    const [eventId = ''] = (await world.events(1, 'TODAY')).slice(-1);
    const pick = await SABA_DRIVER.pick(world.client, eventId, 'outcome');
    await world.client.control('POST', '/disk', { full: true });
    await world.client.control('POST', '/clock', { advanceMs: 3 * HOUR_MS });
    const answer = await SABA_DRIVER.place(world.client, 'disk-late', [pick], { single: '20' });
    expect([answer.status, codeOf(answer)]).toEqual([507, 'GEN0507']);
    await world.app.close();
  });

  /** They make what they answer with. */
  const MAKING = [
    'captcha.challenge',
    'vendor.gameToken',
    'payment.bankChoices',
    'payment.oldRecordsPage',
    'member.kycPage',
  ];

  test('no call that only reads is refused for want of room', async () => {
    const world = await gatewayWorld();
    const { client } = world;
    const reading = (ALL_ROWS as readonly AnyEndpoint[]).filter(
      (row) => row.method === 'GET' && !MAKING.includes(row.id),
    );
    const statuses = async (): Promise<Map<string, number>> => {
      const seen = new Map<string, number>();
      for (const row of reading) {
        const params = Object.fromEntries(
          [...row.path.matchAll(/:([A-Za-z]+)/g)].map(([, name = '']) => [name, 'x1']),
        );
        seen.set(
          `${row.id} ${pathOf(row, params)}`,
          (await client.call(row as never, { params })).status,
        );
      }
      return seen;
    };
    const before = await statuses();
    await client.control('POST', '/disk', { full: true });
    await client.control('POST', '/clock', { advanceMs: 240_000 });
    const during = await statuses();
    expect(
      [...during]
        .filter(([row, status]) => status !== before.get(row))
        .map(([row, status]) => `${row}: ${before.get(row) ?? 0} ${status}`),
    ).toEqual([]);
    await world.app.close();
  });
});
