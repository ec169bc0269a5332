/** zh-CN copy of offer money under way. */
export const OFFER_MONEY = {
  offline: '当前没有网络，未提交任何操作',
  notPlaced: '没有收到您的请求，您可以再试一次',
  unknown: '结果确认中，请勿重复操作',
  checkNow: '立即查询',
  previousDone: (what: string) => `${what}：已完成`,
  previousRefused: (what: string) => `${what}：未成功`,
  previousNotPlaced: (what: string) => `${what}：没有提交成功，可重新操作`,
} as const;
