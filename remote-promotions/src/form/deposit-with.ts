import { toCnyString, type Fen } from '@site/domain/money';
import { targets } from '@site/platform';

/** The deposit with what is chosen already: a bonus, an amount. */
export function depositWith(bonusId: string | null, amount: Fen | null = null): string {
  const chosen = new URLSearchParams({
    ...(bonusId === null ? {} : { bonus: bonusId }),
    ...(amount === null || amount <= 0n ? {} : { amount: toCnyString(amount) }),
  });
  return chosen.size === 0 ? targets.toDeposit() : `${targets.toDeposit()}?${String(chosen)}`;
}
