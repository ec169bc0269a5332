/** Copy of previews. */
export const PREVIEW_COPY = {
  showing: (generation: number, moment: string) =>
    `预览中 · 第 ${generation} 代 · 显示时间 ${moment}`,
  until: (moment: string) => `有效至 ${moment} · 不能进行资金操作`,
  leave: '退出预览',
  sign: '预览',
  refusedTitle: '无法打开预览',
  refused: {
    bad: '这个预览链接无效，请向发送人索取新的链接。现在显示的是线上网站。',
    expired: '这个预览链接已过期，请向发送人索取新的链接。现在显示的是线上网站。',
    unreachable: '暂时无法读取预览内容，请稍后重新打开链接。现在显示的是线上网站。',
  },
  understood: '知道了',
} as const;
