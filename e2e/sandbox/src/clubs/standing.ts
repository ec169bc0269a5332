/** Where a member stands in a club: points for everybody, invitations for the few. */
import type { ClubStanding } from '@site/contracts/club';
import { startOfDay } from '../bonus/amounts';
import { isoAt } from '../core/clock';
import type { Context } from '../core/context';
import { memberOfCall } from '../members/routes';
import { pointsOf, tierAt } from '../members/tiers';
import { sumFen } from '@site/domain/money';
import { CLUBS } from './texts';

const DAY_MS = 86_400_000;
/** Days that an invitation looks back on. */
const WINDOW_DAYS = 30;
/** Whole yuan that lead to an invitation. */
const KING_NEEDS = { deposit: 200_000, turnover: 2_000_000 } as const;

/** Who was invited, since when (days before midnight), and who looks after them. */
const INVITED: ReadonlyMap<string, { readonly days: number; readonly manager: string }> = new Map([
  ['M100002', { days: 210, manager: '林经理' }],
]);

const DEPOSITED = `SELECT coalesce(sum(e.amount), 0) AS amount FROM entries e JOIN postings p ON p.id = e.posting_id JOIN accounts a ON a.id = e.account_id
  WHERE a.member_code = ? AND e.amount > 0 AND p.kind = 'deposit' AND p.created_at >= ?`;

const yuanOf = (fen: bigint): number => Number(fen / 100n);

function vipStanding(context: Context, memberCode: string): ClubStanding {
  const points = pointsOf(context, memberCode);
  const { tier, next } = tierAt(points);
  return {
    isMember: memberOfCall(context, memberCode).newInfo.isVIP === true,
    levelCode: tier.code,
    nextLevelName: next?.name ?? null,
    since: null,
    manager: null,
    needs:
      next === null
        ? []
        : [
            {
              code: 'points',
              label: '累计成长值',
              unit: 'points',
              current: points,
              target: next.from,
            },
          ],
  };
}

function kingStanding(context: Context, memberCode: string): ClubStanding {
  const now = context.clock.now();
  const since = startOfDay(now) - (WINDOW_DAYS - 1) * DAY_MS;
  const invited = INVITED.get(memberCode);
  const deposited = BigInt(
    context.db.one<{ amount: number }>(DEPOSITED, memberCode, since)?.amount ?? 0,
  );
  const turnover = sumFen(
    context.turnover.between(memberCode, since, now + 1).map(({ amount }) => amount),
  );
  return {
    isMember: invited !== undefined,
    levelCode: invited === undefined ? null : 'KING',
    nextLevelName: CLUBS.king.levels[invited === undefined ? 0 : 1]?.name ?? null,
    since: invited === undefined ? null : isoAt(startOfDay(now) - invited.days * DAY_MS),
    manager: invited?.manager ?? null,
    needs: [
      {
        code: 'deposit',
        label: '近 30 天存款',
        unit: 'cny',
        current: yuanOf(deposited),
        target: KING_NEEDS.deposit * (invited === undefined ? 1 : 5),
      },
      {
        code: 'turnover',
        label: '近 30 天有效流水',
        unit: 'cny',
        current: yuanOf(turnover),
        target: KING_NEEDS.turnover * (invited === undefined ? 1 : 5),
      },
    ],
  };
}

/** By club. */
export const STANDINGS: Readonly<
  Record<keyof typeof CLUBS, (context: Context, memberCode: string) => ClubStanding>
> = { vip: vipStanding, king: kingStanding };
