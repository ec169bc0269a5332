/** How money and prices are rounded: half away from zero, once, at the last step (domain.md D2). */
import type Big from 'big.js';
import { fenOf, type Fen } from './money';

/** big.js's name of the mode. */
export const HALF_AWAY: 1 = 1;

/**
 * An exact count of fen with a fraction as whole fen.
 *
 * @param value fen, not yuan.
 */
export const roundToFen = (value: Big): Fen => fenOf(BigInt(value.round(0, HALF_AWAY).toFixed(0)));
