import { salePrice } from '@site/domain/betting/cash-out';
import { dayKey } from '@site/domain/formatting/day';
import { toCnyString, type Fen } from '@site/domain/money';
import { ODDS_VENDORS } from '@site/domain/vendors/odds-vendor';
import {
  codeOf,
  COMBO,
  comboOf,
  ledger,
  liveMatch,
  pickOne,
  picks,
  place,
  singleOf,
  valueOf,
  wagerNow,
} from './bets.fixture';
import { BET_TYPE, contractWorlds, type ContractWorld } from './contract-world.fixture';

const worlds = contractWorlds();

async function offerOf({ vendor }: ContractWorld, wagerId: string) {
  const [offer] = valueOf(await vendor.offers([wagerId]));
  if (offer === undefined) throw new Error('no answer');
  return offer;
}
async function offered(world: ContractWorld, wagerId: string): Promise<Fen> {
  const { price, reason } = await offerOf(world, wagerId);
  if (price === null) throw new Error(`no offer: ${reason}`);
  return price;
}
async function sell(
  { vendor }: ContractWorld,
  key: string,
  wagerId: string,
  price: Fen,
  percent: number | null = null,
) {
  return (await vendor.prepareSale({ wagerId, price: toCnyString(price), percent })).submit(key);
}

