/** Bet and vendor codes of §8: what each means and what the member can do. Copy is in phrases. */

/** Codes of §8. */
export const BET_CODES = [
  '99999', '10010', '11010', '11020', '11030', '12010', '13010', '13011', '13020', '13030', '13040', '13050', '13051', '13060',
  '13070', '13080', '13090', '13100', '13110', '13111', '13120', '13121', '13130', '13140', '13150', '13160', '14010',
] as const;
/** A bet or vendor code of §8. */
export type BetCode = (typeof BET_CODES)[number];

/** Narrows a code from outside. */
export const asBetCode = (code: string): BetCode | null => BET_CODES.find((known) => known === code) ?? null;

/** Codes that mean "another price": agree and send again with a new key (D3 NEWPRICE). */
const NEW_PRICE: ReadonlySet<string> = new Set(['13110', '13111', '14010']);
/** True when the vendor offers another price instead of a refusal. */
export const isNewPrice = (code: string): boolean => NEW_PRICE.has(code);
