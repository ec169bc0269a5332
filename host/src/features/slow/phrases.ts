/** zh-CN copy of a page that keeps a member waiting. */
const said = (what: string, words: string): string => (what === '' ? words : `${what}：${words}`);
export const SLOW = {
  waits: (what: string) => said(what, '加载较慢，仍在尝试…'),
  cut: (what: string) => said(what, '网络恢复后自动显示'),
} as const;
