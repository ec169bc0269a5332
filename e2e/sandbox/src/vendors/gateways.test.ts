import { salePrice } from '@site/domain/betting/cash-out';
import { ZERO_FEN, readCny, toCnyString } from '@site/domain/money';
import { ODDS_VENDORS } from '@site/domain/vendors/odds-vendor';
import { codeOf, gatewayWorld } from '../testing/gateway-world';
import { DRIVERS } from '../testing/gateway-drivers';
import type { Driver, Pick } from '../testing/driver';
import { isAnswerLost, type VendorBackend } from './backend';

const HUNDRED = { single: '100.00' };

async function picksOf(
  driver: Driver,
  world: Awaited<ReturnType<typeof gatewayWorld>>,
  count: number,
): Promise<Pick[]> {
  const ids = (await world.events(1, 'TODAY')).slice(-count);
  const picks: Pick[] = [];
  for (const id of ids) picks.push(await driver.pick(world.client, id, 'outcome'));
  return picks;
}

test('a driver for every vendor', () => {
  expect(DRIVERS.map(({ vendor }) => vendor.toUpperCase())).toEqual([...ODDS_VENDORS]);
});

describe.each(DRIVERS.map((driver) => [driver.vendor, driver] as const))(
  '%s gateway',
  (vendor, driver) => {
    const worlds: Awaited<ReturnType<typeof gatewayWorld>>[] = [];
    const open = async (member?: string) => {
      const world = await gatewayWorld(member);
      worlds.push(world);
      return world;
    };
    afterEach(async () => {
      for (const { app } of worlds.splice(0)) await app.close();
    });

    test('[R4.7-1] a single from bet info to the balance: booked once however often it is sent, settled once, the ledger agrees', async () => {
      const world = await open();
      const { client } = world;
      const [pick] = await picksOf(driver, world, 1);
      if (pick === undefined) throw new Error('no pick');
      const info = await driver.info(client, [pick]);
      expect(info.prices).toEqual([pick.price]);
      expect([100, 99_998]).toContain(info.codes[0]);
      const one = await driver.place(client, 'journey-key-1', [pick], HUNDRED);
      const two = await driver.place(client, 'journey-key-1', [pick], HUNDRED);
      expect(two.body).toEqual(one.body);
      const [bet] = driver.placed(one);
      expect(bet).toMatchObject({ stage: 'open', stake: 100, lines: 1, returned: null });
      expect(await world.balance()).toBe(9_900);
      expect(await driver.check(client, 'journey-key-1')).toEqual({ state: 'done', error: null });
      expect(await driver.check(client, 'journey-key-x')).toEqual({
        state: 'notFound',
        error: null,
      });
      expect((await driver.list(client, 'open')).map(({ id }) => id)).toEqual([bet?.id]);
      for (let at = 0; at < 2; at += 1)
        await world.script(pick.eventId, { do: 'finish', home: 2, away: 0 });
      const settled = await driver.bet(client, bet?.id ?? '');
      expect(settled).toMatchObject({
        stage: 'settled',
        returned: Number((100 * Number(pick.price)).toFixed(2)),
      });
      expect(await world.balance()).toBeCloseTo(9_900 + (settled.returned ?? 0), 2);
      expect((await world.postings()).map(({ kind }) => kind)).toEqual(['bet.stake', 'bet.settle']);
      expect((await driver.list(client, 'settled')).map(({ id }) => id)).toEqual([bet?.id]);
      expect(await driver.list(client, 'open')).toEqual([]);
    });

    test('an unknown answer is booked all the same, and the key tells', async () => {
      const world = await open();
      const [pick] = await picksOf(driver, world, 1);
      if (pick === undefined) throw new Error('no pick');
      await world.client.control('POST', `/vendors/${vendor}`, { unknownRate: 1 });
      const answer = await driver.place(world.client, 'unknown-key-1', [pick], HUNDRED);
      expect(answer.status).toBe(200);
      expect(driver.placed(answer)).toEqual([]);
      expect(await driver.check(world.client, 'unknown-key-1')).toEqual({
        state: 'done',
        error: null,
      });
      expect(await world.balance()).toBe(9_900);
    });

    test('a live bet waits; danger keeps it waiting; a goal takes it back; a quiet attack confirms it', async () => {
      const world = await open();
      const [eventId = ''] = await world.events(1, 'TODAY');
      await world.script(eventId, { do: 'start' });
      await world.script(eventId, { do: 'safe', holdMs: 3_600_000 });
      const place = async (key: string) => {
        const pick = await driver.pick(world.client, eventId, 'handicap');
        return driver.placed(await driver.place(world.client, key, [pick], HUNDRED))[0];
      };
      const first = await place('live-key-01');
      expect(first).toMatchObject({ stage: 'pending' });
      expect((await driver.check(world.client, 'live-key-01')).state).toBe('pending');
      await world.advance(4_100);
      expect(await driver.bet(world.client, first?.id ?? '')).toMatchObject({ stage: 'open' });
      await world.script(eventId, { do: 'danger', side: 'home', holdMs: 600_000 });
      const second = await place('live-key-02');
      await world.advance(10_000);
      expect(await driver.bet(world.client, second?.id ?? '')).toMatchObject({ stage: 'pending' });
      await world.script(eventId, { do: 'goal', side: 'home', holdMs: 60_000 });
      const declined = await driver.bet(world.client, second?.id ?? '');
      expect(declined).toMatchObject({
        stage: 'declined',
        returned: 100,
        reason: driver.goalReason,
      });
      expect(await driver.check(world.client, 'live-key-02')).toEqual({
        state: 'refused',
        error: '13050',
      });
      expect(await world.balance()).toBe(9_900);
      await world.script(eventId, { do: 'safe', holdMs: 3_600_000 });
      await world.script(eventId, { do: 'danger', side: 'away', holdMs: 600_000 });
      const third = await place('live-key-03');
      await world.script(eventId, { do: 'safe', holdMs: 3_600_000 });
      await world.advance(5_000);
      const confirmed = await driver.bet(world.client, third?.id ?? '');
      expect(confirmed.stage).toBe('open');
      // IM says that a danger ball was waited out (confirm status 2).
      if (vendor === 'im') expect(confirmed.word.startsWith('2/2')).toBe(true);
    });

    test('a clock that jumps decides a waiting bet at its own moment: goals that come after it take nothing back', async () => {
      const world = await open();
      const events = (await world.events(1, 'TODAY')).slice(0, 4);
      const placed: string[] = [];
      for (const [at, eventId] of events.entries()) {
        await world.script(eventId, { do: 'start' });
        await world.script(eventId, { do: 'safe', holdMs: 6_000 });
        const pick = await driver.pick(world.client, eventId, 'total');
        placed.push(
          driver.placed(await driver.place(world.client, `jump-key-0${at}`, [pick], HUNDRED))[0]
            ?.id ?? '',
        );
      }
      await world.advance(8_000_000);
      await world.client.login('member01');
      for (const id of placed) expect((await driver.bet(world.client, id)).stage).toBe('settled');
    });

    test('combos and systems: counts and limits are told, every combo of an order is booked in one go, and the return is the sum over the lines', async () => {
      const world = await open();
      const picks = await picksOf(driver, world, 3);
      const info = await driver.info(world.client, picks);
      const reported = new Map(info.combos.map((combo) => [combo.id, combo.lines]));
      expect([
        reported.get(driver.combo.straight) ?? reported.get(vendor === 'saba' ? 'Trebles' : '10'),
        reported.get(driver.combo.trixie),
        reported.get(driver.combo.doubles),
      ]).toEqual([1, 4, 3]);
      const answer = await driver.place(world.client, 'combo-key-01', picks, {
        [driver.combo.trixie]: '10.00',
        [driver.combo.doubles]: '20.00',
      });
      const bets = driver.placed(answer);
      expect(bets).toMatchObject([
        { stage: 'open', stake: 40, lines: 4, legs: 3 },
        { stage: 'open', stake: 60, lines: 3, legs: 3 },
      ]);
      expect(await world.balance()).toBe(9_900);
      expect(await driver.check(world.client, 'combo-key-01', true)).toEqual({
        state: 'done',
        error: null,
      });
      const [a, b, c] = picks;
      await world.script(a?.eventId ?? '', { do: 'finish', home: 1, away: 0 });
      await world.script(b?.eventId ?? '', { do: 'finish', home: 3, away: 1 });
      expect((await driver.bet(world.client, bets[0]?.id ?? '')).stage).toBe('open');
      await world.script(c?.eventId ?? '', { do: 'finish', home: 0, away: 2 });
      const double = Number(a?.price) * Number(b?.price);
      const [trixie, doubles] = [
        await driver.bet(world.client, bets[0]?.id ?? ''),
        await driver.bet(world.client, bets[1]?.id ?? ''),
      ];
      expect(trixie).toMatchObject({ stage: 'settled' });
      expect(trixie.returned).toBeCloseTo(10 * double, 1);
      expect(doubles.returned).toBeCloseTo(20 * double, 1);
      expect(await world.balance()).toBeCloseTo(
        9_900 + (trixie.returned ?? 0) + (doubles.returned ?? 0),
        2,
      );
    });

    test('cash-out: an offer below the stake, accepted at once before the start; an old price brings another one; a part may be sold once', async () => {
      const world = await open();
      const picks = await picksOf(driver, world, 2);
      const [first, second] = picks;
      if (first === undefined || second === undefined) throw new Error('no picks');
      const [bet] = driver.placed(
        await driver.place(world.client, 'cash-key-001', [first], HUNDRED),
      );
      const id = bet?.id ?? '';
      const { price } = await driver.offer(world.client, id);
      expect(price).toBeGreaterThan(80);
      expect(price).toBeLessThan(100);
      expect((await driver.sell(world.client, 'cash-sell-01', id, '99.99')).state).toBe('newPrice');
      expect(await driver.saleState(world.client, 'cash-sell-01', id)).toBe('refused');
      const offer = toCnyString(readCny(price) ?? ZERO_FEN);
      expect((await driver.sell(world.client, 'cash-sell-02', id, offer)).state).toBe('accepted');
      expect((await driver.sell(world.client, 'cash-sell-02', id, offer)).state).toBe('accepted');
      expect(await world.balance()).toBeCloseTo(9_900 + Number(offer), 2);
      expect(await driver.bet(world.client, id)).toMatchObject({
        stage: 'settled',
        returned: Number(offer),
      });
      expect((await driver.offer(world.client, id)).price).toBeNull();
      const [other] = driver.placed(
        await driver.place(world.client, 'cash-key-002', [second], HUNDRED),
      );
      const whole = (await driver.offer(world.client, other?.id ?? '')).price ?? 0;
      const half = toCnyString(salePrice(readCny(whole) ?? ZERO_FEN, 50));
      expect(
        (await driver.sell(world.client, 'cash-sell-03', other?.id ?? '', half, 50)).state,
      ).toBe('accepted');
      expect(await driver.bet(world.client, other?.id ?? '')).toMatchObject({
        stage: 'open',
        ...(vendor === 'bti' ? { word: 'Partial Cash Out' } : {}),
      });
      await world.script(second.eventId, { do: 'finish', home: 1, away: 0 });
      expect((await driver.bet(world.client, other?.id ?? '')).returned).toBeCloseTo(
        50 * Number(second.price) + Number(half),
        2,
      );
      expect((await world.postings()).filter(({ kind }) => kind === 'bet.cashout')).toHaveLength(2);
    });

    test('a live sale waits two seconds; a goal in between refuses it; danger and stops say why there is no offer', async () => {
      const world = await open();
      const [eventId = ''] = (await world.events(1, 'TODAY')).slice(-1);
      const pick = await driver.pick(world.client, eventId, 'outcome');
      const [bet] = driver.placed(await driver.place(world.client, 'lives-key-1', [pick], HUNDRED));
      const id = bet?.id ?? '';
      await world.script(eventId, { do: 'start' });
      await world.script(eventId, { do: 'danger', holdMs: 600_000 });
      expect(await driver.offer(world.client, id)).toEqual({ price: null, reason: 'danger' });
      await world.script(eventId, { do: 'safe', holdMs: 3_600_000 });
      const sellNow = async (key: string) =>
        driver.sell(
          world.client,
          key,
          id,
          ((await driver.offer(world.client, id)).price ?? 0).toFixed(2),
        );
      expect((await sellNow('lives-sell-1')).state).toBe('waiting');
      expect(await driver.saleState(world.client, 'lives-sell-1', id)).toBe('pending');
      await world.script(eventId, { do: 'goal', side: 'away', holdMs: 60_000 });
      await world.advance(2_100);
      expect(await driver.saleState(world.client, 'lives-sell-1', id)).toBe('refused');
      expect(await driver.offer(world.client, id)).toEqual({ price: null, reason: 'suspended' });
      await world.script(eventId, { do: 'safe', holdMs: 3_600_000 });
      expect((await sellNow('lives-sell-2')).state).toBe('waiting');
      await world.advance(2_100);
      expect(await driver.saleState(world.client, 'lives-sell-2', id)).toBe('done');
      expect(await driver.bet(world.client, id)).toMatchObject({ stage: 'settled' });
    });

    test('[R4.6-1] tokens: none while the switch says so, 10010 once they are old; maintenance is 11020', async () => {
      const world = await open();
      const [pick] = await picksOf(driver, world, 1);
      if (pick === undefined) throw new Error('no pick');
      await driver.place(world.client, 'token-key-01', [pick], HUNDRED);
      await world.client.control('POST', `/vendors/${vendor}`, { expireTokens: true });
      expect(codeOf(await driver.place(world.client, 'token-key-02', [pick], HUNDRED))).toBe(
        '10010',
      );
      delete world.client.vendorTokens[vendor];
      await world.client.control('POST', `/vendors/${vendor}`, { noToken: true });
      expect(codeOf(await driver.place(world.client, 'token-key-03', [pick], HUNDRED))).toBe(
        '10010',
      );
      await world.client.control('POST', `/vendors/${vendor}`, {
        noToken: false,
        maintenance: true,
      });
      expect(codeOf(await driver.place(world.client, 'token-key-04', [pick], HUNDRED))).toBe(
        '11020',
      );
    });
  },
);

test('which answers are lost goes by the seed and the key alone: asked again, and after a reset, it is the same', () => {
  const backend = (seed: string) =>
    ({
      context: { seed: () => seed },
      vendor: 'IM',
      state: { unknownRate: 0.25 },
    }) as unknown as VendorBackend;
  const lost = (seed: string): boolean[] =>
    Array.from({ length: 400 }, (_, at) => isAnswerLost(backend(seed), `key-${at}`));
  expect(lost('1')).toEqual(lost('1'));
  expect(lost('1')).not.toEqual(lost('2'));
  expect(lost('1').filter(Boolean).length).toBeGreaterThan(60);
  expect(lost('1').filter(Boolean).length).toBeLessThan(140);
});
