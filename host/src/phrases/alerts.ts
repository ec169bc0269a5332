/** zh-CN copy of alerts that a page tells; only a late chunk carries it. */
export const ALERTS = {
  line: (title: string, body: string) => `${title}：${body}`,
  look: '查看',
} as const;
