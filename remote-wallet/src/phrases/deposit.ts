/** zh-CN copy of the deposit form. */
export const DEPOSIT = {
  firstTime: '存款前请了解：提款时需要',
  methods: '选择存款方式', amount: '存款金额', range: (min: string, max: string) => `${min} - ${max}`, suggested: '常用金额',
  limits: (min: string, max: string) => `单笔 ¥${min} 至 ¥${max}`, short: (min: string, max: string) => `¥${min} - ${max}`, terms: (fee: string, time: string) => `${fee} · ${time}`,
  fee: '手续费', arrival: '预计到账', minutes: (n: number) => (n === 0 ? '即时' : `约 ${n} 分钟`), expiry: '付款时限', expiryMinutes: (n: number) => `${n} 分钟`,
  submit: '下一步', submitting: '提交中', empty: '请输入存款金额', below: (min: string) => `最低存款 ¥${min}`, above: (max: string) => `最高存款 ¥${max}`,
  choose: '请先选择存款方式', channel: '付款渠道', fieldEmpty: (label: string) => `请填写${label}`, nameHint: '请填写与付款账户一致的姓名', voucherHint: '卡号在充值卡正面，金额须与卡面一致',
  openTitle: '您有一笔未完成的存款', openAction: '继续付款', open: (amount: string) => `金额 ¥${amount}，请先完成或取消，之后才能用此方式再次存款。`,
  blockedTitle: '存款已停用', blockedHint: '您的账户设置了自我限制，暂时不能存款。需要帮助请联系客服。', uncheckedTitle: '暂时无法确认账户状态', uncheckedHint: '确认之前不能存款，请重试。',
  unavailable: '维护中', isNew: '新', recommended: '推荐', notes: '温馨提示', failed: '存款方式未能载入', noMethods: '暂无可用的存款方式', summary: (method: string, amount: string) => `存款 · ${method} · ¥${amount}`,
  toVerify: '去完成验证', toLimits: '查看我的限额', verifyFailed: '验证状态未能载入',
} as const;

export const QUOTE = {
  title: '预计支付', coins: (coins: string, coin: string) => `${coins} ${coin}`, waiting: '输入金额后显示', rate: '参考汇率', rateOf: (coin: string, rate: string) => `1 ${coin} = ¥${rate}`, left: '汇率刷新', network: '网络',
  confirmations: '到账确认', confirmationsOf: (n: number) => `${n} 次`, hint: '实际支付数量以提交后锁定的汇率为准。', failed: '汇率未能载入', retry: '重新载入',
} as const;
