/**
 * What a refused deposit leads to: its words beside the field that caused them, else above the
 * button, and the way on where there is one.
 */
import { targets } from '@site/platform';
import { DEPOSIT } from '../phrases/deposit';

const FIELD_OF: ReadonlyMap<string, string> = new Map([
  ['VAL10010', 'amount'],
  ['VAL10011', 'amount'],
  ['VAL10012', 'amount'],
  ['PAY00421', 'amount'],
  ['PAY00420', 'voucherCode'],
]);

/** The field of a code, or null. */
export const fieldOfRefusal = (code: string | null): string | null =>
  code === null ? null : (FIELD_OF.get(code) ?? null);

/** A way on from a refusal. */
export interface WayOn {
  readonly to: string;
  readonly label: string;
}

const WAY_OF: ReadonlyMap<string, WayOn> = new Map([
  // The verification is not done (§4.5), which only the plain page finds out here.
  ['PAY00423', { to: targets.toDeposit(), label: DEPOSIT.toVerify }],
  ['PAY00421', { to: '/Me/Limits', label: DEPOSIT.toLimits }],
]);

/** The way on from a code, or null. */
export const wayOnFrom = (code: string | null): WayOn | null =>
  code === null ? null : (WAY_OF.get(code) ?? null);
