import Big from 'big.js';
import * as sabaBets from '@site/contracts/vendor-saba-bets';
import { codeOf, gatewayWorld, type GatewayWorld } from '../testing/gateway-world';
import { resultOf } from '../testing/driver';
import { SABA_DRIVER } from '../testing/saba-driver';

let world: GatewayWorld;
beforeEach(async () => {
  world = await gatewayWorld();
});
afterEach(() => world.app.close());

/** Books 100 on the home side of a match of today, and starts that in calm play. */
async function running(key = 'auto-place-1'): Promise<{ eventId: string; id: string }> {
  const [eventId = ''] = (await world.events(1, 'TODAY')).slice(-1);
  const [bet] = SABA_DRIVER.placed(
    await SABA_DRIVER.place(
      world.client,
      key,
      [await SABA_DRIVER.pick(world.client, eventId, 'outcome')],
      { single: '100.00' },
    ),
  );
  await world.script(eventId, { do: 'start' }, 'saba');
  await world.script(eventId, { do: 'safe', holdMs: 3_600_000 }, 'saba');
  return { eventId, id: bet?.id ?? '' };
}
const set = (transId: string, targetPrice: string | null) =>
  world.client.call(sabaBets.setSabaAutoCashout, { body: { transId, targetPrice } });
const told = async (id: string) =>
  resultOf<{ cashoutPrice: number | null; autoCashout?: number | null }[]>(
    await world.client.call(sabaBets.getSabaCashoutPrice, { query: { transIds: id } }),
  )[0];
const priceOf = async (id: string): Promise<number> => (await told(id))?.cashoutPrice ?? 0;
/** The home side scores twice: its bet is worth more. */
async function score(eventId: string): Promise<void> {
  for (const _goal of [1, 2]) {
    await world.script(eventId, { do: 'goal', side: 'home' }, 'saba');
    await world.script(eventId, { do: 'safe', holdMs: 3_600_000 }, 'saba');
  }
}
const sales = async () => (await world.postings()).filter(({ kind }) => kind === 'bet.cashout');

test('[R8-7] a target stays with the wager for every device; reached, it sells the wager once at the offer', async () => {
  const { eventId, id } = await running();
  expect((await told(id))?.autoCashout).toBeNull();
  const target = (await priceOf(id)) + 5;
  await set(id, target.toFixed(2));
  await world.client.login('member01');
  expect((await told(id))?.autoCashout).toBe(target);
  expect(await sales()).toEqual([]);
  await score(eventId);
  await world.advance(1_000);
  await world.advance(1_000);
  const [sale, ...others] = await sales();
  expect(others).toEqual([]);
  expect(sale?.amount).toBeGreaterThanOrEqual(target);
  expect(await SABA_DRIVER.bet(world.client, id)).toMatchObject({
    stage: 'settled',
    returned: sale?.amount,
  });
  expect((await told(id))?.autoCashout).toBeUndefined();
});

test('a target that is changed or removed is not the old one any more', async () => {
  const { eventId, id } = await running();
  await set(id, ((await priceOf(id)) + 5).toFixed(2));
  await set(id, null);
  await score(eventId);
  expect((await told(id))?.autoCashout).toBeNull();
  expect(await sales()).toEqual([]);
});

test('a sale by hand that waits comes first: one sale, and the target goes with the wager', async () => {
  const { eventId, id } = await running();
  await set(id, ((await priceOf(id)) + 5).toFixed(2));
  const price = await priceOf(id);
  expect((await SABA_DRIVER.sell(world.client, 'by-hand-01', id, price.toFixed(2))).state).toBe(
    'waiting',
  );
  await world.advance(2_100);
  await score(eventId);
  await world.advance(1_000);
  expect(await sales()).toHaveLength(1);
  expect(await SABA_DRIVER.saleState(world.client, 'by-hand-01', id)).toBe('done');
});

test('a sale by hand that comes after the target was reached finds nothing to sell', async () => {
  const { eventId, id } = await running();
  await set(id, ((await priceOf(id)) + 5).toFixed(2));
  await score(eventId);
  const answer = await world.client.call(sabaBets.sellSabaBack, {
    key: 'too-late-01',
    body: { transId: id, cashoutPrice: '60.00' },
  });
  expect(codeOf(answer)).toBe('13050');
  expect(await sales()).toHaveLength(1);
});

test('no wager has a target that it can never bring, nor one of another member, nor one that ended', async () => {
  const { id } = await running();
  expect(codeOf(await set(id, '0.00'))).toBe('13090');
  expect(codeOf(await set(id, '999999.00'))).toBe('13080');
  expect(codeOf(await set('B-nobody', '99.00'))).toBe('GEN0404');
  await SABA_DRIVER.sell(world.client, 'by-hand-02', id, (await priceOf(id)).toFixed(2));
  await world.advance(2_100);
  expect(codeOf(await set(id, '99.00'))).toBe('13050');
});

test('[R8-7] nor above what the legs of a system that go on can bring yet', async () => {
  const events = (await world.events(1, 'TODAY')).slice(-3);
  const picks = await Promise.all(
    events.map((eventId) => SABA_DRIVER.pick(world.client, eventId, 'outcome')),
  );
  const doubles = SABA_DRIVER.combo.doubles;
  const answer = await SABA_DRIVER.place(world.client, 'system-auto-1', picks, {
    [doubles]: '50.00',
  });
  const id = SABA_DRIVER.placed(answer)[0]?.id ?? '';
  const [first, second, third] = picks;
  await world.script(first?.eventId ?? '', { do: 'finish', home: 1, away: 0 }, 'saba');
  await world.script(second?.eventId ?? '', { do: 'finish', home: 0, away: 1 }, 'saba');
  const left = new Big(50).times(first?.price ?? 0).times(third?.price ?? 0);
  expect(codeOf(await set(id, left.plus(1).toFixed(2)))).toBe('13080');
  expect((await set(id, left.minus(1).toFixed(2))).status).toBe(200);
});

test('a vendor that does not offer it tells no target and takes none', async () => {
  const { eventId, id } = await running();
  await set(id, ((await priceOf(id)) + 5).toFixed(2));
  await world.client.control('POST', '/vendors/saba', { autoCashOut: false });
  expect((await told(id))?.autoCashout).toBeUndefined();
  expect((await set(id, '150.00')).status).toBe(404);
  await score(eventId);
  expect(await sales()).toEqual([]);
});
