import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { ODDS_VENDORS } from '@site/domain/vendors/odds-vendor';
import { createSandbox } from '../create-sandbox';
import { randomFor } from '../core/random';
import { openStore } from '../core/store';
import { testClient } from '../testing/client';
import { marginOf, pricesOf, seenBy } from './book';
import { wholeNormal } from './normal';
import {
  advanceEvent,
  fairMarkets,
  finalsOf,
  fixtureOf,
  liveOf,
  outlookAt,
  type WorldEvent,
} from './models';
import { fieldsAt } from './outrights';
import { resultOf } from './results';
import { endsOf, holdChance, leadOfTwo, winOf } from './sets/race';
import { planOf, SPORT_PLANS, slotsAt } from './sports';
import type { FairMarket } from './types';
import { outcomesOf } from './value';

const NOW = 1_800_000_000_000;
const sum = (values: Iterable<number>): number =>
  [...values].reduce((total, each) => total + each, 0);

/** An event of a sport at some share of its way. */
function eventAt(
  sportId: number,
  slot: number,
  minutes: number,
): { readonly event: WorldEvent; readonly now: number } {
  const plan = planOf(sportId);
  const event = fixtureOf('law', plan, Math.floor(NOW / plan.every) + slot);
  event.nextDrift = Number.MAX_SAFE_INTEGER;
  const now = event.kickoff + (minutes * 60_000) / plan.factor;
  advanceEvent(event, now);
  return { event, now };
}

const sport = fc.constantFrom(...SPORT_PLANS.map(({ sportId }) => sportId));
const anywhere = fc.record({
  sportId: sport,
  slot: fc.integer({ min: 0, max: 400 }),
  minutes: fc.integer({ min: -60, max: 160 }),
});
const marketsAt = ({
  sportId,
  slot,
  minutes,
}: {
  sportId: number;
  slot: number;
  minutes: number;
}): { event: WorldEvent; now: number; markets: FairMarket[] } => {
  const { event, now } = eventAt(sportId, slot, minutes);
  return { event, now, markets: fairMarkets(event, now, new Map()) };
};

