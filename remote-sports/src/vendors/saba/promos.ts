/** What SABA promotes, in the site's words. */
import { getSabaPromos } from '@site/contracts/vendor-saba-promos';
import { done, type Outcome } from '@site/domain/errors/app-error';
import type { ApiClient } from '@site/platform';
import { timeOf } from '../common/wager-parts';
import type { PromoPick, Promos } from '../promo-model';
import { SABA_MARKETS, toSportEvent } from './map';

/** Reads it; what is about a market that the site does not know is left out. */
export async function readSabaPromos(api: ApiClient): Promise<Outcome<Promos>> {
  const answer = await api.call(getSabaPromos, { fresh: true });
  if (!answer.ok) return answer;
  const { events, markets, boosts, parlays } = answer.value;
  const byId = new Map(events.map((event) => [event.eventId, toSportEvent(event)]));
  const pickOf = (marketId: string, key: string): PromoPick | null => {
    const wire = markets.find((one) => one.marketId === marketId);
    const market = wire === undefined ? null : SABA_MARKETS.read(wire);
    const event = byId.get(wire?.eventId ?? '');
    const selection = market?.selections.find(({ vendorKey }) => vendorKey === key);
    const price = wire?.selections.find((side) => side.key === key)?.oddsPrice.decimalPrice;
    return market === null || event === undefined || selection === undefined || price == null
      ? null
      : { event, market, selection, price };
  };
  return done({
    boosts: boosts.flatMap(({ marketId, key, plainPrice: plain, maxStake, until }) => {
      const pick = pickOf(marketId, key);
      return pick === null
        ? []
        : [{ pick, plain, boosted: pick.price, maxStake, until: timeOf(until) }];
    }),
    parlays: parlays.flatMap(({ parlayId: id, picks, members }) => {
      const known = picks
        .map(({ marketId, key }) => pickOf(marketId, key))
        .filter((pick) => pick !== null);
      return known.length < picks.length ? [] : [{ id, picks: known, members }];
    }),
  });
}
