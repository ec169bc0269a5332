import { fenOf, toCnyString, type Fen } from '@site/domain/money';
import { targets } from '@site/platform';

/** The deposit with what a stake lacks typed already; bare where that is not known. */
export const depositFor = (risk: Fen, balance: Fen | null): string =>
  balance === null || risk <= balance
    ? targets.toDeposit()
    : `${targets.toDeposit()}?amount=${toCnyString(fenOf(risk - balance))}`;