describe.each(ODDS_VENDORS)('%s cash-out', (id) => {
  test('sold whole: paid what was offered, the wager says so, the ledger agrees', async () => {
    const world = await worlds.open(id);
    const [wager] = (await place(world, 'sale-place-1', singleOf(await pickOne(world)))).wagers;
    const wagerId = wager?.id ?? '';
    const offer = await offerOf(world, wagerId);
    expect(offer).toMatchObject({ wagerId, openRisk: 10_000n, reason: null, validMs: 8_000 });
    const price = await offered(world, wagerId);
    expect(price > 5_000n && price < 10_000n).toBe(true);
    expect(await sell(world, 'sale-key-1', wagerId, price)).toEqual({
      ok: true,
      value: { result: { wagerId, paid: price }, pending: false },
    });
    expect(valueOf(await world.vendor.checkSale('sale-key-1', wagerId))).toMatchObject({
      state: 'done',
      result: { wagerId, paid: price },
    });
    expect(await wagerNow(world, wagerId)).toMatchObject({
      outcome: 'cashedOut',
      cashOut: { paid: price, openRisk: 0n, whole: true },
      returned: price,
    });
    expect(await offerOf(world, wagerId)).toMatchObject({ price: null, reason: 'never' });
    const { sums, balanced } = await ledger(world);
    expect([sums, balanced]).toEqual([[-100, Number(price) / 100], true]);
  });

  test('sold in part once: the rest runs on and settles with what was paid already', async () => {
    const world = await worlds.open(id);
    const selection = await pickOne(world);
    const [wager] = (await place(world, 'part-place-1', singleOf(selection))).wagers;
    const wagerId = wager?.id ?? '';
    const part = salePrice(await offered(world, wagerId), 40);
    expect(await sell(world, 'part-key-1', wagerId, await offered(world, wagerId), 40)).toEqual({
      ok: true,
      value: { result: { wagerId, paid: part }, pending: false },
    });
    expect(await wagerNow(world, wagerId)).toMatchObject({
      outcome: 'partlyCashedOut',
      cashOut: { paid: part, openRisk: 6_000n, whole: false },
      returned: null,
    });
    expect(valueOf(await world.vendor.wagers({ kind: 'open', page: 1 })).rows).toMatchObject([
      { id: wagerId, outcome: 'partlyCashedOut' },
    ]);
    expect(
      codeOf(await sell(world, 'part-key-2', wagerId, await offered(world, wagerId), 40)),
    ).toBe('13050');
    expect(
      codeOf(await sell(world, 'part-key-3', wagerId, await offered(world, wagerId), 10)),
    ).not.toBeNull();
    // A sale that was refused is never taken for the one that went through before.
    expect(valueOf(await world.vendor.checkSale('part-key-9', wagerId)).state).toBe('notFound');
    for (let at = 0; at < 2; at += 1)
      await world.script(selection.eventId, { do: 'finish', home: 1, away: 0 });
    const settled = await wagerNow(world, wagerId);
    expect(settled.outcome).toBe('won');
    expect(settled.returned).toBe(part + BigInt(Math.round(Number(selection.price) * 6_000)));
    expect((await ledger(world)).balanced).toBe(true);
  });

  test('[R8-7] 14010: a price that does not hold any more is refused, nothing is sold, and the next offer stands', async () => {
    const world = await worlds.open(id);
    const [wager] = (await place(world, 'new-price-1', singleOf(await pickOne(world)))).wagers;
    const wagerId = wager?.id ?? '';
    const price = await offered(world, wagerId);
    expect(codeOf(await sell(world, 'new-price-key', wagerId, (price / 2n) as Fen))).toBe('14010');
    expect(valueOf(await world.vendor.checkSale('new-price-key', wagerId))).toMatchObject({
      state: 'refused',
      error: { code: '14010' },
    });
    expect((await wagerNow(world, wagerId)).outcome).toBe('running');
    expect((await sell(world, 'new-price-two', wagerId, price)).ok).toBe(true);
  });

  test('live: a sale waits two seconds; danger and suspension say why there is no offer; an answer that is lost is looked up', async () => {
    const world = await worlds.open(id);
    const eventId = await liveMatch(world);
    const [wager] = (
      await place(
        world,
        'live-sale-1',
        singleOf(await world.pick(eventId, BET_TYPE.ONE_X_TWO, 'home')),
      )
    ).wagers;
    const wagerId = wager?.id ?? '';
    expect(await offerOf(world, wagerId)).toMatchObject({ price: null, reason: 'waiting' });
    await world.advance(4_100);
    await world.script(eventId, { do: 'danger', side: 'home', holdMs: 600_000 });
    expect(await offerOf(world, wagerId)).toMatchObject({ price: null, reason: 'danger' });
    await world.script(eventId, { do: 'suspend' });
    expect((await offerOf(world, wagerId)).reason).toBe('suspended');
    await world.script(eventId, { do: 'resume' });
    await world.script(eventId, { do: 'safe', holdMs: 3_600_000 });
    const price = await offered(world, wagerId);
    await world.world.control('POST', '/faults', {
      match: { path: `/vendors/${id.toLowerCase()}` },
      fault: { drop: 'afterCommit' },
      times: 1,
    });
    expect(codeOf(await sell(world, 'live-sale-key', wagerId, price))).toBe('network');
    expect(valueOf(await world.vendor.checkSale('live-sale-key', wagerId)).state).toBe('pending');
    await world.advance(2_100);
    expect(valueOf(await world.vendor.checkSale('live-sale-key', wagerId))).toMatchObject({
      state: 'done',
      result: { paid: price },
    });
    expect(
      valueOf(await world.vendor.offers(['nobody', wagerId])).map((offer) => offer.wagerId),
    ).toEqual([wagerId]);
    expect(valueOf(await world.vendor.offers([]))).toEqual([]);
  });
});

