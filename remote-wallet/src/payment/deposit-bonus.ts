/** What the bonus of a deposit gives and asks, in words, as the deposit stands. */
import type { ApplicationStatus, DepositBonus } from '@site/contracts/payment';
import { formatCny } from '@site/domain/money';
import { DEPOSIT_BONUS } from '../phrases/status';

/** Ends of a deposit that brought no money. */
const NOTHING_CAME: ReadonlySet<ApplicationStatus> = new Set(['Rejected', 'Expired', 'Cancelled']);

/** @param status where the deposit stands, whose bonus it is. */
export function bonusText(
  { bonusAmount, turnoverRequired, outcome }: DepositBonus,
  status: ApplicationStatus,
): string {
  if (outcome === 'refused') return DEPOSIT_BONUS.refused;
  if (outcome === null && NOTHING_CAME.has(status)) return DEPOSIT_BONUS.over;
  const say = outcome === 'given' ? DEPOSIT_BONUS.given : DEPOSIT_BONUS.ahead;
  return say(formatCny(bonusAmount), formatCny(turnoverRequired));
}
