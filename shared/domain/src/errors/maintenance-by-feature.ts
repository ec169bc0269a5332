/** Which feature is under maintenance when its call answers 503 (§8, R8-4). */

/** Features with a notice of their own: those of §8, and games, whose pages close in the same way. */
export const MAINTENANCE_FEATURES = [
  'login',
  'register',
  'liveChat',
  'deposit',
  'withdrawal',
  'promotions',
  'games',
] as const;
/** A feature with a notice of its own. */
export type MaintenanceFeature = (typeof MAINTENANCE_FEATURES)[number];

/** What became of one attempt: says nothing of the feature it belongs to. */
const LOOK_UP = /\/by-ref(\/|$)/i;

/** Path of a call to its feature; the first that fits. */
const BY_PATH: readonly (readonly [RegExp, MaintenanceFeature | null])[] = [
  [LOOK_UP, null],
  [/^\/api\/Auth\/Login$/i, 'login'],
  [/^\/api\/Member\/(MemberRestricted|Register)$/i, 'register'],
  [/^\/api\/LiveChat\//i, 'liveChat'],
  // Records are read, whatever rests.
  [/^\/api\/Payment\/(TransactionHistory|Statement)$/i, null],
  [/^\/api\/Payment\/.*Withdraw/i, 'withdrawal'],
  [/^\/api\/(Payment|Transfer)(\/|$)/i, 'deposit'],
  [/^\/api\/(Bonus|Promotion|Campaign)(\/|$)/i, 'promotions'],
  [/^\/api\/Games(\/|$)/i, 'games'],
];

/**
 * Feature of a call, or null.
 *
 * @param path without the query.
 * @param transactionType `Withdrawal` turns a payment call into one.
 */
export function featureOfCall(
  path: string,
  transactionType: string | null = null,
): MaintenanceFeature | null {
  const found = BY_PATH.find(([shape]) => shape.test(path))?.[1] ?? null;
  return found === 'deposit' && transactionType === 'Withdrawal' ? 'withdrawal' : found;
}
