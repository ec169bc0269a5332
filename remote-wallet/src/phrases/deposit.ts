/** zh-CN copy of deposits. */
export const DEPOSIT = {
  methods: '选择存款方式', amount: '存款金额', range: (min: string, max: string) => `${min} - ${max}`, suggested: '常用金额',
  limits: (min: string, max: string) => `单笔 ¥${min} 至 ¥${max}`, short: (min: string, max: string) => `¥${min} - ${max}`, fee: '手续费', arrival: '预计到账', minutes: (n: number) => `约 ${n} 分钟`, expiry: '付款时限', expiryMinutes: (n: number) => `${n} 分钟`,
  submit: '下一步', submitting: '提交中', empty: '请输入存款金额', below: (min: string) => `最低存款 ¥${min}`, above: (max: string) => `最高存款 ¥${max}`,
  choose: '请先选择存款方式', unknown: '结果确认中，请勿重复提交', unknownHint: '我们正在向服务器核对这笔存款，请保持页面打开。', checkNow: '立即查询',
  notPlaced: '这笔存款没有提交成功，您可以重新提交。', openTitle: '您有一笔未完成的存款', openAction: '继续付款', open: (amount: string) => `金额 ¥${amount}，请先完成或取消。`,
  blockedTitle: '存款已停用', blockedHint: '您的账户设置了自我限制，暂时不能存款。需要帮助请联系客服。', uncheckedTitle: '暂时无法确认账户状态', uncheckedHint: '确认之前不能存款，请重试。',
  unavailable: '维护中', isNew: '新', recommended: '推荐', name: '付款人姓名', nameHint: '请填写与付款账户一致的姓名', nameEmpty: '请填写付款人姓名', notes: '温馨提示',
  failed: '存款方式未能载入', noMethods: '暂无可用的存款方式', pendingTitle: '存款提交中', backToMe: '返回我的', summary: (method: string, amount: string) => `存款 · ${method} · ¥${amount}`,
} as const;

export const DETAILS = {
  title: '存款详情', amount: '存款金额', fee: '手续费', number: '订单号', method: '存款方式', created: '创建时间', pay: '付款信息', bank: '收款银行', holder: '收款人', account: '收款账号', branch: '开户支行',
  reference: '附言', referenceHint: '转账时请填写附言，便于快速到账', qr: '付款二维码', qrHint: '请用对应的应用扫码付款', left: '剩余付款时间', paid: '我已付款', cancel: '取消存款', cancelTitle: '取消这笔存款？', cancelHint: '如果您已经付款，请不要取消。',
  cancelYes: '确定取消', cancelNo: '暂不取消', progress: '处理进度', records: '查看交易记录', again: '再存一笔', copy: '复制', copied: '已复制', copyFailed: '复制失败，请长按选择后复制',
  missing: '没有找到这笔存款', missingHint: '请从交易记录进入，或重新发起存款。', visitor: '请先登录', visitorHint: '登录后可以查看存款进度与付款信息。', login: '登录', retryLater: '操作没有完成，请重试', failed: '存款详情未能载入', exact: '请按此金额付款，金额不符会影响到账',
} as const;
