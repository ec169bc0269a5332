/** What SABA promotes, in the site's words. */
import { getSabaPromos } from '@site/contracts/vendor-saba-promos';
import { done, type Outcome } from '@site/domain/errors/app-error';
import type { ApiClient } from '@site/platform';
import { timeOf } from '../common/wager-parts';
import type { PromoPick, Promos } from '../promo-model';
import { SABA_MARKETS, toSportEvent } from './map';

/** Of what has the same name the first. */
const firstOf = <T>(list: readonly T[], nameOf: (one: T) => string): readonly T[] =>
  list.filter((one, at) => list.findIndex((other) => nameOf(other) === nameOf(one)) === at);

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
  const raised = boosts.flatMap(({ marketId, key, plainPrice: plain, maxStake, until }) => {
    const pick = pickOf(marketId, key);
    return pick === null
      ? []
      : [{ pick, plain, boosted: pick.price, maxStake, until: timeOf(until) }];
  });
  const popular = parlays.flatMap(({ parlayId: id, picks, members }) => {
    const known = picks
      .map(({ marketId, key }) => pickOf(marketId, key))
      .filter((pick) => pick !== null);
    // Two selections of one match make no parlay.
    const matches = firstOf(known, ({ event }) => event.id);
    return matches.length < picks.length ? [] : [{ id, picks: known, members }];
  });
  return done({
    boosts: firstOf(raised, ({ pick }) => pick.selection.id),
    parlays: firstOf(popular, ({ id }) => id),
  });
}
