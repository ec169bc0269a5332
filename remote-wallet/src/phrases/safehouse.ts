/** zh-CN copy of the safehouse. */
export const SAFEHOUSE = {
  visitor: '登录后可以锁定或解锁您的保险箱。',
  locked: '保险箱已锁定',
  open: '保险箱未锁定',
  since: '变更时间',
  lockedHint: '不能提款，也不能添加收款账户。存款、投注与游戏不受影响。',
  openHint: '锁定后，任何人都不能提款或添加收款账户，解锁需要您手机上的验证码。',
  what: '锁定期间',
  rules: ['不能提款', '不能添加银行卡与钱包地址', '存款、投注与游戏照常', '余额与交易记录照常查看'],
  lock: '锁定保险箱',
  unlockTitle: '验证后解锁',
  unlockSubmit: '验证并解锁',
  lockedNow: '保险箱已锁定',
  unlockedNow: '保险箱已解锁',
  failed: '保险箱状态未能载入',
  phoneMissing: '您还没有可接收验证码的手机号码，请先验证手机号码。',
  phone: '去验证手机号码',
} as const;
