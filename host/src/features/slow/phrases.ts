/** zh-CN copy of a page that keeps a member waiting. */
export const SLOW = {
  waits: (what: string) => `${what === '' ? '' : `${what}：`}加载较慢，仍在尝试…`,
} as const;
