/** zh-CN copy of the language list. */
export const LANGUAGE = {
  title: '选择语言',
  current: '当前语言',
  opens: '进入体育首页',
  soon: '即将推出',
} as const;