describe.each(ODDS_VENDORS)('%s wagers', (id) => {
  test('lists come in pages of 50, newest first or by the start of their events, cut by the day they were placed', async () => {
    const world = await worlds.open(id);
    const [late, early] = [
      await pickOne(world),
      await world.pick((await world.events(1, 'TODAY'))[0] ?? '', BET_TYPE.ONE_X_TWO, 'home'),
    ];
    for (let at = 0; at < 51; at += 1)
      await place(world, `page-key-${at}`, singleOf(at === 25 ? early : late, '10.00'));
    const page = async (number: number, over: object = {}) =>
      valueOf(await world.vendor.wagers({ kind: 'open', page: number, ...over }));
    const [one, two] = [await page(1), await page(2)];
    expect([one.rows.length, one.pages, two.rows.length, two.pages]).toEqual([50, 2, 1, 2]);
    expect(one.rows[0]?.attemptKey).toBe('page-key-50');
    expect(two.rows[0]?.attemptKey).toBe('page-key-0');
    expect((await page(1, { sortBy: 1 })).rows[0]?.attemptKey).toBe('page-key-25');
    expect((await page(1, { sortBy: 2 })).rows[0]?.attemptKey).toBe('page-key-50');
    const placedAt = one.rows[0]?.placedAt ?? 0;
    const [today, yesterday] = [dayKey(placedAt), dayKey(placedAt - 86_400_000)];
    expect((await page(1, { from: today, to: today })).rows).toHaveLength(50);
    expect(await page(1, { from: yesterday, to: yesterday })).toEqual({ rows: [], pages: 1 });
    expect(valueOf(await world.vendor.wagers({ kind: 'settled', page: 1 })).rows).toEqual([]);
    const ids = one.rows.map((wager) => wager.id);
    expect(
      valueOf(await world.vendor.pending([...ids, 'nobody', two.rows[0]?.id ?? ''])).length,
    ).toBe(51);
    expect(valueOf(await world.vendor.pending([]))).toEqual([]);
  });

  test('[R4.7-1] a result that is corrected is told as history, and the wager says what it is now', async () => {
    const world = await worlds.open(id);
    const selection = await pickOne(world);
    const [wager] = (await place(world, 'resettle-1', singleOf(selection))).wagers;
    for (let at = 0; at < 2; at += 1)
      await world.script(selection.eventId, { do: 'finish', home: 2, away: 0 });
    expect((await wagerNow(world, wager?.id ?? '')).outcome).toBe('won');
    await world.script(selection.eventId, { do: 'resettle', home: 0, away: 1, note: '赛果更正' });
    const now = await wagerNow(world, wager?.id ?? '');
    expect(now).toMatchObject({
      outcome: 'lost',
      returned: 0n,
      resettlements: [{ outcome: id === 'IM' ? null : 'lost', returned: 0n, note: '赛果更正' }],
    });
  });

  test('[R4.7-1] quarter lines, draws and abandoned matches end in their own outcomes', async () => {
    const world = await worlds.open(id);
    const [one, two] = await picks(world, 2);
    if (one === undefined || two === undefined) throw new Error('no picks');
    const legs = [
      await world.pick(one.eventId, BET_TYPE.HANDICAP, 'home'),
      await world.pick(one.eventId, BET_TYPE.OVER_UNDER, 'over'),
    ];
    const placed = [];
    for (const [at, leg] of legs.entries())
      placed.push((await place(world, `outcome-${at}`, singleOf(leg))).wagers[0]?.id ?? '');
    const [abandoned] = (
      await place(world, 'outcome-void', comboOf([one, two], { [COMBO[id].straight]: '10.00' }))
    ).wagers;
    const other = (await place(world, 'outcome-abandon', singleOf(two))).wagers[0]?.id ?? '';
    for (let at = 0; at < 2; at += 1)
      await world.script(one.eventId, { do: 'finish', home: 1, away: 1 });
    for (const [at, wagerId] of placed.entries()) {
      const { outcome, returned } = await wagerNow(world, wagerId);
      const line = Number(legs[at]?.line);
      const margin = at === 0 ? line : 2 - line;
      const expected =
        margin >= 0.5
          ? 'won'
          : margin === 0.25
            ? 'halfWon'
            : margin === 0
              ? 'draw'
              : margin === -0.25
                ? 'halfLost'
                : 'lost';
      expect([outcome, (returned ?? -1n) >= 0n]).toEqual([expected, true]);
    }
    for (let at = 0; at < 2; at += 1) await world.script(two.eventId, { do: 'abandon' });
    await world.advance(60_000);
    const cancelled = await wagerNow(world, other);
    expect(['cancelled', 'void', 'refunded']).toContain(cancelled.outcome);
    expect(cancelled.returned).toBe(10_000n);
    expect((await wagerNow(world, abandoned?.id ?? '')).legs).toHaveLength(2);
    expect((await ledger(world)).balanced).toBe(true);
  });
});
