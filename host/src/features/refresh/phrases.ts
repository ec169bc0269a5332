/** zh-CN copy of refreshing a page. */
export const REFRESH = {
  pull: '下拉刷新',
  release: '松开刷新',
  busy: '正在刷新',
  done: '已刷新',
} as const;
