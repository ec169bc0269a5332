/** What a wager is worth now: the offer for selling it, or why there is none. */
import Big from 'big.js';
import { systemFactor } from '@site/domain/betting/systems';
import { fenOf, type Fen } from '@site/domain/money';
import { roundToFen } from '@site/domain/rounding';
import type { Context } from '../core/context';
import { isEventInDanger, isEventStopped } from '../engine/models';
import { multiplierOf } from '../engine/results';
import { meanMultiplier, meanOf, outcomesOf, type Weighed } from '../engine/value';
import type { World } from '../engine/world';
import { LIMIT } from './limits';
import { isFreeBet } from './free-stake';
import { singleReturn } from './outcome';
import type { Bet, SettledLeg } from './types';

/** Why there is no offer: not now, or never for this bet. */
export type NoOffer = 'suspended' | 'danger' | 'tooLow' | 'waiting' | 'notOffered' | 'ended';

/** An offer for everything that still runs, or why there is none. */
export interface CashOutQuote {
  readonly betId: string;
  readonly price: Fen | null;
  readonly reason: NoOffer | null;
  readonly openRisk: Fen;
}

/**
 * In percent: what the house pays of the worth, the least worth of the stake that it buys, how far
 * the price may move, the least part.
 */
export const RULE = { pays: 95n, leastWorth: 5n, drift: 2n, leastPart: 20 } as const;
/** Seconds for which members may count on an offer. */
export const OFFER_SECONDS = 8;

interface LegValue {
  readonly weighed: readonly Weighed[] | null;
  readonly reason: NoOffer | null;
}

function legValue(world: World, at: number, leg: SettledLeg): LegValue {
  if (leg.outcome !== null) return { weighed: [{ outcome: leg.outcome, chance: 1 }], reason: null };
  const event = world.event(leg.eventId);
  if (event === null) return { weighed: null, reason: 'notOffered' };
  if (isEventStopped(event) || event.lineStop?.types.includes(leg.terms.type) === true)
    return { weighed: null, reason: 'suspended' };
  if (isEventInDanger(event)) return { weighed: null, reason: 'danger' };
  const weighed = outcomesOf(event, at, world.fair(leg.eventId), leg.terms);
  return weighed === null ? { weighed: null, reason: 'suspended' } : { weighed, reason: null };
}

/**
 * Worth of the whole debit: its mean return at fair chances, a model's estimate that becomes money
 * here, rounded to the nearest fen. Exact from here on.
 */
function worthOf(bet: Bet, values: readonly (readonly Weighed[])[]): Fen {
  const [only = []] = values;
  if (bet.detail.combo === null)
    return roundToFen(new Big(meanOf(only, (outcome) => Number(singleReturn(bet, outcome)))));
  const means = bet.legs.map(
    (leg, at) =>
      new Big(
        leg.outcome === null
          ? meanMultiplier(values[at] ?? [], leg.price)
          : multiplierOf(leg.outcome, leg.price),
      ),
  );
  const worth = roundToFen(systemFactor(means, bet.detail.folds).times(bet.detail.perLine));
  return worth < LIMIT.payout ? worth : LIMIT.payout;
}

/** Price of what still runs at the worth of the whole, floored; null when the house does not buy it. */
export function offerAt(
  worth: Fen,
  { risk, openRisk }: Pick<Bet, 'risk' | 'openRisk'>,
): Fen | null {
  const price = fenOf((worth * openRisk * RULE.pays) / (risk * 100n));
  return worth * 100n < risk * RULE.leastWorth || price <= 0n ? null : price;
}

/**
 * True while a price that was offered still holds: it lies within two in a hundred of the price of
 * now.
 */
export const holds = (requested: Fen, now: Fen): boolean =>
  (requested > now ? requested - now : now - requested) * 100n <= now * RULE.drift;

/**
 * The offer for a bet.
 *
 * @param at the moment up to which the world has lived; now where it is left out.
 */
export function quoteCashOut(
  context: Context,
  world: World,
  bet: Bet,
  at = context.clock.now(),
): CashOutQuote {
  const none = (reason: NoOffer): CashOutQuote => ({
    betId: bet.id,
    price: null,
    reason,
    openRisk: bet.openRisk,
  });
  if (bet.status === 'waiting') return none('waiting');
  if (bet.status !== 'running') return none('ended');
  if (isFreeBet(bet)) return none('notOffered');
  const values = bet.legs.map((leg) => legValue(world, at, leg));
  const stopped = values.find(({ reason }) => reason !== null)?.reason ?? null;
  if (stopped !== null) return none(stopped);
  const price = offerAt(
    worthOf(
      bet,
      values.map(({ weighed }) => weighed ?? []),
    ),
    bet,
  );
  return price === null
    ? none('tooLow')
    : { betId: bet.id, price, reason: null, openRisk: bet.openRisk };
}
