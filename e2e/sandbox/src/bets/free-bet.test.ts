import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as bonus from '@site/contracts/bonus';
import { getFreebetGroups } from '@site/contracts/promotion-member';
import { openStore } from '../core/store';
import { createSandbox } from '../create-sandbox';
import { testClient } from '../testing/client';
import { DRIVERS } from '../testing/gateway-drivers';
import { SABA_DRIVER } from '../testing/saba-driver';
import type { Driver, Pick } from '../testing/driver';
import { codeOf, gatewayWorld, type GatewayWorld } from '../testing/gateway-world';

describe.each(DRIVERS.map((driver) => [driver.vendor, driver] as const))(
  '[R7.2-1] [R5-3] a free bet at %s',
  (vendor, driver: Driver) => {
    let world: GatewayWorld;
    beforeEach(async () => {
      world = await gatewayWorld();
      const { applicationId } = (
        await world.client.call(bonus.applyBonus, { body: { bonusId: 'F3001A' } })
      ).body.result as { applicationId: string };
      await world.client.call(bonus.claimBonus, {
        body: { applicationId },
        key: `free-claim-${vendor}`,
      });
    });
    afterEach(() => world.app.close());

    const left = async (): Promise<number> =>
      ((await world.client.call(getFreebetGroups)).body.result as { remaining: number }[]).reduce(
        (sum, { remaining }) => sum + remaining,
        0,
      );
    const picks = async (count: number, tab = 'TODAY'): Promise<Pick[]> => {
      const made: Pick[] = [];
      for (const id of (await world.events(1, tab)).slice(-count))
        made.push(await driver.pick(world.client, id, 'outcome'));
      return made;
    };
    const place = (key: string, chosen: readonly Pick[], stake: string) =>
      driver.place(
        world.client,
        `free-${vendor}-${key}`,
        chosen,
        { [chosen.length === 1 ? 'single' : driver.combo.straight]: stake },
        { freeBet: true },
      );
    const only = async (key: string, chosen: readonly Pick[], stake: string) => {
      const [bet] = driver.placed(await place(key, chosen, stake));
      if (bet === undefined) throw new Error('not placed');
      return bet;
    };

    test('takes a part of the voucher once, nothing from the wallet, has no cash-out, and pays winnings only', async () => {
      const before = await world.balance();
      const [pick] = await picks(1);
      if (pick === undefined) throw new Error('no pick');
      const bet = await only('win', [pick], '20');
      expect(driver.placed(await place('win', [pick], '20'))[0]?.id).toBe(bet.id);
      expect([await left(), await world.balance()]).toEqual([30, before]);
      expect(await driver.offer(world.client, bet.id)).toMatchObject({ price: null });
      expect(codeOf(await place('more', [pick], '30.01'))).toBe('13070');
      expect(await left()).toBe(30);
      await world.script(pick.eventId, { do: 'finish', home: 2, away: 0 });
      await world.advance(30_000);
      const profit = Math.round(20 * (Number(pick.price) - 1) * 100) / 100;
      expect(await world.balance()).toBeCloseTo(before + profit, 2);
      expect((await driver.list(world.client, 'settled'))[0]).toMatchObject({ returned: profit });
      expect(await left()).toBe(30);
      const { postings } = (await world.client.control('GET', '/members/member01/ledger')).body as {
        postings: { kind: string; ref: string; entries: { amount: number }[] }[];
      };
      for (const { entries } of postings)
        expect(entries.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)).toBe(0);
      // The wallet never saw the voucher nor its stake.
      expect(postings.filter(({ ref }) => ref === bet.id).map(({ kind }) => kind)).toEqual([
        'bet.settle',
      ]);
    });

    test('a combo may be free; an abandoned match gives the whole voucher back, a lost one does not', async () => {
      const [one, two] = await picks(2);
      if (one === undefined || two === undefined) throw new Error('no picks');
      const before = await world.balance();
      await only('combo', [one, two], '10');
      await only('void', [one], '40');
      expect(await left()).toBe(0);
      await world.script(one.eventId, { do: 'abandon' });
      await world.advance(30_000);
      expect(await left()).toBe(40);
      await world.script(two.eventId, { do: 'finish', home: 0, away: 3 });
      await world.advance(30_000);
      expect([await left(), await world.balance()]).toEqual([40, before]);
    });

    test('a corrected result moves the winnings only, and turnover counts nothing of it', async () => {
      const before = await world.balance();
      const [pick] = await picks(1);
      if (pick === undefined) throw new Error('no pick');
      await only('again', [pick], '20');
      await world.script(pick.eventId, { do: 'finish', home: 2, away: 0 });
      await world.advance(30_000);
      const profit = Math.round(20 * (Number(pick.price) - 1) * 100) / 100;
      await world.script(pick.eventId, { do: 'resettle', home: 0, away: 2 });
      expect(await world.balance()).toBeCloseTo(before, 2);
      await world.script(pick.eventId, { do: 'resettle', home: 2, away: 0 });
      expect(await world.balance()).toBeCloseTo(before + profit, 2);
      expect(await left()).toBe(30);
    });

    test('a goal while the bet waits gives the voucher back', async () => {
      const [pick] = await picks(1);
      if (pick === undefined) throw new Error('no pick');
      await world.script(pick.eventId, { do: 'start' });
      const live = await driver.pick(world.client, pick.eventId, 'outcome');
      const bet = await only('goal', [live], '50');
      expect([bet.stage, await left()]).toEqual(['pending', 0]);
      await world.script(pick.eventId, { do: 'goal', side: 'home', holdMs: 60_000 });
      expect((await driver.bet(world.client, bet.id)).stage).toBe('declined');
      expect(await left()).toBe(50);
    });
  },
);

