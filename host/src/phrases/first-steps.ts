/** zh-CN copy of a newcomer's steps on home. */
export const STEPS = {
  name: '新会员三步开始投注',
  steps: { phone: '验证手机', deposit: '首次存款', bet: '第一注' },
  done: '已完成',
} as const;
