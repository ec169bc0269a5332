/**
 * Payment methods of the sandbox. Play money only: nothing here reaches a payment rail (domain
 * D11).
 */
import type { MethodDetail } from '@site/contracts/payment-methods';
import { fenOf, type Fen } from '@site/domain/money';

/** A method with everything its page states before anything is typed. */
export interface Method {
  readonly code: string;
  readonly name: string;
  readonly description: string;
  readonly kind: MethodDetail['kind'];
  readonly min: Fen;
  readonly max: Fen;
  readonly isAvailable: boolean;
  readonly unavailableReason: string;
  readonly isNew: boolean;
  readonly isRecommended: boolean;
  readonly usualMinutes: number;
  readonly expiryMinutes: number;
  readonly subMethods: readonly { readonly code: string; readonly name: string }[];
  readonly notes: readonly string[];
}

const yuan = (amount: number): Fen => fenOf(BigInt(amount) * 100n);

type Draft = Pick<Method, 'code' | 'name' | 'description' | 'kind'> &
  Partial<Omit<Method, 'min' | 'max'>> & { readonly limits: readonly [number, number] };

const method = ({ limits, ...draft }: Draft): Method => ({
  isAvailable: true,
  unavailableReason: '',
  isNew: false,
  isRecommended: false,
  usualMinutes: 1,
  expiryMinutes: 15,
  subMethods: [],
  notes: [],
  ...draft,
  min: yuan(limits[0]),
  max: yuan(limits[1]),
});

/** Ways to deposit, in the order in which members see them. */
export const METHODS: readonly Method[] = [
  method({
    code: 'LB',
    name: '本地银行转账',
    description: '转账至指定账户，自动到账',
    kind: 'bank',
    limits: [100, 50_000],
    isRecommended: true,
    subMethods: [
      { code: 'MOBILE', name: '手机银行' },
      { code: 'ONLINE', name: '网上银行' },
    ],
    notes: [
      '请使用与账户姓名一致的银行卡转账',
      '转账时须填写附言，系统凭附言自动到账',
      '请勿向过期的账户转账',
    ],
  }),
  method({
    code: 'ALI',
    name: '支付宝扫码',
    description: '扫码支付，即时到账',
    kind: 'qr',
    limits: [50, 10_000],
    isNew: true,
    notes: ['二维码15分钟内有效，请勿重复扫码'],
  }),
  method({
    code: 'WX',
    name: '微信扫码',
    description: '扫码支付',
    kind: 'qr',
    limits: [50, 5_000],
    usualMinutes: 3,
    isAvailable: false,
    unavailableReason: '渠道维护中',
  }),
  method({
    code: 'UNIONPAY',
    name: '云闪付',
    description: '银联扫码，支持各大银行',
    kind: 'qr',
    limits: [100, 20_000],
    notes: ['请使用云闪付或银行App扫码'],
  }),
  method({
    code: 'USDT-TRC20',
    name: 'USDT-TRC20',
    description: '泰达币，手续费低，确认快',
    kind: 'crypto',
    limits: [100, 200_000],
    expiryMinutes: 10,
    usualMinutes: 3,
    notes: ['汇率锁定10分钟，请按显示的数量转账', '仅支持TRC20网络，其他网络的转账无法找回'],
  }),
  method({
    code: 'USDT-ERC20',
    name: 'USDT-ERC20',
    description: '泰达币，以太坊网络',
    kind: 'crypto',
    limits: [500, 200_000],
    expiryMinutes: 10,
    usualMinutes: 5,
    notes: ['汇率锁定10分钟，请按显示的数量转账', '仅支持ERC20网络，其他网络的转账无法找回'],
  }),
  method({
    code: 'VOUCHER',
    name: '充值卡',
    description: '输入充值卡号，立即到账',
    kind: 'voucher',
    limits: [50, 5_000],
    usualMinutes: 0,
    notes: ['每张充值卡只能使用一次，金额须与卡面一致'],
  }),
  method({
    code: 'PAYBNB',
    name: '极速互转',
    description: '会员之间转账，到账快',
    kind: 'p2p',
    limits: [100, 30_000],
    usualMinutes: 2,
    notes: ['请在15分钟内完成转账并点击「我已付款」'],
  }),
];

/** Ways to withdraw. */
export const WITHDRAWAL_METHODS: readonly Method[] = [
  method({
    code: 'LB',
    name: '银行卡提款',
    description: '提款至已绑定的银行卡',
    kind: 'card',
    limits: [100, 50_000],
    isRecommended: true,
    notes: ['银行卡户名须与账户姓名一致', '提款提交后不可撤回'],
  }),
  method({
    code: 'USDT-TRC20',
    name: 'USDT-TRC20提款',
    description: '提款至已绑定的钱包地址',
    kind: 'crypto',
    limits: [200, 100_000],
    notes: ['请确认钱包地址与网络一致', '提款提交后不可撤回'],
  }),
  method({
    code: 'USDT-ERC20',
    name: 'USDT-ERC20提款',
    description: '提款至已绑定的以太坊地址',
    kind: 'crypto',
    limits: [500, 100_000],
    usualMinutes: 3,
    notes: ['请确认钱包地址与网络一致', '提款提交后不可撤回'],
  }),
];

/** Methods of a direction. */
export const methodsOf = (direction: 'Deposit' | 'Withdrawal'): readonly Method[] =>
  direction === 'Deposit' ? METHODS : WITHDRAWAL_METHODS;

/** The method of a code in a direction, or null. */
export const methodOf = (
  code: string,
  direction: 'Deposit' | 'Withdrawal' = 'Deposit',
): Method | null => methodsOf(direction).find((each) => each.code === code) ?? null;

/** Amounts offered as chips, inside the limits. */
export const suggestedFor = (each: Method): readonly Fen[] =>
  [100, 300, 500, 1_000, 3_000, 5_000]
    .map(yuan)
    .filter((amount) => amount >= each.min && amount <= each.max);

type Field = MethodDetail['fields'][number];
const AMOUNT: Field = { name: 'amount', label: '金额', kind: 'amount', isRequired: true };

const FIELDS: Readonly<Record<Method['kind'], readonly Field[]>> = {
  bank: [AMOUNT, { name: 'depositorName', label: '存款人姓名', kind: 'text', isRequired: true }],
  qr: [AMOUNT],
  crypto: [AMOUNT],
  voucher: [AMOUNT, { name: 'voucherCode', label: '充值卡号', kind: 'voucher', isRequired: true }],
  p2p: [AMOUNT, { name: 'depositorName', label: '付款人姓名', kind: 'text', isRequired: true }],
  card: [AMOUNT, { name: 'memberBankId', label: '收款账户', kind: 'bank', isRequired: true }],
};

/** Fields of a method's form; a withdrawal always names where it goes. */
export const fieldsOf = (each: Method, direction: 'Deposit' | 'Withdrawal'): Field[] => [
  ...FIELDS[direction === 'Withdrawal' ? 'card' : each.kind],
];
