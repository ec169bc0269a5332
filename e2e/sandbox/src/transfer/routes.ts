/** Transfers between wallet groups: at once, once per key, through the ledger. */
import * as rows from '@site/contracts/transfer';
import { Paging } from '@site/domain/constants';
import { fenOf, parseCny, type Fen } from '@site/domain/money';
import { actionAllowed } from '@site/domain/wallet/self-exclusion';
import type { FastifyInstance } from 'fastify';
import { takeWithFunding } from '../bonus/actions';
import { dayStart, isoAt } from '../core/clock';
import type { Context } from '../core/context';
import { newId } from '../core/secrets';
import { ApiError } from '../http/api-error';
import { lookUp } from '../http/idempotency';
import { mount } from '../http/mount';
import { InsufficientFunds, walletOf } from '../ledger/ledger';
import { memberOfCall } from '../members/routes';
import { decideDue } from '../payment/decide';
import { fundsOf } from '../wallet/funds';
import { groupName, isGroup } from '../wallet/groups';

const MIN = fenOf(100n);
const DAY_MS = 86_400_000;

interface Stored {
  readonly id: string;
  readonly from: number;
  readonly to: number;
  readonly amount: Fen;
  readonly at: number;
  readonly bonusId: string | null;
}

const view = ({ id, from, to, amount, at, bonusId }: Stored): rows.Transfer => ({
  transferId: id,
  from,
  fromName: groupName(from),
  to,
  toName: groupName(to),
  amount,
  createdAt: isoAt(at),
  status: 'Approved',
  bonusId,
});

function amountOf(text: string, from: number, to: number): Fen {
  const refused = (words: string): ApiError => new ApiError(422, 'TRF00422', words);
  if (!isGroup(from) || !isGroup(to) || from === to) throw refused('请选择不同的转出与转入钱包');
  const amount = parseCny(text);
  if (amount === null || amount < MIN) throw refused('单笔最低转账 1.00 元');
  return amount;
}

function transfer(
  context: Context,
  memberCode: string,
  order: { from: number; to: number; amount: string; bonusId?: string | undefined },
): rows.Transfer {
  const member = memberOfCall(context, memberCode);
  if (actionAllowed(member.exclusion, 'fundIn') !== 'yes')
    throw new ApiError(403, 'TRF00403', '您已启用自我限制，暂时无法转账');
  const amount = amountOf(order.amount, order.from, order.to);
  if (fundsOf(context, memberCode).remaining > 0n)
    throw new ApiError(403, 'TRF00428', '您有进行中的优惠，完成流水前无法转账');
  const bonusId = order.bonusId === undefined || order.bonusId === '' ? null : order.bonusId;
  const done: Stored = {
    id: newId('TF'),
    from: order.from,
    to: order.to,
    amount,
    at: context.clock.now(),
    bonusId,
  };
  try {
    context.ledger.post(
      {
        kind: 'transfer',
        ref: done.id,
        title: `转账 ${groupName(done.from)} → ${groupName(done.to)}`,
        movements: [
          { account: walletOf(memberCode, done.from), amount: fenOf(-amount) },
          { account: walletOf(memberCode, done.to), amount },
        ],
      },
      done.at,
    );
  } catch (error) {
    if (error instanceof InsufficientFunds) throw new ApiError(409, 'TRF00402', '转出钱包余额不足');
    throw error;
  }
  if (bonusId !== null) {
    takeWithFunding(context, member, bonusId, amount);
    context.db.run(
      'INSERT INTO transfer_bonuses (transfer_id, bonus_id) VALUES (?, ?)',
      done.id,
      bonusId,
    );
  }
  return view(done);
}

interface EntryRow {
  ref: string;
  created_at: number;
  wallet_group: number;
  amount: number;
  bonus_id: string | null;
}

/**
 * Transfers out of the postings themselves, newest first, so that history and ledger can't
 * disagree.
 */
function transfersOf(context: Context, memberCode: string, from: number, to: number): Stored[] {
  const entries = context.db.all<EntryRow>(
    `SELECT p.ref, p.created_at, a.wallet_group, e.amount, b.bonus_id FROM entries e JOIN postings p ON p.id = e.posting_id JOIN accounts a ON a.id = e.account_id
     LEFT JOIN transfer_bonuses b ON b.transfer_id = p.ref
     WHERE a.member_code = ? AND p.kind = 'transfer' AND p.created_at >= ? AND p.created_at < ? ORDER BY e.id DESC`,
    memberCode,
    from,
    to,
  );
  const targets = new Map(
    entries.filter(({ amount }) => amount > 0).map((entry) => [entry.ref, entry.wallet_group]),
  );
  return entries
    .filter(({ amount }) => amount < 0)
    .map((out) => ({
      id: out.ref,
      from: out.wallet_group,
      to: targets.get(out.ref) ?? out.wallet_group,
      amount: fenOf(BigInt(-out.amount)),
      at: out.created_at,
      bonusId: out.bonus_id,
    }));
}

/** Mounts the transfer calls. */
export function mountTransfer(app: FastifyInstance, context: Context): void {
  const due = (): void => {
    decideDue(context);
  };
  mount(
    app,
    context,
    rows.getTransferWallets,
    ({ memberCode }) => {
      const allowed =
        actionAllowed(memberOfCall(context, memberCode).exclusion, 'fundIn') === 'yes' &&
        fundsOf(context, memberCode).remaining === 0n;
      return {
        minAmount: MIN,
        wallets: context.ledger.balances(memberCode).map(({ group, balance }) => ({
          walletProductGroupId: group,
          name: groupName(group),
          balance,
          canTransferOut: allowed && balance >= MIN,
          canTransferIn: allowed,
        })),
      };
    },
    due,
  );
  mount(
    app,
    context,
    rows.createTransfer,
    ({ memberCode, body }) => transfer(context, memberCode, body),
    due,
  );
  mount(app, context, rows.transferByRef, ({ memberCode, params }) =>
    lookUp(
      context,
      { memberCode, operations: [rows.createTransfer], key: params.key ?? '' },
      (answer) => {
        const { result } = JSON.parse(answer.text) as {
          result: Omit<rows.Transfer, 'amount'> & { amount: number };
        };
        return {
          state: 'done',
          settleBy: null,
          error: null,
          result: { ...result, amount: parseCny(result.amount.toFixed(2)) ?? fenOf(0n) },
        };
      },
    ),
  );
  mount(app, context, rows.getTransferHistories, ({ memberCode, query }) => {
    const from = query.dateFrom === undefined ? 0 : dayStart(query.dateFrom);
    const to =
      query.dateTo === undefined ? Number.MAX_SAFE_INTEGER : dayStart(query.dateTo) + DAY_MS;
    const all = transfersOf(context, memberCode, from, to);
    const currentPage = Number(query.currentPage ?? 1);
    return {
      transfers: all
        .slice((currentPage - 1) * Paging.transactions, currentPage * Paging.transactions)
        .map(view),
      page: {
        currentPage,
        totalPage: Math.max(1, Math.ceil(all.length / Paging.transactions)),
        perPageSize: Paging.transactions,
        totalRecord: all.length,
      },
    };
  });
}
