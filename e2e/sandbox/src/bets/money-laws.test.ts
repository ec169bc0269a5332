import { salePrice } from '@site/domain/betting/cash-out';
import { readCny, toCnyString } from '@site/domain/money';
import fc from 'fast-check';
import { DRIVERS } from '../testing/gateway-drivers';
import type { Pick } from '../testing/driver';
import { codeOf, gatewayWorld, type GatewayWorld } from '../testing/gateway-world';

/** One thing that may happen. */
type Move =
  | {
      readonly do: 'bet';
      readonly driver: number;
      readonly events: readonly number[];
      readonly side: number;
      readonly yuan: number;
    }
  | { readonly do: 'again' }
  | { readonly do: 'sell'; readonly bet: number; readonly percent: number }
  | {
      readonly do: 'finish' | 'resettle';
      readonly event: number;
      readonly home: number;
      readonly away: number;
    }
  | { readonly do: 'abandon' | 'start' | 'danger' | 'goal' | 'safe'; readonly event: number }
  | { readonly do: 'advance'; readonly seconds: number };

const event = fc.integer({ min: 0, max: 4 });
const goals = fc.integer({ min: 0, max: 4 });
const move: fc.Arbitrary<Move> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('bet' as const),
      driver: fc.integer({ min: 0, max: 2 }),
      events: fc.uniqueArray(event, { minLength: 1, maxLength: 3 }),
      side: fc.integer({ min: 0, max: 1 }),
      yuan: fc.integer({ min: 10, max: 900 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('again' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('sell' as const),
      bet: fc.nat(20),
      percent: fc.constantFrom(30, 50, 100),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom('finish' as const, 'resettle' as const),
      event,
      home: goals,
      away: goals,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'abandon' as const,
        'start' as const,
        'danger' as const,
        'goal' as const,
        'safe' as const,
      ),
      event,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('advance' as const),
      seconds: fc.integer({ min: 1, max: 30 }),
    }),
  },
);

interface Placed {
  readonly key: string;
  readonly driver: number;
  readonly id: string;
  readonly send: () => Promise<unknown>;
}
interface Run {
  readonly world: GatewayWorld;
  readonly ids: readonly string[];
  readonly placed: Placed[];
  count: number;
}

async function bet(run: Run, what: Extract<Move, { do: 'bet' }>): Promise<void> {
  const driver = DRIVERS[what.driver];
  if (driver === undefined) return;
  const picks: Pick[] = [];
  for (const at of what.events) {
    // An event that is over has no market: then there is nothing to bet on.
    const pick = await driver
      .pick(
        run.world.client,
        run.ids[at] ?? '',
        what.events.length > 1 ? 'outcome' : 'handicap',
        what.side,
      )
      .catch(() => null);
    if (pick !== null) picks.push(pick);
  }
  if (picks.length === 0) return;
  const key = `laws-key-${run.count}`;
  run.count += 1;
  const stakes =
    picks.length === 1
      ? { single: `${what.yuan}.00` }
      : { [driver.combo.straight]: `${what.yuan}.00` };
  const send = () => driver.place(run.world.client, key, picks, stakes);
  const answer = await send();
  if (codeOf(answer) === undefined)
    for (const { id } of driver.placed(answer))
      run.placed.push({ key, driver: what.driver, id, send });
}

async function sell(run: Run, what: Extract<Move, { do: 'sell' }>): Promise<void> {
  const chosen = run.placed[what.bet % Math.max(1, run.placed.length)];
  const driver = chosen === undefined ? undefined : DRIVERS[chosen.driver];
  if (chosen === undefined || driver === undefined) return;
  const { price } = await driver.offer(run.world.client, chosen.id);
  const offer = readCny(price);
  if (offer === null) return;
  run.count += 1;
  const requested = toCnyString(salePrice(offer, what.percent));
  await driver
    .sell(
      run.world.client,
      `laws-sell-${run.count}`,
      chosen.id,
      requested,
      what.percent === 100 ? undefined : what.percent,
    )
    .catch(() => null);
}

async function act(run: Run, what: Move): Promise<void> {
  if (what.do === 'bet') return bet(run, what);
  if (what.do === 'sell') return sell(run, what);
  if (what.do === 'again') return void (await run.placed.at(-1)?.send());
  if (what.do === 'advance') return run.world.advance(what.seconds * 1_000);
  const { event: at, ...body } = what;
  await run.world.script(run.ids[at] ?? '', { holdMs: 20_000, ...body });
}

interface WagerRow {
  readonly transId: string;
  readonly risk: number;
  readonly payout: number | null;
  readonly ticketStatus: string;
  readonly cashout: { readonly soldPrice: number } | null;
}

const cents = (yuan: number): number => Math.round(yuan * 100);

test('whatever happens in whatever order: the ledger, the bets and the balance say the same to the fen, and no bet costs or pays twice', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(move, { minLength: 8, maxLength: 24 }), async (moves) => {
      const world = await gatewayWorld();
      const run: Run = {
        world,
        ids: (await world.events(1, 'TODAY')).slice(-5),
        placed: [],
        count: 0,
      };
      for (const what of moves) await act(run, what);
      const postings = await world.postings();
      const { wagers } = (await world.client.control('GET', '/members/member01/wagers')).body as {
        wagers: WagerRow[];
      };
      expect(cents(await world.balance())).toBe(
        1_000_000 + postings.reduce((sum, { amount }) => sum + cents(amount), 0),
      );
      expect(wagers.map(({ transId }) => transId).sort()).toEqual(
        run.placed.map(({ id }) => id).sort(),
      );
      for (const wager of wagers) {
        const stakes = postings.filter(
          ({ kind, ref }) => kind === 'bet.stake' && ref === wager.transId,
        );
        expect(stakes.map(({ amount }) => cents(amount))).toEqual([-cents(wager.risk)]);
      }
      // Stakes out, everything back in: per wager what it says it returned, or what was sold of it so far.
      const back = wagers.reduce(
        (sum, { payout, cashout }) => sum + cents(payout ?? cashout?.soldPrice ?? 0),
        0,
      );
      const risked = wagers.reduce((sum, { risk }) => sum + cents(risk), 0);
      expect(cents(await world.balance())).toBe(1_000_000 - risked + back);
      await world.app.close();
    }),
    { numRuns: 7, seed: 20_260_101 },
  );
});
