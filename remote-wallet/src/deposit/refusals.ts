/** Where the words of a refused deposit belong: beside the field that caused it, else above the button. */
const FIELD_OF: ReadonlyMap<string, string> = new Map([
  ['VAL10010', 'amount'], ['VAL10011', 'amount'], ['VAL10012', 'amount'], ['PAY00421', 'amount'], ['PAY00420', 'voucherCode'],
]);

/** The field of a code, or null. */
export const fieldOfRefusal = (code: string | null): string | null => (code === null ? null : FIELD_OF.get(code) ?? null);

/** The deposit verification is not done (§4.5). */
export const NOT_VERIFIED = 'PAY00423';
