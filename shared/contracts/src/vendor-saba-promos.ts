/** SABA's raised prices and the parlays that many members bet. */
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { sabaEvent, sabaMarket } from './vendor-saba';
import { isoTime } from './wire';
import { cny, price } from './wire-money';

const pick = { marketId: v.string(), key: v.string() };

/**
 * GET what is promoted now, with the events and markets that it is about. A raised price is a
 * market of its own, asked about and bet on like any other; `plainPrice` is that of the market it
 * raises. Both lists are empty while nothing is promoted.
 */
export const getSabaPromos = defineEndpoint({
  id: 'saba.promos',
  quiet: 'background',
  service: 'saba',
  method: 'GET',
  path: '/vendors/saba/sports/v1/GetPromos',
  result: v.object({
    events: v.array(sabaEvent),
    markets: v.array(sabaMarket),
    boosts: v.array(v.object({ ...pick, plainPrice: price, maxStake: cny, until: isoTime })),
    /** Two to four selections each; `members` is how many bet all of them together today. */
    parlays: v.array(
      v.object({
        parlayId: v.string(),
        picks: v.pipe(v.array(v.object(pick)), v.minLength(2), v.maxLength(4)),
        members: v.pipe(v.number(), v.integer(), v.minValue(0)),
      }),
    ),
  }),
});
