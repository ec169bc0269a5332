import { getSabaPromos } from '@site/contracts/vendor-saba-promos';
import { placeSabaBet, getSabaTicket } from '@site/contracts/vendor-saba-singles';
import { codeOf, gatewayWorld, type GatewayWorld } from '../testing/gateway-world';
import { resultOf } from '../testing/driver';
import { SABA_DRIVER } from '../testing/saba-driver';

interface Promos {
  readonly markets: readonly {
    readonly marketId: string;
    readonly eventId: string;
    readonly selections: readonly {
      readonly key: string;
      readonly oddsPrice: { readonly decimalPrice: string };
    }[];
  }[];
  readonly boosts: readonly {
    readonly marketId: string;
    readonly key: string;
    readonly plainPrice: string;
    readonly maxStake: number;
    readonly until: string;
  }[];
  readonly parlays: readonly {
    readonly picks: readonly { readonly marketId: string; readonly key: string }[];
    readonly members: number;
  }[];
}

let world: GatewayWorld;
beforeEach(async () => {
  world = await gatewayWorld();
});
afterEach(() => world.app.close());

const promos = async (): Promise<Promos> =>
  resultOf<Promos>(await world.client.call(getSabaPromos));
/** The first raised price with its match. */
async function first() {
  const { boosts, markets } = await promos();
  const [boost] = boosts;
  const market = markets.find(({ marketId }) => marketId === boost?.marketId);
  const price = market?.selections[0]?.oddsPrice.decimalPrice;
  if (boost === undefined || market === undefined || price === undefined)
    throw new Error('no boost');
  return { ...boost, eventId: market.eventId, price };
}
const bet = (key: string, boost: Awaited<ReturnType<typeof first>>, stake: string) =>
  world.client.call(placeSabaBet, {
    key,
    body: {
      vendorTransId: key,
      sportType: 1,
      marketId: boost.marketId,
      key: boost.key,
      price: boost.price,
      point: null,
      stake,
      oddsOption: 0,
      oddsType: 3,
      freeBet: false,
    },
  });

test('a raised price is better than the plain one, and is the same for every asker of a seed', async () => {
  const one = await promos();
  expect(one.boosts.length).toBeGreaterThan(0);
  expect(one).toEqual(await promos());
  const boost = await first();
  expect(Number(boost.price)).toBeGreaterThan(Number(boost.plainPrice));
  const ticket = resultOf<{ price: string; maxBet: number }>(
    await world.client.call(getSabaTicket, {
      query: { marketId: boost.marketId, key: boost.key, oddsType: '3' },
    }),
  );
  expect(ticket).toMatchObject({ price: boost.price, maxBet: boost.maxStake });
});

test('a bet at a raised price is booked and paid at it; more than its limit is refused, also in two bets', async () => {
  const boost = await first();
  expect(codeOf(await bet('boost-bet-1', boost, (boost.maxStake + 1).toFixed(2)))).toBe('13080');
  const [placed] = SABA_DRIVER.placed(
    await bet('boost-bet-2', boost, (boost.maxStake - 20).toFixed(2)),
  );
  expect(placed?.stage).toBe('open');
  expect(codeOf(await bet('boost-bet-3', boost, '21.00'))).toBe('13080');
  expect((await bet('boost-bet-4', boost, '20.00')).status).toBe(200);
  await world.script(boost.eventId, { do: 'finish', home: 3, away: 0 }, 'saba');
  const settled = await SABA_DRIVER.bet(world.client, placed?.id ?? '');
  const won = boost.key === '1' || boost.key === 'h';
  expect(settled.returned).toBe(
    won ? (Math.round(Number(boost.price) * 100) * (boost.maxStake - 20)) / 100 : 0,
  );
});

test('a raised price that has ended refuses the bet in its own words, and no money has moved', async () => {
  const boost = await first();
  const before = await world.balance();
  await world.script(boost.eventId, { do: 'start' }, 'saba');
  const answer = await bet('boost-late-1', boost, '50.00');
  expect(codeOf(answer)).toBe('13050');
  expect(answer.body.errors?.[0]?.description).toContain('赔率加成已结束');
  expect(await world.balance()).toBe(before);
  expect((await promos()).boosts.map(({ marketId }) => marketId)).not.toContain(boost.marketId);
});

test('popular parlays hold two to four matches that a combo takes at their plain prices', async () => {
  const { parlays } = await promos();
  expect(parlays.map(({ picks }) => picks.length)).toEqual([2, 3, 4]);
  for (const { picks } of parlays)
    expect(new Set(picks.map(({ marketId }) => marketId.split('_')[0])).size).toBe(picks.length);
});

test('a vendor that promotes nothing has empty lists, and what was raised is over', async () => {
  const boost = await first();
  await world.client.control('POST', '/vendors/saba', { promos: false });
  expect(await promos()).toMatchObject({ boosts: [], parlays: [], markets: [] });
  expect(codeOf(await bet('boost-off-1', boost, '50.00'))).toBe('13050');
});
