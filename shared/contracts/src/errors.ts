/** Codes that calls refuse with (§8); a row names its own beside its schemas. */

/**
 * Every call may answer these: maintenance, blocked, signed in elsewhere, login needed, asked from
 * another site, not found, out of order; bad input, broken JSON, broken request, a forbidden key in
 * the body, no idempotency key, too large, another type than JSON, a key that was sealed, one used
 * for something else; still working.
 */
export const COMMON_ERRORS = [
  'GEN0001',
  'GEN0002',
  'GEN0005',
  'GEN0006',
  'GEN0403',
  'GEN0404',
  'GEN0500',
  'VAL00001',
  'VAL00002',
  'VAL00003',
  'VAL00004',
  'VAL00400',
  'VAL00413',
  'VAL00415',
  'VAL00409',
  'VAL00422',
  '13051',
] as const;

/**
 * Every call of an odds vendor may answer these: old token, vendor error, maintenance, region, bad
 * data, bad bet, event gone.
 */
export const VENDOR_ERRORS = [
  '10010',
  '11010',
  '11020',
  '11030',
  '12010',
  '13020',
  '13030',
] as const;

/** Why a member may not take a bonus: the codes of `Bonus/v2.0/Applications/Eligible`. */
export const BONUS_ERRORS = [
  'BON_ACTIVE',
  'BON_AUDIENCE',
  'BON_BALANCE',
  'BON_ENDED',
  'BON_EXCLUDED',
  'BON_FULL',
  'BON_MAX',
  'BON_MIN',
  'BON_PERIOD',
  'BON_PHONE',
] as const;

/** What a deposit may be refused with, whichever call makes it. */
export const DEPOSIT_ERRORS = [
  'PAY00403',
  'PAY00404',
  'PAY00409',
  'PAY00421',
  'PAY00423',
  'VAL10010',
  'VAL10011',
  'VAL10012',
] as const;

/** What a placement may be refused with at every vendor. */
export const PLACE_ERRORS = [
  '13010',
  '13011',
  '13020',
  '13030',
  '13040',
  '13050',
  '13060',
  '13070',
  '13080',
  '13090',
  '13100',
  '13110',
  '13111',
  '13120',
  '13121',
  '13130',
  '13140',
  '13150',
  '13160',
] as const;

/** What a cash-out may be refused with at every vendor. */
export const SELL_ERRORS = ['13020', '13050', '13090', '14010'] as const;
