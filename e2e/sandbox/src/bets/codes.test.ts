import { BET_CODES } from '@site/domain/betting/bet-codes';
import * as im from '@site/contracts/vendor-im';
import * as imBets from '@site/contracts/vendor-im-bets';
import * as vendorImCashout from '@site/contracts/vendor-im-cashout';
import { IM_DRIVER as driver } from '../testing/im-driver';
import { SABA_DRIVER } from '../testing/saba-driver';
import type { Pick } from '../testing/driver';
import { codeOf, gatewayWorld, type GatewayWorld } from '../testing/gateway-world';

/** Codes that this file makes the back end say. */
const seen = new Set<string>();

describe('[R8-7] every bet code comes from the server when it should', () => {
  let world: GatewayWorld;
  beforeEach(async () => {
    world = await gatewayWorld();
  });
  afterEach(() => world.app.close());

  const picks = async (count: number, sport = 1): Promise<Pick[]> => {
    const made: Pick[] = [];
    for (const id of (await world.events(sport, 'TODAY')).slice(-count))
      made.push(await driver.pick(world.client, id, sport === 1 ? 'outcome' : 'winner'));
    return made;
  };
  const expectCode = async (
    code: string,
    key: string,
    chosen: readonly Pick[],
    stakes: Readonly<Record<string, string>>,
    extra: Parameters<typeof driver.place>[4] = {},
  ): Promise<void> => {
    expect(codeOf(await driver.place(world.client, key, chosen, stakes, extra))).toBe(code);
    seen.add(code);
  };

  test('[R5-3] what is bet on: 13010, 13011, 13020, 13030, 13040, 13060, 13120, 13140', async () => {
    const twelve = await picks(12);
    await expectCode('13010', 'codes-13010', twelve.slice(0, 11), { 18: '10' });
    const [one, two] = twelve;
    if (one === undefined || two === undefined) throw new Error('no picks');
    const twin = await driver.pick(world.client, one.eventId, 'total');
    await expectCode('13011', 'codes-13011', [one, twin], { 18: '10' });
    await expectCode('13020', 'codes-13020a', [one], { single: '100' }, { price: 'abc' });
    await expectCode('13020', 'codes-13020b', [one, two], { 1: '100' });
    await expectCode('13030', 'codes-13030a', [{ ...one, marketId: 'nope' }], { single: '100' });
    await expectCode('13040', 'codes-13040', [{ ...one, selectionId: `${one.marketId}_zz` }], {
      single: '100',
    });
    await world.script(one.eventId, { do: 'suspend' });
    await expectCode('13030', 'codes-13030b', [one], { single: '100' });
    await world.script(one.eventId, { do: 'resume' });
    await world.script(one.eventId, { do: 'updating', types: ['outcome'], holdMs: 60_000 });
    await expectCode('13060', 'codes-13060', [one], { single: '100' });
    const info = await driver.info(world.client, [one]);
    expect(info.codes).toEqual([1_001]);
    const exact = await driver.pick(world.client, two.eventId, 'correctScore');
    const [three] = await picks(1);
    if (three === undefined) throw new Error('no pick');
    await expectCode('13120', 'codes-13120', [exact, three], { 18: '10' });
    const [virtual] = await picks(1, 39).catch(async () => [
      await driver.pick(world.client, (await world.events(39, 'TODAY')).at(-1) ?? '', 'outcome'),
    ]);
    await world.client.control('POST', '/vendors/im', { virtual: false });
    await expectCode('13140', 'codes-13140', [virtual ?? one], { single: '100' });
  });

  test('[R5-3] stakes: 13070, 13080, 13090, 13100, 13130, 13160', async () => {
    const [one] = await picks(1);
    if (one === undefined) throw new Error('no pick');
    await expectCode('13130', 'codes-13130', [one], { single: '0' });
    await expectCode('13090', 'codes-13090', [one], { single: '9.99' });
    await expectCode('13080', 'codes-13080', [one], { single: '50000.01' });
    await expectCode('13070', 'codes-13070', [one], { single: '20000' });
    await world.client.control('PATCH', '/members/member01', { wallets: { 2: '900000.00' } });
    const low = await driver.pick(world.client, one.eventId, 'handicap');
    for (const key of ['codes-full-01', 'codes-full-02'])
      expect(
        codeOf(await driver.place(world.client, key, [low], { single: '50000' })),
      ).toBeUndefined();
    await expectCode('13100', 'codes-13100', [low], { single: '10' });
    const legs = await picks(10);
    await expectCode('13160', 'codes-13160', legs.slice(0, 9), { 18: '20000' });
    expect(
      (await driver.info(world.client, legs.slice(0, 9))).combos.find(
        ({ id }) => id === '18' || id === '16',
      )?.max,
    ).toBeLessThan(20_000);
  });

  test('[R5-3] prices: 13110 for a change, 13111 when it keeps changing, 13150 under the minimum of a combo, 13121 with a free bet', async () => {
    const [one, two, three] = await picks(3);
    if (one === undefined || two === undefined || three === undefined) throw new Error('no picks');
    await expectCode('13110', 'codes-13110a', [one], { single: '100' }, { line: 0.5 });
    for (const at of [1, 2])
      await expectCode('13110', `codes-13110-${at}`, [one], { single: '100' }, { price: '99.00' });
    await expectCode('13111', 'codes-13111', [one], { single: '100' }, { price: '99.00' });
    await world.advance(11_000);
    await world.script(one.eventId, { do: 'price', selectionId: one.selectionId, price: '9.99' });
    await expectCode('13110', 'codes-13110b', [one], { single: '100' });
    expect(
      codeOf(
        await driver.place(
          world.client,
          'codes-better',
          [one],
          { single: '100' },
          { better: true },
        ),
      ),
    ).toBeUndefined();
    await world.script(two.eventId, { do: 'price', selectionId: two.selectionId, price: '1.15' });
    const short = await driver.pick(world.client, two.eventId, 'outcome');
    const fresh = await driver.pick(world.client, three.eventId, 'outcome');
    await expectCode('13150', 'codes-13150', [short, fresh], { 18: '10' });
    const info = await driver.info(world.client, [short, fresh]);
    expect(info.codes).toEqual([13_150, 100]);
    const long = await driver.pick(world.client, one.eventId, 'outcome');
    const [third] = await picks(4);
    if (third === undefined) throw new Error('no pick');
    await expectCode('13121', 'codes-13121', [long, fresh, third], { 1: '10' }, { freeBet: true });
  });

  test('[R6-7] the member and the way: 13050 by self-exclusion, 13051 for a second copy under way, 10010, 11010, 11020, 11030, 14010', async () => {
    const [one] = await picks(1);
    if (one === undefined) throw new Error('no pick');
    const excluded = await gatewayWorld('excluded01');
    expect(
      codeOf(await driver.place(excluded.client, 'codes-13050', [one], { single: '100' })),
    ).toBe('13050');
    await excluded.app.close();
    await world.client.control('POST', '/faults', {
      match: { method: 'POST', path: imBets.placeImBet.path },
      fault: { delayMs: 1_000 },
      times: 1,
    });
    const slow = driver.place(world.client, 'codes-13051', [one], { single: '100' });
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    const copy = await driver.place(world.client, 'codes-13051', [one], { single: '100' });
    const first = await slow;
    expect([codeOf(copy), codeOf(first)]).toEqual(['13051', undefined]);
    // A third copy gets the first one's answer; it is never a second bet.
    expect(
      codeOf(await driver.place(world.client, 'codes-13051', [one], { single: '100' })),
    ).toBeUndefined();
    expect((await world.postings()).filter(({ kind }) => kind === 'bet.stake')).toHaveLength(1);
    const [bet] = await driver.list(world.client, 'open');
    expect((await driver.sell(world.client, 'codes-14010', bet?.id ?? '', '1.00')).state).toBe(
      'newPrice',
    );
    const sale = await world.client.call(vendorImCashout.checkImSale, {
      body: { AttemptKey: 'codes-14010' },
    });
    expect((sale.body.result as { error: { errorCode: string } }).error.errorCode).toBe('14010');
    await world.client.control('POST', '/vendors/im', { expireTokens: true });
    expect(codeOf(await driver.place(world.client, 'codes-10010', [one], { single: '100' }))).toBe(
      '10010',
    );
    await world.client.control('POST', '/vendors/im', { noToken: true });
    const token = await world.app.inject({
      method: 'GET',
      url: '/api/Vendor/GameToken?code=IPSB',
      headers: {
        authorization: `Bearer ${world.client.token}`,
        cookie: world.client.cookie,
        culture: 'ZH-CN',
        'x-app-token': 'site-mobile-web',
        'x-gateway-key': 'gk-default-2',
      },
    });
    expect(token.json<{ errors: { errorCode: string }[] }>().errors[0]?.errorCode).toBe('11010');
    await world.client.control('POST', '/vendors/im', { maintenance: true });
    expect(codeOf(await world.client.call(im.getImSportCounts, { body: {} }))).toBe('11020');
    await world.client.control('POST', '/vendors/im', { maintenance: false, regionBlocked: true });
    expect(codeOf(await world.client.call(im.getImSportCounts, { body: {} }))).toBe('11030');
    for (const code of ['13050', '13051', '14010', '11010', '11020', '11030', '10010'])
      seen.add(code);
  });

  test('[R8-8] every selection status comes from the server: 100, 350, 380, 1001, 99997, 99998, 13150, 13160', async () => {
    const [first, ...others] = await picks(10);
    if (first === undefined) throw new Error('no pick');
    const asian = await driver.pick(world.client, first.eventId, 'handicap');
    const codes = async (chosen: readonly Pick[]) =>
      (await driver.info(world.client, chosen)).codes;
    expect(await codes([asian])).toEqual([100]);
    expect(await codes([first])).toEqual([99_998]);
    expect(await codes([{ ...first, marketId: 'nope' }])).toEqual([350]);
    await world.script(first.eventId, { do: 'updating', types: ['handicap'], holdMs: 60_000 });
    expect(await codes([asian])).toEqual([1_001]);
    await world.script(first.eventId, { do: 'suspend' });
    expect(await codes([asian])).toEqual([380]);
    await world.script(first.eventId, { do: 'resume' });
    await world.script(first.eventId, { do: 'safe' });
    for (const { eventId, selectionId } of others)
      await world.script(eventId, { do: 'price', selectionId, price: '60.00' });
    const capped = (await driver.info(world.client, others)).combos;
    expect(capped.find(({ id }) => id === '18')?.code).toBe(13_160);
    const [low, other] = others;
    await world.script(low?.eventId ?? '', {
      do: 'price',
      selectionId: low?.selectionId ?? '',
      price: '1.10',
    });
    expect((await driver.info(world.client, [low ?? first, other ?? first])).codes).toEqual([
      13_150, 100,
    ]);
    const pair = [
      await SABA_DRIVER.pick(world.client, first.eventId, 'outcome'),
      await SABA_DRIVER.pick(world.client, other?.eventId ?? '', 'outcome'),
    ];
    const offered = (await SABA_DRIVER.info(world.client, pair)).combos;
    expect(offered.map(({ id, code }) => [id, code])).toEqual([
      ['FoldN', 100],
      ['Trixie', 99_997],
    ]);
    expect(
      codeOf(await SABA_DRIVER.place(world.client, 'status-99997', pair, { Trixie: '10' })),
    ).toBe('13020');
  });

  test('nothing of the table is missing but what only a client can say, and the data error of the socket', () => {
    expect(BET_CODES.filter((code) => !seen.has(code))).toEqual(['99999', '12010']);
  });
});