describe('laws of the engine', () => {
  test('chances of every market sum to one, at any moment of any sport', () => {
    fc.assert(
      fc.property(anywhere, (where) => {
        for (const { book, sides } of marketsAt(where).markets) {
          if (book !== 'overlap') expect(sum(sides.map(({ chance }) => chance))).toBeCloseTo(1, 1);
          for (const { chance } of sides) expect(chance).toBeGreaterThan(0);
        }
      }),
      { numRuns: 120, seed: 20_260_101 },
    );
  });

  test('what may still happen sums to one, and the score so far is its floor', () => {
    fc.assert(
      fc.property(anywhere, (where) => {
        const { event, now } = eventAt(where.sportId, where.slot, where.minutes);
        for (const [period, { margin, total }] of outlookAt(event, now)) {
          expect(sum(margin.values())).toBeCloseTo(1, 6);
          expect(sum(total.values())).toBeCloseTo(1, 6);
          if (period === 1)
            expect(Math.min(...total.keys())).toBeGreaterThanOrEqual(
              event.score.home + event.score.away,
            );
        }
      }),
      { numRuns: 120, seed: 20_260_101 },
    );
  });

  test('every vendor asks for its margin, prices lie in [1.01, 200], and the three differ', () => {
    fc.assert(
      fc.property(anywhere, (where) => {
        const { event, markets } = marketsAt(where);
        for (const market of markets) {
          for (const vendor of ODDS_VENDORS) {
            const prices = pricesOf(vendor, '1', market, event.leagueId).map((price) =>
              price === null ? null : Number(price),
            );
            for (const price of prices)
              if (price !== null) expect(price >= 1.01 && price <= 200).toBe(true);
            const inside = prices.every((price) => price !== null && price > 1.05 && price < 40);
            // Rounding to hundredths may move the book of many sides by a little.
            if (market.book !== 'overlap' && inside)
              expect(
                Math.abs(
                  sum(prices.map((price) => 1 / (price ?? 1))) -
                    1 -
                    marginOf(vendor, market.type, event.leagueId),
                ),
              ).toBeLessThan(0.03);
          }
        }
      }),
      { numRuns: 60, seed: 20_260_101 },
    );
    const {
      event,
      markets: [market],
    } = marketsAt({ sportId: 1, slot: 3, minutes: -60 });
    if (market === undefined) throw new Error('no market');
    expect(
      new Set(ODDS_VENDORS.map((vendor) => pricesOf(vendor, '1', market, event.leagueId).join()))
        .size,
    ).toBe(3);
    for (const vendor of ODDS_VENDORS) expect(sum(seenBy(vendor, '1', market))).toBeCloseTo(1, 9);
  });

  test('a better line has a lower price: home +0.5 is likelier than home +0.25, over 2.5 than over 2.75', () => {
    fc.assert(
      fc.property(anywhere, (where) => {
        const { markets } = marketsAt(where);
        for (const type of ['handicap', 'total'] as const) {
          const lines = markets
            .filter((market) => market.type === type && market.period === 1)
            .sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
          lines.forEach((market, at) => {
            const before = lines[at - 1]?.sides[0]?.chance;
            const now = market.sides[0]?.chance ?? 0;
            if (before !== undefined)
              expect(type === 'handicap' ? now >= before - 1e-9 : now <= before + 1e-9).toBe(true);
          });
        }
      }),
      { numRuns: 100, seed: 20_260_101 },
    );
  });

  test('the same seed plays the same event, and every model comes to an end with results for its markets', () => {
    for (const { sportId } of SPORT_PLANS) {
      for (const slot of [1, 2, 3]) {
        const before = marketsAt({ sportId, slot, minutes: -10 });
        const [one, two] = [
          eventAt(sportId, slot, 2_000).event,
          eventAt(sportId, slot, 2_000).event,
        ];
        expect(one).toEqual(two);
        expect(one.phase).toBe('done');
        const finals = finalsOf(one);
        const results = before.markets.flatMap(({ type, period, sides }) =>
          sides.map(
            ({ key, line }) => resultOf({ type, period, key, line, atBet: null }, finals)?.kind,
          ),
        );
        expect(results.every((kind) => kind !== undefined)).toBe(true);
        expect(liveOf(one, NOW)?.period).toBe('FT');
      }
    }
  });

  test('a whole match is worth its fair chance: the mean of the outcomes of a leg agrees with the market', () => {
    const { event, now, markets } = marketsAt({ sportId: 1, slot: 5, minutes: 30 });
    for (const market of markets.filter(
      ({ type, period }) => period === 1 && (type === 'outcome' || type === 'total'),
    )) {
      for (const side of market.sides) {
        const weighed =
          outcomesOf(event, now, markets, {
            type: market.type,
            period: 1,
            line: side.line,
            key: side.key,
            atBet: null,
          }) ?? [];
        const gain = sum(
          weighed.map(({ outcome, chance }) =>
            outcome.kind === 'won' ? chance : outcome.kind === 'halfWon' ? chance / 2 : 0,
          ),
        );
        const loss = sum(
          weighed.map(({ outcome, chance }) =>
            outcome.kind === 'lost' ? chance : outcome.kind === 'halfLost' ? chance / 2 : 0,
          ),
        );
        expect(gain / (gain + loss)).toBeCloseTo(side.chance, 6);
      }
    }
  });
});

