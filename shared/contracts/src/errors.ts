/** Codes that calls refuse with (§8); a row names its own beside its schemas. */

/** Every call may answer these: maintenance, blocked, signed in elsewhere, login needed, not found, bad input, key missing, still working, too large. */
export const COMMON_ERRORS = [
  'GEN0001', 'GEN0002', 'GEN0005', 'GEN0006', 'GEN0404', 'VAL00001', 'VAL00400', 'VAL00413', 'VAL00415', 'VAL00422', '13051',
] as const;

/** Every call of an odds vendor may answer these: old token, vendor error, maintenance, bad data, bad bet, event gone. */
export const VENDOR_ERRORS = ['10010', '11010', '11020', '12010', '13020', '13030'] as const;

/** What a placement may be refused with at every vendor. */
export const PLACE_ERRORS = [
  '13010', '13011', '13020', '13030', '13040', '13050', '13060', '13070', '13080', '13090', '13100', '13110', '13111', '13120', '13121', '13130', '13140',
  '13150', '13160',
] as const;

/** What a cash-out may be refused with at every vendor. */
export const SELL_ERRORS = ['13020', '13050', '13090', '14010'] as const;
