import { toCnyString, type Fen } from '@site/domain/money';
import { targets } from '@site/platform';

/**
 * The way to the deposit with what is chosen already (§4.5): the form takes it up once.
 *
 * @param bonusId the bonus to take along; null for none.
 * @param amount in fen; null, or nothing, types none.
 * @returns an in-app path.
 */
export function depositWith(bonusId: string | null, amount: Fen | null = null): string {
  const chosen = new URLSearchParams({
    ...(bonusId === null ? {} : { bonus: bonusId }),
    ...(amount === null || amount <= 0n ? {} : { amount: toCnyString(amount) }),
  }).toString();
  return chosen === '' ? targets.toDeposit() : `${targets.toDeposit()}?${chosen}`;
}