describe('the parts of the models', () => {
  test('tennis: a hold from 0:0 at 0.64 is 81.3 %, deuce in closed form, and sets end as sets do', () => {
    expect(holdChance(0.64)).toBeCloseTo(0.8131, 3);
    expect(holdChance(0.64, 3, 3)).toBeCloseTo(holdChance(0.64, 5, 5), 9);
    const ends = endsOf({ chance: () => 0.5, isOver: leadOfTwo(6, 7) }, 0, 0);
    expect(sum(ends.map(([, , chance]) => chance))).toBeCloseTo(1, 9);
    expect(winOf(ends)).toBeCloseTo(0.5, 9);
    expect(new Set(ends.map(([home, away]) => Math.max(home, away)))).toEqual(new Set([6, 7]));
  });

  test('whole normals sum to one and keep their mean, as far as whole numbers let them', () => {
    // Rounding moves the mean by the first wave of the normal's transform; the rest is what REACH and Stegun's formula leave.
    const moved = (deviation: number): number =>
      Math.exp(-2 * (Math.PI * deviation) ** 2) / Math.PI;
    fc.assert(
      fc.property(
        fc.double({ min: -30, max: 230, noNaN: true }),
        fc.double({ min: 0.3, max: 20, noNaN: true }),
        (mean, deviation) => {
          const chances = wholeNormal(mean, deviation);
          return (
            Math.abs(sum(chances.values()) - 1) < 1e-9 &&
            Math.abs(sum([...chances].map(([value, chance]) => value * chance)) - mean) <
              moved(deviation) * 1.01 + 0.002 * Math.max(1, deviation)
          );
        },
      ),
    );
  });

  test('seasons: one field per league that people play, the chances of its winner sum to one and three places are paid', () => {
    for (const field of fieldsAt('1', NOW)) {
      const [winner, place] = fairMarkets(field, NOW, new Map());
      expect(sum(winner?.sides.map(({ chance }) => chance) ?? [])).toBeCloseTo(1, 2);
      expect(sum(place?.sides.map(({ chance }) => chance) ?? [])).toBeGreaterThan(2.4);
    }
  });

  test('[R3.10-1] soccer has most: about 10 run, 48 are today and 200 early; thirteen sports are played at any hour', async () => {
    const app = createSandbox({ now: () => NOW + randomFor('any', 'hour').int(86_400_000) });
    const client = testClient(app);
    const { counts } = (await client.control('GET', '/counts/im')).body as {
      counts: Record<string, { EARLY: number; TODAY: number; RUNNING: number; OUTRIGHT: number }>;
    };
    expect(Object.keys(counts)).toHaveLength(13);
    expect(counts['1']?.RUNNING).toBeGreaterThanOrEqual(8);
    expect(counts['1']?.RUNNING).toBeLessThanOrEqual(15);
    expect(counts['1']?.TODAY).toBeGreaterThanOrEqual(30);
    expect(counts['1']?.EARLY).toBeGreaterThan(180);
    expect(counts['1']?.OUTRIGHT).toBe(4);
    expect(Object.values(counts).every(({ TODAY }) => TODAY > 0)).toBe(true);
    expect(slotsAt(planOf(1), NOW).length).toBeGreaterThan(240);
    await app.close();
  });
});

test('what a script did is written down at once, together with what it settled: a kill does not undo one without the other', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'engine-'));
  const app = createSandbox({ now: () => NOW, dataDir });
  const client = testClient(app);
  const { events } = (await client.control('GET', '/events/im?sport=1')).body as {
    events: { eventId: string; tab: string }[];
  };
  const eventId = events.findLast(({ tab }) => tab === 'TODAY')?.eventId ?? '';
  const db = openStore(dataDir);
  const written = (): Pick<WorldEvent, 'score' | 'phase' | 'kickoff'> | null => {
    const row = db.one<{ state: string }>('SELECT state FROM world_events WHERE id = ?', eventId);
    return row === null ? null : (JSON.parse(row.state) as WorldEvent);
  };
  expect(written()).toBeNull();
  await client.control('POST', `/events/im/${eventId}`, { do: 'goal', side: 'home' });
  // It was to begin hours later: whoever asks is told when it did.
  const score = { home: 1, away: 0 };
  expect(written()).toMatchObject({ phase: '1H', kickoff: NOW, score });
  await client.control('POST', `/events/im/${eventId}`, { do: 'finish', home: 2, away: 0 });
  expect(written()).toMatchObject({ phase: 'done', score: { home: 2, away: 0 } });
  // Results of a day are looked for by it.
  const row = db.one<{ kickoff: number }>('SELECT kickoff FROM world_events WHERE id = ?', eventId);
  expect(row?.kickoff).toBe(NOW);
  db.close();
  await app.close();
  rmSync(dataDir, { recursive: true });
});
