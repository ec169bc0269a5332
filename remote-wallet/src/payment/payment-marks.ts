/** Ways to pay that have a sign of their own. */
export type PaymentMarkName = 'alipay' | 'wechat' | 'quickPass' | 'tether';

/** By the beginning of a method's code; a coin is the same on each of its networks. */
const MARKS: readonly (readonly [RegExp, PaymentMarkName])[] = [
  [/^ALI/i, 'alipay'],
  [/^WX/i, 'wechat'],
  [/^UNIONPAY/i, 'quickPass'],
  [/^USDT/i, 'tether'],
];

/** The sign of a method, or null where its kind says enough. */
export const markOf = (code: string): PaymentMarkName | null =>
  MARKS.find(([pattern]) => pattern.test(code))?.[1] ?? null;
