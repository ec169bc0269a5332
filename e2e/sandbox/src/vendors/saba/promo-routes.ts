/** SABA's gateway: raised prices and popular parlays. */
import { getSabaPromos } from '@site/contracts/vendor-saba-promos';
import { isoAt } from '../../core/clock';
import { boostsOf, popularParlays } from '../../engine/boosts';
import type { Mounter } from './board-routes';
import type { SabaGateway } from './gateway';
import { toMarket, toSabaEvent } from './map';

export function mountPromos(on: Mounter, { backend }: SabaGateway): void {
  const { context, board, state } = backend;
  on(getSabaPromos, () => {
    const boosts = state.promos ? boostsOf(context, board) : [];
    const parlays = state.promos ? popularParlays(context, board) : [];
    const markets = [...boosts, ...parlays.flatMap(({ picks }) => picks)].map(
      ({ market }) => market,
    );
    return {
      events: [...new Set(markets.map(({ eventId }) => eventId))]
        .map((eventId) => board.event(eventId))
        .filter((event) => event !== null)
        .map(({ head, markets: { size } }) => toSabaEvent(head, size)),
      markets: markets.map((market) => toMarket(market).wire),
      boosts: boosts.map(({ market, key, plain, maxStake, until }) => ({
        marketId: market.marketId,
        key,
        plainPrice: plain,
        maxStake,
        until: isoAt(until),
      })),
      parlays: parlays.map(({ id, picks, members }) => ({
        parlayId: id,
        picks: picks.map(({ market, key }) => ({ marketId: market.marketId, key })),
        members,
      })),
    };
  });
}
