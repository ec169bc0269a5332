/** Amounts where pennies say nothing. */
import { formatCny, type Fen } from '@site/domain/money';

/** `10`, `50,000`, `12.50`: without decimals where there are none. */
export const shortCny = (amount: Fen): string => formatCny(amount).replace(/\.00$/, '');
