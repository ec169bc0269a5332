/** Applications as answers carry them. */
import type { Application, DepositBonus, PayTo } from '@site/contracts/payment';
import { ZERO_FEN } from '@site/domain/money';
import { bonusOf, requiredOf, yuan } from '../bonus/amounts';
import { ruleOf } from '../bonus/rules';
import { isoAt } from '../core/clock';
import type { Context } from '../core/context';
import { confirmationsAt } from './crypto';
import { methodOf } from './methods';
import type { StoredApplication } from './store';

/** Times of an application in milliseconds of the virtual clock. */
export const TIMES = { decision: 20_000 } as const;

const isOpen = ({ status }: StoredApplication): boolean =>
  status === 'Created' || status === 'Processing';

function payToView(context: Context, application: StoredApplication): PayTo | null {
  const { payTo, detail } = application;
  if (payTo === null || !isOpen(application)) return null;
  const { crypto } = detail;
  return {
    ...payTo,
    pageUrl: application.status === 'Created' ? (detail.pageUrl ?? null) : null,
    crypto:
      crypto === undefined
        ? null
        : {
            network: crypto.network,
            address: crypto.address,
            coinAmount: crypto.coinAmount,
            rate: crypto.rate,
            rateLockedUntil: isoAt(crypto.rateLockedUntil),
            confirmations: confirmationsAt(
              crypto.needed,
              detail.paidAt ?? null,
              context.clock.now(),
              TIMES.decision,
            ),
            confirmationsNeeded: crypto.needed,
          },
  };
}

/** The bonus that a deposit was made with, reckoned as it is when the money comes. */
export function bonusOfDeposit({ amount, detail }: StoredApplication): DepositBonus | null {
  const rule = ruleOf(detail.bonusId ?? '');
  if (rule === null) return null;
  const principal = amount > yuan(rule.max) ? yuan(rule.max) : amount;
  const bonusAmount = bonusOf(rule, principal);
  return {
    title: rule.title,
    bonusAmount,
    turnoverRequired: requiredOf(rule, principal, bonusAmount),
    outcome: detail.bonusOutcome ?? null,
  };
}

/** The wire form. */
export function applicationView(context: Context, application: StoredApplication): Application {
  const { direction, method, detail } = application;
  return {
    applicationId: application.id,
    transactionId: application.transactionId,
    transactionType: direction,
    methodCode: method,
    methodName: methodOf(method, direction)?.name ?? method,
    amount: application.amount,
    fee: ZERO_FEN,
    status: application.status,
    nextStep: application.status === 'Created' ? 'paid' : null,
    payTo: payToView(context, application),
    paidTo: detail.paidTo ?? null,
    attachmentId: detail.attachmentId ?? null,
    bonus: bonusOfDeposit(application),
    createdAt: isoAt(application.createdAt),
    expiresAt: application.expiresAt === null ? null : isoAt(application.expiresAt),
    timeline: application.timeline.map((step) => ({ ...step, at: isoAt(step.at) })),
  };
}
