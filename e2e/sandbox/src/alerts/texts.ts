/** What members read in an alert, and where it leads. */
import type { WagerOutcome } from '@site/domain/betting/statuses';
import { formatCny, type Fen } from '@site/domain/money';
import { boardPath } from '@site/domain/vendors/board-address';
import type { OddsVendorId } from '@site/domain/vendors/odds-vendor';
import type { AlertDraft } from './store';

/** What of a bet is told; `payout` is what came back. */
export interface SettledNews {
  readonly id: string;
  readonly outcome: WagerOutcome;
  readonly risk: Fen;
  readonly payout: Fen;
  readonly legs: readonly {
    readonly homeName: string;
    readonly awayName: string;
    readonly name: string;
  }[];
}

/** Sides of an event; an outright has no second one. */
const sidesOf = ({ homeName, awayName }: { homeName: string; awayName: string }): string =>
  awayName === '' ? homeName : `${homeName} vs ${awayName}`;

/** Words of the ends that a settlement can come to. */
const OUTCOMES: Readonly<Partial<Record<WagerOutcome, string>>> = {
  won: '赢',
  halfWon: '赢半',
  draw: '走水',
  void: '走水',
  halfLost: '输半',
  lost: '输',
  placed: '入位',
  deadHeatWon: '平分冠军',
  deadHeatPlaced: '平分名次',
  nonRunner: '未出赛',
  cancelled: '已取消',
};

/**
 * A bet was settled.
 *
 * @param correction which correction of the result it is, 0 for the first settlement.
 */
export function settlementAlert(
  { id, outcome, risk, payout, legs }: SettledNews,
  correction = 0,
): AlertDraft {
  const [first] = legs;
  const what =
    first === undefined || legs.length > 1
      ? `${legs.length} 项组合投注`
      : `${sidesOf(first)} · ${first.name}`;
  const word = OUTCOMES[outcome];
  const head = correction === 0 ? '注单已结算' : '注单赛果更正';
  return {
    key: correction === 0 ? `settlement:${id}` : `settlement:${id}:${correction}`,
    kind: 'settlement',
    title: word === undefined ? head : `${head}：${word}`,
    body: `${what}，投注 ¥${formatCny(risk)}，返还 ¥${formatCny(payout)}`,
    target: '/sbtwo/wagers?kind=settled',
  };
}

/** Ends of a deposit that somebody else than the member decides. */
const DEPOSITS: Readonly<Partial<Record<string, readonly [title: string, body: string]>>> = {
  Approved: ['存款已到账', '已存入您的钱包'],
  Rejected: ['存款未成功', '未能入账，请查看交易记录'],
  Expired: ['存款订单已失效', '超过付款时间，未能入账'],
};

/** A deposit was decided; null for a state that is no decision, or the member's own. */
export function depositAlert({
  id,
  status,
  amount,
}: {
  readonly id: string;
  readonly status: string;
  readonly amount: Fen;
}): AlertDraft | null {
  const words = DEPOSITS[status];
  return words === undefined
    ? null
    : {
        key: `deposit:${id}`,
        kind: 'deposit',
        title: words[0],
        body: `¥${formatCny(amount)} ${words[1]}`,
        target: '/TransactionRecord/?type=deposit',
      };
}

/** An event with what a member reads of it. */
export interface EventNews {
  readonly eventId: string;
  readonly leagueName: string;
  readonly homeName: string;
  readonly awayName: string;
}

const eventPage = (vendor: OddsVendorId, eventId: string): string =>
  `${boardPath(vendor)}/event/${encodeURIComponent(eventId)}`;

/** An event began. */
export const kickOffAlert = (event: EventNews, vendor: OddsVendorId): AlertDraft => ({
  key: `kickOff:${event.eventId}`,
  kind: 'kickOff',
  title: '您投注的比赛已开始',
  body: `${event.leagueName} ${sidesOf(event)}`,
  target: eventPage(vendor, event.eventId),
});

/**
 * A goal fell.
 *
 * @param goal which one: the same score may come twice, after one that did not count.
 */
export const goalAlert = (
  event: EventNews,
  vendor: OddsVendorId,
  score: { readonly home: number; readonly away: number },
  goal: { readonly side: 'home' | 'away'; readonly at: number },
): AlertDraft => ({
  key: `goal:${event.eventId}:${goal.at}`,
  kind: 'goal',
  title: `${goal.side === 'home' ? event.homeName : event.awayName} 进球`,
  body: `${event.homeName} ${score.home}:${score.away} ${event.awayName}`,
  target: eventPage(vendor, event.eventId),
});

/** An offer of a member's that ends soon; `left` of a free bet. */
export const offerAlert = (
  {
    id,
    expiresAt,
    title,
  }: { readonly id: string; readonly expiresAt: number; readonly title: string },
  left: Fen | null,
): AlertDraft => ({
  key: `offer:${id}:${expiresAt}`,
  kind: 'offer',
  title: left === null ? '优惠即将到期' : '免费投注即将到期',
  body:
    left === null
      ? `${title} 将在 24 小时内到期，请尽快完成`
      : `${title} 剩余 ¥${formatCny(left)}，将在 24 小时内到期`,
  target:
    left === null
      ? `/Promotions?tab=applied&application=${encodeURIComponent(id)}`
      : '/Promotions?tab=freebets',
});
