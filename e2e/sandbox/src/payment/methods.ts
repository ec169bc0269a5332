/** Deposit methods of the sandbox. Play money only: nothing here reaches a payment rail (domain D11). */
import { fenOf, type Fen } from '@site/domain/money';

/** A method with everything its page states before anything is typed. */
export interface Method {
  readonly code: string; readonly name: string; readonly description: string; readonly kind: 'bank' | 'qr';
  readonly min: Fen; readonly max: Fen; readonly isAvailable: boolean; readonly unavailableReason: string;
  readonly isNew: boolean; readonly isRecommended: boolean; readonly usualMinutes: number;
  readonly subMethods: readonly { readonly code: string; readonly name: string }[];
  readonly notes: readonly string[];
}

const yuan = (amount: number): Fen => fenOf(BigInt(amount) * 100n);

/** In the order in which members see them. */
export const METHODS: readonly Method[] = [
  {
    code: 'LB', name: '本地银行转账', description: '转账至指定账户,自动到账', kind: 'bank', min: yuan(100), max: yuan(50_000), isAvailable: true,
    unavailableReason: '', isNew: false, isRecommended: true, usualMinutes: 1, subMethods: [{ code: 'MOBILE', name: '手机银行' }, { code: 'ONLINE', name: '网上银行' }],
    notes: ['请使用与账户姓名一致的银行卡转账', '转账时请填写附言,以便快速到账', '请勿向过期的账户转账'],
  },
  {
    code: 'ALI', name: '支付宝扫码', description: '扫码支付,即时到账', kind: 'qr', min: yuan(50), max: yuan(10_000), isAvailable: true,
    unavailableReason: '', isNew: true, isRecommended: false, usualMinutes: 1, subMethods: [], notes: ['二维码15分钟内有效,请勿重复扫码'],
  },
  {
    code: 'WX', name: '微信扫码', description: '扫码支付', kind: 'qr', min: yuan(50), max: yuan(5_000), isAvailable: false,
    unavailableReason: '渠道维护中', isNew: false, isRecommended: false, usualMinutes: 3, subMethods: [], notes: [],
  },
];

/** The method of a code, or null. */
export const methodOf = (code: string): Method | null => METHODS.find((each) => each.code === code) ?? null;

/** Amounts offered as chips, inside the limits. */
export const suggestedFor = (method: Method): readonly Fen[] =>
  [100, 300, 500, 1_000, 3_000, 5_000].map(yuan).filter((amount) => amount >= method.min && amount <= method.max);
