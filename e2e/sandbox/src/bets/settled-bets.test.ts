import { getDailyTurnover } from '@site/contracts/games';
import * as btiBets from '@site/contracts/vendor-bti-bets';
import Database from 'libsql';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSandbox } from '../create-sandbox';
import { testClient } from '../testing/client';
import { BTI_DRIVER } from '../testing/bti-driver';
import { IM_DRIVER } from '../testing/im-driver';
import { SABA_DRIVER } from '../testing/saba-driver';
import { gatewayWorld, type GatewayWorld } from '../testing/gateway-world';
import { HUNDRED, last, single } from './settlement.fixture';

describe('settlement', () => {
  let world: GatewayWorld;
  beforeEach(async () => {
    world = await gatewayWorld();
  });
  afterEach(() => world.app.close());

  test('a corrected result is appended: the difference moves once, the history shows both', async () => {
    const eventId = await last(world, 1);
    const { id, pick } = await single(world, BTI_DRIVER, 'settle-re-1', eventId, 'outcome');
    await world.script(eventId, { do: 'finish', home: 2, away: 0 });
    const won = (await BTI_DRIVER.bet(world.client, id)).returned ?? 0;
    for (let at = 0; at < 2; at += 1)
      await world.script(eventId, { do: 'resettle', home: 0, away: 2, note: '官方更正赛果' });
    expect(await BTI_DRIVER.bet(world.client, id)).toMatchObject({ word: 'Lost', returned: 0 });
    expect(await world.balance()).toBe(9_900);
    await world.script(eventId, { do: 'resettle', home: 2, away: 0 });
    expect((await BTI_DRIVER.bet(world.client, id)).returned).toBe(won);
    expect(won).toBeCloseTo(100 * Number(pick.price), 1);
    expect((await world.postings()).filter(({ kind }) => kind === 'bet.resettle')).toHaveLength(2);
    const [bet] = (
      (await world.client.call(btiBets.getBtiBets, { query: { list: 'settled' } })).body.result as {
        bets: { corrections: { note: string }[] }[];
      }
    ).bets;
    expect(bet?.corrections).toHaveLength(2);
    expect(bet?.corrections[0]?.note).toBe('官方更正赛果');
  });

  test('a correction that found the wallet empty is owed: what the member kept is not paid again when the first result comes back', async () => {
    const eventId = await last(world, 1);
    const { id } = await single(world, BTI_DRIVER, 'settle-owe-1', eventId, 'outcome');
    await world.script(eventId, { do: 'finish', home: 2, away: 0 });
    const won = (await BTI_DRIVER.bet(world.client, id)).returned ?? 0;
    await world.client.control('PATCH', '/members/member01', { wallets: { 2: '30.00' } });
    await world.script(eventId, { do: 'resettle', home: 0, away: 2 });
    expect(await world.balance()).toBe(0);
    await world.script(eventId, { do: 'resettle', home: 2, away: 0 });
    expect(await BTI_DRIVER.bet(world.client, id)).toMatchObject({ word: 'Won', returned: won });
    // Only what was taken back comes back.
    expect(await world.balance()).toBe(30);
    // A wallet that holds it again pays the debt of the next correction in full.
    await world.client.control('PATCH', '/members/member01', { wallets: { 2: '10000.00' } });
    await world.script(eventId, { do: 'resettle', home: 0, away: 2 });
    expect(await world.balance()).toBeCloseTo(10_000 - won, 2);
  });

  test('a correction reaches a combo that still waits for another match', async () => {
    const [one = '', two = ''] = (await world.events(1, 'TODAY')).slice(-2);
    const picks = [
      await IM_DRIVER.pick(world.client, one, 'outcome'),
      await IM_DRIVER.pick(world.client, two, 'outcome'),
    ];
    const [bet] = IM_DRIVER.placed(
      await IM_DRIVER.place(world.client, 'settle-wait-1', picks, { 18: '50.00' }),
    );
    await world.script(one, { do: 'finish', home: 2, away: 0 });
    await world.script(one, { do: 'resettle', home: 0, away: 2 });
    await world.script(two, { do: 'finish', home: 2, away: 0 });
    expect(await IM_DRIVER.bet(world.client, bet?.id ?? '')).toMatchObject({
      stage: 'settled',
      returned: 0,
    });
    expect(await world.balance()).toBe(9_950);
  });

  test('what a part was sold for stays in what came back, in the corrections too', async () => {
    const eventId = await last(world, 1);
    const { id } = await single(world, BTI_DRIVER, 'settle-sold-1', eventId, 'outcome');
    const half = (((await BTI_DRIVER.offer(world.client, id)).price ?? 0) / 2).toFixed(2);
    expect((await BTI_DRIVER.sell(world.client, 'settle-sold-2', id, half, 50)).state).toBe(
      'accepted',
    );
    await world.script(eventId, { do: 'finish', home: 2, away: 0 });
    await world.script(eventId, { do: 'resettle', home: 0, away: 2 });
    const [bet] = (
      (await world.client.call(btiBets.getBtiBets, { query: { list: 'settled' } })).body.result as {
        bets: { returned: number; corrections: { returned: number }[] }[];
      }
    ).bets;
    expect([bet?.returned, bet?.corrections[0]?.returned]).toEqual([Number(half), Number(half)]);
  });

  test('valid turnover is told to bonuses: the stake of a decided bet, nothing for one that came back', async () => {
    const [eventId, other] = (await world.events(1, 'TODAY')).slice(-2);
    for (const [key, id] of [
      ['turnover-01', eventId],
      ['turnover-02', other],
    ] as const)
      await single(world, IM_DRIVER, key, id ?? '', 'outcome');
    await world.script(eventId ?? '', { do: 'finish', home: 0, away: 3 });
    await world.script(other ?? '', { do: 'start' });
    await world.script(other ?? '', { do: 'abandon', confirmAfterMs: 0 });
    const { groups } = (await world.client.call(getDailyTurnover, { query: {} })).body.result as {
      groups: { walletGroupId: number; turnover: number }[];
    };
    expect(groups.find(({ walletGroupId }) => walletGroupId === 2)).toMatchObject({
      turnover: 100,
    });
    // The abandoned match gets a result after all: now its stake counts too, once.
    for (let at = 0; at < 2; at += 1)
      await world.script(other ?? '', { do: 'resettle', home: 0, away: 1 });
    const corrected = (await world.client.call(getDailyTurnover, { query: {} })).body.result as {
      groups: typeof groups;
    };
    expect(corrected.groups.find(({ walletGroupId }) => walletGroupId === 2)).toMatchObject({
      turnover: 200,
    });
  });

  test('a restart loses nothing: open bets, running matches and their results go on from the file', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'bets-'));
    const first = createSandbox({ dataDir, timers: true });
    await first.ready();
    const client = testClient(first);
    await client.login('member01');
    await client.control('POST', '/clock', { pause: true });
    const { events } = (await client.control('GET', '/events/bti?sport=1')).body as {
      events: { eventId: string; tab: string }[];
    };
    const eventId = events.findLast(({ tab }) => tab === 'TODAY')?.eventId ?? '';
    const pick = await BTI_DRIVER.pick(client, eventId, 'outcome');
    const [bet] = BTI_DRIVER.placed(
      await BTI_DRIVER.place(client, 'restart-key-1', [pick], HUNDRED),
    );
    await client.control('POST', `/events/bti/${eventId}`, { do: 'goal', side: 'home' });
    await first.close();
    const second = createSandbox({ dataDir });
    const again = testClient(second);
    await again.login('member01');
    const { liveInfo } = (await again.control('GET', `/events/bti/${eventId}`)).body as {
      liveInfo: { liveHomeScore: number };
    };
    expect(liveInfo.liveHomeScore).toBe(1);
    await again.control('POST', `/events/bti/${eventId}`, { do: 'finish' });
    expect(await BTI_DRIVER.bet(again, bet?.id ?? '')).toMatchObject({ word: 'Won' });
    expect(await BTI_DRIVER.check(again, 'restart-key-1')).toEqual({ state: 'done', error: null });
    await second.close();
    rmSync(dataDir, { recursive: true });
  });

  test('a bet in a folder of an earlier release keeps the price that was asked for', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'sandbox-bets-'));
    const first = createSandbox({ dataDir });
    const client = testClient(first);
    await client.login('member01');
    await client.control('POST', '/clock', { pause: true });
    const { body } = await client.control('GET', '/events/bti?sport=1');
    const event = (body as { events: { eventId: string; tab: string }[] }).events.findLast(
      ({ tab }) => tab === 'TODAY',
    );
    const pick = await BTI_DRIVER.pick(client, event?.eventId ?? '', 'outcome');
    await BTI_DRIVER.place(client, 'earlier-key-1', [pick], HUNDRED);
    await first.close();
    // As every release so far has written it: the name is part of the folder, not of the code.
    const file = new Database(join(dataDir, 'sandbox.db'));
    const { detail } = file.prepare('SELECT detail FROM bet_legs').get() as { detail: string };
    expect(JSON.parse(detail)).toMatchObject({ asked: pick.price });
    file.prepare('UPDATE bet_legs SET detail = json_set(detail, ?, ?)').run('$.asked', '9.87');
    file.close();
    const second = createSandbox({ dataDir });
    const again = testClient(second);
    await again.login('member01');
    const answer = await again.call(btiBets.getBtiBets, { query: { list: 'open' } });
    const [bet] = (answer.body.result as { bets: { legs: { requested: string }[] }[] }).bets;
    expect(bet?.legs[0]?.requested).toBe('9.87');
    await second.close();
    rmSync(dataDir, { recursive: true });
  });

  test('[R3.10-1] lists go by the time of the bet or by the start of the events, and by the day they were placed', async () => {
    const ids = (await world.events(1, 'TODAY')).slice(-3);
    for (const [at, id] of ids.entries()) {
      await single(world, BTI_DRIVER, `list-key-${at}0`, id, 'outcome');
      await world.advance(1_000);
    }
    const list = async (query: { order?: 'eventDate' | 'betDate'; from?: string; to?: string }) =>
      (await world.client.call(btiBets.getBtiBets, { query: { list: 'open', ...query } })).body
        .result as { bets: { clientBetId: string }[]; page: { totalRecord: number } };
    expect((await list({})).bets.map(({ clientBetId }) => clientBetId)).toEqual([
      'list-key-20',
      'list-key-10',
      'list-key-00',
    ]);
    expect((await list({ order: 'eventDate' })).bets.map(({ clientBetId }) => clientBetId)).toEqual(
      ['list-key-00', 'list-key-10', 'list-key-20'],
    );
    expect((await list({ from: '2027-01-15', to: '2027-01-15' })).page.totalRecord).toBe(3);
    expect((await list({ to: '2027-01-14' })).page.totalRecord).toBe(0);
  });

  test('money never appears or goes missing: stakes, refunds and payouts add up to the balance', async () => {
    const ids = (await world.events(1, 'TODAY')).slice(-6);
    for (const [at, id] of ids.entries())
      await single(
        world,
        [IM_DRIVER, BTI_DRIVER, SABA_DRIVER][at % 3] ?? IM_DRIVER,
        `settle-sum-${at}0`,
        id,
        at % 2 === 0 ? 'outcome' : 'total',
        at % 2,
      );
    for (const [at, id] of ids.entries())
      await world.script(id, { do: 'finish', home: at % 4, away: (at * 2) % 3 });
    const moved = (await world.postings()).reduce((sum, { amount }) => sum + amount, 0);
    expect(await world.balance()).toBeCloseTo(10_000 + moved, 2);
    expect((await world.postings()).filter(({ kind }) => kind === 'bet.stake')).toHaveLength(6);
  });
});
