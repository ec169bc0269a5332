/** zh-CN copy that belongs to the base components themselves. */
export const copy = {
  loading: '加载中...', retry: '重试', close: '关闭', back: '返回', show: '显示密码', hide: '隐藏密码', clear: '清除',
  failedTitle: '内容暂时无法显示', failedHint: '请检查网络后重试，已显示的内容会保留。',
  offline: '网络已断开，已加载的内容仍可查看', pasteRefused: '请粘贴纯数字金额，例如 100 或 100.50', decimalsRefused: '金额最多保留两位小数',
  support: (code: string) => `支持代码 ${code}`, copied: ' 已复制',
  max: '最大', backspace: '删除一位', dot: '小数点', keypad: '金额键盘', done: '完成', up: '上升', down: '下降',
  page: (index: number, count: number) => `第 ${index} 张，共 ${count} 张`, unknownTime: '--',
  countdown: (d: number, h: number, m: number, s: number) => `${d > 0 ? `${d}天` : ''}${h}时${m}分${s}秒`,
} as const;
