/** Words of the demo boards: in a module of their own, so that builds without the boards carry none. */
export const DEMO = {
  title: '体验版',
  text: '赛事与赔率实时更新，仅供体验，不会产生真实注单。',
  go: '正式投注',
  logIn: '登录正式投注',
  leave: '前往正式投注',
} as const;
