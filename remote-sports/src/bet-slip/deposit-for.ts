import { fenOf, type Fen } from '@site/domain/money';
import { depositWith } from '@site/remote-kit/deposit-with';

/** The deposit with what a stake lacks typed already; bare where that is not known. */
export const depositFor = (risk: Fen, balance: Fen | null): string =>
  depositWith(null, balance === null ? null : fenOf(risk - balance));
