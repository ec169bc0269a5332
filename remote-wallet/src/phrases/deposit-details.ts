/** zh-CN copy of one deposit, from "pay here" to its end. */

/** The app that pays: methods are called by it and how. */
const appOf = (method: string): string => (method.endsWith('扫码') ? method.slice(0, -2) : method);

export const DETAILS = {
  amount: '存款金额',
  fee: '手续费',
  number: '订单号',
  method: '存款方式',
  created: '创建时间',
  pay: '付款信息',
  bank: '收款银行',
  holder: '收款人',
  account: '收款账号',
  branch: '开户支行',
  reference: '附言',
  must: '必填',
  referenceHint: '转账时须填写此附言，系统凭附言自动到账',
  /** An app that scans has a field of that name; a transfer of a bank has one for it. */
  referenceByCode: '付款时须在“添加备注”中填写此附言',
  qr: '付款二维码',
  qrHint: (method: string) => `用${appOf(method)}扫码，或保存后从相册识别`,
  qrSave: '保存二维码',
  qrFile: '付款二维码.png',
  qrSaved: (method: string) => `二维码已保存，请在${appOf(method)}的扫一扫中从相册选取`,
  qrFailed: '未能保存二维码，请截屏保存',
  left: '剩余付款时间',
  past: '已过付款时限',
  pastHint: '请勿再付款，正在核对；已付款的请保留凭证',
  paid: '我已付款',
  cancel: '取消存款',
  cancelTitle: '取消这笔存款？',
  cancelHint: '如果您已经付款，请不要取消。',
  cancelYes: '确定取消',
  cancelNo: '暂不取消',
  progress: '处理进度',
  toBet: '去投注',
  records: '查看交易记录',
  again: '再存一笔',
  another: '发起新的存款',
  copy: '复制',
  copied: '已复制',
  copyFailed: '复制失败，请长按选择后复制',
  missing: '没有找到这笔存款',
  missingHint: '请从交易记录进入，或重新发起存款。',
  failed: '存款详情未能载入',
  exact: '请按此金额付款，金额不符会影响到账',
  reason: '原因',
  expected: (time: string) => `预计 ${time} 前到账`,
  late: '核对时间比平时长，到账后会自动更新。',
  notArrived: '已付款但未到账？',
  toRecords: '在交易记录中提交申请',
  goDeposit: '去存款',
  resubmit: '重新提交这笔存款',
  resubmitHint: (method: string, amount: string) =>
    `按原来的方式和金额重新提交：${method} ¥${amount}`,
  resubmitSummary: (method: string, amount: string) => `重新提交存款 · ${method} · ¥${amount}`,
} as const;

export const CRYPTO_PAY = {
  exact: '转账数量',
  address: '收款地址',
  network: '网络',
  rate: '锁定汇率',
  left: '汇率锁定剩余',
  over: '汇率锁定已结束',
  confirmations: '链上确认',
  of: (n: number, m: number) => `${n}/${m}`,
  warning: (network: string) =>
    `请按以上数量转账，只能使用 ${network} 网络；其他网络的转账无法找回。`,
  qr: '收款地址二维码',
  qrHint: '用您的钱包扫码，核对地址与数量后转账',
} as const;

export const PAY_PAGE = {
  open: '打开支付页面',
  openOf: (method: string) => `打开${appOf(method)}支付页面`,
  title: '支付页面',
  frame: (method: string) => `${method}支付页面`,
  loading: '支付页面载入中',
  failedTitle: '支付页面未能打开',
  failedHint: '请重试，或在新窗口中打开；付款信息也可以在本页查看。',
  popup: '在新窗口打开',
  blocked: '浏览器拦截了新窗口，请允许后重试',
} as const;

export const RECEIPT = {
  title: '付款凭证',
  label: '上传付款凭证',
  hint: '付款截图或回单有助于加快核对',
  send: '提交凭证',
  sent: '凭证已提交',
  sentHint: '如需更换，可以再次上传。',
  another: '更换凭证',
  summary: '提交付款凭证',
} as const;
