/**
 * Decides waiting bets and settles running ones; each ends exactly once, whatever is repeated.
 * Later corrections are appended.
 */
import { fenOf, type Fen } from '@site/domain/money';
import type { WagerOutcome } from '@site/domain/betting/statuses';
import { tellMember } from '../alerts/store';
import { settlementAlert } from '../alerts/texts';
import type { Context } from '../core/context';
import { finalsOf, isEventInDanger, type WorldEvent } from '../engine/models';
import { resultOf, type LegOutcome } from '../engine/results';
import type { Effect, Finals } from '../engine/types';
import type { World } from '../engine/world';
import { isFreeBet, returnVouchers } from './free-stake';
import { correct, give, SPORTSBOOK } from './money';
import { endOf, turnoverOf } from './outcome';
import { betsOnEvent, selectBets, updateBet, writeLegOutcome } from './store';
import type { Bet, RejectReason, SettlementRecord, SettledLeg } from './types';

const recordOf = (
  context: Context,
  outcome: WagerOutcome,
  payout: Fen,
  note: string,
): SettlementRecord => ({ at: context.clock.now(), outcome, payout: payout.toString(), note });

/** A waiting bet is not taken; its stake goes back. */
function rejectBet(context: Context, bet: Bet, reason: RejectReason): void {
  context.db.tx(() => {
    const changed = updateBet(context, bet, 'waiting', {
      status: 'rejected',
      outcome: 'rejected',
      payout: isFreeBet(bet) ? fenOf(0n) : bet.risk,
      openRisk: fenOf(0n),
      settledAt: context.clock.now(),
      detail: { ...bet.detail, reason },
    });
    if (!changed) return;
    if (isFreeBet(bet)) returnVouchers(context, bet);
    else give(context, bet, 'bet.refund', bet.id, bet.risk);
  });
}

/** Every waiting bet of an event gets the same verdict. */
export function rejectWaiting(context: Context, eventId: string, reason: RejectReason): void {
  for (const bet of betsOnEvent(context, eventId, 'waiting')) rejectBet(context, bet, reason);
}

/**
 * Ends that count as if the bet had never been: vouchers come back. One that came back stays,
 * whatever a later correction says.
 */
const NULLED: ReadonlySet<WagerOutcome> = new Set<WagerOutcome>([
  'draw',
  'void',
  'nonRunner',
  'cancelled',
]);

/** Ends a bet whose legs are all decided. */
function endBet(context: Context, bet: Bet): void {
  const end = endOf(bet);
  if (end === null) return;
  const changed = updateBet(context, bet, 'running', {
    status: 'settled',
    outcome: end.outcome,
    payout: end.payout,
    settledAt: context.clock.now(),
    detail: {
      ...bet.detail,
      history: [...bet.detail.history, recordOf(context, end.outcome, end.payout, '')],
    },
  });
  if (!changed) return;
  give(context, bet, 'bet.settle', bet.id, end.payout);
  if (NULLED.has(end.outcome)) returnVouchers(context, bet);
  context.turnover.add(bet.memberCode, SPORTSBOOK, turnoverOf(bet, end.outcome), `bet:${bet.id}`);
  tellMember(context, bet.memberCode, settlementAlert({ ...bet, ...end }));
}

const judged = (
  legs: readonly SettledLeg[],
  at: number,
  outcome: LegOutcome,
  final: SettledLeg['final'],
): SettledLeg[] => legs.map((leg, index) => (index === at ? { ...leg, outcome, final } : leg));

/** Decides the open legs that a judge has a result for, and the bets that are complete with them. */
export function settleLegs(
  context: Context,
  bets: readonly Bet[],
  judge: (
    leg: SettledLeg,
  ) => { readonly outcome: LegOutcome; readonly final: SettledLeg['final'] } | null,
): void {
  for (const bet of bets) {
    context.db.tx(() => {
      let { legs } = bet;
      legs.forEach((leg, at) => {
        const result = leg.outcome === null ? judge(leg) : null;
        if (result === null) return;
        writeLegOutcome(context, bet.id, at, result.outcome, result.final);
        legs = judged(legs, at, result.outcome, result.final);
      });
      if (legs !== bet.legs) endBet(context, { ...bet, legs });
    });
  }
}

/**
 * Settles what is decided of an event.
 *
 * @param over nothing more will be decided: what is open is void.
 */
function settleEvent(context: Context, eventId: string, finals: Finals, over: boolean): void {
  settleLegs(context, betsOnEvent(context, eventId, 'running'), (leg) => {
    if (leg.eventId !== eventId) return null;
    const outcome = resultOf(leg.terms, finals) ?? (over ? { kind: 'cancelled' as const } : null);
    return outcome === null
      ? null
      : { outcome, final: finals.scores.get(leg.terms.period) ?? finals.abandonedAt ?? null };
  });
}

/**
 * A bet that still waits for what is decided by now comes too late: it is not taken at a result
 * that everybody knows.
 */
function rejectDecided(context: Context, eventId: string, finals: Finals): void {
  const isDecided = (leg: SettledLeg): boolean =>
    leg.eventId === eventId && resultOf(leg.terms, finals) !== null;
  for (const bet of betsOnEvent(context, eventId, 'waiting'))
    if (bet.legs.some(isDecided)) rejectBet(context, bet, 'closed');
}

