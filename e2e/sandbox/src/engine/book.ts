/** A vendor's prices: its margin and its own small opinions on top of the fair chances of the world. */
import type { OddsVendorId } from '@site/domain/vendors/odds-vendor';
import type { DecimalOdds } from '@site/domain/odds/decimal-odds';
import { hashText } from '../core/random';
import { leagueOf } from './leagues';
import { manyWay, overlapping, twoWay } from './pricing';
import type { FairMarket, MarketType } from './types';

/** Margins per market type; 1X2 adds what a league's own overround is above that of a big league. */
export type Margins = Readonly<Record<MarketType, number>>;

const marginsOf = (base: number, own: Partial<Margins> = {}): Margins => ({
  handicap: base,
  total: base + 0.005,
  outcome: base + 0.01,
  winner: base,
  oddEven: base + 0.01,
  doubleChance: base + 0.015,
  bothScore: base + 0.01,
  totalGoals: base + 0.06,
  correctScore: 0.2,
  outright: 0.17,
  place: 0.16,
  ...own,
});

/** Margins of the three (domain.md "Margin": IM 4 %, BTI 5 %, SABA 3.5 % with its own per market). */
export const MARGINS: Readonly<Record<OddsVendorId, Margins>> = {
  IM: marginsOf(0.04),
  BTI: marginsOf(0.05, { correctScore: 0.24, outright: 0.2 }),
  SABA: marginsOf(0.035, {
    total: 0.045,
    outcome: 0.042,
    oddEven: 0.05,
    doubleChance: 0.05,
    outright: 0.15,
  }),
};

const BIG_LEAGUE = 0.042;

/** Margin that a vendor asks for on a market. */
export function marginOf(vendor: OddsVendorId, type: MarketType, leagueId: string): number {
  const base = MARGINS[vendor][type];
  return type === 'outcome' ? base + leagueOf(leagueId).margin / 1_000 - BIG_LEAGUE : base;
}

/** How far a vendor's opinion may lie from the fair chance, on the logarithm. */
const OPINION = 0.015;

/** A vendor's opinion on a side: fixed by the seed, so that prices move only when chances do. */
const opinion = (seed: string, vendor: OddsVendorId, name: string): number =>
  (hashText(`${seed}/${vendor}/${name}`) / 2 ** 31 - 1) * OPINION;

/** The chances as a vendor sees them; what summed to 1 still does. */
export function seenBy(vendor: OddsVendorId, seed: string, market: FairMarket): number[] {
  const leaned = market.sides.map(
    ({ key, chance }) => chance * Math.exp(opinion(seed, vendor, `${market.marketId}_${key}`)),
  );
  if (market.book === 'overlap') return leaned.map((chance) => Math.min(chance, 0.985));
  const sum = leaned.reduce((total, chance) => total + chance, 0);
  return leaned.map((chance) => chance / sum);
}

/** Prices of a market's sides in their order; null where there is none. */
export function pricesOf(
  vendor: OddsVendorId,
  seed: string,
  market: FairMarket,
  leagueId: string,
): readonly (DecimalOdds | null)[] {
  const chances = seenBy(vendor, seed, market);
  const margin = marginOf(vendor, market.type, leagueId);
  if (market.book === 'overlap') return overlapping(chances, margin);
  const [first = 0.5] = chances;
  return market.book === 'line' ? twoWay((1 - first) / first, margin) : manyWay(chances, margin);
}
