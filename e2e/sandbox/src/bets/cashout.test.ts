import { fenOf } from '@site/domain/money';
import fc from 'fast-check';
import type { Context } from '../core/context';
import { DRIVERS } from '../testing/gateway-drivers';
import { BTI_DRIVER } from '../testing/bti-driver';
import { IM_DRIVER } from '../testing/im-driver';
import { gatewayWorld, type GatewayWorld } from '../testing/gateway-world';
import { holds, offerAt } from './cashout-quote';
import { priceChanged } from './changes';

const HUNDRED = { single: '100.00' };
const fen = (most: bigint, least = 1n) => fc.bigInt({ min: least, max: most }).map(fenOf);

describe('what a cash-out pays is exact', () => {
  test('the price is 95 % of the worth of what still runs, floored to the fen; under 5 % or a fen there is none', () => {
    fc.assert(
      fc.property(
        fen(10n ** 17n, 0n),
        fen(10n ** 17n),
        fc.integer({ min: 1, max: 100 }),
        (worth, risk, percent) => {
          const openRisk = fenOf((risk * BigInt(percent) + 99n) / 100n);
          const price = offerAt(worth, { risk, openRisk });
          const exact = worth * openRisk * 95n;
          if (price === null) return worth * 20n < risk || exact < risk * 100n;
          return (
            worth * 20n >= risk &&
            price * risk * 100n <= exact &&
            exact < (price + 1n) * risk * 100n
          );
        },
      ),
    );
    expect(offerAt(fenOf(10_000n), { risk: fenOf(10_000n), openRisk: fenOf(3_333n) })).toBe(3_166n);
    expect(offerAt(fenOf(500n), { risk: fenOf(10_000n), openRisk: fenOf(10_000n) })).toBe(475n);
    expect(offerAt(fenOf(499n), { risk: fenOf(10_000n), openRisk: fenOf(10_000n) })).toBeNull();
  });

  test('an asked price holds up to 2 % away on either side, to the fen, of any size', () => {
    for (const scale of [1n, 10n ** 15n]) {
      const now = fenOf(10_000n * scale);
      expect(
        [10_200n, 9_800n, 10_000n].map((requested) => holds(fenOf(requested * scale), now)),
      ).toEqual([true, true, true]);
      expect([
        holds(fenOf(10_200n * scale + 1n), now),
        holds(fenOf(9_800n * scale - 1n), now),
      ]).toEqual([false, false]);
    }
  });
});

describe('sales', () => {
  let world: GatewayWorld;
  beforeEach(async () => {
    world = await gatewayWorld();
  });
  afterEach(() => world.app.close());

  test('a part is sold once, also when two sales of the same bet wait at the same time', async () => {
    const [eventId = ''] = (await world.events(1, 'TODAY')).slice(-1);
    const [bet] = IM_DRIVER.placed(
      await IM_DRIVER.place(
        world.client,
        'parts-key-01',
        [await IM_DRIVER.pick(world.client, eventId, 'outcome')],
        HUNDRED,
      ),
    );
    const id = bet?.id ?? '';
    await world.script(eventId, { do: 'start' });
    await world.script(eventId, { do: 'safe', holdMs: 3_600_000 });
    const third = (((await IM_DRIVER.offer(world.client, id)).price ?? 0) * 0.3).toFixed(2);
    for (const key of ['parts-sell-1', 'parts-sell-2'])
      expect((await IM_DRIVER.sell(world.client, key, id, third, 30)).state).toBe('waiting');
    await world.advance(2_100);
    expect(
      [
        await IM_DRIVER.saleState(world.client, 'parts-sell-1', id),
        await IM_DRIVER.saleState(world.client, 'parts-sell-2', id),
      ].sort(),
    ).toEqual(['done', 'refused']);
    expect((await world.postings()).filter(({ kind }) => kind === 'bet.cashout')).toHaveLength(1);
  });

  test.each(DRIVERS.map((driver) => [driver.vendor, driver] as const))(
    '%s: a clock that jumps decides a waiting sale at the price of its moment, whatever comes after',
    async (_vendor, driver) => {
      const events = (await world.events(1, 'TODAY')).slice(0, 3);
      const sold: string[] = [];
      for (const [at, eventId] of events.entries()) {
        const [bet] = driver.placed(
          await driver.place(
            world.client,
            `jump-bet-0${at}`,
            [await driver.pick(world.client, eventId, 'total')],
            HUNDRED,
          ),
        );
        await world.script(eventId, { do: 'start' }, driver.vendor);
        await world.script(eventId, { do: 'safe', holdMs: 6_000 }, driver.vendor);
        const price = ((await driver.offer(world.client, bet?.id ?? '')).price ?? 0).toFixed(2);
        expect(
          (await driver.sell(world.client, `jump-sale-0${at}`, bet?.id ?? '', price)).state,
        ).toBe('waiting');
        sold.push(bet?.id ?? '');
      }
      await world.advance(8_000_000);
      await world.client.login('member01');
      for (const [at, id] of sold.entries())
        expect(await driver.saleState(world.client, `jump-sale-0${at}`, id)).toBe('done');
    },
  );

  test('a vendor is asked about its own sale only, whatever another one knows under the same key', async () => {
    const [one = '', two = ''] = (await world.events(1, 'TODAY')).slice(-2);
    const [first] = BTI_DRIVER.placed(
      await BTI_DRIVER.place(
        world.client,
        'same-place-1',
        [await BTI_DRIVER.pick(world.client, one, 'outcome')],
        HUNDRED,
      ),
    );
    const [second] = IM_DRIVER.placed(
      await IM_DRIVER.place(
        world.client,
        'same-place-2',
        [await IM_DRIVER.pick(world.client, two, 'outcome')],
        HUNDRED,
      ),
    );
    const price = ((await BTI_DRIVER.offer(world.client, first?.id ?? '')).price ?? 0).toFixed(2);
    expect(
      (await BTI_DRIVER.sell(world.client, 'same-sell-01', first?.id ?? '', price)).state,
    ).toBe('accepted');
    expect(
      (await IM_DRIVER.sell(world.client, 'same-sell-01', second?.id ?? '', '1.00')).state,
    ).toBe('newPrice');
    expect(await BTI_DRIVER.saleState(world.client, 'same-sell-01', first?.id ?? '')).toBe('done');
    expect(await IM_DRIVER.saleState(world.client, 'same-sell-01', second?.id ?? '')).toBe(
      'refused',
    );
  });
});

test('[R8-7] prices that keep changing are counted in the last ten seconds of the clock, also when it was set back', () => {
  const clock = { at: 100_000 };
  const context = { clock: { now: () => clock.at } } as Context;
  const code = (): string => priceChanged(context, 'M1', 'market').code;
  expect([code(), code(), code(), code()]).toEqual(['13110', '13110', '13110', '13111']);
  clock.at += 10_000;
  expect(code()).toBe('13110');
  clock.at = 50_000;
  expect([code(), code(), code(), code()]).toEqual(['13110', '13110', '13110', '13111']);
});
