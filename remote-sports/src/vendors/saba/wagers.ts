/** SABA's tickets as the site's wagers. */
import { getSabaWagers, type SabaWager } from '@site/contracts/vendor-saba-wagers';
import { getSabaPending } from '@site/contracts/vendor-saba-bets';
import type { ApiClient } from '@site/platform';
import { betStatusOf, type WagerOutcome } from '@site/domain/betting/statuses';
import { PERIOD } from '@site/domain/betting/bet-types';
import { done, type Outcome } from '@site/domain/errors/app-error';
import { fenOf } from '@site/domain/money';
import { SORT_BY } from '@site/domain/reference/board';
import { SABA_OUTCOME } from '@site/domain/vendors/saba/statuses';
import { lineText, sideIn } from '../common/market-shape';
import { oddsTypeName, scoreOf, timeOf } from '../common/wager-parts';
import type { Page, Wager, WagerLeg, WagerQuery, WagerReason } from '../port';
import { kindOf, sideOfKey } from './map';

/** SABA's reject reasons. */
const REASON: ReadonlyMap<string, WagerReason> = new Map<string, WagerReason>([
  ['goal', 'goal'],
  ['redCard', 'redCard'],
  ['var', 'var'],
  ['closed', 'closed'],
]);

type WireLeg = NonNullable<SabaWager['parlay']>['legs'][number];
/** What a single says of its selection, and every leg of a parlay. */
type WirePick = Omit<WireLeg, 'legStatus' | 'sportType'> & {
  readonly sportType?: number | undefined;
};

/** Bet types of a season. */
const isSeason = (betType: number): boolean => betType === 10 || betType === 11;

function toLeg(pick: WirePick, outcome: WagerOutcome): WagerLeg {
  const kind = kindOf(pick.betType, pick.part);
  return {
    eventId: pick.eventId,
    sportId: pick.sportType ?? 0,
    leagueName: pick.leagueName,
    homeName: pick.homeName,
    awayName: pick.awayName,
    startAt: timeOf(pick.globalShowTime),
    isOutright: pick.isOutright ?? isSeason(pick.betType),
    marketId: pick.marketId,
    selectionId: pick.selectionId ?? '',
    vendorKey: pick.key,
    betType: kind?.betType ?? null,
    period: kind?.period ?? PERIOD.FULL_TIME,
    side: (kind === null ? null : sideIn(kind.betType, sideOfKey(pick.key))) ?? 'other',
    label: pick.keyName,
    line: lineText(pick.point),
    requested: pick.requestedPrice,
    price: pick.betPrice,
    live: pick.isLive,
    scoreAtBet: pick.isLive ? scoreOf(pick.liveHomeScore, pick.liveAwayScore) : null,
    finalScore: scoreOf(pick.finalHomeScore, pick.finalAwayScore),
    outcome,
  };
}

/** A ticket that was sold says `refund` or runs on: what was sold says more. */
function outcomeOf({ ticketStatus, cashout }: SabaWager): WagerOutcome {
  const plain = SABA_OUTCOME[ticketStatus];
  if (cashout === null || cashout === undefined) return plain;
  if (cashout.isWhole) return 'cashedOut';
  return plain === 'running' ? 'partlyCashedOut' : plain;
}

/** A ticket as a wager. */
export function toWager(wager: SabaWager): Wager {
  const { parlay = null, cashout = null } = wager;
  const outcome = outcomeOf(wager);
  return {
    id: wager.transId,
    vendor: 'SABA',
    attemptKey: wager.vendorTransId,
    outcome,
    reason: REASON.get(wager.rejectReason) ?? null,
    responseStatus: betStatusOf(SABA_OUTCOME[wager.ticketStatus]),
    cancelled: null,
    requestTime: timeOf(wager.requestTime ?? wager.placedAt),
    placedAt: timeOf(wager.placedAt),
    settledAt: wager.settledAt === null ? null : timeOf(wager.settledAt),
    acceptSeconds: wager.betAcceptSecond,
    afterDanger: false,
    freeBet: wager.isFreeBet,
    mode: parlay === null ? 1 : 2,
    comboId: parlay?.comboType ?? null,
    lines: parlay?.betCount ?? 1,
    stakePerLine: parlay?.stakePerLine ?? wager.stake,
    stake: wager.stake,
    risk: wager.risk,
    toWin: wager.win,
    returned: wager.payout,
    oddsType: oddsTypeName(wager.oddsType),
    cashOut:
      cashout === null
        ? null
        : {
            paid: cashout.soldPrice,
            openRisk: cashout.isWhole ? fenOf(0n) : cashout.leftStake,
            whole: cashout.isWhole,
          },
    resettlements: (wager.resettles ?? []).map(({ at, ticketStatus, payout, note }) => ({
      at: timeOf(at),
      outcome: SABA_OUTCOME[ticketStatus],
      returned: payout,
      note,
    })),
    legs:
      parlay === null
        ? [toLeg(wager, outcome === 'partlyCashedOut' ? 'running' : outcome)]
        : parlay.legs.map((leg) => toLeg(leg, SABA_OUTCOME[leg.legStatus])),
  };
}

/** Tickets as they stand now. */
export async function readSabaPending(
  api: ApiClient,
  ids: readonly string[],
): Promise<Outcome<readonly Wager[]>> {
  const answer = await api.call(getSabaPending, {
    query: { transIds: ids.join() },
    fresh: true,
  });
  return answer.ok ? done(answer.value.wagers.map(toWager)) : answer;
}

/** A page of tickets. */
export async function readSabaWagers(
  api: ApiClient,
  { kind, from, to, page, sortBy, ahead }: WagerQuery,
): Promise<Outcome<Page<Wager>>> {
  const answer = await api.call(getSabaWagers, {
    query: {
      isSettled: kind === 'settled' ? 'true' : 'false',
      currentPage: page,
      ...(from === undefined ? {} : { dateFrom: from }),
      ...(to === undefined ? {} : { dateTo: to }),
      ...(sortBy === undefined ? {} : { sort: sortBy === SORT_BY.EVENT_DATE ? '1' : '2' }),
    },
    fresh: true,
    unasked: ahead === true ? 'ahead' : undefined,
  });
  return answer.ok
    ? done({ rows: answer.value.wagers.map(toWager), pages: answer.value.page.totalPage })
    : answer;
}
