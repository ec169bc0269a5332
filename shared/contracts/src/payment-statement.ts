/** What a member's play came to (safety C-51, C-52): read from the same postings as the history. */
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { cny } from './wire-money';
import { day } from './wire';

/**
 * GET Payment/Statement: sums of a window, both days included; without one everything so far.
 * Stakes and withdrawals are positive numbers; `netDeposits` is deposits less withdrawals,
 * `openStakes` the part of `staked` whose wagers have not ended, `winLoss` what came back less the
 * rest of it (`winLossOf` of the domain), `bonuses` everything that was given. Play falls on the
 * day of its bet, whenever that ends.
 */
export const getStatement = defineEndpoint({
  id: 'payment.statement',
  service: 'gateway',
  method: 'GET',
  path: '/api/Payment/Statement',
  auth: 'member',
  confidential: true,
  query: v.object({ dateFrom: v.optional(day), dateTo: v.optional(day) }),
  result: v.object({
    deposits: cny,
    withdrawals: cny,
    netDeposits: cny,
    staked: cny,
    returned: cny,
    /** Older gateways do not say it. */
    openStakes: v.optional(cny, 0),
    winLoss: cny,
    bonuses: cny,
  }),
});