test('[R7.2-1] the ledger moves house bonus money to the bets and back: no account of the member is part of it', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'free-bet-'));
  const app = createSandbox({ now: () => 1_800_000_000_000, dataDir });
  const client = testClient(app);
  await client.login('member01');
  await client.control('POST', '/clock', { pause: true });
  const { applicationId } = (await client.call(bonus.applyBonus, { body: { bonusId: 'F3001A' } }))
    .body.result as { applicationId: string };
  await client.call(bonus.claimBonus, { body: { applicationId }, key: 'free-ledger-claim' });
  const { events } = (await client.control('GET', '/events/saba?sport=1')).body as {
    events: { eventId: string; tab: string }[];
  };
  const eventId = events.filter(({ tab }) => tab === 'TODAY').at(-1)?.eventId ?? '';
  const pick = await SABA_DRIVER.pick(client, eventId, 'outcome');
  await SABA_DRIVER.place(client, 'free-ledger-bet', [pick], { single: '30' }, { freeBet: true });
  await client.control('POST', `/events/saba/${eventId}`, { do: 'abandon' });
  await client.control('POST', '/clock', { advanceMs: 30_000 });
  await app.close();
  const db = openStore(dataDir);
  const moved = db.all<{ kind: string; account_id: string; amount: number }>(
    "SELECT p.kind, e.account_id, e.amount FROM entries e JOIN postings p ON p.id = e.posting_id WHERE p.kind LIKE 'bet.%' OR p.kind LIKE 'bonus%' ORDER BY e.id",
  );
  db.close();
  rmSync(dataDir, { recursive: true });
  expect(moved).toEqual([
    { kind: 'bet.stake', account_id: 'house:bonus', amount: -3_000 },
    { kind: 'bet.stake', account_id: 'house:bets', amount: 3_000 },
    { kind: 'bet.refund', account_id: 'house:bets', amount: -3_000 },
    { kind: 'bet.refund', account_id: 'house:bonus', amount: 3_000 },
  ]);
});

test('[R7.2-1] a free bet with least odds pays for no shorter ones, alone or in a combo, and is told with them', async () => {
  const world = await gatewayWorld();
  const { applicationId } = (
    await world.client.call(bonus.applyBonus, { body: { bonusId: 'F3002A' } })
  ).body.result as { applicationId: string };
  await world.client.call(bonus.claimBonus, {
    body: { applicationId },
    key: 'least-odds-claim',
  });
  expect((await world.client.call(getFreebetGroups)).body.result).toMatchObject([
    { remaining: 30, leastOdds: '1.5' },
  ]);
  const ids = (await world.events(1, 'TODAY')).slice(-2);
  const at = async (index: number, price: string): Promise<Pick> => {
    const pick = await SABA_DRIVER.pick(world.client, ids[index] ?? '', 'outcome');
    const { selectionId } = pick;
    await world.script(pick.eventId, { do: 'price', selectionId, price }, 'saba');
    return { ...pick, price };
  };
  const place = (key: string, picks: readonly Pick[]) =>
    SABA_DRIVER.place(
      world.client,
      key,
      picks,
      { [picks.length === 1 ? 'single' : SABA_DRIVER.combo.straight]: '15' },
      { freeBet: true },
    );
  const [one, two] = [await at(0, '1.4'), await at(1, '1.3')];
  expect(codeOf(await place('least-odds-1', [one]))).toBe('13070');
  expect((await place('least-odds-2', [one, two])).status).toBe(200);
  expect((await place('least-odds-3', [await at(1, '1.5')])).status).toBe(200);
  expect((await world.postings()).every(({ amount }) => amount === 0)).toBe(true);
  await world.app.close();
});
