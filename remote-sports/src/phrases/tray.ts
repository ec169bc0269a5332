/** zh-CN copy of the tray of bets that wait; it loads with the first of them. */
export const TRAY_WORDS = {
  waitingTitle: '待确认注单',
  waitingIn: (seconds: number) => `约 ${seconds} 秒后确认`,
  waitingStill: '仍在确认，结果会通知您',
  waitingHint: '进球、红牌或 VAR 判定可能导致注单取消，本金自动退回',
  waitingWhy: '说明',
  checking: '结果确认中，请勿重复投注',
  check: '立即查询',
  late: '仍未确认',
  support: '联系客服',
  dismiss: '知道了',
} as const;