const REASON: Readonly<Partial<Record<Effect, RejectReason>>> = {
  goal: 'goal',
  redCard: 'redCard',
  fullTime: 'closed',
};

/** What an effect means for bets. */
export function onEffect(context: Context, event: WorldEvent, effect: Effect): void {
  const reason = REASON[effect];
  if (reason !== undefined)
    rejectWaiting(context, event.eventId, event.ending === 'played' ? reason : event.ending);
  if (effect === 'confirmed') {
    rejectWaiting(context, event.eventId, 'closed');
    settleEvent(context, event.eventId, finalsOf(event), true);
  } else if (
    (effect === 'halfTime' || effect === 'partEnd') &&
    event.phase !== 'FT' &&
    event.phase !== 'done'
  ) {
    const finals = finalsOf(event);
    rejectDecided(context, event.eventId, finals);
    settleEvent(context, event.eventId, finals, false);
  }
}

/** Events that a waiting bet stands on. */
export const eventsWaitedFor = (context: Context): ReadonlySet<string> =>
  new Set(
    selectBets(context, "status = 'waiting'").flatMap(({ legs }) =>
      legs.map(({ eventId }) => eventId),
    ),
  );

/**
 * Accepts waiting bets whose time has come; in danger or under review they wait on.
 *
 * @param moment what is decided for: a jump of the clock asks for each moment of an event before
 *   something happens in it.
 */
export function acceptDue(
  context: Context,
  world: World,
  moment: { readonly eventId: string; readonly at: number } | null = null,
): void {
  const now = moment?.at ?? context.clock.now();
  for (const bet of moment === null
    ? selectBets(context, "status = 'waiting'")
    : betsOnEvent(context, moment.eventId, 'waiting')) {
    const danger = bet.legs.some(({ eventId }) => {
      const event = world.event(eventId);
      return event !== null && isEventInDanger(event);
    });
    if (bet.acceptAt > now || danger) {
      if (danger && !bet.detail.danger)
        updateBet(context, bet, 'waiting', { detail: { ...bet.detail, danger: true } });
      continue;
    }
    updateBet(context, bet, 'waiting', { status: 'running', outcome: 'running' });
  }
}

/**
 * What a member holds of a settled bet: its payout, and what the last correction could not take
 * back.
 */
const heldOf = (bet: Bet, payout: Fen): Fen =>
  fenOf(payout + BigInt(bet.detail.history.at(-1)?.short ?? 0));

/** A correction of a settled bet: append-only, the difference to what was really paid moves once. */
function resettle(context: Context, bet: Bet, note: string): void {
  const end = endOf(bet);
  if (
    end === null ||
    bet.payout === null ||
    (end.payout === bet.payout && end.outcome === bet.outcome)
  )
    return;
  const change = fenOf(end.payout - heldOf(bet, bet.payout));
  const times = bet.detail.history.length;
  if (NULLED.has(end.outcome)) returnVouchers(context, bet);
  const before = bet.outcome === null ? fenOf(0n) : turnoverOf(bet, bet.outcome);
  const short = correct(context, bet, `${bet.id}:${times}`, change);
  const plain = recordOf(context, end.outcome, end.payout, note);
  const record =
    short === 0n
      ? plain
      : { ...plain, note: `${note} 余额不足，未追回部分由平台承担`, short: short.toString() };
  updateBet(context, bet, 'settled', {
    outcome: end.outcome,
    payout: end.payout,
    detail: { ...bet.detail, history: [...bet.detail.history, record] },
  });
  context.turnover.add(
    bet.memberCode,
    SPORTSBOOK,
    fenOf(turnoverOf(bet, end.outcome) - before),
    `bet:${bet.id}:${times}`,
  );
  tellMember(context, bet.memberCode, settlementAlert({ ...bet, ...end }, times));
}

/**
 * A bet with its decided legs of an event judged again; legs that are still open are left to the
 * settlement of the event.
 */
function withCorrectedLegs(context: Context, bet: Bet, eventId: string, finals: Finals): Bet {
  const legs = bet.legs.map((leg, at) => {
    const outcome =
      leg.eventId === eventId && leg.outcome !== null ? resultOf(leg.terms, finals) : null;
    if (outcome === null) return leg;
    const final = finals.scores.get(leg.terms.period) ?? null;
    writeLegOutcome(context, bet.id, at, outcome, final);
    return { ...leg, outcome, final };
  });
  return { ...bet, legs };
}

/**
 * Settles an event again on corrected results. A combo that waits for other events gets the
 * corrected leg; no money moves for it yet.
 */
export function resettleEvent(
  context: Context,
  eventId: string,
  finals: Finals,
  note: string,
): void {
  for (const bet of betsOnEvent(context, eventId, 'running'))
    context.db.tx(() => withCorrectedLegs(context, bet, eventId, finals));
  for (const bet of betsOnEvent(context, eventId, 'settled').filter(
    ({ outcome }) => outcome !== 'cashedOut',
  )) {
    context.db.tx(() => {
      resettle(context, withCorrectedLegs(context, bet, eventId, finals), note);
    });
  }
}
