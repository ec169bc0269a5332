/** zh-CN copy used all over the site. */
export const COMMON = {
  loading: '加载中...',
  loggingIn: '登录中,请稍候...',
  retry: '重试',
  refresh: '刷新',
  back: '返回',
  close: '关闭',
  cancel: '取消',
  confirm: '确定',
  undo: '撤销',
  home: '返回首页',
  login: '登录',
  logout: '退出登录',
  offline: '网络已断开，正在等待恢复',
  unknownMoney: '结果确认中，请勿重复提交',
} as const;
