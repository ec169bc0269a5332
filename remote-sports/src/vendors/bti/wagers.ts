/** BTI's bets in the site's words (§4.7). */
import { getBtiBets, getBtiPending, type BtiBet } from '@site/contracts/vendor-bti-bets';
import type { ApiClient } from '@site/platform';
import { PERIOD } from '@site/domain/betting/bet-types';
import { betStatusOf, type WagerOutcome } from '@site/domain/betting/statuses';
import { done, type Outcome } from '@site/domain/errors/app-error';
import { parseDecimalOdds, type OddsTypeName } from '@site/domain/odds/decimal-odds';
import { SORT_BY } from '@site/domain/reference/board';
import { BTI_OUTCOME, BTI_WAGERS } from '@site/domain/vendors/bti/statuses';
import { lineText, sideIn } from '../common/market-shape';
import { NO_PRICE, timeOf } from '../common/wager-parts';
import type { Page, Wager, WagerLeg, WagerQuery, WagerReason } from '../port';
import { betTypeOfBti, periodOfBti, sideOfBti } from './map';

type WireLeg = BtiBet['legs'][number];

const REASON: Readonly<Record<BtiBet['declineReason'], WagerReason | null>> = {
  '': null,
  Goal: 'goal',
  RedCard: 'redCard',
  VideoReview: 'var',
  Closed: 'closed',
  Abandoned: 'abandoned',
  Postponed: 'postponed',
};
/**
 * What is not settled yet says its acceptance, not its status: one that waits is `Open`, one that
 * was turned down `Cancelled`.
 */
const ACCEPTANCE: Readonly<Record<BtiBet['acceptance'], WagerOutcome | null>> = {
  Pending: 'waiting',
  Declined: 'rejected',
  Accepted: null,
};
const ODDS_TYPE_OF: Readonly<Record<BtiBet['oddsFormat'], OddsTypeName>> = {
  Malay: 'MY',
  HongKong: 'HK',
  Decimal: 'EU',
  Indo: 'ID',
};

function toLeg(leg: WireLeg, outcome: WagerOutcome): WagerLeg {
  const period = periodOfBti(leg.period);
  const side = sideIn(betTypeOfBti(leg.kind), sideOfBti(leg.side));
  const [requested, booked] = [parseDecimalOdds(leg.requested), parseDecimalOdds(leg.decimal)];
  // A part of play or a side that the site does not know: the vendor's own name of the selection is all that is sure.
  const known = period !== null && side !== null;
  return {
    eventId: leg.eventId,
    sportId: leg.branchId,
    leagueName: leg.leagueName,
    homeName: leg.home,
    awayName: leg.away,
    startAt: timeOf(leg.startsOn),
    isOutright: leg.isOutright,
    marketId: leg.marketId,
    selectionId: leg.selectionId,
    vendorKey: leg.outcome,
    betType: known ? betTypeOfBti(leg.kind) : null,
    period: period ?? PERIOD.FULL_TIME,
    side: known ? side : 'other',
    label: leg.label,
    line: lineText(leg.points),
    requested: requested ?? booked ?? NO_PRICE,
    price: booked ?? requested ?? NO_PRICE,
    live: leg.inPlay,
    scoreAtBet: leg.inPlay ? leg.scoreAtBet : null,
    finalScore: leg.finalScore,
    outcome,
  };
}

/** A status that a correction names; null for a word that is none of BTI's. */
function correctedTo(status: string): WagerOutcome | null {
  const known = BTI_WAGERS.find((each) => each === status);
  return known === undefined ? null : BTI_OUTCOME[known];
}

/** A bet as a wager. */
export function toWager(bet: BtiBet): Wager {
  const accepted = ACCEPTANCE[bet.acceptance];
  const isSingle = bet.combo === 'Single';
  const { cashOut } = bet;
  return {
    id: bet.betId,
    vendor: 'BTI',
    attemptKey: bet.clientBetId,
    outcome: accepted ?? BTI_OUTCOME[bet.status],
    reason: REASON[bet.declineReason],
    responseStatus: betStatusOf(accepted ?? BTI_OUTCOME[bet.status]),
    cancelled: null,
    requestTime: timeOf(bet.requestedOn ?? bet.placedOn),
    placedAt: timeOf(bet.placedOn),
    settledAt: bet.settledOn === null ? null : timeOf(bet.settledOn),
    acceptSeconds: bet.acceptSeconds,
    afterDanger: false,
    mode: isSingle ? 1 : 2,
    comboId: isSingle ? null : bet.combo,
    lines: bet.lines,
    stakePerLine: bet.stakePerLine,
    stake: bet.stake,
    risk: bet.risk,
    toWin: bet.toWin,
    returned: bet.returned,
    oddsType: ODDS_TYPE_OF[bet.oddsFormat],
    freeBet: bet.freeBet,
    cashOut:
      cashOut === null
        ? null
        : { paid: cashOut.paid, openRisk: cashOut.openRisk, whole: cashOut.openRisk === 0n },
    resettlements: bet.corrections.map(({ on, status, returned, note }) => ({
      at: timeOf(on),
      outcome: correctedTo(status),
      returned,
      note,
    })),
    legs: bet.legs.map((leg) =>
      toLeg(leg, isSingle && accepted !== null ? accepted : BTI_OUTCOME[leg.status]),
    ),
  };
}

/** Bets as they stand now. */
export async function readBtiPending(
  api: ApiClient,
  ids: readonly string[],
): Promise<Outcome<readonly Wager[]>> {
  const answer = await api.call(getBtiPending, {
    query: { betIds: ids.join() },
    fresh: true,
  });
  return answer.ok ? done(answer.value.bets.map(toWager)) : answer;
}

/** A page of bets. */
export async function readBtiWagers(
  api: ApiClient,
  { kind, from, to, page, sortBy, ahead }: WagerQuery,
): Promise<Outcome<Page<Wager>>> {
  const answer = await api.call(getBtiBets, {
    query: {
      list: kind,
      page,
      ...(from === undefined ? {} : { from }),
      ...(to === undefined ? {} : { to }),
      ...(sortBy === undefined
        ? {}
        : { order: sortBy === SORT_BY.EVENT_DATE ? 'eventDate' : 'betDate' }),
    },
    fresh: true,
    unasked: ahead === true ? 'ahead' : undefined,
  });
  return answer.ok
    ? done({ rows: answer.value.bets.map(toWager), pages: answer.value.page.totalPage })
    : answer;
}
