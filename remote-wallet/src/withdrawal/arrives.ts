/** What reaches the account; unknown while either part is, and never a guess (I7). */
import { fenOf, type Fen } from '@site/domain/money';

export const arrivesOf = (amount: Fen | null, fee: Fen | null): Fen | null =>
  amount === null || fee === null || fee > amount ? null : fenOf(amount - fee);
